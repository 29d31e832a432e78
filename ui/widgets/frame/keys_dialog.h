#pragma once

#include <QDialog>

namespace tilldesk::ui {

/// Lists the keyboard shortcuts, and has links to the rules of the service and the support file.
class KeysDialog : public QDialog
{
    Q_OBJECT

public:
    explicit KeysDialog(QWidget *parent = nullptr);

Q_SIGNALS:
    void rulesRequested();
    void supportRequested();
};

} // namespace tilldesk::ui
