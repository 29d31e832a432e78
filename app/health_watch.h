#pragma once

#include "core/base/clock.h"
#include "core/threads/core_thread.h"

#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

namespace tilldesk::storage {
class Database;
}

namespace tilldesk::app {

/// Updates the conditions of threads::Health that normal operation does not reveal: free disk
/// space, the core's queue, overdue callbacks, readability, and whether writing works again after a
/// failure. Runs on the `health` thread with its own read-only connection.
class HealthWatch
{
public:
    /// All references must outlive the watch.
    struct Needs {
        threads::Health &health;
        threads::CoreThread &core;
        const Clock &clock; ///< service clock, which callbacks' due times refer to
        QString databasePath;
        QString folder = {}; ///< the data folder, whose disk must have free space
        qint64 minFree = 0;  ///< minimum free space in bytes; 0: no minimum
        /// Returns the free bytes of the folder's file system; empty if that cannot be read.
        /// Null: asks the system.
        std::function<std::optional<qint64>()> freeBytes = {};
    };

    /// Hysteresis: Condition::Disk ends only if the free space exceeds `minFree` by this much.
    static constexpr qint64 kDiskMargin = 16LL * 1024 * 1024;
    static constexpr std::size_t kMaxWaiting = threads::CoreThread::kQueue / 4 * 3;
    static constexpr std::chrono::seconds kMaxBusy{10}; ///< maximum time of the core for one batch
    static constexpr std::chrono::minutes kMaxOverdue{5};
    /// Number of consecutive checks that must find an overdue callback. A step of the service clock
    /// makes many callbacks overdue, and the dispatcher sends them within seconds.
    static constexpr int kOverdueChecks = 10;
    /// How long the last write proves that writing works. If the shop is idle for longer while
    /// `/ready` is being requested, writing is probed.
    static constexpr std::chrono::seconds kProofOfWriting{10};

    explicit HealthWatch(Needs needs);
    ~HealthWatch(); ///< calls stop()
    HealthWatch(const HealthWatch &) = delete;
    HealthWatch &operator=(const HealthWatch &) = delete;

    /// Starts the thread, which checks once a second. Call once. @pre the core has started
    void start();
    void stop();
    /// Records a request for the result: for the next minute, writing is probed while the core is
    /// idle. Thread-safe. Does not block.
    void noteInterest();

    /// Makes one check. Called by the thread, or by a test instead of start().
    void check();

private:
    void loop();
    void checkDisk();
    void checkCore();
    void checkDatabase();

    Needs m_needs;
    std::atomic<qint64> m_askedAt = 0;       ///< monotonic seconds; 0: never asked
    std::unique_ptr<storage::Database> m_db; ///< used by the checking thread only
    int m_overdueChecks = 0;                 ///< consecutive checks that found an overdue callback
    bool m_cannotRead = false;               ///< true: this watch has reported Condition::Reads
    std::mutex m_mutex;
    std::condition_variable m_wake;
    bool m_isStopping = false; ///< guarded by m_mutex
    std::thread m_thread;
};

} // namespace tilldesk::app
