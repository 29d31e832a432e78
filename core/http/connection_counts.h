#pragma once

#include "core/base/ip_address.h"

#include <atomic>
#include <memory>
#include <mutex>
#include <unordered_map>

namespace tilldesk::http {

/// Usage of a listener by one remote address. Thread-safe.
struct AddressCount {
    std::atomic<int> connections = 0;
    std::atomic<int> handshakes = 0;  ///< TLS handshakes in flight
    std::atomic<qint64> buffered = 0; ///< bytes of unfinished requests
};

/// Counts the connections of all I/O threads of a listener. Thread-safe.
class ConnectionCounts
{
public:
    std::atomic<int> served = 0;
    std::atomic<int> refused = 0;        ///< connections over a limit that are still being answered
                                         ///< with 503
    std::atomic<qint64> unsent = 0;      ///< bytes of responses that the system has not accepted
                                         ///< yet
    std::atomic<quint64> accepted = 0;   ///< connections since the start
    std::atomic<quint64> turnedAway = 0; ///< subset of `accepted`: over a limit
    std::atomic<quint64> cut = 0; ///< subset of `accepted`: closed because the caller read too
                                  ///< slowly

    /// Returns the counters of a remote address, the same for all its connections.
    [[nodiscard]] std::shared_ptr<AddressCount> of(const IpAddress &address);

private:
    std::mutex m_mutex;
    /// Keyed by IpAddress::countedAs(); an entry expires with the address's last connection.
    std::unordered_map<quint64, std::weak_ptr<AddressCount>> m_addresses;
    std::size_t m_purgeAt = 64; ///< number of entries that triggers the removal of expired ones
};

} // namespace tilldesk::http
