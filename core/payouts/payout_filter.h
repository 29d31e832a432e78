#pragma once

#include "core/domain/payout.h"
#include "core/storage/statement.h"

namespace tilldesk::payouts {

/// @return the WHERE of a filter, over `payout p`. made_at never falls as seq rises, so a range of
/// time is one of seq, and each account's payouts are a stretch of one index
[[nodiscard]] QString conditions(const PayoutFilter &filter);
/// Binds what conditions() has left open.
void bindTo(storage::Statement &statement, const PayoutFilter &filter);

} // namespace tilldesk::payouts
