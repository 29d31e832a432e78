#pragma once

#include "core/remote/line.h"

namespace tilldesk::remote {

/// gateway::Hosted of the service.
class RemoteHosted final : public gateway::Hosted
{
public:
    explicit RemoteHosted(Line &line, QObject *parent = nullptr) : Hosted(parent), m_line(line) {}

    QFuture<Result<QList<HostedConnection>>> connections() override
    {
        return m_line.ask<&gateway::Hosted::connections>();
    }
    QFuture<Result<HostedConnection>> setConnection(const HostedConnection &connection,
                                                    const std::optional<QString> &apiKey) override
    {
        return m_line.ask<&gateway::Hosted::setConnection>(connection, apiKey);
    }
    QFuture<Result<HostedConnection>> makeKey(const ProfileId &profile, const QString &kid) override
    {
        return m_line.ask<&gateway::Hosted::makeKey>(profile, kid);
    }
    QFuture<Result<HostedConnection>> allow(const ProfileId &profile, RealMoney allowed) override
    {
        return m_line.ask<&gateway::Hosted::allow>(profile, allowed);
    }

private:
    Line &m_line;
};

} // namespace tilldesk::remote
