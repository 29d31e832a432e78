#include "core/fees/fee_rules.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::fees {

FeeRules::FeeRules(storage::Database &db) : m_db(db)
{
    db.addHooks(
        {.beforeCommit = {}, .afterCommit = {}, .afterRollback = [this] { m_newest = -1; }});
}

const StoredRule *FeeRules::of(qint64 merchant, qint64 entry, Timestamp at)
{
    refresh();
    const auto rules = m_rules.constFind(merchant);
    if (rules == m_rules.cend())
        return nullptr;
    const auto found = std::find_if(rules->crbegin(), rules->crend(), [&](const StoredRule &rule) {
        return rule.from <= at && rule.entries < entry;
    });
    return found == rules->crend() ? nullptr : &*found;
}

QList<StoredRule> FeeRules::all(qint64 merchant)
{
    refresh();
    return m_rules.value(merchant);
}

QList<qint64> FeeRules::merchants()
{
    refresh();
    return m_rules.keys();
}

void FeeRules::refresh()
{
    static const QString sql = u"SELECT coalesce(max(seq), 0) FROM fee_rule"_s;
    auto newest = m_db.prepare(sql);
    const qint64 seq = newest.next() ? newest.read<qint64>() : 0;
    // The transaction's next payment finds the answer among those to its own look-ups.
    m_db.prepare(sql).readAhead(u"fee_rule"_s);
    if (seq == m_newest)
        return;
    m_newest = seq;
    m_rules.clear();
    auto row = m_db.prepare(u"SELECT seq, merchant, from_at, entries, first_day, fixed, share,"
                            " minimum, collection FROM fee_rule ORDER BY first_day, seq"_s);
    while (row.next()) {
        StoredRule rule{.seq = row.read<qint64>(),
                        .merchant = row.read<qint64>(),
                        .from = row.read<Timestamp>(),
                        .entries = row.read<qint64>(),
                        .rule = {.first = QDate::fromJulianDay(row.read<qint64>()),
                                 .fixed = row.read<Amount>(),
                                 .share = int(row.read<qint64>()),
                                 .minimum = row.read<Amount>(),
                                 .collection = row.read<FeeCollection>()}};
        m_rules[rule.merchant].append(std::move(rule));
    }
}

} // namespace tilldesk::fees
