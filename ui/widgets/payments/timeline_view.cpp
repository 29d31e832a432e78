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
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
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

int TimelineView::heightForWidth(int width) const
{
    const QList<QRect> rows = rowsIn(width);
    return rows.isEmpty() ? 0 : rows.last().bottom() + 1;
}

QList<QRect> TimelineView::rowsIn(int width) const
{
    QList<QRect> rows;
    const QFontMetrics metrics(m_theme.font(metrics::kTextSize));
    int top = 0;
    for (const TimelineEntry &entry : m_entries) {
        const QRect line(0, top, width, kStep);
        const bool fits = metrics.horizontalAdvance(entry.what) <= wordsIn(line, entry).width();
        rows << QRect(0, top, width, fits ? kStep : kStep + metrics.height());
        top = rows.last().bottom() + 1;
    }
    return rows;
}

QRect TimelineView::wordsIn(const QRect &row, const TimelineEntry &entry) const
{
    constexpr int kGap = 12;
    const QFontMetrics metrics(m_theme.font(metrics::kSmallTextSize));
    return row.adjusted(kWordsAt, 0, -metrics.horizontalAdvance(entry.when) - kGap, 0);
}

bool TimelineView::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const QList<QRect> rows = rowsIn(width());
        for (qsizetype i = 0; i < rows.size(); ++i) {
            if (rows[i].contains(help->pos()))
                QToolTip::showText(help->globalPos(),
                                   QString(m_entries[i].what + u'\n' + m_entries[i].hint), this);
        }
        return true;
    }
    return QWidget::event(event);
}

void TimelineView::paintEvent(QPaintEvent *)
{
    const Colours &colours = m_theme.colours();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QList<QRect> rows = rowsIn(width());
    for (qsizetype i = 0; i < m_entries.size(); ++i) {
        const TimelineEntry &entry = m_entries[i];
        const QRect &row = rows[i];
        const double middle = row.top() + kStep / 2.0;
        if (i + 1 < m_entries.size())
            painter.fillRect(QRectF(kDot / 2.0 - 0.5, middle, 1, row.height()), colours.control);
        painter.setPen(entry.isGap ? QPen(colours.muted, 1, Qt::DotLine) : QPen(Qt::NoPen));
        painter.setBrush(entry.isGap ? colours.card : dotColour(colours, entry.status));
        painter.drawEllipse(QRectF(0.5, middle - kDot / 2.0, kDot - 1, kDot));

        painter.setFont(m_theme.font(metrics::kSmallTextSize));
        painter.setPen(colours.muted);
        painter.drawText(QRect(row.topLeft(), QSize(row.width(), kStep)),
                         Qt::AlignVCenter | Qt::AlignRight, entry.when);
        painter.setFont(m_theme.font(metrics::kTextSize));
        painter.setPen(entry.isGap ? colours.muted : colours.text);
        painter.drawText(wordsIn(row, entry), int(Qt::AlignVCenter) | Qt::TextWordWrap, entry.what);
    }
}

} // namespace tilldesk::ui
