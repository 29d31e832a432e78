#pragma once

#include "core/base/log.h"
#include "core/base/result.h"
#include "core/storage/database.h"

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

namespace tilldesk::threads {

/// Kind of a read. Look-ups and lists run on different threads, so that a look-up never waits for a
/// long list.
enum class ReadKind {
    LookUp, ///< one row by its id: microseconds
    List,   ///< a page, totals, a text search
};

/// Two read threads with a read-only connection each: one for look-ups by id, one for lists.
/// Look-ups never queue behind lists; readers and the writer do not block each other. Reads see
/// every commit made before submit().
class ReadThreads
{
public:
    /// Maximum of waiting reads of one kind; one more gets `Busy`.
    static constexpr std::size_t kQueue = 4096;

    explicit ReadThreads(Log &log) : m_log(log) {}
    ~ReadThreads(); ///< calls stop()
    ReadThreads(const ReadThreads &) = delete;
    ReadThreads &operator=(const ReadThreads &) = delete;

    /// Starts both threads. Blocks until both have opened the database.
    /// @pre the database exists and its schema is up to date
    /// Errors: `Storage` with the database's reason.
    Result<void> start(const QString &databasePath);
    /// Refuses new reads, runs the waiting ones and joins the threads. Blocks.
    void stop();

    /// Runs `work(db)`, which returns a Result, on the thread of its kind. Then calls
    /// `done(result)` there. Thread-safe.
    /// `done` gets `Storage` if `work` throws, or `Busy` if the database is locked. It gets `Busy`
    /// at once, on the caller's thread, if the queue is full or the threads have stopped. `done`
    /// must not throw.
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
        /// Notify the thread only while it waits: a needless wake-up costs time.
        bool isWaiting = false;
        std::thread thread;
    };

    /// Returns the result of `work`; an error of failed() if it throws.
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

} // namespace tilldesk::threads
