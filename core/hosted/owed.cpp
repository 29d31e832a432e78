#include "core/hosted/owed.h"

#include "core/hosted/open_sql.h"
#include "core/storage/sql_list.h"

#include <QDateTime>
#include <tuple>

using namespace Qt::StringLiterals;

namespace tilldesk::hosted {
namespace {

using Kind = PayoutItemKind;

/// What waits for a payout here.
struct Waiting {
    qint64 count = 0;
    qint64 cents = 0;
    qint64 untold = 0; ///< cents of items that the list of no fetched day has to have
};

/// Returns the first moment whose items the provider may not have listed when its lists were
/// fetched.
Timestamp untoldFrom(const QDate &upTo)
{
    return fromMillis(upTo.isValid() ? upTo.startOfDay(Qt::UTC).toMSecsSinceEpoch() : 0);
}

Waiting waitingOf(storage::Database &db, const ProfileId &profile, Kind kind, Timestamp untold)
{
    auto row = db.prepare(u"SELECT count(*), CAST(coalesce(sum(w.amount), 0) AS BIGINT),"
                          " CAST(coalesce(sum(CASE WHEN w.listed = 1 OR w.listed = 0 AND w.at >= "
                          ":untold THEN w.amount"
                          " ELSE 0 END), 0) AS BIGINT) FROM ("_s
                          + waitingItems(kind) + u") w"_s);
    row.bind(u":profile"_s, profile.text()).bind(u":untold"_s, untold);
    std::ignore = row.next(); // an aggregate always has a row
    return {.count = row.read<qint64>(), .cents = row.read<qint64>(), .untold = row.read<qint64>()};
}

/// Returns the only number of a statement about a profile.
qint64 centsOf(storage::Database &db, const ProfileId &profile, const QString &sql)
{
    auto row = db.prepare(sql);
    row.bind(u":profile"_s, profile.text());
    return row.next() ? row.read<qint64>() : 0;
}

qint64 listedOf(storage::Database &db, const ProfileId &profile, Kind kind)
{
    return centsOf(db, profile,
                   u"SELECT CAST(coalesce(sum(l.amount), 0) AS BIGINT) FROM hosted_listed l"
                   " JOIN profile r ON r.seq = l.profile AND r.id = :profile WHERE l.kind = %1"
                   " AND NOT EXISTS (SELECT 1 FROM hosted_payout_item i JOIN hosted_payout o"
                   " ON o.seq = i.payout AND %2 WHERE i.item = l.item AND i.kind = l.kind)"_s.arg(
                       storage::sqlNumber(kind), isPaidOut()));
}

/// Returns what was paid out more than once.
qint64 repeatedOf(storage::Database &db, const ProfileId &profile, Kind kind)
{
    return centsOf(
        db, profile,
        u"SELECT CAST(coalesce(sum(t.cents), 0) AS BIGINT) FROM (SELECT sum(i.amount)"
        " - max(i.amount) AS cents FROM (SELECT item, kind FROM hosted_payout_item"
        " GROUP BY item, kind HAVING count(*) > 1) d"
        " JOIN hosted_payout_item i ON i.item = d.item AND i.kind = d.kind"
        " JOIN hosted_payout o ON o.seq = i.payout AND %1"
        " JOIN profile r ON r.seq = i.profile AND r.id = :profile WHERE i.kind = %2"
        " GROUP BY i.item HAVING count(*) > 1) t"_s.arg(isPaidOut(), storage::sqlNumber(kind)));
}

/// Returns by how much the payouts exceed their lines.
qint64 excessOf(storage::Database &db, const ProfileId &profile)
{
    return centsOf(
        db, profile,
        u"SELECT CAST(coalesce(sum(o.amount - s.paid + s.refunded), 0) AS BIGINT)"
        " FROM hosted_payout o JOIN profile r ON r.seq = o.profile AND r.id = :profile JOIN"_s
            + lineSums() + u" s ON s.seq = o.seq WHERE "_s + isPaidOut());
}

} // namespace

Result<HostedOwed> owedOf(storage::Database &db, const ProfileId &profile, const QDate &upTo)
{
    const Timestamp untold = untoldFrom(upTo);
    const Waiting payments = waitingOf(db, profile, Kind::Payment, untold);
    const Waiting refunds = waitingOf(db, profile, Kind::Refund, untold);
    Result<Amount> there = Amount();
    for (const qint64 cents :
         {payments.untold, -refunds.untold, listedOf(db, profile, Kind::Payment),
          -listedOf(db, profile, Kind::Refund), -repeatedOf(db, profile, Kind::Payment),
          repeatedOf(db, profile, Kind::Refund), -excessOf(db, profile)}) {
        there = Amount::add(*there, Amount::fromCents(cents));
        if (!there)
            return there.failure();
    }
    return HostedOwed{.payments = payments.count,
                      .paid = Amount::fromCents(payments.cents),
                      .refunds = refunds.count,
                      .refunded = Amount::fromCents(refunds.cents),
                      .there = *there};
}

} // namespace tilldesk::hosted
