#include "ui/widgets/common/chip.h"

#include "ui/widgets/theme/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kPadding = 12;
constexpr int kSign = 14;
constexpr int kSignGap = 5;
constexpr int kMaxWords = 260;

} // namespace

Chip::Chip(const Theme &theme, QWidget *parent) : PaintedButton(theme, Qt::StrongFocus, parent) {}

void Chip::setKind(Kind kind)
{
    m_kind = kind;
    setCheckable(kind == Kind::Toggle);
    updateGeometry();
}

void Chip::setActive(bool active)
{
    m_isActive = active;
    setChecked(active); // tells screen readers the state; ignored unless the kind is Toggle
    const bool canClear = active && m_kind == Kind::Filter;
    setToolTip(canClear ? tr("Click to change, Delete to clear") : QString());
    updateGeometry();
    update();
}

QSize Chip::sizeHint() const
{
    const QFontMetrics metrics(theme().font(metrics::kTextSize, QFont::Medium));
    const int words = qMin(metrics.horizontalAdvance(text()), kMaxWords);
    const int sign = m_kind == Kind::Toggle ? 0 : kSign + kSignGap;
    return {words + 2 * kPadding + sign, metrics::kChipHeight};
}

QRect Chip::signRect() const
{
    return {width() - kPadding - kSign + 2, (height() - kSign) / 2, kSign, kSign};
}

void Chip::paintEvent(QPaintEvent *)
{
    const Colours &colours = theme().colours();
    const QColor ground = m_isActive ? colours.accentSoft
        : underMouse()               ? colours.hover
                                     : colours.card;
    const QColor words = !isEnabled() ? colours.muted
        : m_isActive                  ? colours.accentText
                                      : colours.text;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double radius = (height() - (hasFocus() ? 2 : 1)) / 2.0;
    paintBox(painter, ground, m_isActive ? colours.accent : colours.control, radius);
    painter.setPen(words);
    painter.setFont(theme().font(metrics::kTextSize, QFont::Medium));
    const int sign = m_kind == Kind::Toggle ? 0 : kSign + kSignGap;
    const QRect space = rect().adjusted(kPadding, 0, -kPadding - sign + 2, 0);
    painter.drawText(space, Qt::AlignVCenter | Qt::AlignLeft,
                     painter.fontMetrics().elidedText(text(), Qt::ElideRight, space.width()));
    if (m_kind == Kind::Toggle)
        return;
    const bool canClear = m_isActive && m_kind == Kind::Filter;
    theme().drawIcon(painter, signRect(), canClear ? u"x"_s : u"chevron-down"_s,
                     m_isActive ? colours.accentText : colours.muted);
}

void Chip::mouseReleaseEvent(QMouseEvent *event)
{
    const bool isOnCross = m_isActive && m_kind == Kind::Filter
        && signRect().adjusted(-4, -8, 8, 8).contains(event->position().toPoint());
    if (!isOnCross || !isDown()) {
        QAbstractButton::mouseReleaseEvent(event);
        return;
    }
    setDown(false);
    Q_EMIT cleared();
}

void Chip::keyPressEvent(QKeyEvent *event)
{
    const bool clears = event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace;
    const bool opens = event->key() == Qt::Key_Down && m_kind != Kind::Toggle;
    if (clears && m_isActive && m_kind == Kind::Filter)
        Q_EMIT cleared();
    else if (opens)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

} // namespace tilldesk::ui
