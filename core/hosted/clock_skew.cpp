#include "core/hosted/clock_skew.h"

namespace tilldesk::hosted {

void ClockSkew::record(const QByteArray &origin, std::chrono::milliseconds skew)
{
    m_known[origin] = skew - wallOffset();
}

std::optional<std::chrono::milliseconds> ClockSkew::of(const QByteArray &origin) const
{
    const auto known = m_known.constFind(origin);
    if (known == m_known.constEnd())
        return {};
    return *known + wallOffset();
}

std::chrono::milliseconds ClockSkew::wallOffset() const
{
    return m_wall.now().time_since_epoch() - m_monotonic.now();
}

} // namespace tilldesk::hosted
