#pragma once

#include <QDialog>

namespace tilldesk::ui {

/// Asks for confirmation before a payment is cancelled. Cancelling cannot be undone.
class CancelDialog : public QDialog
{
    Q_OBJECT

public:
    /// @param question  must name the amount
    explicit CancelDialog(const QString &question, QWidget *parent = nullptr);
};

} // namespace tilldesk::ui
