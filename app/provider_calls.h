#pragma once

#include "app/assembly.h"
#include "core/hosted/client.h"
#include "core/merchants/key_set_fetcher.h"

namespace tilldesk::app {

/// A client for the services of providers, with a thread of its own.
class ProviderCalls
{
public:
    /// Trusts the system's certificate authorities and those of the setting `callbackCaFile`.
    /// @param assembly  outlives this object
    /// Errors: as net::loadTrustStore().
    [[nodiscard]] static Result<std::unique_ptr<ProviderCalls>> make(const Assembly &assembly);
    ~ProviderCalls();
    ProviderCalls(const ProviderCalls &) = delete;
    ProviderCalls &operator=(const ProviderCalls &) = delete;

    [[nodiscard]] hosted::Client &client() { return m_client; }
    /// Returns the clock that measures; usable as long as this object.
    [[nodiscard]] const MonotonicClock &monotonic() const { return m_monotonic; }
    /// Returns what another user of the same thread needs.
    [[nodiscard]] hosted::Client::Needs needs();

private:
    ProviderCalls(const Clock &wall, Log &log, const net::TrustStore &trust);

    const Clock &m_wall;
    const BootClock m_monotonic;
    net::Network m_network;
    merchants::KeySetFetcher m_fetcher;
    merchants::KeySetCache m_keySets;
    hosted::Client m_client;
};

} // namespace tilldesk::app
