#include "ui/models/common/payment_tab.h"

#include "core/base/enum_texts.h"

#include <limits>

namespace tilldesk::ui {
namespace {

constexpr EnumTexts<PaymentTab> kTabs{
    {PaymentTab::All, "all"},
    {PaymentTab::InProgress, "in-progress"},
    {PaymentTab::Paid, "paid"},
    {PaymentTab::Failed, "failed"},
    {PaymentTab::Cancelled, "cancelled"},
    {PaymentTab::Expired, "expired"},
    {PaymentTab::Refunded, "refunded"},
    {PaymentTab::NeedsAction, "needs-action"},
};

} // namespace

QString textOf(PaymentTab tab)
{
    return kTabs.textOf(tab);
}

PaymentTab paymentTabFrom(QStringView text)
{
    return kTabs.valueOf(text).value_or(PaymentTab::All);
}

QList<PaymentStatus> statusesOf(PaymentTab tab)
{
    using Status = PaymentStatus;
    switch (tab) {
    case PaymentTab::All:
    case PaymentTab::Refunded: return {};
    case PaymentTab::InProgress: return {Status::Pending, Status::Identified, Status::Authorized};
    case PaymentTab::Paid: return {Status::Succeeded};
    case PaymentTab::Failed: return {Status::AuthorizationFailed, Status::Failed};
    case PaymentTab::Cancelled: return {Status::Cancelled, Status::Voided};
    case PaymentTab::Expired: return {Status::Expired};
    case PaymentTab::NeedsAction: return {Status::PendingMerchantAcknowledgement};
    }
    Q_UNREACHABLE();
}

PaymentTotal totalOf(const PaymentTotals &totals, const QList<PaymentStatus> &statuses)
{
    const auto kMax = Amount::fromCents(std::numeric_limits<qint64>::max());
    PaymentTotal all;
    for (const auto &[status, total] : totals.asKeyValueRange()) {
        if (!statuses.isEmpty() && !statuses.contains(status))
            continue;
        all.count += total.count;
        all.sum = Amount::add(all.sum, total.sum).value_or(kMax);
        all.refunded = Amount::add(all.refunded, total.refunded).value_or(kMax);
    }
    return all;
}

} // namespace tilldesk::ui
