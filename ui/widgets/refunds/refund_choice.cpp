#include "ui/widgets/refunds/refund_choice.h"

#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"

#include <QMouseEvent>
#include <QRadioButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

RefundChoice::RefundChoice(const QString &words, QWidget *value, QWidget *parent)
    : QFrame(parent),
      m_button(new QRadioButton(words))
{
    constexpr int kHeight = 46;
    setProperty("role", u"choice"_s);
    setMinimumHeight(kHeight);
    const bool takesRest = value->sizePolicy().expandingDirections().testFlag(Qt::Horizontal);
    const LayoutItem between = takesRest ? LayoutItem::gap(0) : LayoutItem::stretch();
    this->setLayout(row({m_button, between, {value, int(takesRest)}},
                        {.spacing = -1, .margins = {8, 6, 14, 6}}));
    connect(m_button, &QRadioButton::toggled, this,
            [this](bool isOn) { setStyleProperty(this, "chosen", isOn); });
}

void RefundChoice::mousePressEvent(QMouseEvent *event)
{
    if (m_button->isEnabled() && event->button() == Qt::LeftButton)
        m_button->click();
}

} // namespace tilldesk::ui
