#include "ui/models/ledger/ledger_of_payment.h"

#include "ui/models/common/format.h"
#include "ui/models/ledger/ledger_words.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

QList<PaymentLedgerRow> ledgerOf(const PaymentDetails &details, Timestamp now)
{
    QList<PaymentLedgerRow> rows;
    for (const LedgerEntry &entry : details.ledger) {
        const Amount change = forMerchant(entry);
        rows.append(
            {.what = LedgerWords::cause(entry.cause),
             .way = LedgerWords::way(entry),
             .when = shortMoment(entry.at, now),
             .amount = change.cents() == 0 ? money(entry.amount) : signedMoney(change),
             .hint = QString(utcMoment(entry.at) + u'\n' + QString::fromLatin1(entry.hash))});
    }
    return rows;
}

} // namespace tilldesk::ui
