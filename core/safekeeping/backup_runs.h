#pragma once

#include "core/audit/trail.h"
#include "core/domain/backup.h"

namespace tilldesk::safekeeping {

/// Records a backup or rehearsal in the audit trail, in the open transaction.
void recordRun(audit::Trail &trail, const BackupRun &run);

/// Returns the newest recorded runs, newest first. Throws storage::StorageException.
[[nodiscard]] QList<BackupRun> latestRuns(storage::Database &db, int count);

/// Reads the recorded runs, and derives the warnings that hold at `now` (wall clock time).
/// @param folder  folder of the daily backups; empty: none
/// Throws storage::StorageException.
[[nodiscard]] BackupStatus readStatus(storage::Database &db, const QString &folder, Timestamp now);

} // namespace tilldesk::safekeeping
