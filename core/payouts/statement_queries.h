#pragma once

#include "core/base/result.h"
#include "core/domain/payout.h"
#include "core/payouts/closing_time.h"
#include "core/payouts/statement_days.h"
#include "core/storage/statement.h"

#include <vector>

namespace tilldesk::storage {
class Database;
}

// Payouts as shown on statements of the merchants' bank accounts. Only succeeded payouts count: a
// failed payout never reached an account.
// @pre a read transaction is open on the connection

namespace tilldesk::payouts {

/// A merchant's bank account.
struct StatementAccount {
    MerchantId merchant;
    QString iban;

    friend bool operator==(const StatementAccount &, const StatementAccount &) = default;
};

/// The statement days of an account, oldest first.
struct AccountDays {
    StatementAccount account;
    QList<StatementDay> days;
};

/// The accounts and days for which statements are made.
struct StatementRange {
    QList<MerchantId> merchants{}; ///< empty: all merchants
    QString iban{};                ///< empty: all accounts
    std::optional<QDate> first{};
    QDate last; ///< inclusive
};

/// Returns accounts ordered by merchant and IBAN, without those that have no day in the range.
/// Errors: `Internal` if a balance does not fit 64 bits.
[[nodiscard]] Result<std::vector<AccountDays>>
statementDays(storage::Database &db, const ClosingTime &closing, const StatementRange &range);

/// Returns the payouts that arrived on an account on a day, oldest first.
[[nodiscard]] QList<Payout> arrivedOn(storage::Database &db, const ClosingTime &closing,
                                      const StatementAccount &account, const QDate &day);

/// Returns the payouts that reached an account at or after `from`: number and sum. Errors:
/// `Internal` if the sum does not fit 64 bits. @param merchants  empty: all merchants
[[nodiscard]] Result<PayoutSum> arrivedSince(storage::Database &db, Timestamp from,
                                             const QList<MerchantId> &merchants);

/// A payment or a refund of a payout.
struct StatementLine {
    Timestamp at;
    Amount amount;
    PaymentId payment;
    RefundId refund; ///< empty for a payment
    QString reference;
    QString description; ///< the payment's description, or the refund's
    QString debtorName;
};

/// Iterates over the payments or over the refunds of a payout, oldest first. Memory does not grow
/// with their number.
class StatementLines
{
public:
    StatementLines(storage::Database &db, const PayoutId &payout, PayoutItemKind kind);

    [[nodiscard]] bool next() { return m_row.next(); }
    /// Reads the row. @pre next() has returned true; called once for each row
    [[nodiscard]] StatementLine line();

private:
    storage::Statement m_row;
};

} // namespace tilldesk::payouts
