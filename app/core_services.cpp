#include "app/core_services.h"

#include "core/storage/migrate.h"

namespace tilldesk::app {
namespace {

constexpr auto kLastUseInterval = std::chrono::minutes(1);
constexpr int kSweep = 500; ///< payments expired in one transaction, so that nobody waits long

/// A member initializer may migrate before the services look at the tables.
storage::Database &migrated(storage::Database &db)
{
    storage::migrate(db);
    return db;
}

} // namespace

CoreServices::CoreServices(const QString &databasePath, const Shared &shared,
                           payments::PaymentRules rules, const QString &issuer)
    : m_clock(shared.clock),
      m_db(databasePath),
      m_scheduler(m_clock),
      m_merchants(migrated(m_db), m_clock, m_events, shared.directory),
      m_payments(m_db, m_clock, m_events, m_merchants, rules),
      m_debtors(m_payments),
      m_simulation(m_db, shared.clock, shared.realClock, m_events, shared.simulation),
      m_keys(m_db, m_clock, m_events, shared.keys, issuer),
      m_makeKey(shared.makeKey),
      m_seenRequests(m_db, m_clock, shared.seenRequests),
      m_nextLastUse(m_clock.now() + kLastUseInterval)
{
    addJobs();
}

void CoreServices::addJobs()
{
    m_scheduler.add({.name = "expire payments",
                     .due = [this] { return m_payments.nextExpiry(); },
                     .run = [this] { m_payments.expireOverdue(kSweep); }});
    m_scheduler.add({.name = "follow up on service keys",
                     .due = [this] { return m_keys.nextChange(); },
                     .run = [this] { m_keys.followUp(m_makeKey); }});
    m_scheduler.add({.name = "forget signed requests",
                     .due = [this] { return std::optional(m_seenRequests.nextForget()); },
                     .run = [this] { m_seenRequests.forget(); }});
    m_scheduler.add({.name = "record the use of API keys",
                     .due =
                         [this] {
                             // Kept, so that it comes nearer: the clock may have been set back.
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

} // namespace tilldesk::app
