#include "core/net/connection_pool.h"

namespace tilldesk::net {
namespace {

constexpr std::chrono::milliseconds kSweep{1000};

} // namespace

std::unique_ptr<Connection> ConnectionPool::take(const QByteArray &origin)
{
    const auto found = m_idle.constFind(origin);
    if (found == m_idle.cend())
        return nullptr;
    std::vector<Idle> &idle = **found;
    const auto oldest = std::chrono::steady_clock::now() - kIdle;
    while (!idle.empty()) {
        Idle last = std::move(idle.back());
        idle.pop_back();
        --m_count;
        if (last.since <= oldest)
            continue;
        if (last.connection->isReusable())
            return std::move(last.connection);
        recordKeepAlive(origin, false);
    }
    return nullptr;
}

void ConnectionPool::keep(const QByteArray &origin, std::unique_ptr<Connection> connection)
{
    if (m_count >= kMax)
        return;
    auto &idle = m_idle[origin];
    if (!idle)
        idle = std::make_shared<std::vector<Idle>>();
    idle->push_back({std::move(connection), std::chrono::steady_clock::now()});
    ++m_count;
    sweepLater();
}

void ConnectionPool::recordKeepAlive(const QByteArray &origin, bool keeps)
{
    if (!keeps)
        m_keepAliveHosts.remove(origin);
    else if (m_keepAliveHosts.size() < kMaxKeepAliveHosts || m_keepAliveHosts.contains(origin))
        m_keepAliveHosts.insert(origin);
}

void ConnectionPool::sweepLater()
{
    if (std::exchange(m_isSweeping, true))
        return;
    m_timer.expires_after(kSweep);
    m_timer.async_wait([this](const boost::system::error_code &error) {
        if (!error)
            sweep();
    });
}

void ConnectionPool::sweep()
{
    const auto oldest = std::chrono::steady_clock::now() - kIdle;
    m_count = 0;
    m_idle.removeIf(
        [this,
         oldest](const std::pair<const QByteArray &, std::shared_ptr<std::vector<Idle>> &> &entry) {
            std::erase_if(*entry.second, [oldest](const Idle &idle) {
                return idle.since <= oldest || !idle.connection->isReusable();
            });
            m_count += int(entry.second->size());
            return entry.second->empty();
        });
    m_isSweeping = false;
    if (m_count > 0)
        sweepLater();
}

} // namespace tilldesk::net
