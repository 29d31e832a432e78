#pragma once

#include "core/base/log.h"
#include "core/base/result.h"
#include "core/storage/database.h"

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace tilldesk::runtime {

/// Threads that only read, each with a connection of its own, so that a search never waits for a
/// write nor a write for a search. Every read sees all that was committed before it was asked for.
class Readers
{
public:
    static constexpr std::size_t kQueue = 4096; ///< waiting reads; one more is `Busy`

    explicit Readers(Log &log) : m_log(log) {}
    ~Readers(); ///< stop()
    Readers(const Readers &) = delete;
    Readers &operator=(const Readers &) = delete;

    /// @pre the database is there and its schema up to date
    /// Errors: `Storage` with the database's reason.
    Result<void> start(const QString &databasePath, int threads = 2);
    /// Refuses new reads, finishes those that wait, joins.
    void stop();

    /// Runs `work(db)`, which returns a Result, on a reading thread, then `done(result)` there.
    /// `done` gets `Busy` at once when the queue is full or the readers have stopped, `Storage`
    /// when the database refuses.
    template <typename F, typename D>
    void submit(F work, D done)
    {
        using R = std::invoke_result_t<F &, storage::Database &>;
        enqueue({.run = [work = std::move(work),
                         done](storage::Database &db) mutable { done(work(db)); },
                 .refuse = [done](const Error &error) { done(R(tl::unexpected<Error>(error))); }});
    }

private:
    struct Job {
        std::function<void(storage::Database &)> run;
        std::function<void(const Error &)> refuse;
    };

    void enqueue(Job job);
    void loop(storage::Database &db);
    void runOne(storage::Database &db, Job &job);

    Log &m_log;
    std::mutex m_mutex;
    std::condition_variable m_wake;
    std::deque<Job> m_queue;
    bool m_accepting = false;
    std::vector<std::thread> m_threads;
};

} // namespace tilldesk::runtime
