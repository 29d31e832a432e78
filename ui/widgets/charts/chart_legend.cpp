#include "ui/widgets/charts/chart_legend.h"

#include "ui/widgets/charts/bar_chart.h"
#include "ui/widgets/theme/chart_colours.h"
#include "ui/widgets/theme/theme.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kSign = 14;
constexpr int kSignGap = 5;
constexpr int kGap = 14;

void drawSign(QPainter &painter, const QRectF &place, ChartLegend::Sign sign,
              const ChartColours &colours)
{
    using Sign = ChartLegend::Sign;
    constexpr double kSquare = 9;
    const QRectF square(place.left(), place.center().y() - kSquare / 2, kSquare, kSquare);
    const auto fillWith = [&](const QColor &colour) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawRoundedRect(square, 2, 2);
    };
    const auto lineOf = [&](const QColor &colour, Qt::PenStyle style) {
        painter.setPen(QPen(colour, 2, style));
        painter.drawLine(QPointF(place.left(), place.center().y()),
                         QPointF(place.right(), place.center().y()));
    };
    switch (sign) {
    case Sign::Usual: fillWith(colours.bar); break;
    case Sign::Slow: fillWith(colours.slow); break;
    case Sign::Bad: fillWith(colours.bad); break;
    case Sign::Line: lineOf(colours.bar, Qt::SolidLine); break;
    case Sign::Dashes: lineOf(colours.muted, Qt::DashLine); break;
    case Sign::Band: fillWith(colours.line); break;
    case Sign::Hatch: drawHatch(painter, square, colours.hatch); break;
    }
}

} // namespace

ChartLegend::ChartLegend(const Theme &theme, const QList<Entry> &entries, QWidget *parent)
    : QWidget(parent),
      m_theme(theme)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setEntries(entries);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void ChartLegend::setEntries(const QList<Entry> &entries)
{
    m_entries = entries;
    QStringList words;
    for (const Entry &entry : entries)
        words << entry.text;
    setAccessibleName(words.join(u", "_s));
    updateGeometry();
    update();
}

QSize ChartLegend::sizeHint() const
{
    const QFontMetrics metrics(m_theme.font(metrics::kPillTextSize));
    int width = 0;
    for (const Entry &entry : m_entries)
        width += kSign + kSignGap + metrics.horizontalAdvance(entry.text) + kGap;
    return {std::max(0, width - kGap) + 2, metrics.height() + 2};
}

void ChartLegend::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(m_theme.font(metrics::kPillTextSize));
    const QFontMetrics metrics(painter.font());
    const ChartColours colours = chartColours(m_theme.colours());
    double x = 0;
    for (const Entry &entry : m_entries) {
        drawSign(painter, QRectF(x, 0, kSign, height()), entry.sign, colours);
        x += kSign + kSignGap;
        const int text = metrics.horizontalAdvance(entry.text) + 1;
        painter.setPen(colours.muted);
        painter.drawText(QRectF(x, 0, text, height()), Qt::AlignLeft | Qt::AlignVCenter,
                         entry.text);
        x += text - 1 + kGap;
    }
}

} // namespace tilldesk::ui
