#include "ui/widgets/print/printed_document.h"

#include "ui/widgets/theme/fonts.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>
#include <QTextDocument>
#include <QUrl>
#include <cmath>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr double kMillimetresPerInch = 25.4;
constexpr double kRollWidth = 80;
constexpr double kRollMargin = 4; ///< 80 mm printers print a width of 72 mm
constexpr double kShortestRoll = 60;
constexpr double kPageMargin = 18;
constexpr double kFootHeight = 8;
constexpr int kResolution = 600;

constexpr double kA4Text = 9.5; ///< in points
constexpr double kRollText = 8.5;
constexpr double kFootText = 8;

QString styleSheetFor(Paper paper)
{
    const QString heading = paper == Paper::A4 ? u"18pt"_s : u"13pt"_s;
    const QString padding = paper == Paper::A4 ? u"4px 6px"_s : u"1px 0"_s;
    const QString space = paper == Paper::A4 ? u"10px"_s : u"5px"_s;
    return u"h1 { font-size: %1; font-weight: 700; margin: 0 0 2px 0; }"
           "h2 { font-size: 11pt; font-weight: 600; margin: %3 0 4px 0; }"
           "p { margin: 0 0 %3 0; }"
           "p.quiet, td.quiet { color: #4a4a4a; }"
           "p.centre, h1.centre { text-align: center; }"
           "th { text-align: left; font-weight: 600; padding: %2; }"
           "table { margin-top: %3; margin-bottom: %3; }"
           "td { padding: %2; }"
           "table.rows th { border-bottom: 1px solid #000000; }"
           "table.rows td { border-bottom: 1px solid #d0d0d0; }"
           "table.rows td.total { border-bottom: none; font-weight: 700; }"
           "td.total { font-weight: 700; }"
           "td.figure, th.figure { text-align: right; white-space: nowrap; }"_s.arg(heading,
                                                                                    padding, space);
}

QFont fontOf(double points)
{
    loadFonts();
    QFont font(kFontFamily);
    font.setPointSizeF(points);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

/// Fills a text document and lays it out for a device.
void fill(QTextDocument &text, const PrintedDocument &document, QPaintDevice &device)
{
    text.documentLayout()->setPaintDevice(&device);
    text.setDocumentMargin(0);
    text.setUndoRedoEnabled(false);
    text.setDefaultFont(fontOf(document.paper == Paper::A4 ? kA4Text : kRollText));
    text.setDefaultStyleSheet(styleSheetFor(document.paper));
    for (auto picture = document.pictures.begin(); picture != document.pictures.end(); ++picture)
        text.addResource(QTextDocument::ImageResource, QUrl(QString(u"picture:"_s + picture.key())),
                         picture.value());
    text.setHtml(document.body);
}

double toDevice(double millimetres, const QPaintDevice &device)
{
    return millimetres * device.logicalDpiY() / kMillimetresPerInch;
}

/// Returns the height of a document on a receipt roll, in millimetres.
double heightOnRoll(const PrintedDocument &document)
{
    QBuffer nowhere;
    nowhere.open(QIODevice::WriteOnly);
    QPdfWriter device(&nowhere);
    device.setResolution(kResolution);
    QTextDocument text;
    fill(text, document, device);
    text.setTextWidth(toDevice(kRollWidth - 2 * kRollMargin, device));
    return text.size().height() * kMillimetresPerInch / kResolution;
}

/// Draws the foot of a page: the title at the left, the page number at the right.
void drawFoot(QPainter &painter, const QRectF &foot, const QString &title, int page, int pages)
{
    painter.save();
    const QFont font(fontOf(kFootText), painter.device());
    painter.setFont(font);
    painter.setPen(QColor::fromRgb(0x4a, 0x4a, 0x4a));
    const QString number = u"%1/%2"_s.arg(page).arg(pages);
    const QFontMetricsF metrics(font, painter.device());
    const double room = foot.width() - 2 * metrics.horizontalAdvance(number);
    painter.drawText(foot, int(Qt::AlignLeft | Qt::AlignBottom),
                     metrics.elidedText(title, Qt::ElideRight, room));
    painter.drawText(foot, int(Qt::AlignRight | Qt::AlignBottom), number);
    painter.restore();
}

} // namespace

QPageLayout pageLayoutOf(const PrintedDocument &document)
{
    if (document.paper == Paper::A4) {
        const QMarginsF margins(kPageMargin, kPageMargin, kPageMargin, kPageMargin);
        return {QPageSize(QPageSize::A4), QPageLayout::Portrait, margins, QPageLayout::Millimeter};
    }
    const double height = std::ceil(heightOnRoll(document) + 2 * kRollMargin);
    const QPageSize size(QSizeF(kRollWidth, std::max(kShortestRoll, height)), QPageSize::Millimeter,
                         u"80 mm"_s, QPageSize::ExactMatch);
    const QMarginsF margins(kRollMargin, kRollMargin, kRollMargin, kRollMargin);
    return {size, QPageLayout::Portrait, margins, QPageLayout::Millimeter};
}

bool render(const PrintedDocument &document, QPagedPaintDevice &device)
{
    QPainter painter;
    if (!painter.begin(&device))
        return false;
    const bool hasFoot = document.paper == Paper::A4;
    const QSizeF page(device.width(), device.height());
    const double foot = hasFoot ? toDevice(kFootHeight, device) : 0;
    const QSizeF room(page.width(), page.height() - foot);
    QTextDocument text;
    fill(text, document, device);
    text.setPageSize(room);
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette.setColor(QPalette::Text, Qt::black);
    const int pages = text.pageCount();
    for (int i = 0; i < pages; ++i) {
        if (i > 0 && !device.newPage())
            return false;
        painter.save();
        painter.translate(0, -i * room.height());
        const QRectF shown(QPointF(0, i * room.height()), room);
        painter.setClipRect(shown);
        context.clip = shown.adjusted(0, 1, 0, -1); // excludes lines that begin at the page's end
        text.documentLayout()->draw(&painter, context);
        painter.restore();
        if (hasFoot)
            drawFoot(painter, QRectF(QPointF(), page), document.title, i + 1, pages);
    }
    return painter.end();
}

Result<void> writePdf(const PrintedDocument &document, const QString &file)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(document.title);
    writer.setCreator(u"Tilldesk"_s);
    writer.setResolution(kResolution);
    writer.setPageLayout(pageLayoutOf(document));
    if (!render(document, writer))
        return fail(ErrorCode::FileNotWritten, u"cannot be drawn"_s);
    QSaveFile target(file);
    if (!target.open(QIODevice::WriteOnly) || target.write(buffer.data()) != buffer.size()
        || !target.commit())
        return fail(ErrorCode::FileNotWritten, target.errorString());
    return {};
}

} // namespace tilldesk::ui
