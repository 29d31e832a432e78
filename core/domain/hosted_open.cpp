#include "core/domain/hosted_open.h"

#include "core/base/enum_texts.h"

namespace tilldesk {
namespace {

constexpr EnumTexts<OpenReason> kOpenReasons{
    {OpenReason::WaitsForPayout, "waits-for-payout"}, {OpenReason::Late, "late"},
    {OpenReason::NotFetched, "not-fetched"},          {OpenReason::UnknownThere, "not-known-there"},
    {OpenReason::UnknownHere, "not-known-here"},      {OpenReason::AmountDiffers, "amount-differs"},
    {OpenReason::StatusDiffers, "status-differs"},    {OpenReason::PaidTwice, "paid-twice"},
    {OpenReason::SumDiffers, "sum-differs"}};

} // namespace

QLatin1StringView toText(OpenReason reason)
{
    return kOpenReasons.textOf(reason);
}

Amount unexplained(const HostedComparison &compared)
{
    qint64 cents = difference(compared.owed).cents();
    for (const HostedOpenItem &item : compared.items)
        cents -= item.gap.cents();
    return Amount::fromCents(cents);
}

void append(HostedComparison &to, const HostedComparison &other)
{
    const auto sum = [](Amount a, Amount b) { return Amount::fromCents(a.cents() + b.cents()); };
    to.items += other.items;
    to.at = other.at;
    to.lateDays = other.lateDays;
    to.owed.payments += other.owed.payments;
    to.owed.paid = sum(to.owed.paid, other.owed.paid);
    to.owed.refunds += other.owed.refunds;
    to.owed.refunded = sum(to.owed.refunded, other.owed.refunded);
    to.owed.there = sum(to.owed.there, other.owed.there);
}

} // namespace tilldesk
