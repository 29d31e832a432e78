#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <optional>

namespace tilldesk::crypto {

/// Encodes `bytes` in base64url without padding.
/// @source RFC 7515, section 2
[[nodiscard]] QByteArray toBase64Url(QByteArrayView bytes);

/// Decodes strictly: accepts only a text that toBase64Url() can return. An empty text gives empty
/// bytes.
/// @return empty for padding, white space or other characters, an impossible length, or non-zero
/// trailing bits
[[nodiscard]] std::optional<QByteArray> fromBase64Url(QByteArrayView text);

} // namespace tilldesk::crypto
