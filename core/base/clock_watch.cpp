#include "core/base/clock_watch.h"

#include <tuple>

using namespace Qt::StringLiterals;

namespace tilldesk {

QString ClockJump::text() const
{
    return u"the computer's clock shows %1 but should show %2%3"_s.arg(
        QString::fromLatin1(toIsoUtc(wall)), wall < expected ? u"at least "_s : QString(),
        QString::fromLatin1(toIsoUtc(expected)));
}

ClockWatch::ClockWatch(const Clock &wall, const MonotonicClock &monotonic,
                       std::chrono::milliseconds limit)
    : m_wall(wall),
      m_monotonic(monotonic),
      m_limit(limit),
      m_last(reading())
{
}

void ClockWatch::resume(const ClockReading &last)
{
    const std::lock_guard lock(m_mutex);
    m_last = last;
}

void ClockWatch::resumeAfter(Timestamp last)
{
    const std::lock_guard lock(m_mutex);
    m_earliest = last;
    m_last.wall = last;
}

std::optional<ClockJump> ClockWatch::check()
{
    const std::lock_guard lock(m_mutex);
    return compare();
}

ClockReading ClockWatch::trusted()
{
    const std::lock_guard lock(m_mutex);
    std::ignore = compare();
    return m_last;
}

std::optional<ClockJump> ClockWatch::compare()
{
    const ClockReading now = reading();
    if (m_earliest) {
        // Until the clock is right, the size of its correction is unknown: tolerate a small lag.
        if (now.wall < *m_earliest - kBehindAtStart)
            return ClockJump{*m_earliest, now.wall};
        m_earliest.reset();
    } else {
        const Timestamp expected = m_last.wall + (now.sinceBoot - m_last.sinceBoot);
        if (std::chrono::abs(now.wall - expected) > m_limit)
            return ClockJump{expected, now.wall};
    }
    m_last = now; // moves the reference on, so that slewing does not accumulate
    return {};
}

void ClockWatch::confirm()
{
    const std::lock_guard lock(m_mutex);
    m_earliest.reset();
    m_last = reading();
}

ClockReading ClockWatch::reading() const
{
    return {m_wall.now(), m_monotonic.now()};
}

} // namespace tilldesk
