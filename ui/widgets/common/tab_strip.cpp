#include "ui/widgets/common/tab_strip.h"

#include "ui/models/common/format.h"
#include "ui/widgets/common/accessible_tabs.h"
#include "ui/widgets/common/flow_layout.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/tab_button.h"

#include <QButtonGroup>
#include <QFrame>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

TabStrip::TabStrip(const Theme &theme, const QStringList &titles, const QString &name,
                   QWidget *parent)
    : QWidget(parent),
      m_theme(theme),
      m_buttons(new QButtonGroup(this)),
      m_fixed(int(titles.size())),
      m_rule(makeFrame(u"rule"_s))
{
    constexpr int kGap = 16;
    installAccessibleTabs();
    auto *layout = new FlowLayout(kGap, this);
    for (int tab = 0; tab < titles.size(); ++tab) {
        auto *button = new TabButton(theme, titles[tab]);
        m_buttons->addButton(button, tab);
        layout->addWidget(button);
    }
    m_rule->setFixedSize(1, 16);
    m_rule->hide();
    layout->addWidget(m_rule);
    connect(m_buttons, &QButtonGroup::idClicked, this, &TabStrip::chosen);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAccessibleName(name);
}

void TabStrip::setCurrent(int tab)
{
    if (QAbstractButton *button = m_buttons->button(tab)) {
        button->setChecked(true);
    } else if (QAbstractButton *checked = m_buttons->checkedButton()) {
        m_buttons->setExclusive(false);
        checked->setChecked(false);
        m_buttons->setExclusive(true);
    }
}

void TabStrip::setMore(const QStringList &titles, const QString &icon)
{
    if (titles == m_more)
        return;
    m_more = titles;
    if (m_end)
        layout()->removeWidget(m_end);
    // Tabs keep their buttons, and with them the keyboard focus.
    for (int tab = m_fixed + int(titles.size()); QAbstractButton *old = m_buttons->button(tab);
         ++tab) {
        m_buttons->removeButton(old);
        layout()->removeWidget(old);
        old->hide();
        old->deleteLater(); // its menu may be open
    }
    for (int at = 0; at < titles.size(); ++at) {
        const int tab = m_fixed + at;
        auto *button = static_cast<TabButton *>(m_buttons->button(tab));
        if (!button) {
            button = new TabButton(m_theme, titles[at]);
            button->setIconName(icon);
            button->setContextMenuPolicy(Qt::CustomContextMenu);
            connect(button, &QWidget::customContextMenuRequested, this,
                    [this, button, tab](QPoint where) {
                        Q_EMIT menuRequested(tab, button->mapToGlobal(where));
                    });
            m_buttons->addButton(button, tab);
            layout()->addWidget(button);
            button->show();
        }
        button->setText(titles[at]);
        button->setCount({});
    }
    m_rule->setVisible(!titles.isEmpty());
    if (m_end)
        layout()->addWidget(m_end);
    layout()->invalidate();
    updateGeometry();
}

void TabStrip::addAtEnd(QWidget *widget)
{
    m_end = widget;
    layout()->addWidget(widget);
}

QWidget *TabStrip::tab(int tab) const
{
    return m_buttons->button(tab);
}

void TabStrip::setCount(int tab, std::optional<qint64> count)
{
    static_cast<TabButton *>(m_buttons->button(tab))
        ->setCount(count ? wholeNumber(*count) : QString());
    layout()->invalidate();
}

} // namespace tilldesk::ui
