#pragma once

#include "core/base/result.h"
#include "core/domain/export.h"
#include "core/payouts/closing_time.h"
#include "core/payouts/statement_days.h"
#include "core/storage/database.h"

#include <QIODevice>
#include <vector>

namespace tilldesk::exports {

/// The result of writing statements or a notification.
struct StatementReport {
    qint64 rows = 0; ///< number of lines
    Amount sum;      ///< clearing account: sum of the payments; bank account: sum of the payouts;
                     ///< camt.054: amount of the payout

    friend bool operator==(const StatementReport &, const StatementReport &) = default;
};

/// An account and its statements: the content of one file. Readers assign all lines of a file to
/// one account, so a file never has two.
struct StatementAccountDays {
    MerchantId merchant;
    QString owner;   ///< see accountOwner()
    QString account; ///< IBAN of the bank account, or the id of the clearing account
    bool isClearing = false;
    QList<payouts::StatementDay> days; ///< at least one

    [[nodiscard]] qint64 rows() const; ///< number of lines
    /// Returns the estimated size of the file in a format, rounded up. @param format  of a
    /// statement
    [[nodiscard]] qint64 bytes(ExportFormat format) const;
};

/// Returns whether the format is a statement or a notification: camt.053, camt.054, MT940, CODA.
[[nodiscard]] bool isStatement(ExportFormat format);

/// Returns the accounts whose statements an export contains: the clearing accounts of a
/// ClearingFilter, the bank accounts of a PayoutFilter. Statements are of whole days that are over
/// by the service clock.
///
/// Errors: `FieldInvalid` naming the field of the filter that would leave out lines, or (format)
/// for a list that has no statements; `PayoutNotFound` (from) if nothing was booked in the period;
/// `Internal` if a sum does not fit 64 bits.
/// @pre a read transaction is open on the connection
[[nodiscard]] Result<std::vector<StatementAccountDays>>
statementAccounts(storage::Database &db, const payouts::ClosingTime &closing,
                  const ExportList &list);

/// Returns a name for the account's file that no other account of `all` gets: the account, with the
/// merchant's id if two merchants share a bank account.
[[nodiscard]] QString fileNameOf(const StatementAccountDays &account,
                                 const std::vector<StatementAccountDays> &all);

/// Returns the path for one of several accounts: `list.xml` becomes `list-ACCOUNT.xml`.
/// Errors: `FileNotWritten` if `path` is something else than a file, for example a device.
[[nodiscard]] Result<QString> pathOfOne(const QString &path, const QString &account);

/// Writes the statements of one account. Memory does not grow with the number of lines.
///
/// Errors: `FieldInvalid` (format) if the format cannot represent a statement; `Cancelled`;
/// `FileNotWritten`; `NoSpace`; `Internal` if a sum does not fit 64 bits.
/// @param format  camt.053, MT940 or CODA  @param control  counts the lines
/// @pre as statementAccounts(), in the same transaction
[[nodiscard]] Result<StatementReport> writeStatements(storage::Database &db,
                                                      const payouts::ClosingTime &closing,
                                                      const StatementAccountDays &account,
                                                      ExportFormat format, const QString &language,
                                                      QIODevice &device, ExportControl &control);

/// Sets in the report what belongs to the list's period but is in no file yet, because today is not
/// over. Does nothing for lists other than payouts, clearing accounts and journals.
/// Errors: `Internal` if a sum does not fit 64 bits.
/// @pre as statementAccounts()
[[nodiscard]] Result<void> addToday(ExportReport &report, storage::Database &db,
                                    const payouts::ClosingTime &closing, const ExportList &list);

} // namespace tilldesk::exports
