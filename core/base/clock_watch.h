#pragma once

#include "core/base/clock.h"

#include <mutex>

namespace tilldesk {

/// A reading of both clocks at one moment.
struct ClockReading {
    Timestamp wall;
    std::chrono::milliseconds sinceBoot{0}; ///< monotonic clock
};

/// The wall clock is not where it should be.
struct ClockJump {
    Timestamp expected; ///< where the wall clock should be by now, or at the earliest
    Timestamp wall;     ///< where it is

    /// One English sentence with both times, for the log and `/ready`.
    [[nodiscard]] QString text() const;
};

/// Decides whether the wall clock can be trusted: compares it with the monotonic clock from check
/// to check. A slewing NTP daemon and a computer that was asleep are no jumps; a clock that is set
/// by more than the limit, forward or back, is one until it is set right again or confirmed.
/// Thread-safe.
class ClockWatch
{
public:
    /// How far the wall clock may be behind the last commit at a start: what NTP corrects.
    static constexpr std::chrono::milliseconds kBehindAtStart = std::chrono::minutes(1);

    /// @param limit  largest step between two checks that is no jump
    /// @pre both clocks outlive it
    ClockWatch(const Clock &wall, const MonotonicClock &monotonic, std::chrono::milliseconds limit);

    /// Goes on from a reading of an earlier process of the same boot.
    void resume(const ClockReading &last);
    /// Goes on after a reboot: the wall clock must not be before `last`.
    void resumeAfter(Timestamp last);
    /// Returns the jump if the wall clock cannot be trusted.
    [[nodiscard]] std::optional<ClockJump> check();
    /// Returns the last reading that could be trusted, which is the present one if check() says so.
    [[nodiscard]] ClockReading trusted();
    /// Trusts the wall clock as it is now.
    void confirm();

private:
    [[nodiscard]] std::optional<ClockJump> compare();
    [[nodiscard]] ClockReading reading() const;

    const Clock &m_wall;
    const MonotonicClock &m_monotonic;
    const std::chrono::milliseconds m_limit;
    std::mutex m_mutex;
    ClockReading m_last;                 ///< the last one that could be trusted
    std::optional<Timestamp> m_earliest; ///< after a reboot: of the last commit
};

} // namespace tilldesk
