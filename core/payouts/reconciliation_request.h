#pragma once

#include "core/http/message.h"
#include "core/payouts/reconciliation_queries.h"

namespace tilldesk::payouts {

/// The page of a list that a request asks for. @source service.md#reconciliation
struct PageAsked {
    qint64 number = 0;
    int size = 10'000; ///< 1 to 10,000

    [[nodiscard]] qint64 first() const { return number * size; }
};

/// A parsed request for payouts.
struct PayoutsAsked {
    PayoutFilter filter; ///< names no merchant; the caller adds the merchant
    PageAsked page;
};
/// Errors: `FieldInvalid`. @param now  its UTC date is the default
[[nodiscard]] Result<PayoutsAsked> parsePayoutsAsked(const http::Request &request, Timestamp now);

/// A parsed request for payments or refunds.
struct ItemsAsked {
    ItemQuery query; ///< names no merchant; the caller adds the merchant
    PageAsked page;
};
/// Errors: `FieldInvalid`. @param now  its UTC date is the default if no payout is given
[[nodiscard]] Result<ItemsAsked> parseItemsAsked(const http::Request &request, PayoutItemKind kind,
                                                 Timestamp now);

} // namespace tilldesk::payouts
