#include "core/verification/checks.h"

#include "core/payments/payment_counter.h"

#include <algorithm>
#include <limits>
#include <map>

using namespace Qt::StringLiterals;

namespace tilldesk::verification {
namespace {

struct Count {
    qint64 payments = 0;
    qint64 cents = 0;

    friend bool operator==(const Count &, const Count &) = default;
};

/// Iterates over one level of payment_count of one profile, in the order of blocks.
class StoredCounts
{
public:
    StoredCounts(storage::Database &db, qint64 profile, int level)
        : m_rows(db.prepare(u"SELECT block, status, n, amount FROM payment_count"
                            " WHERE profile = :profile AND level = :level"
                            " ORDER BY block, status"_s))
    {
        m_rows.bind(u":profile"_s, profile).bind(u":level"_s, qint64(level));
        next();
    }

    void next()
    {
        m_row.reset();
        if (m_rows.next())
            m_row = {m_rows.read<qint64>(),
                     m_rows.read<qint64>(),
                     {m_rows.read<qint64>(), m_rows.read<qint64>()}};
    }
    [[nodiscard]] bool isUpTo(qint64 block) const { return m_row && m_row->block <= block; }
    /// @pre isUpTo() has returned true
    [[nodiscard]] qint64 block() const { return m_row->block; }
    [[nodiscard]] qint64 status() const { return m_row->status; }
    [[nodiscard]] Count count() const { return m_row->count; }

private:
    struct Row {
        qint64 block;
        qint64 status;
        Count count;
    };

    storage::Statement m_rows;
    std::optional<Row> m_row; ///< empty: after the last one
};

/// Recounts one level, block by block.
class Recount
{
public:
    Recount(storage::Database &db, const QList<qint64> &profiles, int level, int shift)
        : m_level(level),
          m_shift(shift)
    {
        for (const qint64 profile : profiles)
            m_stored.try_emplace(profile, db, profile, level);
    }

    /// Counts a payment; called in the order of seq. Reports the faults of a block that is now
    /// complete.
    void add(qint64 seq, qint64 profile, qint64 status, qint64 cents, Findings &found)
    {
        if (const qint64 block = seq >> m_shift; block != m_block) {
            compareUpTo(m_block, found);
            m_block = block;
        }
        Count &count = m_counted[{profile, status}];
        ++count.payments;
        count.cents += cents;
    }
    /// Compares the last block, and reports stored blocks beyond it.
    void finish(Findings &found)
    {
        compareUpTo(m_block, found);
        compareUpTo(std::numeric_limits<qint64>::max(), found);
    }

private:
    using Key = std::pair<qint64, qint64>; ///< profile seq and status

    void compareUpTo(qint64 block, Findings &found)
    {
        for (auto &[profile, stored] : m_stored) {
            for (; stored.isUpTo(block); stored.next()) {
                Count counted;
                if (stored.block() == m_block) {
                    if (const auto node = m_counted.extract(Key{profile, stored.status()}))
                        counted = node.mapped();
                }
                if (stored.count() != counted)
                    found.add(u"payment_count"_s,
                              describe(profile, stored.block(), stored.status(), stored.count(),
                                       counted));
            }
        }
        for (const auto &[key, counted] : m_counted)
            found.add(u"payment_count"_s, describe(key.first, m_block, key.second, {}, counted));
        m_counted.clear();
    }

    [[nodiscard]] QString describe(qint64 profile, qint64 block, qint64 status, const Count &stored,
                                   const Count &counted) const
    {
        return u"profile %1, level %2, block %3, status %4: "_s.arg(profile)
                   .arg(m_level)
                   .arg(block)
                   .arg(status)
            + u"n is %1 and amount %2, but a recount gives %3 and %4 (payments %5 to %6)"_s
                  .arg(stored.payments)
                  .arg(stored.cents)
                  .arg(counted.payments)
                  .arg(counted.cents)
                  .arg(std::max<qint64>(1, block << m_shift))
                  .arg(((block + 1) << m_shift) - 1);
    }

    int m_level;
    int m_shift;
    qint64 m_block = 0;
    std::map<qint64, StoredCounts> m_stored; ///< key: profile seq
    std::map<Key, Count> m_counted;          ///< counts of the current block
};

QList<qint64> profilesOf(storage::Database &db)
{
    QList<qint64> profiles;
    auto rows = db.prepare(u"SELECT seq FROM profile ORDER BY seq"_s);
    while (rows.next())
        profiles << rows.read<qint64>();
    return profiles;
}

} // namespace

QString checkCounts(storage::Database &db, Findings &found)
{
    const auto profiles = profilesOf(db);
    Recount small(db, profiles, 1, payments::kSmallBlockShift);
    Recount large(db, profiles, 2, payments::kLargeBlockShift);
    auto rows = db.prepare(u"SELECT seq, profile, status, amount FROM payment ORDER BY seq"_s);
    while (rows.next()) {
        const auto [seq, profile, status, cents] = rows.read<qint64, qint64, qint64, qint64>();
        for (Recount *recount : {&small, &large})
            recount->add(seq, profile, status, cents, found);
    }
    for (Recount *recount : {&small, &large})
        recount->finish(found);
    return u"both levels equal a recount"_s;
}

} // namespace tilldesk::verification
