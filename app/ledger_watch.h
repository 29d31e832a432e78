#pragma once

#include "core/base/log.h"
#include "core/base/result.h"
#include "core/domain/ledger.h"

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>

namespace tilldesk::storage {
class Database;
}

namespace tilldesk::app {

/// Checks the ledger, refunds and payouts once after each start, beside everything else: on a
/// thread of the lowest priority, with a connection of its own and one view of the database.
class LedgerWatch
{
public:
    using Listener = std::function<void(const LedgerHealth &)>;

    explicit LedgerWatch(Log &log) : m_log(log) {}
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
    void check(const QString &databasePath);
    /// @return false when there is to be no check any more
    bool setRunning(storage::Database *running);
    void publish(const LedgerHealth &health);

    Log &m_log;
    Listener m_tell;
    std::atomic<std::shared_ptr<const LedgerHealth>> m_health =
        std::make_shared<const LedgerHealth>();
    std::mutex m_mutex;
    storage::Database *m_running = nullptr; ///< guarded by m_mutex: the connection that checks
    bool m_isStopping = false;              ///< guarded by m_mutex
    std::thread m_thread;
};

} // namespace tilldesk::app
