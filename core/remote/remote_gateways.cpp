#include "core/remote/remote_gateways.h"

#include "core/domain/taken.h"

namespace tilldesk::remote {
namespace {

template <auto signal>
bool isNameOf(const QString &name)
{
    constexpr std::string_view kName = wire::nameIn<signal>(wire::kSignals);
    return name == QLatin1StringView(kName.data(), qsizetype(kName.size()));
}

} // namespace

RemoteGateways::RemoteGateways(Line &line, QObject *parent)
    : QObject(parent),
      payments(line),
      refunds(line),
      payouts(line),
      ledger(line),
      merchants(line),
      callbacks(line),
      endpoint(line),
      simulation(line),
      serviceKeys(line),
      reports(line),
      exports(line),
      search(line),
      safekeeping(line),
      staff(line),
      activity(line),
      bank(line),
      bookkeeping(line),
      tills(line),
      hosted(line)
{
    connect(&line, &Line::changed, this, &RemoteGateways::tell);
    connect(&line, &Line::signalled, this, &RemoteGateways::tellSignal);
    connect(&line, &Line::missed, this, &RemoteGateways::tellAll);
    // Also emitted when the connection opens.
    connect(&staff, &gateway::Staff::changed, &payments, &RemotePayments::lookUpBegun);
    connect(&hosted, &gateway::Hosted::outcomesChanged, &payments, &RemotePayments::lookUpBegun);
}

void RemoteGateways::tell(const Events &events)
{
    if (!events.payments.isEmpty())
        Q_EMIT payments.changed(events.payments);
    if (events.merchantsChanged)
        Q_EMIT merchants.changed();
    if (events.simulationChanged)
        Q_EMIT simulation.changed(simulation.state());
    if (events.serviceKeysChanged)
        Q_EMIT serviceKeys.changed();
    if (events.callbacksChanged)
        Q_EMIT callbacks.changed();
    if (events.inboxChanged)
        Q_EMIT callbacks.inboxChanged();
    if (events.refundsChanged)
        Q_EMIT refunds.changed();
    if (hasTaken(events) || events.refundsChanged || events.payoutsChanged)
        Q_EMIT payouts.changed();
    if (hasTaken(events) || events.refundsChanged || events.dayClosed)
        Q_EMIT reports.changed();
    if (events.hostedChanged)
        Q_EMIT hosted.changed();
    if (events.outcomesChanged)
        Q_EMIT hosted.outcomesChanged();
}

void RemoteGateways::tellSignal(const QString &name)
{
    if (isNameOf<&gateway::Ledger::healthChanged>(name))
        Q_EMIT ledger.healthChanged(ledger.health());
    else if (isNameOf<&gateway::Endpoint::changed>(name))
        Q_EMIT endpoint.changed(endpoint.state());
    else if (isNameOf<&gateway::Endpoint::clockJumpChanged>(name))
        Q_EMIT endpoint.clockJumpChanged();
    else if (isNameOf<&gateway::Safekeeping::changed>(name))
        Q_EMIT safekeeping.changed();
    else if (isNameOf<&gateway::Exports::packChanged>(name))
        Q_EMIT exports.packChanged();
    else if (isNameOf<&gateway::Staff::changed>(name))
        Q_EMIT staff.changed();
    else if (isNameOf<&gateway::Bank::changed>(name))
        Q_EMIT bank.changed();
    else if (isNameOf<&gateway::Bookkeeping::changed>(name))
        Q_EMIT bookkeeping.changed();
    else if (isNameOf<&gateway::Tills::changed>(name))
        Q_EMIT tills.changed();
    else if (isNameOf<&gateway::Hosted::checkChanged>(name))
        Q_EMIT hosted.checkChanged();
}

void RemoteGateways::tellAll()
{
    Q_EMIT payments.changed({});
    Q_EMIT merchants.changed();
    Q_EMIT simulation.changed(simulation.state());
    Q_EMIT serviceKeys.changed();
    Q_EMIT callbacks.changed();
    Q_EMIT callbacks.inboxChanged();
    Q_EMIT refunds.changed();
    Q_EMIT payouts.changed();
    Q_EMIT reports.changed();
    Q_EMIT ledger.healthChanged(ledger.health());
    Q_EMIT endpoint.changed(endpoint.state());
    Q_EMIT endpoint.clockJumpChanged();
    Q_EMIT safekeeping.changed();
    Q_EMIT exports.packChanged();
    Q_EMIT staff.changed();
    Q_EMIT bank.changed();
    Q_EMIT bookkeeping.changed();
    Q_EMIT tills.changed();
    Q_EMIT hosted.changed();
    Q_EMIT hosted.outcomesChanged();
    Q_EMIT hosted.checkChanged();
}

} // namespace tilldesk::remote
