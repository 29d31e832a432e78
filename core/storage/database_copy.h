#pragma once

#include "core/base/result.h"
#include "core/domain/backup.h"
#include "core/storage/database.h"

namespace tilldesk::storage {

/// Copies a database file that this process does not write: an OnlineCopy over a read-only
/// connection that holds one snapshot, so that commits do not restart it. The writer is never
/// blocked. The write-ahead log grows until the copy is complete; then this thread checkpoints it,
/// so that the writer does not have to. Blocks. The process with the writing connection uses
/// threads::copyLive() instead, which lets the log be.
///
/// @param target  an existing empty file, which the caller deletes after an error
/// @param control  counts the bytes copied
/// Errors: `NoSpace`; `Cancelled`; `Storage` with the database's reason.
[[nodiscard]] Result<void> copyDatabase(const QString &source, const QString &target,
                                        BackupControl &control);

} // namespace tilldesk::storage
