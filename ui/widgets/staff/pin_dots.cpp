#include "ui/widgets/staff/pin_dots.h"

#include "ui/models/staff/staff_words.h"
#include "ui/widgets/theme/theme.h"

#include <QPainter>

namespace tilldesk::ui {
namespace {

constexpr int kDot = 14;
constexpr int kStep = 35;
constexpr int kRings = 4;
constexpr int kMostDots = 8;

} // namespace

PinDots::PinDots(const Theme &theme, QWidget *parent) : QWidget(parent), m_theme(theme)
{
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
    setDigits(0);
}

void PinDots::setDigits(int digits)
{
    m_digits = digits;
    setAccessibleName(StaffWords::digitsEntered(digits));
    update();
}

QSize PinDots::sizeHint() const
{
    return {kStep * kMostDots, kDot + 16};
}

void PinDots::paintEvent(QPaintEvent *)
{
    const Colours &colours = m_theme.colours();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int count = qMax(kRings, m_digits);
    double x = (width() - (count - 1) * kStep - kDot) / 2.0;
    const double y = (height() - kDot) / 2.0;
    for (int i = 0; i < count; ++i, x += kStep) {
        const bool isTyped = i < m_digits;
        painter.setPen(isTyped ? QPen(Qt::NoPen) : QPen(colours.muted, 1.5));
        painter.setBrush(isTyped ? QBrush(colours.*m_colour) : QBrush(Qt::NoBrush));
        painter.drawEllipse(QRectF(x, y, kDot, kDot));
    }
}

} // namespace tilldesk::ui
