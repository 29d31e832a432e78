#pragma once

#include "core/base/log.h"
#include "core/domain/backup.h"
#include "core/payouts/closing_time.h"
#include "core/threads/core_thread.h"

#include <QThreadPool>

namespace tilldesk::app {

/// Makes the backups of a shop, keeps their records, deletes old ones, and rehearses a restore
/// with the first daily backup after 30 days without a rehearsal. Backups run on a thread of low
/// priority.
class BackupKeeper
{
public:
    /// The settings.
    struct Rules {
        QString folder;            ///< folder of the daily backups; empty: no daily backups
        payouts::ClosingTime time; ///< time of day
        int keep = 30;             ///< daily backups that are kept
        QString passphraseFile;    ///< empty: backups are not sealed
    };
    /// All references must outlive this object.
    struct Needs {
        threads::CoreThread &core;
        const Clock &wall;
        const Clock &service; ///< clock of the scheduler
        Log &log;
        QString dataFolder;
        QString databasePath;
        std::function<QByteArray()> masterKey;
        Rules rules;
    };

    /// Time after a failed daily backup until the next attempt.
    static constexpr std::chrono::hours kRetry{1};

    explicit BackupKeeper(Needs needs);
    ~BackupKeeper() { stop(); }
    BackupKeeper(const BackupKeeper &) = delete;
    BackupKeeper &operator=(const BackupKeeper &) = delete;

    /// Adds the job of the daily backup. @pre called on the core thread, once
    void open(storage::Database &db, threads::Scheduler &scheduler);
    /// Lets daily backups begin. Not called by commands that exit at once.
    void start();
    /// Cancels a running backup and blocks until it has ended.
    void stop();

    /// Makes a backup and records it, also if it fails. Blocks. @pre not on the core thread
    /// Errors: as safekeeping::makeBackup(); `Storage` and `Busy` if the record cannot be stored.
    Result<BackupRun> backUp(BackupKind kind, const QString &path, const QByteArray &passphrase);
    /// Restores a backup into a temporary folder, checks it, and records the result. Blocks.
    /// Errors: as safekeeping::rehearseRestore(); as backUp().
    Result<BackupRun> rehearse(const QString &path, const QByteArray &passphrase);

    /// Returns the next daily backup, in wall clock time; empty if there are none. Core thread.
    [[nodiscard]] std::optional<Timestamp> nextDaily() const;

private:
    void makeDaily();
    void removeOld(const QString &newest);
    Result<BackupRun> recorded(BackupRun run, const std::optional<Error> &error);

    Needs m_needs;
    storage::Database *m_db = nullptr;    ///< used on the core thread
    std::optional<BackupRun> m_lastDaily; ///< used on the core thread
    /// Written on the core thread while the daily backup waits for it.
    std::optional<BackupRun> m_lastRehearsal;
    std::atomic<bool> m_isOn = false;
    std::atomic<bool> m_isRunning = false; ///< a daily backup runs
    BackupControl m_control;               ///< cancels all backups when the program stops
    QThreadPool m_pool;                    ///< has one thread
};

} // namespace tilldesk::app
