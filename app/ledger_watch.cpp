#include "app/ledger_watch.h"

#include "core/verification/checks.h"

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
        checkUntilSound(databasePath);
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
    m_wake.notify_one();
    if (m_thread.joinable())
        m_thread.join();
}

void LedgerWatch::checkUntilSound(const QString &databasePath)
{
    publish({LedgerHealth::State::Checking, {}});
    bool isSound = false;
    while (!isSound) {
        const Outcome outcome = check(databasePath);
        {
            const std::lock_guard lock(m_mutex);
            if (m_isStopping)
                return;
        }
        isSound = outcome.isSound;
        if (isSound) {
            publish({LedgerHealth::State::Sound, outcome.detail});
        } else if (health().detail != outcome.detail) {
            m_log.error("the ledger is wrong: " + outcome.detail.toUtf8());
            publish({LedgerHealth::State::Wrong, outcome.detail});
        }
        if (!isSound && pause())
            return;
    }
}

LedgerWatch::Outcome LedgerWatch::check(const QString &databasePath)
{
    Outcome outcome;
    try {
        storage::Database db(databasePath, storage::Database::Mode::ReadOnly);
        const auto forget = qScopeGuard([this] { setRunning(nullptr); });
        if (setRunning(&db))
            outcome.isSound = verification::verify(
                db, verification::moneyChecks(),
                [&outcome, hasFault = false](const verification::CheckReport &report) mutable {
                    if (!hasFault) // later findings may be consequences of the first one
                        outcome.detail = report.lines().first();
                    hasFault = hasFault || !report.isSound();
                },
                [this] {
                    const std::lock_guard lock(m_mutex);
                    return m_isStopping;
                });
    } catch (const storage::StorageException &e) {
        outcome.detail = QString::fromUtf8(e.what());
    }
    return outcome;
}

bool LedgerWatch::pause()
{
    std::unique_lock lock(m_mutex);
    return m_wake.wait_for(lock, m_pause, [this] { return m_isStopping; });
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
