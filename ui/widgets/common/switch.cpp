#include "ui/widgets/common/switch.h"

#include "ui/widgets/theme/theme.h"

#include <QPainter>

namespace tilldesk::ui {
namespace {

constexpr QSize kTrack(36, 20);
constexpr int kKnobGap = 2;

} // namespace

Switch::Switch(const Theme &theme, QWidget *parent) : QCheckBox(parent), m_theme(theme)
{
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

QSize Switch::sizeHint() const
{
    return kTrack + QSize(2 * kRing, 2 * kRing);
}

bool Switch::hitButton(const QPoint &position) const
{
    return rect().contains(position);
}

void Switch::paintEvent(QPaintEvent *)
{
    const Colours &colours = m_theme.colours();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF track(QPointF(kRing, (height() - kTrack.height()) / 2.0), kTrack);
    const double radius = track.height() / 2;
    if (hasFocus()) {
        painter.setPen(QPen(colours.focus, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(track.adjusted(-2, -2, 2, 2), radius + 2, radius + 2);
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(isChecked() ? colours.accent : colours.switchOff);
    painter.setOpacity(isEnabled() ? 1 : 0.5);
    painter.drawRoundedRect(track, radius, radius);
    const double side = track.height() - 2 * kKnobGap;
    const double left = isChecked() ? track.right() - kKnobGap - side : track.left() + kKnobGap;
    painter.setBrush(colours.onAccent);
    painter.drawEllipse(QRectF(left, track.top() + kKnobGap, side, side));
}

} // namespace tilldesk::ui
