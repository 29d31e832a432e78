#pragma once

#include <QLabel>

class QIcon;
class QPushButton;

namespace tilldesk::ui {

/// A label whose look theme.qss knows by `role`, for example "muted" or "title".
[[nodiscard]] QLabel *makeLabel(const QString &text, const QString &role,
                                QWidget *parent = nullptr);
/// A small heading in capitals over a group of lines.
[[nodiscard]] QLabel *makeSectionLabel(const QString &text, QWidget *parent = nullptr);
/// A frame that theme.qss knows by `role`, for example "card".
[[nodiscard]] QFrame *makeFrame(const QString &role, QWidget *parent = nullptr);
/// A button with an icon, a little apart from its words.
[[nodiscard]] QPushButton *makeButton(const QIcon &icon, const QString &text);
/// Sets what theme.qss tells widgets apart by, and lets it look again.
void setStyleProperty(QWidget *widget, const char *name, const QVariant &value);

} // namespace tilldesk::ui
