#pragma once

#include "core/base/result.h"
#include "core/domain/qr_matrix.h"

#include <QString>

namespace tilldesk {

/// Longest text of a QR code here, in bytes of UTF-8. The format could hold 2331, but beyond this
/// limit the modules are too small to be scanned from every image of qr_image.h (measured with
/// ZXing).
inline constexpr int kQrMaxBytes = 1024;

/// Encodes `text` as the smallest QR code that holds it, at error correction level M (15 %).
/// Capitals and digits take less space than small letters. At most 121 modules per side.
/// Thread-safe.
///
/// Errors: `FieldInvalid`, without a field, if the text is empty, longer than kQrMaxBytes or
/// contains a NUL character; `Internal` if memory is exhausted.
[[nodiscard]] Result<QrMatrix> encodeQr(const QString &text);

} // namespace tilldesk
