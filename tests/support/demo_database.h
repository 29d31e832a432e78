#pragma once

#include "app/command.h"
#include "tests/support/empty_database.h"

namespace tilldesk::test {

/// The end of the demo's period: Friday, 20 November 2026, 16:30 in Brussels.
inline constexpr Timestamp kDemoEnd = fromMillis(1'795'188'600'000);

/// A data folder with an assembled service, and the `demo` command over it.
class DemoDatabase
{
public:
    explicit DemoDatabase(Timestamp now = kDemoEnd);

    /// Runs `demo` up to the present time. @param more  values of further options
    app::CommandResult fill(int payments, int seed = 1, const app::CommandValues &more = {});
    /// Runs the checks of `verify`. Returns the lines of the report.
    [[nodiscard]] QStringList verify() const;
    /// Returns the first column of all rows.
    [[nodiscard]] QStringList rows(const QString &sql) const;
    [[nodiscard]] qint64 number(const QString &sql) const; ///< first column of the first row
    [[nodiscard]] QString path() const { return m_directory.databasePath(); }
    [[nodiscard]] app::Assembly &assembly() { return m_assembly; }
    [[nodiscard]] ManualClock &clock() { return m_clock; }

private:
    QTemporaryDir m_folder;
    ServiceDatabase m_place; ///< PostgreSQL's; SQLite's database is in m_folder
    ManualClock m_clock;
    Log m_log;
    storage::DataDirectory m_directory;
    app::Assembly m_assembly;
};

/// Runs the checks of `verify` on a database. Returns the lines of the report.
[[nodiscard]] QStringList verified(const QString &path);

/// Damage to a database that `verify` must detect.
struct Damage {
    QString script;
    QString row;               ///< SQL that reads the row's name, run before the damage
    QString check;             ///< name of the check that must find it
    QString what;              ///< text that the finding must contain
    QString withoutCheck = {}; ///< CHECK constraint that prevents the damage and is removed
};

/// Runs a script with the schema's triggers and foreign keys switched off.
void damage(const QString &path, const QString &script, const QString &withoutCheck = {});
/// Damages a database. Returns empty if `verify` finds the damage, otherwise what it reported.
[[nodiscard]] QString missed(const QString &path, const Damage &damaged);

} // namespace tilldesk::test
