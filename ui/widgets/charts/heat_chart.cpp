#include "ui/widgets/charts/heat_chart.h"

#include "ui/widgets/charts/bar_chart.h"
#include "ui/widgets/theme/chart_colours.h"
#include "ui/widgets/theme/theme.h"

#include <QPainter>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr double kCellGap = 2;
constexpr double kRadius = 3;
constexpr double kLabelGap = 10;
constexpr int kSwatch = 16;
constexpr int kSwatchGap = 3;
constexpr int kTextGap = 6;

} // namespace

void HeatChart::show(const HeatMap &map)
{
    if (map == m_map)
        return;
    m_map = map;
    QList<ChartPart> parts;
    for (const HeatRow &row : map.rows)
        for (const HeatCell &cell : row.cells)
            parts << cell.part;
    setContent(map.name, parts, map.table);
}

const HeatCell &HeatChart::cell(int part) const
{
    const qsizetype columns = m_map.heads.size();
    return m_map.rows[part / columns].cells[part % columns];
}

QFont HeatChart::smallFont() const
{
    return theme().font(metrics::kPillTextSize);
}

QRectF HeatChart::gridOf(const QRectF &area) const
{
    const QFontMetricsF metrics(smallFont());
    const QFontMetricsF strong(theme().font(metrics::kPillTextSize, QFont::DemiBold));
    double label = metrics.horizontalAdvance(m_map.footLabel);
    double total = 0;
    for (const HeatRow &row : m_map.rows) {
        label = std::max(label, strong.horizontalAdvance(row.label));
        total = std::max(total, strong.horizontalAdvance(row.total));
    }
    return area.adjusted(label + kLabelGap, metrics.height() + 4, -total - kLabelGap - 2,
                         -metrics.height() - 4);
}

QRectF HeatChart::cellOf(const QRectF &grid, qsizetype row, qsizetype column) const
{
    const double width = grid.width() / double(std::max<qsizetype>(1, m_map.heads.size()));
    const double height = grid.height() / double(std::max<qsizetype>(1, m_map.rows.size()));
    return QRectF(grid.left() + double(column) * width, grid.top() + double(row) * height, width,
                  height)
        .adjusted(kCellGap / 2, kCellGap / 2, -kCellGap / 2, -kCellGap / 2);
}

QList<QRectF> HeatChart::places(const QRectF &area) const
{
    QList<QRectF> all;
    const QRectF grid = gridOf(area);
    for (qsizetype row = 0; row < m_map.rows.size(); ++row)
        for (qsizetype column = 0; column < m_map.heads.size(); ++column)
            all << cellOf(grid, row, column);
    return all;
}

int HeatChart::next(int part, int key) const
{
    const int columns = int(m_map.heads.size());
    switch (key) {
    case Qt::Key_Up: return part - columns;
    case Qt::Key_Down: return part + columns;
    default: return Chart::next(part, key);
    }
}

void HeatChart::draw(QPainter &painter, const Canvas &canvas) const
{
    if (m_map.rows.isEmpty())
        return;
    const QRectF grid = gridOf(canvas.area);
    const QFont usual = smallFont();
    const QFont strong = theme().font(metrics::kPillTextSize, QFont::DemiBold);
    painter.setFont(usual);
    const QFontMetricsF metrics(usual);
    const double line = metrics.height();
    painter.setPen(canvas.colours.muted);
    const double slot = grid.width() / double(m_map.heads.size());
    const auto fits = [&](const QString &text) {
        return metrics.horizontalAdvance(text) + 2 <= slot;
    };
    for (qsizetype column = 0; column < m_map.heads.size(); ++column) {
        const QRectF cell = cellOf(grid, 0, column);
        if (fits(m_map.heads[column]))
            painter.drawText(QRectF(cell.left(), canvas.area.top(), cell.width(), line),
                             Qt::AlignCenter, m_map.heads[column]);
        if (fits(m_map.foot.value(column)))
            painter.drawText(QRectF(cell.left(), grid.bottom() + 4, cell.width(), line),
                             Qt::AlignCenter, m_map.foot.value(column));
    }
    painter.drawText(
        QRectF(canvas.area.left(), grid.bottom() + 4, grid.left() - canvas.area.left() - 2, line),
        Qt::AlignLeft | Qt::AlignVCenter, m_map.footLabel);
    int part = 0;
    for (qsizetype row = 0; row < m_map.rows.size(); ++row) {
        const HeatRow &each = m_map.rows[row];
        const QRectF first = cellOf(grid, row, 0);
        painter.setFont(each.isStrong ? strong : usual);
        painter.setPen(each.isStrong ? canvas.colours.title : canvas.colours.muted);
        painter.drawText(QRectF(canvas.area.left(), first.top(),
                                grid.left() - canvas.area.left() - 2, first.height()),
                         Qt::AlignLeft | Qt::AlignVCenter, each.label);
        painter.setFont(strong);
        painter.setPen(canvas.colours.title);
        painter.drawText(QRectF(grid.right() + 2, first.top(),
                                canvas.area.right() - grid.right() - 4, first.height()),
                         Qt::AlignRight | Qt::AlignVCenter, each.total);
        painter.setFont(usual);
        for (qsizetype column = 0; column < each.cells.size(); ++column, ++part) {
            const HeatCell &cell = each.cells[column];
            const QRectF place = cellOf(grid, row, column);
            const ColourPair &look = canvas.colours.heat[std::size_t(std::max(0, cell.step))];
            painter.setPen(Qt::NoPen);
            painter.setBrush(cell.step < 0 ? canvas.colours.empty : look.ground);
            painter.drawRoundedRect(place, kRadius, kRadius);
            if (cell.step < 0)
                drawHatch(painter, place, canvas.colours.hatch);
            painter.setPen(look.text);
            if (!cell.figure.isEmpty() && fits(cell.figure))
                painter.drawText(place, Qt::AlignCenter, cell.figure);
            if (!canvas.isPaper && part == shown()) {
                painter.setBrush(Qt::NoBrush);
                painter.setPen(QPen(hasFocus() ? canvas.colours.focus : canvas.colours.text, 2));
                painter.drawRoundedRect(place, kRadius, kRadius);
            }
        }
    }
}

HeatScale::HeatScale(const Theme &theme, QWidget *parent) : QWidget(parent), m_theme(theme)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void HeatScale::show(const HeatMap &map, const QString &noValue)
{
    m_lowest = map.lowest;
    m_highest = map.highest;
    m_noValue = noValue;
    setAccessibleName(QStringList{m_lowest, m_highest, m_noValue}.join(u", "_s));
    updateGeometry();
    update();
}

QSize HeatScale::sizeHint() const
{
    const QFontMetrics metrics(m_theme.font(metrics::kPillTextSize));
    const int texts = metrics.horizontalAdvance(m_lowest) + metrics.horizontalAdvance(m_highest)
        + metrics.horizontalAdvance(m_noValue) + 3;
    return {texts + (kHeatSteps + 1) * (kSwatch + kSwatchGap) + 4 * kTextGap + 8,
            metrics.height() + 2};
}

void HeatScale::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(m_theme.font(metrics::kPillTextSize));
    const QFontMetrics metrics(painter.font());
    const ChartColours colours = chartColours(m_theme.colours());
    int x = 0;
    const auto say = [&](const QString &text) {
        painter.setPen(colours.muted);
        const int width = metrics.horizontalAdvance(text) + 1;
        painter.drawText(QRect(x, 0, width, height()), Qt::AlignLeft | Qt::AlignVCenter, text);
        x += width + kTextGap;
    };
    const auto swatch = [&] {
        const QRectF place(x, height() / 2.0 - 5, kSwatch, 10);
        x += kSwatch + kSwatchGap;
        return place;
    };
    say(m_lowest);
    for (int step = 0; step < kHeatSteps; ++step) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.heat[std::size_t(step)].ground);
        painter.drawRoundedRect(swatch(), 2, 2);
    }
    x += kTextGap - kSwatchGap;
    say(m_highest);
    x += kTextGap;
    drawHatch(painter, swatch(), colours.hatch);
    x += kSwatchGap;
    say(m_noValue);
}

} // namespace tilldesk::ui
