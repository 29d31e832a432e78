#pragma once

#include "ui/models/new_payment/qr_presenter.h"
#include "ui/widgets/common/forward.h"

#include <QFrame>

class QProgressBar;

namespace tilldesk::ui {

class Pill;

/// The running payment of the till in one line, on the locked till: status, amount, what happens
/// and the time left. Names no payer and no reference. Hidden without a payment.
class PaymentStrip : public QFrame
{
    Q_OBJECT

public:
    explicit PaymentStrip(const Theme &theme, QWidget *parent = nullptr);

    /// @param stage  payment to show; null: none. Must outlive this object.
    void setStage(const QrPresenter *stage);
    /// @param more  number of other running payments
    void setMore(int more);

private:
    void showState();

    const QrPresenter *m_stage = nullptr;
    Pill *m_pill;
    QLabel *m_amount;
    QLabel *m_words;
    QLabel *m_left;
    QLabel *m_more;
    QProgressBar *m_bar;
};

} // namespace tilldesk::ui
