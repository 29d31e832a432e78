#include "ui/widgets/reports/report_chart.h"

#include "ui/models/common/format.h"
#include "ui/models/common/text.h"
#include "ui/models/reports/report_words.h"
#include "ui/widgets/theme/theme.h"

#include <QGraphicsLayout>
#include <QHelpEvent>
#include <QResizeEvent>
#include <QToolTip>
#include <QtCharts/QBarSeries>
#include <QtCharts/QBarSet>
#include <QtCharts/QCategoryAxis>
#include <QtCharts/QChart>
#include <QtCharts/QHorizontalBarSeries>
#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr double kFewestBars = 7; ///< minimum number of slots, so that a few bars are not too wide

/// Appends zero-width spaces, so that equal labels differ: QCategoryAxis identifies labels by their
/// text.
QString unique(const QString &label, qsizetype number)
{
    return label + QString(number, QChar(0x200B));
}

/// Returns an amount as whole euros; with cents if the axis has steps of less than one euro.
QString axisLabel(qint64 cents, qint64 step)
{
    if (step % 100 != 0)
        return money(Amount::fromCents(cents));
    return wholeNumber(cents / 100);
}

void dress(QCategoryAxis &axis, const Colours &colours, const QFont &font)
{
    axis.setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
    axis.setLabelsFont(font);
    axis.setLabelsColor(colours.muted);
    axis.setLinePenColor(colours.line);
    axis.setGridLineVisible(false);
}

/// Returns the axis below the bars, with as many labels as fit.
QCategoryAxis *barAxis(const QList<ReportRow> &rows, bool isLying, double room, const QFont &font)
{
    auto *axis = new QCategoryAxis;
    const QFontMetricsF metrics(font);
    double widest = 1;
    for (const ReportRow &row : rows)
        widest = std::max(widest, metrics.horizontalAdvance(row.tick));
    constexpr double kGap = 14;
    const double slot = room / std::max<double>(double(rows.size()), kFewestBars);
    const auto step = isLying ? 1 : qsizetype(std::ceil((widest + kGap) / slot));
    constexpr double kNameWidth = 200;
    for (qsizetype i = 0; i < rows.size(); i += step) {
        // Horizontal bars are drawn from the bottom up, so their order is reversed.
        const ReportRow &row = isLying ? rows[rows.size() - 1 - i] : rows[i];
        const QString label =
            isLying ? metrics.elidedText(row.tick, Qt::ElideRight, kNameWidth) : row.tick;
        axis->append(unique(label, i), double(i));
    }
    const double spare = std::max(0.0, kFewestBars - double(rows.size()));
    axis->setRange(isLying ? -0.5 - spare : -0.5,
                   double(rows.size()) - 0.5 + (isLying ? 0 : spare));
    return axis;
}

QCategoryAxis *moneyAxis(const QList<ReportRow> &rows)
{
    qint64 highest = 0;
    for (const ReportRow &row : rows)
        highest = std::max(highest, row.payments.sum.cents());
    const QList<qint64> steps = axisSteps(highest);
    auto *axis = new QCategoryAxis;
    for (const qint64 step : steps)
        axis->append(axisLabel(step, steps[1]), double(step));
    axis->setRange(0, double(steps.last()));
    axis->setStartValue(0);
    return axis;
}

/// Fills an empty chart with bars.
/// @param room  width for the labels below the bars, in pixels
void fill(QChart &chart, Grouping grouping, const QList<ReportRow> &rows, const Colours &colours,
          const QFont &font, double room)
{
    const bool isLying = grouping == Grouping::PointOfSale;
    QAbstractBarSeries *series = nullptr;
    if (isLying)
        series = new QHorizontalBarSeries;
    else
        series = new QBarSeries;
    auto *set = new QBarSet(ReportWords::heading(grouping));
    set->setColor(colours.accent);
    set->setBorderColor(Qt::transparent);
    QColor running = colours.accent;
    running.setAlphaF(0.4F);
    set->setSelectedColor(running);
    for (qsizetype i = 0; i < rows.size(); ++i) {
        const ReportRow &row = isLying ? rows[rows.size() - 1 - i] : rows[i];
        set->append(double(row.payments.sum.cents()));
        if (row.isNow && rows.size() > 1)
            set->selectBar(int(i));
    }
    series->append(set);
    constexpr double kBarShare = 0.7;
    series->setBarWidth(kBarShare);
    chart.addSeries(series);
    QCategoryAxis *bars = barAxis(rows, isLying, room, font);
    QCategoryAxis *sums = moneyAxis(rows);
    dress(*bars, colours, font);
    dress(*sums, colours, font);
    sums->setLineVisible(false);
    sums->setGridLineVisible(true);
    sums->setGridLineColor(colours.rowLine);
    chart.addAxis(bars, isLying ? Qt::AlignLeft : Qt::AlignBottom);
    chart.addAxis(sums, isLying ? Qt::AlignBottom : Qt::AlignLeft);
    series->attachAxis(bars);
    series->attachAxis(sums);
}

/// Removes everything from a chart except bars, axes and labels.
void clearDecoration(QChart &chart)
{
    chart.legend()->hide();
    chart.setBackgroundVisible(false);
    constexpr QMargins kHalfALabel(0, 8, 40, 0); // the last labels are centred on the edge
    chart.setMargins(kHalfALabel);
    chart.setAnimationOptions(QChart::NoAnimation);
    if (chart.layout())
        chart.layout()->setContentsMargins(0, 0, 0, 0);
}

} // namespace

QList<qint64> axisSteps(qint64 highest)
{
    constexpr qint64 kMaxSteps = 5;
    qint64 step = 1;
    for (int i = 0; step * kMaxSteps < highest; ++i)
        step = i % 3 == 1 ? step / 2 * 5 : step * 2; // the steps are 1, 2, 5, 10, 20, 50 …
    QList<qint64> steps{0};
    while (steps.last() < std::max<qint64>(highest, 1))
        steps << steps.last() + step;
    return steps;
}

ReportChart::ReportChart(const Theme &theme, QWidget *parent)
    : QChartView(new QChart, parent),
      m_theme(theme)
{
    setRenderHint(QPainter::Antialiasing);
    setFrameShape(QFrame::NoFrame);
    setBackgroundBrush(Qt::NoBrush);
    viewport()->setAutoFillBackground(false);
    setFocusPolicy(Qt::NoFocus); // keyboard users find the same values in the table
    viewport()->setFocusPolicy(Qt::NoFocus);
    clearDecoration(*chart());
    connect(&theme, &Theme::changed, this, &ReportChart::draw);
}

void ReportChart::show(Grouping grouping, const QList<ReportRow> &rows)
{
    const QList<ReportRow> shown = grouping == Grouping::PointOfSale
        ? rows.first(std::min<qsizetype>(rows.size(), kMaxPlaces))
        : rows;
    if (grouping == m_grouping && shown == m_rows)
        return;
    m_grouping = grouping;
    m_rows = shown;
    setAccessibleName(ReportWords::heading(grouping));
    QStringList words;
    for (const ReportRow &row : shown) {
        if (row.payments.count > 0)
            words << hintOf(row);
    }
    setAccessibleDescription(words.join(u"; "_s));
    draw();
}

bool ReportChart::viewportEvent(QEvent *event)
{
    // The names beside the bars may be elided.
    if (event->type() != QEvent::ToolTip || m_grouping != Grouping::PointOfSale)
        return QChartView::viewportEvent(event);
    QStringList names;
    for (const ReportRow &row : std::as_const(m_rows))
        names << row.tick;
    QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), names.join(u'\n'), this);
    return true;
}

void ReportChart::draw()
{
    chart()->removeAllSeries();
    const auto axes = chart()->axes();
    for (QAbstractAxis *axis : axes) {
        chart()->removeAxis(axis);
        delete axis;
    }
    if (m_rows.isEmpty())
        return;
    fill(*chart(), m_grouping, m_rows, m_theme.colours(), m_theme.font(metrics::kPillTextSize),
         width() - 60);
    auto *series = qobject_cast<QAbstractBarSeries *>(chart()->series().constFirst());
    connect(series->barSets().constFirst(), &QBarSet::hovered, this, &ReportChart::tellBar);
}

void ReportChart::resizeEvent(QResizeEvent *event)
{
    QChartView::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        draw(); // the number of labels that fit may have changed
}

void ReportChart::tellBar(bool isOn, int bar)
{
    const int row = m_grouping == Grouping::PointOfSale ? int(m_rows.size()) - 1 - bar : bar;
    if (!isOn || row < 0 || row >= m_rows.size())
        QToolTip::hideText();
    else
        QToolTip::showText(QCursor::pos(), hintOf(m_rows[row]), this);
}

QString ReportChart::hintOf(const ReportRow &row) const
{
    return row.label + u": "_s + money(row.payments.sum) + u" · "_s
        + Text::payments(row.payments.count);
}

QImage ReportChart::picture(const QSize &size) const
{
    constexpr int kSharp = 3; // printers have a higher resolution than screens
    QGraphicsScene scene;
    auto *paper = new QChart; // owned by `scene`
    clearDecoration(*paper);
    scene.addItem(paper);
    fill(*paper, m_grouping, m_rows, lightColours(), m_theme.font(metrics::kPillTextSize),
         size.width() - 60);
    paper->resize(size); // the layout needs the size
    paper->layout()->activate();
    QImage image(size * kSharp, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    scene.setSceneRect(QRectF(QPointF(), size));
    scene.render(&painter, QRectF(QPointF(), image.size()), QRectF(QPointF(), size));
    return image;
}

} // namespace tilldesk::ui
