#include "core/crypto/public_numbers.h"

#include "core/crypto/openssl.h"

#include <openssl/core_names.h>
#include <openssl/param_build.h>
#include <stdexcept>

using namespace Qt::StringLiterals;

namespace tilldesk::crypto {

namespace {

constexpr int kCoordinateBytes = 32;

using ParamBuilderPtr = OpenSslPtr<OSSL_PARAM_BLD, OSSL_PARAM_BLD_free>;
using ParamsPtr = OpenSslPtr<OSSL_PARAM, OSSL_PARAM_free>;

/// @param size  bytes of the result; 0: as many as needed
QByteArray numberOf(const PublicKey &key, const char *name, int size)
{
    BIGNUM *number = nullptr;
    EVP_PKEY_get_bn_param(key.handle(), name, &number);
    const BignumPtr owner(number);
    if (!number)
        throw std::runtime_error("the numbers of a public key cannot be read");
    QByteArray bytes(size > 0 ? size : BN_num_bytes(number), Qt::Uninitialized);
    BN_bn2binpad(number, reinterpret_cast<unsigned char *>(bytes.data()), int(bytes.size()));
    return bytes;
}

Result<PublicKey> made(const char *type, const ParamBuilderPtr &builder)
{
    const ParamsPtr params(OSSL_PARAM_BLD_to_param(builder.get()));
    const EvpPkeyCtxPtr context(EVP_PKEY_CTX_new_from_name(nullptr, type, nullptr));
    EVP_PKEY *key = nullptr;
    if (!params || !context || EVP_PKEY_fromdata_init(context.get()) != 1
        || EVP_PKEY_fromdata(context.get(), &key, EVP_PKEY_PUBLIC_KEY, params.get()) != 1)
        return fail(ErrorCode::FieldInvalid,
                    u"the numbers are not a valid %1 key"_s.arg(QLatin1String(type)), u"key"_s);
    const EvpPkeyPtr owner(key);
    return PublicKey::fromHandle(key);
}

} // namespace

PublicNumbers numbersOf(const PublicKey &key)
{
    switch (key.algorithm()) {
    case Algorithm::Es256:
        return {Algorithm::Es256, numberOf(key, OSSL_PKEY_PARAM_EC_PUB_X, kCoordinateBytes),
                numberOf(key, OSSL_PKEY_PARAM_EC_PUB_Y, kCoordinateBytes)};
    case Algorithm::Rs256:
        return {Algorithm::Rs256, numberOf(key, OSSL_PKEY_PARAM_RSA_N, 0),
                numberOf(key, OSSL_PKEY_PARAM_RSA_E, 0)};
    }
    Q_UNREACHABLE();
}

Result<PublicKey> publicKeyOf(const PublicNumbers &numbers)
{
    const OpenSslErrors errors;
    const ParamBuilderPtr builder(OSSL_PARAM_BLD_new());
    if (numbers.algorithm == Algorithm::Es256) {
        if (numbers.first.size() != kCoordinateBytes || numbers.second.size() != kCoordinateBytes)
            return fail(ErrorCode::FieldInvalid, u"x and y must have 32 bytes each"_s, u"key"_s);
        const QByteArray point = '\x04' + numbers.first + numbers.second;
        OSSL_PARAM_BLD_push_utf8_string(builder.get(), OSSL_PKEY_PARAM_GROUP_NAME, "P-256", 0);
        OSSL_PARAM_BLD_push_octet_string(builder.get(), OSSL_PKEY_PARAM_PUB_KEY, point.constData(),
                                         size_t(point.size()));
        return made("EC", builder);
    }
    const BignumPtr n(BN_bin2bn(unsignedData(numbers.first), int(numbers.first.size()), nullptr));
    const BignumPtr e(BN_bin2bn(unsignedData(numbers.second), int(numbers.second.size()), nullptr));
    OSSL_PARAM_BLD_push_BN(builder.get(), OSSL_PKEY_PARAM_RSA_N, n.get());
    OSSL_PARAM_BLD_push_BN(builder.get(), OSSL_PKEY_PARAM_RSA_E, e.get());
    return made("RSA", builder);
}

} // namespace tilldesk::crypto
