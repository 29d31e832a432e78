#pragma once

#include "core/base/timestamp.h"

#include <QStringList>
#include <QTime>
#include <atomic>
#include <functional>
#include <optional>

namespace tilldesk {

/// The content of a shop's database, in figures.
struct ShopContents {
    QString database;      ///< id of the database
    qint64 schema = 0;     ///< number of the last migration
    QStringList merchants; ///< names, in the order of creation
    qint64 profiles = 0;
    qint64 payments = 0;
    qint64 refunds = 0;
    qint64 payouts = 0;
    qint64 ledgerEntries = 0;
    std::optional<Timestamp> firstPayment; ///< time of creation
    std::optional<Timestamp> lastPayment;  ///< time of creation
    std::optional<Timestamp> lastEntry;    ///< time of the last ledger entry

    friend bool operator==(const ShopContents &, const ShopContents &) = default;
};

/// The content of a backup, as its file shows it without a restore.
struct BackupSummary {
    Timestamp madeAt; ///< begin of the backup; later changes may be in it
    ShopContents contents;
    /// Payments that the present shop has and the backup lacks; empty: it is another shop's.
    std::optional<qint64> newer = {};

    friend bool operator==(const BackupSummary &, const BackupSummary &) = default;
};

enum class BackupKind {
    Requested, ///< a backup that a person asked for
    Daily,     ///< a backup at the time of the settings
    Rehearsal, ///< a restore into a temporary folder
};

/// A backup or rehearsal that was made, or failed.
struct BackupRun {
    BackupKind kind = BackupKind::Requested;
    Timestamp at; ///< wall clock time of its begin
    std::chrono::milliseconds duration{0};
    QString path;        ///< the backup's file
    qint64 bytes = 0;    ///< size of the file; 0 if it failed
    qint64 payments = 0; ///< number of payments in the backup; 0 if it failed
    QString problem;     ///< English reason; empty: it succeeded

    [[nodiscard]] bool isGood() const { return problem.isEmpty(); }
    friend bool operator==(const BackupRun &, const BackupRun &) = default;
};

/// The last backups and rehearsals of a shop, and the warnings about them.
struct BackupStatus {
    /// Age of the last good backup from which the owner is warned.
    static constexpr std::chrono::hours kOld{25};

    std::optional<BackupRun> last;          ///< newest backup, good or failed
    std::optional<BackupRun> lastGood;      ///< newest good backup
    std::optional<BackupRun> lastDaily;     ///< newest daily backup, good or failed
    std::optional<BackupRun> lastRehearsal; ///< newest rehearsal, good or failed
    bool isOld = false;                     ///< no good backup is younger than kOld
    qint64 freeBytes = 0;                   ///< on the disk of the daily backups
    qint64 neededBytes = 0;                 ///< size of the next backup

    /// Returns whether the next backups may not fit.
    [[nodiscard]] bool isDiskNearlyFull() const { return freeBytes < 2 * neededBytes; }
    friend bool operator==(const BackupStatus &, const BackupStatus &) = default;
};

/// Fewest bytes of a passphrase, in UTF-8.
inline constexpr qsizetype kMinPassphraseBytes = 8;

/// Settings of the daily backups.
struct BackupSettings {
    QString folder;                       ///< empty: no daily backups
    QTime time{3, 0};                     ///< time of day in the shop's time zone, whole minutes
    int keep = 30;                        ///< daily backups that are kept, 1 to 10,000
    std::optional<QTime> secondTime = {}; ///< as `time`; empty: once a day
    int keepMonths = 0;    ///< the first daily backup of each month is kept as long; 0: not kept
    bool isAtQuit = false; ///< also a backup whenever the window's program is quit
    bool rehearses = true; ///< tries a restore of a daily backup every 30 days
    QString passphraseFile = {}; ///< file with the passphrase; empty: backups are not sealed

    friend bool operator==(const BackupSettings &, const BackupSettings &) = default;
};

/// The gap that a restored shop has. Until the restore is accepted, payouts, refunds and callbacks
/// wait: the shop may have made some of them after the backup, and would make them twice.
struct RestoreMark {
    Timestamp madeAt;                     ///< time of the backup
    Timestamp restoredAt;                 ///< wall clock time of the restore
    std::optional<Timestamp> lastPayment; ///< creation of the last payment in the backup

    friend bool operator==(const RestoreMark &, const RestoreMark &) = default;
};

/// Progress of a backup or a restore, and the ways to cancel it and to slow it down. Thread-safe
/// except `rest`.
struct BackupControl {
    std::atomic<bool> isCancelled = false; ///< set by the requester; no file is left then
    std::atomic<qint64> done = 0;          ///< bytes copied, written, read back or extracted so far
    std::atomic<qint64> total = 0;         ///< bytes in all; 0: not known yet
    /// Called by the working thread after each piece of work, mostly of a megabyte; may block.
    /// Empty: full speed. Set before the work begins.
    /// @param onCore  time that the piece took on the core thread; empty: it took time of the
    /// working thread only
    std::function<void(std::optional<std::chrono::nanoseconds> onCore)> rest = {};

    /// Calls `rest` after a piece of the working thread.
    void pieceDone() const
    {
        if (rest)
            rest({});
    }
};

} // namespace tilldesk
