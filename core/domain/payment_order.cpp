#include "core/domain/payment_order.h"

#include "core/base/enum_texts.h"

#include <algorithm>

namespace tilldesk {
namespace {

constexpr EnumTexts<PaymentColumn> kColumns{
    {PaymentColumn::Created, "created"},   {PaymentColumn::Reference, "reference"},
    {PaymentColumn::Status, "status"},     {PaymentColumn::PointOfSale, "point-of-sale"},
    {PaymentColumn::Payer, "payer"},       {PaymentColumn::Amount, "amount"},
    {PaymentColumn::Refunded, "refunded"}, {PaymentColumn::Deadline, "deadline"},
    {PaymentColumn::Person, "person"},
};

} // namespace

QLatin1StringView toText(PaymentColumn column)
{
    return kColumns.textOf(column);
}

std::optional<PaymentColumn> paymentColumnFrom(QStringView text)
{
    return kColumns.valueOf(text);
}

QByteArray asciiFolded(QStringView text)
{
    QByteArray bytes = text.toUtf8();
    std::ranges::transform(bytes, bytes.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c; });
    return bytes;
}

int rankOf(PaymentStatus status)
{
    switch (status) {
    case PaymentStatus::Pending: return 1;
    case PaymentStatus::Identified: return 2;
    case PaymentStatus::Authorized: return 3;
    case PaymentStatus::PendingMerchantAcknowledgement: return 4;
    case PaymentStatus::Succeeded: return 5;
    case PaymentStatus::AuthorizationFailed: return 6;
    case PaymentStatus::Failed: return 7;
    case PaymentStatus::Cancelled: return 8;
    case PaymentStatus::Expired: return 9;
    case PaymentStatus::Voided: return 10;
    }
    Q_UNREACHABLE();
}

PaymentSortKey sortKeyOf(const Payment &payment, PaymentColumn column)
{
    PaymentSortKey key{.seq = payment.seq};
    switch (column) {
    case PaymentColumn::Created: break;
    case PaymentColumn::Reference:
        key.text = payment.reference.toUtf8();
        key.isBlank = key.text.isEmpty();
        break;
    case PaymentColumn::Status: key.number = rankOf(payment.status); break;
    case PaymentColumn::PointOfSale:
        key.text = asciiFolded(payment.pointOfSale);
        key.isBlank = key.text.isEmpty();
        break;
    case PaymentColumn::Payer:
        key.text = asciiFolded(payment.debtor.name);
        key.isBlank = key.text.isEmpty();
        break;
    case PaymentColumn::Person:
        key.text = asciiFolded(personOf(payment.takenBy));
        key.isBlank = key.text.isEmpty();
        break;
    case PaymentColumn::Amount: key.number = payment.amount.cents(); break;
    case PaymentColumn::Refunded:
        key.number = payment.refunded.cents();
        key.isBlank = key.number == 0;
        break;
    case PaymentColumn::Deadline:
        key.isBlank = payment.status != PaymentStatus::PendingMerchantAcknowledgement
            || !payment.acknowledgeBy;
        key.number = key.isBlank ? 0 : toMillis(*payment.acknowledgeBy);
        break;
    }
    return key;
}

bool comesBefore(const PaymentSortKey &a, const PaymentSortKey &b, const PaymentOrder &order)
{
    if (a.isBlank != b.isBlank)
        return b.isBlank;
    if (!a.isBlank && a.number != b.number)
        return (a.number < b.number) == order.isAscending;
    if (const int difference = a.isBlank ? 0 : a.text.compare(b.text))
        return (difference < 0) == order.isAscending;
    const bool isNewestFirst =
        a.isBlank || order.by == PaymentColumn::Status || order.by == PaymentColumn::PointOfSale;
    return a.seq != b.seq && (a.seq < b.seq) == (order.isAscending && !isNewestFirst);
}

} // namespace tilldesk
