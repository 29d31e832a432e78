#include "ui/widgets/settings/sticker_painter.h"

#include "ui/widgets/theme/colours.h"
#include "ui/widgets/theme/fonts.h"

#include <QFont>
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

namespace tilldesk::ui {
namespace {

/// Returns all modules as one path. Drawn separately, adjacent modules would show hairline gaps in
/// some viewers.
QPainterPath codePath(const QrMatrix &code, const QRectF &square)
{
    const double module = square.width() / (code.size + 2 * kQuietZone);
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    for (int y = 0; y < code.size; ++y) {
        for (int x = 0; x < code.size; ++x) {
            if (!code.isDark(x, y))
                continue;
            int end = x;
            while (end < code.size && code.isDark(end, y))
                ++end;
            path.addRect(square.left() + (x + kQuietZone) * module,
                         square.top() + (y + kQuietZone) * module, (end - x) * module, module);
            x = end;
        }
    }
    return path;
}

/// Draws centred lines of text on a sticker.
class Lines
{
public:
    Lines(QPainter &painter, double left, double width, bool asPaths)
        : m_painter(painter),
          m_left(left),
          m_width(width),
          m_asPaths(asPaths)
    {
    }

    /// @param size  height of the font in pixels; reduced, at most by half, if the text is too wide
    void write(const QString &words, double baseline, int size, QFont::Weight weight,
               const QColor &colour)
    {
        QFont font(kFontFamily);
        font.setWeight(weight);
        font.setPixelSize(size);
        font.setHintingPreference(QFont::PreferNoHinting);
        const double wanted = QFontMetricsF(font).horizontalAdvance(words);
        if (wanted > m_width)
            font.setPixelSize(std::max(size / 2, int(size * m_width / wanted)));
        const QFontMetricsF metrics(font);
        const QString shown = metrics.elidedText(words, Qt::ElideRight, m_width);
        const QPointF at(m_left + (m_width - metrics.horizontalAdvance(shown)) / 2, baseline);
        if (m_asPaths) {
            QPainterPath path;
            path.addText(at, font, shown);
            m_painter.fillPath(path, colour);
        } else {
            m_painter.setFont(font);
            m_painter.setPen(colour);
            m_painter.drawText(at, shown);
        }
    }

private:
    QPainter &m_painter;
    double m_left;
    double m_width;
    bool m_asPaths;
};

} // namespace

void paintSticker(QPainter &painter, const QRectF &area, const Sticker &sticker, bool asPaths)
{
    constexpr double kMargin = 60;
    const Colours colours = lightColours(); // always light: paper is white
    const bool isHigh = area.height() > area.width();
    const double side = isHigh ? area.width() - 2 * kMargin : area.height() - 2 * kMargin;
    const QRectF square(area.left() + kMargin, area.top() + (isHigh ? 270 : kMargin), side, side);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillPath(codePath(sticker.code, square), QColor::fromRgb(kQrDark));
    if (isHigh) {
        Lines lines(painter, area.left() + kMargin, side, asPaths);
        lines.write(sticker.heading, area.top() + 170, 110, QFont::Bold, colours.title);
        lines.write(sticker.note, area.top() + 235, 38, QFont::Normal, colours.muted);
        lines.write(sticker.shop, square.bottom() + 60, 66, QFont::DemiBold, colours.title);
        lines.write(sticker.place, square.bottom() + 130, 48, QFont::Normal, colours.muted);
        return;
    }
    const double left = square.right() + 10;
    Lines lines(painter, left, area.right() - kMargin / 2 - left, asPaths);
    const double middle = area.center().y();
    lines.write(sticker.heading, middle - 100, 72, QFont::Bold, colours.title);
    lines.write(sticker.note, middle - 45, 28, QFont::Normal, colours.muted);
    lines.write(sticker.shop, middle + 70, 44, QFont::DemiBold, colours.title);
    lines.write(sticker.place, middle + 125, 36, QFont::Normal, colours.muted);
}

} // namespace tilldesk::ui
