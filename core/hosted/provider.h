#pragma once

#include "core/hosted/follower.h"
#include "core/hosted/payout_keeper.h"
#include "core/hosted/refund_sender.h"
#include "core/merchants/key_set_cache.h"
#include "core/merchants/key_set_fetcher.h"

namespace tilldesk::hosted {

/// Makes the payments of hosted profiles with their providers, and follows them. Owns a thread: no
/// call of a provider runs on the core thread. All functions are thread-safe and do not block.
///
/// Each request is answered once, after the commit of what it has changed, on the core thread or
/// the provider's; none after stop(). Errors of all: `ProviderUnreachable` (nothing was done);
/// `ProviderRefused`; `OutcomeUnknown`; `Busy`; `Storage`.
class Provider
{
public:
    struct Needs {
        threads::CoreThread &core;
        threads::OnCore<IntentService> intents;
        threads::OnCore<RefundRequests> refunds;
        threads::OnCore<PayoutBook> payouts;
        const PublishedConnections &connections;
        const Clock &clock;     ///< service clock
        const Clock &realClock; ///< wall clock
        const MonotonicClock &monotonic;
        Log &log;
        FollowRules rules;
        net::TrustStore trust; ///< null: the system's authorities
        QTimeZone zone;        ///< of the shop, see lastCompleteDay()
    };
    template <typename T>
    using Done = std::function<void(Result<T>)>;

    /// All references must outlive the Provider. Starts its thread.
    explicit Provider(Needs needs);
    ~Provider() { stop(); }
    Provider(const Provider &) = delete;
    Provider &operator=(const Provider &) = delete;

    /// Follows the payments and refunds that have not ended and the requests whose outcome is not
    /// known, sends the refunds that are not answered, looks for payments of other systems, and
    /// fetches payouts. Called once.
    void follow();
    /// Ends the thread. Blocks.
    void stop();

    /// Asks for a payment. The request is stored before it leaves. Repeating a request with the
    /// same NewPayment::id sends nothing: it answers what became of the first one. Errors: as
    /// IntentService::begin(); those of the provider's answer.
    void create(const ProfileId &profile, const NewPayment &wanted, const VatShares &vat,
                const Actor &actor, Done<Payment> done);
    /// @param known  the payment as stored
    /// Errors: as PaymentService::cancel(); those of the provider's answer.
    void cancel(const Payment &known, const payments::Asker &asker, Done<Payment> done);
    /// Errors: as PaymentService::acknowledge(); those of the provider's answer.
    void acknowledge(const Payment &known, Amount amount, const payments::Asker &asker,
                     Done<Payment> done);
    /// Errors: `RefundNotAllowed`; `RefundNotAvailable`; `AccessDenied`.
    void revealIban(const Payment &known, const payments::Asker &asker, Done<QString> done);

    /// Answers once the provider has answered a refund that RefundService::create() has accepted,
    /// or the next request for it has failed, with what is stored then. @pre follow() was called
    void awaitRefund(const RefundId &id, Done<RefundRequest> done);

    /// Fetches the payouts of a profile's provider soon, up to today. @pre follow() was called
    void fetchPayouts(const ProfileId &profile) { m_payouts.hasten(profile); }

    /// Names the payments that a window shows now. @param window  differs for each window
    using Show = std::function<void(int window, const QList<PaymentId> &shown)>;
    /// Returns a function that may still be called when the Provider is gone; it then does nothing.
    [[nodiscard]] Show show();
    /// Returns how the latest requests to the providers ended: one of each hosted profile.
    [[nodiscard]] QList<HostedContact> contacts() const;
    /// Asks for a payment soon: a callback says that it has changed.
    void hasten(const PaymentId &id);
    /// Asks for a request whose outcome is not known, now.
    void hastenOutcome(const PaymentId &intent);

private:
    void send(const IntentService::Begun &begun, const Done<Payment> &done);
    void finish(const IntentService::Begun &begun, const Reply<HostedPayment> &reply,
                const Done<Payment> &done);
    void answerAgain(const HostedOutcome &outcome, const Done<Payment> &done);
    /// Asks for the payment's status after a change, and answers with the stored payment.
    void lookAfter(const Payment &known, const Actor &actor, const ReplyEnd &end,
                   const Done<Payment> &done);
    [[nodiscard]] std::optional<Access> accessTo(const ProfileId &profile) const;
    /// Errors: `NotAllowedYet`; `ProviderUnreachable`.
    [[nodiscard]] Result<Access> accessForChange(const ProfileId &profile) const;

    const Needs m_needs;
    net::Network m_network;
    const net::Network::Post m_post{m_network.post()}; ///< works until the network stops
    merchants::KeySetFetcher m_fetcher;
    merchants::KeySetCache m_keySets;
    Client m_client;
    Follower m_follower;    ///< used on the network's thread
    RefundSender m_refunds; ///< likewise
    PayoutKeeper m_payouts;
    QHash<int, QList<PaymentId>> m_shown; ///< by window; used on the network's thread
};

/// Returns the error of a request that was not answered with success.
[[nodiscard]] Error errorOf(const ReplyEnd &end);
/// Returns the error of a refund that the provider has refused.
[[nodiscard]] tl::unexpected<Error> refusalOf(const RefundRequest &request);

} // namespace tilldesk::hosted
