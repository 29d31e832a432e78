#include "core/hosted/payout_book.h"

#include "core/storage/sql_list.h"

using namespace Qt::StringLiterals;

namespace tilldesk::hosted {
namespace {

/// Joins the payouts that have reached the merchant. What is in a failed one stays open.
QString paidOut(PayoutItemKind kind)
{
    return u" JOIN hosted_payout o ON o.seq = i.payout AND o.status = %1 AND i.kind = %2 "_s.arg(
        storage::sqlNumber(PayoutStatus::Succeeded), storage::sqlNumber(kind));
}

/// Adds the rows of a query: id of the item, id of the payment, id of the payout, cents here, cents
/// there, since when.
void collect(storage::Database &db, QList<OpenItem> &found, OpenReason reason, PayoutItemKind kind,
             const ProfileId &profile, int limit, const QString &sql)
{
    auto rows = db.prepare(sql + u" LIMIT :limit"_s);
    rows.bind(u":profile"_s, profile.text()).bind(u":limit"_s, qint64(limit));
    while (rows.next())
        found << OpenItem{.reason = reason,
                          .kind = kind,
                          .id = rows.read<QString>(),
                          .payment = rows.read<QString>(),
                          .payout = rows.read<QString>(),
                          .here = rows.read<Amount>(),
                          .there = rows.read<Amount>(),
                          .at = rows.read<Timestamp>()};
}

} // namespace

QLatin1StringView toText(OpenReason reason)
{
    switch (reason) {
    case OpenReason::WaitsForPayout: return "waits-for-payout"_L1;
    case OpenReason::Late: return "late"_L1;
    case OpenReason::UnknownHere: return "not-known-here"_L1;
    case OpenReason::AmountDiffers: return "amount-differs"_L1;
    case OpenReason::StatusDiffers: return "status-differs"_L1;
    case OpenReason::PaidTwice: return "paid-twice"_L1;
    case OpenReason::SumDiffers: return "sum-differs"_L1;
    }
    Q_UNREACHABLE();
}

bool PayoutBook::has(const PayoutId &id)
{
    auto row = m_db.prepare(u"SELECT 1 FROM hosted_payout WHERE id = :id"_s);
    row.bind(u":id"_s, id.text());
    return row.next();
}

void PayoutBook::add(const ProfileId &profile, const HostedPayout &payout,
                     const QList<HostedItem> &items, Timestamp fetchedAt)
{
    if (has(payout.id))
        return;
    m_db.prepare(u"INSERT INTO hosted_payout (id, profile, status, made_at, bulk_id, iban,"
                 " payment_count, payment_amount, refund_count, refund_amount, amount, fetched_at)"
                 " VALUES (:id, (SELECT seq FROM profile WHERE id = :profile), :status, :made_at,"
                 " :bulk_id, :iban, :payment_count, :payment_amount, :refund_count,"
                 " :refund_amount, :amount, :fetched_at)"_s)
        .bind(u":id"_s, payout.id.text())
        .bind(u":profile"_s, profile.text())
        .bind(u":status"_s, qint64(payout.status))
        .bind(u":made_at"_s, payout.madeAt)
        .bind(u":bulk_id"_s, payout.bulkId)
        .bind(u":iban"_s, payout.iban)
        .bind(u":payment_count"_s, payout.payments.count)
        .bind(u":payment_amount"_s, payout.payments.sum.cents())
        .bind(u":refund_count"_s, payout.refunds.count)
        .bind(u":refund_amount"_s, payout.refunds.sum.cents())
        .bind(u":amount"_s, payout.amount.cents())
        .bind(u":fetched_at"_s, fetchedAt)
        .run();
    for (const HostedItem &item : items) {
        const bool isRefund = !item.refundId.isEmpty();
        const auto kind = isRefund ? PayoutItemKind::Refund : PayoutItemKind::Payment;
        m_db.prepare(u"INSERT INTO hosted_payout_item (payout, kind, item, payment, hosted_profile,"
                     " amount, at) VALUES ((SELECT seq FROM hosted_payout WHERE id = :payout),"
                     " :kind, :item, :payment, :hosted_profile, :amount, :at)"
                     " ON CONFLICT DO NOTHING"_s)
            .bind(u":payout"_s, payout.id.text())
            .bind(u":kind"_s, qint64(kind))
            .bind(u":item"_s, isRefund ? item.refundId.text() : item.paymentId.text())
            .bind(u":payment"_s, item.paymentId.text())
            .bind(u":hosted_profile"_s, item.profileId.text())
            .bind(u":amount"_s, item.amount.cents())
            .bind(u":at"_s, item.at)
            .run();
    }
}

QDate PayoutBook::fetchedUpTo(const ProfileId &profile)
{
    auto row = m_db.prepare(u"SELECT h.upto FROM hosted_payout_fetch h"
                            " JOIN profile r ON r.seq = h.profile WHERE r.id = :profile"_s);
    row.bind(u":profile"_s, profile.text());
    return row.next() ? QDate::fromString(row.read<QString>(), Qt::ISODate) : QDate();
}

void PayoutBook::setFetched(const ProfileId &profile, const QDate &upTo)
{
    if (const QDate known = fetchedUpTo(profile); known.isValid() && known >= upTo)
        return;
    m_db.prepare(u"INSERT INTO hosted_payout_fetch (profile, upto)"
                 " VALUES ((SELECT seq FROM profile WHERE id = :profile), :upto)"
                 " ON CONFLICT (profile) DO UPDATE SET upto = excluded.upto"_s)
        .bind(u":profile"_s, profile.text())
        .bind(u":upto"_s, upTo.toString(Qt::ISODate))
        .run();
}

QDate PayoutBook::firstDay(const ProfileId &profile)
{
    auto row =
        m_db.prepare(u"SELECT h.created_at FROM payment p JOIN profile r ON r.seq = p.profile"
                     " JOIN hosted_payment h ON h.payment = p.seq WHERE r.id = :profile"
                     " ORDER BY p.seq LIMIT 1"_s);
    row.bind(u":profile"_s, profile.text());
    return row.next()
        ? QDateTime::fromMSecsSinceEpoch(toMillis(row.read<Timestamp>()), Qt::UTC).date()
        : QDate();
}

QList<OpenItem> openItems(storage::Database &db, const ProfileId &profile, Timestamp now, int limit)
{
    using Kind = PayoutItemKind;
    using Reason = OpenReason;
    QList<OpenItem> found;
    const auto add = [&](Reason reason, Kind kind, const QString &sql) {
        collect(db, found, reason, kind, profile, limit, sql);
    };
    const QString own = u" JOIN hosted_connection c ON c.hosted_profile = i.hosted_profile"
                        " JOIN profile r ON r.seq = c.profile AND r.id = :profile"_s;
    const QString paid = storage::sqlNumber(PaymentStatus::Succeeded);
    const QString refunded = storage::sqlNumber(RefundStatus::Refunded);
    add(Reason::WaitsForPayout, Kind::Payment,
        u"SELECT p.id, p.id, '', p.amount, 0, coalesce(h.succeeded_at, h.created_at)"
        " FROM profile r JOIN payment p ON p.profile = r.seq AND p.status = %1"
        " JOIN hosted_payment h ON h.payment = p.seq WHERE r.id = :profile"
        " AND NOT EXISTS (SELECT 1 FROM hosted_payout_item i%2WHERE i.item = p.id) ORDER BY p.seq"_s
            .arg(paid, paidOut(Kind::Payment)));
    add(Reason::WaitsForPayout, Kind::Refund,
        u"SELECT h.hosted_id, p.id, '', f.amount, 0, f.ended_at FROM profile r"
        " JOIN refund f ON f.profile = r.seq AND f.status = %1 JOIN payment p ON p.seq = f.payment"
        " JOIN hosted_refund h ON h.refund = f.seq WHERE r.id = :profile"
        " AND NOT EXISTS (SELECT 1 FROM hosted_payout_item i%2WHERE i.item = h.hosted_id) ORDER BY f.seq"_s
            .arg(refunded, paidOut(Kind::Refund)));
    for (OpenItem &item : found) {
        if (now - item.at > kLate)
            item.reason = Reason::Late;
    }
    add(Reason::UnknownHere, Kind::Payment,
        u"SELECT i.item, i.payment, o.id, 0, i.amount, o.made_at FROM hosted_payout_item i"_s
            + paidOut(Kind::Payment) + own
            + u" WHERE NOT EXISTS (SELECT 1 FROM payment k WHERE k.id = i.item)"
              " ORDER BY o.seq, i.item"_s);
    add(Reason::UnknownHere, Kind::Refund,
        u"SELECT i.item, i.payment, o.id, 0, i.amount, o.made_at FROM hosted_payout_item i"_s
            + paidOut(Kind::Refund) + own
            + u" WHERE NOT EXISTS (SELECT 1 FROM hosted_refund k WHERE k.hosted_id = i.item)"
              " ORDER BY o.seq, i.item"_s);
    const QString ofPayment = u" JOIN payment p ON p.id = i.item"_s;
    const QString ofRefund = u" JOIN hosted_refund h ON h.hosted_id = i.item"
                             " JOIN refund f ON f.seq = h.refund"_s;
    const QString both =
        u"SELECT i.item, i.payment, o.id, %1.amount, i.amount, o.made_at FROM hosted_payout_item i"_s;
    add(Reason::AmountDiffers, Kind::Payment,
        both.arg(u"p"_s) + paidOut(Kind::Payment) + own + ofPayment
            + u" WHERE p.amount <> i.amount ORDER BY o.seq, i.item"_s);
    add(Reason::AmountDiffers, Kind::Refund,
        both.arg(u"f"_s) + paidOut(Kind::Refund) + own + ofRefund
            + u" WHERE f.amount <> i.amount ORDER BY o.seq, i.item"_s);
    add(Reason::StatusDiffers, Kind::Payment,
        both.arg(u"p"_s) + paidOut(Kind::Payment) + own + ofPayment + u" WHERE p.status <> "_s
            + paid + u" ORDER BY o.seq, i.item"_s);
    add(Reason::StatusDiffers, Kind::Refund,
        both.arg(u"f"_s) + paidOut(Kind::Refund) + own + ofRefund + u" WHERE f.status <> "_s
            + refunded + u" ORDER BY o.seq, i.item"_s);
    for (const Kind kind : {Kind::Payment, Kind::Refund})
        add(Reason::PaidTwice, kind,
            u"SELECT i.item, i.payment, max(o.id), 0, max(i.amount), max(o.made_at) FROM hosted_payout_item i"_s
                + paidOut(kind) + own
                + u" GROUP BY i.item, i.payment HAVING count(*) > 1 ORDER BY i.item"_s);
    add(Reason::SumDiffers, Kind::Payment,
        u"SELECT '', '', o.id, CAST(s.sum AS BIGINT), o.amount, o.made_at FROM hosted_payout o"
        " JOIN profile r ON r.seq = o.profile AND r.id = :profile JOIN"
        " (SELECT e.seq, coalesce(sum(CASE i.kind WHEN 1 THEN i.amount ELSE -i.amount END), 0)"
        "   AS sum, coalesce(sum(CASE i.kind WHEN 1 THEN 1 ELSE 0 END), 0) AS payments,"
        "   count(i.item) AS items FROM hosted_payout e"
        "   LEFT JOIN hosted_payout_item i ON i.payout = e.seq GROUP BY e.seq) s ON s.seq = o.seq"
        " WHERE s.sum <> o.payment_amount - o.refund_amount OR s.payments <> o.payment_count"
        " OR s.items <> o.payment_count + o.refund_count ORDER BY o.seq"_s);
    return found;
}

} // namespace tilldesk::hosted
