#pragma once

#include "core/base/result.h"
#include "core/domain/export.h"
#include "core/payouts/closing_time.h"
#include "core/storage/database.h"

namespace tilldesk::exports {

/// Writes one list to one file, from one unchanging view of the database; the file is there only
/// when it is whole and synced. On any thread, for as long as it takes.
///
/// Errors: see gateway::Exports; `FileNotWritten` also for a place beside the database. Throws
/// storage::StorageException.
/// @param closing  whose time zone dates and times are written in
/// @param path  of the file; one that is there is replaced
/// @pre no transaction is open on the connection
[[nodiscard]] Result<ExportReport> write(storage::Database &db, const payouts::ClosingTime &closing,
                                         const ExportRequest &request, const QString &path,
                                         ExportControl &control);

/// The same from the view that is open, for several lists that must fit together.
/// @pre a transaction that reads is open on the connection
[[nodiscard]] Result<ExportReport> writeInView(storage::Database &db,
                                               const payouts::ClosingTime &closing,
                                               const ExportRequest &request, const QString &path,
                                               ExportControl &control);

} // namespace tilldesk::exports
