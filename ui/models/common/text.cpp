#include "ui/models/common/text.h"

#include "core/domain/sepa_text.h"
#include "core/domain/staff.h"
#include "ui/models/common/format.h"

namespace tilldesk::ui {

QString Text::status(PaymentStatus status)
{
    switch (status) {
    case PaymentStatus::Pending: return tr("Pending");
    case PaymentStatus::Identified: return tr("Scanned");
    case PaymentStatus::Authorized: return tr("Authorized");
    case PaymentStatus::AuthorizationFailed: return tr("Refused by bank");
    case PaymentStatus::Failed: return tr("Failed");
    case PaymentStatus::Succeeded: return tr("Paid");
    case PaymentStatus::Cancelled: return tr("Cancelled");
    case PaymentStatus::Expired: return tr("Expired");
    case PaymentStatus::PendingMerchantAcknowledgement: return tr("Waiting for the shop");
    case PaymentStatus::Voided: return tr("Not confirmed by shop");
    }
    Q_UNREACHABLE();
}

QString Text::tab(PaymentTab tab)
{
    switch (tab) {
    case PaymentTab::All: return tr("All");
    case PaymentTab::InProgress: return tr("In progress");
    case PaymentTab::Paid: return tr("Paid");
    case PaymentTab::Failed: return tr("Failed");
    case PaymentTab::Cancelled: return tr("Cancelled");
    case PaymentTab::Expired: return tr("Expired");
    case PaymentTab::Refunded: return tr("Refunded");
    case PaymentTab::NeedsAction: return tr("Needs action");
    }
    Q_UNREACHABLE();
}

QString Text::period(Period::Kind kind)
{
    switch (kind) {
    case Period::Kind::AnyTime: return tr("Any time");
    case Period::Kind::Today: return tr("Today");
    case Period::Kind::Yesterday: return tr("Yesterday");
    case Period::Kind::ThisWeek: return tr("This week");
    case Period::Kind::LastWeek: return tr("Last week");
    case Period::Kind::ThisMonth: return tr("This month");
    case Period::Kind::LastMonth: return tr("Last month");
    case Period::Kind::ThisQuarter: return tr("This quarter");
    case Period::Kind::LastQuarter: return tr("Last quarter");
    case Period::Kind::ThisYear: return tr("This year");
    case Period::Kind::LastYear: return tr("Last year");
    case Period::Kind::Custom: return tr("Custom…");
    }
    Q_UNREACHABLE();
}

QString Text::period(const Period &period)
{
    if (period.kind != Period::Kind::Custom)
        return Text::period(period.kind);
    if (period.firstDay == period.lastDay)
        return dayText(period.firstDay);
    return tr("%1 to %2").arg(dayText(period.firstDay), dayText(period.lastDay));
}

QString Text::sentence(const Error &error)
{
    switch (error.code) {
    case ErrorCode::BodyMissing: return tr("Nothing was sent. Fill in the form and try again.");
    case ErrorCode::FieldRequired:
        return tr("A required field is empty. Fill it in and try again.");
    case ErrorCode::FieldInvalid:
        return tr("A field is not filled in correctly. Correct it and try again.");
    case ErrorCode::Unauthorized: return tr("You are not signed in. Sign in and try again.");
    case ErrorCode::AccessDenied: return tr("You may not do this. Ask someone with more rights.");
    case ErrorCode::CallerNotAllowedToCancel:
        return tr("Only the merchant who created this payment can cancel it.");
    case ErrorCode::PaymentNotFound: return tr("There is no such payment.");
    case ErrorCode::MerchantNotFound: return tr("There is no such merchant.");
    case ErrorCode::ProfileNotFound:
        return tr("This profile does not exist any more. Choose another one.");
    case ErrorCode::ApiKeyNotFound: return tr("This API key does not exist any more.");
    case ErrorCode::UnableToPayCreditor:
        return tr("This profile takes no payments: it is closed or has no bank account yet.");
    case ErrorCode::PaymentNotPending:
        return tr("The payment's status has changed in the meantime. Nothing was done.");
    case ErrorCode::PaymentVoided:
    case ErrorCode::PaymentNotAcknowledgeable:
        return tr("The payment does not wait for an acknowledgement. Nothing was changed.");
    case ErrorCode::AmountMismatch: return tr("The amount differs from the amount of the payment.");
    case ErrorCode::RefundNotAllowed: return tr("Only a paid payment can be refunded.");
    case ErrorCode::RefundNotAvailable: return tr("This payment cannot be refunded.");
    case ErrorCode::RefundNotFound: return tr("There is no such refund.");
    case ErrorCode::PaymentForRefundNotFound: return tr("There is no such payment.");
    case ErrorCode::RefundAmountTooHigh:
        return tr("This is more than the amount left of the payment.");
    case ErrorCode::RefundsNotAllowed:
        return tr("This profile does not allow refunds. You can change this in Settings.");
    case ErrorCode::RefundNotPossible:
        return tr("The money for this refund has not come in yet. Try again after more payments.");
    case ErrorCode::RefundRequestConflict:
        return tr("This request number was already used for another refund. Check the refunds of "
                  "this payment.");
    case ErrorCode::PayoutNotFound: return tr("There is no such payout.");
    case ErrorCode::PayoutNotFailed: return tr("This payout has already been paid out.");
    case ErrorCode::PointOfSaleNotFound: return tr("This point of sale does not exist any more.");
    case ErrorCode::CallbackNotFound: return tr("This callback is not in the log any more.");
    case ErrorCode::SimulationOff:
        return tr("The simulation is off. Switch it on in Settings, Simulation.");
    case ErrorCode::ProviderUnreachable:
        return tr("The payment provider cannot be reached. Nothing was done. Try again.");
    case ErrorCode::ProviderRefused:
        return tr("The payment provider has refused this. Check the connection in Settings.");
    case ErrorCode::OutcomeUnknown:
        return tr("The payment provider has not answered. It is not known yet whether this was "
                  "done.");
    case ErrorCode::NotAllowedYet:
        return tr("The owner has not allowed this with real money yet. Allow it in Settings.");
    case ErrorCode::RouteNotFound:
    case ErrorCode::MethodNotAllowed:
        return tr("The shop’s service is older than this window and cannot do this. Update the "
                  "service.");
    case ErrorCode::BadRequest:
        return tr("The shop’s service is newer than this window, which does not understand its "
                  "answer. Update this window.");
    case ErrorCode::BodyTooLarge:
    case ErrorCode::HeaderTooLarge:
        return tr("The request is too large. Shorten the texts and try again.");
    case ErrorCode::RequestTimeout: return tr("The service took too long. Try again.");
    case ErrorCode::TooManyRequests:
        return tr("Too many requests in a short time. Wait a moment and try again.");
    case ErrorCode::FileNotWritten:
        return tr("The file could not be saved. Choose another folder, or close the program that "
                  "has it open.");
    case ErrorCode::NoSpace:
        return tr("There is not enough space on the disk for this file. Nothing was saved.");
    case ErrorCode::Cancelled: return tr("Stopped. Nothing was saved.");
    case ErrorCode::Busy:
    case ErrorCode::Unavailable:
        return tr("The service is busy or closing. Nothing was done; try again in a moment.");
    case ErrorCode::Storage:
        return tr("The data could not be read or written. Nothing was done. Check the free space "
                  "on the disk, then try again.");
    case ErrorCode::Internal:
        return tr("An unexpected error occurred. Try again; if the error stays, restart Tilldesk.");
    }
    Q_UNREACHABLE();
}

QString Text::cancelSentence(const Error &error)
{
    if (error.code == ErrorCode::PaymentNotPending)
        return tr("The customer is confirming this payment right now, or it has ended. "
                  "It was not cancelled.");
    return sentence(error);
}

QString Text::textProblem(const QString &text, int maxLength)
{
    const int length = composedCount(text, maxLength);
    if (length > maxLength)
        return tr("Too long: %1 of at most %2 characters.").arg(length).arg(maxLength);
    for (const char32_t c : composed(text, maxLength).toUcs4()) {
        const QString one = QString::fromUcs4(&c, 1);
        if (!sepaText(one, maxLength, {}))
            return tr("Banks do not accept the character “%1”.").arg(one);
    }
    return {};
}

QString Text::live(PaymentStatus status)
{
    switch (status) {
    case PaymentStatus::Pending: return tr("Scan to pay");
    case PaymentStatus::Identified:
    case PaymentStatus::Authorized: return tr("Check your phone");
    case PaymentStatus::Succeeded: return tr("Paid");
    case PaymentStatus::PendingMerchantAcknowledgement:
        return tr("Waiting for the shop's acknowledgement");
    case PaymentStatus::AuthorizationFailed: return tr("The bank refused the payment");
    case PaymentStatus::Failed: return tr("The payment failed");
    case PaymentStatus::Cancelled: return tr("The payment was cancelled");
    case PaymentStatus::Expired: return tr("The time to pay has passed");
    case PaymentStatus::Voided: return tr("The shop did not confirm the payment");
    }
    Q_UNREACHABLE();
}

QString Text::payments(qint64 count)
{
    return tr("%1 payments", nullptr, int(count)).arg(wholeNumber(count));
}

QString Text::person(const Actor &actor)
{
    return actor.kind == Actor::Kind::Window ? shortStaffName(actor.name) : personOf(actor);
}

QString Text::expiresIn(const QString &countdown)
{
    return tr("Expires in %1").arg(countdown);
}

} // namespace tilldesk::ui
