#pragma once

#include <QByteArray>
#include <QByteArrayView>

namespace tilldesk::crypto {

/// @return the SHA-256 of `bytes`, 32 bytes
[[nodiscard]] QByteArray sha256(QByteArrayView bytes);

/// Compares without telling by its duration where the first difference is.
/// @return false as well when the lengths differ
[[nodiscard]] bool equalsConstantTime(QByteArrayView a, QByteArrayView b);

} // namespace tilldesk::crypto
