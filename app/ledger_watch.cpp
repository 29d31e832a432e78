#include "app/ledger_watch.h"

#include "app/commands/verify.h"
#include "core/storage/database.h"

#include <QScopeGuard>
#include <sys/resource.h>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

constexpr int kLowestPriority = 19;

} // namespace

LedgerWatch::~LedgerWatch()
{
    stop();
}

void LedgerWatch::start(const QString &databasePath, Listener tell)
{
    m_tell = std::move(tell);
    m_thread = std::thread([this, databasePath] {
        pthread_setname_np(pthread_self(), "ledger");
        setpriority(PRIO_PROCESS, 0, kLowestPriority);
        check(databasePath);
    });
}

void LedgerWatch::stop()
{
    {
        const std::lock_guard lock(m_mutex);
        m_isStopping = true;
        if (m_running != nullptr)
            m_running->interrupt();
    }
    if (m_thread.joinable())
        m_thread.join();
}

void LedgerWatch::check(const QString &databasePath)
{
    publish({LedgerHealth::State::Checking, {}});
    QString last;
    bool isSound = false;
    try {
        storage::Database db(databasePath, storage::Database::Mode::ReadOnly);
        const auto forget = qScopeGuard([this] { setRunning(nullptr); });
        if (setRunning(&db))
            isSound = verify(db, moneyChecks(), [&last](const QString &line) { last = line; });
    } catch (const storage::StorageException &e) {
        last = QString::fromUtf8(e.what());
    }
    {
        const std::lock_guard lock(m_mutex);
        if (m_isStopping)
            return;
    }
    if (!isSound)
        m_log.error("the ledger is wrong: " + last.toUtf8());
    publish({isSound ? LedgerHealth::State::Sound : LedgerHealth::State::Wrong, last});
}

bool LedgerWatch::setRunning(storage::Database *running)
{
    const std::lock_guard lock(m_mutex);
    m_running = running;
    return !m_isStopping;
}

void LedgerWatch::publish(const LedgerHealth &health)
{
    m_health.store(std::make_shared<const LedgerHealth>(health));
    if (m_tell)
        m_tell(health);
}

} // namespace tilldesk::app
