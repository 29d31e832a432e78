#pragma once

#include <QString>

namespace tilldesk::benchmarks {

/// The physical limit of durable creates: rows of table payment inserted through SQLite's C API,
/// with nothing else around them, `batch` to a transaction, each transaction synced.
/// @param databasePath  a database with the real schema and one profile with seq 1
/// @return rows a second
[[nodiscard]] double rawCommitRate(const QString &databasePath, int batch, double seconds);

} // namespace tilldesk::benchmarks
