#pragma once

#include <QByteArray>
#include <QByteArrayView>

namespace tilldesk::crypto {

/// Returns the SHA-256 of `bytes`, 32 bytes.
[[nodiscard]] QByteArray sha256(QByteArrayView bytes);

/// Compares in constant time: the duration does not reveal the first difference. Returns false if
/// the lengths differ.
[[nodiscard]] bool equalsConstantTime(QByteArrayView a, QByteArrayView b);

} // namespace tilldesk::crypto
