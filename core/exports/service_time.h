#pragma once

#include "core/storage/database.h"

namespace tilldesk::exports {

/// @return what the service's clock shows, which the simulation may have stopped or set: for who
///         has only the database. @pre as writeStatement()
[[nodiscard]] Timestamp serviceTime(storage::Database &db);

} // namespace tilldesk::exports
