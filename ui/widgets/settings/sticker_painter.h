#pragma once

#include "ui/models/settings/sticker.h"

#include <QRectF>

class QPainter;

namespace tilldesk::ui {

/// Smallest side of a code on paper, without its quiet zone.
inline constexpr double kStickerCodeMillimetres = 30;

/// Paints a sticker: a high area has its words over and under the code, a wide one beside it.
/// @param painter  one unit is a tenth of a millimetre
/// @param asPaths  letters are drawn as shapes, so that no font is needed to see them
void paintSticker(QPainter &painter, const QRectF &area, const Sticker &sticker, bool asPaths);

} // namespace tilldesk::ui
