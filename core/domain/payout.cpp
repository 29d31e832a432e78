#include "core/domain/payout.h"

using namespace Qt::StringLiterals;

namespace tilldesk {

QLatin1StringView toText(PayoutStatus status)
{
    switch (status) {
    case PayoutStatus::Succeeded: return "SUCCEEDED"_L1;
    case PayoutStatus::Failed: return "FAILED"_L1;
    }
    Q_UNREACHABLE();
}

QString remittanceOf(const Payout &payout, const QDate &day)
{
    return u"%1-%2-%3-%4"_s.arg(day.toString(u"yyyyMMdd"_s), payout.id.text(),
                                payout.bulkId.isEmpty() ? QString(kNoBulk) : payout.bulkId,
                                payout.merchantId.text());
}

} // namespace tilldesk
