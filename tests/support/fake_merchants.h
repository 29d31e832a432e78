#pragma once

#include "core/gateway/endpoint.h"
#include "core/gateway/merchants.h"

#include <optional>

namespace tilldesk::test {

/// In-memory fake. Replies at once with a finished future and emits changed().
class FakeMerchants final : public gateway::Merchants
{
    Q_OBJECT

public:
    using gateway::Merchants::Merchants;

    QList<ProfileEntry> entries;
    QList<Merchant> newMerchants; ///< merchants without a profile
    QList<ApiKey> keys;
    std::optional<Error> error;     ///< error reply of all changes while set
    std::optional<Error> readError; ///< error reply of all reads while set

    QFuture<Result<QList<Merchant>>> merchants() override;
    QFuture<Result<QList<ProfileEntry>>> profiles() override;
    QFuture<Result<Merchant>> addMerchant(const Merchant &merchant) override;
    QFuture<Result<Merchant>> changeMerchant(const Merchant &merchant) override;
    QFuture<Result<Profile>> addProfile(const Profile &profile) override;
    QFuture<Result<Profile>> changeProfile(const Profile &profile) override;
    QFuture<Result<PointOfSale>> addPointOfSale(const PointOfSale &pointOfSale) override;
    QFuture<Result<PointOfSale>> changePointOfSale(const PointOfSale &pointOfSale) override;
    [[nodiscard]] QString locationLink(const ProfileId &profile,
                                       const QString &posId) const override;
    QFuture<Result<QrMatrix>> locationCode(const ProfileId &profile, const QString &posId) override;
    QFuture<Result<KeySetSummary>> checkKeySet(const QString &jwks) override;
    QFuture<Result<QList<ApiKey>>> apiKeys() override;
    QFuture<Result<CreatedApiKey>> createApiKey(const NewApiKey &key) override;
    QFuture<Result<void>> revokeApiKey(const ApiKeyId &id) override;

private:
    [[nodiscard]] ProfileEntry *entry(const ProfileId &id);
    template <typename T>
    QFuture<Result<T>> changedTo(Result<T> result);
};

class FakeEndpoint final : public gateway::Endpoint
{
    Q_OBJECT

public:
    using gateway::Endpoint::Endpoint;

    std::optional<Error> error;      ///< error reply of apply() and confirmClock() while set
    Amount limit;                    ///< reply of askAbove(); initially 0: never asks
    EndpointSettings wanted;         ///< settings of the last apply(), initially the defaults
    std::optional<Error> namesError; ///< error reply of setNames() while set
    ServiceNames wantedNames{QStringLiteral("Tilldesk"),
                             QStringLiteral("https://tilldesk.invalid")};

    void setState(const EndpointState &state);
    [[nodiscard]] EndpointState state() const override { return m_state; }
    [[nodiscard]] EndpointSettings settings() const override { return wanted; }
    QFuture<Result<EndpointState>> apply(const EndpointSettings &settings) override;
    [[nodiscard]] std::optional<ClockJump> clockJump() const override { return m_clockJump; }
    /// Replies with `error`, or clears the clock jump.
    QFuture<Result<void>> confirmClock() override;
    void setClockJump(const std::optional<ClockJump> &jump);
    [[nodiscard]] ServiceNames names() const override { return wantedNames; }
    QFuture<Result<void>> setNames(const ServiceNames &names) override;
    [[nodiscard]] Amount askAbove() const override { return limit; }
    QFuture<Result<void>> setAskAbove(Amount amount) override;

private:
    EndpointState m_state;
    std::optional<ClockJump> m_clockJump;
};

} // namespace tilldesk::test
