#pragma once

#include "core/base/amount.h"
#include "core/base/id.h"
#include "core/base/timestamp.h"
#include "core/domain/search_term.h"

#include <QByteArray>
#include <QDate>
#include <QList>
#include <QString>
#include <optional>

namespace tilldesk {

/// The kinds of ledger account. A credit raises each of them; the sum of all accounts is zero. The
/// numbers are stored in the database.
enum class LedgerAccountKind : quint8 {
    Bank = 1,     ///< money outside: amounts paid out less amounts received
    Merchant = 2, ///< owed to the merchant: the running payout
    Refunds = 3,  ///< reserved from the merchant for refunds in progress
    Payouts = 4,  ///< failed payouts that can be paid out again
    Fees = 5,     ///< fees of the payment service
};

/// An account: one for everybody (Bank), or one for a merchant's bank account and bulk.
struct LedgerAccount {
    LedgerAccountKind kind = LedgerAccountKind::Bank;
    MerchantId merchant = {};
    QString iban = {};   ///< the merchant's account; empty for Bank
    QString bulkId = {}; ///< empty: no bulk

    friend bool operator==(const LedgerAccount &, const LedgerAccount &) = default;
};

/// The reason for which money moved. Each moves it between two kinds of account: from the debited
/// to the credited one. The numbers are stored in the database.
enum class LedgerCause : quint8 {
    PaymentSucceeded = 1, ///< Bank to Merchant
    RefundReserved = 2,   ///< Merchant to Refunds
    RefundDone = 3,       ///< Refunds to Bank
    RefundFailed = 4,     ///< Refunds to Merchant
    PayoutMade = 5,       ///< Merchant to Bank
    PayoutFailed = 6,     ///< Merchant to Payouts
    PaidOutAgain = 7,     ///< Payouts to Bank
    FeeCharged = 8,       ///< Merchant to Fees
    FeeReturned = 9,      ///< Fees to Merchant
    FeeCollected = 10,    ///< Bank to Merchant: fees that no payout was reduced by
    FeePaidBack = 11,     ///< Merchant to Bank: collected fees, corrected by an invoice
    FeeCarried = 12,      ///< Merchant to Merchant: fees that another bulk is reduced by
};

/// One movement: `amount` from the debited to the credited account. Append-only.
struct LedgerEntry {
    qint64 seq = 0; ///< gap-free sequence number, from 1
    Timestamp at;   ///< monotonic: never falls as seq rises
    LedgerCause cause = LedgerCause::PaymentSucceeded;
    QString subject; ///< id of the payment, refund or payout, or of the charge of a fee
    LedgerAccount debit;
    LedgerAccount credit;
    Amount amount;
    QByteArray hash; ///< hash chain: over this entry and the previous entry's hash, 64 hex digits

    friend bool operator==(const LedgerEntry &, const LedgerEntry &) = default;
};

/// The reason for which a ledger head was signed. The numbers are stored in the database.
enum class LedgerHeadCause : quint8 {
    DayEnd = 1,      ///< a calendar day ended
    PayoutsMade = 2, ///< payouts were made
    DayClosed = 3,   ///< a Z (end-of-day close) was made
};

/// The last hash of the ledger's chain at one moment, signed by the service. Whoever keeps a copy
/// can prove that the ledger was rewritten later. Append-only.
struct LedgerHead {
    qint64 seq = 0; ///< gap-free sequence number, from 1
    LedgerHeadCause cause = LedgerHeadCause::DayEnd;
    QDate day;        ///< the day that ended, or on which the head was made
    QByteArray zone;  ///< IANA name of the time zone of `day`
    qint64 entry = 0; ///< `seq` of the last ledger entry; 0: the ledger was empty
    QByteArray hash;  ///< hash of that entry, 64 hex digits
    Timestamp madeAt; ///< monotonic: never falls as seq rises
    QString kid;      ///< kid of the service's signing key
    QByteArray jws;   ///< compact JWS over all members above except `kid`

    friend bool operator==(const LedgerHead &, const LedgerHead &) = default;
};

/// The filter of a list of ledger entries. All conditions that are set must hold; causes, amounts
/// and terms are ignored if there are subjects.
struct LedgerFilter {
    QStringList subjects;                 ///< entries of any of these subjects; empty: all
    std::optional<LedgerAccount> account; ///< entries that debit or credit this account
    std::optional<Timestamp> from;        ///< entries booked at or after this time
    std::optional<Timestamp> to;          ///< entries booked before this time
    QList<LedgerCause> causes = {};       ///< empty: all
    AmountRange amounts = {};
    QList<SearchTerm> terms = {}; ///< amount, day, part of the subject's id

    friend bool operator==(const LedgerFilter &, const LedgerFilter &) = default;
};

/// One page of the ledger, newest first.
struct LedgerPage {
    QList<LedgerEntry> rows;
    bool hasMore = false; ///< older entries follow
};

/// Current balance of an account.
struct LedgerBalance {
    LedgerAccount account;
    Amount balance; ///< credits less debits; may be negative

    friend bool operator==(const LedgerBalance &, const LedgerBalance &) = default;
};

/// Result of the ledger check that runs at every start.
struct LedgerHealth {
    enum class State { NotChecked, Checking, Sound, Wrong };
    State state = State::NotChecked;
    QString detail; ///< English: what is wrong and in which row; or what was checked

    friend bool operator==(const LedgerHealth &, const LedgerHealth &) = default;
};

} // namespace tilldesk
