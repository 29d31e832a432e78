#include "core/runtime/core_thread.h"

#include "core/storage/transaction.h"

#include <future>
#include <pthread.h>

using namespace Qt::StringLiterals;

namespace tilldesk::runtime {
namespace {

Error storageError(const std::exception &e)
{
    return {ErrorCode::Storage, QString::fromUtf8(e.what())};
}

} // namespace

CoreThread::~CoreThread()
{
    stop();
}

void CoreThread::addListener(Listener listener)
{
    const std::lock_guard lock(m_listenersMutex);
    m_listeners.push_back(std::move(listener));
}

Result<void> CoreThread::start(CoreFactory factory)
{
    const auto promise = std::make_shared<std::promise<Result<void>>>();
    auto started = promise->get_future();
    m_thread = std::thread([this, factory = std::move(factory), promise] {
        pthread_setname_np(pthread_self(), "core");
        loop(factory, [&promise](Result<void> result) { promise->set_value(std::move(result)); });
    });
    auto result = started.get();
    if (!result)
        m_thread.join();
    return result;
}

void CoreThread::stop()
{
    {
        const std::lock_guard lock(m_mutex);
        m_accepting = false;
        m_stopping = true;
    }
    m_wake.notify_one();
    if (m_thread.joinable())
        m_thread.join();
}

void CoreThread::wake()
{
    {
        const std::lock_guard lock(m_mutex);
        m_woken = true;
    }
    m_wake.notify_one();
}

void CoreThread::enqueue(Command command)
{
    bool first = false;
    {
        const std::lock_guard lock(m_mutex);
        if (m_accepting && m_queue.size() < kQueue) {
            first = m_queue.empty();
            m_queue.push_back(std::move(command));
            command.run = {};
        }
    }
    if (command.run) {
        const Error busy{ErrorCode::Busy, u"The service is busy or stopping"_s};
        command.answer(&busy);
    } else if (first) {
        m_wake.notify_one();
    }
}

void CoreThread::loop(const CoreFactory &factory, const std::function<void(Result<void>)> &started)
{
    std::unique_ptr<Core> core;
    try {
        core = factory();
    } catch (const std::exception &e) {
        started(Result<void>(tl::unexpected<Error>(storageError(e))));
        return;
    }
    {
        const std::lock_guard lock(m_mutex);
        m_accepting = true;
    }
    started({});
    work(*core);
}

void CoreThread::work(Core &core)
{
    while (true) {
        runDueJobs(core);
        auto batch = takeBatch(core);
        if (!batch.empty()) {
            runBatch(core, batch);
            continue;
        }
        const std::lock_guard lock(m_mutex);
        if (m_stopping && m_queue.empty())
            return;
    }
}

std::deque<CoreThread::Command> CoreThread::takeBatch(Core &core)
{
    const auto wait = core.scheduler().untilNext();
    std::unique_lock lock(m_mutex);
    const auto ready = [this] { return !m_queue.empty() || m_stopping || m_woken; };
    if (wait)
        m_wake.wait_for(lock, *wait, ready);
    else
        m_wake.wait(lock, ready);
    m_woken = false;
    std::deque<Command> batch;
    if (m_queue.size() <= kBatch) {
        batch.swap(m_queue);
    } else {
        for (std::size_t i = 0; i < kBatch; ++i) {
            batch.push_back(std::move(m_queue.front()));
            m_queue.pop_front();
        }
    }
    return batch;
}

void CoreThread::runDueJobs(Core &core)
{
    for (const Scheduler::Job *job : core.scheduler().dueJobs()) {
        try {
            storage::Transaction transaction(core.database());
            job->run();
            transaction.commit();
            tell(core);
        } catch (const std::exception &e) {
            core.events() = {};
            core.scheduler().postpone(job);
            m_log.error("scheduled job " + QByteArray::fromStdString(job->name)
                        + " failed: " + e.what());
        }
    }
}

void CoreThread::runBatch(Core &core, std::deque<Command> &batch)
{
    const Attempt attempt = runTogether(core, batch);
    if (attempt.outcome == Outcome::CommandFailed && batch.size() > 1) {
        for (Command &command : batch) {
            std::deque<Command> alone;
            alone.push_back(std::move(command));
            runBatch(core, alone);
        }
        return;
    }
    if (attempt.error)
        m_log.error("transaction failed: " + attempt.error->detail.toUtf8());
    for (const Command &command : batch)
        command.answer(attempt.error ? &*attempt.error : nullptr);
    tell(core);
}

CoreThread::Attempt CoreThread::runTogether(Core &core, std::deque<Command> &batch)
{
    auto attempt = Attempt{Outcome::CommitFailed, {}};
    try {
        storage::Transaction transaction(core.database());
        attempt.outcome = Outcome::CommandFailed;
        for (const Command &command : batch) {
            const qint64 before = core.database().totalChanges();
            if (!command.run() && core.database().totalChanges() != before) {
                core.events() = {};
                return attempt;
            }
        }
        attempt.outcome = Outcome::CommitFailed;
        transaction.commit();
        attempt.outcome = Outcome::Committed;
    } catch (const std::exception &e) {
        core.events() = {};
        attempt.error = storageError(e);
    }
    return attempt;
}

void CoreThread::tell(Core &core)
{
    const Events events = std::exchange(core.events(), {});
    if (events.isEmpty())
        return;
    const std::lock_guard lock(m_listenersMutex);
    for (const Listener &listener : m_listeners)
        listener(events);
}

} // namespace tilldesk::runtime
