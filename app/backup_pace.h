#pragma once

#include <QtGlobal>
#include <chrono>
#include <functional>
#include <mutex>
#include <optional>

namespace tilldesk::app {

/// Slows a backup down while the shop is busy, so that it takes a twentieth of one processor at
/// most, and the disk for half of the time. A backup of an idle shop runs at full speed. All rests
/// of a backup take kMostRest at most, so a shop that is always busy gets its backups too.
/// Thread-safe.
class BackupPace
{
public:
    using Nanos = std::chrono::nanoseconds;
    /// The clocks, which tests replace.
    struct Times {
        std::function<Nanos()> now;       ///< monotonic
        std::function<Nanos()> processor; ///< processor time of the calling thread
        std::function<void(Nanos)> sleep;
    };

    /// Commits of the core a second from which the shop counts as busy.
    static constexpr int kBusyCommits = 20;
    /// Time over which the commits are counted.
    static constexpr std::chrono::milliseconds kWindow{100};
    /// Rest for each unit of processor time.
    static constexpr int kRestShare = 19;
    /// Longest single rest; a cancelled backup ends within it.
    static constexpr std::chrono::milliseconds kLongestRest{250};
    /// Sum of the rests of one backup.
    static constexpr std::chrono::minutes kMostRest{15};

    /// @param commits  returns the number of commits of the core so far; thread-safe
    explicit BackupPace(std::function<quint64()> commits, Times times = systemTimes());

    /// Call on the working thread before the first piece of a backup.
    void begin();
    /// Call on the working thread after each piece of work. Blocks while the shop is busy.
    /// @param onCore  time that the piece took on the core thread; empty: it took processor time of
    /// the calling thread
    void rest(std::optional<Nanos> onCore);

private:
    [[nodiscard]] static Times systemTimes();
    [[nodiscard]] Nanos restAfter(std::optional<Nanos> onCore);
    void count(Nanos now);

    const std::function<quint64()> m_commits;
    const Times m_times;
    std::mutex m_mutex; ///< guards the members below
    Nanos m_since{0};   ///< time at which the piece began
    Nanos m_spent{0};   ///< processor time of the thread at which the piece began
    Nanos m_rested{0};  ///< in this backup
    Nanos m_windowBegan{0};
    quint64 m_windowCommits = 0; ///< commits before the window began
    bool m_isBusy = false;       ///< in the last window
};

} // namespace tilldesk::app
