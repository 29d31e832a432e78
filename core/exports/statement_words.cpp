#include "core/exports/statement_words.h"

#include "core/exports/bank_statement.h"

using namespace Qt::StringLiterals;

namespace tilldesk::exports {

QString contentInWords(const Payout &payout, const QString &language)
{
    Q_UNUSED(language)
    return u"Payments: %1, EUR %2. Refunds: %3, EUR %4"_s.arg(payout.payments.count)
        .arg(euros(payout.payments.sum))
        .arg(payout.refunds.count)
        .arg(euros(payout.refunds.sum));
}

} // namespace tilldesk::exports
