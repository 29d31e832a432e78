#pragma once

#include "core/base/log.h"
#include "core/callbacks/dispatcher.h"
#include "core/callbacks/send_scheduler.h"

#include <QElapsedTimer>

namespace tilldesk::callbacks {

/// Sends due callbacks. Used on the dispatcher's thread only.
class CallbackSender
{
public:
    /// Opens a read-only database connection. Throws StorageException.
    /// @param network  the network of this thread; stops when the CallbackSender is destroyed, or
    /// before
    CallbackSender(const Dispatcher::Needs &needs, net::Network &network);
    CallbackSender(const CallbackSender &) = delete;
    CallbackSender &operator=(const CallbackSender &) = delete;

    /// Sends the due callbacks soon. Coalesces calls: the database is polled at most once in 5 ms.
    void wake();

    /// Submits the attempts that have ended since the last call, to be stored.
    void recordEnded();

private:
    /// A finished attempt that is not stored yet.
    struct Ended {
        MadeAttempt made;
        std::optional<DueCallback> again; ///< CallbackFault::Doubled: send again once stored
    };

    void look();
    void sendAll();
    [[nodiscard]] bool mayBegin();
    void send(const DueCallback &callback, bool isSecond);
    void ended(const DueCallback &callback, bool isSecond, CallbackAttempt attempt);
    void record(const std::shared_ptr<const QList<Ended>> &batch);
    void recorded(const QList<Ended> &batch);
    void notRecorded(const QList<Ended> &batch);
    [[nodiscard]] CallbackFault faultOf(const DueCallback &callback) const;

    const Dispatcher::Needs &m_needs;
    net::Network &m_network;
    const net::Network::Post m_post;
    storage::Database m_db;
    SendScheduler m_scheduler;
    CallbackTargets m_targets;
    net::Timer m_timer;
    net::Timer m_recordTimer;
    QList<Ended> m_ended;
    qsizetype m_lastGathered = 0;
    QElapsedTimer m_sinceLook;
    net::Timer m_paceTimer;
    QElapsedTimer m_sinceAllowed;
    double m_allowed = 0; ///< tokens: callbacks that may start now
};

} // namespace tilldesk::callbacks
