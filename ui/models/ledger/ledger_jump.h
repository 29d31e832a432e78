#pragma once

#include "ui/models/common/gateways.h"

namespace tilldesk::ui {

/// Finds what an entry of the ledger, or a part of a sum, is about: a payment or a payout.
class LedgerJump : public QObject
{
    Q_OBJECT

public:
    explicit LedgerJump(const Gateways &gateways, QObject *parent = nullptr);

    void toSubject(const LedgerEntry &entry);
    /// To the payment of a refund.
    void toRefund(const RefundId &id);

Q_SIGNALS:
    void paymentFound(const tilldesk::PaymentId &id);
    void payoutFound(const tilldesk::PayoutId &id);

private:
    const Gateways m_gateways;
};

} // namespace tilldesk::ui
