#pragma once

#include "ui/models/till/till_amount.h"

#include <QLineEdit>

namespace tilldesk::ui {

/// A field for an amount to charge or refund. It reads keys as the till does (TillAmount) and shows
/// the amount formatted while it is typed: `1250` is € 12.50, `12,5` too. Keys that cannot continue
/// the amount are ignored. Pasted texts may have any form that readTypedAmount() accepts.
class AmountField : public QLineEdit
{
    Q_OBJECT

public:
    explicit AmountField(QWidget *parent = nullptr);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    /// Returns whether the field has handled the key.
    [[nodiscard]] bool takeKey(const QKeyEvent &event);
    void showAmount();

    TillAmount m_amount;
    bool m_isShowing = false; ///< the field is changing its own text
};

} // namespace tilldesk::ui
