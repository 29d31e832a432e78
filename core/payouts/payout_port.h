#pragma once

#include "core/base/result.h"
#include "core/domain/payout.h"

#include <functional>

namespace tilldesk::payouts {

/// Which items a reconciliation shows. Every condition that is set must hold.
struct ItemQuery {
    MerchantId merchant;
    PayoutItemKind kind = PayoutItemKind::Payment;
    std::optional<PayoutId> payout;
    std::optional<Timestamp> from; ///< at or after
    std::optional<Timestamp> to;   ///< before
    qint64 first = 0;              ///< 0 and up
    int count = 0;                 ///< 0 to 10,000
};

/// Asks for reconciliation from any thread, without waiting; see payments::PaymentPort.
class PayoutPort
{
public:
    template <typename T>
    using Done = std::function<void(Result<T>)>;

    PayoutPort() = default;
    virtual ~PayoutPort() = default;
    PayoutPort(const PayoutPort &) = delete;
    PayoutPort &operator=(const PayoutPort &) = delete;

    /// Payouts in the order of time, the oldest first.
    virtual void payouts(PayoutFilter filter, qint64 first, int count, Done<PayoutPage> done) = 0;
    /// Errors: `PayoutNotFound`, also for another merchant's.
    virtual void items(ItemQuery query, Done<PayoutItemPage> done) = 0;
    /// Pays out now, whatever the hour. @return the payouts that were made, failed ones too
    virtual void run(Done<QList<Payout>> done) = 0;
};

} // namespace tilldesk::payouts
