#pragma once

#include "core/domain/payout.h"
#include "core/storage/statement.h"

namespace tilldesk::payouts {

/// Returns the columns of a payout in the order in which `toPayout()` reads them.
[[nodiscard]] QString payoutColumns();
inline constexpr int kPayoutColumns = 14;
/// Returns `FROM payout p …` with the joins that payoutColumns() needs. The account's alias is `a`.
[[nodiscard]] QString payoutTables();
[[nodiscard]] Payout toPayout(const storage::Statement &row);

} // namespace tilldesk::payouts
