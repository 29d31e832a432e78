#pragma once

#include "core/domain/ledger.h"
#include "core/payouts/payout_sql.h"
#include "core/storage/database.h"

#include <QSet>

namespace tilldesk::payouts {

/// A range of an account's positions: after `after`, up to and including `upto`.
struct PositionRange {
    qint64 after = 0;
    qint64 upto = 0;

    [[nodiscard]] qint64 count() const { return upto - after; }
};

/// A payout with values that only the database stores.
struct PayoutRow {
    Payout payout;
    qint64 account = 0; ///< seq of the merchant's ledger account
    PositionRange payments;
    PositionRange refunds;
    PositionRange fees = {}; ///< of charges that are no payment's
    Amount withheld = {};    ///< fees of its payments that it is reduced by; only when it is made
    std::optional<qint64> againOf = {};
};

/// The items of an account that the next run will pay out.
struct RunningItems {
    qint64 seq = 0;        ///< seq of the account
    LedgerAccount account; ///< the merchant's account
    Amount balance;
    PositionRange payments;
    PositionRange refunds;
    PositionRange fees; ///< of charges that are no payment's
};

/// Reads and writes the payouts that this service makes, one at a time, and the items of the next
/// run.
class PayoutRepository
{
public:
    explicit PayoutRepository(storage::Database &db) : m_db(db) {}

    /// @pre `row.payout.seq` is the last seq plus one
    void insert(const PayoutRow &row);
    /// Returns no payout of a provider: see findPayout().
    [[nodiscard]] std::optional<PayoutRow> find(const PayoutId &id);
    /// Returns the merchants' accounts, each with the items after those of its last payout. Ignores
    /// payouts that pay a failed payout again: they have the same items as that one.
    [[nodiscard]] QList<RunningItems> running();
    /// Returns the merchants whose payments a provider makes.
    [[nodiscard]] QSet<MerchantId> hostedMerchants();
    /// Returns the number of failed payouts that have not been paid again. @param merchants  empty:
    /// all merchants
    [[nodiscard]] qint64 countFailed(const QList<MerchantId> &merchants);

    struct Last {
        qint64 seq = 0; ///< 0: no payouts
        Timestamp madeAt;
    };
    [[nodiscard]] Last last();

private:
    storage::Database &m_db;
};

} // namespace tilldesk::payouts
