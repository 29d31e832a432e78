#pragma once

#include "core/base/result.h"
#include "core/domain/refund.h"
#include "core/storage/database.h"

// Lists of refunds, for windows and commands. Each call reads one unchanging view of the database,
// over a connection of any thread.
// @pre no transaction is open on the connection

namespace tilldesk::refunds {

/// Newest first. Costs the same at the end of a million as at their beginning.
/// @param before  a `seq`: those older than it; empty: from the newest on
/// @param count  0 and up
[[nodiscard]] RefundPage page(storage::Database &db, const RefundFilter &filter,
                              std::optional<qint64> before, int count);
/// Of all statuses, whatever the filter's is. Errors: `Internal` when a sum does not fit 64 bits.
[[nodiscard]] Result<RefundTotals> totals(storage::Database &db, const RefundFilter &filter);

} // namespace tilldesk::refunds
