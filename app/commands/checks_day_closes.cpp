#include "app/commands/checks.h"

#include "core/domain/day_close.h"

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

/// A profile seq and a point-of-sale seq; 0: the whole profile.
using Scope = std::pair<qint64, qint64>;

struct Sums {
    qint64 payments = 0;
    qint64 paid = 0; ///< cents
    qint64 refunds = 0;
    qint64 refunded = 0;

    friend bool operator==(const Sums &, const Sums &) = default;
};

Sums less(const Sums &a, const Sums &b)
{
    return {a.payments - b.payments, a.paid - b.paid, a.refunds - b.refunds,
            a.refunded - b.refunded};
}

/// A close: its stored sums and the range of its lines.
struct Close {
    qint64 seq = 0;
    Scope scope;
    qint64 after = 0;
    qint64 upto = 0;
    Sums stored;
    Sums before = {}; ///< sums of the scope's lines up to `after`, once counted
};

/// The Z closes of a scope read so far.
struct Chain {
    qint64 upto = 0;
    std::optional<Timestamp> at;
    qint64 total = 0;
    std::array<qint64, 2> numbers = {}; ///< last number of the X and of the Z closes
};

/// Reads all closes. Errors: `Storage` if a close is faulty, for example if a Z close does not
/// begin where the previous one ended.
Result<std::vector<Close>> readCloses(storage::Database &db)
{
    const QString table = u"day_close"_s;
    std::vector<Close> closes;
    std::map<Scope, Chain> chains;
    Timestamp last = Timestamp::min();
    auto rows = db.prepare(
        u"SELECT seq, kind, profile, ifnull(point_of_sale, 0), number, items_after, items_upto,"
        " from_at, made_at, payments, payments_amount, refunds, refunds_amount, total_before"
        " FROM day_close ORDER BY seq"_s);
    while (rows.next()) {
        const qint64 seq = rows.int64(0);
        const auto kind = DayCloseKind(rows.int64(1));
        const Close close{
            .seq = seq,
            .scope = {rows.int64(2), rows.int64(3)},
            .after = rows.int64(5),
            .upto = rows.int64(6),
            .stored = {rows.int64(9), rows.int64(10), rows.int64(11), rows.int64(12)}};
        Chain &chain = chains[close.scope];
        if (seq != qint64(closes.size()) + 1)
            return faultAt(table, seq, u"its seq should be %1"_s.arg(closes.size() + 1));
        if (rows.time(8) < last)
            return faultAt(table, seq, u"it is earlier than the one before"_s);
        last = rows.time(8);
        qint64 &number = chain.numbers[kind == DayCloseKind::Z ? 1 : 0];
        if (rows.int64(4) != ++number)
            return faultAt(table, seq, u"its number should be %1"_s.arg(number));
        if (close.after != chain.upto)
            return faultAt(table, seq, u"it does not begin where the Z before it ended"_s);
        if (rows.optionalTime(7) != chain.at)
            return faultAt(table, seq, u"its from_at is not when the Z before it was made"_s);
        if (rows.int64(13) != chain.total)
            return faultAt(table, seq, u"total_before is not what the Z before it make"_s);
        closes.push_back(close);
        if (kind == DayCloseKind::Z) {
            chain.upto = close.upto;
            chain.at = last;
            chain.total += close.stored.paid - close.stored.refunded;
        }
    }
    return closes;
}

/// A position among the payout lines at which a close begins or ends.
struct Mark {
    qint64 position = 0;
    std::size_t close = 0;
    bool isEnd = false;
};

/// Iterates over the payout lines and compares each close with the lines that it counts.
class Counting
{
public:
    explicit Counting(std::vector<Close> closes) : m_closes(std::move(closes))
    {
        for (std::size_t i = 0; i < m_closes.size(); ++i) {
            m_marks.push_back({m_closes[i].after, i, false});
            m_marks.push_back({m_closes[i].upto, i, true});
        }
        // At equal positions, the begin comes first: a close may count no lines.
        std::ranges::sort(m_marks, {},
                          [](const Mark &mark) { return std::tuple(mark.position, mark.isEnd); });
    }

    /// Handles the marks up to and including `position`. Returns the seq of the first wrong close;
    /// 0: none.
    qint64 pass(qint64 position)
    {
        for (; m_next < m_marks.size() && m_marks[m_next].position <= position; ++m_next) {
            const Mark &mark = m_marks[m_next];
            Close &close = m_closes[mark.close];
            const Sums now = m_sums[close.scope];
            if (!mark.isEnd)
                close.before = now;
            else if (less(now, close.before) != close.stored)
                return close.seq;
        }
        return 0;
    }

    void add(const Scope &scope, PayoutItemKind kind, qint64 amount)
    {
        for (const Scope &of : {scope, Scope(scope.first, 0)}) {
            Sums &sums = m_sums[of];
            (kind == PayoutItemKind::Payment ? sums.payments : sums.refunds) += 1;
            (kind == PayoutItemKind::Payment ? sums.paid : sums.refunded) += amount;
            if (scope.second == 0)
                return;
        }
    }

    /// Returns the seq of the first close that ends after the last line; 0: none.
    [[nodiscard]] qint64 unfinished() const
    {
        return m_next < m_marks.size() ? m_closes[m_marks[m_next].close].seq : 0;
    }

private:
    std::vector<Close> m_closes;
    std::vector<Mark> m_marks;
    std::size_t m_next = 0;
    std::map<Scope, Sums> m_sums;
};

} // namespace

Result<QString> checkDayCloses(storage::Database &db)
{
    const QString table = u"day_close"_s;
    const auto closes = readCloses(db);
    if (!closes)
        return closes.failure();
    const QString what = u"%1 day closes"_s.arg(closes->size());
    if (closes->empty())
        return what;
    Counting counting(*closes);
    const QString wrong = u"its sums are not those of the lines that it counts"_s;
    qint64 last = 0;
    auto items = db.prepare(
        u"SELECT i.seq, i.kind, i.amount, p.profile, ifnull(p.point_of_sale, 0) FROM payout_item i"
        " JOIN payment p ON p.seq = i.payment ORDER BY i.seq"_s);
    while (items.next()) {
        if (const qint64 seq = counting.pass(items.int64(0) - 1))
            return faultAt(table, seq, wrong);
        last = items.int64(0);
        counting.add({items.int64(3), items.int64(4)}, PayoutItemKind(items.int64(1)),
                     items.int64(2));
    }
    if (const qint64 seq = counting.pass(last))
        return faultAt(table, seq, wrong);
    if (const qint64 seq = counting.unfinished())
        return faultAt(table, seq, u"it counts lines that are not there"_s);
    return what;
}

} // namespace tilldesk::app
