#pragma once

#include "app/backup_keeper.h"
#include "app/callback_sending.h"
#include "app/core_services.h"
#include "app/follower.h"
#include "app/health_watch.h"
#include "app/http_endpoint.h"
#include "app/inspecting.h"
#include "app/ledger_watch.h"
#include "app/naming.h"
#include "app/own_keys.h"
#include "app/pack_keeper.h"
#include "app/settings.h"
#include "app/signed_requests.h"
#include "core/debtors/local_debtor_port.h"
#include "core/hosted/connection_routes.h"
#include "core/hosted/provider_payment_port.h"
#include "core/hosted/provider_refund_port.h"
#include "core/merchants/authenticator.h"
#include "core/payments/local_payment_port.h"
#include "core/payments/payment_links.h"
#include "core/payouts/payout_port.h"
#include "core/refunds/local_refund_port.h"
#include "core/storage/data_directory.h"
#include "core/threads/read_threads.h"
#include "core/tills/till_identity.h"
#include "core/tills/till_place.h"

namespace tilldesk::app {

/// The clocks of the computer, or of a test. Both must outlive their users.
struct Clocks {
    const Clock &wall;
    const MonotonicClock &monotonic;
};

/// Composition root: creates and connects the concrete classes of the service for one database,
/// without a window. Created and destroyed on the main thread.
class Assembly
{
public:
    /// @pre `directory`, `log` and a keychain outlive this object; this process has locked the
    /// directory
    Assembly(Settings settings, const storage::DataDirectory &directory, const Clocks &clocks,
             Log &log, KeySources keySources = {});
    ~Assembly(); ///< calls stop()
    Assembly(const Assembly &) = delete;
    Assembly &operator=(const Assembly &) = delete;

    /// Opens the database and the service's keys; starts the core thread and the readers.
    /// Errors: `Storage`, also if the master key is missing; as verification::checkHighWater().
    /// After an error nothing has been changed.
    Result<void> start();
    enum class Leader { None, Another };
    /// Returns whether another service writes to the PostgreSQL database of this shop.
    /// Errors: `Storage`.
    [[nodiscard]] Result<Leader> findLeader() const;
    /// Becomes a standby, instead of start(): requests that only read are answered, all others
    /// refused with `Busy` and the name of the leader.
    /// Errors: `Storage`, also if the schema is not this program's. @pre findLeader() has found one
    Result<void> follow();
    /// Waits until the other service has gone, then takes the lead: from then on, requests that
    /// change something are carried out. Blocks; any thread. Call startLeading() next.
    /// Errors: `Storage`, also after stopWaiting(). @pre follow() has succeeded
    Result<void> takeLead();
    void stopWaiting() { m_isWaiting = false; } ///< thread-safe
    /// Starts what a standby does not have. @pre takeLead() has succeeded
    Result<void> startLeading();
    [[nodiscard]] bool isStandby() const { return m_core.isStandby(); } ///< thread-safe
    /// Returns the name of the service that leads, for people; empty if it is this one.
    /// Thread-safe.
    [[nodiscard]] QString leader() const { return *m_leader.load(); }
    /// Lets payouts, refunds and callbacks of a restored shop go on; see RestoreMark.
    /// Errors: `Storage` if the folder was not restored; `FileNotWritten`; `Busy`. Blocks.
    /// @pre not on the core thread
    Result<void> acceptRestore();
    /// Starts sending callbacks; in a restored shop only after acceptRestore(). Not called by
    /// commands that exit at once: they would interrupt the calls. Errors: as
    /// CallbackSending::start(). @pre start() has succeeded; called once
    Result<void> startSending();
    /// Starts watching the health of the service in the background: ledger, disk, core queue, age
    /// of callbacks. @param tell  see LedgerWatch::start()
    /// @pre start() has succeeded; called once
    void watch(LedgerWatch::Listener tell = {});
    /// Stops all parts: the endpoint first, then the core, then the readers. Blocks.
    void stop();

    /// The settings at the start. For later changes see endpoint() and names().
    [[nodiscard]] const Settings &settings() const { return m_settings; }
    [[nodiscard]] payouts::ClosingTime closing() const { return closingOf(m_settings); }
    [[nodiscard]] HttpEndpoint &endpoint() { return m_endpoint; }
    /// Call OwnKeys::prepare() before the endpoint starts.
    [[nodiscard]] OwnKeys &keys() { return m_keys; }
    [[nodiscard]] BackupKeeper &backups() { return m_backups; }
    [[nodiscard]] PackKeeper &packs() { return m_packs; }
    [[nodiscard]] threads::CoreThread &core() { return m_core; }
    [[nodiscard]] threads::ClockGuard &clockGuard() { return m_clockGuard; }
    /// Accepts the wall clock as it is now, also for later starts. Blocks until that is stored.
    /// @param by  actor, for the log and the audit trail. Errors: `Storage`, `Busy`. @pre not on
    /// the core thread
    Result<void> confirmClock(AuditActor by);
    [[nodiscard]] threads::ReadThreads &readers() { return m_readers; }
    /// @pre start() has succeeded; use the services on the core thread only
    [[nodiscard]] CoreServices &services() { return *m_services; }
    [[nodiscard]] payments::PaymentPort &payments() { return *m_payments; }
    [[nodiscard]] hosted::Provider &provider() { return *m_provider; }
    [[nodiscard]] refunds::RefundPort &refunds() { return *m_refunds; }
    [[nodiscard]] payouts::PayoutPort &payouts() { return *m_payouts; }
    [[nodiscard]] const merchants::PublishedDirectory &directory() const { return m_published; }
    /// Returns the connections with providers; with their secrets, which stay inside the core.
    [[nodiscard]] const hosted::PublishedConnections &connections() const { return m_connections; }
    [[nodiscard]] const payments::PublicAddress &address() const { return m_address; }
    /// The conditions that `/ready` reports. Any part of the program may report a problem here.
    [[nodiscard]] threads::Health &health() { return m_health; }
    [[nodiscard]] const PublishedServiceNames &names() const { return m_names; }
    [[nodiscard]] const staff::PublishedStaff &staff() const { return m_staff; }
    [[nodiscard]] const tills::PublishedTills &tills() const { return m_tills; }
    /// Returns where the service accepts windows of other computers.
    [[nodiscard]] tills::PublishedTillPlace &tillPlace() { return m_tillPlace; }
    /// Returns the certificate that windows of other computers know; makes it at the first call.
    /// Blocks. Errors: as tills::tillIdentity(); `Busy`. @pre start() has succeeded; not on the
    /// core thread
    [[nodiscard]] Result<tills::TillIdentity> tillIdentity();
    [[nodiscard]] Naming &naming() { return m_naming; }
    /// Returns the sum above which windows ask before a payment or refund; 0: never. Thread-safe.
    [[nodiscard]] Amount askAbove() const { return Amount::fromCents(m_askAbove); }
    /// Stores the setting `askAbove`. Blocks until that is stored.
    /// Errors: `FieldInvalid` (askAbove: more than Amount::kMaxCents, or negative); `Storage`;
    /// `Busy`. @pre not on the core thread
    Result<void> setAskAbove(Amount amount, AuditActor by);
    /// Names a folder that takes the place of the data folder once this object has stopped; see
    /// exchangeFolders(). Thread-safe.
    void setRestored(const QString &folder)
    {
        const std::lock_guard lock(m_restoredMutex);
        m_restored = folder;
    }
    /// Returns that folder; empty: none. Thread-safe.
    [[nodiscard]] QString restored() const
    {
        const std::lock_guard lock(m_restoredMutex);
        return m_restored;
    }
    [[nodiscard]] const QString &databasePath() const { return m_databasePath; }
    /// @pre start() has succeeded
    [[nodiscard]] Inspecting &inspecting() { return m_inspecting; }
    [[nodiscard]] const debtors::PublishedSimulation &simulation() const { return m_simulation; }
    /// The service clock, which the simulation may set.
    [[nodiscard]] const Clock &clock() const { return m_clock; }
    [[nodiscard]] Log &log() const { return m_log; }
    [[nodiscard]] const Clock &wall() const { return m_realClock; } ///< the computer's own

private:
    void addRoutes();
    [[nodiscard]] Result<void> examine();
    [[nodiscard]] Result<void> startCore(const CoreServices::Leading &leading);
    [[nodiscard]] Result<void> openToRequests();
    void tellLeader(const QString &leader);
    void resumeClock(const std::optional<storage::HighWater> &mark);
    void tellLedger(const LedgerHealth &ledger);
    [[nodiscard]] Result<void> holdRestored();

    Settings m_settings;
    const storage::DataDirectory &m_dataDirectory;
    QString m_databasePath;
    const Clock &m_realClock;
    const MonotonicClock &m_monotonic;
    AdjustableClock m_clock;
    Log &m_log;
    ClockWatch m_clockWatch;
    threads::ClockGuard m_clockGuard;
    threads::Health m_health;
    merchants::PublishedDirectory m_published;
    debtors::PublishedSimulation m_simulation;
    payments::PublicAddress m_address;
    PublishedServiceNames m_names;
    staff::PublishedStaff m_staff;
    tills::PublishedTills m_tills;
    tills::PublishedTillPlace m_tillPlace;
    hosted::PublishedConnections m_connections;
    Naming m_naming;
    threads::CoreThread m_core;
    OwnKeys m_keys;
    BackupKeeper m_backups;
    PackKeeper m_packs;
    std::atomic<qint64> m_askAbove{m_settings.askAbove}; ///< cents
    std::atomic<bool> m_hasMasterKey = false;            ///< keys are open
    std::atomic<bool> m_isHeld = false;                  ///< restored, and not accepted yet
    bool m_sendsWhenAccepted = false;                    ///< used on the main thread
    mutable std::mutex m_restoredMutex;
    QString m_restored; ///< guarded by m_restoredMutex
    QObject m_context;  ///< receives calls for the main thread
    threads::ReadThreads m_readers;
    CoreServices *m_services = nullptr; ///< owned by m_core
    std::atomic<std::shared_ptr<const QString>> m_leader = std::make_shared<const QString>();
    std::atomic<bool> m_isWaiting = true;
    std::unique_ptr<Follower> m_follower; ///< null unless this is, or was, a standby
    std::unique_ptr<payments::PaymentPort> m_localPayments;
    std::unique_ptr<hosted::Provider> m_provider;
    std::unique_ptr<payments::PaymentPort> m_payments; ///< of local and of hosted profiles
    std::unique_ptr<refunds::RefundPort> m_localRefunds;
    std::unique_ptr<refunds::RefundPort> m_refunds; ///< of local and of hosted profiles
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
