#pragma once

#include "core/hosted/client.h"
#include "core/hosted/connection.h"
#include "core/hosted/refund_requests.h"
#include "core/threads/core_thread.h"
#include "core/threads/on_core.h"

namespace tilldesk::hosted {

/// Asks the providers for refunds, each with its Idempotency-Key until it is answered, and then
/// what has become of it until it has ended. The pauses grow from 2 seconds to a minute; a provider
/// that asks for a pause gets it. @source service.md#hosted-refunds
///
/// Used on the network's thread. Pauses follow the monotonic clock.
class RefundSender
{
public:
    struct Needs {
        net::Network &network;
        Client &client;
        threads::CoreThread &core;
        threads::OnCore<RefundRequests> requests;
        const PublishedConnections &connections;
        const Clock &realClock; ///< wall clock
        const MonotonicClock &monotonic;
        Log &log;
        std::chrono::milliseconds tick{100};
    };
    using Done = std::function<void(Result<RefundRequest>)>;

    /// All references must outlive the RefundSender.
    explicit RefundSender(const Needs &needs);
    /// Ends the timer, which must not outlive the network. On the network's thread.
    void end() { m_timer.reset(); }

    /// Sends and follows the stored refund requests, and from now on each new one. Thread-safe.
    void follow();
    /// Calls `done` with the stored refund once the provider has answered, or the next request for
    /// the refund has failed.
    void await(const RefundId &id, Done done);

private:
    using Time = std::chrono::milliseconds; ///< of the monotonic clock

    struct Followed {
        PaymentId payment;
        ProfileId profile;
        RefundId hostedId; ///< empty: not accepted yet
        Time next{};
        int tries = 0;                ///< since it was added, or accepted
        bool isAsked = false;         ///< an answer is under way
        bool isPaused = false;        ///< the provider has asked for the pause until `next`
        bool wasUnauthorized = false; ///< the last request was answered 401
        bool isUnsure = false;        ///< the end of an earlier request could not be stored
        QList<Done> waiting;
    };

    void track(const RefundRequest &request);
    void tick();
    void send(const RefundId &id, Followed &followed);
    void sendNow(const RefundRequest &request);
    void ask(const RefundId &id, Followed &followed);
    /// Stores what `work` makes of a reply, on the core thread, and goes on.
    template <typename F>
    void store(const RefundId &id, const ReplyEnd &end, F work);
    void go(const RefundId &id, const Result<RefundRequest> &now,
            std::optional<std::chrono::seconds> retryAfter);
    /// Plans the next request after one that has led nowhere.
    void again(Followed &followed, std::optional<std::chrono::seconds> retryAfter);
    [[nodiscard]] std::optional<Access> accessTo(const ProfileId &profile) const;

    const Needs m_needs;
    const net::Network::Post m_post;
    std::optional<net::Timer> m_timer; ///< empty once the network ends
    QHash<RefundId, Followed> m_refunds;
};

} // namespace tilldesk::hosted
