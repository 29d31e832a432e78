#include "core/crypto/key.h"
#include "core/crypto/openssl.h"
#include "core/crypto/refused_key.h"

#include <array>
#include <openssl/pem.h>
#include <stdexcept>

using namespace Qt::StringLiterals;

namespace tilldesk::crypto {

namespace {

/// Replaces OpenSSL's default callback, which asks for the passphrase on the terminal.
int refusePassphrase(char *, int, int, void *wasAsked)
{
    *static_cast<bool *>(wasAsked) = true;
    return -1;
}

/// Checks that private and public part match. In a key file put together from two keys they do not,
/// and its signatures fail.
bool belongsTogether(EVP_PKEY *key)
{
    constexpr std::array<unsigned char, 5> text{1, 2, 3, 4, 5};
    std::array<unsigned char, kMaxRsaBits / 8> signature;
    size_t size = signature.size();
    const EvpMdCtxPtr signing(EVP_MD_CTX_new());
    const EvpMdCtxPtr checking(EVP_MD_CTX_new());
    return EVP_DigestSignInit(signing.get(), nullptr, EVP_sha256(), nullptr, key) == 1
        && EVP_DigestSign(signing.get(), signature.data(), &size, text.data(), text.size()) == 1
        && EVP_DigestVerifyInit(checking.get(), nullptr, EVP_sha256(), nullptr, key) == 1
        && EVP_DigestVerify(checking.get(), signature.data(), size, text.data(), text.size()) == 1;
}

} // namespace

PrivateKey::PrivateKey(std::shared_ptr<EVP_PKEY> key, Algorithm algorithm)
    : m_key(std::move(key)),
      m_algorithm(algorithm)
{
    std::shared_ptr<EVP_MD_CTX> begun(EVP_MD_CTX_new(), EVP_MD_CTX_free);
    if (!begun || EVP_DigestSignInit(begun.get(), nullptr, EVP_sha256(), nullptr, handle()) != 1)
        throw std::runtime_error("a private key cannot sign");
    m_begun = std::move(begun);
}

PrivateKey PrivateKey::generate(Algorithm algorithm)
{
    std::shared_ptr<EVP_PKEY> key(algorithm == Algorithm::Es256 ? EVP_EC_gen("P-256")
                                                                : EVP_RSA_gen(kMinRsaBits),
                                  EVP_PKEY_free);
    if (!key)
        throw std::runtime_error("a key could not be generated");
    return {std::move(key), algorithm};
}

Result<PrivateKey> PrivateKey::fromPem(QByteArrayView pem)
{
    const OpenSslErrors errors;
    bool isProtected = false;
    std::shared_ptr<EVP_PKEY> key(
        PEM_read_bio_PrivateKey(readingBio(pem).get(), nullptr, refusePassphrase, &isProtected),
        EVP_PKEY_free);
    if (isProtected)
        return refuseKey(u"the key is protected by a passphrase"_s);
    if (!key)
        return refuseKey(u"this is not a private key in PEM format"_s);
    const auto publicKey = PublicKey::fromHandle(key.get());
    if (!publicKey)
        return publicKey.failure();
    if (!belongsTogether(key.get()))
        return refuseKey(u"the private and the public part belong to different keys"_s);
    return PrivateKey(std::move(key), publicKey->algorithm());
}

PublicKey PrivateKey::publicKey() const
{
    return {m_key, m_algorithm};
}

QByteArray PrivateKey::pkcs8Pem() const
{
    const BioPtr bio(BIO_new(BIO_s_mem()));
    if (!bio
        || PEM_write_bio_PKCS8PrivateKey(bio.get(), handle(), nullptr, nullptr, 0, nullptr, nullptr)
            != 1)
        throw std::runtime_error("a private key could not be written");
    return writtenTo(bio);
}

} // namespace tilldesk::crypto
