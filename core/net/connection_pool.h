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
    static constexpr int kMost = 256; ///< limit of idle connections; further ones are closed
    static constexpr int kMostProven = 4096;

    explicit ConnectionPool(boost::asio::io_context &context) : m_timer(context) {}

    /// Takes an idle connection that the server has not closed; null if there is none.
    /// @param server  origin: scheme, host and port
    [[nodiscard]] std::unique_ptr<Connection> take(const QByteArray &server);
    void keep(const QByteArray &server, std::unique_ptr<Connection> connection);

    /// Returns whether `server` is known to honour keep-alive. Some servers close shortly after
    /// each response without announcing it; a request sent at that moment is lost.
    [[nodiscard]] bool isProven(const QByteArray &server) const
    {
        return m_proven.contains(server);
    }
    void prove(const QByteArray &server, bool keeps);

private:
    struct Idle {
        std::unique_ptr<Connection> connection;
        std::chrono::steady_clock::time_point since;
    };

    void sweepLater();
    void sweep();

    QHash<QByteArray, std::shared_ptr<std::vector<Idle>>> m_idle;
    QSet<QByteArray> m_proven;
    int m_count = 0;
    bool m_isSweeping = false;
    boost::asio::steady_timer m_timer;
};

} // namespace tilldesk::net
