#pragma once

#include "core/domain/qr_matrix.h"

#include <QString>

namespace tilldesk {

/// Draws a QR code for a terminal with light letters on a dark background: half blocks, two rows of
/// modules in each line, with a quiet zone of kQuietZone modules. Light modules are drawn.
/// @param matrix  from encodeQr()
/// @return lines that end with a line end
[[nodiscard]] QString qrText(const QrMatrix &matrix);

} // namespace tilldesk
