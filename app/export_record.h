#pragma once

#include "app/assembly.h"

#include <QJsonObject>

namespace tilldesk::app {

/// Adds an entry about an export by command to the shop's audit trail: through the process that
/// holds the data folder, or directly if no process does.
/// @param facts  as exports::factsOf() returns them
/// @pre this process has no connection to the database; see verification::checkHighWater()
/// Errors: `Storage` if the folder cannot be written or its database is older than its mark; `Busy`
/// if the holder does not answer.
[[nodiscard]] Result<void> recordExport(storage::DataDirectory &directory,
                                        const QJsonObject &facts);

/// Adds the entry in the process that holds the shop. @pre not on the core thread
[[nodiscard]] Result<void> recordExport(Assembly &assembly, const QJsonObject &facts);

} // namespace tilldesk::app
