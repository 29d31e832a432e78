#include "app/window_gateways.h"

#include "app/connection_checks.h"
#include "app/export_process.h"
#include "app/pack_control.h"
#include "app/safekeeping_control.h"

#include <QScopedValueRollback>

namespace tilldesk::app {
namespace {

runtime::LocalCallbacks::Receiving receivingOf(Inspecting &inspecting)
{
    return {.inspect = [&inspecting](const CallbackInspection &wanted,
                                     const auto &done) { inspecting.inspect(wanted, done); },
            .inboxAddress = [&inspecting] { return inspecting.inboxAddress(); },
            .setInbox = [&inspecting](bool isOn, const AuditActor &by,
                                      const auto &done) { inspecting.setInbox(isOn, by, done); },
            .inbox = [&inspecting](const auto &done) { inspecting.messages(done); },
            .clearInbox = [&inspecting] { return inspecting.clear(); }};
}

runtime::LocalEndpoint::Control endpointControl(Assembly &assembly, CoreSignals &signals)
{
    // The windows learn of a changed name or limit, which no event of a transaction tells.
    const auto told = [&signals](Result<void> result) {
        if (result)
            signals.tellSettings();
        return result;
    };
    return {
        .settings = [&assembly] { return assembly.endpoint().settings(); },
        .apply = [&assembly](
                     const EndpointSettings &wanted) { return assembly.endpoint().apply(wanted); },
        .confirmClock = [&assembly](const AuditActor &by) { return assembly.confirmClock(by); },
        .names = [&assembly] { return *assembly.names().current(); },
        .setNames = [&assembly, told](
                        const ServiceNames &names) { return told(assembly.naming().set(names)); },
        .askAbove = [&assembly] { return assembly.askAbove(); },
        .setAskAbove =
            [&assembly, told](Amount amount, const AuditActor &by) {
                return told(assembly.setAskAbove(amount, by));
            }};
}

runtime::LocalExports::ByProcess byProcess(const Assembly &assembly)
{
    return [options = shopOptions(assembly.settings())](const auto &request, const QString &path,
                                                        const ExportControl &control) {
        return exportByProcess({request, path}, options, control);
    };
}

} // namespace

WindowGateways::WindowGateways(Assembly &assembly, CoreSignals &signals,
                               const storage::DataDirectory &directory, const QString &place,
                               runtime::LocalTills::Control control)
    : session(assembly.staff(), place),
      gate(assembly.core(), assembly.readers(), session, assembly.services().database(),
           assembly.clock()),
      payments(gate,
               {assembly.payments(), assembly.services().payments(), assembly.readers(),
                assembly.directory(), assembly.address(), assembly.closing().zone}),
      merchants(gate, assembly.services().merchants(), assembly.directory(), assembly.address(),
                assembly.connections()),
      simulation(gate, assembly.services().simulation(), assembly.services().debtors(),
                 assembly.simulation()),
      serviceKeys(gate, assembly.services().keys(), assembly.keys().published(), assembly.address(),
                  assembly.clock(), assembly.keys().maker()),
      callbacks(gate, assembly.services().callbacks(), assembly.services().simulation(),
                assembly.directory(), receivingOf(assembly.inspecting())),
      refunds(gate, assembly.services().refunds(), assembly.services().staff(),
              &assembly.provider()),
      payouts(gate, assembly.services().payouts(), assembly.closing(), assembly.clock()),
      ledger(gate),
      exports(gate, assembly.databasePath(), assembly.closing(), packControl(assembly),
              byProcess(assembly)),
      reports(gate, assembly.services().dayCloses(), assembly.clock()),
      search(gate, assembly.clock(), assembly.closing().zone),
      safekeeping(gate, safekeepingControl(assembly, directory)),
      endpoint(gate, endpointControl(assembly, signals)),
      staff(gate, assembly.services().staff(), assembly.staff(), session),
      activity(gate),
      bank(gate, assembly.services().bank(), assembly.closing(), assembly.clock()),
      bookkeeping(gate, assembly.services().books(), assembly.services().fees(), assembly.closing(),
                  assembly.clock()),
      tills(gate, assembly.services().tills(), assembly.tills(), std::move(control)),
      hosted(gate,
             {assembly.services().connections(), assembly.services().intents(), assembly.provider(),
              assembly.directory(), assembly.address(), connectionCheck(assembly), assembly.wall(),
              assembly.settings().payoutLate}),
      m_assembly(assembly)
{
    ledger.notify(signals.ledger());
    endpoint.setState(signals.endpoint());
    endpoint.tellClock(assembly.clockGuard().jump());
    connect(&signals, &CoreSignals::committed, this, &WindowGateways::notify);
    connect(&signals, &CoreSignals::staffChanged, this, [this] { staff.notify(); });
    connect(&signals, &CoreSignals::backupsChanged, this, [this] { safekeeping.notify(); });
    connect(&signals, &CoreSignals::packChanged, this, [this] { exports.notifyPack(); });
    connect(&signals, &CoreSignals::ledgerChanged, this,
            [this](const LedgerHealth &health) { ledger.notify(health); });
    connect(&signals, &CoreSignals::clockChanged, this,
            [this](const std::optional<ClockJump> &jump) { endpoint.tellClock(jump); });
    connect(&signals, &CoreSignals::endpointChanged, this, [this](const EndpointState &state) {
        if (endpoint.state() != state)
            endpoint.setState(state);
    });
    connect(&endpoint, &gateway::Endpoint::changed, &signals, [&signals](const auto &state) {
        if (signals.endpoint() != state)
            signals.setEndpoint(state);
    });
    share<&gateway::Bank::changed>(bank, signals, &CoreSignals::bankChanged);
    share<&gateway::Bookkeeping::changed>(bookkeeping, signals, &CoreSignals::bookkeepingChanged);
}

/// Tells the other windows of a change that no event of a transaction tells.
template <auto changed, typename Gateway>
void WindowGateways::share(Gateway &gateway, CoreSignals &signals, void (CoreSignals::*toAll)())
{
    connect(&gateway, changed, this, [this, &signals, toAll] {
        if (m_isSharing)
            return;
        const QScopedValueRollback guard(m_isSharing, true);
        Q_EMIT(signals.*toAll)();
    });
    connect(&signals, toAll, this, [this, &gateway] {
        if (m_isSharing)
            return;
        const QScopedValueRollback guard(m_isSharing, true);
        Q_EMIT(gateway.*changed)();
    });
}

void WindowGateways::notify(const Events &events)
{
    if (!events.payments.isEmpty())
        payments.notify(events.payments);
    if (events.merchantsChanged)
        merchants.notify();
    if (events.simulationChanged)
        simulation.notify(m_assembly.simulation().current());
    if (events.serviceKeysChanged)
        serviceKeys.notify();
    callbacks.notify(events);
    if (events.refundsChanged)
        refunds.notify();
    payouts.notify(events);
    reports.notify(events);
    hosted.notify(events);
}

} // namespace tilldesk::app
