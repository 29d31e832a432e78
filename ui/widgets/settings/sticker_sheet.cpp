#include "ui/widgets/settings/sticker_sheet.h"

#include "ui/widgets/settings/sticker_painter.h"
#include "ui/widgets/theme/colours.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>
#include <QSvgGenerator>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr double kUnitsPerInch = 254; ///< one unit is a tenth of a millimetre
constexpr QSizeF kA6(1050, 1480);
constexpr int kColumns = 2;
constexpr int kRows = 4;
constexpr QSizeF kCell(1050, 742.5); ///< an eighth of A4

void drawCutLines(QPainter &painter)
{
    painter.setPen(QPen(lightColours().control, 2, Qt::DashLine));
    const QSizeF page(kColumns * kCell.width(), kRows * kCell.height());
    painter.drawLine(QPointF(kCell.width(), 0), QPointF(kCell.width(), page.height()));
    for (int row = 1; row < kRows; ++row)
        painter.drawLine(QPointF(0, row * kCell.height()),
                         QPointF(page.width(), row * kCell.height()));
}

Result<void> store(const QString &file, const QByteArray &content)
{
    QSaveFile target(file);
    if (!target.open(QIODevice::WriteOnly) || target.write(content) != content.size()
        || !target.flush() || !target.commit())
        return fail(ErrorCode::Storage, target.errorString());
    return {};
}

} // namespace

QPageSize pageSizeOf(StickerPaper paper)
{
    const bool isSmall = paper == StickerPaper::A6;
    return {isSmall ? QPageSize::A6 : QPageSize::A4};
}

int stickersOn(StickerPaper paper)
{
    return paper == StickerPaper::A6 ? 1 : kColumns * kRows;
}

bool drawStickers(QPagedPaintDevice &device, int resolution, const QList<Sticker> &stickers,
                  StickerPaper paper)
{
    QPainter painter;
    if (!painter.begin(&device))
        return false;
    painter.scale(resolution / kUnitsPerInch, resolution / kUnitsPerInch);
    for (int i = 0; i < stickers.size(); ++i) {
        const int place = i % stickersOn(paper);
        if (i > 0 && place == 0 && !device.newPage())
            return false;
        if (paper == StickerPaper::A6) {
            paintSticker(painter, QRectF({}, kA6), stickers[i], false);
            continue;
        }
        if (place == 0)
            drawCutLines(painter);
        const int row = place / kColumns;
        const QPointF corner(place % kColumns * kCell.width(), row * kCell.height());
        paintSticker(painter, QRectF(corner, kCell), stickers[i], false);
    }
    return painter.end();
}

Result<void> writePdf(const QString &file, const QList<Sticker> &stickers, StickerPaper paper)
{
    constexpr int kResolution = 1200;
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(stickers.isEmpty() ? QString() : stickers.first().heading);
    writer.setCreator(u"Tilldesk"_s);
    writer.setResolution(kResolution);
    writer.setPageSize(pageSizeOf(paper));
    writer.setPageMargins({});
    if (!drawStickers(writer, kResolution, stickers, paper))
        return fail(ErrorCode::Storage, u"cannot be drawn"_s);
    return store(file, buffer.data());
}

Result<void> writeSvg(const QString &file, const Sticker &sticker)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setTitle(QString(sticker.heading + u" · "_s + sticker.shop));
    generator.setDescription(sticker.link);
    generator.setResolution(int(kUnitsPerInch));
    generator.setSize(kA6.toSize());
    generator.setViewBox(QRectF({}, kA6));
    QPainter painter(&generator);
    painter.fillRect(QRectF({}, kA6), QColor::fromRgb(kQrLight));
    paintSticker(painter, QRectF({}, kA6), sticker, true);
    painter.end();
    return store(file, buffer.data());
}

} // namespace tilldesk::ui
