#pragma once

#include "core/base/result.h"
#include "core/domain/payout.h"
#include "core/payouts/closing_time.h"
#include "core/storage/statement.h"

#include <vector>

namespace tilldesk::storage {
class Database;
}

// What statements of merchants' bank accounts say of payouts. Only those that succeeded count: what
// failed never reached an account.
// @pre a transaction that reads is open on the connection

namespace tilldesk::payouts {

/// A day on which payouts arrived on an account. Its numbers depend on the account's payouts alone.
struct StatementDay {
    QDate day;           ///< of the shop's calendar
    QDate before;        ///< the last such day before; of the first one the calendar day before
    int number = 1;      ///< in the order of time within the calendar year, from 1
    qint64 sequence = 1; ///< the same since the first one
    Amount opening;      ///< what arrived before
    PayoutSum arrived;
    Amount closing; ///< opening + arrived
};

/// A merchant's bank account.
struct StatementAccount {
    MerchantId merchant;
    QString iban;

    friend bool operator==(const StatementAccount &, const StatementAccount &) = default;
};

/// Its days, oldest first.
struct AccountDays {
    StatementAccount account;
    QList<StatementDay> days;
};

/// Which days of which accounts.
struct StatementRange {
    QList<MerchantId> merchants{}; ///< empty: of every merchant
    QString iban{};                ///< empty: all accounts
    std::optional<QDate> first{};
    QDate last; ///< this one, too
};

/// Accounts by merchant and IBAN; those without a day in the range are left out. Errors: `Internal`
/// when a balance does not fit.
[[nodiscard]] Result<std::vector<AccountDays>>
statementDays(storage::Database &db, const ClosingTime &closing, const StatementRange &range);

/// What arrived on an account on a day, oldest first.
[[nodiscard]] QList<Payout> arrivedOn(storage::Database &db, const ClosingTime &closing,
                                      const StatementAccount &account, const QDate &day);

/// One of the payments or refunds in a payout.
struct StatementLine {
    Timestamp at;
    Amount amount;
    PaymentId payment;
    RefundId refund; ///< of a refund
    QString reference;
    QString description; ///< the payment's, or the refund's
    QString debtorName;
};

/// The payments or the refunds of a payout one after the other, oldest first, however many.
class StatementLines
{
public:
    StatementLines(storage::Database &db, const PayoutId &payout, PayoutItemKind kind);

    [[nodiscard]] bool next() { return m_row.next(); }
    [[nodiscard]] StatementLine line() const;

private:
    storage::Statement m_row;
};

} // namespace tilldesk::payouts
