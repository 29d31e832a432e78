#include "core/domain/search_hit.h"

#include "core/base/enum_texts.h"

namespace tilldesk {
namespace {

constexpr EnumTexts<HitKind> kKindTexts{
    {HitKind::Payment, "payment"},
    {HitKind::Refund, "refund"},
    {HitKind::Payout, "payout"},
    {HitKind::Callback, "callback"},
    {HitKind::PointOfSale, "point-of-sale"},
};

constexpr EnumTexts<HitReason> kReasonTexts{
    {HitReason::Amount, "amount"},
    {HitReason::RefundedPart, "refunded-part"},
    {HitReason::Reference, "reference"},
    {HitReason::Payer, "payer"},
    {HitReason::Description, "description"},
    {HitReason::Id, "id"},
    {HitReason::Shop, "shop"},
    {HitReason::PointOfSale, "point-of-sale"},
    {HitReason::Iban, "iban"},
    {HitReason::Day, "day"},
    {HitReason::Payment, "payment"},
    {HitReason::Address, "address"},
    {HitReason::Bulk, "bulk"},
    {HitReason::Filters, "filters"},
};

} // namespace

QLatin1StringView toText(HitKind kind)
{
    return kKindTexts.textOf(kind);
}

QLatin1StringView toText(HitReason reason)
{
    return kReasonTexts.textOf(reason);
}

} // namespace tilldesk
