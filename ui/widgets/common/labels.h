#pragma once

#include <QLabel>

class QIcon;
class QPushButton;

namespace tilldesk::ui {

/// Returns a label that theme.qss styles by `role`, for example "muted" or "title".
[[nodiscard]] QLabel *makeLabel(const QString &text, const QString &role,
                                QWidget *parent = nullptr);
/// Returns a small heading in capitals for a group of lines.
[[nodiscard]] QLabel *makeSectionLabel(const QString &text, QWidget *parent = nullptr);
/// Returns a frame that theme.qss styles by `role`, for example "card".
[[nodiscard]] QFrame *makeFrame(const QString &role, QWidget *parent = nullptr);
/// Returns a button with an icon and a text, with extra space between them.
[[nodiscard]] QPushButton *makeButton(const QIcon &icon, const QString &text);
/// Sets a property that theme.qss selects by, and applies the style sheet again. No-op if the
/// property already has that value.
void setStyleProperty(QWidget *widget, const char *name, const QVariant &value);

} // namespace tilldesk::ui
