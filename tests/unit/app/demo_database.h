#pragma once

#include "app/command.h"

#include <QTemporaryDir>

namespace tilldesk::test {

/// 20 November 2026, a Friday, 16:30 in Brussels: when the demo ends.
inline constexpr Timestamp kDemoEnd = fromMillis(1'795'188'600'000);

/// A data folder with the service of it, and the `demo` command.
class DemoDatabase
{
public:
    explicit DemoDatabase(Timestamp now = kDemoEnd);

    /// Runs `demo` up to now. @param more  other values of its options
    app::CommandResult fill(int payments, int seed = 1, const app::CommandValues &more = {});
    /// Runs `verify`'s checks. @return its lines
    [[nodiscard]] QStringList verify() const;
    /// @return the first column of every row
    [[nodiscard]] QStringList rows(const QString &sql) const;
    [[nodiscard]] qint64 number(const QString &sql) const; ///< first column of the first row
    [[nodiscard]] QString path() const { return m_directory.databasePath(); }
    [[nodiscard]] app::Assembly &assembly() { return m_assembly; }
    [[nodiscard]] ManualClock &clock() { return m_clock; }

private:
    QTemporaryDir m_folder;
    ManualClock m_clock;
    Log m_log;
    storage::DataDirectory m_directory;
    app::Assembly m_assembly;
};

/// Runs `verify`'s checks on a database. @return its lines
[[nodiscard]] QStringList verified(const QString &path);

/// Something wrong that `verify` must find.
struct Damage {
    QString script;
    QString row;               ///< SQL that names the row, asked before the damage
    QString check;             ///< that must find it
    QString what;              ///< that it must say
    QString withoutCheck = {}; ///< a CHECK of the schema that forbids it, taken out for good
};

/// Changes what the schema forbids: without its triggers and references.
void damage(const QString &path, const QString &script, const QString &withoutCheck = {});
/// Damages a database. @return empty, or what `verify` said instead of finding it
[[nodiscard]] QString missed(const QString &path, const Damage &damaged);

} // namespace tilldesk::test
