#pragma once

#include "core/domain/callback.h"
#include "core/storage/database.h"

#include <QSet>

namespace tilldesk::callbacks {

/// A callback whose time has come.
struct DueCallback {
    qint64 seq = 0;
    CallbackId id;
    CallbackKind kind = CallbackKind::Status;
    ProfileId profileId;
    PaymentId paymentId;
    PaymentStatus status = PaymentStatus::Pending; ///< what it tells
    QString url;
    QString host;
    QByteArray body;
    CallbackFault fault = CallbackFault::None;
    int attempts = 0; ///< made before
};

/// A host that has callbacks waiting for their time, and when the first of them is due.
struct WaitingHost {
    QString host;
    Timestamp dueAt;
};

/// What the dispatcher reads of the outbox. Over a connection of its own thread.
class DueCallbacks
{
public:
    explicit DueCallbacks(storage::Database &db) : m_db(db) {}

    /// All hosts with callbacks that wait for their time alone, not for an earlier one of their
    /// payment; costs one look-up a host, however many wait.
    [[nodiscard]] QList<WaitingHost> hosts();
    /// Those of one host that may be sent at `now`, in the order in which they are due.
    /// @param without  seqs that are passed over
    [[nodiscard]] QList<DueCallback> due(const QString &host, Timestamp now, int limit,
                                         const QSet<qint64> &without);

private:
    storage::Database &m_db;
};

} // namespace tilldesk::callbacks
