#pragma once

#include "core/callbacks/due_callbacks.h"

#include <QHash>
#include <QQueue>

namespace tilldesk::callbacks {

/// Which callback is sent next: those of one host in the order in which they are due, the hosts by
/// turns, so that one with many, or one that hangs, holds up no other. Over a connection of its own
/// thread.
class SendingOrder
{
public:
    static constexpr int kAtOncePerHost = 4; ///< @source service.md#callback-delivery
    /// At once to all hosts together. As many sockets are no burden, and 64 hosts have to hang
    /// before they hold up others.
    static constexpr int kAtOnce = 256;
    /// Attempts that have ended and are not on disk yet. A database that takes none must stop the
    /// sending, or all would be sent again.
    static constexpr int kUnrecorded = 256;

    explicit SendingOrder(storage::Database &db) : m_due(db) {}

    /// Reads which hosts have something. Throws StorageException, as next() does.
    void look(Timestamp now);
    /// @return how long until the next callback is due, when nothing else happens: zero and less
    /// for one that waits for its host or to be recorded; nothing while none waits
    [[nodiscard]] std::optional<std::chrono::milliseconds> untilNext(Timestamp now) const;

    /// @return a callback that may be sent now; it is not given again before recorded()
    [[nodiscard]] std::optional<DueCallback> next(Timestamp now);
    /// Its place is free for another.
    void ended(const DueCallback &callback);
    /// What became of it is in the database. @pre ended()
    void recorded(qint64 seq);

private:
    struct Host {
        QQueue<DueCallback> ready;
        int running = 0;
        bool hasMore = false; ///< in the database
        bool isInTurn = false;

        [[nodiscard]] bool canGo() const
        {
            return running < kAtOncePerHost && (hasMore || !ready.isEmpty());
        }
    };

    void enqueue(const QString &name, Host &host);
    void fetch(const QString &name, Host &host, Timestamp now);
    void forgetReady();

    DueCallbacks m_due;
    QHash<QString, Host> m_hosts;
    QQueue<QString> m_turns;
    QSet<qint64> m_taken; ///< ready, running or not recorded
    int m_running = 0;
    int m_unrecorded = 0;
    Timestamp m_lookedAt;
    std::optional<Timestamp> m_nextDue;
};

} // namespace tilldesk::callbacks
