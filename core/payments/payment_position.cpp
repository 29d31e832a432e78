#include "core/payments/payment_position.h"

#include "core/payments/payment_counter.h"
#include "core/storage/sql_list.h"

using namespace Qt::StringLiterals;

namespace tilldesk::payments {
namespace {

using storage::sqlList;

/// Returns the FROM and WHERE clauses that select the payments (`shift` 0) or the blocks of a
/// range.
QString stretchOf(const PaymentRange &range, int shift)
{
    // The unary plus keeps the planner on the range of `seq`, which is at most one block long.
    if (shift == 0)
        return u" FROM payment WHERE +profile IN ("_s + sqlList(range.profiles)
            + u") AND +status IN ("_s + sqlList(range.statuses)
            + u") AND seq BETWEEN :first AND :last"_s;
    return u" FROM payment_count WHERE profile IN ("_s + sqlList(range.profiles)
        + u") AND level = "_s + QString::number(shift == kSmallBlockShift ? 1 : 2)
        + u" AND block BETWEEN :first AND :last AND status IN ("_s + sqlList(range.statuses)
        + u")"_s;
}

QString countColumn(int shift)
{
    return shift == 0 ? u"count(*)"_s : u"CAST(sum(n) AS BIGINT)"_s;
}

/// Returns a query for the rows (block or seq, n) of a stretch, newest first.
QString countsSql(const PaymentRange &range, int shift)
{
    if (shift == 0)
        return u"SELECT seq, 1"_s + stretchOf(range, shift) + u" ORDER BY seq DESC"_s;
    return u"SELECT block, CAST(sum(n) AS BIGINT)"_s + stretchOf(range, shift)
        + u" GROUP BY block ORDER BY block DESC"_s;
}

} // namespace

QString sumColumns(const QString &column)
{
    return u"CAST(sum(%1 >> 20) AS BIGINT), CAST(sum(%1 & 1048575) AS BIGINT)"_s.arg(column);
}

Result<Amount> readSum(storage::Statement &row)
{
    const auto [high, low] = row.read<qint64, Amount>();
    qint64 cents = 0;
    if (__builtin_mul_overflow(high, qint64(1) << 20, &cents))
        return fail(ErrorCode::Internal, u"a sum of amounts does not fit 64 bits"_s);
    return Amount::add(Amount::fromCents(cents), low);
}

QList<PaymentPosition::BlockRange> PaymentPosition::stretches(qint64 first, qint64 last)
{
    // From the newest down: single payments, small blocks, large blocks, small blocks, single
    // payments.
    QList<BlockRange> high;
    QList<BlockRange> low;
    qint64 from =
        first <= 1 ? 0 : first; // no payment has seq 0, so the first block lies wholly inside
    qint64 end = last + 1;
    int unit = 0;
    for (const int shift : {kSmallBlockShift, kLargeBlockShift}) {
        const qint64 fromBlock = ((from - 1) >> shift) + 1;
        const qint64 endBlock = end >> shift;
        if (fromBlock >= endBlock)
            break;
        if (end > endBlock << shift)
            high << BlockRange{unit, (endBlock << shift) >> unit, (end >> unit) - 1};
        if (from < fromBlock << shift)
            low.prepend(BlockRange{unit, from >> unit, ((fromBlock << shift) >> unit) - 1});
        from = fromBlock << shift;
        end = endBlock << shift;
        unit = shift;
    }
    if (from < end)
        high << BlockRange{unit, from >> unit, (end >> unit) - 1};
    return high + low;
}

Result<PaymentTotals> PaymentPosition::totals(const PaymentRange &range)
{
    PaymentTotals totals;
    for (const BlockRange &stretch : stretches(range.first, range.last)) {
        auto rows =
            m_db.prepare(u"SELECT status, "_s + countColumn(stretch.shift) + u", "_s + sumColumns()
                         + stretchOf(range, stretch.shift) + u" GROUP BY status"_s);
        rows.bind(u":first"_s, stretch.first).bind(u":last"_s, stretch.last);
        while (rows.next()) {
            PaymentTotal &total = totals[rows.read<PaymentStatus>()];
            total.count += rows.read<qint64>();
            const auto more = readSum(rows);
            const auto sum = more ? Amount::add(total.sum, *more) : more;
            if (!sum)
                return sum.failure();
            total.sum = *sum;
        }
    }
    totals.removeIf([](const auto &entry) { return entry.value().count == 0; });
    return totals;
}

qint64 PaymentPosition::count(const PaymentRange &range)
{
    qint64 count = 0;
    for (const BlockRange &stretch : stretches(range.first, range.last)) {
        auto row = m_db.prepare(u"SELECT "_s + countColumn(stretch.shift)
                                + stretchOf(range, stretch.shift));
        row.bind(u":first"_s, stretch.first).bind(u":last"_s, stretch.last);
        if (row.next())
            count += row.read<qint64>();
    }
    return count;
}

std::optional<qint64> PaymentPosition::seqOf(const PaymentRange &range, qint64 index)
{
    for (const BlockRange &stretch : stretches(range.first, range.last)) {
        if (const auto seq = find(range, stretch, index))
            return seq;
    }
    return {};
}

std::optional<qint64> PaymentPosition::find(const PaymentRange &range, BlockRange stretch,
                                            qint64 &index)
{
    qint64 block = -1;
    {
        auto rows = m_db.prepare(countsSql(range, stretch.shift));
        rows.bind(u":first"_s, stretch.first).bind(u":last"_s, stretch.last);
        while (block < 0 && rows.next()) {
            const auto [number, count] = rows.read<qint64, qint64>();
            if (index < count)
                block = number;
            else
                index -= count;
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
