#include "core/runtime/scheduler.h"

#include <algorithm>

namespace tilldesk::runtime {

std::vector<const Scheduler::Job *> Scheduler::dueJobs() const
{
    std::vector<const Job *> jobs;
    const Timestamp now = m_clock.now();
    for (const Job &job : m_jobs) {
        const auto due = job.due();
        if (due && *due <= now)
            jobs.push_back(&job);
    }
    return jobs;
}

std::optional<std::chrono::milliseconds> Scheduler::untilNext() const
{
    std::optional<Timestamp> next;
    for (const Job &job : m_jobs) {
        if (const auto due = job.due())
            next = std::min(next.value_or(*due), *due);
    }
    if (!next)
        return {};
    return std::max(std::chrono::milliseconds(0), *next - m_clock.now());
}

} // namespace tilldesk::runtime
