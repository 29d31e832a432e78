#pragma once

#include "core/base/result.h"
#include "core/domain/day_close.h"
#include "core/storage/database.h"

namespace tilldesk::reports {

/// A day close, and the range of payout lines that it counts.
struct DayCloseRow {
    DayClose close;
    qint64 itemsAfter = 0; ///< the lines with itemsAfter < seq <= itemsUpto
    qint64 itemsUpto = 0;

    friend bool operator==(const DayCloseRow &, const DayCloseRow &) = default;
};

/// Reads and writes the table day_close. Throws storage::StorageException.
class DayCloseRepository
{
public:
    explicit DayCloseRepository(storage::Database &db) : m_db(db) {}

    /// Sums the takings since the last Z report. The result has no kind and no number yet.
    /// Errors: `ProfileNotFound`, `PointOfSaleNotFound`; `Internal` if a sum does not fit 64 bits.
    [[nodiscard]] Result<DayCloseRow> count(const DayCloseScope &scope);
    /// Returns the seq of the last payout line that the scope's last Z report counts; 0: no Z
    /// report.
    [[nodiscard]] qint64 closedUpto(const DayCloseScope &scope);
    /// Returns the next number of this kind in the scope, from 1.
    [[nodiscard]] qint64 nextNumber(const DayCloseScope &scope, DayCloseKind kind);
    /// Returns the time of the last close of any scope; empty if there is none.
    [[nodiscard]] std::optional<Timestamp> lastAt();
    /// Returns the `seq` of the new row.
    qint64 insert(const DayCloseRow &row);
    /// See gateway::Reports::closes().
    [[nodiscard]] DayClosePage page(const DayCloseFilter &filter, std::optional<qint64> before,
                                    int count);

private:
    storage::Database &m_db;
};
/// Counts a scope since its last Z report, in one snapshot of the database. The connection may
/// belong to any thread. Errors: as DayCloseRepository::count(). @pre no transaction is open
[[nodiscard]] Result<DayCloseRow> countSinceLastZ(storage::Database &db,
                                                  const DayCloseScope &scope);
/// Returns the close that would be made at `now`. Otherwise like countSinceLastZ().
[[nodiscard]] Result<DayClose> previewClose(storage::Database &db, const DayCloseScope &scope,
                                            Timestamp now);

} // namespace tilldesk::reports
