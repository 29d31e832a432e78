#pragma once

#include <QDialog>

namespace tilldesk::ui {

/// Lists the keyboard shortcuts.
class KeysDialog : public QDialog
{
    Q_OBJECT

public:
    explicit KeysDialog(QWidget *parent = nullptr);
};

} // namespace tilldesk::ui
