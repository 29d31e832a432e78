#pragma once

#include <QAccessible>

class QWidget;

namespace tilldesk::ui {

/// Gives a widget of its own kind, which Qt would present without a role, its role for screen
/// readers. Call it in the widget's constructor: the role is read once.
void setAccessibleRole(QWidget &widget, QAccessible::Role role);

} // namespace tilldesk::ui
