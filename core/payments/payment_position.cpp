#include "core/payments/payment_position.h"

#include "core/payments/payment_counter.h"
#include "core/storage/sql_list.h"

using namespace Qt::StringLiterals;

namespace tilldesk::payments {
namespace {

using storage::sqlList;

QString conditions(const PaymentRange &range)
{
    // The unary plus keeps the planner on the stretch of seq, which is at most a block long.
    return u" WHERE +profile IN ("_s + sqlList(range.profiles) + u") AND +status IN ("_s
        + sqlList(range.statuses) + u")"_s;
}

/// @return rows of (status, n, amount) of a stretch
QString totalsSql(const PaymentRange &range, int shift)
{
    if (shift == 0)
        return u"SELECT status, count(*), sum(amount) FROM payment"_s + conditions(range)
            + u" AND seq BETWEEN :first AND :last GROUP BY status"_s;
    return u"SELECT status, sum(n), sum(amount) FROM payment_count WHERE profile IN ("_s
        + sqlList(range.profiles) + u") AND level = "_s
        + QString::number(shift == kSmallBlockShift ? 1 : 2)
        + u" AND block BETWEEN :first AND :last AND status IN ("_s + sqlList(range.statuses)
        + u") GROUP BY status"_s;
}

/// @return rows of (block or seq, n) of a stretch, newest first
QString countsSql(const PaymentRange &range, int shift)
{
    if (shift == 0)
        return u"SELECT seq, 1 FROM payment"_s + conditions(range)
            + u" AND seq BETWEEN :first AND :last ORDER BY seq DESC"_s;
    return u"SELECT block, sum(n) FROM payment_count WHERE profile IN ("_s + sqlList(range.profiles)
        + u") AND level = "_s + QString::number(shift == kSmallBlockShift ? 1 : 2)
        + u" AND block BETWEEN :first AND :last AND status IN ("_s + sqlList(range.statuses)
        + u") GROUP BY block ORDER BY block DESC"_s;
}

} // namespace

QList<PaymentPosition::Stretch> PaymentPosition::stretches(qint64 first, qint64 last)
{
    // From the top down: single payments, small blocks, large blocks, small blocks, single
    // payments.
    QList<Stretch> high;
    QList<Stretch> low;
    qint64 from =
        first <= 1 ? 0 : first; // no payment has seq 0, so the first block counts as whole
    qint64 end = last + 1;
    int unit = 0;
    for (const int shift : {kSmallBlockShift, kLargeBlockShift}) {
        const qint64 fromBlock = ((from - 1) >> shift) + 1;
        const qint64 endBlock = end >> shift;
        if (fromBlock >= endBlock)
            break;
        if (end > endBlock << shift)
            high << Stretch{unit, (endBlock << shift) >> unit, (end >> unit) - 1};
        if (from < fromBlock << shift)
            low.prepend(Stretch{unit, from >> unit, ((fromBlock << shift) >> unit) - 1});
        from = fromBlock << shift;
        end = endBlock << shift;
        unit = shift;
    }
    if (from < end)
        high << Stretch{unit, from >> unit, (end >> unit) - 1};
    return high + low;
}

Result<PaymentTotals> PaymentPosition::totals(const PaymentRange &range)
{
    PaymentTotals totals;
    for (const Stretch &stretch : stretches(range.first, range.last)) {
        auto rows = m_db.prepare(totalsSql(range, stretch.shift));
        rows.bind(u":first"_s, stretch.first).bind(u":last"_s, stretch.last);
        while (rows.next()) {
            PaymentTotal &total = totals[PaymentStatus(rows.int64(0))];
            total.count += rows.int64(1);
            const auto sum = Amount::add(total.sum, Amount::fromCents(rows.int64(2)));
            if (!sum)
                return sum.failure();
            total.sum = *sum;
        }
    }
    totals.removeIf([](const auto &entry) { return entry.value().count == 0; });
    return totals;
}

std::optional<qint64> PaymentPosition::seqOf(const PaymentRange &range, qint64 index)
{
    for (const Stretch &stretch : stretches(range.first, range.last)) {
        if (const auto seq = find(range, stretch, index))
            return seq;
    }
    return {};
}

std::optional<qint64> PaymentPosition::find(const PaymentRange &range, Stretch stretch,
                                            qint64 &index)
{
    qint64 block = -1;
    {
        auto rows = m_db.prepare(countsSql(range, stretch.shift));
        rows.bind(u":first"_s, stretch.first).bind(u":last"_s, stretch.last);
        while (block < 0 && rows.next()) {
            if (index < rows.int64(1))
                block = rows.int64(0);
            else
                index -= rows.int64(1);
        }
    }
    if (block < 0)
        return {};
    if (stretch.shift == 0)
        return block;
    const int inner = stretch.shift == kLargeBlockShift ? kSmallBlockShift : 0;
    const int ratio = stretch.shift - inner;
    return find(range, {inner, block << ratio, ((block + 1) << ratio) - 1}, index);
}

} // namespace tilldesk::payments
