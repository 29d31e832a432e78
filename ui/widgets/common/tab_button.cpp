#include "ui/widgets/common/tab_button.h"

#include "ui/widgets/theme/theme.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kHeight = 32;
constexpr int kCountGap = 6;
constexpr int kIconSize = 14;
constexpr int kUnderlinedPadding = 2;
constexpr int kFilledPadding = 9;
constexpr int kFilledHeight = 27;

} // namespace

TabButton::TabButton(const Theme &theme, const QString &text, Look look, QWidget *parent)
    : PaintedButton(theme, Qt::TabFocus, parent),
      m_look(look)
{
    setText(text);
    setCheckable(true);
}

void TabButton::setCount(const QString &count)
{
    m_count = count;
    setAccessibleName(QString(text() + u" "_s + count).trimmed());
    updateGeometry();
    update();
}

void TabButton::setIconName(const QString &name)
{
    m_icon = name;
    updateGeometry();
}

int TabButton::iconWidth() const
{
    return m_icon.isEmpty() ? 0 : kIconSize + kCountGap;
}

int TabButton::padding() const
{
    return m_look == Look::Filled ? kFilledPadding : kUnderlinedPadding;
}

QSize TabButton::sizeHint() const
{
    const QFontMetrics metrics(theme().font(metrics::kTextSize, QFont::DemiBold));
    const int count = m_count.isEmpty() ? 0 : metrics.horizontalAdvance(m_count) + kCountGap;
    constexpr int kRounding = 2;
    return {metrics.horizontalAdvance(text()) + count + iconWidth() + 2 * padding() + kRounding,
            m_look == Look::Filled ? kFilledHeight : kHeight};
}

void TabButton::paintEvent(QPaintEvent *)
{
    const Colours &colours = theme().colours();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (isChecked() && m_look == Look::Filled) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.accentSoft);
        painter.drawRoundedRect(rect(), metrics::kControlRadius, metrics::kControlRadius);
    }
    painter.setFont(
        theme().font(metrics::kTextSize, isChecked() ? QFont::DemiBold : QFont::Medium));
    const QColor ink = isChecked() ? colours.accentText
        : underMouse()             ? colours.text
                                   : colours.navigation;
    const QRect space = rect().adjusted(padding() + iconWidth(), 0, -padding(), 0);
    if (!m_icon.isEmpty())
        theme().drawIcon(painter, {padding(), (height() - kIconSize) / 2, kIconSize, kIconSize},
                         m_icon, ink);
    painter.setPen(ink);
    painter.drawText(space, Qt::AlignVCenter | Qt::AlignLeft, text());
    painter.setFont(theme().font(metrics::kTextSize));
    painter.setPen(isChecked() ? colours.accentText : colours.navigation);
    painter.drawText(space, Qt::AlignVCenter | Qt::AlignRight, m_count);
    if (isChecked() && m_look == Look::Underlined) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.accent);
        painter.drawRoundedRect(QRectF(padding(), height() - 3, width() - 2 * padding(), 3), 1.5,
                                1.5);
    }
    paintFocus(painter, QRectF(rect()).adjusted(1, 2, -1, -2), 5);
}

} // namespace tilldesk::ui
