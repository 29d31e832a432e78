#include "ui/widgets/today/hours_chart.h"

#include "ui/widgets/theme/theme.h"

#include <QHelpEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kLabels = 26;
constexpr int kTop = 8;
constexpr int kWidestBar = 36;
constexpr double kBarShare = 0.7; ///< fraction of a slot

} // namespace

HoursChart::HoursChart(const Theme &theme, QWidget *parent) : QWidget(parent), m_theme(theme)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Takings by hour"));
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void HoursChart::setHours(const QList<TodayHour> &hours)
{
    if (hours == m_hours)
        return;
    m_hours = hours;
    QStringList words;
    for (const TodayHour &hour : hours) {
        if (hour.taken.count > 0)
            words << hour.hint;
    }
    setAccessibleDescription(words.join(u"; "_s));
    update();
}

QRect HoursChart::slotOf(qsizetype hour) const
{
    const double width = double(this->width()) / double(qMax<qsizetype>(m_hours.size(), 1));
    return QRectF(double(hour) * width, 0, width, height() - kLabels).toAlignedRect();
}

void HoursChart::paintEvent(QPaintEvent *)
{
    const Colours &colours = m_theme.colours();
    qint64 highest = 1;
    for (const TodayHour &hour : std::as_const(m_hours))
        highest = std::max(highest, hour.taken.sum.cents());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(m_theme.font(metrics::kPillTextSize));
    const int bottom = height() - kLabels;
    const double room = bottom - kTop;
    // Draw every second label if there is no room for all of them.
    const int step =
        slotOf(0).width() < painter.fontMetrics().horizontalAdvance(u"00"_s) + 6 ? 2 : 1;
    for (qsizetype i = 0; i < m_hours.size(); ++i) {
        const TodayHour &hour = m_hours[i];
        const QRect place = slotOf(i);
        const double width = qMin<double>(kWidestBar, place.width() * kBarShare);
        const double share = double(hour.taken.sum.cents()) / double(highest);
        const double height = hour.taken.sum.cents() > 0 ? qMax(2.0, share * room) : 0;
        QRectF bar(0, 0, width, height);
        bar.moveCenter({place.center().x() + 0.5, 0});
        bar.moveBottom(bottom);
        QColor colour = colours.accent;
        if (hour.isNow)
            colour.setAlphaF(0.4F);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        QPainterPath path; // only the top corners are rounded
        path.addRoundedRect(bar.adjusted(0, 0, 0, 3), 3, 3);
        painter.setClipRect(QRectF(0, 0, this->width(), bottom));
        painter.drawPath(path);
        painter.setClipping(false);
        painter.setPen(colours.muted);
        if (i % step == 0)
            painter.drawText(QRect(place.left() - 8, bottom, place.width() + 16, kLabels),
                             Qt::AlignCenter, hour.label);
    }
    painter.fillRect(0, bottom, this->width(), 1, colours.line);
}

bool HoursChart::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    for (qsizetype i = 0; i < m_hours.size(); ++i) {
        if (slotOf(i).contains(help->pos())) {
            QToolTip::showText(help->globalPos(), m_hours[i].hint, this);
            return true;
        }
    }
    QToolTip::hideText();
    return true;
}

} // namespace tilldesk::ui
