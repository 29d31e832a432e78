#include "core/crypto/digest.h"

#include "core/crypto/openssl.h"

#include <openssl/crypto.h>
#include <stdexcept>

namespace tilldesk::crypto {
namespace {

/// Fetches the algorithm once: each fetch costs as much as hashing a short text.
const EVP_MD *algorithmOfSha256()
{
    static EVP_MD *const algorithm = EVP_MD_fetch(nullptr, "SHA256", nullptr);
    return algorithm;
}

} // namespace

QByteArray sha256(QByteArrayView bytes)
{
    QByteArray digest(32, Qt::Uninitialized);
    if (EVP_Digest(bytes.data(), size_t(bytes.size()),
                   reinterpret_cast<unsigned char *>(digest.data()), nullptr, algorithmOfSha256(),
                   nullptr)
        != 1)
        throw std::runtime_error("SHA-256 failed");
    return digest;
}

struct Sha256::Context {
    EvpMdCtxPtr digest{EVP_MD_CTX_new()};
};

Sha256::Sha256() : m_context(std::make_unique<Context>())
{
    if (!m_context->digest
        || EVP_DigestInit_ex2(m_context->digest.get(), algorithmOfSha256(), nullptr) != 1)
        throw std::runtime_error("SHA-256 failed");
}

Sha256::~Sha256() = default;

void Sha256::add(QByteArrayView bytes)
{
    if (EVP_DigestUpdate(m_context->digest.get(), bytes.data(), size_t(bytes.size())) != 1)
        throw std::runtime_error("SHA-256 failed");
}

QByteArray Sha256::result()
{
    QByteArray digest(32, Qt::Uninitialized);
    if (EVP_DigestFinal_ex(m_context->digest.get(),
                           reinterpret_cast<unsigned char *>(digest.data()), nullptr)
        != 1)
        throw std::runtime_error("SHA-256 failed");
    return digest;
}

bool equalsConstantTime(QByteArrayView a, QByteArrayView b)
{
    return a.size() == b.size() && CRYPTO_memcmp(a.data(), b.data(), size_t(a.size())) == 0;
}

} // namespace tilldesk::crypto
