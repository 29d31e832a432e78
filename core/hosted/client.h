#pragma once

#include "core/domain/hosted_contact.h"
#include "core/hosted/access.h"
#include "core/hosted/hosted_request.h"
#include "core/hosted/reply.h"
#include "core/merchants/key_set_cache.h"
#include "core/net/network.h"

#include <functional>
#include <memory>

namespace tilldesk::hosted {

/// Speaks the interface with hosted services: builds and signs requests, classifies how they end,
/// checks responses and their signatures.
///
/// Each request ends in exactly one ReplyKind. Nothing is sent twice. Redirects are not followed,
/// certificates are verified, addresses obey Access::rule. A request is not signed while this
/// computer's clock is more than kSkewToRefuse from the service's; before the first signed request
/// and when the clock seems wrong, an unsigned request without credentials reads the service's
/// time.
///
/// A signature that does not hold, and a missing one where the interface promises it, make a
/// response Unknown. An error without a signature counts: a proxy in front of the service may have
/// refused the request. @source service.md#hosted-calls
///
/// All functions are thread-safe and do not block. Each calls `done` once, on the thread of
/// Needs::network, unless that network or the key sets stop first.
class Client
{
public:
    /// Time-out of a request, from the look-up of the name to the last byte.
    static constexpr std::chrono::milliseconds kTimeout{10'000};

    struct Needs {
        net::Network &network;
        merchants::KeySetCache &keySets; ///< for the keys of hosted services
        const Clock &clock;              ///< wall clock
        const MonotonicClock &monotonic;
        std::chrono::milliseconds timeout = kTimeout;
    };
    template <typename T>
    using Done = std::function<void(Reply<T>)>;

    /// The references in `needs` must outlive the client.
    explicit Client(const Needs &needs);
    /// @pre the network has stopped, or no request runs
    ~Client();
    Client(const Client &) = delete;
    Client &operator=(const Client &) = delete;

    /// Creates a payment; a static-QR payment if `wanted` has a point of sale. The response must
    /// have the amount and, if it has one, the reference of `wanted`.
    void createPayment(const Access &access, const NewPayment &wanted, Done<HostedPayment> done);
    void payment(const Access &access, const PaymentId &id, Done<HostedPayment> done);
    void cancel(const Access &access, const PaymentId &id, Done<Nothing> done);
    void search(const Access &access, const HostedSearch &asked,
                Done<HostedPage<HostedPayment>> done);
    void acknowledge(const Access &access, const PaymentId &id, Amount amount,
                     const QString &reference, Done<Nothing> done);
    void refundIban(const Access &access, const PaymentId &id, Done<QString> done);
    /// @pre isIdempotencyKey(wanted.idempotencyKey)
    void createRefund(const Access &access, const NewRefund &wanted, Done<HostedRefund> done);
    void refund(const Access &access, const PaymentId &payment, const RefundId &refund,
                Done<HostedRefund> done);
    void payouts(const Access &access, const PayoutsAsked &asked,
                 Done<HostedPage<HostedPayout>> done);
    /// @param kind  Payment or Refund
    void items(const Access &access, PayoutItemKind kind, const ItemsAsked &asked,
               Done<HostedPage<HostedItem>> done);

    /// Returns how the latest requests to `access` ended; HostedContact::profileId is not set.
    [[nodiscard]] HostedContact contact(const Access &access) const;

    /// Reads Access::keySet over a new connection.
    void keySet(const Access &access, Done<merchants::KeySetPtr> done);
    /// Asks for the root of Access::base over a new connection, without credentials. Every response
    /// counts as an answer: it shows name, TLS and clock.
    void reach(const Access &access, Done<Nothing> done);

private:
    template <typename T, typename Read>
    void send(const Access &access, HostedRequest request, Done<T> done, Read read);

    struct Private;
    const std::unique_ptr<Private> d;
};

} // namespace tilldesk::hosted
