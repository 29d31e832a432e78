#pragma once

#include "core/merchants/key_set_fetcher.h"
#include "core/merchants/seen_request_store.h"
#include "core/merchants/signature_authenticator.h"
#include "core/payments/payment_links.h"
#include "core/threads/core_thread.h"

namespace tilldesk::app {

/// Creates and connects the parts that check the signatures of requests. Called on the main thread.
class SignedRequests
{
public:
    /// All references must outlive this object.
    struct Needs {
        const merchants::PublishedDirectory &directory;
        const Clock &clock;
        const Clock &realClock; ///< wall clock: for key sets fetched from other servers
        Log &log;
        const payments::PublicAddress &address;
        threads::CoreThread &core;
        const PublishedServiceNames &names;
        const MonotonicClock &monotonic;
        merchants::RateLimit rate = {}; ///< limit for one profile
    };

    explicit SignedRequests(const Needs &needs);

    /// Must be called before the core accepts the first command; until then, requests are
    /// remembered in memory only. @param store  lives on the core thread
    void open(merchants::SeenRequestStore &store) { m_store = &store; }
    /// Answers the requests that wait for a key set with `Busy` and stops the thread that fetches.
    void stop();

    [[nodiscard]] const merchants::SignatureAuthenticator &authenticator() const
    {
        return m_authenticator;
    }
    [[nodiscard]] merchants::SeenRequests &seen() { return m_seen; }

private:
    /// Queues the digest ahead of the request's own command, so it is committed no later than that
    /// command; stored later if that transaction fails. Returns false if the core's queue is full.
    bool remember(const merchants::SeenRequest &request);

    threads::CoreThread &m_core;
    merchants::SeenRequests m_seen;
    std::atomic<merchants::SeenRequestStore *> m_store = nullptr;
    merchants::KeySetFetcher m_fetcher;
    merchants::KeySetCache m_keySets;
    merchants::SignatureAuthenticator m_authenticator;
};

} // namespace tilldesk::app
