#pragma once

#include "core/base/result.h"
#include "core/domain/day_close.h"
#include "core/storage/database.h"

// What was taken and given back. Each call reads one unchanging view of the database, over a
// connection of any thread. See gateway::Reports. Throws storage::StorageException, also when a sum
// of SQLite's does not fit 64 bits.
// @pre no transaction is open on the connection

namespace tilldesk::reports {

[[nodiscard]] QList<PointOfSaleTakings> byPointOfSale(storage::Database &db,
                                                      const QList<ProfileId> &profiles,
                                                      Timestamp from, Timestamp to);
/// Errors: `Internal`, a sum that does not fit 64 bits.
[[nodiscard]] Result<QList<PayoutSum>>
refunds(storage::Database &db, const QList<ProfileId> &profiles, const QList<Timestamp> &bounds);

} // namespace tilldesk::reports
