#include "core/exports/statement_words.h"

#include "core/exports/bank_statement.h"

using namespace Qt::StringLiterals;

namespace tilldesk::exports {

QString contentInWords(const Payout &payout, const Words &words)
{
    return words(
               QT_TRANSLATE_NOOP("tilldesk::exports", "Payments: %1, EUR %2. Refunds: %3, EUR %4"))
        .arg(QString::number(payout.payments.count), euros(payout.payments.sum),
             QString::number(payout.refunds.count), euros(payout.refunds.sum));
}

} // namespace tilldesk::exports
