#pragma once

#include "app/command.h"
#include "app/commands/checks.h"

namespace tilldesk::app {

/// Runs the checks in one read transaction, up to the first failure. Reports one line per finished
/// check: `ok  payments: …`, or `wrong  payments: payment 17: …`.
/// @return whether all checks passed
[[nodiscard]] bool verify(storage::Database &db, const std::vector<Check> &checks,
                          const std::function<void(const QString &line)> &tell);

/// Runs the groups in parallel, each on its own thread and in its own snapshot, so that all
/// processors are used. Reports the groups' lines in order up to the first failure; those of the
/// first group at once. @pre there is at least one group
/// @return whether all checks passed
[[nodiscard]] bool verify(const QString &databasePath,
                          const std::vector<std::vector<Check>> &groups,
                          const std::function<void(const QString &line)> &tell);

/// `verify`: checks the consistency of the database; prints each check made and the first fault.
[[nodiscard]] Command verifyCommand();

} // namespace tilldesk::app
