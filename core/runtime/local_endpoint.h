#pragma once

#include "core/gateway/endpoint.h"

namespace tilldesk::runtime {

/// gateway::Endpoint of this process: says what it was told. Lives on the window's thread.
class LocalEndpoint final : public gateway::Endpoint
{
    Q_OBJECT

public:
    using Endpoint::Endpoint;

    [[nodiscard]] EndpointState state() const override { return m_state; }
    void setState(const EndpointState &state);

private:
    EndpointState m_state;
};

} // namespace tilldesk::runtime
