#pragma once

#include "core/storage/database.h"

#include <QStringList>

namespace tilldesk::test {

/// Returns the SQL of all statements that the connection caches.
[[nodiscard]] QStringList keptSql(const storage::Database &db);

/// Returns SQLite's query plan, one line per step; or the message of an error.
[[nodiscard]] QStringList planOf(const storage::Database &db, const QString &sql);

} // namespace tilldesk::test
