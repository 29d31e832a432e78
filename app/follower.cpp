#include "app/follower.h"

#include "core/audit/audit_queries.h"
#include "core/hosted/connection_service.h"
#include "core/merchants/merchant_service.h"

#include <pthread.h>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

/// Longest time between two looks at the database, because a notification may be lost.
constexpr std::chrono::seconds kLook(1);

} // namespace

Follower::Follower(Needs needs) : m_needs(std::move(needs)), m_commits(m_needs.databasePath) {}

Follower::~Follower()
{
    stop();
}

Result<void> Follower::start()
{
    try {
        storage::Database db(m_needs.databasePath, storage::Database::Mode::ReadOnly);
        m_published = stateOf(db);
        m_needs.tellLeader(db.leader());
        if (auto published = publish(); !published)
            return published;
    } catch (const storage::StorageException &e) {
        return fail(ErrorCode::Storage, QString::fromUtf8(e.what()));
    }
    m_thread = std::thread([this] {
        pthread_setname_np(pthread_self(), "follower");
        loop();
    });
    return {};
}

void Follower::stop()
{
    m_isStopping = true;
    m_commits.wake();
    if (m_thread.joinable())
        m_thread.join();
}

void Follower::loop()
{
    std::unique_ptr<storage::Database> db;
    while (!m_isStopping) {
        try {
            if (!db)
                db = std::make_unique<storage::Database>(m_needs.databasePath,
                                                         storage::Database::Mode::ReadOnly);
            follow(*db);
        } catch (const storage::StorageException &e) {
            if (db)
                m_needs.log.warning("the database cannot be followed: " + QByteArray(e.what()));
            db.reset();
        }
        m_commits.wait(kLook);
    }
}

void Follower::follow(storage::Database &db)
{
    m_needs.tellLeader(db.leader());
    const State now = stateOf(db);
    if (now == m_published)
        return;
    if (const auto published = publish(); !published)
        throw storage::StorageException(published.error().detail.toStdString());
    m_published = now; // of before the publication, so that nothing in between is missed
}

Follower::State Follower::stateOf(storage::Database &db)
{
    State state{.audited = audit::head(db).seq};
    auto row = db.prepare(u"SELECT count(*) FROM point_of_sale"_s);
    if (row.next())
        state.pointsOfSale = row.read<qint64>();
    return state;
}

/// Over a connection of its own: MerchantService adds hooks to it.
Result<void> Follower::publish()
{
    storage::Database db(m_needs.databasePath, storage::Database::Mode::ReadOnly);
    const SimulationState simulation = debtors::storedSimulation(db);
    m_needs.clock.adjust(simulation.clock);
    m_needs.simulation.publish(simulation);
    Events events;
    merchants::MerchantService merchants(db, m_needs.clock, events, m_needs.directory);
    hosted::ConnectionService connections(db, m_needs.clock, events, merchants,
                                          m_needs.connections);
    if (auto opened = connections.open(m_needs.masterKey()); !opened)
        return opened;
    return m_needs.publishKeys(db);
}

} // namespace tilldesk::app
