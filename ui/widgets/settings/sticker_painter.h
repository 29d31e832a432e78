#pragma once

#include "ui/models/settings/sticker.h"

#include <QRectF>

class QPainter;

namespace tilldesk::ui {

/// Minimum side of a printed QR code, without its quiet zone.
inline constexpr double kStickerCodeMillimetres = 30;

/// Paints a sticker. A tall area has the text above and below the code, a wide area beside the
/// code.
/// @param painter  its unit is a tenth of a millimetre
/// @param asPaths  draws the text as outlines, so that the viewer needs no font
void paintSticker(QPainter &painter, const QRectF &area, const Sticker &sticker, bool asPaths);

} // namespace tilldesk::ui
