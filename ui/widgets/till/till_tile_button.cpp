#include "ui/widgets/till/till_tile_button.h"

#include "ui/models/common/text.h"
#include "ui/widgets/theme/theme.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kWidth = 204;
constexpr int kPadding = 12;
constexpr int kIcon = 20;

} // namespace

TillTileButton::TillTileButton(const Theme &theme, QWidget *parent)
    : PaintedButton(theme, Qt::StrongFocus, parent)
{
}

void TillTileButton::setLook(const Look &look)
{
    if (look == m_look)
        return;
    m_look = look;
    const QString left = look.countdown.isEmpty() ? QString() : Text::expiresIn(look.countdown);
    setAccessibleName(tr("QR code at %1: %2").arg(look.name, look.line));
    const QString words = look.whyNot.isEmpty() ? left : look.whyNot;
    setEnabled(look.whyNot.isEmpty());
    setAccessibleDescription(words);
    setToolTip(look.name + u"\n"_s + look.line + (words.isEmpty() ? u""_s : u"\n"_s) + words);
    update();
}

QSize TillTileButton::sizeHint() const
{
    return {kWidth, kHeight};
}

void TillTileButton::paintEvent(QPaintEvent *)
{
    const Colours &colours = theme().colours();
    const QColor ground = m_look.isDoubtful ? colours.amber.ground
        : m_look.isTaken                    ? colours.accentSoft
        : underMouse()                      ? colours.hover
                                            : colours.card;
    const QColor words = m_look.isDoubtful ? colours.amber.text
        : m_look.isTaken                   ? colours.accentText
                                           : colours.muted;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintBox(painter, ground,
             m_look.isDoubtful    ? colours.amber.text
                 : m_look.isTaken ? colours.accent
                                  : colours.line,
             metrics::kCardRadius);
    theme().drawIcon(painter, {kPadding, (height() - kIcon) / 2, kIcon, kIcon}, u"qr-code"_s,
                     words);

    const int left = kPadding + kIcon + 10;
    QRect upper(left, 10, width() - left - kPadding, height() / 2 - 10);
    painter.setFont(theme().font(metrics::kSmallTextSize, QFont::DemiBold));
    painter.setPen(words);
    painter.drawText(upper, Qt::AlignRight | Qt::AlignVCenter, m_look.countdown);
    upper.adjust(0, 0, -painter.fontMetrics().horizontalAdvance(m_look.countdown) - 6, 0);
    painter.setFont(theme().font(metrics::kTextSize, QFont::DemiBold));
    painter.setPen(colours.title);
    painter.drawText(upper, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(m_look.name, Qt::ElideRight, upper.width()));
    const QRect lower(left, height() / 2 + 1, width() - left - kPadding, height() / 2 - 10);
    painter.setFont(theme().font(metrics::kSmallTextSize));
    painter.setPen(words);
    painter.drawText(lower, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(m_look.line, Qt::ElideRight, lower.width()));
}

} // namespace tilldesk::ui
