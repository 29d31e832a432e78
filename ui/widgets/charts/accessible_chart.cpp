#include "ui/widgets/charts/accessible_chart.h"

#include "ui/widgets/charts/chart.h"

#include <QAccessibleWidget>
#include <QHash>
#include <QPointer>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

/// A part of a chart. Part numbers stay valid while the chart exists; a part that is gone is
/// invalid.
class AccessiblePart : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    AccessiblePart(Chart *chart, int part) : m_chart(chart), m_part(part) {}

    bool isValid() const override { return m_chart && m_part < m_chart->parts().size(); }
    QObject *object() const override { return nullptr; }
    QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    QAccessibleInterface *parent() const override
    {
        return QAccessible::queryAccessibleInterface(m_chart);
    }
    QAccessibleInterface *child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    QString text(QAccessible::Text kind) const override
    {
        return isValid() && kind == QAccessible::Name ? m_chart->parts()[m_part].spoken()
                                                      : QString();
    }
    void setText(QAccessible::Text, const QString &) override {}
    QRect rect() const override
    {
        const QRect place = isValid() ? m_chart->placeOf(m_part).toRect() : QRect();
        return isValid() ? QRect(m_chart->mapToGlobal(place.topLeft()), place.size()) : QRect();
    }
    QAccessible::Role role() const override { return QAccessible::ListItem; }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.focusable = true;
        state.readOnly = true;
        state.invalid = !isValid();
        if (isValid()) {
            state.focused = m_chart->hasFocus() && m_chart->current() == m_part;
            state.selected = m_chart->chosen() == m_part;
        }
        return state;
    }
    void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface
            ? static_cast<QAccessibleActionInterface *>(this)
            : nullptr;
    }
    QStringList actionNames() const override
    {
        const bool canOpen = isValid() && !m_chart->parts()[m_part].opens.isEmpty();
        return canOpen ? QStringList{pressAction(), setFocusAction()}
                       : QStringList{setFocusAction()};
    }
    void doAction(const QString &action) override
    {
        if (!isValid())
            return;
        m_chart->setFocus();
        m_chart->setCurrent(m_part);
        if (action == pressAction() && actionNames().contains(action))
            Q_EMIT m_chart->opened(m_part);
    }
    QStringList keyBindingsForAction(const QString &) const override { return {}; }

private:
    QPointer<Chart> m_chart;
    int m_part;
};

class AccessibleChart : public QAccessibleWidget
{
public:
    explicit AccessibleChart(Chart *chart) : QAccessibleWidget(chart, QAccessible::List) {}
    ~AccessibleChart() override
    {
        for (const QAccessible::Id id : m_ids)
            QAccessible::deleteAccessibleInterface(id);
    }

    int childCount() const override { return int(chart()->parts().size()); }
    QAccessibleInterface *child(int part) const override
    {
        if (part < 0 || part >= childCount())
            return nullptr;
        auto id = m_ids.constFind(part);
        if (id == m_ids.cend())
            id = m_ids.insert(
                part, QAccessible::registerAccessibleInterface(new AccessiblePart(chart(), part)));
        return QAccessible::accessibleInterface(*id);
    }
    int indexOfChild(const QAccessibleInterface *child) const override
    {
        return m_ids.key(QAccessible::uniqueId(const_cast<QAccessibleInterface *>(child)), -1);
    }
    QAccessibleInterface *childAt(int x, int y) const override
    {
        return child(chart()->partAt(chart()->mapFromGlobal(QPoint(x, y))));
    }
    QAccessibleInterface *focusChild() const override
    {
        return chart()->hasFocus() ? child(chart()->current()) : nullptr;
    }

private:
    [[nodiscard]] Chart *chart() const { return static_cast<Chart *>(widget()); }

    mutable QHash<int, QAccessible::Id> m_ids; ///< by part; filled when a part is first asked for
};

} // namespace

void installAccessibleCharts()
{
    static const bool isDone = [] {
        QAccessible::installFactory([](const QString &, QObject *object) -> QAccessibleInterface * {
            auto *chart = qobject_cast<Chart *>(object);
            return chart ? new AccessibleChart(chart) : nullptr;
        });
        return true;
    }();
    Q_UNUSED(isDone)
}

void announcePart(Chart &chart, int part)
{
    QAccessibleEvent event(&chart, QAccessible::Focus);
    event.setChild(part);
    QAccessible::updateAccessibility(&event);
}

} // namespace tilldesk::ui
