#include "app/core_services.h"

#include "app/migration_backup.h"
#include "core/storage/migrate.h"
#include "core/storage/transaction.h"
#include "core/verification/high_water_check.h"

#include <QFile>
#include <QSysInfo>
#include <thread>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

constexpr auto kLastUseInterval = std::chrono::minutes(1);
constexpr auto kCallbackSweep = std::chrono::hours(1);
/// Payments put into the search index in one transaction: a few milliseconds.
constexpr int kIndexed = 256;
/// Minimum real time between two rounds of indexing, each of which waits for the disk.
constexpr std::chrono::microseconds kIndexInterval = std::chrono::seconds(1);
/// While commands change data too, indexing takes a fortieth of the core thread's time.
constexpr int kIndexShare = 40;
/// Limit of payments expired, refunds processed or callbacks deleted in one transaction, so that
/// other commands wait only briefly.
constexpr int kSweep = 500;
constexpr auto kRetentionInterval = std::chrono::hours(24);
constexpr auto kRetentionRetry = std::chrono::minutes(1);
/// Payers replaced in one transaction.
constexpr int kReplacedAtOnce = 500;
/// Minimum real time between two sweeps that did not reach the limit: each sweep is a transaction
/// and waits for the disk.
constexpr std::chrono::milliseconds kGather{20};

constexpr std::chrono::milliseconds kPauseForLead(50);

/// Throws StorageException if another service leads on the database.
void lead(storage::Database &db, const CoreServices::Leading &leading)
{
    while (true) {
        QString problem;
        try {
            if (db.tryLead(QSysInfo::machineHostName()))
                break;
            problem = u"another service writes to the database: it runs on "_s + db.leader();
        } catch (const storage::StorageException &e) { // the server may be back soon
            problem = QString::fromUtf8(e.what());
        }
        if (!leading.goesOn())
            throw storage::StorageException(problem.toStdString());
        std::this_thread::sleep_for(kPauseForLead);
    }
    leading.begun();
}

/// Lets the member initialisers migrate the database before the services read its tables.
storage::Database &migrated(storage::Database &db, const storage::DataDirectory &directory,
                            const CoreServices::Shared &shared,
                            const CoreServices::Leading &leading)
{
    lead(db, leading);
    backUpBeforeMigration(db, directory, shared.realClock.now(), shared.log);
    storage::migrate(db);
    return db;
}

} // namespace

/// @source random(4), boot_id
QByteArray bootId()
{
    QFile file(u"/proc/sys/kernel/random/boot_id"_s);
    return file.open(QIODevice::ReadOnly) ? file.readAll().trimmed() : QByteArray();
}

CoreServices::CoreServices(const storage::DataDirectory &directory, const Shared &shared,
                           const Rules &rules, const Leading &leading)
    : m_clock(shared.clock),
      m_clockGuard(shared.clockGuard),
      m_log(shared.log),
      m_db(directory.databasePath()),
      m_soleWriter(m_db, directory), // must be constructed before any value is read and cached
      m_walGuard(m_db,
                 [this](qint64 bytes) {
                     m_log.warning("the database's write-ahead log has grown to "
                                   + QByteArray::number(bytes / (1024LL * 1024))
                                   + " MiB: a program that reads the database has been stopped or"
                                     " is slow; it shrinks when that program ends");
                 }),
      m_scheduler(m_clock, shared.monotonic),
      m_merchants(migrated(m_db, directory, shared, leading), m_clock, m_events, shared.directory),
      m_callbacks(m_db, m_clock, m_events, rules.retries),
      m_ledger(m_db),
      m_payoutItems(m_db, m_ledger),
      m_heads(m_db, m_clock, rules.closing.zone,
              {.isReady = [this] { return m_keys.canSign(); },
               .sign = [this](QByteArrayView payload) -> ledger::HeadSigner::Signed {
                   auto [kid, jws] = m_keys.sign(payload);
                   return {std::move(kid), std::move(jws)};
               }}),
      m_booking(m_db, m_ledger, m_payoutItems),
      m_payments(m_db, m_clock, m_events, m_merchants, m_callbacks, m_booking, rules.payments),
      m_debtors(m_payments),
      m_simulation(m_db, shared.clock, shared.realClock, m_events, m_callbacks, shared.simulation),
      m_refunds(
          m_db, m_clock, m_events, m_merchants, m_payments, m_ledger, m_payoutItems,
          {.delay = rules.refundDelay,
           .fails = [this] { return m_simulation.state().refundsFail; },
           .mayMoveMoney = rules.mayMoveMoney,
           .obstacleAtProvider =
               [this](const Payment &payment) { return m_refundRequests.obstacleTo(payment); },
           .askProvider = [this](const Refund &refund) { m_refundRequests.begin(refund); }}),
      m_payouts(m_db, m_clock, m_events, m_ledger, m_payoutItems,
                {.closing = rules.closing,
                 .fails = [this] { return m_simulation.state().payoutsFail; },
                 .mayMoveMoney = rules.mayMoveMoney,
                 .made = [this] { m_heads.make(LedgerHeadCause::PayoutsMade); }}),
      m_bank(m_db, m_clock, rules.closing),
      m_books(m_db, m_clock, rules.closing),
      m_fees(m_db, m_clock, m_events, m_ledger, rules.closing.zone, rules.mayMoveMoney),
      m_dayCloses(m_db, m_clock, m_events,
                  [this] { return m_heads.make(LedgerHeadCause::DayClosed); }),
      m_keys(m_db, m_clock, m_events, shared.keys, shared.names),
      m_staff(m_db, m_clock, shared.staff, rules.closing.zone),
      m_tills(m_db, m_clock, shared.tills),
      m_connections(m_db, m_clock, m_events, m_merchants, shared.connections),
      m_intents(m_db, m_clock, shared.realClock, m_events, m_merchants, m_payments, m_connections,
                {.staticQrExpiry = rules.payments.staticQrExpiry}),
      m_refundRequests(m_db, m_clock, m_refunds, m_connections),
      m_hostedPayouts(m_db, m_clock, m_events, m_ledger),
      m_makeKey(shared.makeKey),
      m_seenRequests(m_db, m_clock, shared.seenRequests),
      m_nextLastUse(m_clock.now() + kLastUseInterval),
      m_retentionMonths(rules.retentionMonths),
      m_masterKey(rules.masterKey),
      m_nextRetention(m_clock.now()),
      m_callbackLog(rules.callbackLog),
      m_nextCallbackSweep(m_clock.now()),
      m_markFile(directory.highWaterPath())
{
    // A refund that cannot be taken over stays an open item.
    m_hostedPayouts.setTakeOver(
        [this](const HostedItem &listed) { std::ignore = m_refundRequests.takeOver(listed); });
    m_ledger.setBefore([this](Timestamp at) { return m_fees.prepare(at); });
    bookEarlierPayments();
    addMark();
    addJobs();
    addMoneyJobs();
    addLedgerHeads();
    addRecordingOfUse();
    addCallbackSweep();
    addSearchIndex();
    addRetention();
}

void CoreServices::bookEarlierPayments()
{
    storage::Transaction transaction(m_db);
    audit::Trail(m_db, m_clock).open();
    m_bank.removeStaged();
    if (const auto booked = m_booking.bookEarlier(); !booked)
        throw storage::StorageException(booked.error().detail.toStdString());
    std::ignore = m_payouts.nextRun(); // stores the next run, so that a run missed while the
                                       // program is stopped is noticed
    transaction.commit();
}

void CoreServices::addMark()
{
    if (const auto opened = m_markFile.open(); !opened)
        throw storage::StorageException(opened.error().detail.toStdString());
    m_mark = verification::readHighWater(m_db);
    m_mark.bootId = bootId();
    m_db.addHooks({.beforeCommit = {},
                   .afterCommit = [this] { m_isMarkDue = true; },
                   .afterRollback = {},
                   .afterBegin = [this] { m_soleWriter.check(); }});
}

/// A crash before the mark is written leaves the mark behind the database, which is no error.
void CoreServices::afterAnswers()
{
    if (!std::exchange(m_isMarkDue, false))
        return;
    try {
        writeMark();
    } catch (const storage::StorageException &) {
        m_isMarkDue = true; // the server has gone: the next commit marks this one too
    }
}

void CoreServices::writeMark()
{
    if (const auto &payment = m_payments.knownLast())
        m_mark.paymentSeq = payment->seq;
    if (const auto entry = m_ledger.knownLast()) {
        m_mark.ledgerSeq = entry->seq;
        m_mark.ledgerHash = entry->hash;
    }
    verification::readLastHeads(m_db, m_mark);
    // Stores the trusted time only: an untrusted clock must not become trusted by a restart.
    const ClockReading trusted = m_clockGuard.trusted();
    m_mark.wallTime = trusted.wall;
    m_mark.sinceBoot = trusted.sinceBoot;
    if (m_markFile.write(m_mark) || std::exchange(m_isMarkBroken, true))
        return;
    m_log.warning("cannot write " + m_markFile.path().toUtf8());
}

void CoreServices::addJobs()
{
    m_scheduler.add({.name = "expire payments",
                     .due = [this] { return m_payments.nextExpiry(); },
                     .run = [this] { m_payments.expireOverdue(kSweep); }});
    m_scheduler.add({.name = "follow up on service keys",
                     .due = [this] { return m_keys.nextChange(); },
                     .run = [this] { m_keys.applyDueChanges(m_makeKey); }});
    m_scheduler.add({.name = "forget signed requests",
                     .due = [this] { return std::optional(m_seenRequests.nextForget()); },
                     .run = [this] { m_seenRequests.forget(); }});
    m_scheduler.add({.name = "write signed requests",
                     .due = [this]() -> std::optional<Timestamp> {
                         return m_seenRequests.hasUnwritten() ? std::optional(m_clock.now())
                                                              : std::nullopt;
                     },
                     .run = [this] { m_seenRequests.writeUnwritten(); }});
}

void CoreServices::addMoneyJobs()
{
    m_scheduler.add(
        {.name = "process refunds",
         .due = [this]() -> std::optional<Timestamp> {
             const auto due = m_refunds.nextDue();
             if (!due || !m_sinceRefunds.isValid() || m_sinceRefunds.hasExpired(kGather.count()))
                 return due;
             const auto rest = kGather - std::chrono::milliseconds(m_sinceRefunds.elapsed());
             return std::max(*due, m_clock.now() + rest);
         },
         .run =
             [this] {
                 if (m_refunds.processDue(kSweep) < kSweep)
                     m_sinceRefunds.start();
             }});
    // Before the payouts, so that the first payout of a month is reduced by what the last one owes.
    m_scheduler.add({.name = "charge the fees of a month",
                     .due = [this] { return m_fees.nextClose(); },
                     .run =
                         [this] {
                             if (const auto closed = m_fees.closeMonths(); !closed)
                                 throw storage::StorageException(
                                     closed.error().detail.toStdString());
                         }});
    m_scheduler.add({.name = "pay out",
                     .due = [this]() -> std::optional<Timestamp> {
                         // A missed run is made up for once the ledger is correct again.
                         return m_payouts.mayMoveMoney() ? std::optional(m_payouts.nextRun())
                                                         : std::nullopt;
                     },
                     .run =
                         [this] {
                             if (const auto run = m_payouts.runDaily(); !run)
                                 throw storage::StorageException(run.error().detail.toStdString());
                         }});
}

void CoreServices::addLedgerHeads()
{
    m_scheduler.add({.name = "sign the heads of the ledger",
                     .due = [this] { return m_heads.nextDue(); },
                     .run = [this] { m_heads.makeDue(); }});
}

void CoreServices::addRecordingOfUse()
{
    m_scheduler.add({.name = "record the use of API keys",
                     .due =
                         [this] {
                             // Never more than one interval ahead, even if the clock was set back.
                             m_nextLastUse =
                                 std::min(m_nextLastUse, m_clock.now() + kLastUseInterval);
                             return std::optional(m_nextLastUse);
                         },
                     .run =
                         [this] {
                             m_nextLastUse = m_clock.now() + kLastUseInterval;
                             m_merchants.recordLastUse();
                         }});
}

void CoreServices::addCallbackSweep()
{
    m_scheduler.add({.name = "forget callbacks",
                     .due =
                         [this] {
                             // Never more than one interval ahead, even if the clock was set back.
                             m_nextCallbackSweep =
                                 std::min(m_nextCallbackSweep, m_clock.now() + kCallbackSweep);
                             return std::optional(m_nextCallbackSweep);
                         },
                     .run =
                         [this] {
                             const Timestamp now = m_clock.now();
                             const bool isAll =
                                 m_callbacks.forget(now - m_callbackLog, kSweep) < kSweep;
                             m_nextCallbackSweep = isAll ? now + kCallbackSweep : now;
                         }});
}

void CoreServices::addRetention()
{
    if (m_retentionMonths == 0)
        return;
    m_retention.emplace(m_db, m_clock, m_callbacks, m_searchIndex);
    m_scheduler.add(
        {.name = "replace payers",
         .due = [this]() -> std::optional<Timestamp> {
             if (m_masterKey().isEmpty()) // the keys are being prepared
                 return m_clock.now() + kRetentionRetry;
             m_nextRetention = std::min(m_nextRetention, m_clock.now() + kRetentionInterval);
             return m_nextRetention;
         },
         .run =
             [this] {
                 const Timestamp now = m_clock.now();
                 const QByteArray secret = m_masterKey();
                 if (secret.isEmpty())
                     return;
                 const QDateTime before = QDateTime::fromMSecsSinceEpoch(toMillis(now), Qt::UTC)
                                              .addMonths(-m_retentionMonths);
                 const auto progress = m_retention->replace(fromMillis(before.toMSecsSinceEpoch()),
                                                            secret, kReplacedAtOnce);
                 m_hasReplaced = m_hasReplaced || progress.replaced > 0;
                 if (progress.isComplete && std::exchange(m_hasReplaced, false))
                     m_walGuard.truncate();
                 m_nextRetention = progress.isComplete ? now + kRetentionInterval : now;
             }});
}

void CoreServices::addSearchIndex()
{
    m_scheduler.add({.name = "index for the search",
                     .due = [this]() -> std::optional<Timestamp> {
                         if (!m_isIndexBehind && m_db.totalChanges() == m_indexedChanges)
                             return {};
                         const auto rest = restOfIndexing();
                         return m_clock.now() + std::chrono::ceil<std::chrono::milliseconds>(rest);
                     },
                     .run =
                         [this] {
                             m_isIndexingAlone = m_db.totalChanges() == m_indexedChanges;
                             m_sinceIndexing.start();
                             m_indexPause.reset();
                             m_isIndexBehind = m_searchIndex.fill(kIndexed) == kIndexed;
                             m_indexedChanges = m_db.totalChanges();
                         }});
}

/// Returns how long the next round of indexing must wait. The first call after a round comes after
/// its commit, and so knows how long both have taken.
std::chrono::nanoseconds CoreServices::restOfIndexing()
{
    if (!m_sinceIndexing.isValid())
        return {};
    const std::chrono::nanoseconds passed(m_sinceIndexing.nsecsElapsed());
    if (!m_indexPause && !m_isIndexBehind)
        m_indexPause = kIndexInterval;
    else if (!m_indexPause)
        m_indexPause = m_isIndexingAlone ? std::chrono::nanoseconds(0) : passed * kIndexShare;
    return std::max(*m_indexPause - passed, std::chrono::nanoseconds(0));
}

} // namespace tilldesk::app
