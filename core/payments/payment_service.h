#pragma once

#include "core/audit/trail.h"
#include "core/base/clock.h"
#include "core/callbacks/callback_outbox.h"
#include "core/domain/events.h"
#include "core/domain/hosted_records.h"
#include "core/domain/vat.h"
#include "core/merchants/merchant_service.h"
#include "core/payments/payment_booking.h"
#include "core/payments/payment_counter.h"
#include "core/payments/payment_repository.h"

namespace tilldesk::payments {

/// The periods within which payments must end. From the settings.
struct PaymentRules {
    std::chrono::milliseconds expiry{std::chrono::minutes(20)};
    std::chrono::milliseconds staticQrExpiry{std::chrono::minutes(2)};
    std::chrono::milliseconds acknowledgement{std::chrono::hours(7 * 24)}; ///< time until VOIDED
};

/// The actor of a call and the profile whose payments it may use. No profile: any (the windows).
struct Asker {
    Actor actor;
    std::optional<ProfileId> profile;
};

/// Use cases of payments. Called on the core thread; each call is part of the open transaction. A
/// call checks before it writes, so a refusal leaves nothing to undo.
class PaymentService
{
public:
    /// @pre all references outlive this object; the schema is up to date
    PaymentService(storage::Database &db, const Clock &clock, Events &events,
                   merchants::MerchantService &merchants, callbacks::CallbackOutbox &outbox,
                   PaymentBooking &booking, PaymentRules rules);
    PaymentService(const PaymentService &) = delete;
    PaymentService &operator=(const PaymentService &) = delete;

    /// Creates a payment in status PENDING.
    /// Errors: `ProfileNotFound`; `UnableToPayCreditor` (profile closed or without account).
    /// @pre the fields of `wanted` have been checked (payment_request.h)
    Result<Payment> create(const ProfileId &profile, const NewPayment &wanted, const Actor &actor);
    /// Returns the payment that an earlier, identical request has created; empty: there is none, or
    /// `wanted` has no id.
    /// Errors: `FieldInvalid` (paymentId: of another payment).
    Result<std::optional<Payment>> repeated(const ProfileId &profile, const NewPayment &wanted);
    /// Creates the payment behind the static QR code of a point of sale. The payment that was open
    /// there becomes CANCELLED. An unknown point of sale is added.
    /// Errors: as create(); `FieldInvalid` (posId).
    /// @pre the fields of `wanted` have been checked, and it names a point of sale
    Result<Payment> createStaticQr(const ProfileId &profile, const NewPayment &wanted,
                                   const Actor &actor);
    /// Stores the VAT rates of a payment that the same transaction has created, for the VAT book
    /// and the journal. @param vat  weights are the amounts in cents; empty: no-op
    void setVat(const Payment &payment, const VatShares &vat);
    /// Sends the look-ups of a change of the payment before others of the same batch run, see
    /// threads::CoreThread::submit().
    void readAhead(const PaymentId &id);
    /// Errors: `PaymentNotFound`; `CallerNotAllowedToCancel` (another profile's payment, or a
    /// hosted one); `PaymentNotPending`.
    Result<Payment> cancel(const PaymentId &id, const Asker &asker);
    /// Returns the debtor's IBAN, for a transfer without this service. The audit trail records that
    /// the asker has seen it; audit::Acting::current() if the asker is the service.
    /// Errors: `PaymentNotFound`; `AccessDenied` (another profile's payment); as refundIbanOf().
    Result<QString> revealIban(const PaymentId &id, const Asker &asker);
    /// Settles a payment that awaits acknowledgement. Idempotent: an acknowledged payment is
    /// returned unchanged.
    /// Errors: `PaymentNotFound`; `AccessDenied` (another profile's payment); `PaymentVoided`;
    /// `PaymentNotAcknowledgeable` (also a hosted payment); `AmountMismatch`.
    /// @source service.md#acknowledge
    Result<Payment> acknowledge(const PaymentId &id, Amount amount, const Asker &asker);

    /// Stores the debtor, who has scanned the QR code.
    /// Errors: `PaymentNotFound`; `SimulationOff` (a hosted payment); `PaymentNotPending`.
    Result<Payment> identify(const PaymentId &id, const Debtor &debtor);
    /// Applies a trigger of the debtor, the bank or the payment process.
    /// Errors: as identify().
    /// @pre `trigger` is not one of the merchant's, and not DebtorIdentifies
    Result<Payment> advance(const PaymentId &id, PaymentTrigger trigger, const Actor &actor);
    /// Settles an authorized payment: it succeeds, or awaits acknowledgement if the profile
    /// requires that. If the profile has a synchronous callback and the payment a `callbackUrl`,
    /// the payment stays AUTHORIZED until the shop has answered.
    /// Errors: as identify().
    Result<Payment> settle(const PaymentId &id);

    /// Adds `amount` to the payment's refunded amount. Errors: `PaymentNotFound`; `Internal` if the
    /// refunds would exceed the payment.
    Result<void> refunded(const PaymentId &id, Amount amount);

    /// Moves overdue payments to EXPIRED or VOIDED. Returns how many; if that equals `limit`, more
    /// may be overdue.
    int expireOverdue(int limit);
    /// Returns the next time at which expireOverdue() may have work; empty if no payment has a
    /// deadline.
    [[nodiscard]] std::optional<Timestamp> nextExpiry() const { return m_nextExpiry; }

    /// Adds a payment that a provider has made, in status PENDING. Its time of creation here is
    /// now; an unknown point of sale is added.
    /// @param wanted  as the shop asked for it, or as the provider shows it
    /// @param actor   who asked for it
    /// Errors: `ProfileNotFound`; as MerchantService::ensurePointOfSale().
    /// @pre the profile is hosted; no payment has the id of `seen`; its amount is at least 1 cent
    Result<Payment> adopt(const ProfileId &profile, const HostedPayment &seen,
                          const NewPayment &wanted, const Actor &actor);
    /// What follow() has done.
    struct Followed {
        Payment payment; ///< as it is now
        bool isChanged = false;
        bool contradicts = false; ///< the stored status cannot become the one that was told
    };
    /// Brings a hosted payment to the status that its provider tells. Stores every step that the
    /// table of states has between the two: the provider has passed through them.
    /// @param actor  who caused the change  Errors: `Internal`.
    Result<Followed> follow(const Payment &known, const HostedPayment &seen, const Actor &actor);

    /// Appends a payment in its given status, with the steps that led to it; for demonstration
    /// data. Assigns its seq. Adds no callback and does not book: call book() in the order in which
    /// payments succeed, which is the order of the ledger.
    /// Errors: `Internal` if a later payment exists.
    /// @pre the steps follow the table of states; status, succeededAt and debtor match the steps
    /// @return the payment's seq
    Result<qint64> append(PaymentRow row, const QList<PaymentStep> &steps);
    /// Books an appended payment that has succeeded. Errors: as PaymentBooking::book(). @pre
    /// payments are booked in the order of their succeededAt
    Result<void> book(const Payment &payment);

    /// Returns the cached last payment; empty if it must be read from the database.
    [[nodiscard]] const std::optional<PaymentRepository::Last> &knownLast() const { return m_last; }

private:
    /// Builds a new payment of the profile; the caller sets its type.
    Result<PaymentRow> rowFor(const merchants::StoredProfile *profile, const NewPayment &wanted,
                              const Actor &actor);
    /// Returns the payment with expiry applied as of now. Errors: `PaymentNotFound`.
    [[nodiscard]] Result<Payment> current(const PaymentId &id);
    /// Returns a payment whose steps this service decides, as current(). Errors: as identify().
    [[nodiscard]] Result<Payment> currentLocal(const PaymentId &id);
    /// Settles without asking the shop. Errors: `PaymentNotPending`.
    Result<Payment> settleNow(const Payment &payment);
    /// See CallbackOutbox::Answered. No-op unless the payment is still AUTHORIZED.
    Result<void> answered(const PaymentId &id, bool isAccepted);
    /// Applies the trigger to a payment of any status. Errors: `PaymentNotPending`.
    Result<Payment> apply(const Payment &payment, PaymentTrigger trigger, const Actor &actor);
    void write(PaymentRow &row);
    [[nodiscard]] const PaymentRepository::Last &last();
    void tellOf(const Payment &payment, bool isNew);
    void expectDeadlineOf(const Payment &payment);

    PaymentRepository m_repository;
    audit::Trail m_trail;
    PaymentCounter m_counter;
    const Clock &m_clock;
    Events &m_events;
    merchants::MerchantService &m_merchants;
    callbacks::CallbackOutbox &m_outbox;
    PaymentBooking &m_booking;
    PaymentRules m_rules;
    std::optional<PaymentRepository::Last> m_last; ///< cache; empty: not read yet
    std::optional<Timestamp> m_nextExpiry;
};

} // namespace tilldesk::payments
