#include "ui/widgets/common/pill.h"

#include "ui/models/text.h"
#include "ui/widgets/theme/theme.h"

#include <QPainter>

namespace tilldesk::ui {

Pill::Pill(const Theme &theme, QWidget *parent) : QWidget(parent), m_theme(theme)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void Pill::setStatus(PaymentStatus status)
{
    m_status = status;
    setAccessibleName(Text::status(status));
    setToolTip(toText(status));
    updateGeometry();
    update();
}

QSize Pill::sizeHint() const
{
    return m_theme.pillSize(Text::status(m_status));
}

void Pill::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    m_theme.drawPill(painter, rect(), Text::status(m_status), toneOf(m_status));
}

} // namespace tilldesk::ui
