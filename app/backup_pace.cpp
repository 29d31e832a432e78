#include "app/backup_pace.h"

#include <algorithm>
#include <ctime>
#include <thread>

namespace tilldesk::app {

BackupPace::BackupPace(std::function<quint64()> commits, Times times)
    : m_commits(std::move(commits)),
      m_times(std::move(times))
{
}

BackupPace::Times BackupPace::systemTimes()
{
    return {.now = [] { return Nanos(std::chrono::steady_clock::now().time_since_epoch()); },
            .processor =
                [] {
                    timespec time{};
                    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
                    return std::chrono::seconds(time.tv_sec) + Nanos(time.tv_nsec);
                },
            .sleep = [](Nanos time) { std::this_thread::sleep_for(time); }};
}

void BackupPace::begin()
{
    const std::lock_guard lock(m_mutex);
    m_rested = {};
    m_windowBegan = m_since = m_times.now();
    m_spent = m_times.processor();
    m_windowCommits = m_commits();
    m_isBusy = false;
}

/// Notices at the end of each window whether the shop is busy.
void BackupPace::count(Nanos now)
{
    const Nanos window = now - m_windowBegan;
    if (window < kWindow)
        return;
    const quint64 commits = m_commits();
    m_isBusy = double(commits - m_windowCommits)
        >= kBusyCommits * std::chrono::duration<double>(window).count();
    m_windowBegan = now;
    m_windowCommits = commits;
}

BackupPace::Nanos BackupPace::restAfter(std::optional<Nanos> onCore)
{
    const std::lock_guard lock(m_mutex);
    const Nanos now = m_times.now();
    count(now);
    if (!m_isBusy)
        return {};
    const Nanos worked = onCore.value_or(m_times.processor() - m_spent);
    const Nanos wanted =
        std::min<Nanos>(std::max(kRestShare * worked, now - m_since), kLongestRest);
    const Nanos rest = std::clamp<Nanos>(kMostRest - m_rested, Nanos(0), wanted);
    m_rested += rest;
    return rest;
}

void BackupPace::rest(std::optional<Nanos> onCore)
{
    if (const Nanos time = restAfter(onCore); time > Nanos(0))
        m_times.sleep(time);
    const std::lock_guard lock(m_mutex);
    m_since = m_times.now();
    m_spent = m_times.processor();
}

} // namespace tilldesk::app
