#include "core/payouts/payout_rows.h"

#include "core/payouts/payout_sql.h"

using namespace Qt::StringLiterals;

namespace tilldesk::payouts {

PayoutRows::PayoutRows(storage::Database &db, const PayoutFilter &filter)
{
    const QString where = conditions(filter);
    auto count = db.prepare(u"SELECT count(*) FROM every_payout p"_s + where);
    bindTo(count, filter);
    m_total = count.next() ? count.read<qint64>() : 0;
    m_rows.emplace(db.prepare(u"SELECT "_s + payoutColumns() + payoutTables() + where
                              + u" ORDER BY p.made_at, p.seq"_s));
    bindTo(*m_rows, filter);
}

PayoutRows::PayoutRows(storage::Database &db, const QString &iban)
{
    const QString where = u" WHERE p.iban = :iban"_s;
    auto count = db.prepare(u"SELECT count(*) FROM every_payout p"_s + where);
    count.bind(u":iban"_s, iban);
    m_total = count.next() ? count.read<qint64>() : 0;
    m_rows.emplace(db.prepare(u"SELECT "_s + payoutColumns() + payoutTables() + where
                              + u" ORDER BY p.made_at, p.seq"_s));
    m_rows->bind(u":iban"_s, iban);
}

bool PayoutRows::next()
{
    if (!m_rows->next())
        return false;
    m_payout = toPayout(*m_rows);
    return true;
}

} // namespace tilldesk::payouts
