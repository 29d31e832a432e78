#pragma once

#include "ui/models/new_payment/qr_presenter.h"
#include "ui/widgets/common/forward.h"

#include <QWidget>

namespace tilldesk::ui {

class StepsRow;

/// The payment that the customer sees: QR code, amount, time left and status.
class QrView : public QWidget
{
    Q_OBJECT

public:
    QrView(const Theme &theme, QrPresenter &presenter, QWidget *parent = nullptr);

Q_SIGNALS:
    void newPaymentRequested();

private:
    void layOut();
    void showState();
    void showTime();
    void askToCancel();
    /// Shows a large sign in place of the code, once customers can no longer scan the code.
    void showSign(PaymentStatus status);

    const Theme &m_theme;
    QrPresenter &m_presenter;
    Pill *m_pill;
    CountdownRing *m_ring;
    QLabel *m_amount;
    QrCode *m_code;
    QLabel *m_sign;
    QLabel *m_live;
    QLabel *m_hint;
    StepsRow *m_steps;
    QPushButton *m_cancel;
    QPushButton *m_next;
    QPushButton *m_retry;
};

} // namespace tilldesk::ui
