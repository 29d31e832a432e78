#include "core/domain/payment.h"

#include "core/base/enum_texts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk {
namespace {

constexpr EnumTexts<PaymentStatus> kStatusNames{
    {PaymentStatus::Pending, "PENDING"},
    {PaymentStatus::Identified, "IDENTIFIED"},
    {PaymentStatus::Authorized, "AUTHORIZED"},
    {PaymentStatus::AuthorizationFailed, "AUTHORIZATION_FAILED"},
    {PaymentStatus::Failed, "FAILED"},
    {PaymentStatus::Succeeded, "SUCCEEDED"},
    {PaymentStatus::Cancelled, "CANCELLED"},
    {PaymentStatus::Expired, "EXPIRED"},
    {PaymentStatus::PendingMerchantAcknowledgement, "PENDING_MERCHANT_ACKNOWLEDGEMENT"},
    {PaymentStatus::Voided, "VOIDED"},
};

using Status = PaymentStatus;

std::optional<Status> fromPending(PaymentTrigger trigger)
{
    switch (trigger) {
    case PaymentTrigger::DebtorIdentifies: return Status::Identified;
    case PaymentTrigger::MerchantCancels:
    case PaymentTrigger::Replaced: return Status::Cancelled;
    case PaymentTrigger::TimePasses: return Status::Expired;
    case PaymentTrigger::DebtorCancels:
    case PaymentTrigger::BankAuthorizes:
    case PaymentTrigger::BankRefuses:
    case PaymentTrigger::TechnicalFailure:
    case PaymentTrigger::Settles:
    case PaymentTrigger::SettlesAwaitingAcknowledgement:
    case PaymentTrigger::MerchantAcknowledges:
    case PaymentTrigger::AcknowledgementDeadlinePasses: return {};
    }
    Q_UNREACHABLE();
}

std::optional<Status> fromIdentified(PaymentTrigger trigger)
{
    switch (trigger) {
    case PaymentTrigger::MerchantCancels:
    case PaymentTrigger::Replaced:
    case PaymentTrigger::DebtorCancels: return Status::Cancelled;
    case PaymentTrigger::TimePasses: return Status::Expired;
    case PaymentTrigger::BankAuthorizes: return Status::Authorized;
    case PaymentTrigger::BankRefuses: return Status::AuthorizationFailed;
    case PaymentTrigger::TechnicalFailure: return Status::Failed;
    case PaymentTrigger::DebtorIdentifies:
    case PaymentTrigger::Settles:
    case PaymentTrigger::SettlesAwaitingAcknowledgement:
    case PaymentTrigger::MerchantAcknowledges:
    case PaymentTrigger::AcknowledgementDeadlinePasses: return {};
    }
    Q_UNREACHABLE();
}

std::optional<Status> fromAuthorized(PaymentTrigger trigger)
{
    if (trigger == PaymentTrigger::Settles)
        return Status::Succeeded;
    if (trigger == PaymentTrigger::SettlesAwaitingAcknowledgement)
        return Status::PendingMerchantAcknowledgement;
    if (trigger == PaymentTrigger::TechnicalFailure)
        return Status::Failed;
    return {};
}

std::optional<Status> fromAwaitingAcknowledgement(PaymentTrigger trigger)
{
    if (trigger == PaymentTrigger::MerchantAcknowledges)
        return Status::Succeeded;
    if (trigger == PaymentTrigger::AcknowledgementDeadlinePasses)
        return Status::Voided;
    return {};
}

std::optional<Status> lookUp(Status current, PaymentTrigger trigger)
{
    switch (current) {
    case Status::Pending: return fromPending(trigger);
    case Status::Identified: return fromIdentified(trigger);
    case Status::Authorized: return fromAuthorized(trigger);
    case Status::PendingMerchantAcknowledgement: return fromAwaitingAcknowledgement(trigger);
    case Status::AuthorizationFailed:
    case Status::Failed:
    case Status::Succeeded:
    case Status::Cancelled:
    case Status::Expired:
    case Status::Voided: return {};
    }
    Q_UNREACHABLE();
}

} // namespace

QLatin1StringView toText(PaymentStatus status)
{
    return kStatusNames.textOf(status);
}

std::optional<PaymentStatus> paymentStatusFrom(QStringView name)
{
    return kStatusNames.valueOf(name);
}

bool isFinal(PaymentStatus status)
{
    return std::ranges::none_of(kPaymentTriggers, [status](PaymentTrigger trigger) {
        return lookUp(status, trigger).has_value();
    });
}

bool isOpen(PaymentStatus status)
{
    return status == Status::Pending || status == Status::Identified;
}

Result<PaymentStatus> nextStatus(PaymentStatus current, PaymentTrigger trigger)
{
    if (const auto next = lookUp(current, trigger))
        return *next;
    return fail(
        ErrorCode::PaymentNotPending,
        u"The payment is %1 and does not allow this operation any more"_s.arg(toText(current)));
}

QList<PaymentTrigger> stepsBetween(PaymentStatus from, PaymentStatus to)
{
    struct Way {
        PaymentStatus status;
        QList<PaymentTrigger> triggers;
    };
    QList<Way> ways{{from, {}}};
    // A breadth-first search: the table has ten states and no cycle.
    for (qsizetype at = 0; at < ways.size(); ++at) {
        if (ways[at].status == to)
            return ways[at].triggers;
        for (const PaymentTrigger trigger : kPaymentTriggers) {
            if (const auto next = lookUp(ways[at].status, trigger))
                ways << Way{*next, ways[at].triggers + QList<PaymentTrigger>{trigger}};
        }
    }
    return {};
}

Payment asOf(Payment payment, Timestamp now)
{
    if (isHosted(payment.environment))
        return payment;
    if (isOpen(payment.status) && payment.expireAt <= now)
        payment.status = Status::Expired;
    if (payment.status == Status::PendingMerchantAcknowledgement && payment.acknowledgeBy
        && *payment.acknowledgeBy <= now)
        payment.status = Status::Voided;
    return payment;
}

QString personOf(const Actor &actor)
{
    switch (actor.kind) {
    case Actor::Kind::Window:
    case Actor::Kind::ApiKey:
    case Actor::Kind::Signature: return actor.name;
    case Actor::Kind::Provider:
    case Actor::Kind::Service:
    case Actor::Kind::Debtor: break;
    }
    return {};
}

Result<QString> refundIbanOf(const Payment &payment)
{
    if (payment.status != Status::Succeeded)
        return fail(ErrorCode::RefundNotAllowed,
                    u"The payment is %1, not SUCCEEDED"_s.arg(toText(payment.status)));
    switch (payment.type) {
    case PaymentType::Dynamic:
    case PaymentType::StaticQr: break;
    case PaymentType::PersonToPerson:
    case PaymentType::PaymentRequest:
        return fail(ErrorCode::RefundNotAvailable, u"This kind of payment cannot be refunded"_s);
    }
    if (!payment.debtor.isKnown())
        return fail(ErrorCode::RefundNotAvailable, u"The debtor's account is not known"_s);
    return payment.debtor.iban;
}

} // namespace tilldesk
