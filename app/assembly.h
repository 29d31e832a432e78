#pragma once

#include "app/core_services.h"
#include "app/settings.h"
#include "core/gateway/endpoint.h"
#include "core/http/listener.h"
#include "core/merchants/authenticator.h"
#include "core/payments/payment_links.h"
#include "core/runtime/local_payment_port.h"
#include "core/runtime/readers.h"
#include "core/storage/data_directory.h"

namespace tilldesk::app {

/// The one place that names every concrete class: the whole service of one database, without a
/// window. Made and destroyed on the main thread.
class Assembly
{
public:
    /// @pre `log` and `clock` outlive it; the data directory is locked by this process
    Assembly(Settings settings, const storage::DataDirectory &directory, const Clock &clock,
             Log &log);
    ~Assembly(); ///< stop()
    Assembly(const Assembly &) = delete;
    Assembly &operator=(const Assembly &) = delete;

    /// Opens the database and starts the core and the readers. Errors: `Storage`.
    Result<void> start();
    /// Starts the HTTP endpoint; may be called again after a failure. Errors: `Internal` (the port
    /// is taken).
    /// @return its address, for example `http://127.0.0.1:8400`
    Result<QString> listen();
    [[nodiscard]] EndpointSettings endpointSettings() const;
    /// Writes the settings into the settings file and listens anew. Waits for requests that run.
    /// Errors: `FieldInvalid` naming the setting, nothing was changed; `Storage`.
    Result<EndpointState> applyEndpoint(const EndpointSettings &wanted);
    /// listen(), told as a state.
    EndpointState listenState();
    /// Finishes what has begun: the endpoint first, then the core, then the readers.
    void stop();

    [[nodiscard]] const Settings &settings() const { return m_settings; }
    [[nodiscard]] runtime::CoreThread &core() { return m_core; }
    /// @pre start() has succeeded; touch them on the core thread only
    [[nodiscard]] CoreServices &services() { return *m_services; }
    [[nodiscard]] payments::PaymentPort &payments() { return *m_payments; }
    [[nodiscard]] const merchants::PublishedDirectory &directory() const { return m_published; }
    [[nodiscard]] const payments::PublicAddress &address() const { return m_address; }
    [[nodiscard]] const debtors::PublishedSimulation &simulation() const { return m_simulation; }
    /// The service's own clock, which a simulation may set.
    [[nodiscard]] const Clock &clock() const { return m_clock; }

private:
    void addRoutes();

    Settings m_settings;
    QString m_databasePath;
    const Clock &m_realClock;
    AdjustableClock m_clock;
    Log &m_log;
    merchants::PublishedDirectory m_published;
    debtors::PublishedSimulation m_simulation;
    payments::PublicAddress m_address;
    runtime::CoreThread m_core;
    runtime::Readers m_readers;
    CoreServices *m_services = nullptr; ///< owned by m_core
    std::unique_ptr<payments::PaymentPort> m_payments;
    merchants::Authenticator m_authenticator;
    http::Router m_router;
    mutable std::mutex m_endpointMutex; ///< guards m_settings once the endpoint can be set anew
    std::unique_ptr<http::Listener> m_listener;
};

} // namespace tilldesk::app
