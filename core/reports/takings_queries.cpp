#include "core/reports/takings_queries.h"

#include "core/payments/payment_filter.h"
#include "core/storage/sql_list.h"
#include "core/storage/transaction.h"

#include <QMap>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::reports {
namespace {

const QString kRefunded = storage::sqlNumber(RefundStatus::Refunded);

/// Returns the seqs of the named profiles; of all profiles if the list is empty.
QString profileRows(storage::Database &db, const QList<ProfileId> &profiles)
{
    QList<qint64> rows;
    auto all = db.prepare(u"SELECT seq, id FROM profile"_s);
    while (all.next()) {
        const auto [seq, id] = all.read<qint64, ProfileId>();
        if (profiles.isEmpty() || profiles.contains(id))
            rows << seq;
    }
    return storage::sqlList(rows);
}

} // namespace

QList<PointOfSaleTakings> byPointOfSale(storage::Database &db, const QList<ProfileId> &profiles,
                                        Timestamp from, Timestamp to)
{
    const storage::Transaction view(db, storage::Transaction::Kind::Read);
    PaymentFilter stretch;
    stretch.profiles = profiles;
    stretch.from = from;
    stretch.to = to - std::chrono::milliseconds(1);
    const payments::PaymentRange range = payments::rangeOf(db, stretch);
    auto taken = db.prepare(
        u"SELECT r.id, coalesce(s.id, ''), coalesce(s.name, ''), t.payments, t.amount, t.refunds,"
        " t.refunded, t.fees FROM (SELECT p.profile, p.point_of_sale, count(*) AS payments,"
        " CAST(sum(p.amount) AS BIGINT) AS amount, CAST(sum(p.refunded) AS BIGINT) AS refunded,"
        " CAST(sum(CASE WHEN p.refunded = 0 THEN 0 ELSE (SELECT count(*) FROM refund f"
        " WHERE f.payment = p.seq AND f.status = %1) END) AS BIGINT) AS refunds,"
        " CAST(coalesce(sum(e.amount), 0) AS BIGINT) AS fees FROM payment p"
        " LEFT JOIN payment_fee e ON e.payment = p.seq"
        " WHERE p.seq BETWEEN :first AND :last AND +p.status = %2 AND +p.profile IN (%3)"
        " GROUP BY p.profile, p.point_of_sale) t JOIN profile r ON r.seq = t.profile"
        " LEFT JOIN point_of_sale s ON s.seq = t.point_of_sale"
        " ORDER BY t.amount DESC, r.seq, s.seq NULLS FIRST"_s.arg(
            kRefunded, storage::sqlNumber(PaymentStatus::Succeeded),
            storage::sqlList(range.profiles)));
    taken.bind(u":first"_s, range.first).bind(u":last"_s, range.last);
    QList<PointOfSaleTakings> takings;
    while (taken.next())
        takings << PointOfSaleTakings{.profile = taken.read<ProfileId>(),
                                      .pointOfSale = taken.read<QString>(),
                                      .name = taken.read<QString>(),
                                      .payments = {taken.read<qint64>(), taken.read<Amount>()},
                                      .refunds = {taken.read<qint64>(), taken.read<Amount>()},
                                      .fees = taken.read<Amount>()};
    return takings;
}

QList<PersonTakings> byPerson(storage::Database &db, const QList<ProfileId> &profiles,
                              Timestamp from, Timestamp to)
{
    const storage::Transaction view(db, storage::Transaction::Kind::Read);
    PaymentFilter stretch;
    stretch.profiles = profiles;
    stretch.from = from;
    stretch.to = to - std::chrono::milliseconds(1);
    const payments::PaymentRange range = payments::rangeOf(db, stretch);
    const QString person = storage::sqlNumber(Actor::Kind::Window);
    QMap<QString, PersonTakings> people;
    auto taken =
        db.prepare(u"SELECT p.actor_name, count(*), CAST(sum(p.amount) AS BIGINT), "
                   u"CAST(coalesce(sum(e.amount), 0) AS BIGINT)"
                   " FROM payment p LEFT JOIN payment_fee e ON e.payment = p.seq"
                   " WHERE p.seq BETWEEN :first AND :last AND +p.status = %1"
                   " AND +p.profile IN (%2) AND +p.actor_kind = %3 AND p.actor_name <> ''"
                   " GROUP BY p.actor_name"_s.arg(storage::sqlNumber(PaymentStatus::Succeeded),
                                                  storage::sqlList(range.profiles), person));
    taken.bind(u":first"_s, range.first).bind(u":last"_s, range.last);
    while (taken.next()) {
        const auto name = taken.read<QString>();
        PersonTakings &takings = people[name];
        takings.payments = {taken.read<qint64>(), taken.read<Amount>()};
        takings.fees = taken.read<Amount>();
    }
    auto refunded =
        db.prepare(u"SELECT actor_name, count(*), CAST(sum(amount) AS BIGINT) FROM refund"
                   " WHERE status = %1 AND profile IN (%2) AND ended_at >= :from"
                   " AND ended_at < :to AND +actor_kind = %3 AND actor_name <> ''"
                   " GROUP BY actor_name"_s.arg(kRefunded, profileRows(db, profiles), person));
    refunded.bind(u":from"_s, from).bind(u":to"_s, to);
    while (refunded.next()) {
        const auto name = refunded.read<QString>();
        people[name].refunds = {refunded.read<qint64>(), refunded.read<Amount>()};
    }
    QList<PersonTakings> takings;
    for (auto &&[name, sums] : people.asKeyValueRange())
        takings << PersonTakings{name, sums.payments, sums.refunds, sums.fees};
    std::ranges::stable_sort(takings, std::ranges::greater(),
                             [](const PersonTakings &row) { return row.payments.sum.cents(); });
    return takings;
}

Result<QList<PayoutSum>> refunds(storage::Database &db, const QList<ProfileId> &profiles,
                                 const QList<Timestamp> &bounds, const QString &pointOfSale)
{
    if (bounds.size() < 2)
        return QList<PayoutSum>();
    const storage::Transaction view(db, storage::Transaction::Kind::Read);
    QList<PayoutSum> sums(bounds.size() - 1);
    auto done = db.prepare(
        u"SELECT ended_at, amount FROM refund WHERE status = %1 AND profile IN (%2)"
        " AND ended_at >= :from AND ended_at < :to"_s.arg(kRefunded, profileRows(db, profiles))
        + (pointOfSale.isEmpty()
               ? QString()
               : u" AND EXISTS (SELECT 1 FROM payment p JOIN point_of_sale s"
                 " ON s.seq = p.point_of_sale WHERE p.seq = refund.payment AND s.id = :pos)"_s));
    done.bind(u":from"_s, bounds.first()).bind(u":to"_s, bounds.last());
    if (!pointOfSale.isEmpty())
        done.bind(u":pos"_s, pointOfSale);
    while (done.next()) {
        const auto next = std::ranges::upper_bound(bounds, done.read<Timestamp>());
        PayoutSum &sum = sums[std::distance(bounds.begin(), next) - 1];
        const auto more = Amount::add(sum.sum, done.read<Amount>());
        if (!more)
            return more.failure();
        sum = {sum.count + 1, *more};
    }
    return sums;
}

Result<QList<Amount>> fees(storage::Database &db, const QList<ProfileId> &profiles,
                           const QList<Timestamp> &bounds)
{
    if (bounds.size() < 2)
        return QList<Amount>();
    const storage::Transaction view(db, storage::Transaction::Kind::Read);
    PaymentFilter stretch;
    stretch.profiles = profiles;
    stretch.from = bounds.first();
    stretch.to = bounds.last() - std::chrono::milliseconds(1);
    const payments::PaymentRange range = payments::rangeOf(db, stretch);
    QList<Amount> sums(bounds.size() - 1);
    // A payment has a fee only after it has succeeded.
    auto found =
        db.prepare(u"SELECT p.created_at, f.amount FROM payment_fee f"
                   " JOIN payment p ON p.seq = f.payment"
                   " WHERE f.payment BETWEEN :first AND :last AND +p.profile IN (%1)"_s.arg(
                       storage::sqlList(range.profiles)));
    found.bind(u":first"_s, range.first).bind(u":last"_s, range.last);
    while (found.next()) {
        const auto next = std::ranges::upper_bound(bounds, found.read<Timestamp>());
        Amount &sum = sums[std::distance(bounds.begin(), next) - 1];
        const auto more = Amount::add(sum, found.read<Amount>());
        if (!more)
            return more.failure();
        sum = *more;
    }
    return sums;
}

} // namespace tilldesk::reports
