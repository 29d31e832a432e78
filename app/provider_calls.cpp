#include "app/provider_calls.h"

namespace tilldesk::app {

Result<std::unique_ptr<ProviderCalls>> ProviderCalls::make(const Assembly &assembly)
{
    const auto trust = net::loadTrustStore(assembly.settings().callbackCaFile);
    if (!trust)
        return trust.failure();
    return std::unique_ptr<ProviderCalls>(
        new ProviderCalls(assembly.wall(), assembly.log(), *trust));
}

ProviderCalls::ProviderCalls(const Clock &wall, Log &log, const net::TrustStore &trust)
    : m_wall(wall),
      m_network({.name = QStringLiteral("providers"), .trust = trust}),
      m_fetcher(merchants::KeySetFetcher::kTimeout, trust),
      m_keySets(m_fetcher, wall, log),
      m_client(needs())
{
}

ProviderCalls::~ProviderCalls()
{
    m_keySets.stop();
    m_fetcher.stop();
    m_network.stop();
}

hosted::Client::Needs ProviderCalls::needs()
{
    return {m_network, m_keySets, m_wall, m_monotonic};
}

} // namespace tilldesk::app
