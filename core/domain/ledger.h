#pragma once

#include "core/base/amount.h"
#include "core/base/id.h"
#include "core/base/timestamp.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <optional>

namespace tilldesk {

/// What an account of the ledger holds. A credit raises all of them; the sum of all accounts is
/// zero. The numbers are what the database stores.
enum class LedgerAccountKind : quint8 {
    Bank = 1,     ///< money that is outside: what went out less what came in
    Merchant = 2, ///< owed to the merchant: the running payout
    Refunds = 3,  ///< taken from the merchant for refunds that are being processed
    Payouts = 4,  ///< payouts that have failed and can be paid out again
};

/// An account: of everybody (Bank), or of a merchant's bank account and bulk.
struct LedgerAccount {
    LedgerAccountKind kind = LedgerAccountKind::Bank;
    MerchantId merchant = {};
    QString iban = {};   ///< the merchant's account; empty for Bank
    QString bulkId = {}; ///< empty where there is none

    friend bool operator==(const LedgerAccount &, const LedgerAccount &) = default;
};

/// Why money moved. The numbers are what the database stores.
enum class LedgerCause : quint8 {
    PaymentSucceeded = 1, ///< Bank to Merchant
    RefundReserved = 2,   ///< Merchant to Refunds
    RefundDone = 3,       ///< Refunds to Bank
    RefundFailed = 4,     ///< Refunds to Merchant
    PayoutMade = 5,       ///< Merchant to Bank
    PayoutFailed = 6,     ///< Merchant to Payouts
    PaidOutAgain = 7,     ///< Payouts to Bank
};

/// One movement: `amount` from the debited to the credited account. Never changed, never removed.
struct LedgerEntry {
    qint64 seq = 0; ///< dense, from 1
    Timestamp at;   ///< never falls as seq rises
    LedgerCause cause = LedgerCause::PaymentSucceeded;
    QString subject; ///< id of the payment, refund or payout
    LedgerAccount debit;
    LedgerAccount credit;
    Amount amount;
    QByteArray hash; ///< over this entry and the hash of the one before it, 64 hex digits

    friend bool operator==(const LedgerEntry &, const LedgerEntry &) = default;
};

/// Which entries a list shows. Every condition that is set must hold.
struct LedgerFilter {
    QStringList subjects;                 ///< of any of these; empty: of all
    std::optional<LedgerAccount> account; ///< that debit or credit it
    std::optional<Timestamp> from;        ///< at or after
    std::optional<Timestamp> to;          ///< before

    friend bool operator==(const LedgerFilter &, const LedgerFilter &) = default;
};

/// A stretch of the ledger, newest first.
struct LedgerPage {
    QList<LedgerEntry> rows;
    bool hasMore = false; ///< older ones follow
};

/// What an account holds now.
struct LedgerBalance {
    LedgerAccount account;
    Amount balance; ///< credits less debits; may be negative

    friend bool operator==(const LedgerBalance &, const LedgerBalance &) = default;
};

/// What became of the check of the ledger that every start begins.
struct LedgerHealth {
    enum class State { NotChecked, Checking, Sound, Wrong };
    State state = State::NotChecked;
    QString detail; ///< what is wrong, and in which row, in English; or what was checked

    friend bool operator==(const LedgerHealth &, const LedgerHealth &) = default;
};

} // namespace tilldesk
