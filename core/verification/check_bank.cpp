#include "core/verification/checks.h"

#include "core/domain/payout.h"
#include "core/storage/sql_list.h"

using namespace Qt::StringLiterals;

namespace tilldesk::verification {

QString checkBank(storage::Database &db, Findings &found)
{
    qint64 matches = 0;
    auto rows = db.prepare(
        u"SELECT m.seq, e.seq IS NOT NULL, m.payout IS NULL, p.seq IS NOT NULL,"
        " ifnull(p.status, 0), ifnull(e.amount, 0), ifnull(p.amount, 0), m.difference,"
        " ifnull(l.iban, '') = ifnull(a.iban, ''), m.by_hand,"
        " (SELECT count(*) FROM bank_match o LEFT JOIN bank_unmatch x ON x.match = o.seq"
        "  WHERE x.match IS NULL AND (o.entry = m.entry OR o.payout = m.payout))"
        " FROM bank_match m LEFT JOIN bank_unmatch u ON u.match = m.seq"
        " LEFT JOIN bank_entry e ON e.seq = m.entry LEFT JOIN bank_account a ON a.seq = e.account"
        " LEFT JOIN payout p ON p.seq = m.payout LEFT JOIN ledger_account l ON l.seq = p.account"
        " WHERE u.match IS NULL ORDER BY m.seq"_s);
    while (rows.next()) {
        ++matches;
        const auto [seq, hasEntry, isNoPayout, hasPayout, status] =
            rows.read<qint64, bool, bool, bool, PayoutStatus>();
        const auto [booked, paid, difference, isSameAccount, isByHand, sharing] =
            rows.read<qint64, qint64, qint64, bool, bool, qint64>();
        const auto fault = [&found, match = seq](const QString &what) {
            found.at(u"bank_match"_s, match, what);
        };
        if (!hasEntry)
            fault(u"its line does not exist"_s);
        else if (sharing > 1)
            fault(u"its line or its payout has another match"_s);
        if (!hasEntry || isNoPayout)
            continue;
        if (!hasPayout)
            fault(u"its payout does not exist"_s);
        else if (!isSameAccount)
            fault(u"its payout was made to another account"_s);
        else if (status != PayoutStatus::Succeeded)
            fault(u"its payout has failed"_s);
        else if (booked - paid != difference || (!isByHand && difference != 0))
            fault(u"the amounts of its line and its payout do not agree"_s);
    }
    return u"%1 lines of the bank, each with one payout at most"_s.arg(matches);
}

} // namespace tilldesk::verification
