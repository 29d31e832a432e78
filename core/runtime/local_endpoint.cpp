#include "core/runtime/local_endpoint.h"

namespace tilldesk::runtime {

void LocalEndpoint::setState(const EndpointState &state)
{
    if (state == m_state)
        return;
    m_state = state;
    Q_EMIT changed(m_state);
}

} // namespace tilldesk::runtime
