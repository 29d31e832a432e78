#pragma once

#include "core/domain/callback_check.h"
#include "core/domain/payment.h"
#include "core/storage/database.h"

#include <limits>

namespace tilldesk::callbacks {

/// Table inbox_message: the last kKept callbacks that the inbox received.
class Inbox
{
public:
    static constexpr int kKept = 1000;

    explicit Inbox(storage::Database &db) : m_db(db) {}

    /// Stores a message, assigns its `seq`, and deletes the oldest messages beyond kKept. Invalid
    /// UTF-8 in the body is stored as U+FFFD. Returns the `seq`.
    /// @param jti  `jti` of the signature; empty if the signature has none
    qint64 add(const InboxMessage &message, const QString &jti);
    /// Returns messages, newest first.
    /// @param payment  only messages of this payment; empty: all
    [[nodiscard]] QList<InboxMessage> latest(int limit, const QString &payment = {});
    /// Returns a message; empty if it does not exist.
    [[nodiscard]] std::optional<InboxMessage> message(qint64 seq);
    /// Returns when the message was received; empty if it does not exist.
    [[nodiscard]] std::optional<Timestamp> receivedAt(qint64 seq);
    /// Returns when the first message with this `jti` and exactly this signature was received;
    /// empty if none was.
    [[nodiscard]] std::optional<Timestamp> receivedAt(const QString &jti, const QString &signature);
    /// Returns the number of messages with this `jti` received before the message `seq`.
    [[nodiscard]] int timesSeen(const QString &jti,
                                qint64 seq = std::numeric_limits<qint64>::max());
    /// Returns the number of messages with this `jti` and a different signature.
    [[nodiscard]] int timesSeenOtherwise(const QString &jti, const QString &signature);
    /// Deletes the messages received before `before`, and all messages about these payments.
    /// Returns how many.
    int forget(Timestamp before, const QList<PaymentId> &payments);
    void clear();

private:
    [[nodiscard]] qint64 lastSeq();

    storage::Database &m_db;
};

} // namespace tilldesk::callbacks
