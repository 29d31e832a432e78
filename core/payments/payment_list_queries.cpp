#include "core/payments/payment_list_queries.h"

#include "core/payments/payment_filter.h"
#include "core/payments/payment_repository.h"
#include "core/payments/sorted_payments.h"
#include "core/storage/sql_list.h"
#include "core/storage/transaction.h"

#include <QStringList>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::payments {
namespace {

constexpr qsizetype kParts = 400; ///< terms of one compound SELECT; SQLite allows 500

/// Returns a SELECT per (profile, status), each a range scan of one index in order of `seq`. The
/// newest `:count` payments overall are among the newest `:count` of each part.
QStringList partsOf(const PaymentRange &range, bool oldestFirst)
{
    QStringList parts;
    for (const qint64 profile : range.profiles) {
        for (const PaymentStatus status : range.statuses) {
            parts << u"SELECT seq FROM (SELECT seq FROM payment WHERE profile = %1 AND status = %2"
                     " AND seq BETWEEN :first AND :last ORDER BY seq%3 LIMIT :count)"
                     " AS part%1_%2"_s.arg(QString::number(profile), QString::number(int(status)),
                                           oldestFirst ? u""_s : u" DESC"_s);
        }
    }
    return parts;
}

void bindStretch(storage::Statement &statement, const PaymentRange &range, int count)
{
    statement.bind(u":first"_s, range.first)
        .bind(u":last"_s, range.last)
        .bind(u":count"_s, qint64(count));
}

} // namespace

Result<PaymentPage> PaymentListQueries::page(const PaymentFilter &filter, qint64 first, int count,
                                             const std::optional<Payment> &after)
{
    const storage::Transaction view(m_db, storage::Transaction::Kind::Read);
    PaymentRange range = rangeOf(m_db, filter);
    PaymentPage page{.total =
                         isCounted(filter) ? m_position.count(range) : countByText(filter, range),
                     .rows = {}};
    if (count == 0 || (first >= page.total && !after))
        return page;
    if (filter.order.by != PaymentColumn::Created) {
        SortedPayments sorted(m_db, filter, range, page.total);
        page.rows = paymentsOf(after ? sorted.after(sortKeyOf(*after, filter.order.by), count)
                                     : sorted.from(first, count));
        return page;
    }
    if (!isCounted(filter)) {
        page.rows = rowsByText(filter, range, first, count, after);
        return page;
    }
    const bool oldestFirst = filter.order.isAscending;
    qint64 &edge = oldestFirst ? range.first : range.last;
    if (after) {
        edge = oldestFirst ? std::max(edge, after->seq + 1) : std::min(edge, after->seq - 1);
    } else {
        const auto start = m_position.seqOf(range, oldestFirst ? page.total - 1 - first : first);
        if (!start)
            return fail(ErrorCode::Internal,
                        u"the payment counters do not agree with the payments"_s);
        edge = *start;
    }
    page.rows = rowsFrom(range, oldestFirst, count);
    return page;
}

Result<PaymentTotals> PaymentListQueries::totals(const PaymentFilter &filter)
{
    const storage::Transaction view(m_db, storage::Transaction::Kind::Read);
    PaymentFilter anyStatus = filter;
    anyStatus.statuses.clear();
    const PaymentRange range = rangeOf(m_db, anyStatus);
    return isCounted(filter) ? m_position.totals(range) : totalsByText(filter, range);
}

Result<QList<PaymentTotal>> PaymentListQueries::takings(const QList<ProfileId> &profiles,
                                                        const QList<Timestamp> &bounds,
                                                        const QString &pointOfSale)
{
    if (!pointOfSale.isEmpty() && bounds.size() > 1)
        return takingsAt(pointOfSale, profiles, bounds);
    QList<PaymentTotal> takings;
    for (qsizetype i = 0; i + 1 < bounds.size(); ++i) {
        PaymentFilter filter;
        filter.profiles = profiles;
        filter.from = bounds[i];
        filter.to = bounds[i + 1] - std::chrono::milliseconds(1);
        const auto sums = totals(filter);
        if (!sums)
            return sums.failure();
        takings << sums->value(PaymentStatus::Succeeded);
    }
    return takings;
}

/// The block counters do not know points of sale: reads the payments of the period.
Result<QList<PaymentTotal>> PaymentListQueries::takingsAt(const QString &pointOfSale,
                                                          const QList<ProfileId> &profiles,
                                                          const QList<Timestamp> &bounds)
{
    const storage::Transaction view(m_db, storage::Transaction::Kind::Read);
    PaymentFilter period;
    period.profiles = profiles;
    period.from = bounds.first();
    period.to = bounds.last() - std::chrono::milliseconds(1);
    const PaymentRange range = rangeOf(m_db, period);
    auto rows = m_db.prepare(
        u"SELECT p.created_at, p.amount FROM payment p WHERE p.seq BETWEEN :first AND :last"
        " AND +p.status = %1 AND +p.profile IN (%2)"
        " AND +p.point_of_sale IN (SELECT seq FROM point_of_sale WHERE id = :pos)"_s.arg(
            storage::sqlNumber(PaymentStatus::Succeeded), storage::sqlList(range.profiles)));
    rows.bind(u":first"_s, range.first).bind(u":last"_s, range.last).bind(u":pos"_s, pointOfSale);
    QList<PaymentTotal> takings(bounds.size() - 1);
    while (rows.next()) {
        const auto next = std::ranges::upper_bound(bounds, rows.read<Timestamp>());
        PaymentTotal &total = takings[std::distance(bounds.begin(), next) - 1];
        const auto sum = Amount::add(total.sum, rows.read<Amount>());
        if (!sum)
            return sum.failure();
        total = {total.count + 1, *sum};
    }
    return takings;
}

bool PaymentListQueries::hasOverdue(Timestamp now)
{
    return !PaymentRepository(m_db).overdue(now, 1).isEmpty();
}

QList<Payment> PaymentListQueries::rowsFrom(const PaymentRange &range, bool oldestFirst, int count)
{
    const QStringList parts = range.isWhole ? QStringList() : partsOf(range, oldestFirst);
    if (parts.size() > kParts)
        return rowsFromMany(parts, range, oldestFirst, count);
    auto rows = m_db.prepare(
        u"SELECT "_s + paymentColumns() + paymentTables()
        + (range.isWhole ? u"WHERE p.seq BETWEEN :first AND :last"_s
                         : QString(u"WHERE p.seq IN ("_s + parts.join(u" UNION ALL "_s) + u")"_s))
        + (oldestFirst ? u" ORDER BY p.seq"_s : u" ORDER BY p.seq DESC"_s) + u" LIMIT :count"_s);
    bindStretch(rows, range, count);
    QList<Payment> payments;
    while (rows.next())
        payments << toPayment(rows);
    return payments;
}

QList<Payment> PaymentListQueries::rowsFromMany(const QStringList &parts, const PaymentRange &range,
                                                bool oldestFirst, int count)
{
    QList<qint64> seqs;
    for (qsizetype at = 0; at < parts.size(); at += kParts) {
        auto rows = m_db.prepare(parts.mid(at, kParts).join(u" UNION ALL "_s));
        bindStretch(rows, range, count);
        while (rows.next())
            seqs << rows.read<qint64>();
    }
    std::ranges::sort(seqs);
    if (!oldestFirst)
        std::ranges::reverse(seqs);
    return paymentsOf(seqs.first(std::min<qsizetype>(count, seqs.size())));
}

QList<Payment> PaymentListQueries::paymentsOf(const QList<qint64> &seqs)
{
    QList<Payment> payments;
    for (const qint64 seq : seqs) {
        if (auto payment = PaymentRepository(m_db).find(seq))
            payments << std::move(*payment);
    }
    return payments;
}

qint64 PaymentListQueries::countByText(const PaymentFilter &filter, const PaymentRange &range)
{
    const PaymentConditions conditions(m_db, filter, range);
    auto row = m_db.prepare(u"SELECT count(*) FROM payment p"_s + conditions.sql());
    conditions.bind(row);
    return row.next() ? row.read<qint64>() : 0;
}

Result<PaymentTotals> PaymentListQueries::totalsByText(const PaymentFilter &filter,
                                                       const PaymentRange &range)
{
    PaymentTotals totals;
    const PaymentConditions conditions(m_db, filter, range);
    const bool hasRefunds =
        filter.refunded != RefundShare::Any && filter.refunded != RefundShare::None;
    const QString refunded = hasRefunds ? QString(u", "_s + sumColumns(u"refunded"_s)) : QString();
    auto rows = m_db.prepare(u"SELECT p.status, count(*), "_s + sumColumns() + refunded
                             + u" FROM payment p"_s + conditions.sql() + u" GROUP BY p.status"_s);
    conditions.bind(rows);
    while (rows.next()) {
        const auto [status, count] = rows.read<PaymentStatus, qint64>();
        const auto sum = readSum(rows);
        if (!sum)
            return sum.failure();
        const auto back = hasRefunds ? readSum(rows) : Result<Amount>(Amount());
        if (!back)
            return back.failure();
        totals[status] = {count, *sum, *back};
    }
    return totals;
}

QList<Payment> PaymentListQueries::rowsByText(const PaymentFilter &filter,
                                              const PaymentRange &range, qint64 first, int count,
                                              const std::optional<Payment> &after)
{
    const bool oldestFirst = filter.order.isAscending;
    QList<Payment> payments;
    const PaymentConditions conditions(m_db, filter, range);
    const QString beyond = oldestFirst ? u" AND p.seq > :after"_s : u" AND p.seq < :after"_s;
    auto rows = m_db.prepare(u"SELECT "_s + paymentColumns() + paymentTables() + conditions.sql()
                             + (after ? beyond : QString())
                             + (oldestFirst ? u" ORDER BY p.seq"_s : u" ORDER BY p.seq DESC"_s)
                             + u" LIMIT :limit"_s);
    conditions.bind(rows);
    if (after)
        rows.bind(u":after"_s, after->seq);
    rows.bind(u":limit"_s, after ? count : first + count);
    for (qint64 skipped = 0; !after && skipped < first && rows.next();)
        ++skipped;
    while (rows.next())
        payments << toPayment(rows);
    return payments;
}

} // namespace tilldesk::payments
