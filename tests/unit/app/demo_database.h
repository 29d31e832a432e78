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

/// Changes what the schema forbids: without its triggers and references.
/// @param withoutCheck  a CHECK that is taken out for good; empty: none
void damage(const QString &path, const QString &script, const QString &withoutCheck = {});

} // namespace tilldesk::test
