#pragma once

#include "core/base/histogram.h"
#include "core/base/log.h"
#include "core/base/result.h"
#include "core/domain/events.h"
#include "core/runtime/health.h"
#include "core/runtime/scheduler.h"
#include "core/storage/database.h"

#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <set>
#include <thread>

namespace tilldesk::storage {
class Transaction;
}

namespace tilldesk::runtime {

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

/// What the core thread has to do at this moment.
struct CoreLoad {
    std::size_t waiting = 0;              ///< commands in the queue
    std::chrono::milliseconds busyFor{0}; ///< time in the current batch or job; 0: idle
    /// Since the last transaction that wrote, or since the start.
    std::chrono::milliseconds sinceWrite{0};
    bool isSuspect =
        false; ///< a command or job threw since: only probe() can tell whether writing works
};

/// The one thread that writes. It takes all commands that wait (256 at most), runs them in order in
/// one transaction, commits once, and only then answers them and tells the events. So one sync to
/// disk serves everybody who waits, and nobody is told anything that could still be lost.
///
/// Services need no locks: whatever runs here runs one at a time.
/// @source measured: 8 times the rate of one transaction a command at 0.2 ms a sync, 42 times at 1
/// ms
class CoreThread
{
public:
    /// What lives on the thread: made there before the first command, destroyed there after the
    /// last.
    struct Core {
        virtual ~Core() = default;
        [[nodiscard]] virtual storage::Database &database() = 0;
        [[nodiscard]] virtual Events &events() = 0;
        [[nodiscard]] virtual Scheduler &scheduler() = 0;
        /// Asked before each batch and each round of jobs, at least every kLongestWait. An error
        /// refuses the commands with it and holds the jobs back.
        [[nodiscard]] virtual std::optional<Error> pause() { return {}; }
    };
    using CoreFactory = std::function<std::unique_ptr<Core>()>;
    using Listener = std::function<void(const Events &)>;
    using LostHandler = std::function<void(const QString &reason)>;

    static constexpr std::size_t kBatch = 256;  ///< commands in one transaction
    static constexpr std::size_t kQueue = 4096; ///< waiting commands; one more is `Busy`
    static constexpr std::chrono::milliseconds kLongestWait{5000}; ///< between two Core::pause()
    static constexpr std::chrono::milliseconds kPausedWait{1000};  ///< the same during a pause

    /// @param health  receives Condition::Writes; null: nobody is notified. Both must outlive it.
    explicit CoreThread(Log &log, Health *health = nullptr) : m_log(log), m_health(health) {}
    ~CoreThread(); ///< stop()
    CoreThread(const CoreThread &) = delete;
    CoreThread &operator=(const CoreThread &) = delete;

    /// Called on the core thread after each commit from now on that changed something. From any
    /// thread; there is no way back, so what the listener holds must outlive stop().
    void addListener(Listener listener);
    /// Called once, on the core thread, when another process has written to the database, or could:
    /// nothing is committed from then on, every command gets `Busy`, and the program should end.
    /// @pre before start()
    void setLostHandler(LostHandler handler) { m_tellLost = std::move(handler); }
    /// Starts the thread and makes the core there.
    /// Errors: `Storage` with the database's reason.
    Result<void> start(CoreFactory factory);
    /// Refuses new commands, finishes those that wait, destroys the core, joins. It cannot be
    /// started again. @pre not on the core thread
    void stop();
    /// Looks at the scheduler anew, because the clock was changed.
    void wake();
    /// Writes one page in a transaction of its own and so finds out whether writing works; the
    /// result goes to Condition::Writes. From any thread; does not block.
    void probe();
    [[nodiscard]] CoreLoad load() const;                                   ///< any thread
    [[nodiscard]] const CoreFigures &figures() const { return m_figures; } ///< any thread

    /// Runs `work()`, which returns a Result, in the next transaction; then `done(result)`, after
    /// the commit, on the core thread. From any thread.
    ///
    /// A work that fails after it has written, or throws, is undone alone: all of its batch run
    /// again, each in a transaction of its own. So a work may run more than once, and must not move
    /// from what it holds. What it throws, and a failed commit, is told as `Storage`; as `Busy` if
    /// another process has held the database's write lock for longer than its busy time-out. `done`
    /// must not throw; it gets `Busy` at once, on the caller's thread, when the queue is full or
    /// the core has stopped.
    ///
    /// @param prepare  called with the value of each run that succeeds, before the commit; must not
    /// throw. What is made of it may be told only when `done` gets an equal value.
    template <typename F, typename D, typename P = std::nullptr_t>
    void submit(F work, D done, P prepare = nullptr)
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
                     }});
    }

private:
    struct Command {
        std::function<bool()> run; ///< false: it refused
        std::function<void(const Error *instead)> answer;
    };
    enum class Outcome { Committed, CommandFailed, CommitFailed };
    struct Attempt {
        Outcome outcome;
        std::optional<Error> error; ///< instead of the commands' own results
    };

    void enqueue(Command command);
    void loop(const CoreFactory &factory, const std::function<void(Result<void>)> &started);
    void work(Core &core);
    [[nodiscard]] std::deque<Command> takeBatch(Core &core);
    void runDueJobs(Core &core);
    [[nodiscard]] bool runIfDue(Core &core, const Scheduler::Job &job);
    [[nodiscard]] std::optional<Error> refusal(Core &core) const;
    void lose(const std::exception &e);
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
    storage::Database *m_database = nullptr; ///< of the core; used on the core thread only
    std::mutex m_listenersMutex;
    std::vector<Listener> m_listeners;
    mutable std::mutex m_mutex;
    std::condition_variable m_wake;
    std::deque<Command> m_queue;
    bool m_accepting = false;
    bool m_stopping = false;
    bool m_woken = false;
    LostHandler m_tellLost;
    bool m_isLost = false;              ///< another process may write; core thread only
    std::set<std::string> m_unreadable; ///< jobs whose due time could not be read; core thread only
    std::thread m_thread;
};

} // namespace tilldesk::runtime
