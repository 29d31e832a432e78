#pragma once

#include "app/settings.h"
#include "core/base/clock.h"
#include "core/gateway/endpoint.h"
#include "core/http/listener.h"
#include "core/payments/payment_links.h"

#include <mutex>

namespace tilldesk::app {

/// The HTTP endpoint: a listener for this computer and, when the settings open it, one with TLS for
/// the network. Tells everybody under which address it is reached.
class HttpEndpoint
{
public:
    /// @param clock  the real one: certificates are looked at by browsers and phones
    /// @pre all references outlive it
    HttpEndpoint(Settings settings, const http::Router &router, payments::PublicAddress &address,
                 const Clock &clock, Log &log);

    /// Starts to listen, anew after a failure. A network that cannot be opened is told, and is no
    /// reason not to serve this computer. From one thread at a time.
    EndpointState start();
    void stop();

    [[nodiscard]] EndpointSettings settings() const; ///< from any thread
    /// Writes the settings into the settings file and listens anew. Waits for requests that run.
    /// Errors: `FieldInvalid` naming the setting, nothing was changed; `Storage`.
    Result<EndpointState> apply(const EndpointSettings &wanted);

private:
    [[nodiscard]] Result<http::TlsIdentity> identity(const Settings &settings) const;
    [[nodiscard]] Result<QString> listenHere(const Settings &settings);
    [[nodiscard]] Result<QString> listenToNetwork(const Settings &settings);

    const http::Router &m_router;
    payments::PublicAddress &m_address;
    const Clock &m_clock;
    Log &m_log;
    mutable std::mutex m_mutex;
    Settings m_settings; ///< guarded by m_mutex
    std::unique_ptr<http::Listener> m_here;
    std::unique_ptr<http::Listener> m_network;
};

} // namespace tilldesk::app
