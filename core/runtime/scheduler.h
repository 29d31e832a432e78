#pragma once

#include "core/base/clock.h"

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace tilldesk::runtime {

/// What the core does by itself when its time comes. Lives on the core thread.
class Scheduler
{
public:
    struct Job {
        std::string name;                              ///< for the log
        std::function<std::optional<Timestamp>()> due; ///< when it must run next; empty: not now
        std::function<void()> run;                     ///< inside a transaction; must move `due`
    };

    /// @pre both clocks outlive it
    Scheduler(const Clock &clock, const MonotonicClock &monotonic)
        : m_clock(clock),
          m_monotonic(monotonic)
    {
    }

    void add(Job job) { m_jobs.push_back(std::move(job)); }
    /// Returns all jobs, in the order of their adding; valid until the next add().
    [[nodiscard]] const std::vector<Job> &jobs() const { return m_jobs; }
    /// Returns whether the job's time has come. Throws what its `due` throws.
    [[nodiscard]] bool isDue(const Job &job) const;
    /// Keeps a job that has failed from being due for a second of the monotonic clock, so that a
    /// full disk does not turn into a full log.
    void postpone(const Job &job);
    /// Returns how long no job is due by the clock; empty: for ever. A job whose `due` throws is
    /// due at once, so that its failure is met by isDue(). Does not throw.
    [[nodiscard]] std::optional<std::chrono::milliseconds> untilNext() const;

private:
    using Duration = std::chrono::milliseconds;

    /// Returns how long a job that has failed must still rest; 0: not at all.
    [[nodiscard]] Duration restOf(const Job &job) const;
    [[nodiscard]] std::optional<Duration> untilDue(const Job &job, Timestamp now) const;

    const Clock &m_clock;
    const MonotonicClock &m_monotonic;
    std::vector<Job> m_jobs;
    std::map<std::string, Duration> m_failedAt; ///< monotonic clock, by name of the job
};

} // namespace tilldesk::runtime
