#pragma once

#include "ui/models/ledger/ledger_of_payment.h"

#include <QWidget>

namespace tilldesk::ui {

/// The ledger entries of a payment, and the payout that the payment is in. Part of the payment's
/// details.
class PaymentLedgerView : public QWidget
{
    Q_OBJECT

public:
    explicit PaymentLedgerView(QWidget *parent = nullptr);

    void setPayment(const PaymentDetails &details, Timestamp now);

Q_SIGNALS:
    void payoutRequested(const tilldesk::PayoutId &id);
    /// The user asks for an explanation of the refunded sum.
    void explanationRequested();

private:
    void rebuild(bool isRefunded);
    [[nodiscard]] QWidget *makeRow(const PaymentLedgerRow &row);
    [[nodiscard]] QWidget *makeLinks(bool isRefunded);

    QList<PaymentLedgerRow> m_rows;
    PayoutId m_payout;
    QWidget *m_content = nullptr;
};

} // namespace tilldesk::ui
