#include "ui/widgets/payments/tab_strip.h"

#include "ui/models/common/format.h"
#include "ui/models/common/text.h"
#include "ui/widgets/common/flow_layout.h"
#include "ui/widgets/payments/tab_button.h"

#include <QButtonGroup>

namespace tilldesk::ui {

TabStrip::TabStrip(const Theme &theme, QWidget *parent) : QWidget(parent)
{
    constexpr int kGap = 16;
    auto *layout = new FlowLayout(kGap, this);
    auto *group = new QButtonGroup(this);
    for (const PaymentTab tab : kPaymentTabs) {
        auto *button = new TabButton(theme, Text::tab(tab));
        group->addButton(button);
        layout->addWidget(button);
        m_buttons.insert(tab, button);
        connect(button, &QAbstractButton::clicked, this, [this, tab] { Q_EMIT chosen(tab); });
    }
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAccessibleName(tr("Groups of payments"));
}

void TabStrip::setCurrent(PaymentTab tab)
{
    m_buttons.value(tab)->setChecked(true);
}

void TabStrip::setCount(PaymentTab tab, std::optional<qint64> count)
{
    m_buttons.value(tab)->setCount(count ? wholeNumber(*count) : QString());
}

} // namespace tilldesk::ui
