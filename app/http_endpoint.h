#pragma once

#include "app/settings.h"
#include "core/base/clock.h"
#include "core/gateway/endpoint.h"
#include "core/http/listener.h"
#include "core/payments/payment_links.h"

#include <mutex>

namespace tilldesk::app {

/// Usage of both listeners. All values of a listener that does not exist are 0.
struct EndpointFigures {
    http::ListenerFigures here;
    http::ListenerFigures network;
};

/// The HTTP endpoint: a listener for this computer and, if enabled in the settings, a listener with
/// TLS for the network. Publishes the endpoint's address.
class HttpEndpoint
{
public:
    /// @param clock  wall clock: browsers and phones check the certificates
    /// @pre all references outlive this object
    HttpEndpoint(Settings settings, const http::Router &router, payments::PublicAddress &address,
                 const Clock &clock, Log &log);

    /// Starts the listeners; may be called again after a failure. If the network listener fails,
    /// the state has its error and this computer is still served. Not thread-safe.
    EndpointState start();
    void stop();

    [[nodiscard]] EndpointSettings settings() const; ///< thread-safe
    /// Writes the settings to the settings file and restarts the listeners. All other settings keep
    /// their values from the start, also those of the command line. Blocks until running requests
    /// end.
    /// Errors: `FieldInvalid` naming the setting, and nothing has changed; `Storage`.
    Result<EndpointState> apply(const EndpointSettings &wanted);
    /// Any thread; does not wait for start() and stop(), except to make or destroy a listener.
    [[nodiscard]] EndpointFigures figures() const;

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
    /// Guards the two pointers below, not the listeners' start and stop.
    mutable std::mutex m_listenersMutex;
    std::unique_ptr<http::Listener> m_here;
    std::unique_ptr<http::Listener> m_network;
};

} // namespace tilldesk::app
