#include "core/domain/refund.h"

#include "core/base/enum_texts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk {
namespace {

constexpr EnumTexts<RefundStatus> kRefundStatusNames{
    {RefundStatus::Pending, "PENDING"},
    {RefundStatus::Refunded, "REFUNDED"},
    {RefundStatus::Failed, "FAILED"},
};

} // namespace

QLatin1StringView toText(RefundStatus status)
{
    return kRefundStatusNames.textOf(status);
}

std::optional<RefundStatus> refundStatusFrom(QStringView name)
{
    return kRefundStatusNames.valueOf(name);
}

bool isIdempotencyKey(QStringView text)
{
    return !text.isEmpty() && text.size() <= kIdempotencyKeyLength
        && std::ranges::all_of(text, [](QChar c) { return c >= u' ' && c < u'\x7f'; });
}

bool comesBefore(const Refund &a, const Refund &b, const ListOrder<RefundColumn> &order)
{
    const auto textComesBefore = [&](const QString &textA, const QString &textB) {
        return comesBefore(textA, a.seq, textB, b.seq, order.isAscending);
    };
    switch (order.by) {
    case RefundColumn::Created: break;
    case RefundColumn::Status:
        return a.status == b.status ? a.seq > b.seq : (a.status < b.status) == order.isAscending;
    case RefundColumn::Amount:
        if (a.amount != b.amount)
            return (a.amount < b.amount) == order.isAscending;
        break;
    case RefundColumn::Reference: return textComesBefore(a.reference, b.reference);
    case RefundColumn::Description: return textComesBefore(a.description, b.description);
    case RefundColumn::Person: return textComesBefore(personOf(a.actor), personOf(b.actor));
    }
    return a.seq != b.seq && (a.seq < b.seq) == order.isAscending;
}

} // namespace tilldesk
