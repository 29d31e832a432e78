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

/// Finds addresses of names without waiting: each look-up has a thread of its own, because the
/// system's way cannot be called off, and ends by itself. Lives on the thread of `context`.
class Resolver
{
public:
    static constexpr int kAtOnce = 64;                     ///< names; more wait for their turn
    static constexpr std::chrono::seconds kRemembered{60}; ///< what was found
    static constexpr int kMostRemembered = 256;

    using Found = std::function<void(const Addresses &)>;

    Resolver(boost::asio::io_context &context, LookUp lookUp);
    ~Resolver();
    Resolver(const Resolver &) = delete;
    Resolver &operator=(const Resolver &) = delete;

    /// @param host  a name, or an address; an own name (`localhost`) is this computer's
    /// @param found  called once, maybe within this; in the order of the system, IPv4 first
    void find(const QString &host, Found found);

private:
    struct Known {
        Addresses addresses;
        std::chrono::steady_clock::time_point until;
    };
    /// How threads come back, as long as it is there.
    struct Door {
        std::mutex mutex;
        boost::asio::io_context *context = nullptr;
    };

    void beginNext();
    void ended(const QString &name, const Addresses &addresses);

    const LookUp m_lookUp;
    const std::shared_ptr<Door> m_door = std::make_shared<Door>();
    QHash<QString, Known> m_known;
    QHash<QString, QList<Found>> m_waiting;
    QQueue<QString> m_queue;
    int m_running = 0;
};

} // namespace tilldesk::net
