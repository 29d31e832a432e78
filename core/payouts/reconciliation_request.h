#pragma once

#include "core/http/message.h"
#include "core/payouts/payout_port.h"

namespace tilldesk::payouts {

/// Which page of a list. @source service.md#reconciliation
struct PageAsked {
    qint64 number = 0;
    int size = 10'000; ///< 1 to 10,000

    [[nodiscard]] qint64 first() const { return number * size; }
};

/// A list of payouts as it is asked for.
struct PayoutsAsked {
    PayoutFilter filter; ///< of every merchant
    PageAsked page;
};
/// Errors: `FieldInvalid`. @param now  whose UTC date is the default
[[nodiscard]] Result<PayoutsAsked> parsePayoutsAsked(const http::Request &request, Timestamp now);

/// A list of payments or refunds as it is asked for.
struct ItemsAsked {
    ItemQuery query; ///< of every merchant
    PageAsked page;
};
/// Errors: `FieldInvalid`. @param now  whose UTC date is the default without a payout
[[nodiscard]] Result<ItemsAsked> parseItemsAsked(const http::Request &request, PayoutItemKind kind,
                                                 Timestamp now);

} // namespace tilldesk::payouts
