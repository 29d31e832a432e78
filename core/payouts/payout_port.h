#pragma once

#include "core/base/result.h"
#include "core/domain/payout.h"

#include <functional>

namespace tilldesk::payouts {

/// Selects the items of a reconciliation list. All conditions that are set must hold.
struct ItemQuery {
    MerchantId merchant;
    PayoutItemKind kind = PayoutItemKind::Payment;
    std::optional<PayoutId> payout;
    std::optional<Timestamp> from; ///< inclusive
    std::optional<Timestamp> to;   ///< exclusive
    qint64 first = 0;              ///< 0 and up
    int count = 0;                 ///< 0 to 10,000
};

/// Asynchronous access to reconciliation lists. Thread-safe. Does not block; see
/// payments::PaymentPort.
class PayoutPort
{
public:
    template <typename T>
    using Done = std::function<void(Result<T>)>;

    PayoutPort() = default;
    virtual ~PayoutPort() = default;
    PayoutPort(const PayoutPort &) = delete;
    PayoutPort &operator=(const PayoutPort &) = delete;

    /// Returns payouts, oldest first.
    virtual void payouts(PayoutFilter filter, qint64 first, int count, Done<PayoutPage> done) = 0;
    /// Errors: `PayoutNotFound`, also for another merchant's payout.
    virtual void items(ItemQuery query, Done<PayoutItemPage> done) = 0;
    /// Makes the payouts now, regardless of the closing time. Returns the payouts made, failed ones
    /// included.
    virtual void run(Done<QList<Payout>> done) = 0;
};

} // namespace tilldesk::payouts
