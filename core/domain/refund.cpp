#include "core/domain/refund.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk {

QLatin1StringView toText(RefundStatus status)
{
    switch (status) {
    case RefundStatus::Pending: return "PENDING"_L1;
    case RefundStatus::Refunded: return "REFUNDED"_L1;
    case RefundStatus::Failed: return "FAILED"_L1;
    }
    Q_UNREACHABLE();
}

bool isIdempotencyKey(QStringView text)
{
    return !text.isEmpty() && text.size() <= kIdempotencyKeyLength
        && std::ranges::all_of(text, [](QChar c) { return c >= u' ' && c < u'\x7f'; });
}

} // namespace tilldesk
