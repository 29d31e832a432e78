#include "core/threads/read_threads.h"

#include <future>
#include <optional>
#include <pthread.h>

using namespace Qt::StringLiterals;

namespace tilldesk::threads {

ReadThreads::~ReadThreads()
{
    stop();
}

Result<void> ReadThreads::start(const QString &databasePath)
{
    auto started = start(m_lookUps, databasePath);
    if (started)
        started = start(m_lists, databasePath);
    if (!started)
        stop();
    return started;
}

void ReadThreads::stop()
{
    stop(m_lookUps);
    stop(m_lists);
}

Result<void> ReadThreads::start(Lane &lane, const QString &databasePath)
{
    const auto promise = std::make_shared<std::promise<Result<void>>>();
    auto started = promise->get_future();
    lane.thread = std::thread([&lane, databasePath, promise] {
        pthread_setname_np(pthread_self(), "reader");
        std::optional<storage::Database> db;
        try {
            db.emplace(databasePath, storage::Database::Mode::ReadOnly);
        } catch (const std::exception &e) {
            promise->set_value(fail(ErrorCode::Storage, QString::fromUtf8(e.what())));
            return;
        }
        {
            const std::lock_guard lock(lane.mutex);
            lane.isAccepting = true;
        }
        promise->set_value({});
        loop(lane, *db);
    });
    return started.get();
}

void ReadThreads::stop(Lane &lane)
{
    {
        const std::lock_guard lock(lane.mutex);
        lane.isAccepting = false;
    }
    lane.wake.notify_one();
    if (lane.thread.joinable())
        lane.thread.join();
}

void ReadThreads::enqueue(Lane &lane, Job job)
{
    bool wake = false;
    {
        const std::lock_guard lock(lane.mutex);
        if (lane.isAccepting && lane.queue.size() < kQueue) {
            lane.queue.push_back(std::move(job));
            job = {};
            wake = std::exchange(lane.isWaiting, false);
        }
    }
    if (job.refuse)
        job.refuse({ErrorCode::Busy, u"The service is busy or stopping"_s});
    else if (wake)
        lane.wake.notify_one();
}

void ReadThreads::loop(Lane &lane, storage::Database &db)
{
    std::deque<Job> batch;
    while (true) {
        {
            std::unique_lock lock(lane.mutex);
            while (lane.queue.empty() && lane.isAccepting) {
                lane.isWaiting = true;
                lane.wake.wait(lock);
            }
            lane.isWaiting = false;
            if (lane.queue.empty())
                return;
            batch.swap(lane.queue);
        }
        for (Job &job : batch)
            job.run(db);
        batch.clear();
    }
}

Error ReadThreads::failed(const std::exception &e)
{
    m_log.error(QByteArray("read failed: ") + e.what());
    if (dynamic_cast<const storage::DatabaseLocked *>(&e) != nullptr)
        return {ErrorCode::Busy, u"Another process holds the database"_s};
    if (dynamic_cast<const storage::Unreachable *>(&e) != nullptr
        || dynamic_cast<const storage::ConnectionLost *>(&e) != nullptr)
        return {ErrorCode::Busy, u"The database cannot be reached"_s};
    return {ErrorCode::Storage, QString::fromUtf8(e.what())};
}

} // namespace tilldesk::threads
