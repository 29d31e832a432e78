#pragma once

#include "ui/models/common/gateways.h"

namespace tilldesk::ui {

/// Finds the payment or payout that a ledger entry, or a part of a sum, is about.
class LedgerJump : public QObject
{
    Q_OBJECT

public:
    explicit LedgerJump(const Gateways &gateways, QObject *parent = nullptr);

    void toSubject(const LedgerEntry &entry);
    /// Looks up the payment of a refund; paymentFound() follows if it exists. Does not block.
    void toRefund(const RefundId &id);
    void toPayout(const PayoutId &id);

Q_SIGNALS:
    void paymentFound(const tilldesk::PaymentId &id);
    void payoutFound(const tilldesk::PayoutId &id);

private:
    const Gateways m_gateways;
};

} // namespace tilldesk::ui
