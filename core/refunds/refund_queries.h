#pragma once

#include "core/base/result.h"
#include "core/domain/refund.h"
#include "core/storage/database.h"

// Refunds for windows, routes and commands. Each call reads one snapshot of the database, on a
// connection of any thread.
// @pre no transaction is open on the connection

namespace tilldesk::refunds {

/// Returns a page in the order of the filter. Keyset pagination: the cost does not depend on the
/// position.
/// @param before  `seq` of the refund above the page; empty: from the first on. The page is empty
/// if the list is sorted by a value and this refund does not exist.
/// @param count  0 and up
[[nodiscard]] RefundPage page(storage::Database &db, const RefundFilter &filter,
                              std::optional<qint64> before, int count);
/// Returns count and sum of each status, whatever status the filter has. Errors: `Internal` if a
/// sum does not fit 64 bits.
[[nodiscard]] Result<RefundTotals> totals(storage::Database &db, const RefundFilter &filter);
/// Returns a refund of a payment of the profile `own`.
/// Errors: `PaymentNotFound`; `AccessDenied` (another profile's payment); `RefundNotFound` (also
/// another payment's refund).
[[nodiscard]] Result<Refund> find(storage::Database &db, const PaymentId &payment,
                                  const RefundId &refund, const ProfileId &own);

} // namespace tilldesk::refunds
