#include "core/domain/list_order.h"

#include "core/base/enum_texts.h"
#include "core/domain/payment_order.h"

namespace tilldesk {
namespace {

constexpr EnumTexts<RefundColumn> kRefundColumns{
    {RefundColumn::Created, "created"},         {RefundColumn::Status, "status"},
    {RefundColumn::Amount, "amount"},           {RefundColumn::Reference, "reference"},
    {RefundColumn::Description, "description"}, {RefundColumn::Person, "person"},
};

constexpr EnumTexts<CallbackColumn> kCallbackColumns{
    {CallbackColumn::Created, "created"},
    {CallbackColumn::State, "state"},
    {CallbackColumn::AnswerTime, "answer-time"},
    {CallbackColumn::Reference, "reference"},
    {CallbackColumn::PaymentStatus, "payment-status"},
    {CallbackColumn::Host, "host"},
    {CallbackColumn::Attempts, "attempts"},
};

constexpr EnumTexts<PayoutColumn> kPayoutColumns{
    {PayoutColumn::Created, "created"},
    {PayoutColumn::Bulk, "bulk"},
    {PayoutColumn::Account, "account"},
    {PayoutColumn::Payments, "payments"},
    {PayoutColumn::Refunds, "refunds"},
    {PayoutColumn::PaymentsSum, "payments-sum"},
    {PayoutColumn::RefundsSum, "refunds-sum"},
    {PayoutColumn::Amount, "amount"},
    {PayoutColumn::Status, "status"},
    {PayoutColumn::Id, "id"},
    {PayoutColumn::Fees, "fees"},
};

} // namespace

bool comesBefore(QStringView textA, qint64 seqA, QStringView textB, qint64 seqB, bool isAscending)
{
    if (textA.isEmpty() || textB.isEmpty())
        return textA.isEmpty() == textB.isEmpty() ? seqA > seqB : textB.isEmpty();
    const int difference = asciiFolded(textA).compare(asciiFolded(textB));
    if (difference != 0)
        return (difference < 0) == isAscending;
    return seqA != seqB && (seqA < seqB) == isAscending;
}

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
