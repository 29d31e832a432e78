#pragma once

#include "core/base/result.h"
#include "ui/models/settings/sticker.h"

#include <QPageSize>

class QPagedPaintDevice;
class QPainter;

namespace tilldesk::ui {

/// The paper for stickers. A6: one sticker on a page. A4: eight stickers on a page, with cutting
/// lines.
enum class StickerPaper { A6, A4 };

[[nodiscard]] QPageSize pageSizeOf(StickerPaper paper);
/// Returns the number of stickers on a page.
[[nodiscard]] int stickersOn(StickerPaper paper);

/// Draws all stickers, on as many pages as they need. Returns false if the device failed.
/// @param resolution  of the device, in dots per inch
[[nodiscard]] bool drawStickers(QPagedPaintDevice &device, int resolution,
                                const QList<Sticker> &stickers, StickerPaper paper);

/// Writes a PDF file atomically. Errors: `Storage`.
[[nodiscard]] Result<void> writePdf(const QString &file, const QList<Sticker> &stickers,
                                    StickerPaper paper);
/// Writes one A6 sticker as an SVG file, atomically. Errors: `Storage`.
[[nodiscard]] Result<void> writeSvg(const QString &file, const Sticker &sticker);

} // namespace tilldesk::ui
