#include "core/domain/refund.h"

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

} // namespace tilldesk
