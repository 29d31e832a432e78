#pragma once

#include "core/base/clock.h"

#include <QHash>

namespace tilldesk::hosted {

/// No request is signed above this skew: the service would refuse it, or remember a request of
/// another time. @source service.md#hosted-calls
inline constexpr std::chrono::seconds kSkewToRefuse(60);

/// How far this computer's clock is from those of hosted services, by their latest responses. Not
/// thread-safe.
class ClockSkew
{
public:
    /// Both clocks must outlive it. @param monotonic  tells when `wall` was set meanwhile
    ClockSkew(const Clock &wall, const MonotonicClock &monotonic)
        : m_wall(wall),
          m_monotonic(monotonic)
    {
    }

    /// @param skew  this clock less the service's
    void record(const QByteArray &origin, std::chrono::milliseconds skew);
    /// Returns the skew as of now; empty: no response has told yet.
    [[nodiscard]] std::optional<std::chrono::milliseconds> of(const QByteArray &origin) const;

private:
    /// The wall clock less the monotonic clock: changes exactly if the wall clock is set.
    [[nodiscard]] std::chrono::milliseconds wallOffset() const;

    const Clock &m_wall;
    const MonotonicClock &m_monotonic;
    /// By origin: the skew less wallOffset() at that time.
    QHash<QByteArray, std::chrono::milliseconds> m_known;
};

} // namespace tilldesk::hosted
