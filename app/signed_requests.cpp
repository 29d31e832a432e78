#include "app/signed_requests.h"

namespace tilldesk::app {

SignedRequests::SignedRequests(const Needs &needs)
    : m_core(needs.core),
      m_keySets(m_fetcher, needs.realClock, needs.log),
      m_authenticator(
          {.directory = needs.directory,
           .clock = needs.clock,
           .realClock = needs.realClock,
           .keySets = m_keySets,
           .seen = m_seen,
           .log = needs.log,
           .claims = merchants::ClaimNames(needs.claimNamespace),
           .issuer = needs.issuer,
           .requestsPerSecond = needs.requestsPerSecond,
           .publicBase = [&address = needs.address] { return address.base(); },
           .remember = [this](const merchants::SeenRequest &seen) { return remember(seen); }})
{
}

void SignedRequests::stop()
{
    m_keySets.stop();
    m_fetcher.stop();
}

bool SignedRequests::remember(const merchants::SeenRequest &request)
{
    // Busy comes at once or not at all, so nobody else looks at it then.
    const auto isBusy = std::make_shared<bool>(false);
    m_core.submit(
        [this, request]() -> Result<void> {
            m_store->write(request);
            return {};
        },
        [isBusy](const Result<void> &written) {
            if (!written && written.error().code == ErrorCode::Busy)
                *isBusy = true;
        });
    return !*isBusy;
}

} // namespace tilldesk::app
