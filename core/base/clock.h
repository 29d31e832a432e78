#pragma once

#include "core/base/monotonic_clock.h"
#include "core/base/timestamp.h"

#include <algorithm>
#include <atomic>
#include <optional>

namespace tilldesk {

/// Where the time comes from. Every rule that has to do with time asks a Clock, so that a test
/// or a demonstration can set it. Thread-safe.
class Clock
{
public:
    Clock() = default;
    virtual ~Clock() = default;
    Clock(const Clock &) = delete;
    Clock &operator=(const Clock &) = delete;

    [[nodiscard]] virtual Timestamp now() const = 0;
};

/// The computer's clock.
class SystemClock final : public Clock
{
public:
    [[nodiscard]] Timestamp now() const override;
};

/// A clock that stands still until it is told otherwise.
class ManualClock final : public Clock
{
public:
    explicit ManualClock(Timestamp start) : m_millis(toMillis(start)) {}

    [[nodiscard]] Timestamp now() const override { return fromMillis(m_millis); }
    /// Lets time pass, also on the monotonic clock. A negative time only sets the clock back.
    void advance(std::chrono::milliseconds by)
    {
        m_millis += by.count();
        m_monotonic.advance(std::max(by, by.zero()));
    }
    /// Sets the clock; no time passes on the monotonic clock.
    void set(Timestamp time) { m_millis = toMillis(time); }
    /// The clock that advance() moves and set() does not.
    [[nodiscard]] const MonotonicClock &monotonic() const { return m_monotonic; }

private:
    std::atomic<qint64> m_millis;
    ManualMonotonicClock m_monotonic;
};

/// How an adjustable clock differs from the one under it.
struct ClockSetting {
    std::chrono::milliseconds offset{0}; ///< added while it runs
    std::optional<Timestamp> frozenAt;   ///< it stands still at this time

    [[nodiscard]] bool isReal() const { return offset == offset.zero() && !frozenAt; }
    friend bool operator==(const ClockSetting &, const ClockSetting &) = default;
};

/// A clock over another one that can be stopped, advanced and set: for a simulation.
class AdjustableClock final : public Clock
{
public:
    /// @param real  outlives it
    explicit AdjustableClock(const Clock &real) : m_real(real) {}

    [[nodiscard]] Timestamp now() const override;
    /// Changes how it goes from the present moment on, for all threads at once.
    void adjust(const ClockSetting &setting);
    [[nodiscard]] ClockSetting setting() const;

private:
    const Clock &m_real;
    /// One word, so that no reader sees half a change: the offset, or the time it stands at.
    std::atomic<qint64> m_word = 0;
};

} // namespace tilldesk
