#include "ui/widgets/settings/tone_badge.h"

#include "ui/widgets/theme/theme.h"

#include <QPainter>

namespace tilldesk::ui {
namespace {

constexpr int kSize = 48;
constexpr int kIcon = 24;

} // namespace

ToneBadge::ToneBadge(const Theme &theme, QWidget *parent) : QWidget(parent), m_theme(theme)
{
    setFixedSize(kSize, kSize);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void ToneBadge::setIcon(const QString &icon, Tone tone)
{
    m_icon = icon;
    m_tone = tone;
    update();
}

void ToneBadge::paintEvent(QPaintEvent * /*event*/)
{
    constexpr int kEdge = (kSize - kIcon) / 2;
    const ColourPair &pair = m_theme.colours().pair(m_tone);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(pair.ground);
    painter.drawEllipse(rect());
    if (!m_icon.isEmpty())
        m_theme.drawIcon(painter, {kEdge, kEdge, kIcon, kIcon}, m_icon, pair.text);
}

} // namespace tilldesk::ui
