#pragma once

#include "core/domain/refund.h"
#include "core/storage/database.h"
#include "core/storage/list_conditions.h"

#include <limits>

// Translates a list's filter to SQL.
// @pre a read transaction is open on the connection

namespace tilldesk::refunds {

/// A range of `seq` that spans a period: `created_at` is monotonic in `seq`.
struct SeqRange {
    qint64 first = 1;
    qint64 last = std::numeric_limits<qint64>::max();
};

[[nodiscard]] SeqRange stretchOf(storage::Database &db, const RefundFilter &filter);
/// Returns the seqs of the profiles that the filter selects.
[[nodiscard]] QList<qint64> profilesOf(storage::Database &db, const RefundFilter &filter);
/// Returns whether the filter has conditions other than profiles, status and period. The indexes of
/// refunds alone cannot answer these.
[[nodiscard]] bool isDetailed(const RefundFilter &filter);
/// Returns all conditions of a filter, over `refund r JOIN payment p`.
[[nodiscard]] storage::ListConditions
conditionsOf(storage::Database &db, const RefundFilter &filter, const SeqRange &stretch);

} // namespace tilldesk::refunds
