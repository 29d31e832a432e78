#pragma once

#include "core/base/clock.h"
#include "core/runtime/core_thread.h"

#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

namespace tilldesk::storage {
class Database;
}

namespace tilldesk::app {

/// Keeps the conditions of runtime::Health up to date that nobody notices by working: free disk
/// space, the core's queue, overdue callbacks, readability, and whether writing works again after a
/// failure. Runs on the `health` thread, with a read-only connection of its own.
class HealthWatch
{
public:
    /// Everything must outlive the watch.
    struct Needs {
        runtime::Health &health;
        runtime::CoreThread &core;
        const Clock &clock;   ///< service clock: callbacks are due by it
        QString databasePath; ///< its folder is the one whose free space counts
        qint64 minFree = 0;   ///< bytes; 0: any amount will do
        /// Returns the free bytes of the database's file system; empty if that cannot be read.
        /// Null: asks the system.
        std::function<std::optional<qint64>()> freeBytes = {};
    };

    /// Free space that ends Condition::Disk is this much above `minFree`: no flapping at the edge.
    static constexpr qint64 kDiskMargin = 16 * 1024 * 1024;
    static constexpr std::size_t kMaxWaiting = runtime::CoreThread::kQueue / 4 * 3;
    static constexpr std::chrono::seconds kMaxBusy{10}; ///< of the core with one batch
    static constexpr std::chrono::minutes kMaxOverdue{5};
    /// Checks in a row that must find an overdue callback: a step of the service clock makes many
    /// overdue, and the dispatcher sends them within seconds.
    static constexpr int kOverdueChecks = 10;
    /// An idle shop's last write is no proof for longer than this, while /ready is being asked.
    static constexpr std::chrono::seconds kProofOfWriting{10};

    explicit HealthWatch(Needs needs);
    ~HealthWatch(); ///< stop()
    HealthWatch(const HealthWatch &) = delete;
    HealthWatch &operator=(const HealthWatch &) = delete;

    /// Starts the thread: one check a second. Once. @pre the core has started
    void start();
    void stop();
    /// Notes that somebody reads the result: from now on idle writing is probed, for a minute.
    /// Any thread; does not block.
    void noteInterest();

    /// One check. Called by the thread, or by a test instead of start().
    void check();

private:
    void loop();
    void checkDisk();
    void checkCore();
    void checkDatabase();

    Needs m_needs;
    std::atomic<qint64> m_askedAt = 0;       ///< monotonic seconds; 0: never
    std::unique_ptr<storage::Database> m_db; ///< of the checking thread
    int m_overdueChecks = 0;                 ///< in a row that found an overdue callback
    bool m_cannotRead = false;               ///< this watch has reported Condition::Reads
    std::mutex m_mutex;
    std::condition_variable m_wake;
    bool m_isStopping = false; ///< guarded by m_mutex
    std::thread m_thread;
};

} // namespace tilldesk::app
