#pragma once

#include "core/merchants/key_set_fetcher.h"
#include "core/merchants/seen_request_store.h"
#include "core/merchants/signature_authenticator.h"
#include "core/payments/payment_links.h"
#include "core/runtime/core_thread.h"

namespace tilldesk::app {

/// What checks the signatures of requests, put together. Lives on the main thread.
class SignedRequests
{
public:
    /// Everything outlives it.
    struct Needs {
        const merchants::PublishedDirectory &directory;
        const Clock &clock;
        const Clock &realClock; ///< for what is elsewhere
        Log &log;
        const payments::PublicAddress &address;
        runtime::CoreThread &core;
        const PublishedServiceNames &names;
        const MonotonicClock &monotonic;
        int requestsPerSecond = 0; ///< of one profile; 0: no limit
    };

    explicit SignedRequests(const Needs &needs);

    /// Must come before the first request. @param store  lives on the core thread
    void open(merchants::SeenRequestStore &store) { m_store = &store; }
    /// Answers who waits for a key set with `Busy` and ends the thread that fetches.
    void stop();

    [[nodiscard]] const merchants::SignatureAuthenticator &authenticator() const
    {
        return m_authenticator;
    }
    [[nodiscard]] merchants::SeenRequests &seen() { return m_seen; }

private:
    /// Has it written in the order of commands, so before what the request itself does; later, if
    /// that transaction fails.
    bool remember(const merchants::SeenRequest &request);

    runtime::CoreThread &m_core;
    merchants::SeenRequests m_seen;
    merchants::SeenRequestStore *m_store = nullptr;
    merchants::KeySetFetcher m_fetcher;
    merchants::KeySetCache m_keySets;
    merchants::SignatureAuthenticator m_authenticator;
};

} // namespace tilldesk::app
