#include "core/domain/payout.h"

#include "core/base/enum_texts.h"

using namespace Qt::StringLiterals;

namespace tilldesk {
namespace {

constexpr EnumTexts<PayoutStatus> kPayoutStatusNames{
    {PayoutStatus::Succeeded, "SUCCEEDED"},
    {PayoutStatus::Failed, "FAILED"},
};

} // namespace

QLatin1StringView toText(PayoutStatus status)
{
    return kPayoutStatusNames.textOf(status);
}

QString remittanceOf(const Payout &payout, const QDate &day)
{
    return u"%1-%2-%3-%4"_s.arg(
        day.toString(u"yyyyMMdd"_s), payout.id.text(),
        payout.bulkId.isEmpty() ? QString(kNoBulk) : payout.bulkId,
        (payout.merchantThere.isEmpty() ? payout.merchantId : payout.merchantThere).text());
}

} // namespace tilldesk
