#include "ui/widgets/common/accessible_role.h"

#include <QAccessibleWidget>
#include <QVariant>
#include <QWidget>

namespace tilldesk::ui {
namespace {

constexpr auto kProperty = "accessibleRole";

QAccessibleInterface *makeWithRole(const QString &, QObject *object)
{
    const QVariant role = object->isWidgetType() ? object->property(kProperty) : QVariant();
    return role.isValid()
        ? new QAccessibleWidget(static_cast<QWidget *>(object), QAccessible::Role(role.toInt()))
        : nullptr;
}

} // namespace

void setAccessibleRole(QWidget &widget, QAccessible::Role role)
{
    static const bool isInstalled = [] {
        QAccessible::installFactory(makeWithRole);
        return true;
    }();
    Q_UNUSED(isInstalled)
    widget.setProperty(kProperty, int(role));
    // Qt may have made an interface without the role already, and keeps it.
    if (QAccessibleInterface *early = QAccessible::queryAccessibleInterface(&widget);
        early && early->role() != role)
        QAccessible::deleteAccessibleInterface(QAccessible::uniqueId(early));
}

} // namespace tilldesk::ui
