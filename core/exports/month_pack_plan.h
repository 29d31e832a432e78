#pragma once

#include "core/exports/statement_export.h"
#include "core/payouts/clearing_queries.h"

#include <vector>

namespace tilldesk::exports {

/// An export that is a file of a month's pack.
struct PackFile {
    QString path; ///< relative to the pack's folder
    ExportRequest request;
    std::optional<StatementAccountDays> statement = {}; ///< empty for other files than statements
    qint64 rows = 0;
    qint64 bytes = 0; ///< estimated size
};

/// A journal that a pack does not have, because the books do not fit its bookkeeping program.
struct AbsentJournal {
    ExportFormat format = ExportFormat::Hledger;
    /// What does not fit: account, journal, consultant (or client), first-year or from.
    QString reason;
};

/// The files of a merchant's pack of a month and the figures of its reading guide.
struct PackPlan {
    QDate month; ///< first day of the month
    QDate last;  ///< last day of the pack; earlier than that of the month: it was not over
    Merchant merchant;
    QString clearingAccount;        ///< id of the clearing account
    std::vector<PackFile> files;    ///< in the order of writing
    bool hasTooManyForCoda = false; ///< CODA is left out: see CodaWriter::takes()
    ClearingBridge bridge;
    qint64 payments = 0; ///< number of rows in the list of payments
    qint64 refunds = 0;  ///< number of rows in the list of refunds
    qint64 payouts = 0;  ///< number of rows in the list of payouts
    PayoutSum paidOut;   ///< succeeded payouts
    PayoutSum failed;    ///< failed payouts
    PayoutSum paymentsPaidOut;
    PayoutSum refundsPaidOut;
    Amount feesPaidOut;      ///< that the succeeded payouts are reduced by
    bool hasJournal = false; ///< of one program at least
    std::vector<AbsentJournal> absentJournals;
    QString transferAccount;         ///< on which the journal books payouts
    bool isTransferTheBanks = false; ///< that account looks like the one of the bank
    QString unknownAccount;          ///< on which the journal books sales without a rate
    QList<TillWithoutVat> withoutRate;
    QStringList missingAccounts; ///< uses without an account, for example `sales:21`: no journal
    bool hasVatBook = false;
    bool hasBankItems = false; ///< the bank's statements have open items

    [[nodiscard]] bool isSoFar() const { return last < month.addMonths(1).addDays(-1); }
    [[nodiscard]] qint64 rows() const; ///< rows of all files
    /// Returns the estimated size of all files in bytes.
    [[nodiscard]] qint64 fileBytes() const;
    /// Returns the disk space that writing the files needs, in bytes, rounded up.
    [[nodiscard]] qint64 bytes() const;
};

/// Errors: `Internal` if a sum does not fit 64 bits.
/// @param language  of texts  @param last  last day, before today; null: of the month
/// @pre a read transaction is open on the connection; the last day is over
[[nodiscard]] Result<PackPlan> planPack(storage::Database &db, const payouts::ClosingTime &closing,
                                        const QDate &month, const Merchant &merchant,
                                        const QString &language, const PackParts &parts = {},
                                        const QDate &last = QDate());

} // namespace tilldesk::exports
