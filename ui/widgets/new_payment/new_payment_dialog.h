#pragma once

#include "ui/models/new_payment/new_payment_presenter.h"
#include "ui/models/new_payment/qr_presenter.h"
#include "ui/widgets/common/forward.h"

#include <QDialog>

namespace tilldesk::ui {

class NewPaymentForm;
class QrView;

/// Takes a payment from the amount to "Paid": shows the form, then the QR code, then the form for
/// the next customer.
class NewPaymentDialog : public QDialog
{
    Q_OBJECT

public:
    NewPaymentDialog(const Gateways &gateways, const Theme &theme, const Ticker &ticker,
                     ProfileChoice &profiles, QWidget *parent = nullptr);

    /// Shows the empty form.
    /// @param amount  filled in; empty: none
    void begin(std::optional<Amount> amount = {});
    /// Shows the QR code of an existing payment.
    void showPayment(const PaymentId &id);

private:
    void showPage(QWidget *page);

    NewPaymentPresenter m_newPayment;
    QrPresenter m_qr;
    NewPaymentForm *m_form;
    QrView *m_view;
    QStackedWidget *m_stack;
};

} // namespace tilldesk::ui
