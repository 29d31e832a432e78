#include "ui/widgets/common/countdown_ring.h"

#include "ui/models/common/text.h"
#include "ui/widgets/theme/theme.h"

#include <QPainter>

namespace tilldesk::ui {
namespace {

constexpr int kSide = 56;
constexpr int kPen = 4;
/// Remaining fraction at which the ring changes from the accent colour to the warning colour.
constexpr double kSoon = 0.1;

} // namespace

CountdownRing::CountdownRing(const Theme &theme, QWidget *parent) : QWidget(parent), m_theme(theme)
{
    setFixedSize(kSide, kSide);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void CountdownRing::setTime(double left, const QString &text)
{
    m_left = left;
    m_text = text;
    setAccessibleName(Text::expiresIn(text));
    setToolTip(Text::expiresIn(text));
    update();
}

QSize CountdownRing::sizeHint() const
{
    return {kSide, kSide};
}

void CountdownRing::paintEvent(QPaintEvent *)
{
    constexpr int kWholeTurn = 360 * 16;
    const Colours &colours = m_theme.colours();
    const QRectF ring = QRectF(rect()).adjusted(kPen, kPen, -kPen, -kPen);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colours.line, kPen));
    painter.drawEllipse(ring);
    const QColor colour = m_left > kSoon ? colours.accent : colours.amber.text;
    painter.setPen(QPen(colour, kPen, Qt::SolidLine, Qt::RoundCap));
    painter.drawArc(ring, kWholeTurn / 4, int(kWholeTurn * m_left));
    painter.setPen(colours.title);
    painter.setFont(m_theme.font(metrics::kSmallTextSize, QFont::DemiBold));
    painter.drawText(rect(), Qt::AlignCenter, m_text);
}

} // namespace tilldesk::ui
