#pragma once

#include "core/domain/payout.h"

namespace tilldesk {

/// Why a payment or refund is open, or a payout of a provider is not as it should be.
enum class OpenReason : quint8 {
    WaitsForPayout,
    Late,          ///< has waited for longer than the setting `payoutLateDays`
    NotFetched,    ///< as Late, but the provider's newest payouts were not fetched
    UnknownThere,  ///< the provider's list of its day does not have it
    UnknownHere,   ///< the provider lists it, but this shop does not have it
    AmountDiffers, ///< between the provider and this shop
    StatusDiffers, ///< the provider lists its money, but here it has not succeeded
    PaidTwice,     ///< in more than one payout
    SumDiffers,    ///< the numbers of a payout are not the sums of what is in it
};

/// Returns the name for commands, for example `waits-for-payout`.
[[nodiscard]] QLatin1StringView toText(OpenReason reason);

/// Something that a provider's reconciliation and this shop disagree on, or that no payout has yet.
/// @source service.md#hosted-payouts
struct HostedOpenItem {
    OpenReason reason = OpenReason::WaitsForPayout;
    PayoutItemKind kind = PayoutItemKind::Payment; ///< Payment or Refund
    QString id;             ///< of the payment or refund at the provider; empty: the payout itself
    PaymentId paymentId;    ///< empty: the payout itself
    PayoutId payoutId;      ///< empty: in none
    Amount here;            ///< 0: not known here. Of a payout: the sum of what is in it
    Amount there;           ///< by the provider's word; 0: not told
    Timestamp at;           ///< open since then
    QString reference = {}; ///< of the payment, by the shop; empty: none, or not known here

    friend bool operator==(const HostedOpenItem &, const HostedOpenItem &) = default;
};

/// Open for longer is late, unless the settings say otherwise. @source service.md#hosted-payouts
inline constexpr std::chrono::days kPayoutLate{3};
/// Open for longer is urgent.
inline constexpr std::chrono::days kPayoutUrgent{7};

/// Returns the whole days for which an item has been open.
[[nodiscard]] constexpr qint64 daysOpen(const HostedOpenItem &item, Timestamp now)
{
    return std::chrono::floor<std::chrono::days>(now - item.at).count();
}

} // namespace tilldesk
