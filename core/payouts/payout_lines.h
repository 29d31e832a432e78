#pragma once

#include "core/base/result.h"
#include "core/domain/payout.h"
#include "core/storage/database.h"

namespace tilldesk::payouts {

/// Returns the rows `first` to `first + count - 1` of a payout's lines, newest first, payments and
/// refunds in one order, after the charges of fees. The sum so far of a line is that of this line
/// and all older ones of the list: payments less refunds and fees. That of the first line is the
/// payout. A list of charges has the sum of the charges.
/// @param kind  empty: payments, refunds and charges
/// @param first, count  0 and up
/// Errors: `PayoutNotFound`; `Internal` if a sum does not fit 64 bits.
/// @pre no transaction is open on the connection
[[nodiscard]] Result<PayoutItemPage> linesOf(storage::Database &db, const PayoutId &id,
                                             std::optional<PayoutItemKind> kind, qint64 first,
                                             int count);

} // namespace tilldesk::payouts
