#include "ui/models/common/text.h"

namespace tilldesk::ui {
namespace {

class StepWords
{
    Q_DECLARE_TR_FUNCTIONS(tilldesk::ui::Text)

public:
    static QString creation(const Actor &actor)
    {
        switch (actor.kind) {
        case Actor::Kind::Window:
            return actor.name.isEmpty() ? tr("Created at this till")
                                        : tr("Created by %1 at this till").arg(actor.name);
        case Actor::Kind::ApiKey: return tr("Created through API key “%1”").arg(actor.name);
        case Actor::Kind::Signature:
            return tr("Created by a request signed with key “%1”").arg(actor.name);
        case Actor::Kind::Debtor: return tr("Created by scanning a transfer code");
        case Actor::Kind::Provider:
            return tr("Created by another system of the shop at the payment provider");
        case Actor::Kind::Service: return tr("Created by the service");
        }
        Q_UNREACHABLE();
    }

    static QString cancellation(const Actor &actor)
    {
        switch (actor.kind) {
        case Actor::Kind::Window:
            return actor.name.isEmpty() ? tr("Cancelled at this till")
                                        : tr("Cancelled by %1 at this till").arg(actor.name);
        case Actor::Kind::ApiKey: return tr("Cancelled through API key “%1”").arg(actor.name);
        case Actor::Kind::Signature:
            return tr("Cancelled by a request signed with key “%1”").arg(actor.name);
        case Actor::Kind::Provider: return tr("Cancelled, as the payment provider reports");
        case Actor::Kind::Debtor:
        case Actor::Kind::Service: return tr("Cancelled by the merchant");
        }
        Q_UNREACHABLE();
    }

    static QString acknowledgement(const Actor &actor)
    {
        if (actor.kind == Actor::Kind::ApiKey)
            return tr("Acknowledged through API key “%1”").arg(actor.name);
        if (actor.kind == Actor::Kind::Signature)
            return tr("Acknowledged by a request signed with key “%1”").arg(actor.name);
        if (actor.kind == Actor::Kind::Window && !actor.name.isEmpty())
            return tr("Acknowledged by %1 at this till").arg(actor.name);
        return tr("Acknowledged by the merchant");
    }

    static QString byDebtor(const Actor &actor, const QString &named, const QString &unnamed)
    {
        return actor.name.isEmpty() ? unnamed : named.arg(actor.name);
    }
};

} // namespace

QString Text::step(const PaymentStep &step)
{
    if (!step.trigger)
        return StepWords::creation(step.actor);
    switch (*step.trigger) {
    case PaymentTrigger::DebtorIdentifies:
        return StepWords::byDebtor(step.actor, tr("Scanned by %1"), tr("Scanned"));
    case PaymentTrigger::MerchantCancels: return StepWords::cancellation(step.actor);
    case PaymentTrigger::Replaced: return tr("Replaced by a new payment at the point of sale");
    case PaymentTrigger::TimePasses: return tr("Expired");
    case PaymentTrigger::DebtorCancels:
        return StepWords::byDebtor(step.actor, tr("Cancelled by %1"),
                                   tr("Cancelled by the customer"));
    case PaymentTrigger::BankAuthorizes: return tr("Authorized by bank");
    case PaymentTrigger::BankRefuses: return tr("Refused by bank");
    case PaymentTrigger::TechnicalFailure: return tr("Failed for a technical reason");
    case PaymentTrigger::Settles: return tr("Paid");
    case PaymentTrigger::SettlesAwaitingAcknowledgement:
        return tr("Paid, waiting for the merchant's acknowledgement");
    case PaymentTrigger::MerchantAcknowledges: return StepWords::acknowledgement(step.actor);
    case PaymentTrigger::AcknowledgementDeadlinePasses:
        return tr("Not confirmed by the shop in time");
    }
    Q_UNREACHABLE();
}

} // namespace tilldesk::ui
