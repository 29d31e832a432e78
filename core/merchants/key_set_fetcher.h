#pragma once

#include "core/merchants/key_set_source.h"
#include "core/net/network.h"

#include <mutex>

namespace tilldesk::merchants {

/// Fetches key sets over HTTP. Owns a thread, which starts with the first fetch.
///
/// See net::Network for the addresses that it may connect to and the certificates that it trusts.
class KeySetFetcher final : public KeySetSource
{
public:
    /// Time-out, from the name look-up to the last byte.
    static constexpr std::chrono::milliseconds kTimeout{5000};

    /// @param trust  empty: the system's authorities
    explicit KeySetFetcher(std::chrono::milliseconds timeout = kTimeout, net::TrustStore trust = {})
        : m_timeout(timeout),
          m_trust(std::move(trust))
    {
    }
    ~KeySetFetcher() override { stop(); }

    /// Errors: `FieldInvalid` with the reason: no response in time, a status other than 200, more
    /// than crypto::kMaxJwkSetBytes, not a key set, an address that is not allowed.
    void fetch(const KeySetAddress &address, Done done) override;

    /// Ends the thread. Fetches in flight are dropped without calling `done`. Blocks.
    /// @pre not called on the thread itself
    void stop();

private:
    const std::chrono::milliseconds m_timeout;
    const net::TrustStore m_trust;
    std::mutex m_mutex;
    std::unique_ptr<net::Network> m_network; ///< null: no fetch yet
    bool m_isStopped = false;
};

} // namespace tilldesk::merchants
