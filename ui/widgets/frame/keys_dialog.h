#pragma once

#include <QDialog>

namespace tilldesk::ui {

/// Lists the keyboard shortcuts, and has a link to the rules of the service.
class KeysDialog : public QDialog
{
    Q_OBJECT

public:
    explicit KeysDialog(QWidget *parent = nullptr);

Q_SIGNALS:
    void rulesRequested();
};

} // namespace tilldesk::ui
