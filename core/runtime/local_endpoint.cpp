#include "core/runtime/local_endpoint.h"

#include "core/runtime/promised.h"

namespace tilldesk::runtime {

LocalEndpoint::LocalEndpoint(Control control, QObject *parent)
    : Endpoint(parent),
      m_control(std::move(control))
{
    m_worker.setMaxThreadCount(1);
}

LocalEndpoint::~LocalEndpoint()
{
    m_worker.waitForDone();
}

QFuture<Result<EndpointState>> LocalEndpoint::apply(const EndpointSettings &settings)
{
    auto [future, fulfil] = promised<EndpointState>();
    m_worker.start([this, settings, fulfil = std::move(fulfil)] {
        auto state = m_control.apply(settings);
        if (state)
            QMetaObject::invokeMethod(
                this, [this, now = *state] { setState(now); }, Qt::QueuedConnection);
        fulfil(std::move(state));
    });
    return future;
}

QFuture<Result<void>> LocalEndpoint::confirmClock()
{
    auto [future, fulfil] = promised<void>();
    m_worker.start([this, fulfil = std::move(fulfil)] { fulfil(m_control.confirmClock()); });
    return future;
}

void LocalEndpoint::tellClock(const std::optional<ClockJump> &jump)
{
    QMetaObject::invokeMethod(
        this,
        [this, jump] {
            m_clockJump = jump;
            Q_EMIT clockJumpChanged();
        },
        Qt::QueuedConnection);
}

QFuture<Result<void>> LocalEndpoint::setNames(const ServiceNames &names)
{
    auto [future, fulfil] = promised<void>();
    m_worker.start(
        [this, names, fulfil = std::move(fulfil)] { fulfil(m_control.setNames(names)); });
    return future;
}

void LocalEndpoint::setState(const EndpointState &state)
{
    m_state = state;
    Q_EMIT changed(m_state);
}

} // namespace tilldesk::runtime
