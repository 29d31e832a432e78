#include "core/callbacks/due_callbacks.h"

using namespace Qt::StringLiterals;

namespace tilldesk::callbacks {

QList<WaitingHost> DueCallbacks::hosts()
{
    QList<WaitingHost> hosts;
    // Skip scan of the host index: one seek per host, however many callbacks wait.
    auto rows = m_db.prepare(u"WITH RECURSIVE waiting (host) AS ("
                             "  SELECT min(host) FROM callback"
                             "  WHERE due_at IS NOT NULL AND waits_for IS NULL"
                             "  UNION ALL"
                             "  SELECT (SELECT min(host) FROM callback"
                             "          WHERE due_at IS NOT NULL AND waits_for IS NULL"
                             "          AND host > waiting.host)"
                             "  FROM waiting WHERE host IS NOT NULL)"
                             " SELECT host, (SELECT min(due_at) FROM callback"
                             "               WHERE due_at IS NOT NULL AND waits_for IS NULL"
                             "               AND host = waiting.host)"
                             " FROM waiting WHERE host IS NOT NULL"_s);
    while (rows.next())
        hosts << WaitingHost{rows.read<QString>(), rows.read<Timestamp>()};
    return hosts;
}

QList<DueCallback> DueCallbacks::due(const QString &host, Timestamp now, int limit,
                                     const QSet<qint64> &without)
{
    QList<DueCallback> found;
    auto rows = m_db.prepare(
        u"SELECT seq, id, kind, profile_id, payment_id, payment_status, url, host, body, fault,"
        " attempts FROM callback"
        " WHERE due_at IS NOT NULL AND waits_for IS NULL AND host = :host"
        " AND due_at <= :now ORDER BY due_at, seq"_s);
    rows.bind(u":host"_s, host).bind(u":now"_s, now);
    while (found.size() < limit && rows.next()) {
        const auto seq = rows.read<qint64>();
        if (without.contains(seq))
            continue;
        found << DueCallback{.seq = seq,
                             .id = rows.read<CallbackId>(),
                             .kind = rows.read<CallbackKind>(),
                             .profileId = rows.read<ProfileId>(),
                             .paymentId = rows.read<PaymentId>(),
                             .status = rows.read<PaymentStatus>(),
                             .url = rows.read<QString>(),
                             .host = rows.read<QString>(),
                             .body = rows.read<QByteArray>(),
                             .fault = rows.read<CallbackFault>(),
                             .attempts = rows.read<int>()};
    }
    return found;
}

} // namespace tilldesk::callbacks
