#include "app/assembly.h"

#include "app/metrics_routes.h"
#include "app/service_routes.h"
#include "app/setting_change.h"
#include "core/callbacks/inbox_routes.h"
#include "core/debtors/checkout_routes.h"
#include "core/debtors/phone_routes.h"
#include "core/debtors/request_guard.h"
#include "core/debtors/simulation_routes.h"
#include "core/keys/key_routes.h"
#include "core/payments/payment_routes.h"
#include "core/payouts/reconciliation_routes.h"
#include "core/qr/qr_routes.h"
#include "core/refunds/refund_routes.h"
#include "core/runtime/promised.h"
#include "core/safekeeping/restore_mark.h"
#include "core/storage/migrate.h"
#include "core/verification/high_water_check.h"

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

/// Behind a proxy, remote callers come from loopback too: loopback callers get the network's limit.
/// The address is read at each request, because the window can change `publicBaseUrl` at run time.
merchants::RateLimit rateOf(const Settings &settings, const payments::PublicAddress &address)
{
    merchants::RateLimit rate = settings.keyRate;
    rate.isBehindProxy = [&address] { return !address.isDirect(); };
    return rate;
}

constexpr std::chrono::seconds kPatienceForLead(3);

} // namespace

Assembly::Assembly(Settings settings, const storage::DataDirectory &directory, const Clocks &clocks,
                   Log &log, KeySources keySources)
    : m_settings(std::move(settings)),
      m_dataDirectory(directory),
      m_databasePath(directory.databasePath()),
      m_realClock(clocks.wall),
      m_monotonic(clocks.monotonic),
      m_clock(clocks.wall),
      m_log(log),
      m_clockWatch(clocks.wall, clocks.monotonic, m_settings.clockJumpLimit),
      m_clockGuard(m_clockWatch, log),
      m_health(clocks.wall, log),
      m_names(ServiceNames(m_settings.issuer, m_settings.claimNamespace)),
      m_naming(m_settings, m_names),
      m_core(log, &m_health),
      m_keys(directory.masterKeyPath(), std::move(keySources), m_core),
      m_backups({.core = m_core,
                 .wall = m_realClock,
                 .service = m_clock,
                 .log = log,
                 .dataFolder = directory.path(),
                 .databasePath = m_databasePath,
                 .masterKey = [this] { return m_keys.masterKey(); },
                 .settings = {.folder = m_settings.backupFolder,
                              .time = m_settings.backupTime,
                              .keep = m_settings.backupKeep,
                              .secondTime = m_settings.backupSecondTime,
                              .keepMonths = m_settings.backupKeepMonths,
                              .isAtQuit = m_settings.backupAtQuit,
                              .rehearses = m_settings.backupRehearsal,
                              .passphraseFile = m_settings.backupPassphraseFile},
                 .timeZone = m_settings.timeZone}),
      m_packs({.core = m_core,
               .wall = m_realClock,
               .service = m_clock,
               .log = log,
               .dataFolder = directory.path(),
               .databasePath = m_databasePath,
               .masterKey = [this] { return m_keys.masterKey(); },
               .settings = m_settings.pack,
               .closing = closingOf(m_settings),
               .options = shopOptions(m_settings)}),
      m_readers(log),
      m_signedRequests({.directory = m_published,
                        .clock = m_clock,
                        .realClock = m_realClock,
                        .log = log,
                        .address = m_address,
                        .core = m_core,
                        .names = m_names,
                        .monotonic = m_monotonic,
                        .rate = rateOf(m_settings, m_address)}),
      m_inspecting({.directory = m_published,
                    .keys = m_keys.published(),
                    .clock = m_clock,
                    .realClock = m_realClock,
                    .log = log,
                    .address = m_address,
                    .core = m_core,
                    .readers = m_readers,
                    .names = m_names,
                    .settingsFile = settingsFile(m_settings),
                    .hasInbox = m_settings.inbox,
                    .inboxKeySet = m_settings.inboxKeySet,
                    .hears = [this](const PaymentId &id) { m_provider->hasten(id); }}),
      m_callbackSending({.core = m_core,
                         .directory = m_published,
                         .simulation = m_simulation,
                         .keys = m_keys.published(),
                         .clock = m_clock,
                         .log = log,
                         .databasePath = m_databasePath,
                         .names = m_names,
                         .caFile = m_settings.callbackCaFile,
                         .clockGuard = m_clockGuard}),
      m_authenticator({.directory = m_published,
                       .clock = m_clock,
                       .realClock = m_realClock,
                       .log = log,
                       .rate = rateOf(m_settings, m_address),
                       .failuresPerMinute = m_settings.failedCredentialsPerAddress,
                       .signatures = &m_signedRequests.authenticator(),
                       .explains = [this] { return m_simulation.current().isOn; },
                       .pause = [this] { return m_clockGuard.check(); }}),
      m_endpoint(m_settings, m_router, m_address, clocks.wall, log),
      m_ledgerWatch(log),
      m_healthWatch({.health = m_health,
                     .core = m_core,
                     .clock = m_clock,
                     .databasePath = m_databasePath,
                     .folder = directory.path(),
                     .minFree = m_settings.minFreeDisk})
{
}

Assembly::~Assembly()
{
    stop();
}

Result<void> Assembly::start()
{
    if (auto begun = m_dataDirectory.beginCreation(); !begun)
        return begun;
    if (auto examined = examine(); !examined)
        return examined;
    // A server needs a moment to notice that the last leader has gone.
    const auto end = std::chrono::steady_clock::now() + kPatienceForLead;
    if (auto started = startCore(
            {.goesOn = [end] { return std::chrono::steady_clock::now() < end; }, .begun = [] {}});
        !started)
        return started;
    return startLeading();
}

Result<Assembly::Leader> Assembly::findLeader() const
{
    if (!m_dataDirectory.hasServer())
        return Leader::None;
    try {
        storage::Database db(m_databasePath, storage::Database::Mode::ReadOnly);
        return db.hasLeader() ? Leader::Another : Leader::None;
    } catch (const storage::StorageException &e) {
        return fail(ErrorCode::Storage, QString::fromUtf8(e.what()));
    }
}

Result<void> Assembly::follow()
{
    if (const auto newest = storage::requireNewestSchema(m_databasePath); !newest)
        return newest;
    if (auto examined = examine(); !examined)
        return examined;
    try {
        storage::Database db(m_databasePath, storage::Database::Mode::ReadOnly);
        if (auto opened = m_keys.openStandby(db, m_clock, m_names); !opened)
            return opened;
    } catch (const storage::StorageException &e) {
        return fail(ErrorCode::Storage, QString::fromUtf8(e.what()));
    }
    m_follower = std::make_unique<Follower>(Follower::Needs{
        .databasePath = m_databasePath,
        .clock = m_clock,
        .directory = m_published,
        .simulation = m_simulation,
        .connections = m_connections,
        .masterKey = [this] { return m_keys.masterKey(); },
        .publishKeys =
            [this](storage::Database &db) { return m_keys.publish(db, m_clock, m_names); },
        .tellLeader = [this](const QString &leader) { tellLeader(leader); },
        .log = m_log});
    if (auto followed = m_follower->start(); !followed)
        return followed;
    return openToRequests();
}

void Assembly::tellLeader(const QString &leader)
{
    m_leader.store(std::make_shared<const QString>(leader));
    const QString refusal = u"this service is a standby: the service on %1 leads"_s.arg(leader);
    m_core.standBy({ErrorCode::Busy, refusal});
    m_health.report(threads::Condition::Writes, refusal);
}

Result<void> Assembly::takeLead()
{
    auto started =
        startCore({.goesOn = [this] { return m_isWaiting.load(); },
                   .begun =
                       [this] {
                           m_follower->stop();
                           const auto mark = verification::checkHighWater(m_dataDirectory);
                           if (!mark)
                               throw storage::StorageException(mark.error().detail.toStdString());
                       }});
    if (started) {
        m_leader.store(std::make_shared<const QString>());
        m_health.clear(threads::Condition::Writes);
    }
    return started;
}

/// Errors: `Storage` if the database is older than the one that was used here.
Result<void> Assembly::examine()
{
    const auto mark = verification::checkHighWater(m_dataDirectory);
    if (!mark)
        return mark.failure();
    auto lastTrusted = *mark;
    if (!lastTrusted) { // no mark: for example, a copy of the database was restored to a new folder
        const auto last = verification::lastDated(m_dataDirectory);
        if (!last)
            return last.failure();
        if (*last)
            lastTrusted.emplace().wallTime = **last;
    }
    resumeClock(lastTrusted);
    return {};
}

Result<void> Assembly::startCore(const CoreServices::Leading &leading)
{
    return m_core.start([this, leading] {
        auto services = std::make_unique<CoreServices>(
            m_dataDirectory,
            CoreServices::Shared{m_clock, m_realClock, m_monotonic, m_clockGuard, m_log,
                                 m_published, m_simulation, m_keys.published(), m_staff, m_tills,
                                 m_connections, m_keys.maker(), m_signedRequests.seen(), m_names},
            CoreServices::Rules{
                .payments = {m_settings.paymentExpiry, m_settings.staticQrExpiry,
                             m_settings.acknowledgementDeadline},
                .retries = {m_settings.callbackRetryDelays, m_settings.synchronousRetryDelays},
                .callbackLog = m_settings.callbackLog,
                .refundDelay = m_settings.refundDelay,
                .closing = closing(),
                .retentionMonths = m_settings.retentionMonths,
                .masterKey = [this] { return m_hasMasterKey ? m_keys.masterKey() : QByteArray(); },
                .mayMoveMoney = [this] { return m_health.isGood(threads::Condition::Ledger); }},
            leading);
        m_services = services.get();
        m_signedRequests.open(services->seenRequests());
        m_inspecting.open(*services);
        m_backups.open(services->database(), services->scheduler());
        m_packs.open(services->database(), services->scheduler(), services->heads());
        return services;
    });
}

Result<void> Assembly::startLeading()
{
    if (auto opened = m_keys.open(m_services->keys(), m_clock, m_names); !opened)
        return opened;
    m_hasMasterKey = true;
    auto connected =
        runtime::promisedByCore<void>(
            m_core,
            [this, key = m_keys.masterKey()] { return m_services->connections().open(key); }, {})
            .result();
    if (!connected)
        return connected;
    if (auto held = holdRestored(); !held)
        return held;
    if (!m_follower) {
        if (auto opened = openToRequests(); !opened)
            return opened;
    }
    return m_dataDirectory.endCreation();
}

/// Connects the routes with the readers and the core, which need not have started.
Result<void> Assembly::openToRequests()
{
    using threads::OnCore;
    m_localPayments = std::make_unique<payments::LocalPaymentPort>(
        m_core, m_readers,
        OnCore<payments::PaymentService>([this]() -> auto & { return m_services->payments(); }),
        m_clock);
    m_provider = std::make_unique<hosted::Provider>(hosted::Provider::Needs{
        .core = m_core,
        .intents =
            OnCore<hosted::IntentService>([this]() -> auto & { return m_services->intents(); }),
        .refunds = OnCore<hosted::RefundRequests>([this]() -> auto & {
            return m_services->refundRequests();
        }),
        .payouts =
            OnCore<hosted::PayoutBook>([this]() -> auto & { return m_services->hostedPayouts(); }),
        .connections = m_connections,
        .clock = m_clock,
        .realClock = m_realClock,
        .monotonic = m_monotonic,
        .log = m_log,
        .rules = {.budget = m_settings.hostedBudget},
        .trust = {},
        .zone = closing().zone});
    m_payments =
        std::make_unique<hosted::ProviderPaymentPort>(*m_localPayments, *m_provider, m_published);
    m_localRefunds = std::make_unique<refunds::LocalRefundPort>(
        m_core, m_readers,
        OnCore<refunds::RefundService>([this]() -> auto & { return m_services->refunds(); }));
    m_refunds = std::make_unique<hosted::ProviderRefundPort>(*m_localRefunds, *m_provider,
                                                             m_readers, m_published);
    m_payouts = std::make_unique<payouts::PayoutPort>(
        m_core, m_readers,
        OnCore<payouts::PayoutService>([this]() -> auto & { return m_services->payouts(); }),
        m_clock);
    m_debtors = std::make_unique<debtors::LocalDebtorPort>(
        m_core,
        OnCore<debtors::DebtorService>([this]() -> auto & { return m_services->debtors(); }),
        OnCore<debtors::SimulationService>([this]() -> auto & {
            return m_services->simulation();
        }));
    addRoutes();
    m_clockGuard.addListener([this](const std::optional<ClockJump> &jump) {
        if (jump)
            m_health.report(threads::Condition::Clock, jump->text());
        else
            m_health.clear(threads::Condition::Clock);
    });
    // Started only now: at the first start of a database, the core writes dated rows before there
    // is a stored time to compare the clock with.
    m_clockGuard.start();
    return m_readers.start(m_databasePath);
}

void Assembly::resumeClock(const std::optional<storage::HighWater> &mark)
{
    if (!mark)
        return;
    if (!mark->bootId.isEmpty() && mark->bootId == bootId())
        m_clockWatch.resume({mark->wallTime, mark->sinceBoot});
    else
        m_clockWatch.resumeAfter(mark->wallTime);
}

Result<void> Assembly::confirmClock(AuditActor by)
{
    m_clockGuard.confirm(u"the "_s + toText(by.kind));
    // The commit also stores the time in the high-water mark.
    return runtime::promisedByCore<void>(
               m_core,
               [this]() -> Result<void> {
                   audit::Trail(m_services->database(), m_clock)
                       .record({.kind = AuditKind::WallClockTrusted});
                   return {};
               },
               std::move(by))
        .result();
}

Result<void> Assembly::setAskAbove(Amount amount, AuditActor by)
{
    auto stored =
        runtime::promisedByCore<void>(m_core, [this, amount, by = std::move(by)]() -> Result<void> {
            if (amount == askAbove())
                return {};
            return changeSetting(m_services->database(), m_clock,
                                 {.file = settingsFile(m_settings),
                                  .name = u"askAbove"_s,
                                  .before = QString::number(m_askAbove),
                                  .after = QString::number(amount.cents()),
                                  .by = by});
        }).result();
    if (stored)
        m_askAbove = amount.cents();
    return stored;
}

Result<tills::TillIdentity> Assembly::tillIdentity()
{
    return runtime::promisedByCore<tills::TillIdentity>(
               m_core,
               [this] {
                   return tills::tillIdentity(m_services->database(), m_keys.masterKey(),
                                              u"Tilldesk"_s, m_realClock.now());
               },
               {})
        .result();
}

Result<void> Assembly::holdRestored()
{
    const auto mark = safekeeping::readMark(m_dataDirectory.path());
    if (!mark)
        return {};
    m_isHeld = true;
    const auto text = [](Timestamp time) { return QString::fromLatin1(toIsoUtc(time)); };
    const QString last = mark->lastPayment ? text(*mark->lastPayment) : u"none"_s;
    m_log.warning("this shop was restored from a backup of " + toIsoUtc(mark->madeAt)
                  + "; its last payment is of " + last.toUtf8()
                  + ", and everything after that is missing here. Payouts, refunds and callbacks"
                    " wait for: tilldeskd accept-restore");
    tellLedger({LedgerHealth::State::NotChecked, {}});
    const QString restoredAt = text(mark->restoredAt);
    return runtime::promisedByCore<void>(
               m_core,
               [this, mark, restoredAt, last, text]() -> Result<void> {
                   auto &db = m_services->database();
                   const auto known = audit::page(
                       db, {.from = {}, .to = {}, .kinds = {AuditKind::Restored}}, {}, 1);
                   if (!known.rows.isEmpty()
                       && known.rows.first().facts[u"restoredAt"_s].toString() == restoredAt)
                       return {}; // an earlier start has recorded it
                   audit::Trail(db, m_clock)
                       .record({.kind = AuditKind::Restored,
                                .facts = {{u"restoredAt"_s, restoredAt},
                                          {u"backupOf"_s, text(mark->madeAt)},
                                          {u"lastPayment"_s, last}}});
                   return {};
               },
               AuditActor())
        .result();
}

Result<void> Assembly::acceptRestore()
{
    const auto mark = safekeeping::readMark(m_dataDirectory.path());
    if (!mark)
        return fail(ErrorCode::Storage,
                    u"no restore waits to be accepted in %1"_s.arg(m_dataDirectory.path()));
    auto recorded =
        runtime::promisedByCore<void>(
            m_core,
            [this, mark]() -> Result<void> {
                audit::Trail(m_services->database(), m_clock)
                    .record(
                        {.kind = AuditKind::OlderAccepted,
                         .facts = {{u"backupOf"_s, QString::fromLatin1(toIsoUtc(mark->madeAt))}}});
                return {};
            },
            audit::Acting::current())
            .result();
    if (!recorded)
        return recorded;
    if (auto removed = safekeeping::removeMark(m_dataDirectory.path()); !removed)
        return removed;
    m_isHeld = false;
    m_health.clear(threads::Condition::Ledger);
    tellLedger(m_ledgerWatch.health());
    m_core.wake(); // payouts and refunds may have become due
    QMetaObject::invokeMethod(
        &m_context,
        [this] {
            if (std::exchange(m_sendsWhenAccepted, false))
                std::ignore = startSending();
        },
        Qt::QueuedConnection);
    return {};
}

Result<void> Assembly::startSending()
{
    m_sendsWhenAccepted = m_isHeld;
    if (m_isHeld)
        return {};
    m_provider->follow();
    return m_callbackSending.start(m_services->callbacks());
}

void Assembly::watch(LedgerWatch::Listener tell)
{
    m_ledgerWatch.start(m_databasePath, [this, tell = std::move(tell)](const LedgerHealth &ledger) {
        tellLedger(ledger);
        if (tell)
            tell(ledger);
    });
    m_healthWatch.start();
    m_backups.start();
    m_packs.start();
}

void Assembly::tellLedger(const LedgerHealth &ledger)
{
    if (m_isHeld)
        return m_health.report(threads::Condition::Ledger,
                               u"payouts and refunds are stopped: the shop was restored from a"
                               " backup, and accept-restore was not run yet"_s);
    switch (ledger.state) {
    case LedgerHealth::State::NotChecked:
    case LedgerHealth::State::Checking: break;
    case LedgerHealth::State::Sound:
        m_health.clear(threads::Condition::Ledger);
        m_core.wake(); // payouts and refunds may have become due
        break;
    case LedgerHealth::State::Wrong:
        m_health.report(threads::Condition::Ledger,
                        u"payouts and refunds are stopped: "_s + ledger.detail);
        break;
    }
}

void Assembly::stop()
{
    stopWaiting();
    if (m_follower)
        m_follower->stop();
    m_packs.stop();
    m_backups.stop();
    m_healthWatch.stop();
    m_ledgerWatch.stop();
    m_signedRequests
        .stop(); // first, so that requests waiting for keys do not delay the endpoint's stop
    m_inspecting.stop();
    m_endpoint.stop();
    m_keys.stop();
    // Close the read-only connections first: only a writing connection that closes last checkpoints
    // the WAL.
    m_callbackSending.stop();
    if (m_provider)
        m_provider->stop();
    m_readers.stop();
    // Stores the last use of the API keys, which the scheduler would store at the end of the
    // minute. Best effort: a stopped core refuses it.
    m_core.submit([this]() -> Result<int> { return m_services->merchants().recordLastUse(); },
                  [](const Result<int> & /*unused*/) {});
    m_core.stop();
}

void Assembly::addRoutes()
{
    payments::addPaymentRoutes(
        m_router, {*m_payments, m_authenticator, m_published, m_address, m_clock, m_keys.signer()});
    refunds::addRefundRoutes(m_router, {*m_refunds, m_authenticator, m_published, m_keys.signer()});
    payouts::addReconciliationRoutes(
        m_router, {*m_payouts, m_authenticator, m_published, m_clock, m_keys.signer()});
    payouts::addPayoutRunRoute(m_router, *m_payouts, {m_simulation, m_address});
    debtors::addSimulationRoutes(
        m_router, {*m_debtors, m_simulation, m_published, m_address, m_clock, m_realClock});
    const auto files = std::make_shared<const debtors::WebFiles>();
    debtors::addCheckoutRoutes(m_router, {*m_payments, m_published, m_address, m_clock, files});
    debtors::addPhoneRoutes(
        m_router, {*m_debtors, *m_payments, m_simulation, m_published, m_address, m_clock, files});
    keys::addKeyRoutes(m_router, m_keys.published());
    hosted::addConnectionRoutes(m_router, m_connections, m_clock);
    callbacks::addInboxRoutes(
        m_router,
        {.receive = [this](const auto &arrival,
                           const auto &done) { m_inspecting.receive(arrival, done); },
         .base = [this] { return m_address.base(); },
         .isFromPage = &debtors::isFromPage,
         .isOpen = [this] { return m_inspecting.hasInbox() && m_address.hasSimulation(); }});
    addQrRoutes(m_router);
    addMetricsRoute({.router = m_router,
                     .endpoint = m_endpoint,
                     .address = m_address,
                     .authenticator = m_authenticator,
                     .core = m_core,
                     .health = m_health,
                     .callbacks = m_callbackSending,
                     .readers = m_readers,
                     .realClock = m_realClock});
    addServiceRoutes(m_router,
                     {.health = m_health,
                      .asked = [this] { m_healthWatch.noteInterest(); },
                      .names = m_names,
                      .leader = [this] { return leader(); }});
}

} // namespace tilldesk::app
