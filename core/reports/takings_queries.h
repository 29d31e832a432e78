#pragma once

#include "core/base/result.h"
#include "core/domain/day_close.h"
#include "core/storage/database.h"

// Takings and refunds for the reports. Each call reads one snapshot of the database, on a
// connection of any thread. See gateway::Reports. Throws storage::StorageException, also if a sum
// computed by SQLite does not fit 64 bits.
// @pre no transaction is open on the connection

namespace tilldesk::reports {

[[nodiscard]] QList<PointOfSaleTakings> byPointOfSale(storage::Database &db,
                                                      const QList<ProfileId> &profiles,
                                                      Timestamp from, Timestamp to);
[[nodiscard]] QList<PersonTakings> byPerson(storage::Database &db, const QList<ProfileId> &profiles,
                                            Timestamp from, Timestamp to);
/// Errors: `Internal` if a sum does not fit 64 bits.
[[nodiscard]] Result<QList<PayoutSum>> refunds(storage::Database &db,
                                               const QList<ProfileId> &profiles,
                                               const QList<Timestamp> &bounds,
                                               const QString &pointOfSale = {});

/// Errors: `Internal` if a sum does not fit 64 bits.
[[nodiscard]] Result<QList<Amount>> fees(storage::Database &db, const QList<ProfileId> &profiles,
                                         const QList<Timestamp> &bounds);

} // namespace tilldesk::reports
