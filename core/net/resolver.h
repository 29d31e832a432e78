#pragma once

#include "core/net/look_up.h"

#include <QHash>
#include <QQueue>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/address.hpp>
#include <chrono>
#include <memory>
#include <mutex>
#include <vector>

namespace tilldesk::net {

using Addresses = std::vector<boost::asio::ip::address>;

/// Resolves host names without blocking the network thread. Each look-up runs on its own detached
/// thread, because `getaddrinfo` cannot be cancelled. Used on the thread of `context`.
class Resolver
{
public:
    static constexpr int kAtOnce = 64;                     ///< concurrent look-ups; further names
                                                           ///< are queued
    static constexpr std::chrono::seconds kRemembered{60}; ///< TTL of the cache
    static constexpr int kMaxRemembered = 256;

    using Found = std::function<void(const Addresses &)>;

    Resolver(boost::asio::io_context &context, LookUp lookUp);
    ~Resolver();
    Resolver(const Resolver &) = delete;
    Resolver &operator=(const Resolver &) = delete;

    /// @param host  a name or an IP address; `localhost` names always resolve to loopback
    /// @param found  called once, possibly before find() returns; addresses in the system's order,
    /// IPv4 first
    void find(const QString &host, Found found);

private:
    struct Known {
        Addresses addresses;
        std::chrono::steady_clock::time_point until;
    };
    /// How look-up threads deliver results. `context` is null once the Resolver is destroyed; later
    /// results are dropped.
    struct ResultChannel {
        std::mutex mutex;
        boost::asio::io_context *context = nullptr;
    };

    void beginNext();
    void ended(const QString &name, const Addresses &addresses);

    const LookUp m_lookUp;
    const std::shared_ptr<ResultChannel> m_results = std::make_shared<ResultChannel>();
    QHash<QString, Known> m_known;
    QHash<QString, QList<Found>> m_waiting;
    QQueue<QString> m_queue;
    int m_running = 0;
};

} // namespace tilldesk::net
