#pragma once

#include "core/base/result.h"
#include "core/domain/callback.h"
#include "core/storage/database.h"

#include <limits>

// Queries of the callbacks and their attempts, for windows and commands. Each function reads one
// snapshot of the database. The connection may belong to any thread.
// @pre no transaction is open on the connection, except for stretchOf() and sentAt()

namespace tilldesk::callbacks {

/// Range of `seq` that holds the callbacks of a period. Exact, because created_at is monotonic in
/// seq.
struct SeqRange {
    qint64 first = 1;
    qint64 last = std::numeric_limits<qint64>::max();
};
/// @pre a read transaction is open on the connection
[[nodiscard]] SeqRange stretchOf(storage::Database &db, const CallbackFilter &filter);

/// Returns a page of callbacks in the order of the filter. Keyset pagination: every page costs the
/// same.
/// @param before  `seq` of the callback above the page; empty: starts at the first. The page is
/// empty if the list is sorted by a value and this callback has been deleted.
/// @param count  page size, 0 or more
[[nodiscard]] CallbackPage page(storage::Database &db, const CallbackFilter &filter,
                                std::optional<qint64> before, int count);
/// Returns the number of callbacks in each state that match the filter; ignores `filter.state`.
[[nodiscard]] CallbackCounts counts(storage::Database &db, const CallbackFilter &filter);
/// Returns the number of callbacks that wait for an attempt. Reads one index only.
[[nodiscard]] qint64 countWaiting(storage::Database &db);
/// Errors: `CallbackNotFound`.
[[nodiscard]] Result<CallbackDetails> details(storage::Database &db, const CallbackId &id);

/// Returns when this service sent a callback with exactly this signature; empty if it did not, or
/// if the attempt has been deleted.
/// @param jti        `jti` of the signature
/// @param signature  value of the header `Signature`
[[nodiscard]] std::optional<Timestamp> sentAt(storage::Database &db, const QString &jti,
                                              const QString &signature);

} // namespace tilldesk::callbacks
