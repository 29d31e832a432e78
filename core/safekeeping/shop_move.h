#pragma once

#include "core/domain/backup.h"
#include "core/safekeeping/table_copy.h"
#include "core/storage/data_directory.h"
#include "core/verification/verifier.h"

namespace tilldesk::safekeeping {

/// The steps of a move that a caller shows.
enum class MoveStep {
    CheckSource,
    Copy,
    CheckTarget,
    Compare, ///< digests of all tables
};

/// What a move tells its caller, on the thread that moves or on one that it waits for.
struct MoveListener {
    std::function<void(MoveStep)> began;
    verification::ReportCheck checked; ///< the result of each check of `verify`
};

struct MoveReport {
    ShopContents contents; ///< of the target
    qint64 rows = 0;       ///< copied
    qsizetype tables = 0;
};

// A move copies all tables in one transaction of the target, runs all checks of `verify` on both
// sides, and compares the digests of all tables. Only then does it write on the source that the
// shop has moved, and lets the target be served. Until then the target counts as half-filled: a
// killed move is repeated, and begins anew. So at each moment at most one side can be served, and
// at the end exactly one. Blocks; any thread.
//
// Errors: `FieldInvalid` with the field `from` or `to` and the rule; `Busy` if a service runs on
// either side; `Storage` if a check fails on either side; `Cancelled`. The source is as it was.

/// Moves the shop of a folder into an empty database on a server. The folder keeps the master key,
/// the certificates, the settings and the high-water mark, and goes on as the folder of the shop on
/// the server.
/// @param from  SQLite; this process has locked it
/// @param server  connection URI
[[nodiscard]] Result<MoveReport> moveToServer(const storage::DataDirectory &from,
                                              const QString &server, MoveControl &control,
                                              const MoveListener &listener);

/// Returns whether a move of the folder to that database has ended, so that its shop is served
/// there; false if the server cannot be reached. Blocks; any thread.
/// @param server  connection URI
[[nodiscard]] bool hasMovedToServer(const storage::DataDirectory &from, const QString &server);

/// Moves the shop of a database on a server into a new folder, with the master key, the
/// certificates, the settings and the high-water mark of its present folder.
/// @param from  has a server; this process has locked it
/// @param folder  missing or empty
/// @param prepare  called with the new folder before it gets its name; an error undoes the move
[[nodiscard]] Result<MoveReport>
moveToFolder(const storage::DataDirectory &from, const QString &folder, MoveControl &control,
             const MoveListener &listener,
             const std::function<Result<void>(const QString &scratch)> &prepare);

} // namespace tilldesk::safekeeping
