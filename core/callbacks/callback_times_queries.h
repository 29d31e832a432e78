#pragma once

#include "core/domain/callback_times.h"
#include "core/storage/database.h"

// How fast receivers answer. Reads one snapshot of the database; the connection may belong to any
// thread.
// @pre no transaction is open on the connection

namespace tilldesk::callbacks {

/// Returns the answer times of the callbacks of a period and of profiles; ignores the other
/// conditions of the filter. Scans a range of one covering index, without their bodies.
/// @source measured: 0.4 s of processor time for a million callbacks
[[nodiscard]] CallbackTimes times(storage::Database &db, const CallbackFilter &filter);

} // namespace tilldesk::callbacks
