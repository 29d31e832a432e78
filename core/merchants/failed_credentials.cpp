#include "core/merchants/failed_credentials.h"

namespace tilldesk::merchants {

void FailedCredentials::note(const http::Request &request, Timestamp now)
{
    if (m_perMinute == 0 || request.isFromLoopback)
        return;
    const qint64 minute = minuteOf(now);
    const std::lock_guard lock(m_mutex);
    if (m_minute != minute || m_counts.size() >= kMaxAddresses)
        m_counts.clear();
    m_minute = minute;
    if (++m_counts[request.peer.countedAs()] >= m_perMinute)
        m_blockingMinute = minute;
}

bool FailedCredentials::isOverLimit(const http::Request &request, Timestamp now) const
{
    const qint64 minute = minuteOf(now);
    if (m_blockingMinute.load(std::memory_order_relaxed) != minute || request.isFromLoopback)
        return false;
    const std::lock_guard lock(m_mutex);
    const auto found = m_counts.find(request.peer.countedAs());
    return m_minute == minute && found != m_counts.end() && found->second >= m_perMinute;
}

} // namespace tilldesk::merchants
