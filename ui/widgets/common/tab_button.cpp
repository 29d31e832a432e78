#include "ui/widgets/common/tab_button.h"

#include "ui/widgets/theme/theme.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kHeight = 32;
constexpr int kCountGap = 6;
constexpr int kPadding = 2;

} // namespace

TabButton::TabButton(const Theme &theme, const QString &text, QWidget *parent)
    : PaintedButton(theme, Qt::TabFocus, parent)
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

QSize TabButton::sizeHint() const
{
    const QFontMetrics metrics(theme().font(metrics::kTextSize, QFont::DemiBold));
    const int count = m_count.isEmpty() ? 0 : metrics.horizontalAdvance(m_count) + kCountGap;
    return {metrics.horizontalAdvance(text()) + count + 2 * kPadding, kHeight};
}

void TabButton::paintEvent(QPaintEvent *)
{
    const Colours &colours = theme().colours();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(
        theme().font(metrics::kTextSize, isChecked() ? QFont::DemiBold : QFont::Medium));
    const QRect space = rect().adjusted(kPadding, 0, -kPadding, 0);
    painter.setPen(isChecked()        ? colours.accentText
                       : underMouse() ? colours.text
                                      : colours.navigation);
    painter.drawText(space, Qt::AlignVCenter | Qt::AlignLeft, text());
    painter.setFont(theme().font(metrics::kTextSize));
    painter.setPen(isChecked() ? colours.accentText : colours.navigation);
    painter.drawText(space, Qt::AlignVCenter | Qt::AlignRight, m_count);
    if (isChecked()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.accent);
        painter.drawRoundedRect(QRectF(kPadding, height() - 3, width() - 2 * kPadding, 3), 1.5,
                                1.5);
    }
    paintFocus(painter, QRectF(rect()).adjusted(1, 2, -1, -2), 5);
}

} // namespace tilldesk::ui
