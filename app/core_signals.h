#pragma once

#include "app/assembly.h"

namespace tilldesk::app {

/// Tells all windows of a running service, on this and on other computers, about changes. Backups,
/// packs, staff and tills each call one listener, which is this object. Emits its signals on the
/// main thread.
class CoreSignals : public QObject
{
    Q_OBJECT

public:
    /// @pre `assembly` has started and outlives this object; one object for each assembly
    explicit CoreSignals(Assembly &assembly, QObject *parent = nullptr);
    ~CoreSignals() override; ///< stops the assembly, whose threads call this object

    /// Starts the assembly's watch, whose state ledger() returns from then on. Called once.
    void watch();
    /// Tells the state of the endpoint after its start or a change of its settings.
    void setEndpoint(const EndpointState &state);
    /// Tells that a setting which the windows show has changed. Thread-safe.
    void tellSettings();

    [[nodiscard]] const LedgerHealth &ledger() const { return m_ledger; }
    [[nodiscard]] const EndpointState &endpoint() const { return m_endpoint; }

Q_SIGNALS:
    void committed(const tilldesk::Events &events);
    void staffChanged();
    void tillsChanged();
    void backupsChanged();
    void packChanged();
    void settingsChanged();
    void ledgerChanged(const tilldesk::LedgerHealth &health);
    void clockChanged(const std::optional<tilldesk::ClockJump> &jump);
    void endpointChanged(const tilldesk::EndpointState &state);
    void bankChanged();        ///< by one of the windows
    void bookkeepingChanged(); ///< by one of the windows

private:
    /// Calls `emitSignal` on the main thread.
    template <typename F>
    void later(F emitSignal)
    {
        QMetaObject::invokeMethod(this, std::move(emitSignal), Qt::QueuedConnection);
    }

    Assembly &m_assembly;
    LedgerHealth m_ledger;
    EndpointState m_endpoint;
};

} // namespace tilldesk::app
