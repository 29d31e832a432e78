#pragma once

#include "core/gateway/endpoint.h"

#include <QThreadPool>
#include <functional>

namespace tilldesk::runtime {

/// gateway::Endpoint of this process. Lives on the window's thread.
class LocalEndpoint final : public gateway::Endpoint
{
    Q_OBJECT

public:
    /// How the process sets and starts its endpoint.
    struct Control {
        std::function<EndpointSettings()> settings;
        /// May wait; called on a thread of its own, one call at a time.
        std::function<Result<EndpointState>(const EndpointSettings &)> apply;
        /// As apply().
        std::function<Result<void>()> confirmClock;
    };

    explicit LocalEndpoint(Control control, QObject *parent = nullptr);
    ~LocalEndpoint() override; ///< waits for an apply() that runs

    [[nodiscard]] EndpointState state() const override { return m_state; }
    [[nodiscard]] EndpointSettings settings() const override { return m_control.settings(); }
    QFuture<Result<EndpointState>> apply(const EndpointSettings &settings) override;
    [[nodiscard]] std::optional<ClockJump> clockJump() const override { return m_clockJump; }
    QFuture<Result<void>> confirmClock() override;
    void setState(const EndpointState &state);
    /// Any thread; the signal comes on the object's own.
    void tellClock(const std::optional<ClockJump> &jump);

private:
    Control m_control;
    EndpointState m_state;
    std::optional<ClockJump> m_clockJump;
    QThreadPool m_worker; ///< of one thread
};

} // namespace tilldesk::runtime
