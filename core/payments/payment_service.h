#pragma once

#include "core/base/clock.h"
#include "core/callbacks/callback_outbox.h"
#include "core/domain/events.h"
#include "core/merchants/merchant_service.h"
#include "core/payments/payment_booking.h"
#include "core/payments/payment_counter.h"
#include "core/payments/payment_repository.h"

namespace tilldesk::payments {

/// How long payments may take. Settings.
struct PaymentRules {
    std::chrono::milliseconds expiry{std::chrono::minutes(20)};
    std::chrono::milliseconds staticQrExpiry{std::chrono::minutes(2)};
    std::chrono::milliseconds acknowledgement{std::chrono::hours(7 * 24)}; ///< until VOIDED
};

/// Who asks, and for which profile; a window asks for any.
struct Asker {
    Actor actor;
    std::optional<ProfileId> profile;
};

/// Use cases of payments. Lives on the core thread; each call belongs to the transaction that is
/// open. A call checks before it writes, so that a refusal leaves nothing to undo.
class PaymentService
{
public:
    /// @pre all references outlive it; the schema is up to date
    PaymentService(storage::Database &db, const Clock &clock, Events &events,
                   merchants::MerchantService &merchants, callbacks::CallbackOutbox &outbox,
                   PaymentBooking &booking, PaymentRules rules);
    PaymentService(const PaymentService &) = delete;
    PaymentService &operator=(const PaymentService &) = delete;

    /// Opens a payment in status PENDING.
    /// Errors: `ProfileNotFound`; `UnableToPayCreditor` (profile closed or without account).
    /// @pre the fields of `wanted` have been checked (payment_request.h)
    Result<Payment> create(const ProfileId &profile, const NewPayment &wanted, const Actor &actor);
    /// Opens the payment that a point of sale's static QR code stands for; the one that was open
    /// there becomes CANCELLED. A point of sale that is not known yet is added.
    /// Errors: as create(); `FieldInvalid` (posId).
    /// @pre the fields of `wanted` have been checked, and it names a point of sale
    Result<Payment> createStaticQr(const ProfileId &profile, const NewPayment &wanted,
                                   const Actor &actor);
    /// Errors: `PaymentNotFound`; `CallerNotAllowedToCancel` (another profile's payment);
    /// `PaymentNotPending`.
    Result<Payment> cancel(const PaymentId &id, const Asker &asker);
    /// Settles a payment that waits for it; one that was acknowledged before stays as it is.
    /// Errors: `PaymentNotFound`; `AccessDenied` (another profile's); `PaymentVoided`;
    /// `PaymentNotAcknowledgeable`; `AmountMismatch`. @source service.md#acknowledge
    Result<Payment> acknowledge(const PaymentId &id, Amount amount, const Asker &asker);

    /// The debtor scans: from now on they are known.
    /// Errors: `PaymentNotFound`, `PaymentNotPending`.
    Result<Payment> identify(const PaymentId &id, const Debtor &debtor);
    /// What the debtor, the bank or the processing of the payment does.
    /// Errors: `PaymentNotFound`, `PaymentNotPending`.
    /// @pre `trigger` is none of the merchant's, and not DebtorIdentifies
    Result<Payment> advance(const PaymentId &id, PaymentTrigger trigger, const Actor &actor);
    /// Settles an authorized payment: it succeeds, or waits for the acknowledgement when the
    /// profile asks for one. If the profile has a synchronous callback and the payment a
    /// `callbackUrl`, the payment stays AUTHORIZED until the shop has answered.
    /// Errors: `PaymentNotFound`, `PaymentNotPending`.
    Result<Payment> settle(const PaymentId &id);

    /// Notes that a refund has given money back. Errors: `PaymentNotFound`; `Internal` when it is
    /// more than what was paid.
    Result<void> refunded(const PaymentId &id, Amount amount);

    /// Moves payments whose time has passed to EXPIRED or VOIDED. @return how many; `limit`: there
    /// may be more
    int expireOverdue(int limit);
    /// @return when expireOverdue() has something to do, at the latest; empty: never
    [[nodiscard]] std::optional<Timestamp> nextExpiry() const { return m_nextExpiry; }

    /// Appends a payment as it stands, with the steps that led there: for demonstration data. Its
    /// seq is given here, no callback tells of it, and book() is still to come when it has
    /// succeeded: the ledger goes by the order in which payments succeed.
    /// Errors: `Internal` when a later payment is there already.
    /// @pre the steps follow the table, and status, succeededAt and debtor are what they led to
    /// @return the payment's seq
    Result<qint64> append(PaymentRow row, const QList<PaymentStep> &steps);
    /// Writes an appended payment that has succeeded into the ledger. Errors: as
    /// PaymentBooking::book(). @pre payments are booked in the order of their succeededAt
    Result<void> book(const Payment &payment);

    /// Returns the last payment as far as it is known without asking the database; empty: not
    /// known.
    [[nodiscard]] const std::optional<PaymentRepository::Last> &knownLast() const { return m_last; }

private:
    /// A new payment of the profile, without its kind.
    Result<PaymentRow> rowFor(const merchants::StoredProfile *profile, const NewPayment &wanted,
                              const Actor &actor);
    /// @return the payment as it must be answered now; `PaymentNotFound`
    [[nodiscard]] Result<Payment> current(const PaymentId &id);
    /// Settles whatever the shop says. Errors: `PaymentNotPending`.
    Result<Payment> settleNow(const Payment &payment);
    /// See CallbackOutbox::Answered. A payment that is not AUTHORIZED any more is left as it is.
    Result<void> answered(const PaymentId &id, bool isAccepted);
    /// Applies the trigger to a payment of any status. Errors: `PaymentNotPending`.
    Result<Payment> apply(const Payment &payment, PaymentTrigger trigger, const Actor &actor);
    void write(PaymentRow &row);
    [[nodiscard]] const PaymentRepository::Last &last();
    void tellOf(const Payment &payment, bool isNew);
    void expectDeadlineOf(const Payment &payment);

    PaymentRepository m_repository;
    PaymentCounter m_counter;
    const Clock &m_clock;
    Events &m_events;
    merchants::MerchantService &m_merchants;
    callbacks::CallbackOutbox &m_outbox;
    PaymentBooking &m_booking;
    PaymentRules m_rules;
    std::optional<PaymentRepository::Last> m_last; ///< empty: to be read
    std::optional<Timestamp> m_nextExpiry;
};

} // namespace tilldesk::payments
