#pragma once

#include <QString>

namespace tilldesk::benchmarks {

/// Measures the physical limit of durable creates: inserts rows into table payment through SQLite's
/// C API, `batch` rows per transaction, and syncs each transaction.
/// @param databasePath  a database with the current schema and one profile with seq 1
/// @return rows per second
[[nodiscard]] double rawCommitRate(const QString &databasePath, int batch, double seconds);

} // namespace tilldesk::benchmarks
