#pragma once

#include "app/backup_pace.h"
#include "core/base/log.h"
#include "core/domain/backup.h"
#include "core/payouts/closing_time.h"
#include "core/threads/core_thread.h"

#include <QThreadPool>
#include <memory>
#include <mutex>
#include <vector>

namespace tilldesk::app {

/// Makes the backups of a shop, keeps their records, deletes old ones, and rehearses a restore
/// with the first daily backup after 30 days without a rehearsal. Daily backups and posted work run
/// on a thread of low priority, at the pace of BackupPace.
class BackupKeeper
{
public:
    /// All references must outlive this object.
    struct Needs {
        threads::CoreThread &core;
        const Clock &wall;
        const Clock &service; ///< clock of the scheduler
        Log &log;
        QString dataFolder;
        QString databasePath;
        std::function<QByteArray()> masterKey;
        BackupSettings settings;
        QTimeZone timeZone; ///< of BackupSettings::time
    };
    /// Called after each recorded run, on any thread but the core's. Must be thread-safe.
    using Listener = std::function<void()>;

    /// Time after a failed daily backup until the next attempt.
    static constexpr std::chrono::hours kRetry{1};
    /// Age of the last rehearsal from which a daily backup is rehearsed.
    static constexpr std::chrono::hours kRehearsalAge{24 * 30};

    explicit BackupKeeper(Needs needs);
    ~BackupKeeper() { stop(); }
    BackupKeeper(const BackupKeeper &) = delete;
    BackupKeeper &operator=(const BackupKeeper &) = delete;

    /// Adds the job of the daily backup. @pre called on the core thread, once
    void open(storage::Database &db, threads::Scheduler &scheduler);
    /// Lets daily backups begin. Not called by commands that exit at once.
    void start();
    /// Makes the backup of the setting `backupAtQuit`, and records it; no-op without that setting.
    /// Blocks. Errors: as backUp(). @pre not on the core thread, which still runs
    Result<void> backUpAtQuit();
    /// Cancels running backups and blocks until they and all posted work have ended.
    void stop();

    /// Makes a backup and records it, also if it fails. Blocks. @pre not on the core thread
    /// @param control  null: only stop() cancels the backup
    /// Errors: as safekeeping::makeBackup(); `Storage` and `Busy` if the record cannot be stored.
    Result<BackupRun> backUp(BackupKind kind, const QString &path, const QByteArray &passphrase,
                             BackupControl *control = nullptr);
    /// Restores a backup into a temporary folder, checks it, and records the result. Blocks.
    /// @param control  as for backUp()
    /// Errors: as safekeeping::rehearseRestore(); as backUp().
    Result<BackupRun> rehearse(const QString &path, const QByteArray &passphrase,
                               BackupControl *control = nullptr);
    /// Runs `work` on the backup thread, after the work before it. Thread-safe. Does not block.
    /// @param control  cancelled by stop()
    void post(const std::shared_ptr<BackupControl> &control, std::function<void()> work);

    [[nodiscard]] BackupSettings settings() const; ///< Thread-safe.
    /// Replaces the settings; the next daily backup follows them. Thread-safe.
    void setSettings(const BackupSettings &settings);
    /// @pre called before start(), or with a null listener
    void setListener(Listener listener);
    /// Returns the next daily backup, in wall clock time; empty if there are none. Thread-safe.
    [[nodiscard]] std::optional<Timestamp> nextDaily() const;
    /// Returns the earliest next rehearsal, in wall clock time; empty if there are no daily
    /// backups. Thread-safe.
    [[nodiscard]] std::optional<Timestamp> nextRehearsal() const;
    /// Returns whether a daily backup or its rehearsal runs. Thread-safe.
    [[nodiscard]] bool isRunning() const { return m_isRunning; }
    [[nodiscard]] Timestamp now() const { return m_needs.wall.now(); } ///< wall clock

private:
    [[nodiscard]] std::optional<Timestamp> nextDailyLocked() const;
    [[nodiscard]] bool isRehearsalDue() const;
    void makeDaily();
    void yieldToAll() const;
    [[nodiscard]] BackupControl &paced(BackupControl *control);
    void removeOld(const QString &newest, const BackupSettings &settings) const;
    Result<BackupRun> recorded(BackupRun run, const std::optional<Error> &error);
    void tell();

    const Needs m_needs;
    storage::Database *m_db = nullptr; ///< used on the core thread
    mutable std::mutex m_mutex;
    BackupSettings m_settings;                ///< guarded by m_mutex
    std::optional<BackupRun> m_lastDaily;     ///< guarded by m_mutex
    std::optional<BackupRun> m_lastRehearsal; ///< guarded by m_mutex
    Listener m_listener;                      ///< guarded by m_mutex
    /// Of the posted work; guarded by m_mutex.
    std::vector<std::weak_ptr<BackupControl>> m_controls;
    std::atomic<bool> m_isOn = false;
    std::atomic<bool> m_isRunning = false; ///< a daily backup runs
    std::atomic<bool> m_isStopped = false;
    BackupPace m_pace;
    BackupControl m_control; ///< of the backups without a control of their own
    QThreadPool m_pool;      ///< has one thread
};

} // namespace tilldesk::app
