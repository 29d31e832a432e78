#pragma once

#include "core/gateway/endpoint.h"
#include "core/runtime/gate.h"

#include <QThreadPool>
#include <functional>

namespace tilldesk::runtime {

/// Implements gateway::Endpoint for this process. Used on the window's thread.
class LocalEndpoint final : public gateway::Endpoint
{
    Q_OBJECT

public:
    /// Functions with which the process configures and starts its endpoint.
    struct Control {
        std::function<EndpointSettings()> settings;
        /// Applies the settings. Blocks. Called on a worker thread, one call at a time.
        std::function<Result<EndpointState>(const EndpointSettings &)> apply;
        /// Confirms the clock. Blocks. Called like apply().
        std::function<Result<void>(const AuditActor &by)> confirmClock;
        std::function<ServiceNames()> names;
        /// Stores the names. Blocks. Called like apply().
        std::function<Result<void>(const ServiceNames &)> setNames;
        std::function<Amount()> askAbove;
        /// Stores the sum. Blocks. Called like apply().
        std::function<Result<void>(Amount, const AuditActor &by)> setAskAbove;
    };

    /// @pre `gate` must outlive this object
    LocalEndpoint(Gate &gate, Control control, QObject *parent = nullptr);
    ~LocalEndpoint() override; ///< blocks until a running apply() has ended

    [[nodiscard]] EndpointState state() const override { return m_state; }
    [[nodiscard]] EndpointSettings settings() const override { return m_control.settings(); }
    QFuture<Result<EndpointState>> apply(const EndpointSettings &settings) override;
    [[nodiscard]] std::optional<ClockJump> clockJump() const override { return m_clockJump; }
    QFuture<Result<void>> confirmClock() override;
    [[nodiscard]] ServiceNames names() const override { return m_control.names(); }
    QFuture<Result<void>> setNames(const ServiceNames &names) override;
    [[nodiscard]] Amount askAbove() const override { return m_control.askAbove(); }
    QFuture<Result<void>> setAskAbove(Amount amount) override;
    void setState(const EndpointState &state);
    /// Sets the clock jump. Thread-safe; the signal is emitted on the thread of this object.
    void tellClock(const std::optional<ClockJump> &jump);

private:
    Gate &m_gate;
    Control m_control;
    EndpointState m_state;
    std::optional<ClockJump> m_clockJump;
    QThreadPool m_worker; ///< has one thread
};

} // namespace tilldesk::runtime
