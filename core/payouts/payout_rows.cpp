#include "core/payouts/payout_rows.h"

#include "core/domain/ledger.h"
#include "core/payouts/payout_sql.h"
#include "core/storage/sql_list.h"

using namespace Qt::StringLiterals;

namespace tilldesk::payouts {

PayoutRows::PayoutRows(storage::Database &db, const PayoutFilter &filter)
{
    const QString where = conditions(filter);
    auto count = db.prepare(u"SELECT count(*) FROM payout p"_s + where);
    bindTo(count, filter);
    m_total = count.next() ? count.read<qint64>() : 0;
    m_rows.emplace(
        db.prepare(u"SELECT "_s + payoutColumns() + payoutTables() + where + u" ORDER BY p.seq"_s));
    bindTo(*m_rows, filter);
}

PayoutRows::PayoutRows(storage::Database &db, const QString &iban)
{
    const QString where =
        u" WHERE p.account IN (SELECT seq FROM ledger_account WHERE kind = %1 AND iban = :iban)"_s
            .arg(storage::sqlNumber(LedgerAccountKind::Merchant));
    auto count = db.prepare(u"SELECT count(*) FROM payout p"_s + where);
    count.bind(u":iban"_s, iban);
    m_total = count.next() ? count.read<qint64>() : 0;
    m_rows.emplace(
        db.prepare(u"SELECT "_s + payoutColumns() + payoutTables() + where + u" ORDER BY p.seq"_s));
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
