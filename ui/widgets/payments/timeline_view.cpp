#include "ui/widgets/payments/timeline_view.h"

#include "ui/widgets/theme/theme.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kStep = 29;
constexpr int kDot = 9;
constexpr int kWordsAt = 19;

QColor dotColour(const Colours &colours, PaymentStatus status)
{
    switch (toneOf(status)) {
    case Tone::Red: return colours.danger;
    case Tone::Grey: return colours.grey.text;
    case Tone::Green:
    case Tone::Amber:
    case Tone::Blue: return colours.accent;
    }
    Q_UNREACHABLE();
}

} // namespace

TimelineView::TimelineView(const Theme &theme, QWidget *parent) : QWidget(parent), m_theme(theme)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void TimelineView::setEntries(const QList<TimelineEntry> &entries)
{
    m_entries = entries;
    QStringList words;
    for (const TimelineEntry &entry : entries)
        words.append(entry.what + u", "_s + entry.when);
    setAccessibleName(tr("Timeline"));
    setAccessibleDescription(words.join(u"; "_s));
    updateGeometry();
    update();
}

QSize TimelineView::sizeHint() const
{
    return {240, kStep * int(m_entries.size())};
}

bool TimelineView::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const TimelineEntry entry = m_entries.value(help->y() / kStep);
        QToolTip::showText(help->globalPos(), QString(entry.what + u'\n' + entry.hint), this);
        return true;
    }
    return QWidget::event(event);
}

void TimelineView::paintEvent(QPaintEvent *)
{
    const Colours &colours = m_theme.colours();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int i = 0; i < m_entries.size(); ++i) {
        const TimelineEntry &entry = m_entries[i];
        const QRect row(0, i * kStep, width(), kStep);
        const double middle = row.top() + kStep / 2.0;
        if (i + 1 < m_entries.size())
            painter.fillRect(QRectF(kDot / 2.0 - 0.5, middle, 1, kStep), colours.control);
        painter.setPen(Qt::NoPen);
        painter.setBrush(dotColour(colours, entry.status));
        painter.drawEllipse(QRectF(0, middle - kDot / 2.0, kDot, kDot));

        painter.setFont(m_theme.font(metrics::kSmallTextSize));
        painter.setPen(colours.muted);
        painter.drawText(row, Qt::AlignVCenter | Qt::AlignRight, entry.when);
        const int taken = painter.fontMetrics().horizontalAdvance(entry.when) + 12;
        painter.setFont(m_theme.font(metrics::kTextSize));
        painter.setPen(colours.text);
        const QRect words = row.adjusted(kWordsAt, 0, -taken, 0);
        painter.drawText(
            words, Qt::AlignVCenter,
            painter.fontMetrics().elidedText(entry.what, Qt::ElideRight, words.width()));
    }
}

} // namespace tilldesk::ui
