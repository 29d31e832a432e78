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

} // namespace tilldesk
