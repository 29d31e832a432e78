#pragma once

#include "core/domain/hosted_open.h"
#include "core/storage/database.h"

namespace tilldesk::hosted {

/// Compares what was fetched of a provider's reconciliation with this shop: first what waits, then
/// what differs, each oldest first. On any connection. @source service.md#hosted-payouts
/// @param now  wall clock
/// @param late  open for longer is late
/// @param limit  of the items of each reason
[[nodiscard]] QList<HostedOpenItem> openItems(storage::Database &db, const ProfileId &profile,
                                              Timestamp now, std::chrono::days late, int limit);

} // namespace tilldesk::hosted
