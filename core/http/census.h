#pragma once

#include "core/base/ip_address.h"

#include <atomic>
#include <memory>
#include <mutex>
#include <unordered_map>

namespace tilldesk::http {

/// What one remote address takes up of a listener. Thread-safe.
struct AddressCount {
    std::atomic<int> connections = 0;
    std::atomic<int> handshakes = 0;  ///< TLS handshakes under way
    std::atomic<qint64> buffered = 0; ///< bytes of requests that are not whole
};

/// Counts the connections of all I/O threads of a listener. Thread-safe.
class Census
{
public:
    std::atomic<int> served = 0;
    std::atomic<int> refused = 0;        ///< connections over a limit that are being told so
    std::atomic<qint64> unsent = 0;      ///< bytes of responses that no system has taken yet
    std::atomic<quint64> accepted = 0;   ///< connections since the start
    std::atomic<quint64> turnedAway = 0; ///< of `accepted`: over a limit
    std::atomic<quint64> cut = 0; ///< of `accepted`: closed because the caller read too slowly

    /// Returns the counters of a remote address, the same for all its connections.
    [[nodiscard]] std::shared_ptr<AddressCount> of(const IpAddress &address);

private:
    std::mutex m_mutex;
    /// By IpAddress::countedAs(); an entry expires with the address's last connection.
    std::unordered_map<quint64, std::weak_ptr<AddressCount>> m_addresses;
    std::size_t m_purgeAt = 64; ///< entries
};

} // namespace tilldesk::http
