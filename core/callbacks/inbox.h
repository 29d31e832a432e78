#pragma once

#include "core/domain/callback_check.h"
#include "core/storage/database.h"

#include <limits>

namespace tilldesk::callbacks {

/// Table inbox_message: the callbacks that came to the inbox, the last kKept of them.
class Inbox
{
public:
    static constexpr int kKept = 1000;

    explicit Inbox(storage::Database &db) : m_db(db) {}

    /// Stores a message, whose `seq` is given here, and drops the oldest if there are too many.
    /// Bytes of its body that are no UTF-8 are kept as U+FFFD.
    /// @param jti  of its signature; empty when there is none
    /// @return its `seq`
    qint64 add(const InboxMessage &message, const QString &jti);
    /// Newest first. @param payment  only messages of this payment; empty: all
    [[nodiscard]] QList<InboxMessage> latest(int limit, const QString &payment = {});
    /// Empty if the message does not exist.
    [[nodiscard]] std::optional<InboxMessage> message(qint64 seq);
    /// @return when the message came; empty when there is no such message
    [[nodiscard]] std::optional<Timestamp> receivedAt(qint64 seq);
    /// @return when a message with this very signature came first
    [[nodiscard]] std::optional<Timestamp> receivedAt(const QString &jti, const QString &signature);
    /// @return how many messages with this `jti` came before the message `seq`
    [[nodiscard]] int timesSeen(const QString &jti,
                                qint64 seq = std::numeric_limits<qint64>::max());
    /// @return how many messages with this `jti` but another signature there are
    [[nodiscard]] int timesSeenOtherwise(const QString &jti, const QString &signature);
    void clear();

private:
    [[nodiscard]] qint64 lastSeq();

    storage::Database &m_db;
};

} // namespace tilldesk::callbacks
