#pragma once

#include "core/exports/bank_statement.h"
#include "core/exports/statement_export.h"
#include "core/payouts/clearing_queries.h"

namespace tilldesk::exports {

/// Iterates over the lines of an account's statements, in the order of the days.
/// @pre a read transaction stays open on the connection while lines are read
class StatementEntries
{
public:
    /// @param db, closing, account  must outlive this object  @param language  of texts in words
    StatementEntries(storage::Database &db, const payouts::ClosingTime &closing,
                     const StatementAccountDays &account, const QString &language);

    [[nodiscard]] bool next();
    /// @pre next() has returned true
    [[nodiscard]] const StatementEntry &entry() const { return m_entry; }

private:
    /// Reads the next payout that reached the bank account; false after the last one.
    [[nodiscard]] bool nextPayout();
    [[nodiscard]] StatementEntry entryOf(const payouts::ClearingLine &line);
    [[nodiscard]] StatementEntry feeOf(const payouts::ClearingLine &line) const;
    [[nodiscard]] StatementEntry entryOf(const Payout &payout, CreditDebit direction) const;

    storage::Database &m_db;
    const payouts::ClosingTime &m_closing;
    const StatementAccountDays &m_account;
    Words m_words;
    std::optional<payouts::ClearingLines> m_lines; ///< empty: a bank account
    qsizetype m_day = 0;                           ///< index of the next day to read payouts of
    QList<Payout> m_payouts;                       ///< of the current day
    StatementEntry m_entry;
};

} // namespace tilldesk::exports
