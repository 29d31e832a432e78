#pragma once

#include "core/storage/data_directory.h"
#include "core/storage/database.h"
#include "core/storage/high_water_mark.h"
#include "core/verification/verifier.h"

namespace tilldesk::verification {

/// Numbers of the entries whose hashes are compared; 0: the last entry.
struct ComparedEntries {
    qint64 ledger = 0;
    qint64 audit = 0;
};

/// Reads the high-water marks of a database: its id, last payment, last ledger entry and last entry
/// of the audit trail. Throws storage::StorageException.
[[nodiscard]] storage::HighWater readHighWater(storage::Database &db,
                                               const ComparedEntries &compared = {});

/// Reads the last signed head and the last entry of the audit trail into a mark, in one statement:
/// a service does so after each batch. Throws storage::StorageException.
void readLastHeads(storage::Database &db, storage::HighWater &mark);

/// Like readHighWater(), for a file that is not open. Changes nothing and leaves the write-ahead
/// log as it is.
/// @pre this process has no connection to the database: closing the file after checking its size
/// would drop the locks of that connection, and other programs would consider the log abandoned.
/// @source fcntl(2), advisory record locks; SQLite, How To Corrupt, 2.2
/// Errors: `Storage` if the file is truncated, damaged, or not a Tilldesk database.
[[nodiscard]] Result<storage::HighWater> highWaterOf(const QString &databasePath,
                                                     const ComparedEntries &compared = {});

/// Compares the database with the high-water mark beside it. A missing or unreadable mark is no
/// error: databases older than this feature have none.
/// @pre as highWaterOf()
/// Errors: `Storage` if the database is older than the mark or belongs to another shop; the text
/// names the difference and the remedy; as highWaterOf().
/// @return the mark; empty if there is none, or the folder contains no database
[[nodiscard]] Result<std::optional<storage::HighWater>>
checkHighWater(const storage::DataDirectory &directory);

/// Returns the time of the last payment or ledger entry, for a database without a mark; empty if
/// there is none, or if the simulation is on: its clock can be set to any time.
/// @pre as highWaterOf()
/// Errors: as highWaterOf().
[[nodiscard]] Result<std::optional<Timestamp>> lastDated(const storage::DataDirectory &directory);

/// Returns the check that a database is at least as recent as the mark beside it, for verify().
/// Reads the mark at once: a process that writes meanwhile only gets further ahead of it.
[[nodiscard]] Check highWaterCheck(const storage::DataDirectory &directory);

} // namespace tilldesk::verification
