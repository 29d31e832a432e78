#pragma once

#include "core/domain/payout.h"
#include "core/ledger/ledger_service.h"

#include <QHash>

namespace tilldesk::ledger {

/// A payment or refund to be added as an item of a payout, with its rows.
struct NewPayoutItem {
    PayoutItemKind kind = PayoutItemKind::Payment;
    LedgerAccount account; ///< account of the merchant
    qint64 payment = 0;
    std::optional<qint64> refund = {}; ///< row of the refund; empty: a payment
    Amount amount;
};

/// Table payout_item: payments and refunds to be paid out, in order of time. Called on the core
/// thread, inside an open transaction.
class PayoutItems
{
public:
    /// @pre both references must outlive the PayoutItems; the schema is up to date
    PayoutItems(storage::Database &db, LedgerService &ledger);
    PayoutItems(const PayoutItems &) = delete;
    PayoutItems &operator=(const PayoutItems &) = delete;

    /// Where an item was added.
    struct Place {
        qint64 merchant = 0; ///< seq of the merchant
        qint64 account = 0;  ///< seq of the account
        qint64 position = 0; ///< in the account
    };

    /// Adds an item at the next positions of its account and of its merchant.
    /// @param booked  ledger entry of the item's money
    /// @pre only this object adds items
    Place add(const NewPayoutItem &item, const LedgerService::Booked &booked);
    /// Returns count and sum of the items at the positions `after` + 1 to `upto`.
    /// Errors: `Internal` if the sum exceeds 64 bits.
    [[nodiscard]] Result<PayoutSum> sum(qint64 account, PayoutItemKind kind, qint64 after,
                                        qint64 upto);

private:
    /// Last positions, by row of the account or merchant and by kind.
    using Positions = std::map<std::pair<qint64, PayoutItemKind>, qint64>;

    [[nodiscard]] qint64 rowOf(const MerchantId &merchant);
    /// Returns the cached last position; reads it first if it is not cached.
    /// @param sql  reads the last position of `:of` and `:kind`
    static qint64 &positionOf(storage::Database &db, Positions &known, qint64 of,
                              PayoutItemKind kind, const QString &sql);

    storage::Database &m_db;
    LedgerService &m_ledger;
    // Caches, as the open transaction has left the rows.
    Positions m_inAccount;
    Positions m_ofMerchant;
    QHash<MerchantId, qint64> m_merchants;
};

/// Same as PayoutItems::sum(), on any connection.
[[nodiscard]] Result<PayoutSum> sumOfItems(storage::Database &db, qint64 account,
                                           PayoutItemKind kind, qint64 after, qint64 upto);

} // namespace tilldesk::ledger
