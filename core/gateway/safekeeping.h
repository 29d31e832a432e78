#pragma once

#include "core/base/result.h"
#include "core/domain/backup.h"

#include <QFuture>
#include <QList>
#include <QObject>
#include <memory>

namespace tilldesk {

/// The disk of the daily backups.
struct BackupDisk {
    QString name;               ///< volume's label, otherwise its mount point
    qint64 totalBytes = 0;      ///< 0: unknown, for example because the disk is not connected
    qint64 freeBytes = 0;       ///< meaningful if `totalBytes` is not 0
    qint64 backupBytes = 0;     ///< size of the backups in the folder
    int backups = 0;            ///< number of the backups in the folder
    bool isFolderThere = false; ///< the folder of the settings exists
    bool isWritable = false;    ///< files can be created in the folder
    bool isShopDisk = false;    ///< the database is on the same disk

    friend bool operator==(const BackupDisk &, const BackupDisk &) = default;
};

/// When a person last typed the passphrase of the backups rightly.
struct KnownPassphrase {
    Timestamp at;
    QString by; ///< name of the staff member; empty: a shop without staff

    friend bool operator==(const KnownPassphrase &, const KnownPassphrase &) = default;
};

/// Everything that a window shows about safekeeping. All times are wall clock times.
struct SafekeepingState {
    Timestamp now; ///< time of this reading
    BackupSettings settings;
    BackupStatus status;
    QList<BackupRun> latest;                ///< newest backups, good and failed, newest first
    std::optional<Timestamp> nextBackup;    ///< empty: no daily backups
    std::optional<Timestamp> nextRehearsal; ///< earliest time; empty: none by itself
    BackupDisk disk;                        ///< default values if the settings name no folder
    std::optional<RestoreMark> restored;    ///< set: payouts, refunds and callbacks wait
    bool isRunning = false;                 ///< a daily backup or its rehearsal runs
    std::optional<KnownPassphrase> known;   ///< empty: never asked, or the passphrase is new
    std::optional<Timestamp> passphraseSet; ///< last change of its file; empty: not set

    friend bool operator==(const SafekeepingState &, const SafekeepingState &) = default;
};

} // namespace tilldesk

namespace tilldesk::gateway {

/// Backups, rehearsals, restores and support files for a window. Used on the window's thread; see
/// Payments. Backups, rehearsals and support files are made one at a time, in parallel to all other
/// work; further ones wait.
class Safekeeping : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Errors: `Storage`.
    [[nodiscard]] virtual QFuture<Result<SafekeepingState>> state() = 0;
    /// Makes a backup in the folder of the settings, and records it.
    /// @param control  cancels the backup and shows its progress
    /// Errors: `FieldRequired` with the field `backupFolder` if no folder is set; `NoSpace`,
    /// `FileNotWritten`, `Cancelled`, `Storage`, `Busy`.
    [[nodiscard]] virtual QFuture<Result<BackupRun>>
    backUp(const std::shared_ptr<BackupControl> &control) = 0;
    /// Restores the newest good backup into a temporary folder, checks it and records the result.
    /// Errors: `FieldRequired` with the field `backupFolder` if no good backup exists;
    /// `FieldInvalid` if the file is missing, damaged or has another passphrase; as backUp().
    [[nodiscard]] virtual QFuture<Result<BackupRun>>
    rehearse(const std::shared_ptr<BackupControl> &control) = 0;
    /// Stores the settings. They hold at once; a first folder starts a backup.
    /// Errors: `FieldInvalid` naming the setting (backupFolder, backupTime, backupKeep,
    /// backupPassphraseFile), nothing was changed; `Storage`.
    [[nodiscard]] virtual QFuture<Result<void>> apply(const BackupSettings &settings) = 0;
    /// Stores the passphrase of the following daily backups in a file of the data folder that only
    /// the owner can read, and sets backupPassphraseFile. Earlier backups keep their passphrase.
    /// Errors: `FieldInvalid` with the field `passphrase`; `FileNotWritten`, `NoSpace`, `Storage`.
    [[nodiscard]] virtual QFuture<Result<void>> setPassphrase(const QString &passphrase) = 0;
    /// Compares a passphrase with that of the daily backups, and records the date if it is right.
    /// Errors: `FieldInvalid` with the field `passphrase` if they differ, `FieldRequired` with the
    /// same field if none is set; `FileNotWritten` if the file of the passphrase cannot be read.
    [[nodiscard]] virtual QFuture<Result<void>> checkPassphrase(const QString &passphrase) = 0;
    /// Reads what a backup contains; see gateway::Setup::examine(). @param control  cancels it
    /// Errors: `FieldInvalid` or `FieldRequired` with the field `input` or `passphrase-file`.
    [[nodiscard]] virtual QFuture<Result<BackupSummary>>
    examine(const QString &path, const QString &passphrase,
            const std::shared_ptr<BackupControl> &control) = 0;
    /// Puts a backup in the place of the present shop: makes a backup of the present state in the
    /// folder of the settings, then restores `path` into a new folder beside the data folder and
    /// checks it. Emits restartNeeded() at the end; the program then exchanges the folders.
    /// Errors: as examine() and backUp(). The present shop is unchanged then.
    [[nodiscard]] virtual QFuture<Result<void>>
    restore(const QString &path, const QString &passphrase,
            const std::shared_ptr<BackupControl> &control) = 0;
    /// Lets the payouts, refunds and callbacks of a restored shop go on.
    /// Errors: `Storage` if no restore waits to be accepted; `FileNotWritten`; `Busy`.
    [[nodiscard]] virtual QFuture<Result<void>> acceptRestore() = 0;
    /// Returns the text of a support file, without names, account numbers, references and secrets.
    /// Checks the whole database, which takes minutes for millions of payments. Errors: `Storage`.
    [[nodiscard]] virtual QFuture<Result<QString>> supportText() = 0;
    /// Writes the text of a support file and records that. @param path  a file there is replaced
    /// Errors: `FileNotWritten`, `NoSpace`; `Storage` or `Busy` if the record cannot be stored.
    [[nodiscard]] virtual QFuture<Result<void>> saveSupport(const QString &text,
                                                            const QString &path) = 0;
    /// Records that a window on another computer has written a support file there.
    /// Errors: `Storage` or `Busy` if the record cannot be stored.
    [[nodiscard]] virtual QFuture<Result<void>> recordSupport(const QString &path) = 0;

Q_SIGNALS:
    void restartNeeded(); ///< restore() has succeeded
    /// The state may have changed: a backup or rehearsal has ended, or the settings have changed.
    void changed();
};

} // namespace tilldesk::gateway
