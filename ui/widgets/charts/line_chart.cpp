#include "ui/widgets/charts/line_chart.h"

#include "ui/widgets/theme/chart_colours.h"
#include "ui/widgets/theme/theme.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

void LineChart::show(const LineData &data)
{
    if (data == m_data)
        return;
    m_data = data;
    setContent(data.name, data.parts, data.table);
}

QRectF LineChart::plotOf(const QRectF &area) const
{
    const QFontMetricsF metrics(theme().font(metrics::kPillTextSize));
    constexpr double kGap = 8;
    double widest = 1;
    for (const AxisMark &mark : m_data.axis)
        widest = std::max(widest, metrics.horizontalAdvance(mark.label));
    return area.adjusted(widest + kGap, metrics.height() + 4, -10, -metrics.height() - 6);
}

QPointF LineChart::at(const QRectF &plot, double tick, qint64 value) const
{
    const double steps = std::max<double>(1, double(m_data.ticks.size() - 1));
    const double top = double(std::max<qint64>(1, m_data.axis.last().at));
    return {plot.left() + plot.width() * tick / steps,
            plot.bottom() - plot.height() * std::clamp(double(value) / top, 0.0, 1.0)};
}

QList<QRectF> LineChart::places(const QRectF &area) const
{
    QList<QRectF> all;
    if (m_data.axis.size() < 2)
        return all;
    const QRectF plot = plotOf(area);
    const double slot = plot.width() / std::max<double>(1, double(m_data.ticks.size() - 1));
    for (qsizetype i = 0; i < m_data.ticks.size(); ++i) {
        const double x = plot.left() + double(i) * slot;
        all << QRectF(x - slot / 2, plot.top(), slot, plot.height());
    }
    return all;
}

void LineChart::draw(QPainter &painter, const Canvas &canvas) const
{
    if (m_data.axis.size() < 2 || m_data.ticks.isEmpty())
        return;
    const QRectF plot = plotOf(canvas.area);
    painter.setFont(theme().font(metrics::kPillTextSize));
    if (!m_data.highest.isEmpty()) {
        QPolygonF band;
        for (qsizetype i = 0; i < m_data.highest.size(); ++i)
            band << at(plot, double(i), m_data.highest[i]);
        for (qsizetype i = m_data.lowest.size() - 1; i >= 0; --i)
            band << at(plot, double(i), m_data.lowest[i]);
        painter.setPen(Qt::NoPen);
        painter.setBrush(canvas.colours.grid);
        painter.drawPolygon(band);
    }
    drawAxes(painter, canvas, plot);
    if (!m_data.mean.isEmpty()) {
        QPolygonF mean;
        for (qsizetype i = 0; i < m_data.mean.size(); ++i)
            mean << at(plot, double(i), m_data.mean[i]);
        painter.setPen(QPen(canvas.colours.muted, 2, Qt::DashLine));
        painter.drawPolyline(mean);
    }
    drawNow(painter, canvas, plot);
    const int part = shown();
    if (part >= 0 && part < m_data.ticks.size() && !canvas.isPaper) {
        const double x = at(plot, part, 0).x();
        painter.setPen(QPen(hasFocus() ? canvas.colours.focus : canvas.colours.muted, 1));
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
        painter.setBrush(canvas.colours.bar);
        painter.setPen(QPen(canvas.colours.ground, 2));
        if (part < m_data.line.size())
            painter.drawEllipse(at(plot, part, m_data.line[part]), 5, 5);
    }
}

void LineChart::drawAxes(QPainter &painter, const Canvas &canvas, const QRectF &plot) const
{
    const QFontMetricsF metrics(painter.font());
    for (const AxisMark &mark : m_data.axis) {
        const double y = std::round(at(plot, 0, mark.at).y()) + 0.5;
        painter.setPen(canvas.colours.grid);
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
        painter.setPen(canvas.colours.muted);
        painter.drawText(QRectF(canvas.area.left(), y - metrics.height() / 2,
                                plot.left() - canvas.area.left() - 8, metrics.height()),
                         Qt::AlignRight | Qt::AlignVCenter, mark.label);
    }
    constexpr double kWidth = 22;
    const double slot = plot.width() / std::max<double>(1, double(m_data.ticks.size() - 1));
    const auto step = std::max<qsizetype>(1, qsizetype(std::ceil((kWidth + 6) / slot)));
    for (qsizetype i = 0; i < m_data.ticks.size(); i += step) {
        const QRectF label(at(plot, double(i), 0).x() - kWidth / 2, plot.bottom() + 4, kWidth,
                           metrics.height());
        painter.drawText(label, Qt::AlignCenter, m_data.ticks[i]);
    }
}

void LineChart::drawNow(QPainter &painter, const Canvas &canvas, const QRectF &plot) const
{
    QPolygonF line;
    for (qsizetype i = 0; i < m_data.line.size(); ++i)
        line << at(plot, double(i), m_data.line[i]);
    const QPointF end = at(plot, m_data.now, m_data.atNow);
    line << end;
    painter.setPen(QPen(canvas.colours.line, 1));
    painter.drawLine(QPointF(end.x(), plot.top()), QPointF(end.x(), plot.bottom()));
    painter.setPen(QPen(canvas.colours.bar, 2.5));
    painter.drawPolyline(line);
    painter.setPen(Qt::NoPen);
    painter.setBrush(canvas.colours.bar);
    painter.drawEllipse(end, 4, 4);

    const QFont usual = painter.font();
    painter.setFont(theme().font(metrics::kPillTextSize, QFont::DemiBold));
    const QFontMetricsF metrics(painter.font());
    const auto say = [&](const QString &text, double top, const QColor &colour) {
        const double width = metrics.horizontalAdvance(text) + 2;
        const double left = std::clamp(end.x() - width - 8, plot.left() + 2,
                                       std::max(plot.left() + 2, canvas.area.right() - width));
        painter.setPen(colour);
        painter.drawText(QRectF(left, top, width, metrics.height()), Qt::AlignCenter, text);
    };
    // Both labels stand above the plot or beside the line, never on an axis label.
    say(m_data.figure, std::max(plot.top() + metrics.height(), end.y() - 2 * metrics.height()),
        canvas.colours.accentText);
    say(m_data.nowText, canvas.area.top(), canvas.colours.muted);
    painter.setFont(usual);
}

} // namespace tilldesk::ui
