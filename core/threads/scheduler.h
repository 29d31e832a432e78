#pragma once

#include "core/base/clock.h"

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace tilldesk::threads {

/// Timed jobs of the core. Used on the core thread only.
class Scheduler
{
public:
    struct Job {
        std::string name;                              ///< name of the job in the log
        std::function<std::optional<Timestamp>()> due; ///< next due time; empty: not scheduled
        std::function<void()> run; ///< called inside a transaction; must move `due`
    };

    /// Both clocks must outlive the Scheduler.
    Scheduler(const Clock &clock, const MonotonicClock &monotonic)
        : m_clock(clock),
          m_monotonic(monotonic)
    {
    }

    void add(Job job) { m_jobs.push_back(std::move(job)); }
    /// Returns all jobs, in the order in which they were added; valid until the next add().
    [[nodiscard]] const std::vector<Job> &jobs() const { return m_jobs; }
    /// Returns whether the job is due and not postponed. Throws what its `due` throws.
    [[nodiscard]] bool isDue(const Job &job) const;
    /// Postpones a failed job by one second of the monotonic clock, so that a full disk does not
    /// fill the log.
    void postpone(const Job &job);
    /// Returns the time until the next job is due; empty if no job is scheduled. A job whose `due`
    /// throws counts as due at once: the caller then calls isDue(), which throws too. Does not
    /// throw itself.
    [[nodiscard]] std::optional<std::chrono::milliseconds> untilNext() const;

private:
    using Duration = std::chrono::milliseconds;

    /// Returns how long a failed job stays postponed; 0: not postponed.
    [[nodiscard]] Duration restOf(const Job &job) const;
    [[nodiscard]] std::optional<Duration> untilDue(const Job &job, Timestamp now) const;

    const Clock &m_clock;
    const MonotonicClock &m_monotonic;
    std::vector<Job> m_jobs;
    /// Time of the last failure (monotonic clock), by job name.
    std::map<std::string, Duration> m_failedAt;
};

} // namespace tilldesk::threads
