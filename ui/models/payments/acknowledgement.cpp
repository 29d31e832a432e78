#include "ui/models/payments/acknowledgement.h"

#include "ui/models/common/format.h"
#include "ui/models/common/text.h"

#include <QCoreApplication>
#include <algorithm>

namespace tilldesk::ui {
namespace {

using std::chrono::hours;
using std::chrono::minutes;

/// @source service.md#acknowledge
constexpr std::chrono::milliseconds kPeriod = std::chrono::days(7);

class AcknowledgeText
{
    Q_DECLARE_TR_FUNCTIONS(tilldesk::ui::AcknowledgeText)

public:
    static QString left(std::chrono::milliseconds time)
    {
        const auto whole = [time](auto unit) {
            return int(std::chrono::duration_cast<decltype(unit)>(time).count());
        };
        const int day = whole(std::chrono::days());
        const int hour = whole(hours());
        if (day > 0)
            return hour % 24 == 0 ? tr("%1 d", nullptr, day).arg(day)
                                  : tr("%1 d %2 h", nullptr, day).arg(day).arg(hour % 24);
        const int minute = whole(minutes());
        if (hour >= 6 || (hour > 0 && minute % 60 == 0))
            return tr("%1 h").arg(hour);
        if (hour > 0)
            return tr("%1 h %2 min").arg(hour).arg(minute % 60);
        return minute > 0 ? tr("%1 min").arg(minute)
                          : tr("%1 s").arg(whole(std::chrono::seconds()));
    }
    static QString button(const QString &amount) { return tr("Acknowledge %1").arg(amount); }
    static QString sentence(const QString &moment)
    {
        return tr("The customer has paid. Acknowledge the payment once the goods are handed over. "
                  "On %1 it is voided and no money moves.")
            .arg(moment);
    }
    static QString notPaid() { return tr("The customer has not paid yet."); }
    static QString done() { return tr("This payment is already acknowledged."); }
    static QString notNeeded() { return tr("This payment needs no acknowledgement."); }
    static QString tooLate() { return tr("The time to acknowledge this payment has passed."); }
    static QString tooLate(const QString &moment)
    {
        return tr("The deadline passed on %1. No money moves.").arg(moment);
    }
    static QString ended(const QString &status)
    {
        return tr("This payment has ended: %1.").arg(status);
    }
    static QString noLonger(const QString &status)
    {
        return tr("This payment no longer waits for an acknowledgement: %1.").arg(status);
    }
};

} // namespace

std::optional<AcknowledgeDeadline> acknowledgeDeadline(const Payment &payment, Timestamp now)
{
    if (asOf(payment, now).status != PaymentStatus::PendingMerchantAcknowledgement
        || !payment.acknowledgeBy)
        return {};
    const std::chrono::milliseconds left = *payment.acknowledgeBy - now;
    const Tone tone = left < hours(6) ? Tone::Red : left < hours(24) ? Tone::Amber : Tone::Green;
    return AcknowledgeDeadline{
        .left = AcknowledgeText::left(left),
        .share = std::clamp(double(left.count()) / double(kPeriod.count()), 0.0, 1.0),
        .tone = tone};
}

QString whyNotAcknowledge(const Payment &payment)
{
    switch (payment.status) {
    case PaymentStatus::PendingMerchantAcknowledgement: return {};
    case PaymentStatus::Pending:
    case PaymentStatus::Identified:
    case PaymentStatus::Authorized: return AcknowledgeText::notPaid();
    case PaymentStatus::Succeeded:
        return payment.acknowledgeBy ? AcknowledgeText::done() : AcknowledgeText::notNeeded();
    case PaymentStatus::Voided: return AcknowledgeText::tooLate();
    case PaymentStatus::AuthorizationFailed:
    case PaymentStatus::Failed:
    case PaymentStatus::Cancelled:
    case PaymentStatus::Expired: return AcknowledgeText::ended(Text::status(payment.status));
    }
    Q_UNREACHABLE();
}

QString acknowledgeSentence(const Payment &payment)
{
    return AcknowledgeText::sentence(fullMoment(payment.acknowledgeBy.value_or(payment.expireAt)));
}

QString acknowledgeWords(Amount amount)
{
    return AcknowledgeText::button(money(amount));
}

QString acknowledgeFailure(const Error &error, const Payment &payment)
{
    if (error.code == ErrorCode::PaymentVoided && payment.acknowledgeBy)
        return AcknowledgeText::tooLate(fullMoment(*payment.acknowledgeBy));
    if (error.code == ErrorCode::PaymentNotAcknowledgeable
        && payment.status != PaymentStatus::PendingMerchantAcknowledgement)
        return AcknowledgeText::noLonger(Text::status(payment.status));
    return Text::sentence(error);
}

} // namespace tilldesk::ui
