#pragma once

#include "core/domain/hosted_records.h"
#include "core/storage/database.h"

#include <QDate>

namespace tilldesk::hosted {

/// Why a payment or refund is open, or a payout of a provider is not as it should be.
enum class OpenReason : quint8 {
    WaitsForPayout,
    Late,          ///< has waited for longer than kLate
    UnknownHere,   ///< in a payout, but this shop does not have it
    AmountDiffers, ///< between the payout and this shop
    StatusDiffers, ///< in a payout, but here it has not succeeded
    PaidTwice,     ///< in more than one payout
    SumDiffers,    ///< a payout is not the sum of what is in it
};

/// Returns the name for commands, for example `waits-for-payout`.
[[nodiscard]] QLatin1StringView toText(OpenReason reason);

/// Something that the payouts of a provider and this shop disagree on, or that no payout has yet.
struct OpenItem {
    OpenReason reason = OpenReason::WaitsForPayout;
    PayoutItemKind kind = PayoutItemKind::Payment;
    QString id;      ///< of the payment or refund at the provider; empty: the payout
    QString payment; ///< id of the payment
    QString payout;  ///< id; empty: in none
    Amount here;     ///< 0: not known
    Amount there;    ///< 0: not known
    Timestamp at;    ///< since then
};

/// Open longer than that is late. @source service.md#hosted-payouts
constexpr std::chrono::hours kLate{3 * 24};

/// The payouts of providers: what was fetched of them. Each call is part of the open transaction.
class PayoutBook
{
public:
    explicit PayoutBook(storage::Database &db) : m_db(db) {}

    [[nodiscard]] bool has(const PayoutId &id);
    /// Stores a payout with everything that is in it. Does nothing if it is stored already.
    /// @param profile  with whose connection it was fetched
    void add(const ProfileId &profile, const HostedPayout &payout, const QList<HostedItem> &items,
             Timestamp fetchedAt);
    /// Returns the last UTC day up to which all payouts were fetched; null: never.
    [[nodiscard]] QDate fetchedUpTo(const ProfileId &profile);
    /// Never goes back.
    void setFetched(const ProfileId &profile, const QDate &upTo);
    /// Returns the UTC day of the profile's first payment; null: it has none.
    [[nodiscard]] QDate firstDay(const ProfileId &profile);

private:
    storage::Database &m_db;
};

/// Compares the payouts that were fetched with this shop, oldest first. On any connection.
/// @param limit  of the items
[[nodiscard]] QList<OpenItem> openItems(storage::Database &db, const ProfileId &profile,
                                        Timestamp now, int limit);

} // namespace tilldesk::hosted
