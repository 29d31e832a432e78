#pragma once

#include "core/storage/database.h"

#include <QStringList>

namespace tilldesk::test {

/// Returns the SQL of all statements that the connection caches.
[[nodiscard]] QStringList keptSql(const storage::Database &db);

/// Returns SQLite's query plan, one line per step; or the message of an error.
[[nodiscard]] QStringList planOf(const storage::Database &db, const QString &sql);

/// Returns how many instructions SQLite ran for a cached statement, per execution; 0 if the
/// statement is not cached or never ran.
[[nodiscard]] qint64 instructionsOf(const storage::Database &db, const QString &sql);

} // namespace tilldesk::test
