#pragma once

#include "app/command.h"

namespace tilldesk::app {

/// Adds an entry about a command to the shop's audit trail: through the process that holds the data
/// folder, or directly if no process does.
/// @pre this process has no connection to the database; see verification::checkHighWater()
/// Errors: `Storage` if the folder cannot be written or its database is older than its mark; `Busy`
/// if the holder does not answer.
[[nodiscard]] Result<void> record(storage::DataDirectory &directory, const CommandRecord &record);

/// Adds the entry in the process that holds the shop. @pre not on the core thread
[[nodiscard]] Result<void> record(Assembly &assembly, const CommandRecord &record);

/// Adds an entry to the audit trail of a database that no process has opened. No-op if the database
/// is of a version without an audit trail. Throws storage::StorageException.
void recordIn(storage::Database &db, const CommandRecord &record);

} // namespace tilldesk::app
