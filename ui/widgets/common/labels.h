#pragma once

#include <QLabel>

class QIcon;
class QPushButton;

namespace tilldesk::ui {

/// Returns a label that theme.qss styles by `role`, for example "muted" or "title".
[[nodiscard]] QLabel *makeLabel(const QString &text, const QString &role,
                                QWidget *parent = nullptr);
/// As makeLabel(), for a text that may need several lines.
[[nodiscard]] QLabel *makeText(const QString &text, const QString &role);
/// Returns a small heading in capitals for a group of lines.
[[nodiscard]] QLabel *makeSectionLabel(const QString &text, QWidget *parent = nullptr);
/// Returns a frame that theme.qss styles by `role`, for example "card".
[[nodiscard]] QFrame *makeFrame(const QString &role, QWidget *parent = nullptr);
/// Returns a button with an icon and a text, with extra space between them.
[[nodiscard]] QPushButton *makeButton(const QIcon &icon, const QString &text);
/// Returns a button that theme.qss styles by `role`, for example "primary" or "link".
[[nodiscard]] QPushButton *makeButton(const QString &text, const QString &role);

/// Returns a name as the text of a button or menu entry, in which a single `&` would mark a key.
[[nodiscard]] QString menuText(const QString &name);

/// Sets the object name, by which tests find a widget. Returns the widget.
template <typename Widget>
[[nodiscard]] Widget *named(Widget *widget, const QString &name)
{
    widget->setObjectName(name);
    return widget;
}

/// Sets a property that theme.qss selects by, and applies the style sheet again. No-op if the
/// property already has that value.
void setStyleProperty(QWidget *widget, const char *name, const QVariant &value);
/// Shows a text. Hides the label if the text is empty.
void showText(QLabel *label, const QString &text);
/// Enables an action, or disables it and says why: in its tooltip and to screen readers.
/// @param whyNot  empty: the action is possible
/// @param hint    tooltip while the action is possible
void setWhyNot(QWidget *action, const QString &whyNot, const QString &hint = {});

} // namespace tilldesk::ui
