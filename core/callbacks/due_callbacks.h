#pragma once

#include "core/domain/callback.h"
#include "core/storage/database.h"

#include <QSet>

namespace tilldesk::callbacks {

/// A callback that is due.
struct DueCallback {
    qint64 seq = 0;
    CallbackId id;
    CallbackKind kind = CallbackKind::Status;
    ProfileId profileId;
    PaymentId paymentId;
    PaymentStatus status = PaymentStatus::Pending; ///< the status that it reports
    QString url;
    QString host;
    QByteArray body;
    CallbackFault fault = CallbackFault::None;
    int attempts = 0; ///< attempts made so far
};

/// A host with waiting callbacks, and the due time of the first.
struct WaitingHost {
    QString host;
    Timestamp dueAt;
};

/// The dispatcher's queries of the outbox. Uses the database connection of the dispatcher's thread.
class DueCallbacks
{
public:
    explicit DueCallbacks(storage::Database &db) : m_db(db) {}

    /// Returns all hosts that have a callback waiting for its due time only. Callbacks that wait
    /// for an earlier callback of their payment do not count. Skip scan: one seek per host, however
    /// many callbacks wait.
    [[nodiscard]] QList<WaitingHost> hosts();
    /// Returns the callbacks of one host that are due at `now`, in the order of their due time.
    /// @param without  seqs to skip
    [[nodiscard]] QList<DueCallback> due(const QString &host, Timestamp now, int limit,
                                         const QSet<qint64> &without);

private:
    storage::Database &m_db;
};

} // namespace tilldesk::callbacks
