#pragma once

#include "app/command.h"

namespace tilldesk::app {

/// The command `move`, between SQLite in a folder and a database of PostgreSQL.
[[nodiscard]] Command moveCommand();

} // namespace tilldesk::app
