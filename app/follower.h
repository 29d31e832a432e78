#pragma once

#include "core/base/clock.h"
#include "core/base/log.h"
#include "core/base/result.h"
#include "core/debtors/simulation_service.h"
#include "core/hosted/connection.h"
#include "core/merchants/directory.h"
#include "core/storage/commit_listener.h"

#include <atomic>
#include <functional>
#include <thread>

namespace tilldesk::app {

/// Publishes for a standby what requests need besides their own data: merchants, profiles and API
/// keys, the simulation with its clock, the connections with providers, and the service's keys;
/// again after each change that the service which leads has made. Runs on the `follower` thread
/// with its own read-only connection.
class Follower
{
public:
    /// All references must outlive the Follower.
    struct Needs {
        QString databasePath;
        AdjustableClock &clock;
        merchants::PublishedDirectory &directory;
        debtors::PublishedSimulation &simulation;
        hosted::PublishedConnections &connections;
        std::function<QByteArray()> masterKey; ///< opens the connections
        /// Publishes the service's keys of a connection.
        std::function<Result<void>(storage::Database &)> publishKeys;
        std::function<void(const QString &leader)> tellLeader; ///< called on the thread
        Log &log;
    };

    explicit Follower(Needs needs);
    ~Follower(); ///< calls stop()
    Follower(const Follower &) = delete;
    Follower &operator=(const Follower &) = delete;

    /// Publishes what the database has now, then starts the thread. Call once.
    /// Errors: `Storage`, and the thread is not started.
    Result<void> start();
    /// Blocks until nothing is published any more.
    void stop();

private:
    /// Tells whether the directories may have changed: last entry of the audit trail, and points of
    /// sale, which payments add without an entry.
    struct State {
        qint64 audited = 0;
        qint64 pointsOfSale = 0;

        friend bool operator==(const State &, const State &) = default;
    };

    void loop();
    void follow(storage::Database &db);
    [[nodiscard]] static State stateOf(storage::Database &db);
    [[nodiscard]] Result<void> publish();

    Needs m_needs;
    storage::CommitListener m_commits;
    State m_published;
    std::atomic<bool> m_isStopping = false;
    std::thread m_thread;
};

} // namespace tilldesk::app
