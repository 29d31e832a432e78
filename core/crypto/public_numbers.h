#pragma once

#include "core/crypto/key.h"

namespace tilldesk::crypto {

/// The two numbers that make a public key, big-endian. EC: x and y, 32 bytes each. RSA: the modulus
/// n and the exponent e.
struct PublicNumbers {
    Algorithm algorithm;
    QByteArray first;  ///< x or n
    QByteArray second; ///< y or e
};

/// @return RSA numbers without leading zero bytes
[[nodiscard]] PublicNumbers numbersOf(const PublicKey &key);

/// @return FieldInvalid with the reason when they make no key that PublicKey takes
[[nodiscard]] Result<PublicKey> publicKeyOf(const PublicNumbers &numbers);

} // namespace tilldesk::crypto
