#pragma once

#include "core/base/monotonic_clock.h"
#include "core/base/timestamp.h"

#include <algorithm>
#include <atomic>
#include <optional>

namespace tilldesk {

/// Source of the current time. Every time-dependent rule asks a Clock, so that a test or a
/// demonstration can set it. Thread-safe.
class Clock
{
public:
    Clock() = default;
    virtual ~Clock() = default;
    Clock(const Clock &) = delete;
    Clock &operator=(const Clock &) = delete;

    [[nodiscard]] virtual Timestamp now() const = 0;
};

/// The computer's wall clock.
class SystemClock final : public Clock
{
public:
    [[nodiscard]] Timestamp now() const override;
};

/// A clock that stands still until set() or advance().
class ManualClock final : public Clock
{
public:
    explicit ManualClock(Timestamp start) : m_millis(toMillis(start)) {}

    [[nodiscard]] Timestamp now() const override { return fromMillis(m_millis); }
    /// Advances the clock and the monotonic clock. A negative time only sets this clock back.
    void advance(std::chrono::milliseconds by)
    {
        m_millis += by.count();
        m_monotonic.advance(std::max(by, std::chrono::milliseconds::zero()));
    }
    /// Sets the clock, but not the monotonic clock.
    void set(Timestamp time) { m_millis = toMillis(time); }
    /// Returns the monotonic clock, which advance() moves and set() does not.
    [[nodiscard]] const MonotonicClock &monotonic() const { return m_monotonic; }

private:
    std::atomic<qint64> m_millis;
    ManualMonotonicClock m_monotonic;
};

/// How an adjustable clock differs from the clock it is based on.
struct ClockSetting {
    std::chrono::milliseconds offset{0}; ///< added to the base clock while running
    std::optional<Timestamp> frozenAt;   ///< set: the clock stands still at this time

    [[nodiscard]] bool isReal() const
    {
        return offset == std::chrono::milliseconds::zero() && !frozenAt;
    }
    friend bool operator==(const ClockSetting &, const ClockSetting &) = default;
};

/// A clock that follows another one and can be stopped, advanced and set, for the simulation.
class AdjustableClock final : public Clock
{
public:
    /// @param real  must outlive this clock
    explicit AdjustableClock(const Clock &real) : m_real(real) {}

    [[nodiscard]] Timestamp now() const override;
    /// Changes the setting from now on, atomically for all threads.
    void adjust(const ClockSetting &setting);

private:
    const Clock &m_real;
    /// A single word, so that readers never see half a change: the offset, or the time it stands
    /// at.
    std::atomic<qint64> m_word = 0;
};

} // namespace tilldesk
