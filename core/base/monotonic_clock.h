#pragma once

#include <atomic>
#include <chrono>

namespace tilldesk {

/// A clock that never jumps and continues while the computer sleeps. Its epoch is arbitrary, but
/// fixed until the next boot. Thread-safe.
class MonotonicClock
{
public:
    MonotonicClock() = default;
    virtual ~MonotonicClock() = default;
    MonotonicClock(const MonotonicClock &) = delete;
    MonotonicClock &operator=(const MonotonicClock &) = delete;

    [[nodiscard]] virtual std::chrono::milliseconds now() const = 0;
};

/// Time since the computer was booted. @source clock_gettime(2), CLOCK_BOOTTIME
class BootClock final : public MonotonicClock
{
public:
    [[nodiscard]] std::chrono::milliseconds now() const override;
};

/// A monotonic clock that stands still until it is advanced, for tests.
class ManualMonotonicClock final : public MonotonicClock
{
public:
    [[nodiscard]] std::chrono::milliseconds now() const override
    {
        return std::chrono::milliseconds(m_millis);
    }
    void advance(std::chrono::milliseconds by) { m_millis += by.count(); }

private:
    std::atomic<std::chrono::milliseconds::rep> m_millis = 0;
};

} // namespace tilldesk
