#pragma once

#include <QDialog>

namespace tilldesk::ui {

/// Asks once before a payment is cancelled, since that cannot be undone.
class CancelDialog : public QDialog
{
    Q_OBJECT

public:
    /// @param question  names the amount
    explicit CancelDialog(const QString &question, QWidget *parent = nullptr);
};

} // namespace tilldesk::ui
