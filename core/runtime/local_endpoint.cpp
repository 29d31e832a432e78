#include "core/runtime/local_endpoint.h"

#include "core/runtime/promised.h"

using namespace Qt::StringLiterals;

namespace tilldesk::runtime {

namespace {

QJsonObject factsOf(const EndpointSettings &settings)
{
    return {{u"port"_s, settings.port},
            {u"tls"_s, settings.tls},
            {u"lan"_s, settings.lan},
            {u"lanPort"_s, settings.lanPort},
            {u"publicBaseUrl"_s, settings.publicBaseUrl},
            {u"certificateFile"_s, settings.certificateFile},
            {u"certificateKeyFile"_s, settings.certificateKeyFile}};
}

QJsonObject factsOf(const ServiceNames &names)
{
    return {{u"issuer"_s, names.issuer()}, {u"claimNamespace"_s, names.claimNamespace()}};
}

} // namespace

LocalEndpoint::LocalEndpoint(Gate &gate, Control control, QObject *parent)
    : Endpoint(parent),
      m_gate(gate),
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
    return m_gate.start<StaffCommand::ChangeEndpoint, EndpointState>([&](auto fulfil) {
        m_worker.start([this, settings, actor = m_gate.actor(), before = m_control.settings(),
                        fulfil = std::move(fulfil)] {
            auto state = m_control.apply(settings);
            if (state) {
                m_gate.record(actor,
                              {.kind = AuditKind::SettingsChanged,
                               .before = factsOf(before),
                               .after = factsOf(settings)});
                QMetaObject::invokeMethod(
                    this, [this, now = *state] { setState(now); }, Qt::QueuedConnection);
            }
            fulfil(std::move(state));
        });
    });
}

QFuture<Result<void>> LocalEndpoint::confirmClock()
{
    return m_gate.start<StaffCommand::ConfirmClock, void>([this](auto fulfil) {
        m_worker.start([this, actor = m_gate.actor(), fulfil = std::move(fulfil)] {
            fulfil(m_control.confirmClock(actor));
        });
    });
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
    return m_gate.start<StaffCommand::ChangeNames, void>([&](auto fulfil) {
        m_worker.start([this, names, actor = m_gate.actor(), before = m_control.names(),
                        fulfil = std::move(fulfil)] {
            auto set = m_control.setNames(names);
            if (set)
                m_gate.record(actor,
                              {.kind = AuditKind::SettingsChanged,
                               .before = factsOf(before),
                               .after = factsOf(names)});
            fulfil(std::move(set));
        });
    });
}

QFuture<Result<void>> LocalEndpoint::setAskAbove(Amount amount)
{
    return m_gate.start<StaffCommand::ChangeAskAbove, void>([this, amount](auto fulfil) {
        m_worker.start([this, amount, actor = m_gate.actor(), fulfil = std::move(fulfil)] {
            fulfil(m_control.setAskAbove(amount, actor));
        });
    });
}

void LocalEndpoint::setState(const EndpointState &state)
{
    m_state = state;
    Q_EMIT changed(m_state);
}

} // namespace tilldesk::runtime
