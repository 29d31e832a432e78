#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QByteArrayView>

/// AES-256-GCM for secrets at rest.
namespace tilldesk::crypto {

inline constexpr int kSealKeyBytes = 32;

/// Encrypts `plain`.
/// @param key  kSealKeyBytes random bytes; one key may seal 2^32 times
/// @param associatedData  authenticated but not stored: unseal() needs the same data
/// @return the nonce (12 random bytes), the ciphertext, and a tag of 16 bytes
[[nodiscard]] QByteArray seal(QByteArrayView plain, QByteArrayView key,
                              QByteArrayView associatedData);

/// Decrypts and authenticates. Errors: `FieldInvalid` if the key or the associated data differ from
/// those of seal(), or `sealed` was modified. The cause cannot be determined.
[[nodiscard]] Result<QByteArray> unseal(QByteArrayView sealed, QByteArrayView key,
                                        QByteArrayView associatedData);

} // namespace tilldesk::crypto
