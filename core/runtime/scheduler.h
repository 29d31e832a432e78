#pragma once

#include "core/base/clock.h"

#include <functional>
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
    /// @return how long nothing is due by the clock; empty: for ever
    [[nodiscard]] std::optional<std::chrono::milliseconds> untilNext() const;

private:
    const Clock &m_clock;
    std::vector<Job> m_jobs;
};

} // namespace tilldesk::runtime
