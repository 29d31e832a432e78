#pragma once

#include "core/hosted/connection_service.h"
#include "core/hosted/intent_repository.h"
#include "core/hosted/search_repository.h"
#include "core/payments/payment_service.h"

namespace tilldesk::hosted {

/// The payments of hosted profiles: what is asked of their providers, and what these say. Called on
/// the core thread; each call is part of the open transaction.
///
/// The interface has no idempotency for creations. So each creation has a reference that no other
/// one of its profile has, and is stored before it leaves. A lost answer leaves its outcome Unknown
/// until the provider's search finds the reference, or answers without it once it is certain.
/// @source service.md#unknown-outcome
class IntentService
{
public:
    struct Rules {
        /// Until then a request that was sent can reach the provider.
        std::chrono::milliseconds request{std::chrono::seconds(10)};
        /// How long a customer can pay a static-QR payment whose creation nobody has seen.
        std::chrono::milliseconds staticQrExpiry{std::chrono::minutes(2)};
    };

    /// @pre all references outlive this object; the schema is up to date
    /// @param clock      service clock
    /// @param realClock  wall clock, which providers follow: of requests and of what is certain
    IntentService(storage::Database &db, const Clock &clock, const Clock &realClock, Events &events,
                  merchants::MerchantService &merchants, payments::PaymentService &payments,
                  ConnectionService &connections, Rules rules);
    IntentService(const IntentService &) = delete;
    IntentService &operator=(const IntentService &) = delete;

    /// Makes the outcome of every request Unknown that was on its way when the service ended.
    void loseRequests();

    /// A request that is stored and may leave.
    struct Begun {
        HostedOutcome outcome;
        NewPayment sent; ///< as the provider gets it
        /// `false`: it was stored by an earlier, identical request, and must not leave again.
        bool isNew = true;
    };
    /// Stores the request for a payment.
    /// Errors: `ProfileNotFound`; `UnableToPayCreditor` (profile closed, without a connection);
    /// `NotAllowedYet`; `FieldInvalid` (paymentId: of another request; posId).
    Result<Begun> begin(const ProfileId &profile, NewPayment wanted, const VatShares &vat,
                        const Actor &actor);
    /// Ends a request whose answer has the payment.
    /// Errors: `PaymentNotFound` (no such request); `AccessDenied` (the payment belongs to another
    /// request); as see().
    Result<Payment> created(const PaymentId &intent, const HostedPayment &seen);
    /// Ends a request that the provider has refused, or that never left. @param why  English
    void refused(const PaymentId &intent, const QString &why);
    /// The answer of a request is lost.
    void lost(const PaymentId &intent);

    /// Takes over what the provider says of a payment: adds it, or follows its status. A status
    /// that the stored one cannot become is recorded and changes nothing.
    /// @param askedAt  when the provider was asked, by the service clock: an answer to a question
    /// from before the last change is older than that change, and contradicts nothing
    /// @param actor    who has caused the change; Provider: not known
    /// Errors: `ProfileNotFound`; `AccessDenied` (another profile has the payment); `FieldInvalid`
    /// (amount: 0).
    Result<Payment> see(const ProfileId &profile, const HostedPayment &seen, Timestamp askedAt,
                        const Actor &actor = {Actor::Kind::Provider, {}});
    /// Notes that the provider has answered the search for a request. A request that is still
    /// Unknown becomes NotCreated if that is certain.
    /// @pre see() was called for each payment that the search has found
    /// @param askedAt  when the search was sent, by the wall clock
    /// Errors: `PaymentNotFound` (no such request).
    Result<HostedOutcome> searched(const PaymentId &intent, Timestamp askedAt);
    /// Sets a request as not carried out although its provider has not answered.
    /// Errors: `PaymentNotFound`; `PaymentNotPending` (its outcome is known); `FieldInvalid`
    /// (reason: empty or more than 140 characters; paymentId: not before certainAt).
    Result<HostedOutcome> setNotCreated(const PaymentId &intent, const QString &reason);

    [[nodiscard]] Result<HostedOutcome> outcome(const PaymentId &intent);
    /// Returns the payments of hosted profiles that have not ended.
    [[nodiscard]] QList<Payment> unended();
    /// Errors: `PaymentNotFound`.
    [[nodiscard]] Result<Payment> payment(const PaymentId &id);
    /// Records that somebody gets to see the payer's account number.
    void recordIbanShown(const Payment &payment, const AuditActor &by);
    [[nodiscard]] IntentRepository &repository() { return m_repository; }
    [[nodiscard]] SearchRepository &searches() { return m_searches; }

private:
    Result<Payment> add(const ProfileId &profile, const HostedPayment &seen);
    Result<void> checkProfile(const merchants::StoredProfile &profile,
                              const HostedConnection &connection) const;
    [[nodiscard]] QString freeReference(qint64 profileSeq, const QString &wanted);
    void noteContradiction(const Payment &payment, const HostedPayment &seen, Timestamp askedAt);

    IntentRepository m_repository;
    SearchRepository m_searches;
    payments::PaymentRepository m_payments;
    audit::Trail m_trail;
    const Clock &m_clock;
    const Clock &m_realClock;
    Events &m_events;
    merchants::MerchantService &m_merchants;
    payments::PaymentService &m_service;
    ConnectionService &m_connections;
    Rules m_rules;
};

} // namespace tilldesk::hosted
