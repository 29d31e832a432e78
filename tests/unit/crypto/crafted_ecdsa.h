#pragma once

#include "core/crypto/key.h"
#include "core/crypto/openssl_ptr.h"

/// Signatures on P-256 that no signer would make, from their numbers.
namespace tilldesk::test {

/// The curve's field prime and its order, in hex.
inline constexpr char kP256Prime[] =
    "ffffffff00000001000000000000000000000000ffffffffffffffffffffffff";
inline constexpr char kP256Order[] =
    "ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551";

[[nodiscard]] crypto::BignumPtr numberFromHex(const QByteArray &hex);

/// `number` + `difference`
[[nodiscard]] crypto::BignumPtr shifted(const crypto::BignumPtr &number, long difference);

/// 32 bytes, big-endian
[[nodiscard]] QByteArray bytes32(const crypto::BignumPtr &number);

/// n - s of a raw signature's s
[[nodiscard]] QByteArray withOtherS(const QByteArray &raw);

/// DER as other software sends it.
[[nodiscard]] QByteArray derOf(const QByteArray &raw);

struct CraftedSignature {
    crypto::PublicKey key;
    QByteArray raw;
};

/// Finds the key for which a signature of `message` has a chosen s, and an r that comes from the
/// first point of the curve with an x from `leastX` on: Q = (sR - zG) / r, with r = x mod n.
[[nodiscard]] CraftedSignature craftSignature(const QByteArray &message,
                                              const crypto::BignumPtr &leastX,
                                              const crypto::BignumPtr &s);

} // namespace tilldesk::test
