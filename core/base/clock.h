#pragma once

#include "core/base/timestamp.h"

#include <atomic>

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
    void advance(std::chrono::milliseconds by) { m_millis += by.count(); }
    void set(Timestamp time) { m_millis = toMillis(time); }

private:
    std::atomic<qint64> m_millis;
};

} // namespace tilldesk
