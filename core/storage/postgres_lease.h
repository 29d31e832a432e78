#pragma once

#include "core/storage/postgres_session.h"

#include <QString>

namespace tilldesk::storage {

/// The right to write to a PostgreSQL database, which one connection has at a time.
///
/// An advisory lock of the session elects the leader: the server gives it up when the connection
/// ends. The only row of the table `lease` keeps the sleeper out: each leader counts `epoch` up,
/// and each transaction first writes its number to `beat`, which the server refuses under another
/// epoch. So `beat` also tells whether a transaction was committed whose answer was lost.
///
/// Every member throws StorageException if the database refuses. Not within a transaction, except
/// guard().
class PostgresLease
{
public:
    /// The channel on which each commit of the leader is told, see CommitListener.
    static constexpr auto kChannel = "tilldesk_commit";

    /// @param session  outlives the lease
    /// @param name  of the service, for people
    PostgresLease(PostgresSession &session, QString name);

    /// Tries to begin a new epoch. If another connection holds the lock, ends that connection if
    /// the server has heard nothing from it for five seconds.
    [[nodiscard]] bool tryTake();
    /// Tries to go on with the same epoch over a new connection. Ends the connection that this
    /// lease had before, so that nothing sent over it can still be committed.
    /// Throws SoleWriterLost if another connection has begun an epoch, or if the server has lost a
    /// transaction that was confirmed.
    [[nodiscard]] bool tryResume();
    /// Must be called when the connection was lost or replaced.
    void drop() { m_isHeld = false; }
    /// Returns whether this connection has the lock.
    [[nodiscard]] bool isHeld() const { return m_isHeld; }

    /// Queues the first statement of a write transaction.
    void guard();
    /// Queues a notification that comes with the commit of the transaction, with its number.
    void notify();
    /// Must be called when the last transaction is known to be committed: from then on, a server
    /// that does not have it is refused.
    void confirm() { m_confirmed = m_beat; }
    /// Returns whether the last transaction was committed.
    /// @pre tryResume() has succeeded since the answer was lost
    [[nodiscard]] bool hasCommitted() const { return m_stored == m_beat; }
    /// As hasCommitted(), after tryResume() has thrown SoleWriterLost: the next leader has written
    /// down where this epoch ended. Throws OutcomeUnknown if another epoch has followed since.
    [[nodiscard]] bool hadCommitted();

    /// Returns whether a connection leads.
    [[nodiscard]] static bool isTaken(PostgresSession &session);
    /// Returns the name of the last leader; empty if there was none.
    [[nodiscard]] static QString leader(PostgresSession &session);

private:
    [[nodiscard]] bool tryLock();
    void unlock();
    void beginEpoch();

    PostgresSession &m_session;
    QString m_name;
    qint64 m_backend = 0; ///< process id of the server's side of the connection that took the lock
    qint64 m_epoch = 0;
    qint64 m_beat = 0;      ///< number of the last transaction begun
    qint64 m_confirmed = 0; ///< number of the last transaction that callers know to be committed
    qint64 m_stored = 0; ///< number of the last transaction committed, as tryResume() has read it
    bool m_isHeld = false;
};

} // namespace tilldesk::storage
