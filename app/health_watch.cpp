#include "app/health_watch.h"

#include "core/callbacks/due_callbacks.h"
#include "core/storage/database.h"

#include <algorithm>
#include <pthread.h>
#include <sys/statvfs.h>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace tilldesk::app {
namespace {

using threads::Condition;

constexpr std::chrono::seconds kInterval(1);
constexpr std::chrono::minutes kInterest(1);

std::optional<qint64> freeBytesOf(const QString &folder)
{
    struct statvfs figures {
    };
    if (statvfs(folder.toLocal8Bit().constData(), &figures) != 0)
        return {};
    return qint64(figures.f_bavail) * qint64(figures.f_frsize);
}

qint64 monotonicSeconds()
{
    return std::chrono::floor<std::chrono::seconds>(
               std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

QString megabytes(qint64 bytes)
{
    return QString::number(bytes / (1024LL * 1024)) + u" MiB"_s;
}

} // namespace

HealthWatch::HealthWatch(Needs needs) : m_needs(std::move(needs))
{
    if (!m_needs.freeBytes)
        m_needs.freeBytes = [folder = m_needs.folder] { return freeBytesOf(folder); };
}

HealthWatch::~HealthWatch()
{
    stop();
}

void HealthWatch::start()
{
    m_thread = std::thread([this] {
        pthread_setname_np(pthread_self(), "health");
        loop();
    });
}

void HealthWatch::stop()
{
    {
        const std::lock_guard lock(m_mutex);
        m_isStopping = true;
    }
    m_wake.notify_one();
    if (m_thread.joinable())
        m_thread.join();
}

void HealthWatch::noteInterest()
{
    m_askedAt.store(monotonicSeconds(), std::memory_order_relaxed);
}

void HealthWatch::loop()
{
    std::unique_lock lock(m_mutex);
    while (!m_isStopping) {
        lock.unlock();
        check();
        lock.lock();
        m_wake.wait_for(lock, kInterval, [this] { return m_isStopping; });
    }
    m_db.reset(); // a connection must be closed on the thread that opened it
}

void HealthWatch::check()
{
    checkDisk();
    checkCore();
    checkDatabase();
}

void HealthWatch::checkDisk()
{
    const auto free = m_needs.freeBytes();
    if (!free)
        return; // unknown free space is no reason to stop
    const bool wasGood = m_needs.health.isGood(Condition::Disk);
    const qint64 wanted = m_needs.minFree + (wasGood || m_needs.minFree == 0 ? 0 : kDiskMargin);
    if (*free < wanted)
        m_needs.health.report(Condition::Disk,
                              u"%1 are free on the disk of the data folder, fewer than %2"_s.arg(
                                  megabytes(*free), megabytes(m_needs.minFree)));
    else
        m_needs.health.clear(Condition::Disk);
}

void HealthWatch::checkCore()
{
    const threads::CoreLoad load = m_needs.core.load();
    if (load.busyFor >= kMaxBusy)
        m_needs.health.report(Condition::Queue,
                              u"the core has been busy with one batch for %1 s"_s.arg(
                                  load.busyFor / std::chrono::seconds(1)));
    else if (load.waiting > kMaxWaiting)
        m_needs.health.report(Condition::Queue, u"%1 commands are waiting"_s.arg(load.waiting));
    else
        m_needs.health.clear(Condition::Queue);

    const qint64 askedAt = m_askedAt.load(std::memory_order_relaxed);
    const bool isWatched =
        askedAt != 0 && monotonicSeconds() - askedAt < std::chrono::seconds(kInterest).count();
    if (load.isSuspect || !m_needs.health.isGood(Condition::Writes)
        || (isWatched && load.sinceWrite >= kProofOfWriting))
        m_needs.core.probe();
}

void HealthWatch::checkDatabase()
{
    std::optional<Timestamp> oldest;
    try {
        if (!m_db)
            m_db = std::make_unique<storage::Database>(m_needs.databasePath,
                                                       storage::Database::Mode::ReadOnly);
        for (const auto &host : callbacks::DueCallbacks(*m_db).hosts())
            oldest = std::min(oldest.value_or(host.dueAt), host.dueAt);
    } catch (const std::exception &e) {
        m_db.reset();
        m_cannotRead = true;
        return m_needs.health.report(
            Condition::Reads, u"the database cannot be read: "_s + QString::fromUtf8(e.what()));
    }
    if (std::exchange(m_cannotRead, false))
        m_needs.health.clear(
            Condition::Reads); // only this watch's own report is cleared, not another thread's

    const auto age = oldest ? m_needs.clock.now() - *oldest : 0ms;
    if (age < kMaxOverdue) {
        m_overdueChecks = 0;
        return m_needs.health.clear(Condition::Callbacks);
    }
    if (++m_overdueChecks >= kOverdueChecks)
        m_needs.health.report(Condition::Callbacks,
                              u"the oldest due callback has been waiting for %1 min"_s.arg(
                                  age / std::chrono::minutes(1)));
}

} // namespace tilldesk::app
