#pragma once

#include "core/domain/payout.h"
#include "core/ledger/ledger_service.h"

#include <QHash>

namespace tilldesk::ledger {

/// What becomes a line of a payout, with its rows.
struct NewPayoutItem {
    PayoutItemKind kind = PayoutItemKind::Payment;
    LedgerAccount account; ///< the merchant's
    qint64 payment = 0;
    std::optional<qint64> refund = {}; ///< of a refund
    Amount amount;
};

/// Table payout_item: what merchants are paid out, in the order of time. Lives on the core thread;
/// each call belongs to the transaction that is open.
class PayoutItems
{
public:
    /// Positions that were given in an account so far.
    struct Last {
        qint64 payments = 0;
        qint64 refunds = 0;
    };

    /// @pre both outlive it; the schema is up to date
    PayoutItems(storage::Database &db, LedgerService &ledger);
    PayoutItems(const PayoutItems &) = delete;
    PayoutItems &operator=(const PayoutItems &) = delete;

    /// @param booked  the entry that moved its money
    /// @pre nobody else adds items
    void add(const NewPayoutItem &item, const LedgerService::Booked &booked);
    /// @param account  a row of ledger_account
    [[nodiscard]] Last last(qint64 account);
    /// @return count and sum of the items of positions `after` + 1 to `upto`.
    /// Errors: `Internal` when the sum does not fit.
    [[nodiscard]] Result<PayoutSum> sum(qint64 account, PayoutItemKind kind, qint64 after,
                                        qint64 upto);

private:
    /// Of an account or a merchant, by its row, and a kind.
    using Positions = std::map<std::pair<qint64, PayoutItemKind>, qint64>;

    [[nodiscard]] qint64 lastOf(qint64 account, PayoutItemKind kind);
    [[nodiscard]] qint64 rowOf(const MerchantId &merchant);
    /// @param sql  reads the last position of `:of` and `:kind`
    static qint64 &positionOf(storage::Database &db, Positions &known, qint64 of,
                              PayoutItemKind kind, const QString &sql);

    storage::Database &m_db;
    LedgerService &m_ledger;
    // Those that were asked for, as this transaction has left them.
    Positions m_inAccount;
    Positions m_ofMerchant;
    QHash<MerchantId, qint64> m_merchants;
};

/// PayoutItems::sum() over any connection.
[[nodiscard]] Result<PayoutSum> sumOfItems(storage::Database &db, qint64 account,
                                           PayoutItemKind kind, qint64 after, qint64 upto);

} // namespace tilldesk::ledger
