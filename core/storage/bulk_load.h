#pragma once

#include "core/storage/tables.h"

namespace tilldesk::storage {

/// Lets tables be filled with many rows: empties them and takes away their indexes, keys and
/// guards, which finish() makes again. All of it is part of the caller's write transaction, so a
/// killed load leaves the tables as they were.
///
/// SQLite keeps primary and unique keys, and checks references unless the connection has switched
/// them off.
class BulkLoad
{
public:
    /// @param tables  all tables that refer to each other
    /// Throws StorageException. @pre a write transaction is open
    BulkLoad(Database &db, const QList<Table> &tables);
    /// Makes indexes, keys and guards. Throws StorageException if the rows break one of them.
    /// @param between  called after each of them; may throw
    void finish(const std::function<void()> &between);

private:
    void takeAwayPostgres(const QList<Table> &tables);
    void takeAwaySqlite(const QList<Table> &tables);

    Database &m_db;
    QStringList m_again; ///< statements that finish() runs, in their order
};

} // namespace tilldesk::storage
