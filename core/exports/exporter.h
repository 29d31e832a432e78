#pragma once

#include "core/base/result.h"
#include "core/domain/export.h"
#include "core/payouts/closing_time.h"
#include "core/storage/database.h"

namespace tilldesk::exports {

/// Writes one list to one file from one snapshot of the database; statements of several accounts
/// to one file for each account, with the account in its name. Atomic: the file appears only
/// when it is complete and synced. Blocks until the export ends; runs on any thread.
///
/// Errors: see gateway::Exports; `FileNotWritten` also for a path in the folder of the database.
/// Throws storage::StorageException.
/// @param closing  its time zone is used for dates and times
/// @param path  of the file; an existing file is replaced
/// @param left  see writeJournals()
/// @pre no transaction is open on the connection
[[nodiscard]] Result<ExportReport> write(storage::Database &db, const payouts::ClosingTime &closing,
                                         const ExportRequest &request, const QString &path,
                                         ExportControl &control, QStringList *left = nullptr);

/// Like write(), from the snapshot of the open transaction: for several lists that must be
/// consistent.
/// @pre a read transaction is open on the connection
[[nodiscard]] Result<ExportReport> writeInView(storage::Database &db,
                                               const payouts::ClosingTime &closing,
                                               const ExportRequest &request, const QString &path,
                                               ExportControl &control, QStringList *left = nullptr);

} // namespace tilldesk::exports
