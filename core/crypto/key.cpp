#include "core/crypto/key.h"

#include "core/base/enum_texts.h"
#include "core/crypto/openssl.h"
#include "core/crypto/refused_key.h"

#include <array>
#include <openssl/core_names.h>
#include <openssl/pem.h>
#include <stdexcept>

using namespace Qt::StringLiterals;

namespace tilldesk::crypto {

namespace {

constexpr EnumTexts<Algorithm> kAlgorithmNames{
    {Algorithm::Es256, "ES256"},
    {Algorithm::Rs256, "RS256"},
};

/// OpenSSL accepts longer exponents too, but not every verifier does.
constexpr int kMaxExponentBits = 32;

bool isP256(EVP_PKEY *key)
{
    std::array<char, 64> group;
    size_t length = 0;
    return EVP_PKEY_get_group_name(key, group.data(), group.size(), &length) == 1
        && QByteArrayView(group.data(), qsizetype(length)) == SN_X9_62_prime256v1;
}

bool hasCommonExponent(EVP_PKEY *key)
{
    BIGNUM *number = nullptr;
    EVP_PKEY_get_bn_param(key, OSSL_PKEY_PARAM_RSA_E, &number);
    const BignumPtr exponent(number);
    return exponent && BN_is_odd(exponent.get()) && !BN_is_one(exponent.get())
        && BN_num_bits(exponent.get()) <= kMaxExponentBits;
}

Result<Algorithm> algorithmOf(EVP_PKEY *key)
{
    const OpenSslErrors errors;
    if (!key)
        return refuseKey(u"there is no key"_s);
    if (EVP_PKEY_is_a(key, "EC")) {
        if (!isP256(key))
            return refuseKey(u"an EC key must be on the curve P-256"_s);
        const EvpPkeyCtxPtr check(EVP_PKEY_CTX_new_from_pkey(nullptr, key, nullptr));
        if (!check || EVP_PKEY_public_check_quick(check.get()) != 1)
            return refuseKey(u"the key's point is not on its curve"_s);
        return Algorithm::Es256;
    }
    if (!EVP_PKEY_is_a(key, "RSA"))
        return refuseKey(u"the key is neither EC nor RSA"_s);
    const int bits = EVP_PKEY_get_bits(key);
    if (bits < kMinRsaBits || bits > kMaxRsaBits)
        return refuseKey(u"an RSA key must have %1 to %2 bits, not %3"_s.arg(kMinRsaBits)
                             .arg(kMaxRsaBits)
                             .arg(bits));
    if (!hasCommonExponent(key))
        return refuseKey(u"an RSA key's exponent must be odd, from 3 to 2^32"_s);
    return Algorithm::Rs256;
}

} // namespace

QLatin1StringView toText(Algorithm algorithm)
{
    return kAlgorithmNames.textOf(algorithm);
}

std::optional<Algorithm> algorithmFrom(QStringView name)
{
    return kAlgorithmNames.valueOf(name);
}

PublicKey::PublicKey(std::shared_ptr<EVP_PKEY> key, Algorithm algorithm)
    : m_key(std::move(key)),
      m_algorithm(algorithm)
{
    std::shared_ptr<EVP_MD_CTX> begun(EVP_MD_CTX_new(), EVP_MD_CTX_free);
    if (!begun || EVP_DigestVerifyInit(begun.get(), nullptr, EVP_sha256(), nullptr, handle()) != 1)
        throw std::runtime_error("a public key cannot check signatures");
    m_begun = std::move(begun);
}

Result<PublicKey> PublicKey::fromHandle(EVP_PKEY *key)
{
    const auto algorithm = algorithmOf(key);
    if (!algorithm)
        return algorithm.failure();
    EVP_PKEY_up_ref(key);
    return PublicKey(std::shared_ptr<EVP_PKEY>(key, EVP_PKEY_free), *algorithm);
}

Result<PublicKey> PublicKey::fromPem(QByteArrayView pem)
{
    const OpenSslErrors errors;
    const EvpPkeyPtr key(PEM_read_bio_PUBKEY(readingBio(pem).get(), nullptr, nullptr, nullptr));
    if (!key)
        return refuseKey(u"this is not a public key in PEM format"_s);
    return fromHandle(key.get());
}

bool operator==(const PublicKey &a, const PublicKey &b)
{
    const OpenSslErrors errors;
    return EVP_PKEY_eq(a.handle(), b.handle()) == 1;
}

} // namespace tilldesk::crypto
