#include "ui/widgets/common/tab_strip.h"

#include "ui/models/common/format.h"
#include "ui/widgets/common/accessible_tabs.h"
#include "ui/widgets/common/flow_layout.h"
#include "ui/widgets/common/tab_button.h"

#include <QButtonGroup>

namespace tilldesk::ui {

TabStrip::TabStrip(const Theme &theme, const QStringList &titles, const QString &name,
                   QWidget *parent)
    : QWidget(parent),
      m_buttons(new QButtonGroup(this))
{
    constexpr int kGap = 16;
    installAccessibleTabs();
    auto *layout = new FlowLayout(kGap, this);
    for (int tab = 0; tab < titles.size(); ++tab) {
        auto *button = new TabButton(theme, titles[tab]);
        m_buttons->addButton(button, tab);
        layout->addWidget(button);
    }
    connect(m_buttons, &QButtonGroup::idClicked, this, &TabStrip::chosen);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAccessibleName(name);
}

void TabStrip::setCurrent(int tab)
{
    m_buttons->button(tab)->setChecked(true);
}

void TabStrip::setCount(int tab, std::optional<qint64> count)
{
    static_cast<TabButton *>(m_buttons->button(tab))
        ->setCount(count ? wholeNumber(*count) : QString());
    layout()->invalidate();
}

} // namespace tilldesk::ui
