#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <optional>

namespace tilldesk::crypto {

/// @return `bytes` in base64url without padding
/// @source RFC 7515, section 2
[[nodiscard]] QByteArray toBase64Url(QByteArrayView bytes);

/// The only text that toBase64Url() could have made of some bytes is read; the empty text gives
/// empty bytes.
/// @return nothing for padding, white space or other characters, a length that no bytes have, and
/// bits behind the last byte that are not zero
[[nodiscard]] std::optional<QByteArray> fromBase64Url(QByteArrayView text);

} // namespace tilldesk::crypto
