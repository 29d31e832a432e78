#pragma once

#include "core/storage/data_directory.h"
#include "core/storage/database.h"
#include "core/storage/high_water_mark.h"

namespace tilldesk::app {

/// Reads how far a database has come. Throws storage::StorageException.
/// @param ledgerSeq  entry whose hash is read; 0: the last one
[[nodiscard]] storage::HighWater readHighWater(storage::Database &db, qint64 ledgerSeq = 0);

/// Does the same for a file that is not open. Changes nothing, and leaves the write-ahead log as it
/// is.
/// @pre this process has no connection to the database: closing the file, whose size is checked,
/// would drop the locks of that connection, and other programs would take the log for abandoned.
/// @source fcntl(2), advisory record locks; SQLite, How To Corrupt, 2.2
/// Errors: `Storage` if the file is cut off, damaged, or no database of Tilldesk.
[[nodiscard]] Result<storage::HighWater> highWaterOf(const QString &databasePath,
                                                     qint64 ledgerSeq = 0);

/// Compares the database with the high-water mark beside it. No mark, or one that cannot be read,
/// is no problem: databases from before the mark have none.
/// @pre as highWaterOf()
/// Errors: `Storage` if the database is older than the mark or another shop's, in words that name
/// the difference and the remedy; as highWaterOf().
/// @return the mark; empty: there is none, or the folder holds no database
[[nodiscard]] Result<std::optional<storage::HighWater>>
checkDatabase(const storage::DataDirectory &directory);

} // namespace tilldesk::app
