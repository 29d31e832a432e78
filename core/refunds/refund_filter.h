#pragma once

#include "core/domain/refund.h"
#include "core/storage/database.h"

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
/// Returns the seqs of the profiles that the filter names; of all profiles if it names none.
[[nodiscard]] QList<qint64> profilesOf(storage::Database &db, const RefundFilter &filter);
/// Returns the WHERE clause of a filter with a search text, over `refund r`. Bind `:first` and
/// `:last` of the range, and `:find`.
[[nodiscard]] QString foundConditions(storage::Database &db, const RefundFilter &filter);

} // namespace tilldesk::refunds
