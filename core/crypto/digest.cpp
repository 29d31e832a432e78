#include "core/crypto/digest.h"

#include <openssl/crypto.h>
#include <openssl/evp.h>
#include <stdexcept>

namespace tilldesk::crypto {

QByteArray sha256(QByteArrayView bytes)
{
    // Fetched once: a look-up costs as much as hashing a short text.
    static EVP_MD *const algorithm = EVP_MD_fetch(nullptr, "SHA256", nullptr);
    QByteArray digest(32, Qt::Uninitialized);
    if (EVP_Digest(bytes.data(), size_t(bytes.size()),
                   reinterpret_cast<unsigned char *>(digest.data()), nullptr, algorithm, nullptr)
        != 1)
        throw std::runtime_error("SHA-256 failed");
    return digest;
}

bool equalsConstantTime(QByteArrayView a, QByteArrayView b)
{
    return a.size() == b.size() && CRYPTO_memcmp(a.data(), b.data(), size_t(a.size())) == 0;
}

} // namespace tilldesk::crypto
