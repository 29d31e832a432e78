#pragma once

#include "app/command.h"
#include "app/commands/checks.h"

namespace tilldesk::app {

/// Runs the checks in one read transaction, up to the first that fails. One line a check, told when
/// it is done: `ok  payments: …`, or `wrong  payments: payment 17: …`.
/// @return whether all is well
[[nodiscard]] bool verify(storage::Database &db, const std::vector<Check> &checks,
                          const std::function<void(const QString &line)> &tell);

/// Runs the groups beside each other, each on a thread and over a view of its own, and tells their
/// lines in order up to the first that fails, those of the first group at once. So all processors
/// are used. @pre there is a group
/// @return whether all is well
[[nodiscard]] bool verify(const QString &databasePath,
                          const std::vector<std::vector<Check>> &groups,
                          const std::function<void(const QString &line)> &tell);

/// `verify`: checks the database against itself, prints what it checked and the first thing wrong.
[[nodiscard]] Command verifyCommand();

} // namespace tilldesk::app
