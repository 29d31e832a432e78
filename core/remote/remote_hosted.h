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
    QFuture<Result<void>> startCheck(const ProfileId &profile) override
    {
        return m_line.ask<&gateway::Hosted::startCheck>(profile);
    }
    QFuture<Result<void>> stopCheck() override { return m_line.ask<&gateway::Hosted::stopCheck>(); }
    QFuture<Result<ConnectionReport>> checked() override
    {
        return m_line.ask<&gateway::Hosted::checked>();
    }
    QFuture<Result<QList<HostedOutcome>>> openOutcomes() override
    {
        return m_line.ask<&gateway::Hosted::openOutcomes>();
    }
    QFuture<Result<HostedOutcome>> outcome(const PaymentId &id) override
    {
        return m_line.ask<&gateway::Hosted::outcome>(id);
    }
    QFuture<Result<void>> askNow(const PaymentId &id) override
    {
        return m_line.ask<&gateway::Hosted::askNow>(id);
    }
    QFuture<Result<HostedOutcome>> setNotCreated(const PaymentId &id,
                                                 const QString &reason) override
    {
        return m_line.ask<&gateway::Hosted::setNotCreated>(id, reason);
    }
    QFuture<Result<QList<HostedContradiction>>> contradictions() override
    {
        return m_line.ask<&gateway::Hosted::contradictions>();
    }
    QFuture<Result<HostedComparison>> openItems(const ProfileId &profile) override
    {
        return m_line.ask<&gateway::Hosted::openItems>(profile);
    }
    QFuture<Result<void>> fetchPayouts(const ProfileId &profile) override
    {
        return m_line.ask<&gateway::Hosted::fetchPayouts>(profile);
    }
    QFuture<Result<QList<HostedContact>>> contacts() override
    {
        return m_line.ask<&gateway::Hosted::contacts>();
    }
    QFuture<Result<void>> show(const QList<PaymentId> &payments) override
    {
        return m_line.ask<&gateway::Hosted::show>(payments);
    }

private:
    Line &m_line;
};

} // namespace tilldesk::remote
