#include "core/runtime/scheduler.h"

#include <algorithm>

namespace tilldesk::runtime {
namespace {

constexpr auto kPause = std::chrono::seconds(1); ///< after a failure

} // namespace

std::vector<const Scheduler::Job *> Scheduler::dueJobs() const
{
    std::vector<const Job *> jobs;
    const Timestamp now = m_clock.now();
    for (const Job &job : m_jobs) {
        const auto due = dueOf(job, now);
        if (due && *due <= now)
            jobs.push_back(&job);
    }
    return jobs;
}

std::optional<std::chrono::milliseconds> Scheduler::untilNext() const
{
    std::optional<Timestamp> next;
    const Timestamp now = m_clock.now();
    for (const Job &job : m_jobs) {
        if (const auto due = dueOf(job, now))
            next = std::min(next.value_or(*due), *due);
    }
    if (!next)
        return {};
    return std::max(std::chrono::milliseconds(0), *next - now);
}

void Scheduler::postpone(const Job *job)
{
    m_failedAt[job] = m_clock.now();
}

std::optional<Timestamp> Scheduler::dueOf(const Job &job, Timestamp now) const
{
    const auto due = job.due();
    const auto failed = m_failedAt.find(&job);
    // A clock that was set back must not postpone for longer.
    if (!due || failed == m_failedAt.end() || failed->second > now)
        return due;
    return std::max(*due, failed->second + kPause);
}

} // namespace tilldesk::runtime
