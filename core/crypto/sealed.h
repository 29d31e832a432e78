#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QByteArrayView>

/// AES-256-GCM for secrets at rest.
namespace tilldesk::crypto {

inline constexpr int kSealKeyBytes = 32;

/// @param key kSealKeyBytes random bytes; one key may seal 2^32 times
/// @param associatedData is bound to the result, not kept in it: unseal() needs the same
/// @return 12 random bytes, the ciphertext, a tag of 16 bytes
[[nodiscard]] QByteArray seal(QByteArrayView plain, QByteArrayView key,
                              QByteArrayView associatedData);

/// @return FieldInvalid when `sealed` was made with another key or other associated data, or was
/// changed since; which of them cannot be told
[[nodiscard]] Result<QByteArray> unseal(QByteArrayView sealed, QByteArrayView key,
                                        QByteArrayView associatedData);

} // namespace tilldesk::crypto
