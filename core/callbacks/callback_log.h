#pragma once

#include "core/base/result.h"
#include "core/domain/callback.h"
#include "core/storage/database.h"

// What was sent and what came of it, for windows and commands. Each call reads one unchanging view
// of the database, over a connection of any thread.
// @pre no transaction is open on the connection

namespace tilldesk::callbacks {

/// Newest first. Costs the same at the end of a million as at their beginning.
/// @param before  a `seq`: those older than it; empty: from the newest on
/// @param count  0 and up
[[nodiscard]] CallbackPage page(storage::Database &db, const CallbackFilter &filter,
                                std::optional<qint64> before, int count);
/// Of all states, whatever the filter's is.
[[nodiscard]] CallbackCounts counts(storage::Database &db, const CallbackFilter &filter);
/// Errors: `CallbackNotFound`.
[[nodiscard]] Result<CallbackDetails> details(storage::Database &db, const CallbackId &id);

} // namespace tilldesk::callbacks
