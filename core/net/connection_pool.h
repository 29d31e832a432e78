#pragma once

#include "core/net/connection.h"

#include <QHash>
#include <QSet>
#include <boost/asio/steady_timer.hpp>
#include <vector>

namespace tilldesk::net {

/// Pool of idle keep-alive connections, by origin. Used on the network thread only.
class ConnectionPool
{
public:
    /// Idle time-out. Many servers close after 5 s; closing earlier avoids sending a request on a
    /// connection that the server is just closing.
    static constexpr std::chrono::milliseconds kIdle{4000};
    static constexpr int kMax = 256; ///< limit of idle connections; further ones are closed
    static constexpr int kMaxKeepAliveHosts = 4096;

    explicit ConnectionPool(boost::asio::io_context &context) : m_timer(context) {}

    /// Takes an idle connection that the server has not closed; null if there is none.
    [[nodiscard]] std::unique_ptr<Connection> take(const QByteArray &origin);
    void keep(const QByteArray &origin, std::unique_ptr<Connection> connection);

    /// Returns whether `origin` is known to honour keep-alive. Some servers close shortly after
    /// each response without announcing it; a request sent at that moment is lost.
    [[nodiscard]] bool honoursKeepAlive(const QByteArray &origin) const
    {
        return m_keepAliveHosts.contains(origin);
    }
    void recordKeepAlive(const QByteArray &origin, bool keeps);

private:
    struct Idle {
        std::unique_ptr<Connection> connection;
        std::chrono::steady_clock::time_point since;
    };

    void sweepLater();
    void sweep();

    QHash<QByteArray, std::shared_ptr<std::vector<Idle>>> m_idle;
    QSet<QByteArray> m_keepAliveHosts;
    int m_count = 0;
    bool m_isSweeping = false;
    boost::asio::steady_timer m_timer;
};

} // namespace tilldesk::net
