#pragma once

#include "core/domain/bookkeeping.h"
#include "core/domain/ledger.h"
#include "core/payouts/closing_time.h"
#include "core/payouts/statement_queries.h"

// The clearing accounts of merchants, from the ledger. What the service owes a merchant is the sum
// of the merchant's ledger accounts: running payouts, money set aside for refunds, and failed
// payouts. Only payments, completed refunds, fees and payouts that left change it.
// @pre a read transaction is open on the connection

namespace tilldesk::payouts {

/// The clearing account of a merchant in a period.
struct ClearingDays {
    MerchantId merchant;
    QList<StatementDay> days; ///< the days on which it moved, oldest first
    ClearingBridge bridge;
};

/// Returns the accounts ordered by merchant, also those that did not move in the period but before.
/// Errors: `Internal` if a balance does not fit 64 bits.
/// @param merchants  empty: all merchants
/// @param first  null: from the beginning  @param last  inclusive
[[nodiscard]] Result<std::vector<ClearingDays>> clearingDays(storage::Database &db,
                                                             const ClosingTime &closing,
                                                             const QList<MerchantId> &merchants,
                                                             const QDate &first, const QDate &last);

/// Returns the merchant's first entry before `end` that changed what is owed by another amount than
/// clearingDays() counts. @param end  seq
[[nodiscard]] std::optional<UnexplainedEntry>
firstUnexplained(storage::Database &db, const MerchantId &merchant, qint64 end);

/// A movement on a clearing account.
struct ClearingLine {
    LedgerCause cause = LedgerCause::PaymentSucceeded; ///< why money crossed the bank account
    Timestamp at;
    Amount amount;     ///< positive
    QString id;        ///< id of the payment, refund or payout, or of the charge of fees
    PaymentId payment; ///< empty for a payout and for fees
    QString reference;
    QString description; ///< the payment's description, or the refund's
    QString debtorName;

    [[nodiscard]] bool isPayout() const
    {
        return cause == LedgerCause::PayoutMade || cause == LedgerCause::PaidOutAgain;
    }
    [[nodiscard]] bool isFee() const
    {
        return cause == LedgerCause::FeeCharged || cause == LedgerCause::FeeReturned
            || cause == LedgerCause::FeeCollected || cause == LedgerCause::FeePaidBack;
    }
    /// Returns whether the balance rises.
    [[nodiscard]] bool isIn() const
    {
        return cause == LedgerCause::PaymentSucceeded || cause == LedgerCause::FeeReturned
            || cause == LedgerCause::FeeCollected;
    }
};

/// Iterates over the movements on a merchant's clearing account in a range of days, in the order in
/// which the ledger booked them. Memory does not grow with their number.
class ClearingLines
{
public:
    /// @param last  inclusive
    ClearingLines(storage::Database &db, const ClosingTime &closing, const MerchantId &merchant,
                  const QDate &first, const QDate &last);

    [[nodiscard]] bool next() { return m_row.next(); }
    /// Reads the row. @pre next() has returned true; called once for each row
    [[nodiscard]] ClearingLine line();

private:
    storage::Statement m_row;
};

} // namespace tilldesk::payouts
