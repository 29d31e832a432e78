#pragma once

#include "core/crypto/key.h"
#include "core/crypto/openssl.h"

/// Builds P-256 signatures that no signer would make, from chosen numbers.
namespace tilldesk::test {

/// The field prime and the group order of the curve in hex.
inline constexpr char kP256Prime[] =
    "ffffffff00000001000000000000000000000000ffffffffffffffffffffffff";
inline constexpr char kP256Order[] =
    "ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551";

[[nodiscard]] crypto::BignumPtr numberFromHex(const QByteArray &hex);

/// Returns `number` + `difference`.
[[nodiscard]] crypto::BignumPtr shifted(const crypto::BignumPtr &number, long difference);

/// Returns the number as 32 bytes, big-endian.
[[nodiscard]] QByteArray bytes32(const crypto::BignumPtr &number);

/// Returns a raw signature with s replaced by n - s.
[[nodiscard]] QByteArray withOtherS(const QByteArray &raw);

/// Returns a raw signature in DER, as other software sends it.
[[nodiscard]] QByteArray derOf(const QByteArray &raw);

struct CraftedSignature {
    crypto::PublicKey key;
    QByteArray raw;
};

/// Returns a key and a signature of `message` with the given s. r is x mod n of the first curve
/// point with x >= `leastX`. The key follows as Q = (sR - zG) / r.
[[nodiscard]] CraftedSignature craftSignature(const QByteArray &message,
                                              const crypto::BignumPtr &leastX,
                                              const crypto::BignumPtr &s);

} // namespace tilldesk::test
