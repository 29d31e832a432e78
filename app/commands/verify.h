#pragma once

#include "app/command.h"
#include "app/commands/checks.h"

namespace tilldesk::app {

/// Gets one line of a report at a time.
using TellLine = std::function<void(const QString &line)>;

/// Runs all checks in one read transaction. Reports each check when it has ended: one line
/// `ok  payments: …`, or a line `wrong  payments: payment 17: …` for each finding.
/// @param isStopped  asked before each check; true: the remaining checks are left out
/// @return whether all checks ran and found nothing
[[nodiscard]] bool verify(
    storage::Database &db, const std::vector<Check> &checks, const TellLine &tell,
    const std::function<bool()> &isStopped = [] { return false; });

/// Runs the groups in parallel, each on its own thread and over its own view, and reports their
/// lines in order, those of the first group at once. @pre there is a group
/// @return whether all checks found nothing
[[nodiscard]] bool verify(const QString &databasePath,
                          const std::vector<std::vector<Check>> &groups, const TellLine &tell);

/// `verify`: checks the database against itself; prints what was checked and everything found
/// wrong.
[[nodiscard]] Command verifyCommand();

} // namespace tilldesk::app
