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
        hosts << WaitingHost{rows.text(0), rows.time(1)};
    return hosts;
}

QList<DueCallback> DueCallbacks::due(const QString &host, Timestamp now, int limit,
                                     const QSet<qint64> &without)
{
    QList<DueCallback> found;
    auto rows = m_db.prepare(
        u"SELECT seq, id, kind, profile_id, payment_id, url, host, body, fault, attempts,"
        " payment_status FROM callback"
        " WHERE due_at IS NOT NULL AND waits_for IS NULL AND host = :host"
        " AND due_at <= :now ORDER BY due_at, seq"_s);
    rows.bind(u":host"_s, host).bind(u":now"_s, now);
    while (found.size() < limit && rows.next()) {
        if (without.contains(rows.int64(0)))
            continue;
        found << DueCallback{.seq = rows.int64(0),
                             .id = CallbackId(rows.text(1)),
                             .kind = CallbackKind(rows.int64(2)),
                             .profileId = ProfileId(rows.text(3)),
                             .paymentId = PaymentId(rows.text(4)),
                             .status = PaymentStatus(rows.int64(10)),
                             .url = rows.text(5),
                             .host = rows.text(6),
                             .body = rows.text(7).toUtf8(),
                             .fault = CallbackFault(rows.int64(8)),
                             .attempts = int(rows.int64(9))};
    }
    return found;
}

} // namespace tilldesk::callbacks
