#pragma once

#include "core/base/log.h"
#include "core/base/result.h"
#include "core/domain/ledger.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>

namespace tilldesk::storage {
class Database;
}

namespace tilldesk::app {

/// Checks the ledger, refunds and payouts once after each start, in the background: on a thread of
/// the lowest priority, with its own connection, in one snapshot of the database. If the ledger is
/// wrong or unreadable, repeats the check every minute, because a read error may be temporary.
class LedgerWatch
{
public:
    using Listener = std::function<void(const LedgerHealth &)>;

    /// @param pause  time between a check that found the ledger wrong and the next check
    explicit LedgerWatch(Log &log, std::chrono::milliseconds pause = std::chrono::minutes(1))
        : m_log(log),
          m_pause(pause)
    {
    }
    ~LedgerWatch(); ///< calls stop()
    LedgerWatch(const LedgerWatch &) = delete;
    LedgerWatch &operator=(const LedgerWatch &) = delete;

    /// Starts the checks. Call once. @pre the schema is up to date
    /// @param tell  called on the watch's thread when the state changes
    void start(const QString &databasePath, Listener tell);
    /// Aborts a running check and joins the thread. Blocks.
    void stop();
    [[nodiscard]] LedgerHealth health() const { return *m_health.load(); } ///< thread-safe

private:
    struct Outcome {
        bool isSound = false;
        QString detail;
    };

    void checkUntilSound(const QString &databasePath);
    [[nodiscard]] Outcome check(const QString &databasePath);
    /// Returns whether the watch must stop.
    bool pause();
    /// Returns false if no further check may start.
    bool setRunning(storage::Database *running);
    void publish(const LedgerHealth &health);

    Log &m_log;
    std::chrono::milliseconds m_pause;
    Listener m_tell;
    std::atomic<std::shared_ptr<const LedgerHealth>> m_health =
        std::make_shared<const LedgerHealth>();
    std::mutex m_mutex;
    storage::Database *m_running = nullptr; ///< guarded by m_mutex: the running check's connection
    bool m_isStopping = false;              ///< guarded by m_mutex
    std::condition_variable m_wake;
    std::thread m_thread;
};

} // namespace tilldesk::app
