#pragma once

#include "core/domain/ledger.h"
#include "core/storage/database.h"

#include <functional>
#include <map>
#include <optional>

namespace tilldesk::ledger {

/// A movement of money to be booked.
struct Movement {
    LedgerCause cause = LedgerCause::PaymentSucceeded;
    QString subject; ///< id of the payment, refund or payout
    LedgerAccount debit;
    LedgerAccount credit;
    Amount amount;         ///< 1 cent or more
    QByteArray payer = {}; ///< payerDigest() of a payment that has succeeded; else empty
};

/// Returns the account for a profile's payments and refunds. The bulk `NONE` becomes an empty bulk.
/// @source service.md#payouts
[[nodiscard]] LedgerAccount merchantAccount(const MerchantId &merchant, const QString &iban,
                                            const QString &bulkId);

/// Books movements in the ledger. Called on the core thread, inside an open transaction: a movement
/// is booked if and only if its cause is stored.
class LedgerService
{
public:
    /// @pre `db` must outlive the LedgerService; the schema is up to date
    explicit LedgerService(storage::Database &db);
    LedgerService(const LedgerService &) = delete;
    LedgerService &operator=(const LedgerService &) = delete;

    /// An entry that has been booked.
    struct Booked {
        qint64 seq = 0;
        Timestamp at;
    };

    /// Sets a function that books all entries due before a moment. book() calls the function first.
    void setBefore(std::function<Result<void>(Timestamp)> before) { m_before = std::move(before); }
    /// Books what must precede the entries of a moment. Called by book(); called before balances
    /// are read that the entries depend on.
    Result<void> prepare(Timestamp at) { return m_before ? m_before(at) : Result<void>(); }

    /// Appends an entry.
    /// @param at  time of the movement; raised to the time of the last entry if earlier
    /// Errors: `Internal` if a balance would exceed 64 bits.
    Result<Booked> book(const Movement &movement, Timestamp at);

    /// Head of the hash chain.
    struct Last {
        qint64 seq = 0;  ///< 0: the ledger is empty
        QByteArray hash; ///< hash of the last entry in hex; empty: the ledger is empty
    };
    /// Returns the cached head without reading the database; empty: not cached.
    [[nodiscard]] std::optional<Last> knownLast() const;

    /// Returns the balance: credits less debits, including the entries of the open transaction.
    [[nodiscard]] Amount balance(const LedgerAccount &wanted);
    /// Returns the row of the account; creates it if it does not exist.
    [[nodiscard]] qint64 rowOf(const LedgerAccount &wanted) { return account(wanted).seq; }

private:
    struct Account {
        qint64 seq = 0;
        qint64 balance = 0; ///< cents
        bool isChanged = false;
        QByteArray name; ///< nameOf() of the account
    };
    struct Head {
        qint64 seq = 0;
        Timestamp at;
        QByteArray hash;
    };
    struct Order {
        bool operator()(const LedgerAccount &a, const LedgerAccount &b) const;
    };

    Account &account(const LedgerAccount &wanted);
    [[nodiscard]] Head &head();
    void writeBalances();

    storage::Database &m_db;
    std::function<Result<void>(Timestamp)> m_before;
    std::optional<Head> m_head;                         ///< empty: not read yet
    std::map<LedgerAccount, Account, Order> m_accounts; ///< cache of the accounts used so far
};

} // namespace tilldesk::ledger
