#pragma once

#include "core/base/result.h"
#include "core/domain/day_close.h"
#include "core/storage/database.h"

namespace tilldesk::reports {

/// A day close, and which lines of payouts it counts.
struct DayCloseRow {
    DayClose close;
    qint64 itemsAfter = 0; ///< lines with itemsAfter < seq <= itemsUpto
    qint64 itemsUpto = 0;

    friend bool operator==(const DayCloseRow &, const DayCloseRow &) = default;
};

/// Rows of day_close. Throws storage::StorageException.
class DayCloseRepository
{
public:
    explicit DayCloseRepository(storage::Database &db) : m_db(db) {}

    /// Counts what was taken since the last Z, as a close of no kind and number yet.
    /// Errors: `ProfileNotFound`, `PointOfSaleNotFound`; `Internal` when a sum does not fit.
    [[nodiscard]] Result<DayCloseRow> count(const DayCloseScope &scope);
    /// @return where the last Z of the scope ended; 0: there is none
    [[nodiscard]] qint64 closedUpto(const DayCloseScope &scope);
    /// @return the next number of the kind in the scope, from 1
    [[nodiscard]] qint64 nextNumber(const DayCloseScope &scope, DayCloseKind kind);
    /// @return when the last close of any scope was made
    [[nodiscard]] std::optional<Timestamp> lastAt();
    /// @return `seq` of the new row
    qint64 insert(const DayCloseRow &row);
    /// See gateway::Reports::closes().
    [[nodiscard]] DayClosePage page(const DayCloseFilter &filter, std::optional<qint64> before,
                                    int count);

private:
    storage::Database &m_db;
};

} // namespace tilldesk::reports
