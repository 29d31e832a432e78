#pragma once

#include "core/domain/payout.h"
#include "core/storage/list_conditions.h"

namespace tilldesk::payouts {

/// Returns the WHERE clause of a filter, over `every_payout p`.
[[nodiscard]] QString conditions(const PayoutFilter &filter);
/// Binds the parameters of conditions().
void bindTo(storage::Statement &statement, const PayoutFilter &filter);

/// Returns ` ORDER BY …` of an order, over `every_payout p`. Payouts without a bulk are last. The
/// database sorts the whole list: an account has one payout a day.
[[nodiscard]] QString orderSql(const ListOrder<PayoutColumn> &order);

/// Returns the columns of a payout in the order in which `toPayout()` reads them.
[[nodiscard]] QString payoutColumns();
/// Returns `FROM every_payout p …` with the joins that payoutColumns() needs.
[[nodiscard]] QString payoutTables();
/// Reads the columns of payoutColumns().
[[nodiscard]] Payout toPayout(storage::Statement &row);

} // namespace tilldesk::payouts
