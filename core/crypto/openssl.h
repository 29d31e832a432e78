#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <memory>
#include <openssl/bio.h>
#include <openssl/bn.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/x509.h>

/// OpenSSL's objects as owning pointers, its error queue, and its BIO. Only for the sources of
/// core/crypto and core/http.
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
using X509Ptr = OpenSslPtr<X509, X509_free>;

[[nodiscard]] inline const unsigned char *unsignedData(QByteArrayView bytes)
{
    return reinterpret_cast<const unsigned char *>(bytes.data());
}

/// @pre `bytes` outlives the result
[[nodiscard]] inline BioPtr readingBio(QByteArrayView bytes)
{
    return BioPtr(BIO_new_mem_buf(bytes.data(), int(bytes.size())));
}

/// Returns the bytes written to a BIO_s_mem().
[[nodiscard]] inline QByteArray writtenTo(const BioPtr &bio)
{
    char *data = nullptr;
    const auto size = BIO_get_mem_data(bio.get(), &data);
    return {data, qsizetype(size)};
}

/// Clears the errors that OpenSSL queues for this thread during the life of this object. A leftover
/// error would be attributed to a TLS connection that the same thread serves.
class OpenSslErrors
{
public:
    OpenSslErrors() { ERR_set_mark(); }
    ~OpenSslErrors() { ERR_pop_to_mark(); }
    OpenSslErrors(const OpenSslErrors &) = delete;
    OpenSslErrors &operator=(const OpenSslErrors &) = delete;
};

} // namespace tilldesk::crypto
