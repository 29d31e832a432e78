#pragma once

#include "core/base/result.h"
#include "core/domain/qr_matrix.h"

#include <QString>

namespace tilldesk {

/// Longest text of a QR code here, in bytes of UTF-8. A code could hold 2331, but beyond this its
/// modules are too small to be read from every picture of qr_image.h (measured with ZXing).
inline constexpr int kQrMaxBytes = 1024;

/// Makes the QR code of `text` at error correction level M (15 %): the smallest one that holds it.
/// Capitals and digits take less room than small letters. Thread-safe; at most 121 modules a side.
///
/// Errors: `FieldInvalid`, without a field, when the text is empty, longer than kQrMaxBytes or
/// holds a zero character; `Internal` when the memory is exhausted.
[[nodiscard]] Result<QrMatrix> encodeQr(const QString &text);

} // namespace tilldesk
