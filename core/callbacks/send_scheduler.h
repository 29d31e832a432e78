#pragma once

#include "core/callbacks/due_callbacks.h"

#include <QHash>
#include <QQueue>

namespace tilldesk::callbacks {

/// Fair scheduler. Hosts are served round-robin, callbacks of one host by due time. Prevents
/// head-of-line blocking by a slow or busy host. Uses the database connection of its own thread.
class SendScheduler
{
public:
    static constexpr int kAtOncePerHost = 4; ///< @source service.md#callback-delivery
    /// Concurrent calls to all hosts together. 256 sockets are no burden, and 64 hosts must hang
    /// before they delay other hosts.
    static constexpr int kAtOnce = 256;
    /// Back-pressure: maximum number of finished attempts not stored yet. Without it, callbacks
    /// would go out although no result can be stored, and all would be sent again.
    static constexpr int kUnrecorded = 256;

    explicit SendScheduler(storage::Database &db) : m_due(db) {}

    /// Reads which hosts have waiting callbacks. Throws StorageException, as next() does.
    void refreshDueHosts(Timestamp now);
    /// Returns the time until the earliest callback is due; empty if none is waiting. Zero or
    /// negative: overdue, but blocked by a host limit or an unstored attempt.
    [[nodiscard]] std::optional<std::chrono::milliseconds> untilNext(Timestamp now) const;

    /// Returns a callback that may be sent now; empty if none. The same callback is not returned
    /// again before recorded().
    [[nodiscard]] std::optional<DueCallback> next(Timestamp now);
    /// Must be called when the attempt has ended. Frees the callback's place at its host.
    void ended(const DueCallback &callback);
    /// Must be called when the attempt is stored.
    /// @pre ended() was called
    void recorded(qint64 seq);

private:
    struct Host {
        QQueue<DueCallback> ready;
        int running = 0;
        bool hasMore = false; ///< the database has more due callbacks
        bool isInTurn = false;

        [[nodiscard]] bool canStartAnother() const
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
    QSet<qint64> m_taken; ///< seqs of callbacks that are ready, running or not stored yet
    int m_running = 0;
    int m_unrecorded = 0;
    Timestamp m_lookedAt;
    std::optional<Timestamp> m_nextDue;
};

} // namespace tilldesk::callbacks
