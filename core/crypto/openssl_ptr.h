#pragma once

#include <memory>
#include <openssl/bio.h>
#include <openssl/bn.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/x509.h>

/// Owning pointers to OpenSSL's objects. Only for the sources of core/crypto and core/http.
namespace tilldesk::crypto {

template <auto Free>
struct OpenSslDeleter {
    template <typename T>
    void operator()(T *object) const
    {
        Free(object);
    }
};

template <typename T, auto Free>
using OpenSslPtr = std::unique_ptr<T, OpenSslDeleter<Free>>;

using BignumPtr = OpenSslPtr<BIGNUM, BN_free>;
using BioPtr = OpenSslPtr<BIO, BIO_free_all>;
using EcdsaSigPtr = OpenSslPtr<ECDSA_SIG, ECDSA_SIG_free>;
using EvpCipherCtxPtr = OpenSslPtr<EVP_CIPHER_CTX, EVP_CIPHER_CTX_free>;
using EvpMdCtxPtr = OpenSslPtr<EVP_MD_CTX, EVP_MD_CTX_free>;
using EvpPkeyCtxPtr = OpenSslPtr<EVP_PKEY_CTX, EVP_PKEY_CTX_free>;
using EvpPkeyPtr = OpenSslPtr<EVP_PKEY, EVP_PKEY_free>;
using X509ExtensionPtr = OpenSslPtr<X509_EXTENSION, X509_EXTENSION_free>;
using X509NamePtr = OpenSslPtr<X509_NAME, X509_NAME_free>;
using X509Ptr = OpenSslPtr<X509, X509_free>;

} // namespace tilldesk::crypto
