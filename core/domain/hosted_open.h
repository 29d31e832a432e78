#pragma once

#include "core/domain/payout.h"

#include <QList>

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
    /// By how much the item makes what the shop is owed by its own records exceed what it is owed
    /// by the provider's word; negative if the provider says more. 0 if the item is paid out.
    Amount gap = {};

    friend bool operator==(const HostedOpenItem &, const HostedOpenItem &) = default;
};

/// The money that a provider owes for one profile: payments that have succeeded, less refunds that
/// are done, of which no successful payout has any.
/// @source service.md#hosted-payouts
struct HostedOwed {
    qint64 payments = 0; ///< payments that wait for a payout here
    Amount paid;         ///< their sum
    qint64 refunds = 0;  ///< refunds that wait for a payout here
    Amount refunded;     ///< their sum
    /// Payments less refunds that the provider lists and has not paid out. Items that no fetched
    /// list must have count as here.
    Amount there;

    friend bool operator==(const HostedOwed &, const HostedOwed &) = default;
};

/// How a provider's reconciliation compares with this shop, for one profile and at one moment.
struct HostedComparison {
    QList<HostedOpenItem> items; ///< those of each reason: first what waits, each oldest first
    HostedOwed owed;
    Timestamp at;     ///< by the wall clock
    int lateDays = 0; ///< open for longer was late
};

/// The open items of some profiles, as a list to export. @see compareWithProvider()
struct OpenItemFilter {
    QList<ProfileId> profiles;      ///< hosted ones
    QList<OpenReason> reasons = {}; ///< empty: all
    /// Open since then or later, and since an earlier time; empty: any time.
    std::optional<Timestamp> from = {};
    std::optional<Timestamp> to = {};
    Timestamp at;     ///< their ages are told as of then
    int lateDays = 3; ///< open for longer is late

    friend bool operator==(const OpenItemFilter &, const OpenItemFilter &) = default;
};

/// Items of each kind that a file or a command has at most.
inline constexpr int kMaxOpenItems = 100'000;

/// Returns the amount owed by the records of this shop: payments less refunds, in cents.
[[nodiscard]] constexpr Amount owedHere(const HostedOwed &owed)
{
    return Amount::fromCents(owed.paid.cents() - owed.refunded.cents());
}
/// Returns the amount owed by the records of this shop less the amount owed by the provider's word.
/// Negative: the provider says more.
[[nodiscard]] constexpr Amount difference(const HostedOwed &owed)
{
    return Amount::fromCents(owedHere(owed).cents() - owed.there.cents());
}
/// Returns the part of the difference that the items do not explain. Not 0 if items are missing,
/// for example because there are more than were asked for.
[[nodiscard]] Amount unexplained(const HostedComparison &compared);
/// Adds the items and amounts of another profile. The time becomes that of `other`.
void append(HostedComparison &to, const HostedComparison &other);

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
