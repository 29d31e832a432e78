#pragma once

#include "core/base/clock.h"

#include <mutex>

namespace tilldesk {

/// Wall clock and monotonic clock, read at the same moment.
struct ClockReading {
    Timestamp wall;
    std::chrono::milliseconds sinceBoot{0}; ///< monotonic clock
};

/// A jump of the wall clock.
struct ClockJump {
    Timestamp expected; ///< where the wall clock should be, or the earliest plausible time
    Timestamp wall;     ///< actual time of the wall clock

    /// Returns one English sentence with both times, for the log and `/ready`.
    [[nodiscard]] QString text() const;
};

/// Detects jumps of the wall clock by comparing it with the monotonic clock at each check. NTP
/// slewing and a sleeping computer are no jumps. A step of more than the limit, forward or back, is
/// a jump until the clock is corrected or the step is confirmed. Thread-safe.
class ClockWatch
{
public:
    /// Tolerated lag of the wall clock behind the last commit at a start, which NTP corrects.
    static constexpr std::chrono::milliseconds kBehindAtStart = std::chrono::minutes(1);

    /// @param limit  largest tolerated step between two checks
    /// @pre both clocks outlive the watch
    ClockWatch(const Clock &wall, const MonotonicClock &monotonic, std::chrono::milliseconds limit);

    /// Continues from a reading of an earlier process since the same boot.
    void resume(const ClockReading &last);
    /// Continues after a reboot: the wall clock must not be before `last`.
    void resumeAfter(Timestamp last);
    /// Compares the clocks. Returns the jump; empty if the wall clock can be trusted.
    [[nodiscard]] std::optional<ClockJump> check();
    /// Returns the last trusted reading; the current one if check() finds no jump.
    [[nodiscard]] ClockReading trusted();
    /// Accepts the current wall clock as correct.
    void confirm();

private:
    [[nodiscard]] std::optional<ClockJump> compare();
    [[nodiscard]] ClockReading reading() const;

    const Clock &m_wall;
    const MonotonicClock &m_monotonic;
    const std::chrono::milliseconds m_limit;
    std::mutex m_mutex;
    ClockReading m_last;                 ///< the last trusted reading
    std::optional<Timestamp> m_earliest; ///< after a reboot: time of the last commit; empty: no
                                         ///< reboot
};

} // namespace tilldesk
