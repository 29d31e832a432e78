#pragma once

#include "core/bank/bank_repository.h"
#include "core/base/clock.h"
#include "core/payouts/closing_time.h"

namespace tilldesk::bank {

/// Terms of an import.
struct ImportRequest {
    QList<MerchantId> merchants{}; ///< only accounts of these; empty: all merchants
    /// Import although opening balance and lines do not make the closing balance.
    bool acceptsDifferences = false;
};

/// Use cases of the bank's side: statements, and matches of their lines with payouts. Called on the
/// core thread; each call is part of the open transaction, and leaves an entry in the audit trail.
class BankService
{
public:
    /// @pre the references outlive this object
    BankService(storage::Database &db, const Clock &clock, payouts::ClosingTime closing)
        : m_db(db),
          m_rows(db),
          m_clock(clock),
          m_closing(std::move(closing))
    {
    }

    /// Returns the statements that an import of the file would store, with their warnings. Stores
    /// nothing.
    /// Errors: `FieldInvalid` (account): an account that is not the merchant's.
    [[nodiscard]] Result<BankImport> examine(const ParsedFile &file,
                                             const QList<MerchantId> &merchants);
    /// Stores the new lines of a file, then matches them with payouts. A line that is in several
    /// files is stored once. Of equal lines of one day, the table keeps as many as the file with
    /// most of those lines.
    /// Errors: `FieldInvalid`: an account that is not the merchant's, or balances that do not add
    /// up; `Cancelled`. After an error the transaction must be rolled back.
    /// @param control  gets the progress, and cancels; null: neither
    [[nodiscard]] Result<BankImport> import(const ParsedFile &file, const ImportRequest &request,
                                            BankReadControl *control = nullptr);
    /// Matches again all lines with the whole id and the amount of a payout. Returns the matches.
    [[nodiscard]] Result<qint64> matchAll();
    /// Matches a line with a payout by hand. @param entry  seq of the line  @param payout  empty:
    /// the line is no payout  @param merchants  only payouts of these; empty: all
    /// Errors: `FieldInvalid` (entry, payout); `PayoutNotFound`.
    [[nodiscard]] Result<StoredMatch> match(qint64 entry, const PayoutId &payout,
                                            const QList<MerchantId> &merchants = {});
    /// Ends the match of a line. It is not made again unless by hand.
    /// Errors: `FieldInvalid` (entry) if the line has no match; `PayoutNotFound`.
    [[nodiscard]] Result<void> unmatch(qint64 entry, const QList<MerchantId> &merchants = {});

private:
    struct Known;

    [[nodiscard]] Result<void> check(const ParsedFile &file, const ImportRequest &request);
    /// Returns the previous statement of the account if its closing balance differs from the
    /// opening balance of `head`; else empty.
    [[nodiscard]] std::optional<StoredStatement> gapBefore(qint64 account,
                                                           const BankStatementHead &head);
    /// Errors: `Cancelled`.
    [[nodiscard]] Result<ImportedBankStatement> add(const ParsedStatement &statement, Known &known,
                                                    std::optional<qint64> &file,
                                                    const ParsedFile &parsed, QStringList &notes,
                                                    BankReadControl *control);
    /// Returns the number of new matches. Errors: `Cancelled`.
    [[nodiscard]] Result<qint64> matchAccount(const BankAccount &account,
                                              BankReadControl *control = nullptr);

    storage::Database &m_db;
    BankRepository m_rows;
    const Clock &m_clock;
    payouts::ClosingTime m_closing;
};

/// Returns all payouts to an account, oldest first. @param iban  empty: to all accounts
[[nodiscard]] QList<Payout> payoutsTo(storage::Database &db, const QString &iban);

} // namespace tilldesk::bank
