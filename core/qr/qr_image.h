#pragma once

#include "core/domain/qr_matrix.h"

#include <QByteArray>

namespace tilldesk {

/// Width and height of a QR image. @source service.md#links
enum class QrImageSize {
    S,  ///< 180 pixels
    M,  ///< 250 pixels
    L,  ///< 400 pixels
    XL, ///< 800 pixels
};

/// Colour of the dark modules; the background is white.
enum class QrColour { Black, Magenta };

/// Draws a QR code as a square PNG. Every module has the same whole number of pixels; the code is
/// centred, with a quiet zone of at least kQuietZone modules. Needs no QGuiApplication.
/// Thread-safe.
/// @param matrix  from encodeQr()
/// @return a PNG file
[[nodiscard]] QByteArray qrPng(const QrMatrix &matrix, QrImageSize size, QrColour colour);

/// Returns the same image as an SVG document.
[[nodiscard]] QByteArray qrSvg(const QrMatrix &matrix, QrImageSize size, QrColour colour);

} // namespace tilldesk
