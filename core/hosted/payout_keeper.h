#pragma once

#include "core/hosted/connection.h"
#include "core/hosted/payout_fetch.h"

#include <QThreadPool>
#include <mutex>

namespace tilldesk::hosted {

/// Fetches the payouts of all connected profiles by itself: each day once it is complete, and after
/// a downtime the days that were missed. After an error a profile waits: a minute, then longer, an
/// hour at most. @source service.md#hosted-payouts
///
/// Works on a thread of its own. Days follow the wall clock, pauses the monotonic clock.
class PayoutKeeper
{
public:
    struct Needs {
        net::Network &network; ///< whose timer looks whether something is due
        Client &client;
        threads::CoreThread &core;
        threads::OnCore<PayoutBook> book;
        const PublishedConnections &connections;
        const Clock &realClock; ///< wall clock
        const MonotonicClock &monotonic;
        Log &log;
        QTimeZone zone;
        std::chrono::milliseconds tick{100};
    };

    /// All references must outlive the PayoutKeeper.
    explicit PayoutKeeper(Needs needs);
    /// Lets the fetches begin. Thread-safe.
    void start();
    /// Fetches what a profile's provider has made up to now, today's payouts too. Thread-safe.
    void hasten(const ProfileId &profile);
    /// Ends the fetch that runs, and begins no other. Blocks. @pre the network has not stopped
    void stop();
    /// Ends the timer, which must not outlive the network. On the network's thread.
    void end() { m_timer.reset(); }

private:
    using Time = std::chrono::milliseconds; ///< of the monotonic clock

    /// How far the fetches of a profile have come.
    struct State {
        QDate done;            ///< nothing is left up to this day
        bool isWanted = false; ///< hasten() was called
        int failures = 0;      ///< in a row
        Time pausedUntil{};
    };

    void tick();
    void work();
    void fetch(const ProfileId &profile, const Connection &connection);
    [[nodiscard]] bool isDue(const ProfileId &profile, const Connection &connection);

    const Needs m_needs;
    const net::Network::Post m_post;
    std::optional<net::Timer> m_timer; ///< empty once the network ends
    std::atomic<bool> m_isStopped = false;
    std::atomic<bool> m_isWorking = false;
    std::mutex m_mutex;
    QHash<ProfileId, State> m_states; ///< guarded by m_mutex
    QThreadPool m_pool;               ///< has one thread
};

} // namespace tilldesk::hosted
