#include "ui/models/payments/payment_progress.h"

#include <QCoreApplication>
#include <algorithm>

namespace tilldesk::ui {
namespace {

class ProgressWords
{
    Q_DECLARE_TR_FUNCTIONS(tilldesk::ui::ProgressWords)

public:
    static QList<QString> all()
    {
        return {tr("Created"), tr("Scanned"), tr("Authorized"), tr("Paid")};
    }
};

/// Returns how many of the four steps are done. A payment that ended without money keeps the steps
/// it had reached.
int stepsDone(PaymentStatus status)
{
    switch (status) {
    case PaymentStatus::Pending:
    case PaymentStatus::Cancelled:
    case PaymentStatus::Expired: return 1;
    case PaymentStatus::Identified:
    case PaymentStatus::AuthorizationFailed:
    case PaymentStatus::Failed: return 2;
    case PaymentStatus::Authorized:
    case PaymentStatus::PendingMerchantAcknowledgement:
    case PaymentStatus::Voided: return 3;
    case PaymentStatus::Succeeded: return 4;
    }
    Q_UNREACHABLE();
}

} // namespace

QList<ProgressStep> progressOf(PaymentStatus status)
{
    QList<ProgressStep> steps;
    for (const QString &name : ProgressWords::all())
        steps.append({name, int(steps.size()) < stepsDone(status)});
    return steps;
}

bool isPaid(PaymentStatus status)
{
    return status == PaymentStatus::Succeeded;
}

double timeLeft(const Payment &payment, Timestamp now)
{
    const double whole = double((payment.expireAt - payment.createdAt).count());
    const double left = double((payment.expireAt - now).count());
    return whole <= 0 ? 0 : std::clamp(left / whole, 0.0, 1.0);
}

} // namespace tilldesk::ui
