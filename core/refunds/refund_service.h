#pragma once

#include "core/audit/trail.h"
#include "core/ledger/payout_items.h"
#include "core/payments/payment_repository.h"
#include "core/refunds/refund_port.h"
#include "core/refunds/refund_repository.h"

namespace tilldesk::refunds {

/// Settings of refunds.
struct RefundRules {
    /// Time from PENDING to the end; a setting.
    std::chrono::milliseconds delay{std::chrono::seconds(2)};
    /// Returns whether the simulation makes refunds fail now.
    std::function<bool()> fails = [] { return false; };
    /// Returns whether money may move. False (the ledger is wrong): create() and append() answer
    /// `Unavailable`, and accepted refunds stay PENDING.
    std::function<bool()> mayMoveMoney = [] { return true; };
    // Refunds of payments that a provider has made.
    /// Returns why the provider cannot be asked for refunds of the payment; empty if it can.
    std::function<std::optional<Error>(const Payment &)> obstacleAtProvider = [](const Payment &) {
        return std::optional(Error{ErrorCode::RefundNotPossible,
                                   QStringLiteral("The payment was made by a provider")});
    };
    /// Stores that the provider is to be asked for a refund that create() has accepted.
    std::function<void(const Refund &)> askProvider = [](const Refund &) {};
};

/// Use cases of refunds. Called on the core thread; each call is part of the open transaction. A
/// call checks before it writes, so a refusal leaves nothing to undo.
class RefundService
{
public:
    /// @pre all references outlive this object; the schema is up to date
    RefundService(storage::Database &db, const Clock &clock, Events &events,
                  merchants::MerchantService &merchants, payments::PaymentService &payments,
                  ledger::LedgerService &ledger, ledger::PayoutItems &items, RefundRules rules);
    RefundService(const RefundService &) = delete;
    RefundService &operator=(const RefundService &) = delete;

    /// Checks a new refund against the limits of the person who makes it. Returns the actor for the
    /// audit trail, with the approver. An error refuses the refund.
    using Clear = std::function<Result<AuditActor>(const RefundId &id)>;

    /// Sends the look-ups of create() before others of the same batch run, see
    /// threads::CoreThread::submit().
    void readAhead(const NewRefund &wanted, const payments::Asker &asker);
    /// Accepts a refund as PENDING and reserves its amount from the running payout of the profile's
    /// payoutIban() and the payment's bulk. Idempotent: the same request with the same key returns
    /// the refund that it made first, whatever its state or the payment's state is now.
    /// Errors, in this order: `PaymentForRefundNotFound`; `AccessDenied` (another profile's
    /// payment); `RefundRequestConflict` (the key belongs to a refund with other parameters);
    /// `RefundsNotAllowed` (profile, or P2P and PAYMENT_REQUEST); `RefundNotPossible` (not
    /// SUCCEEDED); `RefundAmountTooHigh`; `RefundNotPossible` (the running payout holds too
    /// little). If a provider has made the payment, it decides what the profile allows and the
    /// running payout holds, and is asked for the refund after the commit; its processing ends the
    /// refund. `NotAllowedYet`: the owner allows no refunds yet. `Unavailable` comes before the
    /// errors from `RefundsNotAllowed` on.
    /// @pre the fields of `wanted` have been checked
    /// @source service.md#create-refund
    /// @param clear  called for a new refund that passes all checks above; see Clear
    Result<AcceptedRefund> create(const NewRefund &wanted, const payments::Asker &asker,
                                  const Clear &clear = {});
    /// Adds a refund that was requested at `at` and completed after the delay; for demonstration
    /// data.
    /// Errors: as create(). @pre refunds are appended in the order of time, and nothing later has
    /// been booked
    Result<void> append(const NewRefund &wanted, const Actor &actor, Timestamp at);
    /// Accepts a refund that another system of the shop has made at the provider of the payment.
    /// Like create(), but the provider is not asked. Errors: `PaymentForRefundNotFound`;
    /// `RefundRequestConflict` (the key is known); `Unavailable`; `RefundsNotAllowed`,
    /// `RefundNotPossible` and `RefundAmountTooHigh` as for create().
    Result<Refund> takeOver(const NewRefund &made, const Actor &actor);
    /// Ends due refunds: REFUNDED, or FAILED. Returns how many; if that equals `limit`, more may be
    /// due. Returns 0 while money may not move.
    int processDue(int limit);
    /// Ends a refund of a provider as this says. Does nothing if the refund has ended.
    /// @param status  REFUNDED or FAILED
    /// Errors: `RefundNotFound`; `Unavailable` (money may not move).
    Result<Refund> settle(const RefundId &id, RefundStatus status);
    /// Returns whether a provider makes the refund.
    [[nodiscard]] bool isAtProvider(const Refund &refund) const;
    [[nodiscard]] bool mayMoveMoney() const { return m_rules.mayMoveMoney(); }
    /// Returns when processDue() next has work; empty if no refund is pending or money may not
    /// move. Never more than the delay ahead, even if the clock was set back.
    [[nodiscard]] std::optional<Timestamp> nextDue();
    /// Errors: `PaymentNotFound`.
    [[nodiscard]] Result<Refundable> refundable(const PaymentId &id);
    /// Returns the debtor's IBAN and records in the audit trail that it was shown. Errors:
    /// `PaymentNotFound`, and as refundIbanOf().
    Result<QString> revealIban(const PaymentId &id);

private:
    /// A payment and the profile that received it.
    struct Subject {
        Payment payment;
        std::shared_ptr<const merchants::Directory> directory;
        const merchants::StoredProfile *profile = nullptr;
        LedgerAccount account = {}; ///< the merchant's account that refunds are charged to
    };

    /// Errors: `PaymentNotFound`.
    [[nodiscard]] Result<Subject> subjectOf(const PaymentId &id);
    [[nodiscard]] Refundable standingOf(const Subject &subject);
    [[nodiscard]] std::optional<Error> obstacleTo(Amount amount, const Refundable &standing,
                                                  const Subject &subject) const;
    [[nodiscard]] static std::optional<Error> obstacleOf(const Payment &payment, Amount amount,
                                                         const Refundable &standing);
    Result<AcceptedRefund> accept(const RefundId &id, const NewRefund &wanted,
                                  const Subject &subject, const QByteArray &hash,
                                  const Actor &actor, Timestamp at);
    [[nodiscard]] RefundId newId(Timestamp at);
    void record(const AcceptedRefund &accepted, const Refundable &before, const AuditActor &by);
    void end(const DueRefund &due, RefundStatus status, Timestamp now);
    [[nodiscard]] const RefundRepository::Last &last();

    RefundRepository m_repository;
    payments::PaymentRepository m_stored;
    audit::Trail m_trail;
    const Clock &m_clock;
    Events &m_events;
    merchants::MerchantService &m_merchants;
    payments::PaymentService &m_payments;
    ledger::LedgerService &m_ledger;
    ledger::PayoutItems &m_items;
    RefundRules m_rules;
    std::optional<RefundRepository::Last> m_last; ///< cache; empty: not read yet
    std::optional<Timestamp> m_nextDue;
};

} // namespace tilldesk::refunds
