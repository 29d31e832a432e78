#include "core/hosted/open_sql.h"

#include "core/domain/refund.h"
#include "core/storage/sql_list.h"

using namespace Qt::StringLiterals;

namespace tilldesk::hosted {

QString isPaidOut()
{
    return u"o.status = "_s + storage::sqlNumber(PayoutStatus::Succeeded);
}

QString toldItems()
{
    return u" FROM (SELECT i.kind, i.item, i.payment, i.profile, i.amount, o.id AS payout,"
           " o.made_at AS at FROM hosted_payout_item i"
           " JOIN hosted_payout o ON o.seq = i.payout AND %1"
           " UNION ALL SELECT l.kind, l.item, l.payment, l.profile, l.amount, '', l.at"
           " FROM hosted_listed l WHERE NOT EXISTS (SELECT 1 FROM hosted_payout_item i"
           " JOIN hosted_payout o ON o.seq = i.payout AND %1"
           " WHERE i.item = l.item AND i.kind = l.kind)) i"_s.arg(isPaidOut());
}

QString waitingItems(PayoutItemKind kind)
{
    const bool isPayment = kind == PayoutItemKind::Payment;
    const QString id = isPayment ? u"p.id"_s : u"h.hosted_id"_s;
    const QString columns = isPayment
        ? u"p.id AS id, p.id AS payment, p.amount AS amount,"
          " coalesce(h.succeeded_at, h.created_at) AS at, p.reference AS reference, p.seq AS seq"_s
        : u"h.hosted_id AS id, p.id AS payment, f.amount AS amount, f.ended_at AS at,"
          " p.reference AS reference, f.seq AS seq"_s;
    const QString rows = isPayment ? u" JOIN payment p ON p.profile = r.seq AND p.status = "_s
            + storage::sqlNumber(PaymentStatus::Succeeded)
            + u" JOIN hosted_payment h ON h.payment = p.seq"_s
                                   : u" JOIN refund f ON f.profile = r.seq AND f.status = "_s
            + storage::sqlNumber(RefundStatus::Refunded)
            + u" JOIN payment p ON p.seq = f.payment JOIN hosted_refund h ON h.refund = f.seq"_s;
    return u"SELECT %1, CASE WHEN EXISTS (SELECT 1 FROM hosted_listed l WHERE l.item = %2"
           " AND l.kind = %3 AND l.profile = r.seq) THEN 2 WHEN EXISTS (SELECT 1 FROM "
           "hosted_listed l"
           " WHERE l.item = %2 AND l.kind = %3) OR EXISTS (SELECT 1 FROM hosted_payout_item i"
           " WHERE i.item = %2 AND i.kind = %3) THEN 1 ELSE 0 END AS listed FROM profile r"_s.arg(
               columns, id, storage::sqlNumber(kind))
        + rows
        + u" WHERE r.id = :profile AND NOT EXISTS (SELECT 1 FROM hosted_payout_item i"
          " JOIN hosted_payout o ON o.seq = i.payout AND %1 WHERE i.item = %2"
          " AND i.kind = %3)"_s.arg(isPaidOut(), id, storage::sqlNumber(kind));
}

QString lineSums()
{
    return u" (SELECT e.seq, CAST(coalesce(sum(CASE i.kind WHEN 1 THEN i.amount ELSE 0 END), 0)"
           " AS BIGINT) AS paid, CAST(coalesce(sum(CASE i.kind WHEN 2 THEN i.amount ELSE 0 END), 0)"
           " AS BIGINT) AS refunded,"
           " coalesce(sum(CASE i.kind WHEN 1 THEN 1 ELSE 0 END), 0) AS payments,"
           " count(i.item) AS items FROM hosted_payout e"
           " LEFT JOIN hosted_payout_item i ON i.payout = e.seq GROUP BY e.seq)"_s;
}

} // namespace tilldesk::hosted
