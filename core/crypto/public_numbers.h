#pragma once

#include "core/crypto/key.h"

namespace tilldesk::crypto {

/// The two big-endian numbers of a public key. EC: x and y, 32 bytes each. RSA: the modulus n and
/// the exponent e.
struct PublicNumbers {
    Algorithm algorithm;
    QByteArray first;  ///< x or n
    QByteArray second; ///< y or e
};

/// Returns the numbers of `key`; those of RSA have no leading zero bytes.
[[nodiscard]] PublicNumbers numbersOf(const PublicKey &key);

/// Errors: `FieldInvalid` with the reason if PublicKey does not accept the key.
[[nodiscard]] Result<PublicKey> publicKeyOf(const PublicNumbers &numbers);

} // namespace tilldesk::crypto
