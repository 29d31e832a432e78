#pragma once

#include "core/domain/payout.h"
#include "core/storage/list_conditions.h"

namespace tilldesk::payouts {

/// Returns the WHERE clause of a filter, over `payout p`. `made_at` is monotonic in `seq`, so a
/// time range is a range of `seq`, and each account's payouts are a range scan of one index.
[[nodiscard]] QString conditions(const PayoutFilter &filter);
/// Binds the parameters of conditions().
void bindTo(storage::Statement &statement, const PayoutFilter &filter);

/// Returns ` ORDER BY …` of an order, over `payout p`. Payouts without a bulk are last. Sorts the
/// whole list unless the order is by creation: an account has one payout a day.
[[nodiscard]] QString orderSql(const ListOrder<PayoutColumn> &order);

/// Returns the columns of a payout in the order in which `toPayout()` reads them.
[[nodiscard]] QString payoutColumns();
/// Returns `FROM payout p …` with the joins that payoutColumns() needs. The account's alias is `a`.
[[nodiscard]] QString payoutTables();
/// Reads the columns of payoutColumns().
[[nodiscard]] Payout toPayout(storage::Statement &row);

} // namespace tilldesk::payouts
