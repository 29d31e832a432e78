#pragma once

#include "core/base/result.h"
#include "ui/models/settings/sticker.h"

#include <QPageSize>

class QPagedPaintDevice;
class QPainter;

namespace tilldesk::ui {

/// What stickers are printed on: one on a page of A6, or eight on a page of A4 with lines to cut.
enum class StickerPaper { A6, A4 };

[[nodiscard]] QPageSize pageSizeOf(StickerPaper paper);
/// Stickers on one page.
[[nodiscard]] int stickersOn(StickerPaper paper);

/// Draws all stickers on as many pages as they need. @return whether the device took them
/// @param resolution  of the device, dots an inch
[[nodiscard]] bool drawStickers(QPagedPaintDevice &device, int resolution,
                                const QList<Sticker> &stickers, StickerPaper paper);

/// Errors: `Storage`.
[[nodiscard]] Result<void> writePdf(const QString &file, const QList<Sticker> &stickers,
                                    StickerPaper paper);
/// One sticker of A6. Errors: `Storage`.
[[nodiscard]] Result<void> writeSvg(const QString &file, const Sticker &sticker);

} // namespace tilldesk::ui
