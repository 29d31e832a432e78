#pragma once

#include "core/base/log.h"
#include "core/base/result.h"
#include "core/storage/database.h"

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

namespace tilldesk::runtime {

/// What a read is, so that a look-up never waits for a long list.
enum class ReadKind {
    LookUp, ///< one thing by its id: microseconds
    List,   ///< a page, totals, a search in texts
};

/// Two threads that only read, one for each kind of read, each with a connection of its own, so
/// that a search never waits for a write nor a write for a search. Every read sees all that was
/// committed before it was asked for.
class Readers
{
public:
    static constexpr std::size_t kQueue = 4096; ///< waiting reads of a kind; one more is `Busy`

    explicit Readers(Log &log) : m_log(log) {}
    ~Readers(); ///< stop()
    Readers(const Readers &) = delete;
    Readers &operator=(const Readers &) = delete;

    /// @pre the database is there and its schema up to date
    /// Errors: `Storage` with the database's reason.
    Result<void> start(const QString &databasePath);
    /// Refuses new reads, finishes those that wait, joins.
    void stop();

    /// Runs `work(db)`, which returns a Result, on the reading thread of its kind, then
    /// `done(result)` there. `done` gets `Storage` when the work throws, and `Busy` at once, on the
    /// caller's thread, when the queue is full or the readers have stopped. It must not throw.
    template <typename F, typename D>
    void submit(ReadKind kind, F work, D done)
    {
        using R = std::invoke_result_t<F &, storage::Database &>;
        enqueue(kind == ReadKind::LookUp ? m_lookUps : m_lists,
                {.run =
                     [this, work = std::move(work), done](storage::Database &db) mutable {
                         done(guarded<R>([&] { return work(db); }));
                     },
                 .refuse = [done](const Error &error) { done(R(tl::unexpected<Error>(error))); }});
    }

private:
    struct Job {
        std::function<void(storage::Database &)> run;
        std::function<void(const Error &)> refuse;
    };
    struct Lane {
        std::mutex mutex;
        std::condition_variable wake;
        std::deque<Job> queue;
        bool isAccepting = false;
        bool isWaiting = false; ///< waking a thread that runs would only cost
        std::thread thread;
    };

    /// @return what `work` returns; `Storage` when it throws
    template <typename R, typename F>
    [[nodiscard]] R guarded(F work)
    {
        try {
            return work();
        } catch (const std::exception &e) {
            return R(tl::unexpected<Error>(failed(e)));
        }
    }
    [[nodiscard]] Error failed(const std::exception &e);
    Result<void> start(Lane &lane, const QString &databasePath);
    static void stop(Lane &lane);
    static void enqueue(Lane &lane, Job job);
    static void loop(Lane &lane, storage::Database &db);

    Log &m_log;
    Lane m_lookUps;
    Lane m_lists;
};

} // namespace tilldesk::runtime
