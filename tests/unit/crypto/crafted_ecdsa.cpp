#include "tests/unit/crypto/crafted_ecdsa.h"

#include "core/crypto/digest.h"
#include "core/crypto/public_numbers.h"

using namespace tilldesk::crypto;

namespace tilldesk::test {

namespace {

using GroupPtr = OpenSslPtr<EC_GROUP, EC_GROUP_free>;
using PointPtr = OpenSslPtr<EC_POINT, EC_POINT_free>;
using BnCtxPtr = OpenSslPtr<BN_CTX, BN_CTX_free>;

const unsigned char *unsignedData(const QByteArray &bytes)
{
    return reinterpret_cast<const unsigned char *>(bytes.constData());
}

BignumPtr numberFrom(const QByteArray &bytes)
{
    return BignumPtr(BN_bin2bn(unsignedData(bytes), int(bytes.size()), nullptr));
}

} // namespace

BignumPtr numberFromHex(const QByteArray &hex)
{
    return numberFrom(QByteArray::fromHex(hex));
}

BignumPtr shifted(const BignumPtr &number, long difference)
{
    BignumPtr sum(BN_dup(number.get()));
    if (difference < 0)
        BN_sub_word(sum.get(), static_cast<BN_ULONG>(-difference));
    else
        BN_add_word(sum.get(), static_cast<BN_ULONG>(difference));
    return sum;
}

QByteArray bytes32(const BignumPtr &number)
{
    QByteArray bytes(32, Qt::Uninitialized);
    BN_bn2binpad(number.get(), reinterpret_cast<unsigned char *>(bytes.data()), 32);
    return bytes;
}

QByteArray withOtherS(const QByteArray &raw)
{
    const BignumPtr s = numberFrom(raw.sliced(32));
    const BignumPtr n = numberFromHex(kP256Order);
    BN_sub(s.get(), n.get(), s.get());
    return raw.first(32) + bytes32(s);
}

QByteArray derOf(const QByteArray &raw)
{
    const EcdsaSigPtr signature(ECDSA_SIG_new());
    ECDSA_SIG_set0(signature.get(), numberFrom(raw.first(32)).release(),
                   numberFrom(raw.sliced(32)).release());
    QByteArray der(i2d_ECDSA_SIG(signature.get(), nullptr), Qt::Uninitialized);
    auto *to = reinterpret_cast<unsigned char *>(der.data());
    i2d_ECDSA_SIG(signature.get(), &to);
    return der;
}

CraftedSignature craftSignature(const QByteArray &message, const BignumPtr &leastX,
                                const BignumPtr &s)
{
    const BnCtxPtr context(BN_CTX_new());
    const GroupPtr group(EC_GROUP_new_by_curve_name(NID_X9_62_prime256v1));
    const BIGNUM *const order = EC_GROUP_get0_order(group.get());

    BignumPtr x(BN_dup(leastX.get()));
    const PointPtr point(EC_POINT_new(group.get()));
    while (EC_POINT_set_compressed_coordinates(group.get(), point.get(), x.get(), 0, context.get())
           != 1)
        x = shifted(x, 1);

    const BignumPtr r(BN_new());
    BN_nnmod(r.get(), x.get(), order, context.get());
    const BignumPtr inverse(BN_mod_inverse(nullptr, r.get(), order, context.get()));
    const BignumPtr ofPoint(BN_new());
    BN_mod_mul(ofPoint.get(), s.get(), inverse.get(), order, context.get());
    const BignumPtr ofGenerator(BN_new());
    BN_mod_mul(ofGenerator.get(), numberFrom(sha256(message)).get(), inverse.get(), order,
               context.get());
    BN_sub(ofGenerator.get(), order, ofGenerator.get());
    const PointPtr key(EC_POINT_new(group.get()));
    EC_POINT_mul(group.get(), key.get(), ofGenerator.get(), point.get(), ofPoint.get(),
                 context.get());

    const BignumPtr keyX(BN_new());
    const BignumPtr keyY(BN_new());
    EC_POINT_get_affine_coordinates(group.get(), key.get(), keyX.get(), keyY.get(), context.get());
    return {publicKeyOf({Algorithm::Es256, bytes32(keyX), bytes32(keyY)}).value(),
            bytes32(r) + bytes32(s)};
}

} // namespace tilldesk::test
