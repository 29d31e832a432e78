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

/// Checks the ledger, refunds and payouts once after each start, beside everything else: on a
/// thread of the lowest priority, with a connection of its own and one view of the database. A
/// ledger that is wrong, or cannot be read, is checked again every minute: a read error may pass.
class LedgerWatch
{
public:
    using Listener = std::function<void(const LedgerHealth &)>;

    /// @param pause  between a check that found the ledger wrong and the next one
    explicit LedgerWatch(Log &log, std::chrono::milliseconds pause = std::chrono::minutes(1))
        : m_log(log),
          m_pause(pause)
    {
    }
    ~LedgerWatch(); ///< stop()
    LedgerWatch(const LedgerWatch &) = delete;
    LedgerWatch &operator=(const LedgerWatch &) = delete;

    /// Begins to check. Once. @pre the schema is up to date
    /// @param tell  called on the watch's thread when the state changes
    void start(const QString &databasePath, Listener tell);
    /// Ends a check that runs, without a result; joins.
    void stop();
    [[nodiscard]] LedgerHealth health() const { return *m_health.load(); } ///< any thread

private:
    struct Outcome {
        bool isSound = false;
        QString detail;
    };

    void checkUntilSound(const QString &databasePath);
    [[nodiscard]] Outcome check(const QString &databasePath);
    /// @return whether the watch is to stop
    bool pause();
    /// @return false when there is to be no check any more
    bool setRunning(storage::Database *running);
    void publish(const LedgerHealth &health);

    Log &m_log;
    std::chrono::milliseconds m_pause;
    Listener m_tell;
    std::atomic<std::shared_ptr<const LedgerHealth>> m_health =
        std::make_shared<const LedgerHealth>();
    std::mutex m_mutex;
    storage::Database *m_running = nullptr; ///< guarded by m_mutex: the connection that checks
    bool m_isStopping = false;              ///< guarded by m_mutex
    std::condition_variable m_wake;
    std::thread m_thread;
};

} // namespace tilldesk::app
