#pragma once

#include "core/bank/bank_repository.h"

namespace tilldesk::bank {

/// Options of an import.
struct ImportRequest {
    QList<MerchantId> merchants{}; ///< only accounts of these; empty: all merchants
    /// Import although opening balance and lines do not make the closing balance.
    bool acceptsDifferences = false;
    /// Store nothing of a file with doubts: the report has them, and isStored is false.
    bool stopsAtDoubts = false;
    QDate today{}; ///< in the shop's calendar: no line can be of a later month; null: not checked
};

/// Returns the text of an amount for messages: `EUR 12.34`.
[[nodiscard]] QString euros(qint64 cents);
/// Returns the name of a statement for messages. The IBAN is masked.
[[nodiscard]] QString named(const BankStatementHead &head);
/// Returns the statement as an import reports it, before anything is stored.
[[nodiscard]] ImportedBankStatement figuresOf(const ParsedStatement &statement);

/// Returns the sentence about two statements that leave a gap.
[[nodiscard]] QString gapInWords(const BankStatementHead &before, const BankStatementHead &after);

/// Checks the days, the accounts and the balances of a file.
/// Errors: `FieldInvalid` (day): a day before 1999, or more than 31 days after today;
/// `FieldInvalid` (account): an account that is not the merchant's; `FieldInvalid` (balance):
/// balances that do not add up, unless they are accepted.
[[nodiscard]] Result<void> checkFile(BankRepository &rows, const ParsedFile &file,
                                     const ImportRequest &request);
/// Finds the gaps between the new statements of a file and later ones that are stored, and names
/// each at its statement in the report. @param account  seq; 0: not stored yet
[[nodiscard]] QList<BankGap> addGapsBehind(BankRepository &rows, qint64 account,
                                           const std::vector<BankStatementHead> &added,
                                           BankImport &report);
/// Returns the previous statement of the account if it leaves a gap before `head`; else empty.
[[nodiscard]] std::optional<StoredStatement> gapBefore(BankRepository &rows, qint64 account,
                                                       const BankStatementHead &head);
/// Returns the statements that an import of the file would store, with their warnings.
/// Errors: as checkFile() with balances accepted.
[[nodiscard]] Result<BankImport> examineFile(BankRepository &rows, const ParsedFile &file,
                                             const QList<MerchantId> &merchants,
                                             const QDate &today);

} // namespace tilldesk::bank
