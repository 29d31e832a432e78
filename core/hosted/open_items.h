#pragma once

#include "core/domain/hosted_open.h"
#include "core/storage/database.h"

namespace tilldesk::hosted {

/// Compares the fetched lists and payouts of a provider with the payments and refunds of this shop.
/// On any connection.
/// @source service.md#hosted-payouts
/// @pre a read transaction is open: all sums are of one snapshot
/// @param now  wall clock
/// @param late  open for longer is late
/// @param limit  of the items that wait, of those that differ, of those paid out twice, and of
///               payouts; for payments and refunds each
/// Errors: `Internal` if a sum does not fit 64 bits.
[[nodiscard]] Result<HostedComparison> compareWithProvider(storage::Database &db,
                                                           const ProfileId &profile, Timestamp now,
                                                           std::chrono::days late, int limit);

} // namespace tilldesk::hosted
