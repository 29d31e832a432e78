#include "app/core_signals.h"

#include "app/command.h"

namespace tilldesk::app {

CoreSignals::CoreSignals(Assembly &assembly, QObject *parent)
    : QObject(parent),
      m_assembly(assembly)
{
    assembly.core().addListener(
        [this](const Events &events) { later([this, events] { Q_EMIT committed(events); }); });
    assembly.clockGuard().addListener([this](const std::optional<ClockJump> &jump) {
        later([this, jump] { Q_EMIT clockChanged(jump); });
    });
    assembly.backups().setListener([this] { later([this] { Q_EMIT backupsChanged(); }); });
    assembly.packs().setListener([this] { later([this] { Q_EMIT packChanged(); }); });
    std::ignore = onCore(assembly, [this]() -> Result<void> {
        m_assembly.services().staff().setChanged(
            [this] { later([this] { Q_EMIT staffChanged(); }); });
        m_assembly.services().tills().setChanged(
            [this] { later([this] { Q_EMIT tillsChanged(); }); });
        return {};
    });
}

CoreSignals::~CoreSignals()
{
    m_assembly.stop();
    m_assembly.backups().setListener({});
    m_assembly.packs().setListener({});
}

void CoreSignals::watch()
{
    m_assembly.watch([this](const LedgerHealth &health) {
        later([this, health] {
            m_ledger = health;
            Q_EMIT ledgerChanged(health);
        });
    });
}

void CoreSignals::setEndpoint(const EndpointState &state)
{
    m_endpoint = state;
    Q_EMIT endpointChanged(state);
}

void CoreSignals::tellSettings()
{
    later([this] { Q_EMIT settingsChanged(); });
}

} // namespace tilldesk::app
