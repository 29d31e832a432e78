#pragma once

#include "core/base/log.h"
#include "core/callbacks/dispatcher.h"
#include "core/callbacks/sending_order.h"
#include "core/net/networks.h"

#include <QElapsedTimer>

namespace tilldesk::callbacks {

/// The work of the dispatcher, on its thread.
class CallbackSender final : public QObject
{
public:
    /// Opens its connection to the database. Throws StorageException.
    explicit CallbackSender(const Dispatcher::Needs &needs);

    /// Sends what is due, soon: what comes together is looked at once.
    void wake();
    /// Does `work` later on this thread; nothing any more when it is gone. From any thread.
    using Post = std::function<void(std::function<void()> work)>;
    void setPost(Post post) { m_post = std::move(post); }

private:
    void look();
    void sendAll();
    void send(const DueCallback &callback, bool isSecond);
    void ended(const DueCallback &callback, bool isSecond, CallbackAttempt attempt);
    void record(qint64 seq, const CallbackAttempt &attempt, const std::function<void()> &then);
    [[nodiscard]] CallbackFault faultOf(const DueCallback &callback) const;

    const Dispatcher::Needs m_needs;
    Post m_post;
    storage::Database m_db;
    SendingOrder m_order;
    net::Networks m_networks;
    QTimer m_timer;
    QElapsedTimer m_sinceLook;
};

} // namespace tilldesk::callbacks
