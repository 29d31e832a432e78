#include "core/hosted/owed.h"

#include "core/hosted/days.h"
#include "core/hosted/open_sql.h"
#include "core/hosted/payout_book.h"
#include "core/hosted/search_repository.h"
#include "core/storage/sql_list.h"

#include <tuple>

using namespace Qt::StringLiterals;

namespace tilldesk::hosted {
namespace {

using Kind = PayoutItemKind;

/// The payments or refunds of this shop that wait for a payout.
struct Waiting {
    qint64 count = 0;
    qint64 cents = 0;
    qint64 untold = 0; ///< of `cents`: items that no fetched list has to contain
};

Waiting waitingOf(storage::Database &db, const ProfileId &profile, Kind kind,
                  const ListedTime &listed)
{
    auto row =
        db.prepare(u"SELECT count(*), CAST(coalesce(sum(w.amount), 0) AS BIGINT),"
                   " CAST(coalesce(sum(CASE WHEN w.listed = 1 OR w.listed = 0"
                   " AND (w.at < :from OR w.at >= :to) THEN w.amount ELSE 0 END), 0) AS BIGINT)"
                   " FROM ("_s
                   + waitingItems(kind) + u") w"_s);
    row.bind(u":profile"_s, profile.text()).bind(u":from"_s, listed.from).bind(u":to"_s, listed.to);
    std::ignore = row.next(); // an aggregate always has a row
    return {.count = row.read<qint64>(), .cents = row.read<qint64>(), .untold = row.read<qint64>()};
}

/// Returns the sum of the payments or refunds that the provider lists and has not paid out, in
/// cents.
qint64 listedOf(storage::Database &db, const ProfileId &profile, Kind kind)
{
    auto row =
        db.prepare(u"SELECT CAST(coalesce(sum(l.amount), 0) AS BIGINT) FROM hosted_listed l"
                   " JOIN profile r ON r.seq = l.profile AND r.id = :profile WHERE l.kind = %1"
                   " AND NOT EXISTS (SELECT 1 FROM hosted_payout_item i JOIN hosted_payout o"
                   " ON o.seq = i.payout AND %2 WHERE i.item = l.item AND i.kind = l.kind)"_s.arg(
                       storage::sqlNumber(kind), isPaidOut()));
    row.bind(u":profile"_s, profile.text());
    return row.next() ? row.read<qint64>() : 0;
}

} // namespace

ListedTime listedTime(storage::Database &db, const ProfileId &profile)
{
    ListedTime listed;
    listed.lastDay = fetchedUpTo(db, profile);
    if (listed.lastDay.isValid())
        listed.to = startOfDay(listed.lastDay, QTimeZone::utc());
    const auto searched = SearchRepository(db).find(profile);
    if (searched && searched->history)
        listed.from = searched->known.since;
    return listed;
}

Result<HostedOwed> owedOf(storage::Database &db, const ProfileId &profile, const ListedTime &listed)
{
    const Waiting payments = waitingOf(db, profile, Kind::Payment, listed);
    const Waiting refunds = waitingOf(db, profile, Kind::Refund, listed);
    Result<Amount> there = Amount();
    for (const qint64 cents :
         {payments.untold, -refunds.untold, listedOf(db, profile, Kind::Payment),
          -listedOf(db, profile, Kind::Refund)}) {
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
