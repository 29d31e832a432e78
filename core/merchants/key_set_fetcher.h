#pragma once

#include "core/merchants/key_set_source.h"
#include "core/net/network.h"

#include <mutex>

namespace tilldesk::merchants {

/// Fetches key sets over HTTP, on a thread of its own that begins with the first fetch.
///
/// See net::Network for what is connected to and what is trusted.
class KeySetFetcher final : public KeySetSource
{
public:
    static constexpr std::chrono::milliseconds kTimeout{5000}; ///< from the name to the last byte

    /// @param trust  none: the system's authorities
    explicit KeySetFetcher(std::chrono::milliseconds timeout = kTimeout, net::Trust trust = {})
        : m_timeout(timeout),
          m_trust(std::move(trust))
    {
    }
    ~KeySetFetcher() override { stop(); }

    /// Errors: `FieldInvalid` with the reason: no answer in time, another status than 200, more
    /// than crypto::kMaxJwkSetBytes, no key set, an address that is not allowed.
    void fetch(const KeySetAddress &address, Done done) override;

    /// Ends the thread; what runs is dropped without an answer. @pre not on the thread itself
    void stop();

private:
    const std::chrono::milliseconds m_timeout;
    const net::Trust m_trust;
    std::mutex m_mutex;
    std::unique_ptr<net::Network> m_network; ///< once there has been a fetch
    bool m_isStopped = false;
};

} // namespace tilldesk::merchants
