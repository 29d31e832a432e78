#pragma once

#include <QDialog>

namespace tilldesk::ui {

/// The list of keys.
class KeysDialog : public QDialog
{
    Q_OBJECT

public:
    explicit KeysDialog(QWidget *parent = nullptr);
};

} // namespace tilldesk::ui
