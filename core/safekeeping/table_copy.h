#pragma once

#include "core/storage/tables.h"

#include <QMap>
#include <atomic>
#include <functional>

namespace tilldesk::safekeeping {

/// Progress of a move, and the way to stop it. Thread-safe.
struct MoveControl {
    std::atomic<bool> isCancelled = false;
    std::atomic<qint64> done = 0;  ///< rows read so far, on both sides
    std::atomic<qint64> total = 0; ///< rows to be read in all; 0: not known yet
};

/// Thrown when a move is cancelled.
struct MoveCancelled {
};

/// What a table contains, in a form that both engines give alike.
struct TableContent {
    qint64 rows = 0;
    QByteArray digest; ///< SHA-256 of all values in the order of the key

    friend bool operator==(const TableContent &, const TableContent &) = default;
};

using TableContents = QMap<QString, TableContent>; ///< by table

/// Returns the tables whose rows a move copies: all but those that belong to a database, not to its
/// shop, and the index of the search, which is made anew. Throws storage::StorageException.
[[nodiscard]] QList<storage::Table> movedTables(storage::Database &db);

/// Replaces the rows of all tables of `to` by those of `from`, within one write transaction of `to`
/// that the caller commits. The search index of `to` is empty then, and is filled as that of an
/// earlier database. Throws storage::StorageException; MoveCancelled.
/// @param step  called after some hundred rows
/// @pre a read transaction of `from` is open, and both have the same schema
/// @return what was read
[[nodiscard]] TableContents copyTables(storage::Database &from, storage::Database &to,
                                       MoveControl &control, const std::function<void()> &step);

/// Reads the tables that copyTables() fills. Throws as that. @pre a read transaction is open
[[nodiscard]] TableContents readTables(storage::Database &db, MoveControl &control);

/// Returns the names of the tables that differ; empty: none.
[[nodiscard]] QStringList differencesOf(const TableContents &a, const TableContents &b);

} // namespace tilldesk::safekeeping
