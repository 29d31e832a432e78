#include "ui/widgets/common/accessible_tabs.h"

#include "ui/widgets/common/tab_button.h"
#include "ui/widgets/common/tab_strip.h"

#include <QAccessibleWidget>

namespace tilldesk::ui {
namespace {

/// A tab: it is selected or not, and can be pressed.
class AccessibleTab final : public QAccessibleWidget
{
public:
    explicit AccessibleTab(TabButton *tab)
        : QAccessibleWidget(tab, QAccessible::PageTab),
          m_tab(tab)
    {
    }

    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.selectable = true;
        state.selected = m_tab->isChecked();
        return state;
    }
    [[nodiscard]] QString text(QAccessible::Text which) const override
    {
        const bool isUnnamed = which == QAccessible::Name && m_tab->accessibleName().isEmpty();
        return isUnnamed ? m_tab->text() : QAccessibleWidget::text(which);
    }
    [[nodiscard]] QStringList actionNames() const override
    {
        return QStringList(pressAction()) + QAccessibleWidget::actionNames();
    }
    void doAction(const QString &name) override
    {
        if (name == pressAction())
            m_tab->click();
        else
            QAccessibleWidget::doAction(name);
    }

private:
    TabButton *m_tab;
};

QAccessibleInterface *makeTabs(const QString &, QObject *object)
{
    if (auto *tab = qobject_cast<TabButton *>(object))
        return new AccessibleTab(tab);
    if (auto *strip = qobject_cast<TabStrip *>(object))
        return new QAccessibleWidget(strip, QAccessible::PageTabList);
    return nullptr;
}

} // namespace

void installAccessibleTabs()
{
    static const bool isInstalled = [] {
        QAccessible::installFactory(makeTabs);
        return true;
    }();
    Q_UNUSED(isInstalled)
}

} // namespace tilldesk::ui
