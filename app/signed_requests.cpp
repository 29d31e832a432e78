#include "app/signed_requests.h"

#include <thread>

namespace tilldesk::app {

SignedRequests::SignedRequests(const Needs &needs)
    : m_core(needs.core),
      m_seen(needs.monotonic),
      m_keySets(m_fetcher, needs.realClock, needs.log),
      m_authenticator(
          {.directory = needs.directory,
           .clock = needs.clock,
           .realClock = needs.realClock,
           .keySets = m_keySets,
           .seen = m_seen,
           .log = needs.log,
           .names = needs.names,
           .rate = needs.rate,
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
    merchants::SeenRequestStore *const store = m_store;
    if (store == nullptr)
        return true; // a standby, which changes nothing: a replay would only read again
    // submit() reports a full queue synchronously, on this thread; a failed transaction is reported
    // on the core thread. So only this thread uses `isRefused`.
    const auto caller = std::this_thread::get_id();
    const auto isRefused = std::make_shared<bool>(false);
    m_core.submit(
        [store, request]() -> Result<void> {
            store->write(request);
            return {};
        },
        [store, request, caller, isRefused](const Result<void> &written) {
            if (written)
                return;
            if (std::this_thread::get_id() == caller)
                *isRefused = true;
            else
                store->writeLater(request);
        });
    return !*isRefused;
}

} // namespace tilldesk::app
