#pragma once

#include "core/base/result.h"
#include "core/domain/backup.h"

#include <QByteArray>
#include <functional>

namespace tilldesk::safekeeping {

/// A backup to be made.
struct BackupRequest {
    QString dataFolder; ///< folder of the database and its settings
    QString databasePath;
    QByteArray masterKey;  ///< empty: the database has no keys yet
    QByteArray passphrase; ///< empty: anyone who has the file can read it
    QString path;          ///< file to write; an existing one is replaced
    Timestamp madeAt;      ///< wall clock time of the begin
    /// Copies the database to an existing empty file. Empty: storage::copyDatabase().
    std::function<Result<void>(const QString &target, BackupControl &control)> copy = {};
};

struct BackupReport {
    qint64 bytes = 0; ///< size of the file
    ShopContents contents;
};

/// Copies a shop into one file (BackupHeader describes it) while it may be in use: copies the
/// database beside itself, checks the copy with SQLite's quick check, writes the file under a
/// temporary name, syncs it, reads it back and renames it. A slow target therefore does not hold
/// back the checkpoints of the database. Blocks; any thread.
///
/// @param control  counts the bytes; its `rest` is called after each piece
/// Errors: `NoSpace` before anything is written if the data folder has no space for the copy or the
/// target for the file; `FileNotWritten`; `Cancelled`; `Storage` if the database is damaged. Then
/// no file is left, and an existing target is unchanged.
[[nodiscard]] Result<BackupReport> makeBackup(const BackupRequest &request, BackupControl &control);

/// Returns the name of a backup's file, `tilldesk-20261120T133210Z.backup`.
[[nodiscard]] QString backupName(Timestamp madeAt);

/// Returns the sentence that says how a PostgreSQL database is backed up and restored, without its
/// full stop.
[[nodiscard]] QString backupOnServer();

/// Returns the bytes that must be free in the data folder to back up the database: its size and
/// some spare space for the service.
[[nodiscard]] qint64 bytesForCopy(const QString &databasePath);

} // namespace tilldesk::safekeeping
