#pragma once

#include "core/exports/file_under_way.h"
#include "core/exports/table.h"

namespace tilldesk::exports {

/// What writeTable() has written.
struct TableReport {
    qint64 rows = 0;
    Amount sum; ///< of the rows whose money has moved

    friend bool operator==(const TableReport &, const TableReport &) = default;
};

/// @return about how large a table of so many rows becomes, in bytes
[[nodiscard]] qint64 tableBytes(ExportFormat format, qint64 rows);

/// Writes a list as a table: CSV, XLSX, JSON lines or PDF.
///
/// Errors: `FieldInvalid` (format) of another format; `FileNotWritten`, `NoSpace`, `Cancelled`,
/// `Internal` when a sum does not fit.
/// @param table  whose next row is its first
/// @pre a transaction that reads is open on the connection
[[nodiscard]] Result<TableReport> writeTable(storage::Database &db,
                                             const payouts::ClosingTime &closing,
                                             const ExportRequest &request, Table &table,
                                             FileUnderWay &file, ExportControl &control);

} // namespace tilldesk::exports
