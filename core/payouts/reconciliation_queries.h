#pragma once

#include "core/base/result.h"
#include "core/domain/payout.h"
#include "core/storage/database.h"

#include <QHash>
#include <map>

namespace tilldesk::payouts {

/// Selects the items of a reconciliation list. All conditions that are set must hold.
struct ItemQuery {
    MerchantId merchant;
    PayoutItemKind kind = PayoutItemKind::Payment;
    std::optional<PayoutId> payout;
    std::optional<Timestamp> from; ///< inclusive
    std::optional<Timestamp> to;   ///< exclusive
    qint64 first = 0;              ///< 0 and up
    int count = 0;                 ///< 0 to 10,000
    /// Whether PayoutItem::sumSoFar is wanted. Reads the earlier items of the payout too.
    bool hasSums = false; ///< @pre the query has a payout
    /// Whether the refund of a hosted profile is named by its provider's id, as in the answers to
    /// the shop's own software, instead of this shop's.
    bool hasProviderIds = false;
};

/// Reads lists of payouts and of their items. Positions are gap-free, so a page of items is one
/// range scan, and its cost does not depend on the offset. Each call reads one snapshot of the
/// database.
/// @pre no transaction is open on the connection
class ReconciliationQueries
{
public:
    explicit ReconciliationQueries(storage::Database &db) : m_db(db) {}

    /// Returns the rows `first` to `first + count - 1` in the order of the filter.
    /// @param first, count  0 and up
    [[nodiscard]] PayoutPage payouts(const PayoutFilter &filter, qint64 first, int count);
    /// Returns items, oldest first. A query without a merchant may name any merchant's payout.
    /// Errors: `PayoutNotFound`, also for another merchant's payout. @pre the query has a merchant
    /// or a payout
    [[nodiscard]] Result<PayoutItemPage> items(const ItemQuery &query);

private:
    /// A range of consecutive positions, within an account or within a merchant.
    struct PositionRange {
        bool isOfAccount = false;
        qint64 owner = 0; ///< seq of the account or of the merchant
        PayoutItemKind kind = PayoutItemKind::Payment;
        qint64 first = 1; ///< position
        qint64 last = 0;  ///< position; less than `first`: no items
    };
    /// Data that all items of one profile share.
    struct Shop {
        ProfileId id;
        PaymentChannel channel = PaymentChannel::Online;
        QString merchantName;
    };
    /// An account's payouts by the last position of their ranges. The ranges are consecutive and
    /// gap-free; of payouts with the same range, only the newest is kept.
    using Ranges = std::map<qint64, PayoutId>;

    [[nodiscard]] Result<PositionRange> stretchOf(const ItemQuery &query);
    /// Returns the first position in `stretch` at or after `from`, by binary search; its last
    /// position plus one if there is none.
    [[nodiscard]] qint64 firstAt(const PositionRange &stretch, Timestamp from);
    [[nodiscard]] QList<PayoutItem> rows(const PositionRange &stretch, bool hasProviderIds);
    [[nodiscard]] const Shop &shop(qint64 profile);
    [[nodiscard]] PayoutId payoutOf(qint64 account, PayoutItemKind kind, qint64 position);
    /// Returns whether the shop has payouts of providers.
    [[nodiscard]] bool hasProviders();
    [[nodiscard]] Ranges rangesFrom(qint64 account, PayoutItemKind kind, qint64 position);

    storage::Database &m_db;
    // Caches for the duration of one call.
    QHash<qint64, Shop> m_shops;
    QHash<qint64, Ranges> m_ranges; ///< key: account
    std::optional<bool> m_hasProviders;
};

} // namespace tilldesk::payouts
