#include "core/runtime/readers.h"

#include <future>
#include <optional>
#include <pthread.h>

using namespace Qt::StringLiterals;

namespace tilldesk::runtime {

Readers::~Readers()
{
    stop();
}

Result<void> Readers::start(const QString &databasePath, int threads)
{
    {
        const std::lock_guard lock(m_mutex);
        m_accepting = true;
    }
    for (int i = 0; i < threads; ++i) {
        std::promise<Result<void>> promise;
        auto started = promise.get_future();
        m_threads.emplace_back([this, databasePath, &promise] {
            pthread_setname_np(pthread_self(), "reader");
            std::optional<storage::Database> db;
            try {
                db.emplace(databasePath, storage::Database::Mode::ReadOnly);
            } catch (const std::exception &e) {
                promise.set_value(fail(ErrorCode::Storage, QString::fromUtf8(e.what())));
                return;
            }
            promise.set_value({});
            loop(*db);
        });
        if (auto result = started.get(); !result) {
            stop();
            return result;
        }
    }
    return {};
}

void Readers::stop()
{
    {
        const std::lock_guard lock(m_mutex);
        m_accepting = false;
    }
    m_wake.notify_all();
    for (std::thread &thread : m_threads)
        thread.join();
    m_threads.clear();
}

void Readers::enqueue(Job job)
{
    {
        const std::lock_guard lock(m_mutex);
        if (m_accepting && m_queue.size() < kQueue) {
            m_queue.push_back(std::move(job));
            job = {};
        }
    }
    if (job.refuse)
        job.refuse({ErrorCode::Busy, u"The service is busy or stopping"_s});
    else
        m_wake.notify_one();
}

void Readers::loop(storage::Database &db)
{
    while (true) {
        std::unique_lock lock(m_mutex);
        m_wake.wait(lock, [this] { return !m_queue.empty() || !m_accepting; });
        if (m_queue.empty())
            return;
        Job job = std::move(m_queue.front());
        m_queue.pop_front();
        lock.unlock();
        runOne(db, job);
    }
}

void Readers::runOne(storage::Database &db, Job &job)
{
    try {
        job.run(db);
    } catch (const std::exception &e) {
        m_log.error(QByteArray("read failed: ") + e.what());
        job.refuse({ErrorCode::Storage, QString::fromUtf8(e.what())});
    }
}

} // namespace tilldesk::runtime
