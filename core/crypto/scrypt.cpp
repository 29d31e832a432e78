#include "core/crypto/scrypt.h"

#include "core/crypto/openssl.h"

#include <array>
#include <openssl/core_names.h>
#include <openssl/kdf.h>
#include <openssl/params.h>
#include <stdexcept>

using namespace Qt::StringLiterals;

namespace tilldesk::crypto {
namespace {

using EvpKdfPtr = OpenSslPtr<EVP_KDF, EVP_KDF_free>;
using EvpKdfCtxPtr = OpenSslPtr<EVP_KDF_CTX, EVP_KDF_CTX_free>;

bool isIn(int value, int min, int max)
{
    return value >= min && value <= max;
}

/// OpenSSL's parameters are not const, but it only reads the bytes.
OSSL_PARAM octets(const char *name, QByteArray &bytes)
{
    return OSSL_PARAM_construct_octet_string(name, bytes.data(), std::size_t(bytes.size()));
}

} // namespace

Result<QByteArray> scrypt(QByteArrayView secret, QByteArrayView salt, const ScryptCost &cost,
                          int bytes)
{
    if (!isIn(cost.logN, 10, 20) || !isIn(cost.r, 1, 16) || !isIn(cost.p, 1, 4))
        return fail(ErrorCode::FieldInvalid,
                    u"the cost of scrypt must be logN 10 to 20, r 1 to 16, p 1 to 4"_s,
                    u"scrypt"_s);
    QByteArray secretBytes = secret.toByteArray();
    QByteArray saltBytes = salt.toByteArray();
    uint64_t n = uint64_t(1) << cost.logN;
    auto r = quint32(cost.r);
    auto p = quint32(cost.p);
    // OpenSSL's default limit is 32 MiB. scrypt needs 128·r·(N + p + 2) bytes.
    uint64_t memory = 128 * uint64_t(r) * (n + p + 2) + 1024;
    const std::array params{octets(OSSL_KDF_PARAM_PASSWORD, secretBytes),
                            octets(OSSL_KDF_PARAM_SALT, saltBytes),
                            OSSL_PARAM_construct_uint64(OSSL_KDF_PARAM_SCRYPT_N, &n),
                            OSSL_PARAM_construct_uint32(OSSL_KDF_PARAM_SCRYPT_R, &r),
                            OSSL_PARAM_construct_uint32(OSSL_KDF_PARAM_SCRYPT_P, &p),
                            OSSL_PARAM_construct_uint64(OSSL_KDF_PARAM_SCRYPT_MAXMEM, &memory),
                            OSSL_PARAM_construct_end()};
    const EvpKdfPtr algorithm(EVP_KDF_fetch(nullptr, "SCRYPT", nullptr));
    const EvpKdfCtxPtr context(algorithm ? EVP_KDF_CTX_new(algorithm.get()) : nullptr);
    QByteArray derived(bytes, Qt::Uninitialized);
    const bool isDone = context
        && EVP_KDF_derive(context.get(), reinterpret_cast<unsigned char *>(derived.data()),
                          std::size_t(bytes), params.data())
            == 1;
    OPENSSL_cleanse(secretBytes.data(), std::size_t(secretBytes.size()));
    if (!isDone)
        throw std::runtime_error("scrypt failed");
    return derived;
}

} // namespace tilldesk::crypto
