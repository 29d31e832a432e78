#pragma once

#include "core/bank/bank_file.h"

namespace tilldesk::bank {

/// Collects the statements of a file for its reader: checks limits, and adds up each statement.
class FileCollector
{
public:
    /// Returns the error of a field. @param line  of the file, from 1
    [[nodiscard]] static tl::unexpected<Error> invalid(const QString &field, qint64 line,
                                                       const QString &rule);

    /// Begins a statement. Errors: `FieldInvalid` for too many statements.
    [[nodiscard]] Result<void> begin(BankStatementHead head, qint64 line);
    [[nodiscard]] bool isOpen() const { return m_isOpen; }
    [[nodiscard]] BankStatementHead &head() { return m_statements.back().head; }
    /// Adds a booked line. Errors: `FieldInvalid` for too many lines, too long a text, or a sum
    /// that is too large. @pre isOpen()
    [[nodiscard]] Result<void> add(BankEntry entry);
    /// Adds a booking: its details in place of the total if they add up to it, otherwise the total.
    [[nodiscard]] Result<void> add(BankEntry total, std::vector<BankEntry> details);
    /// Ends the statement. @pre isOpen(); head() has both balances
    [[nodiscard]] Result<void> end();
    /// @pre no statement is open
    [[nodiscard]] std::vector<ParsedStatement> take() { return std::move(m_statements); }

private:
    std::vector<ParsedStatement> m_statements;
    std::size_t m_entries = 0;
    qint64 m_sum = 0; ///< of the open statement's lines, in cents
    bool m_isOpen = false;
};

/// Parses an amount. @param text  digits, with at most one `mark` and then decimals; only zeros may
/// follow the second decimal. Returns empty if it has another form or is 10^15 cents or more.
[[nodiscard]] std::optional<Amount> amountFrom(QStringView text, QChar mark);
/// Parses a date of digits. @param format  of QDate, with `yy` for a year of 1998 to 2097
[[nodiscard]] QDate dateFrom(QStringView text, const QString &format);
/// Returns the IBAN in a field with an account: blanks, a currency, and a BIC before a slash are
/// left out; a German bank code and account number are converted. Empty if there is no IBAN.
[[nodiscard]] QString ibanIn(const QString &field);

} // namespace tilldesk::bank
