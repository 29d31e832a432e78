#pragma once

#include "core/gateway/endpoint.h"
#include "core/gateway/merchants.h"

namespace tilldesk::test {

/// Profiles that never change unless a test changes them. Answers at once, as a done future.
class FakeMerchants final : public gateway::Merchants
{
    Q_OBJECT

public:
    using gateway::Merchants::Merchants;

    QList<ProfileEntry> entries;

    QFuture<Result<QList<ProfileEntry>>> profiles() override;
};

class FakeEndpoint final : public gateway::Endpoint
{
    Q_OBJECT

public:
    using gateway::Endpoint::Endpoint;

    void setState(const EndpointState &state);
    [[nodiscard]] EndpointState state() const override { return m_state; }

private:
    EndpointState m_state;
};

} // namespace tilldesk::test
