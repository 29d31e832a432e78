#pragma once

#include "app/callback_sending.h"
#include "app/core_services.h"
#include "app/database_check.h"
#include "app/health_watch.h"
#include "app/http_endpoint.h"
#include "app/inspecting.h"
#include "app/ledger_watch.h"
#include "app/naming.h"
#include "app/own_keys.h"
#include "app/settings.h"
#include "app/signed_requests.h"
#include "core/merchants/authenticator.h"
#include "core/payments/payment_links.h"
#include "core/runtime/local_debtor_port.h"
#include "core/runtime/local_payment_port.h"
#include "core/runtime/local_payout_port.h"
#include "core/runtime/local_refund_port.h"
#include "core/runtime/readers.h"
#include "core/storage/data_directory.h"

namespace tilldesk::app {

/// The clocks of the computer, or of a test. Both outlive who gets them.
struct Clocks {
    const Clock &wall;
    const MonotonicClock &monotonic;
};

/// The one place that names every concrete class: the whole service of one database, without a
/// window. Made and destroyed on the main thread.
class Assembly
{
public:
    /// @pre `directory`, `log` and a keychain outlive it; this process has locked the directory
    Assembly(Settings settings, const storage::DataDirectory &directory, const Clocks &clocks,
             Log &log, KeySources keySources = {});
    ~Assembly(); ///< stop()
    Assembly(const Assembly &) = delete;
    Assembly &operator=(const Assembly &) = delete;

    /// Opens the database and the service's keys, starts the core and the readers.
    /// Errors: `Storage`, also when the master key is missing, and as checkDatabase(); then nothing
    /// was changed.
    Result<void> start();
    /// Begins to send callbacks. Not for a command that ends at once: it would cut them off.
    /// Errors: as CallbackSending::start(). @pre start() has succeeded; once
    Result<void> startSending();
    /// Begins to watch the health of the service beside everything else: the ledger, the disk, the
    /// core's queue, the age of callbacks. @param tell  see LedgerWatch::start()
    /// @pre start() has succeeded; once
    void watch(LedgerWatch::Listener tell = {});
    /// Finishes what has begun: the endpoint first, then the core, then the readers.
    void stop();

    /// What was asked for at the start; of the endpoint see endpoint(), of the names names().
    [[nodiscard]] const Settings &settings() const { return m_settings; }
    [[nodiscard]] payouts::ClosingTime closing() const
    {
        return {m_settings.closingTime, m_settings.timeZone};
    }
    [[nodiscard]] HttpEndpoint &endpoint() { return m_endpoint; }
    /// Prepare them before the endpoint starts.
    [[nodiscard]] OwnKeys &keys() { return m_keys; }
    [[nodiscard]] runtime::CoreThread &core() { return m_core; }
    [[nodiscard]] runtime::ClockGuard &clockGuard() { return m_clockGuard; }
    /// Trusts the wall clock as it is now, also after a restart. Blocks until that is stored.
    /// @param by  who says so, for the log. Errors: `Storage`, `Busy`. @pre not on the core thread
    Result<void> confirmClock(const QString &by);
    [[nodiscard]] runtime::Readers &readers() { return m_readers; }
    /// @pre start() has succeeded; touch them on the core thread only
    [[nodiscard]] CoreServices &services() { return *m_services; }
    [[nodiscard]] payments::PaymentPort &payments() { return *m_payments; }
    [[nodiscard]] refunds::RefundPort &refunds() { return *m_refunds; }
    [[nodiscard]] payouts::PayoutPort &payouts() { return *m_payouts; }
    [[nodiscard]] const merchants::PublishedDirectory &directory() const { return m_published; }
    [[nodiscard]] const payments::PublicAddress &address() const { return m_address; }
    /// What `/ready` answers; for everybody who notices a problem.
    [[nodiscard]] runtime::Health &health() { return m_health; }
    [[nodiscard]] const PublishedServiceNames &names() const { return m_names; }
    [[nodiscard]] Naming &naming() { return m_naming; }
    /// Of the database file.
    [[nodiscard]] const QString &databasePath() const { return m_databasePath; }
    /// @pre start() has succeeded
    [[nodiscard]] Inspecting &inspecting() { return m_inspecting; }
    [[nodiscard]] const debtors::PublishedSimulation &simulation() const { return m_simulation; }
    /// The service's own clock, which a simulation may set.
    [[nodiscard]] const Clock &clock() const { return m_clock; }

private:
    void addRoutes();
    void resumeClock(const std::optional<storage::HighWater> &mark);
    void tellLedger(const LedgerHealth &ledger);

    Settings m_settings;
    const storage::DataDirectory &m_dataDirectory;
    QString m_databasePath;
    const Clock &m_realClock;
    const MonotonicClock &m_monotonic;
    AdjustableClock m_clock;
    Log &m_log;
    ClockWatch m_clockWatch;
    runtime::ClockGuard m_clockGuard;
    runtime::Health m_health;
    merchants::PublishedDirectory m_published;
    debtors::PublishedSimulation m_simulation;
    payments::PublicAddress m_address;
    PublishedServiceNames m_names;
    Naming m_naming;
    runtime::CoreThread m_core;
    OwnKeys m_keys;
    runtime::Readers m_readers;
    CoreServices *m_services = nullptr; ///< owned by m_core
    std::unique_ptr<payments::PaymentPort> m_payments;
    std::unique_ptr<refunds::RefundPort> m_refunds;
    std::unique_ptr<payouts::PayoutPort> m_payouts;
    std::unique_ptr<debtors::DebtorPort> m_debtors;
    SignedRequests m_signedRequests;
    Inspecting m_inspecting;
    CallbackSending m_callbackSending;
    merchants::Authenticator m_authenticator;
    http::Router m_router;
    HttpEndpoint m_endpoint;
    LedgerWatch m_ledgerWatch;
    HealthWatch m_healthWatch;
};

} // namespace tilldesk::app
