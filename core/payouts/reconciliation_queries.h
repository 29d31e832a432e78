#pragma once

#include "core/payouts/payout_port.h"
#include "core/storage/database.h"

#include <QHash>
#include <map>

namespace tilldesk::payouts {

/// Reads lists of payouts and of what they hold. A page costs the same wherever it stands:
/// positions have no gaps, so they say where it begins. Each call reads one unchanging view of the
/// database.
/// @pre no transaction is open on the connection
class ReconciliationQueries
{
public:
    explicit ReconciliationQueries(storage::Database &db) : m_db(db) {}

    enum class Order { OldestFirst, NewestFirst };

    /// Rows `first` to `first + count - 1`. @param first, count  0 and up
    [[nodiscard]] PayoutPage payouts(const PayoutFilter &filter, qint64 first, int count,
                                     Order order);
    /// Oldest first. A query without a merchant asks for any merchant's payout.
    /// Errors: `PayoutNotFound`, also for another merchant's. @pre it has a merchant or a payout
    [[nodiscard]] Result<PayoutItemPage> items(const ItemQuery &query);

private:
    /// Items that stand side by side: of an account, or of a merchant.
    struct Stretch {
        bool isOfAccount = false;
        qint64 owner = 0; ///< row of the account or merchant
        PayoutItemKind kind = PayoutItemKind::Payment;
        qint64 first = 1; ///< position
        qint64 last = 0;  ///< position; before `first`: there are none
    };
    /// What all items of a profile show.
    struct Shop {
        ProfileId id;
        PaymentChannel channel = PaymentChannel::Online;
        QString merchantName;
    };
    /// An account's payouts by the last position of their ranges, which follow each other without a
    /// gap; of each the newest payout.
    using Ranges = std::map<qint64, PayoutId>;

    [[nodiscard]] Result<Stretch> stretchOf(const ItemQuery &query);
    /// @return the first position in `stretch` at or after `from`; one past its last: there is none
    [[nodiscard]] qint64 firstAt(const Stretch &stretch, Timestamp from);
    [[nodiscard]] QList<PayoutItem> rows(const Stretch &stretch);
    [[nodiscard]] const Shop &shop(qint64 profile);
    [[nodiscard]] PayoutId payoutOf(qint64 account, PayoutItemKind kind, qint64 position);
    [[nodiscard]] Ranges rangesFrom(qint64 account, PayoutItemKind kind, qint64 position);

    storage::Database &m_db;
    // Of one call:
    QHash<qint64, Shop> m_shops;
    QHash<qint64, Ranges> m_ranges; ///< by account
};

} // namespace tilldesk::payouts
