#pragma once

#include "ui/models/payments/payment_presenter.h"
#include "ui/widgets/common/forward.h"

#include <QWidget>

namespace tilldesk::ui {

/// The top of a payment's details: its amount, its status, what is due, and its actions. An action
/// that the core would refuse is disabled, and its tooltip says why.
class PaymentHead : public QWidget
{
    Q_OBJECT

public:
    explicit PaymentHead(const Theme &theme, QWidget *parent = nullptr);

    /// @param whyNotRefund  see PaymentRefunds::whyNot()
    /// @pre `payment` is shown
    void showPayment(const PaymentPresenter &payment, const QString &whyNotRefund);
    /// Shows a message below the actions. Empty: hides the message.
    void say(const QString &message);
    void disableActions();

Q_SIGNALS:
    void acknowledgeRequested();
    void refundRequested();
    void receiptRequested();
    void cancelRequested();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] QLayout *makeButtons();
    void fitButtons();
    void showDeadline(const PaymentPresenter &payment);
    void showLastKnown(const PaymentPresenter &payment);

    const Theme &m_theme;
    QBoxLayout *m_top = nullptr; ///< amount and status: one below the other if they are long
    QLabel *m_amount;
    Pill *m_pill;
    QFrame *m_deadline;
    QLabel *m_deadlineSign;
    QLabel *m_deadlineWords;
    QLabel *m_asOf;
    QFrame *m_lastKnown;
    QLabel *m_lastKnownWords;
    QPushButton *m_acknowledge;
    QPushButton *m_refund;
    QPushButton *m_receipt;
    QPushButton *m_cancel;
    QFrame *m_message;
    QLabel *m_messageWords;
};

} // namespace tilldesk::ui
