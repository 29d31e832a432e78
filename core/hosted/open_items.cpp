#include "core/hosted/open_items.h"

#include "core/domain/refund.h"
#include "core/hosted/payout_book.h"
#include "core/storage/sql_list.h"

#include <QDate>

using namespace Qt::StringLiterals;

namespace tilldesk::hosted {
namespace {

using Kind = PayoutItemKind;
using Reason = OpenReason;

/// A day is complete on the next one, in any time zone on the second next.
constexpr int kDaysUntilFetched = 2;

QString paidOut()
{
    return u"o.status = "_s + storage::sqlNumber(PayoutStatus::Succeeded);
}

/// What a provider says that it has paid out, and what it lists for a day but in no payout yet.
/// What is in a failed payout counts as listed.
QString told()
{
    return u" (SELECT i.kind, i.item, i.payment, i.profile, i.amount, o.id AS payout,"
           " o.made_at AS at FROM hosted_payout_item i"
           " JOIN hosted_payout o ON o.seq = i.payout AND %1"
           " UNION ALL SELECT l.kind, l.item, l.payment, l.profile, l.amount, '', l.at"
           " FROM hosted_listed l WHERE NOT EXISTS (SELECT 1 FROM hosted_payout_item i"
           " JOIN hosted_payout o ON o.seq = i.payout AND %1"
           " WHERE i.item = l.item AND i.kind = l.kind)) i"_s.arg(paidOut());
}

/// Reads the open items of one profile.
class OpenItems
{
public:
    OpenItems(storage::Database &db, const ProfileId &profile, int limit)
        : m_db(db),
          m_profile(profile.text()),
          m_limit(limit)
    {
    }

    /// Adds the rows of a query: id of the item, id of the payment, id of the payout, cents here,
    /// cents there, since when.
    void add(Reason reason, Kind kind, const QString &sql)
    {
        auto rows = m_db.prepare(sql + u" LIMIT :limit"_s);
        rows.bind(u":profile"_s, m_profile).bind(u":limit"_s, qint64(m_limit));
        while (rows.next())
            m_found << itemOf(rows, reason, kind);
    }
    /// Adds the rows of a query that has, after the columns of add(), whether the provider lists
    /// the item.
    void addWaiting(Kind kind, Timestamp now, std::chrono::days late, const QString &sql)
    {
        const QDate upTo = fetchedUpTo(m_db, ProfileId(m_profile));
        const QDate today = utcDay(now);
        const bool isFetched = upTo.isValid() && upTo >= today.addDays(-kDaysUntilFetched);
        auto rows = m_db.prepare(sql + u" LIMIT :limit"_s);
        rows.bind(u":profile"_s, m_profile).bind(u":limit"_s, qint64(m_limit));
        while (rows.next()) {
            HostedOpenItem item = itemOf(rows, Reason::WaitsForPayout, kind);
            const bool isListed = rows.read<qint64>() != 0;
            // The clocks of both may differ, so only a day before the last one is certain.
            if (!isListed && upTo.isValid() && utcDay(item.at) < upTo)
                item.reason = Reason::UnknownThere;
            else if (now - item.at > late)
                item.reason = isFetched ? Reason::Late : Reason::NotFetched;
            m_found << item;
        }
    }
    /// Returns what was added, with the references of the payments.
    [[nodiscard]] QList<HostedOpenItem> found()
    {
        for (HostedOpenItem &item : m_found) {
            if (item.paymentId.isEmpty())
                continue;
            auto row = m_db.prepare(u"SELECT reference FROM payment WHERE id = :id"_s);
            row.bind(u":id"_s, item.paymentId.text());
            if (row.next())
                item.reference = row.read<QString>();
        }
        return m_found;
    }

private:
    static HostedOpenItem itemOf(storage::Statement &row, Reason reason, Kind kind)
    {
        return {.reason = reason,
                .kind = kind,
                .id = row.read<QString>(),
                .paymentId = row.read<PaymentId>(),
                .payoutId = row.read<PayoutId>(),
                .here = row.read<Amount>(),
                .there = row.read<Amount>(),
                .at = row.read<Timestamp>()};
    }
    storage::Database &m_db;
    const QString m_profile;
    const int m_limit;
    QList<HostedOpenItem> m_found;
};

/// What has succeeded here, but is in no payout.
void addWaiting(OpenItems &open, Timestamp now, std::chrono::days late)
{
    const QString unpaid = u" AND NOT EXISTS (SELECT 1 FROM hosted_payout_item i"
                           " JOIN hosted_payout o ON o.seq = i.payout AND %1"
                           " WHERE i.item = %2 AND i.kind = %3)"_s;
    const QString listed = u", CASE WHEN EXISTS (SELECT 1 FROM hosted_listed l WHERE l.item = %1"
                           " AND l.kind = %2) OR EXISTS (SELECT 1 FROM hosted_payout_item i"
                           " WHERE i.item = %1 AND i.kind = %2) THEN 1 ELSE 0 END"_s;
    const auto payment = storage::sqlNumber(Kind::Payment);
    const auto refund = storage::sqlNumber(Kind::Refund);
    open.addWaiting(Kind::Payment, now, late,
                    u"SELECT p.id, p.id, '', p.amount, 0, coalesce(h.succeeded_at, h.created_at)"_s
                        + listed.arg(u"p.id"_s, payment)
                        + u" FROM profile r JOIN payment p ON p.profile = r.seq AND p.status = %1"
                          " JOIN hosted_payment h ON h.payment = p.seq WHERE r.id = :profile"_s.arg(
                              storage::sqlNumber(PaymentStatus::Succeeded))
                        + unpaid.arg(paidOut(), u"p.id"_s, payment) + u" ORDER BY p.seq"_s);
    open.addWaiting(Kind::Refund, now, late,
                    u"SELECT h.hosted_id, p.id, '', f.amount, 0, f.ended_at"_s
                        + listed.arg(u"h.hosted_id"_s, refund)
                        + u" FROM profile r JOIN refund f ON f.profile = r.seq AND f.status = %1"
                          " JOIN payment p ON p.seq = f.payment"
                          " JOIN hosted_refund h ON h.refund = f.seq WHERE r.id = :profile"_s.arg(
                              storage::sqlNumber(RefundStatus::Refunded))
                        + unpaid.arg(paidOut(), u"h.hosted_id"_s, refund) + u" ORDER BY f.seq"_s);
}

/// What the provider tells of a payment or refund, and this shop does not have or has otherwise.
void addDifferences(OpenItems &open, Kind kind)
{
    const bool isPayment = kind == Kind::Payment;
    const QString of = told()
        + u" JOIN profile r ON r.seq = i.profile AND r.id = :profile AND i.kind = "_s
        + storage::sqlNumber(kind);
    const QString subject = isPayment
        ? u" JOIN payment s ON s.id = i.item"_s
        : u" JOIN hosted_refund h ON h.hosted_id = i.item JOIN refund s ON s.seq = h.refund"_s;
    const QString absent = isPayment
        ? u" WHERE NOT EXISTS (SELECT 1 FROM payment k WHERE k.id = i.item)"_s
        : u" WHERE NOT EXISTS (SELECT 1 FROM hosted_refund k WHERE k.hosted_id = i.item)"_s;
    const QString ended = isPayment ? storage::sqlNumber(PaymentStatus::Succeeded)
                                    : storage::sqlNumber(RefundStatus::Refunded);
    const auto rows = [&](const QString &here, const QString &condition) -> QString {
        return u"SELECT i.item, i.payment, i.payout, "_s + here + u", i.amount, i.at FROM"_s + of
            + condition + u" ORDER BY i.at, i.item"_s;
    };
    const QString amount = u"s.amount"_s;
    open.add(Reason::UnknownHere, kind, rows(u"0"_s, absent));
    open.add(Reason::AmountDiffers, kind, rows(amount, subject + u" WHERE s.amount <> i.amount"_s));
    open.add(Reason::StatusDiffers, kind, rows(amount, subject + u" WHERE s.status <> "_s + ended));
    open.add(Reason::PaidTwice, kind,
             u"SELECT i.item, max(i.payment), max(o.id), 0, max(i.amount), max(o.made_at)"
             " FROM hosted_payout_item i JOIN hosted_payout o ON o.seq = i.payout AND %1"
             " JOIN profile r ON r.seq = i.profile AND r.id = :profile WHERE i.kind = %2"
             " GROUP BY i.item HAVING count(*) > 1 ORDER BY i.item"_s.arg(
                 paidOut(), storage::sqlNumber(kind)));
}

/// The sums of what is in each payout.
const QString kSums =
    u" (SELECT e.seq, CAST(coalesce(sum(CASE i.kind WHEN 1 THEN i.amount ELSE 0 END), 0) AS BIGINT)"
    "   AS paid, CAST(coalesce(sum(CASE i.kind WHEN 2 THEN i.amount ELSE 0 END), 0) AS BIGINT)"
    "   AS refunded, coalesce(sum(CASE i.kind WHEN 1 THEN 1 ELSE 0 END), 0) AS payments,"
    "   count(i.item) AS items FROM hosted_payout e"
    "   LEFT JOIN hosted_payout_item i ON i.payout = e.seq GROUP BY e.seq)"_s;

void addSums(OpenItems &open)
{
    open.add(Reason::SumDiffers, Kind::Payment,
             u"SELECT '', '', o.id, s.paid - s.refunded, o.amount, o.made_at FROM hosted_payout o"
             " JOIN profile r ON r.seq = o.profile AND r.id = :profile JOIN"_s
                 + kSums
                 + u" s ON s.seq = o.seq WHERE s.paid - s.refunded <> o.amount"
                   " OR s.paid <> o.payment_amount OR s.refunded <> o.refund_amount"
                   " OR s.payments <> o.payment_count"
                   " OR s.items <> o.payment_count + o.refund_count ORDER BY o.seq"_s);
}

} // namespace

QList<HostedOpenItem> openItems(storage::Database &db, const ProfileId &profile, Timestamp now,
                                std::chrono::days late, int limit)
{
    OpenItems open(db, profile, limit);
    addWaiting(open, now, late);
    for (const Kind kind : {Kind::Payment, Kind::Refund})
        addDifferences(open, kind);
    addSums(open);
    return open.found();
}

} // namespace tilldesk::hosted
