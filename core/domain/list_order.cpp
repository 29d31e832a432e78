#include "core/domain/list_order.h"

#include "core/base/enum_texts.h"

namespace tilldesk {
namespace {

constexpr EnumTexts<RefundColumn> kRefundColumns{
    {RefundColumn::Created, "created"},
    {RefundColumn::Status, "status"},
    {RefundColumn::Amount, "amount"},
};

constexpr EnumTexts<CallbackColumn> kCallbackColumns{
    {CallbackColumn::Created, "created"},
    {CallbackColumn::State, "state"},
    {CallbackColumn::AnswerTime, "answer-time"},
};

constexpr EnumTexts<PayoutColumn> kPayoutColumns{
    {PayoutColumn::Created, "created"},        {PayoutColumn::Bulk, "bulk"},
    {PayoutColumn::Account, "account"},        {PayoutColumn::Payments, "payments"},
    {PayoutColumn::Refunds, "refunds"},        {PayoutColumn::PaymentsSum, "payments-sum"},
    {PayoutColumn::RefundsSum, "refunds-sum"}, {PayoutColumn::Amount, "amount"},
    {PayoutColumn::Status, "status"},
};

} // namespace

QLatin1StringView toText(RefundColumn column)
{
    return kRefundColumns.textOf(column);
}

QLatin1StringView toText(CallbackColumn column)
{
    return kCallbackColumns.textOf(column);
}

QLatin1StringView toText(PayoutColumn column)
{
    return kPayoutColumns.textOf(column);
}

template <>
std::optional<RefundColumn> columnFrom(QStringView text)
{
    return kRefundColumns.valueOf(text);
}

template <>
std::optional<CallbackColumn> columnFrom(QStringView text)
{
    return kCallbackColumns.valueOf(text);
}

template <>
std::optional<PayoutColumn> columnFrom(QStringView text)
{
    return kPayoutColumns.valueOf(text);
}

} // namespace tilldesk
