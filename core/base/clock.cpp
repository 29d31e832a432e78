#include "core/base/clock.h"

#include <ctime>

namespace tilldesk {

Timestamp SystemClock::now() const
{
    return std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
}

std::chrono::milliseconds BootClock::now() const
{
    timespec time = {};
    ::clock_gettime(CLOCK_BOOTTIME, &time);
    return std::chrono::seconds(time.tv_sec)
        + std::chrono::floor<std::chrono::milliseconds>(std::chrono::nanoseconds(time.tv_nsec));
}

namespace {

/// Realistic times and offsets fit 62 bits; the lowest bit says which of the two the word holds.
constexpr qint64 kFrozenBit = 1;

} // namespace

Timestamp AdjustableClock::now() const
{
    const qint64 word = m_word.load();
    const qint64 value = word >> 1;
    return (word & kFrozenBit) != 0 ? fromMillis(value)
                                    : m_real.now() + std::chrono::milliseconds(value);
}

void AdjustableClock::adjust(const ClockSetting &setting)
{
    m_word = setting.frozenAt ? (toMillis(*setting.frozenAt) * 2) | kFrozenBit
                              : setting.offset.count() * 2;
}

} // namespace tilldesk
