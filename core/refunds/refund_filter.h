#pragma once

#include "core/domain/refund.h"
#include "core/storage/database.h"

#include <limits>

// What a list's filter means in SQL.
// @pre a transaction that reads is open on the connection

namespace tilldesk::refunds {

/// Refunds of a stretch of time: created_at never falls as seq rises.
struct Stretch {
    qint64 first = 1;
    qint64 last = std::numeric_limits<qint64>::max();
};

[[nodiscard]] Stretch stretchOf(storage::Database &db, const RefundFilter &filter);
/// Rows of the profiles that the filter names, or of all.
[[nodiscard]] QList<qint64> profilesOf(storage::Database &db, const RefundFilter &filter);
/// @return the WHERE of a filter that finds something, over `refund r`; bind `:first` and `:last`
/// of
///         the stretch, and `:find`
[[nodiscard]] QString foundConditions(storage::Database &db, const RefundFilter &filter);

} // namespace tilldesk::refunds
