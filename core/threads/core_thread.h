#pragma once

#include "core/base/histogram.h"
#include "core/base/log.h"
#include "core/base/result.h"
#include "core/domain/events.h"
#include "core/storage/database.h"
#include "core/threads/health.h"
#include "core/threads/scheduler.h"

#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <set>
#include <thread>

namespace tilldesk::storage {
class Transaction;
}

namespace tilldesk::threads {

/// Counters of the core thread since its start. Thread-safe.
struct CoreFigures {
    /// Bounds of the number of commands in one transaction.
    static constexpr std::array<qint64, 9> kBatchBounds{1, 2, 4, 8, 16, 32, 64, 128, 256};
    /// Bounds of the time of one COMMIT, in microseconds.
    static constexpr std::array<qint64, 10> kCommitBounds{
        100, 250, 500, 1'000, 2'500, 10'000, 50'000, 250'000, 1'000'000, 5'000'000};

    Histogram<kBatchBounds> batches;   ///< committed transactions, by number of commands
    Histogram<kCommitBounds> commits;  ///< COMMITs of commands that succeeded, in microseconds
    std::atomic<quint64> failures = 0; ///< transactions that the database refused
};

/// Load of the core thread at this moment.
struct CoreLoad {
    std::size_t waiting = 0;              ///< commands in the queue
    std::chrono::milliseconds busyFor{0}; ///< time in the current batch or job; 0: idle
    /// Time since the last transaction that wrote, or since the start.
    std::chrono::milliseconds sinceWrite{0};
    /// A command or job has thrown since the last successful probe(): only probe() can tell whether
    /// writing works.
    bool isSuspect = false;
};

/// The only thread that writes to the database. Group commit: it takes all waiting commands (256 at
/// most), runs them in order in one transaction, and commits once. Only after the commit does it
/// answer the commands and notify the listeners. One sync to disk serves all waiting commands, and
/// no caller gets a result that could still be lost.
///
/// Services need no locks, because only this thread runs them.
/// @source measured: 8 times the rate of one transaction a command at 0.2 ms a sync, 42 times at 1
/// ms
class CoreThread
{
public:
    /// The objects used on the core thread. Created on it before the first command, destroyed on it
    /// after the last command.
    struct Core {
        virtual ~Core() = default;
        [[nodiscard]] virtual storage::Database &database() = 0;
        [[nodiscard]] virtual Events &events() = 0;
        [[nodiscard]] virtual Scheduler &scheduler() = 0;
        /// Returns the error with which commands are refused now; empty: no pause. Called before
        /// each batch and each round of jobs, at least every kLongestWait. No jobs run during a
        /// pause.
        [[nodiscard]] virtual std::optional<Error> pause() { return {}; }
        /// Called after a transaction's answers have been sent, for work that no caller waits for.
        /// Must not throw.
        virtual void afterAnswers() {}
    };
    using CoreFactory = std::function<std::unique_ptr<Core>()>;
    using Listener = std::function<void(const Events &)>;
    using LostHandler = std::function<void(const QString &reason)>;

    static constexpr std::size_t kBatch = 256; ///< commands in one transaction
    /// Maximum of waiting commands; one more gets `Busy`.
    static constexpr std::size_t kQueue = 4096;
    /// Longest time between two calls of Core::pause().
    static constexpr std::chrono::milliseconds kLongestWait{5000};
    /// Longest time without a transaction while the connection leads (Database::tryLead()).
    static constexpr std::chrono::milliseconds kBeat{1000};
    /// Time between two tries to reach a server that has gone. Commands are refused meanwhile.
    static constexpr std::chrono::milliseconds kAwayBeat{250};
    /// Longest time between two calls of Core::pause() during a pause.
    static constexpr std::chrono::milliseconds kPausedWait{1000};

    /// `log` and `health` must outlive the CoreThread.
    /// @param health  receives Condition::Writes and Condition::Reads; null: not reported
    explicit CoreThread(Log &log, Health *health = nullptr) : m_log(log), m_health(health) {}
    ~CoreThread(); ///< calls stop()
    CoreThread(const CoreThread &) = delete;
    CoreThread &operator=(const CoreThread &) = delete;

    /// Adds a listener. It is called on the core thread after each commit that changed something.
    /// Thread-safe. A listener cannot be removed: the objects that it uses must outlive stop().
    void addListener(Listener listener);
    /// Sets the handler for the loss of the exclusive right to write: another process has written
    /// to the database, or could. Called once, on the core thread. From then on nothing is
    /// committed, every command gets `Busy`, and the program should end.
    /// @pre start() was not called yet
    void setLostHandler(LostHandler handler) { m_tellLost = std::move(handler); }
    /// Starts the thread and creates the Core on it. Blocks until that is done.
    /// Errors: `Storage` with the database's reason.
    Result<void> start(CoreFactory factory);
    /// Sets the error with which commands are refused until the Core exists. Thread-safe.
    void standBy(Error refusal);
    /// Returns whether standBy() was called and the Core does not exist yet. Thread-safe.
    [[nodiscard]] bool isStandby() const;
    /// Refuses new commands, runs the waiting ones, destroys the Core and joins the thread. Blocks.
    /// The thread cannot be started again.
    /// @pre not called on the core thread
    void stop();
    /// Makes the core thread check the due times of all jobs again, because the clock was changed.
    /// Thread-safe.
    void wake();
    /// Tests whether writing works: writes one page in a transaction of its own. The result goes to
    /// Condition::Writes. Thread-safe. Does not block.
    void probe();
    [[nodiscard]] CoreLoad load() const;                                   ///< thread-safe
    [[nodiscard]] const CoreFigures &figures() const { return m_figures; } ///< thread-safe

    /// Runs `work` on the core thread soon, between two transactions. Returns false, and never runs
    /// it, if the core has stopped. `work` must not write to the database and must not throw.
    /// Thread-safe. Does not block.
    [[nodiscard]] bool postBetween(std::function<void(storage::Database &)> work);

    /// Runs `work()`, which returns a Result, in the next transaction. Then calls `done(result)` on
    /// the core thread, after the commit. Thread-safe.
    ///
    /// If a command fails after writing, or throws, the batch is rolled back and each of its
    /// commands reruns in its own transaction. If the connection to the server was lost before the
    /// commit, the batch reruns. `work` may run more than once: it must not move from its captures.
    ///
    /// An exception or a failed commit gives `Storage`. It gives `Busy` if another process held the
    /// database's write lock for longer than the busy time-out. `done` gets `Busy` at once, on the
    /// caller's thread, if the queue is full, the core has stopped or the server of the database
    /// cannot be reached. `done` must not throw.
    ///
    /// @param prepare  called with the result of each successful run, before the commit. Its output
    /// is speculative: discard it unless `done` receives an equal value. Must not throw.
    /// @param readAhead  called in the transaction before the first command of the batch runs, if
    /// the database answers over a connection: sends the look-ups of `work`
    /// (storage::Statement::readAhead()). An exception counts as one of `work`.
    template <typename F, typename D, typename P = std::nullptr_t>
    void submit(F work, D done, P prepare = nullptr, std::function<void()> readAhead = {})
    {
        using R = std::invoke_result_t<F &>;
        struct Shared {
            F work;
            D done;
            P prepare;
            std::optional<R> result;
        };
        auto shared = std::make_shared<Shared>(
            Shared{std::move(work), std::move(done), std::move(prepare), {}});
        enqueue({.run =
                     [shared] {
                         shared->result.emplace(shared->work());
                         if constexpr (!std::is_null_pointer_v<P>) {
                             if (shared->result->has_value())
                                 shared->prepare(**shared->result);
                         }
                         return shared->result->has_value();
                     },
                 .answer =
                     [shared](const Error *instead) {
                         if (instead != nullptr)
                             shared->done(R(tl::unexpected<Error>(*instead)));
                         else
                             shared->done(std::move(*shared->result));
                     },
                 .readAhead = std::move(readAhead)});
    }

private:
    struct Command {
        std::function<bool()> run; ///< returns false if the command failed
        std::function<void(const Error *instead)> answer;
        std::function<void()> readAhead; ///< may be empty
    };
    enum class Outcome { Committed, CommandFailed, ConnectionLost, CommitFailed };
    struct Attempt {
        Outcome outcome;
        /// Replaces the results of all commands; empty: each gets its own.
        std::optional<Error> error;
    };

    void enqueue(Command command);
    void loop(const CoreFactory &factory, const std::function<void(Result<void>)> &started);
    void work(Core &core);
    [[nodiscard]] std::deque<Command> takeBatch(Core &core);
    void runBetween(Core &core);
    void runDueJobs(Core &core);
    void beat(Core &core);
    [[nodiscard]] bool runIfDue(Core &core, const Scheduler::Job &job);
    [[nodiscard]] std::optional<Error> refusal(Core &core) const;
    void miss(const std::exception &e);
    [[nodiscard]] bool waitForOutcome();
    void lose(const std::exception &e);
    void refuseAtOnce(bool isAway);
    static void readAhead(Core &core, const std::deque<Command> &batch);
    static void answer(const std::deque<Command> &batch, const Error *instead);
    void runBatch(Core &core, std::deque<Command> &batch);
    [[nodiscard]] Attempt runTogether(Core &core, std::deque<Command> &batch);
    void tell(Core &core);
    void cannotRead(const std::string &job, const std::exception &e);
    void canRead(const std::string &job);
    void commit(Core &core, storage::Transaction &transaction, qint64 changesBefore);
    void reportFailure(const QString &reason);
    void setBusy(bool isBusy);

    Log &m_log;
    Health *m_health;
    CoreFigures m_figures;
    std::atomic<bool> m_isSuspect = false;
    std::atomic<qint64> m_busySince = 0;     ///< monotonic nanoseconds; 0: idle
    std::atomic<qint64> m_wroteAt = 0;       ///< monotonic nanoseconds of the last write
    storage::Database *m_database = nullptr; ///< database of the Core; used on the core thread only
    std::mutex m_listenersMutex;
    std::vector<Listener> m_listeners;
    mutable std::mutex m_mutex;
    std::condition_variable m_wake;
    std::deque<Command> m_queue;
    std::deque<std::function<void(storage::Database &)>> m_between; ///< work of postBetween()
    bool m_accepting = false;
    bool m_stopping = false;
    bool m_woken = false;
    LostHandler m_tellLost;
    qint64 m_transactionAt = 0; ///< monotonic nanoseconds of the last one begun; core thread only
    bool m_isLost = false;      ///< another process may write; core thread only
    bool m_isAway = false;      ///< the server cannot be reached; core thread only
    std::optional<Error> m_refusal;     ///< of a standby; guarded by m_mutex
    bool m_refusesAtOnce = false;       ///< the server cannot be reached; guarded by m_mutex
    std::set<std::string> m_unreadable; ///< jobs whose due time could not be read; core thread only
    std::thread m_thread;
};

} // namespace tilldesk::threads
