#include "ui/widgets/charts/bar_chart.h"

#include "ui/widgets/theme/chart_colours.h"
#include "ui/widgets/theme/theme.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

// Minimum number of slots, so that a few bars are not too wide.
constexpr double kFewestBars = 7;
constexpr double kFewestNamedBars = 3; ///< of upright bars that have names instead of times
constexpr double kFewestLyingBars = 4;
constexpr double kBarShare = 0.7; ///< share of a slot that the bar takes
constexpr double kGap = 8;
constexpr double kTickGap = 6;
constexpr double kMaxName = 200; ///< width of the names beside lying bars
constexpr double kThinnest = 3;
constexpr double kLow = 100;  ///< height of a chart that has no room for notes
constexpr double kBeside = 4; ///< between a dashed line and a text

QColor colourOf(BarTone tone, const ChartColours &colours)
{
    switch (tone) {
    case BarTone::Usual: return colours.bar;
    case BarTone::Part: return colours.part;
    case BarTone::Slow: return colours.slow;
    case BarTone::Bad: return colours.bad;
    case BarTone::Unfinished: {
        QColor light = colours.bar;
        light.setAlphaF(0.4F);
        return light;
    }
    }
    Q_UNREACHABLE();
}

QColor figureColour(BarTone tone, const ChartColours &colours)
{
    switch (tone) {
    case BarTone::Slow: return colours.slowText;
    case BarTone::Bad: return colours.badText;
    case BarTone::Usual:
    case BarTone::Part:
    case BarTone::Unfinished: return colours.title;
    }
    Q_UNREACHABLE();
}

} // namespace

void drawHatch(QPainter &painter, const QRectF &area, const QColor &colour)
{
    constexpr double kStep = 5;
    painter.save();
    painter.setClipRect(area, Qt::IntersectClip);
    painter.setPen(QPen(colour, 1));
    for (double x = area.left() - area.height(); x < area.right(); x += kStep)
        painter.drawLine(QPointF(x, area.bottom()), QPointF(x + area.height(), area.top()));
    painter.restore();
}

void BarChart::show(const BarChartData &data)
{
    if (data == m_data)
        return;
    m_data = data;
    QList<ChartPart> parts;
    for (const ChartBar &bar : data.bars)
        parts << bar.part;
    setContent(data.name, parts, data.table);
}

BarChart::Frame BarChart::frameOf(const QRectF &area) const
{
    const QFontMetricsF metrics(theme().font(metrics::kPillTextSize));
    const double line = metrics.height();
    double widestMark = 1;
    for (const AxisMark &mark : m_data.axis)
        widestMark = std::max(widestMark, metrics.horizontalAdvance(mark.label));
    double widestTick = 1;
    double tickBefore = 0;
    double widestPair = 1; ///< distance that two neighbouring labels need
    bool hasNotes = false;
    bool hasFigures = false;
    for (const ChartBar &bar : m_data.bars) {
        const double tick = metrics.horizontalAdvance(bar.tick);
        widestTick = std::max(widestTick, tick);
        widestPair = std::max(widestPair, (tick + tickBefore) / 2);
        tickBefore = tick;
        hasNotes = hasNotes || !bar.note.isEmpty();
        hasFigures = hasFigures || !bar.figure.isEmpty();
    }
    const double fewest = m_data.isLying ? kFewestLyingBars
        : m_data.hasAllTicks             ? kFewestNamedBars
                                         : kFewestBars;
    const double bars = std::max(double(m_data.bars.size()), fewest);
    Frame frame;
    frame.hasNotes = hasNotes && area.height() >= kLow;
    if (m_data.isLying) {
        frame.plot = area.adjusted(std::min(widestTick, kMaxName) + kGap, 2, -widestMark / 2 - 4,
                                   -line - kGap);
        frame.slot = frame.plot.height() / bars;
        return frame;
    }
    const double above =
        (hasFigures ? line + 2 : line / 2) + (m_data.markers.isEmpty() ? 0 : line + 4);
    const double below = line + kGap - 2 + (frame.hasNotes ? line : 0);
    frame.plot = area.adjusted(widestMark + kGap, above, -4, -below);
    frame.slot = frame.plot.width() / bars;
    if (!m_data.hasAllTicks)
        frame.tickStep =
            std::max<qsizetype>(1, qsizetype(std::ceil((widestPair + kTickGap) / frame.slot)));
    return frame;
}

QStringList BarChart::shownTicks() const
{
    QStringList ticks;
    const Frame frame = frameOf(rect());
    for (const qsizetype bar : labelledBars(frame, rect()))
        ticks << fitted(m_data.bars[bar].tick, m_data.bars[bar].shortTick,
                        tickOf(frame, rect(), bar).width());
    return ticks;
}

QString BarChart::fitted(const QString &text, const QString &shortText, double width) const
{
    const QFontMetricsF metrics(theme().font(metrics::kPillTextSize));
    if (!m_data.hasAllTicks || metrics.horizontalAdvance(text) <= width)
        return text;
    return metrics.elidedText(shortText.isEmpty() ? text : shortText, Qt::ElideRight, width);
}

double BarChart::at(const Frame &frame, qint64 value) const
{
    const qint64 lowest = m_data.axis.first().at;
    const double span = double(m_data.axis.last().at - lowest);
    const double share = std::clamp(double(value - lowest) / span, 0.0, 1.0);
    return m_data.isLying ? frame.plot.left() + share * frame.plot.width()
                          : frame.plot.bottom() - share * frame.plot.height();
}

QRectF BarChart::slotOf(const Frame &frame, qsizetype bar) const
{
    const double begin = double(bar) * frame.slot;
    return m_data.isLying
        ? QRectF(frame.plot.left(), frame.plot.top() + begin, frame.plot.width(), frame.slot)
        : QRectF(frame.plot.left() + begin, frame.plot.top(), frame.slot, frame.plot.height());
}

QRectF BarChart::barOf(const Frame &frame, qsizetype bar) const
{
    const ChartBar &each = m_data.bars[bar];
    const QRectF slot = slotOf(frame, bar);
    const double side = frame.slot * (1 - kBarShare) / 2;
    const double from = at(frame, each.from);
    double to = at(frame, each.to);
    // A small value must stay visible.
    if (each.from != each.to && std::abs(to - from) < kThinnest)
        to = from + ((each.to > each.from) == m_data.isLying ? kThinnest : -kThinnest);
    return m_data.isLying
        ? QRectF(from, slot.top() + side, to - from, frame.slot - 2 * side)
        : QRectF(slot.left() + side, to, frame.slot - 2 * side, from - to).normalized();
}

/// Returns the place of the label at the foot of an upright bar. It may be wider than its bar if
/// the labels of the next bars are left out.
QRectF BarChart::tickOf(const Frame &frame, const QRectF &area, qsizetype bar) const
{
    const QFontMetricsF metrics(theme().font(metrics::kPillTextSize));
    const QRectF slot = slotOf(frame, bar);
    const double width = m_data.hasAllTicks ? slot.width() - 4
                                            : metrics.horizontalAdvance(m_data.bars[bar].tick) + 2;
    QRectF label(slot.center().x() - width / 2, frame.plot.bottom() + kGap - 2, width,
                 metrics.height());
    label.moveLeft(
        std::clamp(label.left(), area.left(), std::max(area.left(), area.right() - width)));
    return label;
}

/// Returns the bars whose labels have room.
QList<qsizetype> BarChart::labelledBars(const Frame &frame, const QRectF &area) const
{
    QList<qsizetype> bars;
    QList<QRectF> taken;
    const auto add = [&](qsizetype bar) {
        const QRectF label = tickOf(frame, area, bar).adjusted(-kTickGap / 2, 0, kTickGap / 2, 0);
        const bool isFree = m_data.isLying || m_data.hasAllTicks
            || std::ranges::none_of(taken,
                                    [&label](const QRectF &it) { return it.intersects(label); });
        if (isFree && !bars.contains(bar)) {
            bars << bar;
            taken << label;
        }
    };
    for (qsizetype i = 0; i < m_data.bars.size(); ++i) {
        if (m_data.bars[i].isLabelledFirst)
            add(i);
    }
    for (qsizetype i = 0; i < m_data.bars.size(); i += frame.tickStep)
        add(i);
    return bars;
}

QList<QRectF> BarChart::places(const QRectF &area) const
{
    QList<QRectF> all;
    if (m_data.axis.size() < 2)
        return all;
    const Frame frame = frameOf(area);
    for (qsizetype i = 0; i < m_data.bars.size(); ++i)
        all << slotOf(frame, i);
    return all;
}

bool BarChart::hasFigures() const
{
    const bool hasAny =
        std::ranges::any_of(m_data.bars, [](const ChartBar &bar) { return !bar.figure.isEmpty(); });
    return hasAny && m_data.markers.isEmpty(); // the words of markers stand above the bars
}

QString BarChart::fullTexts() const
{
    QStringList texts;
    if (m_data.isLying || m_data.hasAllTicks) {
        for (const ChartBar &bar : m_data.bars) {
            texts << bar.tick;
            if (!bar.note.isEmpty())
                texts << bar.note;
        }
    }
    return texts.join(u'\n');
}

void BarChart::draw(QPainter &painter, const Canvas &canvas) const
{
    if (m_data.axis.size() < 2 || m_data.bars.isEmpty())
        return;
    const Frame frame = frameOf(canvas.area);
    painter.setFont(theme().font(metrics::kPillTextSize));
    drawAxis(painter, canvas, frame);
    drawBars(painter, canvas, frame);
    drawTicks(painter, canvas, frame);
    drawLines(painter, canvas, frame);
    drawFigures(painter, canvas, frame);
}

void BarChart::drawAxis(QPainter &painter, const Canvas &canvas, const Frame &frame) const
{
    const QFontMetricsF metrics(painter.font());
    double free = frame.plot.bottom() + metrics.height(); // above the label drawn last
    for (const AxisMark &mark : m_data.axis) {
        const double place = std::round(at(frame, mark.at)) + 0.5;
        painter.setPen(&mark == &m_data.axis.first() ? canvas.colours.line : canvas.colours.grid);
        if (m_data.isLying)
            painter.drawLine(QPointF(place, frame.plot.top()), QPointF(place, frame.plot.bottom()));
        else
            painter.drawLine(QPointF(frame.plot.left(), place), QPointF(frame.plot.right(), place));
        painter.setPen(canvas.colours.muted);
        const double width = metrics.horizontalAdvance(mark.label) + 1;
        const QRectF label = m_data.isLying
            ? QRectF(place - width / 2, frame.plot.bottom() + kGap - 2, width, metrics.height())
            : QRectF(frame.plot.left() - kGap - width, place - metrics.height() / 2, width,
                     metrics.height());
        if (!m_data.isLying && label.bottom() > free)
            continue; // a low chart has room for every other label
        free = label.top();
        painter.drawText(label, Qt::AlignRight | Qt::AlignVCenter, mark.label);
    }
}

void BarChart::drawBars(QPainter &painter, const Canvas &canvas, const Frame &frame) const
{
    constexpr double kRadius = 2;
    constexpr double kRing = 3;
    for (qsizetype i = 0; i < m_data.bars.size(); ++i) {
        const ChartBar &bar = m_data.bars[i];
        if (!canvas.isPaper && (int(i) == shown() || int(i) == chosen())) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(int(i) == chosen() ? canvas.colours.chosen : canvas.colours.hover);
            painter.drawRect(slotOf(frame, i));
        }
        const QRectF box = barOf(frame, i);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colourOf(bar.tone, canvas.colours));
        if (bar.from != bar.to)
            painter.drawRoundedRect(box, kRadius, kRadius);
        if (m_data.isBroken() && !m_data.isLying
            && std::min(bar.from, bar.to) < m_data.axis.first().at)
            drawBreak(painter, canvas, box);
        const bool isHatched = bar.tone == BarTone::Slow || bar.tone == BarTone::Bad;
        if (canvas.isPaper && isHatched)
            drawHatch(painter, box, Qt::white);
        if (!canvas.isPaper && hasFocus() && int(i) == current()) {
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(canvas.colours.focus, 2));
            // Around the bar, not its slot: a figure may be wider than the slot.
            painter.drawRoundedRect(box.normalized().adjusted(-kRing, -kRing, kRing, kRing),
                                    kRadius, kRadius);
        }
        if (m_data.isLinked && i + 1 < m_data.bars.size()) {
            painter.setPen(QPen(canvas.colours.muted, 1, Qt::DashLine));
            const double y = std::round(at(frame, bar.to)) + 0.5;
            painter.drawLine(QPointF(box.right(), y), QPointF(barOf(frame, i + 1).left(), y));
        }
    }
}

/// Draws the mark that a bar is shortened, near its foot.
void BarChart::drawBreak(QPainter &painter, const Canvas &canvas, const QRectF &box) const
{
    constexpr double kAboveFoot = 12;
    constexpr double kSlant = 5;
    constexpr double kWidth = 3;
    if (box.height() < kAboveFoot + kSlant)
        return;
    painter.save();
    painter.setClipRect(box.adjusted(-1, 0, 1, 0));
    painter.setPen(QPen(canvas.colours.ground, kWidth));
    for (const double y : {box.bottom() - kAboveFoot, box.bottom() - kAboveFoot + 2 * kWidth})
        painter.drawLine(QPointF(box.left(), y + kSlant / 2), QPointF(box.right(), y - kSlant / 2));
    painter.restore();
}

void BarChart::drawTicks(QPainter &painter, const Canvas &canvas, const Frame &frame) const
{
    const QFontMetricsF metrics(painter.font());
    const double line = metrics.height();
    for (const qsizetype i : labelledBars(frame, canvas.area)) {
        const ChartBar &bar = m_data.bars[i];
        const QRectF slot = slotOf(frame, i);
        painter.setPen(bar.tone == BarTone::Bad ? canvas.colours.bad : canvas.colours.muted);
        if (m_data.isLying) {
            const QRectF label(canvas.area.left(), slot.center().y() - line / 2,
                               frame.plot.left() - kGap - canvas.area.left(), line);
            painter.drawText(label, Qt::AlignRight | Qt::AlignVCenter,
                             metrics.elidedText(bar.tick, Qt::ElideRight, label.width()));
            continue;
        }
        const QRectF label = tickOf(frame, canvas.area, i);
        if (!bar.note.isEmpty() && bar.tone != BarTone::Bad)
            painter.setPen(canvas.colours.title);
        painter.drawText(label, Qt::AlignCenter, fitted(bar.tick, bar.shortTick, label.width()));
        painter.setPen(canvas.colours.muted);
        if (frame.hasNotes)
            painter.drawText(label.translated(0, line), Qt::AlignCenter,
                             fitted(bar.note, bar.shortNote, label.width()));
    }
}

/// Draws the figures that have room; the tip and the table have all of them.
void BarChart::drawFigures(QPainter &painter, const Canvas &canvas, const Frame &frame) const
{
    painter.setFont(theme().font(metrics::kPillTextSize, QFont::DemiBold));
    const QFontMetricsF metrics(painter.font());
    QList<QRectF> taken;
    for (qsizetype i = 0; i < m_data.bars.size(); ++i) {
        const ChartBar &bar = m_data.bars[i];
        if (bar.figure.isEmpty() || m_data.isLying)
            continue;
        const double width = metrics.horizontalAdvance(bar.figure) + 2;
        const QRectF box = barOf(frame, i);
        const bool isFalling = bar.to < bar.from;
        const double top = isFalling && box.bottom() + metrics.height() < frame.plot.bottom()
            ? box.bottom() + 1
            : box.top() - metrics.height() - 1;
        QRectF label(box.center().x() - width / 2, top, width, metrics.height());
        label.moveLeft(std::clamp(label.left(), frame.plot.left(), // beside the axis' labels
                                  std::max(frame.plot.left(), canvas.area.right() - width)));
        for (const BarMarker &marker : m_data.markers) { // no dashed line through a figure
            const double x = frame.plot.left() + marker.at * frame.slot;
            if (x > label.left() - kBeside && x < label.right() + kBeside)
                label.moveLeft(x < box.center().x() ? x + kBeside : x - kBeside - width);
        }
        if (std::ranges::any_of(taken, [&label](const QRectF &it) { return it.intersects(label); }))
            continue;
        taken << label;
        const bool isOnSlot = !canvas.isPaper && (int(i) == shown() || int(i) == chosen());
        if (!isOnSlot) // no line of the grid through the figure
            painter.fillRect(label, canvas.isPaper ? QColor(Qt::white) : canvas.colours.ground);
        painter.setPen(figureColour(bar.tone, canvas.colours));
        painter.drawText(label, Qt::AlignCenter, bar.figure);
    }
}

void BarChart::drawLines(QPainter &painter, const Canvas &canvas, const Frame &frame) const
{
    painter.setPen(QPen(canvas.colours.text, 1, Qt::DashLine));
    if (m_data.mean) {
        const double y = std::round(at(frame, *m_data.mean)) + 0.5;
        painter.drawLine(QPointF(frame.plot.left(), y), QPointF(frame.plot.right(), y));
    }
    const QFont font = painter.font();
    painter.setFont(theme().font(metrics::kPillTextSize, QFont::DemiBold));
    const QList<MarkerPlace> places = markersIn(canvas.area);
    for (qsizetype i = 0; i < places.size(); ++i) {
        painter.setPen(QPen(canvas.colours.text, 1, Qt::DashLine));
        painter.drawLine(places[i].line);
        painter.setPen(canvas.colours.title);
        if (!places[i].label.isNull())
            painter.drawText(places[i].label, Qt::AlignLeft | Qt::AlignVCenter,
                             m_data.markers[i].label);
    }
    painter.setFont(font);
}

QList<BarChart::MarkerPlace> BarChart::markerPlaces() const
{
    return m_data.axis.size() < 2 ? QList<MarkerPlace>() : markersIn(rect());
}

/// Places the labels beside each other, above the bars. A line ends below a label in its way.
QList<BarChart::MarkerPlace> BarChart::markersIn(const QRectF &area) const
{
    const Frame frame = frameOf(area);
    const QFontMetricsF metrics(theme().font(metrics::kPillTextSize, QFont::DemiBold));
    QList<MarkerPlace> places;
    double reached = area.left();
    for (const BarMarker &marker : m_data.markers) {
        const double x = frame.plot.left() + marker.at * frame.slot;
        const double width = metrics.horizontalAdvance(marker.label) + 2;
        const QRectF label(std::max(x + kBeside + 1, reached), area.top(), width, metrics.height());
        reached = label.right() + 2 * kBeside;
        places << MarkerPlace{{x, area.top(), x, frame.plot.bottom()}, label};
    }
    double free = area.right(); // a label near the right edge moves the labels before it
    for (auto place = places.rbegin(); place != places.rend(); ++place) {
        place->label.moveRight(std::min(place->label.right(), free));
        free = place->label.left() - 2 * kBeside;
        if (place->label.left() < area.left())
            place->label = {}; // the tips of the bars and the table have the figures
    }
    for (MarkerPlace &place : places) {
        const double x = place.line.x1();
        for (const MarkerPlace &other : std::as_const(places)) {
            if (!other.label.isNull() && x > other.label.left() - kBeside
                && x < other.label.right() + kBeside)
                place.line.setP1({x, other.label.bottom() + 2});
        }
    }
    return places;
}

} // namespace tilldesk::ui
