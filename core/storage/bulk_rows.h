#pragma once

#include "core/storage/tables.h"

#include <span>

namespace tilldesk::storage {

/// A value of a row: NULL, a whole number or a text.
struct BulkValue {
    bool isNull = true;
    qint64 number = 0;   ///< of a column of numbers
    QByteArrayView text; ///< of a column of texts, in UTF-8; valid until the next row
};

/// The values of a row in the order of Table::columns.
using BulkRow = std::span<const BulkValue>;

/// Reads all rows of a table in the order of its key, holding one of them at a time. An exception
/// of `take` ends the reading. Throws StorageException.
/// @pre a read transaction, or none, is open; `take` uses another connection
void readAllRows(Database &db, const Table &table, const std::function<void(BulkRow)> &take);

/// Adds many rows to one table. Until finish() or the destruction, the connection must not be used
/// for anything else. @pre a write transaction is open
class BulkInsert
{
public:
    /// The part that each engine has. @see BulkInsert
    class Sink
    {
    public:
        Sink() = default;
        virtual ~Sink() = default;
        Sink(const Sink &) = delete;
        Sink &operator=(const Sink &) = delete;
        virtual void add(BulkRow row) = 0;
        virtual void finish() = 0;
    };

    /// Throws StorageException.
    BulkInsert(Database &db, const Table &table);
    /// Throws StorageException if the database refuses a row; finish() at the latest does.
    void add(BulkRow row) { m_sink->add(row); }
    void finish() { m_sink->finish(); }

private:
    std::unique_ptr<Sink> m_sink;
};

} // namespace tilldesk::storage
