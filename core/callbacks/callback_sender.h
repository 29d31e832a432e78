#pragma once

#include "core/base/log.h"
#include "core/callbacks/dispatcher.h"
#include "core/callbacks/sending_order.h"

#include <QElapsedTimer>

namespace tilldesk::callbacks {

/// The work of the dispatcher, on its thread.
class CallbackSender
{
public:
    /// Opens its connection to the database. Throws StorageException.
    /// @param network  of this thread; stops when this is gone, or before
    CallbackSender(const Dispatcher::Needs &needs, net::Network &network);
    CallbackSender(const CallbackSender &) = delete;
    CallbackSender &operator=(const CallbackSender &) = delete;

    /// Sends what is due, soon: what comes together is looked at once.
    void wake();

    /// Has all that has ended since written down.
    void recordEnded();

private:
    /// One whose attempt is not on disk yet.
    struct Ended {
        MadeAttempt made;
        std::optional<DueCallback> again; ///< is sent once more after that, to double it
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
    SendingOrder m_order;
    CallbackTargets m_targets;
    net::Timer m_timer;
    net::Timer m_recordTimer;
    QList<Ended> m_ended;
    qsizetype m_lastGathered = 0;
    QElapsedTimer m_sinceLook;
    net::Timer m_paceTimer;
    QElapsedTimer m_sinceAllowed;
    double m_allowed = 0; ///< callbacks that may begin now
};

} // namespace tilldesk::callbacks
