#pragma once

#include "core/payments/payment_position.h"

// What a list's filter means in SQL, over `payment p`.
// @pre a transaction that reads is open on the connection

namespace tilldesk::payments {

/// @return whether the counters count by all that the filter asks for
[[nodiscard]] bool isCounted(const PaymentFilter &filter);
/// Profiles, statuses and the stretch of time of a filter.
[[nodiscard]] PaymentRange rangeOf(storage::Database &db, const PaymentFilter &filter);
/// @return the WHERE of a filter that is not counted; the unary plus keeps the planner on the index
/// of the text, or of refunded payments
[[nodiscard]] QString textConditions(const PaymentFilter &filter, const PaymentRange &range);
/// Binds what textConditions() has left open.
void bindText(storage::Statement &statement, const PaymentFilter &filter,
              const PaymentRange &range);

} // namespace tilldesk::payments
