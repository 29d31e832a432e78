#include "core/runtime/local_hosted.h"

#include "core/hosted/connection_routes.h"

namespace tilldesk::runtime {

using Connections = QList<HostedConnection>;

QFuture<Result<Connections>> LocalHosted::connections()
{
    return m_gate.change<StaffCommand::ReadHosted, Connections>([this]() -> Result<Connections> {
        Connections all;
        const auto directory = m_needs.directory.current();
        for (const merchants::StoredProfile &stored : directory->profiles()) {
            auto connection = shown(m_needs.connections.find(stored.profile.id));
            if (!connection)
                return connection.failure();
            all << std::move(*connection);
        }
        return all;
    });
}

QFuture<Result<HostedConnection>> LocalHosted::setConnection(const HostedConnection &connection,
                                                             const std::optional<QString> &apiKey)
{
    return m_gate.change<StaffCommand::ChangeHosted, HostedConnection>(
        [this, connection, apiKey] { return shown(m_needs.connections.set(connection, apiKey)); });
}

QFuture<Result<HostedConnection>> LocalHosted::makeKey(const ProfileId &profile, const QString &kid)
{
    return m_gate.change<StaffCommand::ChangeHosted, HostedConnection>(
        [this, profile, kid] { return shown(m_needs.connections.makeKey(profile, kid)); });
}

QFuture<Result<HostedConnection>> LocalHosted::allow(const ProfileId &profile, RealMoney allowed)
{
    return m_gate.change<StaffCommand::AllowRealMoney, HostedConnection>(
        [this, profile, allowed] { return shown(m_needs.connections.allow(profile, allowed)); });
}

Result<HostedConnection> LocalHosted::shown(Result<HostedConnection> connection) const
{
    if (connection && !connection->kid.isEmpty())
        connection->ownKeySetUrl = QString::fromStdString(m_needs.address.base())
            + hosted::keySetPath(connection->profileId);
    return connection;
}

void LocalHosted::notify(const Events &events)
{
    if (events.hostedChanged)
        QMetaObject::invokeMethod(
            this, [this] { Q_EMIT changed(); }, Qt::QueuedConnection);
}

} // namespace tilldesk::runtime
