#pragma once

#include "core/domain/ledger.h"
#include "core/storage/database.h"

#include <map>
#include <optional>

namespace tilldesk::ledger {

/// What moves, before it has a place in the ledger.
struct Movement {
    LedgerCause cause = LedgerCause::PaymentSucceeded;
    QString subject; ///< id of the payment, refund or payout
    LedgerAccount debit;
    LedgerAccount credit;
    Amount amount; ///< 1 cent and up
};

/// @return the account of a profile's payments and refunds; the bulk `NONE` is none. @source
/// service.md#payouts
[[nodiscard]] LedgerAccount merchantAccount(const MerchantId &merchant, const QString &iban,
                                            const QString &bulkId);

/// The books. Lives on the core thread; each call belongs to the transaction that is open, so that
/// money has moved in the ledger exactly if what moved it is in the database.
class LedgerService
{
public:
    /// @pre `db` outlives it; the schema is up to date
    explicit LedgerService(storage::Database &db);
    LedgerService(const LedgerService &) = delete;
    LedgerService &operator=(const LedgerService &) = delete;

    /// An entry that was written.
    struct Booked {
        qint64 seq = 0;
        Timestamp at;
    };

    /// Appends an entry. @param at  when it moved; one that is before the last entry's takes its
    /// time Errors: `Internal` when a balance would not fit 64 bits.
    Result<Booked> book(const Movement &movement, Timestamp at);

    /// The chain's head.
    struct Last {
        qint64 seq = 0;  ///< 0: there is no entry
        QByteArray hash; ///< in hex; empty: there is no entry
    };
    /// Returns the head as far as it is known without asking the database; empty: not known.
    [[nodiscard]] std::optional<Last> knownLast() const;

    /// What was credited less what was debited, this transaction's entries included.
    [[nodiscard]] Amount balance(const LedgerAccount &account);
    /// @return the account's row, which is made when it is not there
    [[nodiscard]] qint64 rowOf(const LedgerAccount &wanted) { return account(wanted).seq; }

private:
    struct Account {
        qint64 seq = 0;
        qint64 balance = 0; ///< cents
        bool isChanged = false;
        QByteArray name; ///< as it is hashed
    };
    struct Head {
        qint64 seq = 0;
        Timestamp at;
        QByteArray hash;
    };
    struct Order {
        bool operator()(const LedgerAccount &a, const LedgerAccount &b) const;
    };

    Account &account(const LedgerAccount &account);
    [[nodiscard]] Head &head();
    void writeBalances();

    storage::Database &m_db;
    std::optional<Head> m_head;                         ///< empty: to be read
    std::map<LedgerAccount, Account, Order> m_accounts; ///< those that were asked for
};

} // namespace tilldesk::ledger
