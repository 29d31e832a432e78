#include "ui/widgets/frame/rail_button.h"

#include "ui/widgets/theme/theme.h"

#include <QPainter>

namespace tilldesk::ui {
namespace {

constexpr int kHeight = 33;
constexpr int kPadding = 10;
constexpr int kWordsAt = 36;
constexpr int kRadius = 6;

} // namespace

RailButton::RailButton(const Theme &theme, QString icon, const QString &text, QWidget *parent)
    : PaintedButton(theme, Qt::TabFocus, parent),
      m_icon(std::move(icon))
{
    setText(text);
    setAccessibleName(text);
    setCheckable(true);
    setAutoExclusive(false);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void RailButton::setNarrow(bool narrow)
{
    m_isNarrow = narrow;
    setToolTip(narrow ? text() : QString());
    update();
}

void RailButton::setBadge(int count)
{
    m_badge = count;
    setAccessibleDescription(count > 0 ? tr("Needs attention: %1").arg(count) : QString());
    update();
}

QSize RailButton::sizeHint() const
{
    return {metrics::kNarrowRailWidth - 2 * kPadding, kHeight};
}

void RailButton::paintEvent(QPaintEvent *)
{
    const Colours &colours = theme().colours();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (isChecked() || underMouse()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(isChecked() ? colours.accentSoft : colours.hover);
        painter.drawRoundedRect(rect(), kRadius, kRadius);
    }
    paintFocus(painter, QRectF(rect()).adjusted(1, 1, -1, -1), kRadius);
    const QColor ink = isChecked() ? colours.accentText : colours.navigation;
    const int iconAt = m_isNarrow ? (width() - metrics::kIcon) / 2 : kPadding;
    theme().drawIcon(painter,
                     {iconAt, (height() - metrics::kIcon) / 2, metrics::kIcon, metrics::kIcon},
                     m_icon, ink);
    if (!m_isNarrow) {
        painter.setPen(ink);
        painter.setFont(
            theme().font(metrics::kTextSize, isChecked() ? QFont::DemiBold : QFont::Normal));
        const QRect space = rect().adjusted(kWordsAt, 0, -kPadding, 0);
        painter.drawText(space, Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(text(), Qt::ElideRight, space.width()));
    }
    if (m_badge > 0)
        paintBadge(painter);
}

void RailButton::paintBadge(QPainter &painter) const
{
    constexpr int kBadgeHeight = 16;
    painter.setFont(theme().font(metrics::kPillTextSize, QFont::DemiBold));
    const QString number = m_badge > 99 ? QStringLiteral("99+") : QString::number(m_badge);
    const int words = painter.fontMetrics().horizontalAdvance(number) + 12;
    const int top = m_isNarrow ? 1 : (height() - kBadgeHeight) / 2;
    const QRect badge(width() - words - (m_isNarrow ? 2 : kPadding), top, words, kBadgeHeight);
    const ColourPair &red = theme().colours().red;
    painter.setPen(Qt::NoPen);
    painter.setBrush(red.ground);
    painter.drawRoundedRect(badge, kBadgeHeight / 2.0, kBadgeHeight / 2.0);
    painter.setPen(red.text);
    painter.drawText(badge, Qt::AlignCenter, number);
}

} // namespace tilldesk::ui
