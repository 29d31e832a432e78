#pragma once

#include "core/payments/payment_position.h"

// Translates a list's filter to SQL over `payment p`.
// @pre a read transaction is open on the connection

namespace tilldesk::payments {

/// Returns whether the block counters can answer this filter: no text search and no "refunded
/// only".
[[nodiscard]] bool isCounted(const PaymentFilter &filter);
/// Returns the profiles, the statuses and the range of `seq` that the filter's period spans.
[[nodiscard]] PaymentRange rangeOf(storage::Database &db, const PaymentFilter &filter);
/// Returns the WHERE clause of a filter that isCounted() excludes. A unary plus keeps the planner
/// on the index of the references or of the refunded payments.
[[nodiscard]] QString textConditions(const PaymentFilter &filter, const PaymentRange &range);
/// Binds the parameters of textConditions().
void bindText(storage::Statement &statement, const PaymentFilter &filter,
              const PaymentRange &range);

} // namespace tilldesk::payments
