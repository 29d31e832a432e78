#pragma once

#include <QAccessible>

class QWidget;

namespace tilldesk::ui {

/// Sets the role that screen readers announce for a self-drawn widget; Qt knows roles only for its
/// own classes. Call this in the constructor of the widget: Qt reads the role once.
void setAccessibleRole(QWidget &widget, QAccessible::Role role);

} // namespace tilldesk::ui
