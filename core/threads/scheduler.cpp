#include "core/threads/scheduler.h"

#include <algorithm>

namespace tilldesk::threads {
namespace {

constexpr auto kPause = std::chrono::seconds(1); ///< postponement after a failure

} // namespace

bool Scheduler::isDue(const Job &job) const
{
    if (restOf(job) > Duration::zero())
        return false;
    const auto due = job.due();
    return due && *due <= m_clock.now();
}

void Scheduler::postpone(const Job &job)
{
    m_failedAt[job.name] = m_monotonic.now();
}

std::optional<std::chrono::milliseconds> Scheduler::untilNext() const
{
    std::optional<Duration> next;
    const Timestamp now = m_clock.now();
    for (const Job &job : m_jobs) {
        if (const auto wait = untilDue(job, now))
            next = std::min(next.value_or(*wait), *wait);
    }
    return next;
}

Scheduler::Duration Scheduler::restOf(const Job &job) const
{
    const auto failed = m_failedAt.find(job.name);
    if (failed == m_failedAt.end())
        return Duration::zero();
    return std::max(Duration::zero(), failed->second + kPause - m_monotonic.now());
}

std::optional<Scheduler::Duration> Scheduler::untilDue(const Job &job, Timestamp now) const
{
    const Duration rest = restOf(job);
    if (rest > Duration::zero())
        return rest; // do not call `due` again: the failure is likely to persist
    try {
        const auto due = job.due();
        if (!due)
            return {};
        return std::max(Duration::zero(), *due - now);
    } catch (const std::exception &) {
        return Duration::zero();
    }
}

} // namespace tilldesk::threads
