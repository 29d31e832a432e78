#pragma once

#include "core/verification/findings.h"

#include <atomic>
#include <functional>
#include <vector>

namespace tilldesk::verification {

/// A rule that must hold in every database. Reads forward only. Continues after a finding.
struct Check {
    QString name;
    /// Adds the violations of the rule to `found`. Returns a summary of the rows checked, for a
    /// report without findings.
    /// Throws storage::StorageException if the database cannot be read.
    std::function<QString(storage::Database &db, Findings &found)> run;
};

/// The result of one check.
struct CheckReport {
    QString name;
    QString checked;      ///< summary of the rows checked, for a report without findings
    QStringList findings; ///< see Findings::lines()
    qint64 more = 0;      ///< number of findings beyond those in `findings`

    [[nodiscard]] bool isSound() const { return findings.isEmpty(); }
    /// One line `ok  payments: …`, or a line `wrong  payments: payment 17: …` for each finding.
    [[nodiscard]] QStringList lines() const;
};

using ReportCheck = std::function<void(const CheckReport &)>;

/// Runs the checks in order in one read transaction, and reports each check when it has ended. An
/// unreadable database is a finding of the running check.
/// @param isStopped  called before each check; true: the remaining checks are left out
/// @return whether all checks ran and found nothing
[[nodiscard]] bool verify(
    storage::Database &db, const std::vector<Check> &checks, const ReportCheck &report,
    const std::function<bool()> &isStopped = [] { return false; });

/// Runs the groups in parallel, each on its own thread and in its own read transaction. Reports on
/// the calling thread, in the order of the checks; the first group's checks are reported at once.
/// Blocks. @pre `groups` is not empty
/// @param isStopped  polled while the checks run; once true, running checks are interrupted within
/// 0.1 s and the others left out. Null: cannot be stopped
/// @return whether all checks ran and found nothing
[[nodiscard]] bool verify(const QString &databasePath,
                          const std::vector<std::vector<Check>> &groups, const ReportCheck &report,
                          const std::atomic<bool> *isStopped = nullptr);

} // namespace tilldesk::verification
