#include "core/verification/checks.h"

#include "core/domain/day_close.h"

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace tilldesk::verification {
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

/// Reads all closes. Reports faulty ones, for example a Z close that does not begin where the
/// previous one ended.
std::vector<Close> readCloses(storage::Database &db, Findings &found)
{
    const QString table = u"day_close"_s;
    std::vector<Close> closes;
    std::map<Scope, Chain> chains;
    Timestamp last = Timestamp::min();
    auto rows = db.prepare(
        u"SELECT seq, profile, coalesce(point_of_sale, 0), items_after, items_upto, payments,"
        " payments_amount, refunds, refunds_amount, kind, number, from_at, made_at, total_before"
        " FROM day_close ORDER BY seq"_s);
    while (rows.next()) {
        const Close close{.seq = rows.read<qint64>(),
                          .scope = {rows.read<qint64>(), rows.read<qint64>()},
                          .after = rows.read<qint64>(),
                          .upto = rows.read<qint64>(),
                          .stored = {rows.read<qint64>(), rows.read<qint64>(), rows.read<qint64>(),
                                     rows.read<qint64>()}};
        const auto [kind, storedNumber, fromAt, madeAt, totalBefore] =
            rows.read<DayCloseKind, qint64, std::optional<Timestamp>, Timestamp, qint64>();
        const qint64 seq = close.seq;
        Chain &chain = chains[close.scope];
        if (const qint64 wanted = closes.empty() ? 1 : closes.back().seq + 1; seq != wanted)
            found.at(table, seq, u"its seq should be %1"_s.arg(wanted));
        if (madeAt < last)
            found.at(table, seq, u"it is earlier than the row before it"_s);
        last = madeAt;
        qint64 &number = chain.numbers[kind == DayCloseKind::Z ? 1 : 0];
        if (storedNumber != ++number) {
            found.at(table, seq, u"its number should be %1"_s.arg(number));
            number = storedNumber;
        }
        if (close.after != chain.upto)
            found.at(table, seq, u"it does not begin where the Z before it ended"_s);
        if (fromAt != chain.at)
            found.at(table, seq, u"its from_at is not when the Z before it was made"_s);
        if (totalBefore != chain.total)
            found.at(table, seq, u"total_before is not what the Z before it make"_s);
        closes.push_back(close);
        if (kind == DayCloseKind::Z) {
            chain.upto = close.upto;
            chain.at = last;
            chain.total = totalBefore + close.stored.paid - close.stored.refunded;
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

    /// Handles the marks up to and including `position`, and reports wrong closes.
    void pass(qint64 position, Findings &found)
    {
        for (; m_next < m_marks.size() && m_marks[m_next].position <= position; ++m_next) {
            const Mark &mark = m_marks[m_next];
            Close &close = m_closes[mark.close];
            const Sums now = m_sums[close.scope];
            if (!mark.isEnd)
                close.before = now;
            else if (less(now, close.before) != close.stored)
                found.at(u"day_close"_s, close.seq,
                         u"its sums are not those of the lines that it counts"_s);
        }
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

    /// Reports the closes that end after the last line.
    void finish(Findings &found) const
    {
        for (std::size_t i = m_next; i < m_marks.size(); ++i) {
            if (m_marks[i].isEnd)
                found.at(u"day_close"_s, m_closes[m_marks[i].close].seq,
                         u"it counts lines that do not exist"_s);
        }
    }

private:
    std::vector<Close> m_closes;
    std::vector<Mark> m_marks;
    std::size_t m_next = 0;
    std::map<Scope, Sums> m_sums;
};

} // namespace

QString checkDayCloses(storage::Database &db, Findings &found)
{
    const auto closes = readCloses(db, found);
    QString what = u"%1 day closes"_s.arg(closes.size());
    if (closes.empty())
        return what;
    Counting counting(closes);
    qint64 last = 0;
    auto items = db.prepare(u"SELECT i.seq, p.profile, coalesce(p.point_of_sale, 0), i.kind, "
                            u"i.amount FROM payout_item i"
                            " JOIN payment p ON p.seq = i.payment ORDER BY i.seq"_s);
    while (items.next()) {
        const auto [seq, profile, pointOfSale, kind, amount] =
            items.read<qint64, qint64, qint64, PayoutItemKind, qint64>();
        counting.pass(seq - 1, found);
        last = seq;
        counting.add({profile, pointOfSale}, kind, amount);
    }
    counting.pass(last, found);
    counting.finish(found);
    return what;
}

} // namespace tilldesk::verification
