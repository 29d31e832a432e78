#include "core/exports/statement_entries.h"

#include "core/payouts/provider_payouts.h"
#include "core/payouts/statement_queries.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace tilldesk::exports {

StatementEntries::StatementEntries(storage::Database &db, const payouts::ClosingTime &closing,
                                   const StatementAccountDays &account, const QString &language)
    : m_db(db),
      m_closing(closing),
      m_account(account),
      m_words(language)
{
    if (account.isClearing)
        m_lines.emplace(db, closing, account.merchant, account.days.first().day,
                        account.days.last().day);
}

bool StatementEntries::next()
{
    if (!m_lines)
        return nextPayout();
    if (!m_lines->next())
        return false;
    m_entry = entryOf(m_lines->line());
    return true;
}

bool StatementEntries::nextPayout()
{
    while (m_payouts.isEmpty() && m_day < m_account.days.size())
        m_payouts = payouts::arrivedOn(m_db, m_closing, {m_account.merchant, m_account.account},
                                       m_account.days.at(m_day++).day);
    if (m_payouts.isEmpty())
        return false;
    m_entry = entryOf(m_payouts.takeFirst(), CreditDebit::Credit);
    m_entry.party = QString(kPayer);
    return true;
}

StatementEntry StatementEntries::entryOf(const payouts::ClearingLine &line)
{
    if (line.isPayout()) {
        const auto payout = payouts::findPayout(m_db, PayoutId(line.id));
        if (!payout)
            throw storage::StorageException("a payout of the ledger is missing");
        StatementEntry entry = entryOf(*payout, CreditDebit::Debit);
        // The ledger books only this shop's share of a provider's payout.
        entry.amount = line.amount;
        entry.party = m_account.owner;
        entry.partyIban = payout->iban;
        entry.at = line.at;
        return entry;
    }
    if (line.isFee())
        return feeOf(line);
    const bool isRefund = line.cause == LedgerCause::RefundDone;
    StatementEntry entry{.direction = isRefund ? CreditDebit::Debit : CreditDebit::Credit,
                         .amount = line.amount,
                         .id = line.id,
                         .endToEndId = line.payment.text(),
                         .transactionId = isRefund ? line.id : QString(),
                         .party = line.debtorName,
                         .information =
                             m_words(isRefund ? QT_TRANSLATE_NOOP("tilldesk::exports", "Refund")
                                              : QT_TRANSLATE_NOOP("tilldesk::exports", "Payment")),
                         .at = line.at};
    setRemittance(entry, line.reference, line.description);
    return entry;
}

/// The charge and the collection of a fee have one subject, and the fees of a payout have that of
/// the payout: a letter keeps their ids apart.
StatementEntry StatementEntries::feeOf(const payouts::ClearingLine &line) const
{
    const bool isCollected =
        line.cause == LedgerCause::FeeCollected || line.cause == LedgerCause::FeePaidBack;
    const QString id = line.id + (isCollected ? u'C' : u'F');
    const QString text = m_words(
        isCollected ? QT_TRANSLATE_NOOP("tilldesk::exports", "Fees collected from the bank account")
                    : QT_TRANSLATE_NOOP("tilldesk::exports", "Fees of the payment service"));
    return {.direction = line.isIn() ? CreditDebit::Credit : CreditDebit::Debit,
            .amount = line.amount,
            .id = id,
            .endToEndId = id,
            .party = QString(kPayer),
            .text = text,
            .information = text,
            .at = line.at};
}

StatementEntry StatementEntries::entryOf(const Payout &payout, CreditDebit direction) const
{
    return {.direction = direction,
            .amount = payout.amount,
            .id = payout.id.text(),
            .endToEndId = payout.id.text(),
            .text = remittanceOf(payout, m_closing.day(payout.madeAt)),
            .information = contentInWords(payout, m_words)};
}

} // namespace tilldesk::exports
