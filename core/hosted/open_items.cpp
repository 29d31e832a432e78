#include "core/hosted/open_items.h"

#include "core/domain/refund.h"
#include "core/hosted/open_sql.h"
#include "core/hosted/owed.h"
#include "core/hosted/payout_book.h"
#include "core/storage/sql_list.h"

using namespace Qt::StringLiterals;

namespace tilldesk::hosted {
namespace {

using Kind = PayoutItemKind;
using Reason = OpenReason;

/// A day is complete on the next one, in any time zone on the second next.
constexpr int kDaysUntilFetched = 2;

/// Returns the statement that finds the payments or refunds which the provider lists, and which
/// this shop does not have, or has with another status or amount. Items that no payout has come
/// first, then the newest: a difference of a paid item stays for ever, and must not push out new
/// ones. One statement finds all three reasons, because each reason needs all items of the profile.
QString differences(Kind kind)
{
    const bool isPayment = kind == Kind::Payment;
    const QString subject = isPayment
        ? u" LEFT JOIN payment s ON s.id = i.item"_s
        : u" LEFT JOIN hosted_refund h ON h.hosted_id = i.item AND h.hosted_id <> ''"
          " LEFT JOIN refund s ON s.seq = h.refund"_s;
    const QString ended = isPayment ? storage::sqlNumber(PaymentStatus::Succeeded)
                                    : storage::sqlNumber(RefundStatus::Refunded);
    return u"SELECT i.item, i.payment, i.payout, coalesce(s.amount, 0), i.amount, i.at,"
           " coalesce(q.reference, ''), CASE WHEN s.seq IS NULL THEN %1 WHEN s.status <> %2 THEN %3"
           " ELSE %4 END%5 JOIN profile r ON r.seq = i.profile AND r.id = :profile"
           " AND i.kind = %6%7 LEFT JOIN payment q ON q.id = i.payment"
           " WHERE s.seq IS NULL OR s.status <> %2 OR s.amount <> i.amount"
           " ORDER BY CASE i.payout WHEN '' THEN 0 ELSE 1 END, i.at DESC, i.item"_s.arg(
               storage::sqlNumber(Reason::UnknownHere), ended,
               storage::sqlNumber(Reason::StatusDiffers), storage::sqlNumber(Reason::AmountDiffers),
               toldItems(), storage::sqlNumber(kind), subject);
}

/// Returns the statement that finds the payments or refunds which several payouts have.
QString paidTwice(Kind kind)
{
    // The inner list needs only an index.
    return u"SELECT i.item, max(i.payment), max(o.id), 0, max(i.amount), max(o.made_at),"
           " coalesce(max(q.reference), '')"
           " FROM (SELECT item, kind FROM hosted_payout_item GROUP BY item, kind"
           " HAVING count(*) > 1) t"
           " JOIN hosted_payout_item i ON i.item = t.item AND i.kind = t.kind"
           " JOIN hosted_payout o ON o.seq = i.payout AND %1"
           " JOIN profile r ON r.seq = i.profile AND r.id = :profile"
           " LEFT JOIN payment q ON q.id = i.payment WHERE i.kind = %2"
           " GROUP BY i.item HAVING count(*) > 1 ORDER BY max(o.seq) DESC, i.item"_s.arg(
               isPaidOut(), storage::sqlNumber(kind));
}

/// Returns the cents of a payment as they are, and those of a refund negative: a refund lowers the
/// amount owed.
Amount signedCents(Kind kind, qint64 cents)
{
    return Amount::fromCents(kind == Kind::Payment ? cents : -cents);
}

/// Reads the open items of one profile.
class OpenItems
{
public:
    OpenItems(storage::Database &db, const ProfileId &profile, int limit)
        : m_db(db),
          m_profile(profile),
          m_limit(limit)
    {
    }

    /// Adds the rows of a query: id of the item, id of the payment, id of the payout, cents here,
    /// cents there, since when, reference.
    void add(Reason reason, Kind kind, const QString &sql)
    {
        auto rows = prepare(sql);
        while (rows.next()) {
            m_found << HostedOpenItem{.reason = reason,
                                      .kind = kind,
                                      .id = rows.read<QString>(),
                                      .paymentId = rows.read<PaymentId>(),
                                      .payoutId = rows.read<PayoutId>(),
                                      .here = rows.read<Amount>(),
                                      .there = rows.read<Amount>(),
                                      .at = rows.read<Timestamp>(),
                                      .reference = rows.read<QString>()};
        }
    }
    /// Adds the rows of differences().
    void addDifferences(Kind kind)
    {
        auto rows = prepare(differences(kind));
        while (rows.next()) {
            HostedOpenItem item{.kind = kind,
                                .id = rows.read<QString>(),
                                .paymentId = rows.read<PaymentId>(),
                                .payoutId = rows.read<PayoutId>(),
                                .here = rows.read<Amount>(),
                                .there = rows.read<Amount>(),
                                .at = rows.read<Timestamp>(),
                                .reference = rows.read<QString>()};
            item.reason = Reason(rows.read<qint64>());
            // Nothing is owed any more for a paid item. An item that has not succeeded here is owed
            // by the provider's word alone.
            const bool isOwedHere = item.reason == Reason::AmountDiffers;
            if (item.payoutId.isEmpty())
                item.gap =
                    signedCents(kind, (isOwedHere ? item.here.cents() : 0) - item.there.cents());
            m_found << item;
        }
    }
    /// Adds the payments or refunds that have succeeded here and that no successful payout has.
    void addWaiting(Kind kind, const ListedTime &listed, Timestamp now, std::chrono::days late)
    {
        const bool isFetched =
            listed.lastDay.isValid() && listed.lastDay >= utcDay(now).addDays(-kDaysUntilFetched);
        auto rows = prepare(u"SELECT w.id, w.payment, w.amount, w.at, coalesce(w.reference, ''),"
                            " w.listed FROM ("_s
                            + waitingItems(kind) + u") w ORDER BY w.seq"_s);
        while (rows.next()) {
            HostedOpenItem item{.reason = Reason::WaitsForPayout,
                                .kind = kind,
                                .id = rows.read<QString>(),
                                .paymentId = rows.read<PaymentId>(),
                                .payoutId = {},
                                .here = rows.read<Amount>(),
                                .there = {},
                                .at = rows.read<Timestamp>(),
                                .reference = rows.read<QString>()};
            const bool isListed = rows.read<qint64>() != 0;
            if (!isListed && listed.has(item.at)) {
                item.reason = Reason::UnknownThere;
                item.gap = signedCents(kind, item.here.cents());
            } else if (now - item.at > late) {
                item.reason =
                    isFetched && item.at >= listed.from ? Reason::Late : Reason::NotFetched;
            }
            m_found << item;
        }
    }
    [[nodiscard]] const QList<HostedOpenItem> &found() const { return m_found; }

private:
    [[nodiscard]] storage::Statement prepare(const QString &sql)
    {
        auto rows = m_db.prepare(sql + u" LIMIT :limit"_s);
        rows.bind(u":profile"_s, m_profile.text()).bind(u":limit"_s, qint64(m_limit));
        return rows;
    }
    storage::Database &m_db;
    const ProfileId m_profile;
    const int m_limit;
    QList<HostedOpenItem> m_found;
};

void addSums(OpenItems &open)
{
    open.add(Reason::SumDiffers, Kind::Payment,
             u"SELECT '', '', o.id, s.paid - s.refunded, o.amount, o.made_at, ''"
             " FROM hosted_payout o JOIN profile r ON r.seq = o.profile AND r.id = :profile JOIN"_s
                 + lineSums()
                 + u" s ON s.seq = o.seq WHERE s.paid - s.refunded <> o.amount"
                   " OR s.paid <> o.payment_amount OR s.refunded <> o.refund_amount"
                   " OR s.payments <> o.payment_count"
                   " OR s.items <> o.payment_count + o.refund_count ORDER BY o.seq DESC"_s);
}

} // namespace

Result<HostedComparison> compareWithProvider(storage::Database &db, const ProfileId &profile,
                                             Timestamp now, std::chrono::days late, int limit)
{
    const ListedTime listed = listedTime(db, profile);
    OpenItems open(db, profile, limit);
    for (const Kind kind : {Kind::Payment, Kind::Refund})
        open.addWaiting(kind, listed, now, late);
    for (const Kind kind : {Kind::Payment, Kind::Refund}) {
        open.addDifferences(kind);
        open.add(Reason::PaidTwice, kind, paidTwice(kind));
    }
    addSums(open);
    const auto owed = owedOf(db, profile, listed);
    if (!owed)
        return owed.failure();
    return HostedComparison{
        .items = open.found(), .owed = *owed, .at = now, .lateDays = int(late.count())};
}

} // namespace tilldesk::hosted
