#include "core/threads/core_thread.h"

#include "core/storage/sole_writer.h"
#include "core/storage/transaction.h"

#include <future>
#include <pthread.h>

using namespace Qt::StringLiterals;

namespace tilldesk::threads {
namespace {

Error storageError(const std::exception &e)
{
    return {ErrorCode::Storage, QString::fromUtf8(e.what())};
}

Error busyError()
{
    return {ErrorCode::Busy, u"The service is busy or stopping"_s};
}

Error awayError()
{
    return {ErrorCode::Busy, u"The database cannot be reached"_s};
}

/// Runs of one batch whose connection is lost each time.
constexpr int kMostRuns = 3;

qint64 monotonicNanos()
{
    return std::chrono::nanoseconds(std::chrono::steady_clock::now().time_since_epoch()).count();
}

std::chrono::milliseconds sinceNanos(qint64 then)
{
    return std::chrono::floor<std::chrono::milliseconds>(
        std::chrono::nanoseconds(monotonicNanos() - then));
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

void CoreThread::standBy(Error refusal)
{
    const std::lock_guard lock(m_mutex);
    if (!m_accepting && !m_stopping)
        m_refusal = std::move(refusal);
}

bool CoreThread::isStandby() const
{
    const std::lock_guard lock(m_mutex);
    return m_refusal.has_value();
}

void CoreThread::wake()
{
    {
        const std::lock_guard lock(m_mutex);
        m_woken = true;
    }
    m_wake.notify_one();
}

void CoreThread::probe()
{
    submit(
        [this]() -> Result<int> {
            if (m_database->engine() != storage::Engine::Sqlite)
                return 0; // each transaction writes its number
            // Rewrites the header page with its present value.
            auto row = m_database->prepare(u"PRAGMA user_version"_s);
            const qint64 version = row.next() ? row.read<qint64>() : 0;
            m_database->execute(u"PRAGMA user_version = %1"_s.arg(version));
            return 0;
        },
        [this](const Result<int> &written) {
            if (!written)
                return; // runBatch() has reported why; a full queue is Condition::Queue
            m_wroteAt = monotonicNanos();
            m_isSuspect = false;
            if (m_health != nullptr)
                m_health->clear(Condition::Writes);
        });
}

CoreLoad CoreThread::load() const
{
    const qint64 busySince = m_busySince;
    const qint64 wroteAt = m_wroteAt;
    const std::lock_guard lock(m_mutex);
    return {.waiting = m_queue.size(),
            .busyFor = busySince == 0 ? std::chrono::milliseconds(0) : sinceNanos(busySince),
            .sinceWrite = wroteAt == 0 ? std::chrono::milliseconds(0) : sinceNanos(wroteAt),
            .isSuspect = m_isSuspect};
}

void CoreThread::enqueue(Command command)
{
    bool accepted = false;
    bool first = false;
    Error refused;
    {
        const std::lock_guard lock(m_mutex);
        accepted = m_accepting && !m_refusesAtOnce && m_queue.size() < kQueue;
        if (accepted) {
            first = m_queue.empty();
            m_queue.push_back(std::move(command));
        } else {
            refused = m_refusesAtOnce ? awayError() : m_refusal.value_or(busyError());
        }
    }
    if (!accepted) {
        command.answer(
            &refused); // NOLINT(bugprone-use-after-move): only an accepted command is moved
    } else if (first) {
        m_wake.notify_one();
    }
}

bool CoreThread::postBetween(std::function<void(storage::Database &)> work)
{
    {
        const std::lock_guard lock(m_mutex);
        if (!m_accepting)
            return false;
        m_between.push_back(std::move(work));
    }
    m_wake.notify_one();
    return true;
}

/// Runs one piece of work only, so that the next batch does not wait for several.
void CoreThread::runBetween(Core &core)
{
    std::function<void(storage::Database &)> work;
    {
        const std::lock_guard lock(m_mutex);
        if (m_between.empty())
            return;
        work = std::move(m_between.front());
        m_between.pop_front();
    }
    work(core.database());
}

void CoreThread::loop(const CoreFactory &factory, const std::function<void(Result<void>)> &started)
{
    std::unique_ptr<Core> core;
    try {
        core = factory();
        m_database = &core->database();
        m_database->setGoOn([this] { return waitForOutcome(); });
        m_wroteAt = monotonicNanos();
    } catch (const std::exception &e) {
        started(Result<void>(tl::unexpected<Error>(storageError(e))));
        return;
    }
    {
        const std::lock_guard lock(m_mutex);
        m_accepting = true;
        m_refusal.reset();
    }
    started({});
    work(*core);
}

void CoreThread::work(Core &core)
{
    while (true) {
        setBusy(true);
        beat(core);
        refuseAtOnce(m_isAway);
        if (!refusal(core))
            runDueJobs(core);
        runBetween(core);
        setBusy(false);
        auto batch = takeBatch(core);
        if (!batch.empty()) {
            setBusy(true);
            if (const auto refused = refusal(core))
                answer(batch, &*refused);
            else
                runBatch(core, batch);
            continue;
        }
        const std::lock_guard lock(m_mutex);
        if (m_stopping && m_queue.empty() && m_between.empty())
            return;
    }
}

std::deque<CoreThread::Command> CoreThread::takeBatch(Core &core)
{
    const auto longest = core.database().mustBeat() ? kBeat : kLongestWait;
    const auto wait = m_isAway ? kAwayBeat
        : refusal(core)        ? kPausedWait
                               : std::min(core.scheduler().untilNext().value_or(longest), longest);
    std::unique_lock lock(m_mutex);
    m_wake.wait_for(lock, wait, [this] {
        return !m_queue.empty() || !m_between.empty() || m_stopping || m_woken;
    });
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

std::optional<Error> CoreThread::refusal(Core &core) const
{
    if (m_isLost)
        return busyError();
    return m_isAway ? std::optional(awayError()) : core.pause();
}

/// Notes that the server cannot be reached: until beat() finds it again, commands are refused at
/// once and no jobs run.
void CoreThread::miss(const std::exception &e)
{
    refuseAtOnce(true);
    if (!std::exchange(m_isAway, true))
        m_log.error(QByteArray(e.what()) + "; commands are refused until it is back");
    reportFailure(QString::fromUtf8(e.what()));
}

/// Lets enqueue() refuse commands, because this thread may be waiting for the server.
void CoreThread::refuseAtOnce(bool isAway)
{
    const std::lock_guard lock(m_mutex);
    m_refusesAtOnce = isAway;
}

/// Called while the outcome of a lost COMMIT is not known: its commands wait for the server to tell
/// it, and all others are refused. Returns false to give up, because the thread shall stop.
bool CoreThread::waitForOutcome()
{
    std::deque<Command> refused;
    bool isStopping = false;
    {
        const std::lock_guard lock(m_mutex);
        refused.swap(m_queue);
        m_refusesAtOnce = true;
        isStopping = m_stopping;
    }
    if (m_health != nullptr)
        m_health->report(Condition::Writes, u"the database cannot be reached"_s);
    const Error away = awayError();
    answer(refused, &away);
    return !isStopping;
}

void CoreThread::lose(const std::exception &e)
{
    m_log.error("the service does not write any more: " + QByteArray(e.what()));
    m_isLost = true;
    if (m_health != nullptr)
        m_health->report(Condition::Writes,
                         u"the service does not write any more: "_s + QString::fromUtf8(e.what()));
    {
        const std::lock_guard lock(m_mutex);
        m_accepting = false;
    }
    if (m_tellLost)
        m_tellLost(QString::fromUtf8(e.what()));
}

/// Shows other services that this one still leads, and finds out whether it does.
void CoreThread::beat(Core &core)
{
    if (m_isLost || !core.database().mustBeat()
        || sinceNanos(m_transactionAt) < (m_isAway ? kAwayBeat : kBeat))
        return;
    m_transactionAt = monotonicNanos();
    const auto failed = [this](const std::exception &e) {
        m_log.error("the database cannot be written: " + QByteArray(e.what()));
        reportFailure(QString::fromUtf8(e.what()));
    };
    for (int runs = 1; runs <= kMostRuns; ++runs) {
        try {
            storage::Transaction(core.database()).commit();
            if (std::exchange(m_isAway, false)) {
                m_log.info("the database can be reached again");
                if (m_health != nullptr)
                    m_health->clear(Condition::Writes);
            }
            return;
        } catch (const storage::SoleWriterLost &e) {
            return lose(e);
        } catch (const storage::OutcomeUnknown &e) {
            return lose(e);
        } catch (const storage::Unreachable &e) {
            return miss(e);
        } catch (const storage::ConnectionLost &e) {
            if (runs == kMostRuns)
                failed(e);
        } catch (const std::exception &e) {
            return failed(e);
        }
    }
}

void CoreThread::runDueJobs(Core &core)
{
    for (const Scheduler::Job &job : core.scheduler().jobs()) {
        if (!runIfDue(core, job))
            return;
    }
}

/// Reports that the due time of a job could not be read.
void CoreThread::cannotRead(const std::string &job, const std::exception &e)
{
    m_unreadable.insert(job);
    if (m_health != nullptr)
        m_health->report(Condition::Reads,
                         u"the database cannot be read: "_s + QString::fromUtf8(e.what()));
}

void CoreThread::canRead(const std::string &job)
{
    if (m_unreadable.erase(job) > 0 && m_unreadable.empty() && m_health != nullptr)
        m_health->clear(Condition::Reads);
}

/// Runs the job in its own transaction if it is due. Returns false if the other jobs would fail for
/// the same reason.
bool CoreThread::runIfDue(Core &core, const Scheduler::Job &job)
{
    bool isReading = true;
    const auto failed = [&](const std::exception &e) {
        core.events() = {};
        m_isSuspect = true;
        if (isReading)
            cannotRead(job.name, e);
        core.scheduler().postpone(job);
        m_log.error("scheduled job " + QByteArray::fromStdString(job.name)
                    + " failed: " + e.what());
    };
    try {
        const bool isDue = core.scheduler().isDue(job);
        isReading = false;
        canRead(job.name);
        if (!isDue)
            return true;
        const qint64 before = core.database().totalChanges();
        m_transactionAt = monotonicNanos();
        storage::Transaction transaction(core.database());
        job.run();
        commit(core, transaction, before);
        core.afterAnswers();
        tell(core);
    } catch (const storage::SoleWriterLost &e) {
        failed(e);
        lose(e);
        return false;
    } catch (const storage::OutcomeUnknown &e) {
        failed(e);
        lose(e);
        return false;
    } catch (const storage::Unreachable &e) {
        failed(e);
        miss(e);
        return false;
    } catch (const storage::DatabaseLocked &e) {
        failed(e);
        return false; // every other job would wait for the lock too
    } catch (const std::exception &e) {
        failed(e);
    }
    return true;
}

void CoreThread::runBatch(Core &core, std::deque<Command> &batch)
{
    Attempt attempt =
        m_isLost ? Attempt{Outcome::CommitFailed, busyError()} : runTogether(core, batch);
    for (int runs = 1; attempt.outcome == Outcome::ConnectionLost && runs < kMostRuns; ++runs)
        attempt = runTogether(core, batch);
    if (attempt.outcome == Outcome::CommandFailed && batch.size() > 1) {
        for (Command &command : batch) {
            std::deque<Command> alone;
            alone.push_back(std::move(command));
            runBatch(core, alone);
        }
        return;
    }
    if (attempt.error && !m_isLost) { // lose() has reported why
        m_log.error("transaction failed: " + attempt.error->detail.toUtf8());
        if (attempt.outcome != Outcome::CommandFailed)
            reportFailure(attempt.error->detail);
        else
            m_isSuspect = true;
    }
    answer(batch, attempt.error ? &*attempt.error : nullptr);
    core.afterAnswers();
    tell(core);
}

void CoreThread::readAhead(Core &core, const std::deque<Command> &batch)
{
    if (core.database().engine() == storage::Engine::Sqlite)
        return; // it answers at once
    for (const Command &command : batch) {
        if (command.readAhead)
            command.readAhead();
    }
}

void CoreThread::answer(const std::deque<Command> &batch, const Error *instead)
{
    for (const Command &command : batch)
        command.answer(instead);
}

CoreThread::Attempt CoreThread::runTogether(Core &core, std::deque<Command> &batch)
{
    auto attempt = Attempt{Outcome::CommitFailed, {}};
    try {
        const qint64 start = core.database().totalChanges();
        m_transactionAt = monotonicNanos();
        storage::Transaction transaction(core.database());
        attempt.outcome = Outcome::CommandFailed;
        readAhead(core, batch);
        for (const Command &command : batch) {
            const qint64 before = core.database().totalChanges();
            if (!command.run() && core.database().totalChanges() != before) {
                core.events() = {};
                return attempt;
            }
        }
        attempt.outcome = Outcome::CommitFailed;
        commit(core, transaction, start);
        m_figures.batches.add(qint64(batch.size()));
        attempt.outcome = Outcome::Committed;
    } catch (const storage::SoleWriterLost &e) {
        core.events() = {};
        lose(e);
        return {Outcome::CommitFailed, busyError()};
    } catch (const storage::OutcomeUnknown &e) {
        core.events() = {};
        lose(e);
        return {Outcome::CommitFailed, storageError(e)};
    } catch (const storage::Unreachable &e) {
        core.events() = {};
        miss(e);
        return {Outcome::CommitFailed, awayError()};
    } catch (const storage::ConnectionLost &) {
        core.events() = {};
        return {Outcome::ConnectionLost, awayError()};
    } catch (const storage::DatabaseLocked &) {
        core.events() = {};
        return {Outcome::CommitFailed,
                Error{ErrorCode::Busy, u"Another process holds the database's write lock"_s}};
    } catch (const storage::StatementRefused &e) { // a command's fault, even if the commit tells it
        core.events() = {};
        return {Outcome::CommandFailed, storageError(e)};
    } catch (const std::exception &e) {
        core.events() = {};
        attempt.error = storageError(e);
    }
    return attempt;
}

/// Commits. Updates the write figures and the health only if the transaction changed something: a
/// commit without changes proves nothing about the disk.
void CoreThread::commit(Core &core, storage::Transaction &transaction, qint64 changesBefore)
{
    const qint64 begun = monotonicNanos();
    transaction.commit();
    if (core.database().totalChanges() == changesBefore)
        return;
    m_wroteAt = monotonicNanos();
    m_figures.commits.add((m_wroteAt - begun) / 1000);
    if (m_health != nullptr)
        m_health->clear(Condition::Writes);
}

void CoreThread::reportFailure(const QString &reason)
{
    ++m_figures.failures;
    if (m_health != nullptr)
        m_health->report(Condition::Writes, u"a transaction failed: "_s + reason);
}

void CoreThread::setBusy(bool isBusy)
{
    m_busySince = isBusy ? monotonicNanos() : 0;
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

} // namespace tilldesk::threads
