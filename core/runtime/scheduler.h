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

    explicit Scheduler(const Clock &clock) : m_clock(clock) {}

    void add(Job job) { m_jobs.push_back(std::move(job)); }
    /// @return the jobs whose time has come; valid until the next add()
    [[nodiscard]] std::vector<const Job *> dueJobs() const;
    /// Keeps a job that has failed from being due for a second, so that a full disk does not turn
    /// into a full log.
    void postpone(const Job *job);
    /// @return how long nothing is due by the clock; empty: for ever
    [[nodiscard]] std::optional<std::chrono::milliseconds> untilNext() const;

private:
    [[nodiscard]] std::optional<Timestamp> dueOf(const Job &job, Timestamp now) const;

    const Clock &m_clock;
    std::vector<Job> m_jobs;
    std::map<const Job *, Timestamp> m_failedAt;
};

} // namespace tilldesk::runtime
