#include "ui/models/till/till_customer.h"

#include "core/base/when_ready.h"
#include "ui/models/common/format.h"
#include "ui/models/common/permitted.h"
#include "ui/models/common/text.h"

namespace tilldesk::ui {

TillCustomer::TillCustomer(const Gateways &gateways, QObject *parent)
    : QObject(parent),
      m_gateways(gateways)
{
    connect(&gateways.simulation, &gateway::Simulation::changed, this, &TillCustomer::changed);
}

QString TillCustomer::name(CustomerMove move)
{
    switch (move) {
    case CustomerMove::Scan: return tr("Scans the code");
    case CustomerMove::Confirm: return tr("Confirms");
    case CustomerMove::RefusedByBank: return tr("Is refused by the bank");
    case CustomerMove::BackOut: return tr("Backs out");
    case CustomerMove::WalkAway: return tr("Walks away");
    }
    Q_UNREACHABLE();
}

QString TillCustomer::whyNotPermitted() const
{
    return ui::whyNotPermitted(m_gateways.staff.session(), StaffCommand::ActAsCustomer);
}

QString TillCustomer::whyNot(CustomerMove move, PaymentStatus status)
{
    if (isFinal(status))
        return tr("This payment has ended.");
    if (!isOpen(status))
        return tr("The customer has already confirmed.");
    if (move == CustomerMove::Scan && status == PaymentStatus::Identified)
        return tr("The customer has already scanned the code.");
    return {};
}

void TillCustomer::play(const Payment &payment, CustomerMove move)
{
    using Action = CustomerAction;
    if (m_isBusy || !whyNot(move, payment.status).isEmpty())
        return;
    say({});
    if (move == CustomerMove::WalkAway) {
        say(tr("The customer has left. Nothing more happens: the payment expires at %1.")
                .arg(momentInSentence(payment.expireAt, m_gateways.clock.now())));
        return;
    }
    if (move == CustomerMove::Scan) {
        act(payment.id, Action::Identify);
        return;
    }
    const Action action = move == CustomerMove::Confirm ? Action::Confirm
        : move == CustomerMove::RefusedByBank           ? Action::Refuse
                                                        : Action::Cancel;
    if (payment.status == PaymentStatus::Pending)
        act(payment.id, Action::Identify, action);
    else
        act(payment.id, action);
}

void TillCustomer::act(const PaymentId &id, CustomerAction action,
                       std::optional<CustomerAction> then)
{
    m_isBusy = true;
    whenReady(m_gateways.simulation.act(id, action), this,
              [this, id, then](const Result<Payment> &result) {
                  m_isBusy = false;
                  if (!result)
                      say(Text::sentence(result.error()));
                  else if (then)
                      act(id, *then);
              });
}

void TillCustomer::say(const QString &message)
{
    if (message == m_message)
        return;
    m_message = message;
    Q_EMIT changed();
}

} // namespace tilldesk::ui
