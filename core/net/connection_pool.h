#pragma once

#include "core/net/connection.h"

#include <QHash>
#include <QSet>
#include <boost/asio/steady_timer.hpp>
#include <vector>

namespace tilldesk::net {

/// Connections that wait for the next call to the same server.
class ConnectionPool
{
public:
    /// Shorter than the five seconds that many servers wait, so that seldom both ends act at once.
    static constexpr std::chrono::milliseconds kIdle{4000};
    static constexpr int kMost = 256; ///< one more is closed
    static constexpr int kMostProven = 4096;

    explicit ConnectionPool(boost::asio::io_context &context) : m_timer(context) {}

    /// @param server  scheme, host and port
    /// @return one that the server has not closed, or null
    [[nodiscard]] std::unique_ptr<Connection> take(const QByteArray &server);
    void keep(const QByteArray &server, std::unique_ptr<Connection> connection);

    /// Whether a server leaves connections open as it says. Some close them after each answer, a
    /// moment after it, without a word; a request that meets that is lost.
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
