#pragma once

#include "core/storage/bulk_rows.h"
#include "core/storage/sqlite_statement.h"

namespace tilldesk::storage {

/// Reads all rows of a table; see readAllRows().
void readSqliteRows(sqlite3 *db, const Table &table, const std::function<void(BulkRow)> &take);

/// Adds rows to a table of SQLite; see BulkInsert.
class SqliteRows final : public BulkInsert::Sink
{
public:
    SqliteRows(sqlite3 *db, const Table &table);

    void add(BulkRow row) override;
    void finish() override {}

private:
    SqliteStatement m_insert;
    std::vector<bool> m_isText; ///< by column
};

} // namespace tilldesk::storage
