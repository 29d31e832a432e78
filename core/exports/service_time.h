#pragma once

#include "core/storage/database.h"

namespace tilldesk::exports {

/// Returns the time of the service clock, which the simulation may have stopped or set. For code
/// that has only the database. @pre as writeStatement()
[[nodiscard]] Timestamp serviceTime(storage::Database &db);

} // namespace tilldesk::exports
