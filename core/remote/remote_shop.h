#pragma once

#include "core/remote/line.h"

namespace tilldesk::remote {

/// gateway::Merchants of the service.
class RemoteMerchants final : public gateway::Merchants
{
public:
    explicit RemoteMerchants(Line &line, QObject *parent = nullptr)
        : Merchants(parent),
          m_line(line)
    {
    }

    QFuture<Result<QList<Merchant>>> merchants() override
    {
        return m_line.ask<&gateway::Merchants::merchants>();
    }
    QFuture<Result<QList<ProfileEntry>>> profiles() override
    {
        return m_line.ask<&gateway::Merchants::profiles>();
    }
    QFuture<Result<Merchant>> addMerchant(const Merchant &merchant) override
    {
        return m_line.ask<&gateway::Merchants::addMerchant>(merchant);
    }
    QFuture<Result<Merchant>> changeMerchant(const Merchant &merchant) override
    {
        return m_line.ask<&gateway::Merchants::changeMerchant>(merchant);
    }
    QFuture<Result<Profile>> addProfile(const Profile &profile) override
    {
        return m_line.ask<&gateway::Merchants::addProfile>(profile);
    }
    QFuture<Result<Profile>> changeProfile(const Profile &profile) override
    {
        return m_line.ask<&gateway::Merchants::changeProfile>(profile);
    }
    QFuture<Result<PointOfSale>> addPointOfSale(const PointOfSale &pointOfSale) override
    {
        return m_line.ask<&gateway::Merchants::addPointOfSale>(pointOfSale);
    }
    QFuture<Result<PointOfSale>> changePointOfSale(const PointOfSale &pointOfSale) override
    {
        return m_line.ask<&gateway::Merchants::changePointOfSale>(pointOfSale);
    }
    QString locationLink(const ProfileId &profile, const QString &posId) const override
    {
        return m_line.state<&wire::locationPattern>()
            .replace(wire::kProfilePlace, profile.text())
            .replace(wire::kPosPlace, posId);
    }
    QFuture<Result<QrMatrix>> locationCode(const ProfileId &profile, const QString &posId) override
    {
        return m_line.ask<&gateway::Merchants::locationCode>(profile, posId);
    }
    QFuture<Result<KeySetSummary>> checkKeySet(const QString &jwks) override
    {
        return m_line.ask<&gateway::Merchants::checkKeySet>(jwks);
    }
    QFuture<Result<QList<ApiKey>>> apiKeys() override
    {
        return m_line.ask<&gateway::Merchants::apiKeys>();
    }
    QFuture<Result<CreatedApiKey>> createApiKey(const NewApiKey &key) override
    {
        return m_line.ask<&gateway::Merchants::createApiKey>(key);
    }
    QFuture<Result<void>> revokeApiKey(const ApiKeyId &id) override
    {
        return m_line.ask<&gateway::Merchants::revokeApiKey>(id);
    }

private:
    Line &m_line;
};

/// gateway::Staff of the service.
class RemoteStaff final : public gateway::Staff
{
public:
    explicit RemoteStaff(Line &line, QObject *parent = nullptr);

    StaffSession session() const override;
    QList<StaffMember> members() const override { return m_line.state<&gateway::Staff::members>(); }
    RefundLimits limits(StaffRole role) const override
    {
        return m_line.state<&wire::limitsByRole>().value(role);
    }
    QFuture<Result<PinResult>> signIn(const StaffId &id, const QString &pin) override
    {
        return m_line.ask<&gateway::Staff::signIn>(id, pin);
    }
    QFuture<Result<void>> choosePin(const QString &pin) override
    {
        return m_line.ask<&gateway::Staff::choosePin>(pin);
    }
    /// Without a connection, locks the window now and the service's session later.
    QFuture<Result<void>> lock() override;
    QFuture<Result<StaffMember>> add(const QString &name, StaffRole role,
                                     const QString &pin) override
    {
        return m_line.ask<&gateway::Staff::add>(name, role, pin);
    }
    QFuture<Result<StaffMember>> change(const StaffChange &change) override
    {
        return m_line.ask<&gateway::Staff::change>(change);
    }
    QFuture<Result<StaffMember>> leave(const StaffId &id) override
    {
        return m_line.ask<&gateway::Staff::leave>(id);
    }
    QFuture<Result<QString>> givePin(const StaffId &id) override
    {
        return m_line.ask<&gateway::Staff::givePin>(id);
    }
    QFuture<Result<StaffMember>> setPassword(const StaffId &id, const QString &password) override
    {
        return m_line.ask<&gateway::Staff::setPassword>(id, password);
    }
    QFuture<Result<StaffMember>> unblock(const StaffId &id) override
    {
        return m_line.ask<&gateway::Staff::unblock>(id);
    }
    QFuture<Result<void>> setLimits(StaffRole role, const RefundLimits &limits) override
    {
        return m_line.ask<&gateway::Staff::setLimits>(role, limits);
    }
    QFuture<Result<RefundAllowance>> allowance(const RefundToApprove &refund) override
    {
        return m_line.ask<&gateway::Staff::allowance>(refund);
    }
    QFuture<Result<PinResult>> approve(const StaffId &approver, const QString &pin,
                                       const RefundToApprove &refund,
                                       const QString &sentence) override
    {
        return m_line.ask<&gateway::Staff::approve>(approver, pin, refund, sentence);
    }
    QFuture<Result<void>> takeBack() override { return m_line.ask<&gateway::Staff::takeBack>(); }

private:
    void onOpenChanged(bool isOpen);

    Line &m_line;
    bool m_mustLock = false; ///< locked without a connection: the service does not know yet
};

/// gateway::ServiceKeys of the service.
class RemoteServiceKeys final : public gateway::ServiceKeys
{
public:
    explicit RemoteServiceKeys(Line &line, QObject *parent = nullptr)
        : ServiceKeys(parent),
          m_line(line)
    {
    }

    QFuture<Result<QList<ServiceKeyEntry>>> keys() override
    {
        return m_line.ask<&gateway::ServiceKeys::keys>();
    }
    QFuture<Result<void>> rotate() override { return m_line.ask<&gateway::ServiceKeys::rotate>(); }
    QStringList keySetAddresses() const override
    {
        return m_line.state<&gateway::ServiceKeys::keySetAddresses>();
    }
    QByteArray keySet() const override { return m_line.state<&gateway::ServiceKeys::keySet>(); }

private:
    Line &m_line;
};

/// gateway::Endpoint of the service.
class RemoteEndpoint final : public gateway::Endpoint
{
public:
    explicit RemoteEndpoint(Line &line, QObject *parent = nullptr) : Endpoint(parent), m_line(line)
    {
    }

    EndpointState state() const override { return m_line.state<&gateway::Endpoint::state>(); }
    EndpointSettings settings() const override
    {
        return m_line.state<&gateway::Endpoint::settings>();
    }
    QFuture<Result<EndpointState>> apply(const EndpointSettings &settings) override
    {
        return m_line.ask<&gateway::Endpoint::apply>(settings);
    }
    std::optional<ClockJump> clockJump() const override
    {
        return m_line.state<&gateway::Endpoint::clockJump>();
    }
    QFuture<Result<void>> confirmClock() override
    {
        return m_line.ask<&gateway::Endpoint::confirmClock>();
    }
    ServiceNames names() const override { return m_line.state<&gateway::Endpoint::names>(); }
    QFuture<Result<void>> setNames(const ServiceNames &names) override
    {
        return m_line.ask<&gateway::Endpoint::setNames>(names);
    }
    Amount askAbove() const override { return m_line.state<&gateway::Endpoint::askAbove>(); }
    QFuture<Result<void>> setAskAbove(Amount amount) override
    {
        return m_line.ask<&gateway::Endpoint::setAskAbove>(amount);
    }

private:
    Line &m_line;
};

} // namespace tilldesk::remote
