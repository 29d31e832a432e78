#pragma once

#include "core/domain/ledger.h"
#include "core/payouts/payout_columns.h"
#include "core/storage/database.h"

namespace tilldesk::payouts {

/// Positions of an account: after `after`, up to `upto`.
struct PositionRange {
    qint64 after = 0;
    qint64 upto = 0;

    [[nodiscard]] qint64 count() const { return upto - after; }
};

/// A payout with what only the database knows.
struct PayoutRow {
    Payout payout;
    qint64 account = 0; ///< row of the merchant's ledger account
    PositionRange payments;
    PositionRange refunds;
    std::optional<qint64> againOf = {};
};

/// What an account is paid out at the next run.
struct RunningItems {
    qint64 seq = 0;        ///< row of the account
    LedgerAccount account; ///< the merchant's
    Amount balance;
    PositionRange payments;
    PositionRange refunds;
};

/// Table payout, one payout at a time, and what follows them.
class PayoutRepository
{
public:
    explicit PayoutRepository(storage::Database &db) : m_db(db) {}

    /// @pre `row.payout.seq` is the next in the order
    void insert(const PayoutRow &row);
    [[nodiscard]] std::optional<PayoutRow> find(const PayoutId &id);
    /// @return the merchants' accounts, each with the items since its last first payout
    [[nodiscard]] QList<RunningItems> running();
    /// @return failed payouts that nothing has paid out again. @param merchants  empty: of every
    /// merchant
    [[nodiscard]] qint64 countFailed(const QList<MerchantId> &merchants);

    struct Last {
        qint64 seq = 0; ///< 0: there is none
        Timestamp madeAt;
    };
    [[nodiscard]] Last last();

private:
    storage::Database &m_db;
};

} // namespace tilldesk::payouts
