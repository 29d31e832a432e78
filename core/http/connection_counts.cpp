#include "core/http/connection_counts.h"

#include <algorithm>

namespace tilldesk::http {

std::shared_ptr<AddressCount> ConnectionCounts::of(const IpAddress &address)
{
    const std::lock_guard lock(m_mutex);
    if (m_addresses.size() >= m_purgeAt) {
        std::erase_if(m_addresses, [](const auto &entry) { return entry.second.expired(); });
        m_purgeAt = std::max<std::size_t>(64, m_addresses.size() * 2);
    }
    auto &entry = m_addresses[address.countedAs()];
    auto count = entry.lock();
    if (!count) {
        count = std::make_shared<AddressCount>();
        entry = count;
    }
    return count;
}

} // namespace tilldesk::http
