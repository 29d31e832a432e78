#include "ui/widgets/common/painted_button.h"

#include "ui/widgets/theme/theme.h"

#include <QPainter>

namespace tilldesk::ui {

PaintedButton::PaintedButton(const Theme &theme, Qt::FocusPolicy focus, QWidget *parent)
    : QAbstractButton(parent),
      m_theme(theme)
{
    setFocusPolicy(focus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void PaintedButton::paintBox(QPainter &painter, const QColor &ground, const QColor &line,
                             double radius) const
{
    const double pen = hasFocus() ? 2 : 1;
    painter.setPen(QPen(hasFocus() ? m_theme.colours().focus : line, pen));
    painter.setBrush(ground);
    painter.drawRoundedRect(QRectF(rect()).adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2), radius,
                            radius);
}

void PaintedButton::paintFocus(QPainter &painter, const QRectF &frame, double radius) const
{
    if (!hasFocus())
        return;
    painter.setPen(QPen(m_theme.colours().focus, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(frame, radius, radius);
}

} // namespace tilldesk::ui
