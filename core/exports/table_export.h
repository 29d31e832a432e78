#pragma once

#include "core/exports/table.h"
#include "core/storage/atomic_file.h"

namespace tilldesk::exports {

/// The result of writeTable().
struct TableReport {
    qint64 rows = 0;
    Amount sum; ///< sum of the rows whose money has moved

    friend bool operator==(const TableReport &, const TableReport &) = default;
};

/// Returns the estimated size of a table with this many rows, in bytes.
[[nodiscard]] qint64 tableBytes(ExportFormat format, qint64 rows);
/// Returns the estimated size of the temporary file that exists beside a workbook while it is
/// written, in bytes.
[[nodiscard]] qint64 temporaryBytes(qint64 rows);

/// Writes a list as a table: CSV, XLSX, JSON lines or PDF.
///
/// Errors: `FieldInvalid` (format) for any other format; `FileNotWritten`, `NoSpace`, `Cancelled`;
/// `Internal` if a sum does not fit 64 bits.
/// @param table  positioned before its first row
/// @pre a read transaction is open on the connection
[[nodiscard]] Result<TableReport> writeTable(storage::Database &db,
                                             const payouts::ClosingTime &closing,
                                             const ExportRequest &request, Table &table,
                                             storage::AtomicFile &file, ExportControl &control);

} // namespace tilldesk::exports
