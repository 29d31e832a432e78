#pragma once

#include "core/ledger/payout_items.h"
#include "core/payments/payment_repository.h"
#include "core/refunds/refund_port.h"
#include "core/refunds/refund_repository.h"
#include "core/storage/audit_log.h"

namespace tilldesk::refunds {

/// How refunds are processed.
struct RefundRules {
    std::chrono::milliseconds delay{std::chrono::seconds(2)}; ///< from PENDING to its end. Setting
    std::function<bool()> fails = [] { return false; }; ///< whether the simulation says so, now
    /// Whether money may move. False (the ledger is wrong): create() and append() answer
    /// `Unavailable`, and accepted refunds stay PENDING.
    std::function<bool()> mayMoveMoney = [] { return true; };
};

/// Use cases of refunds. Lives on the core thread; each call belongs to the transaction that is
/// open. A call checks before it writes, so that a refusal leaves nothing to undo.
class RefundService
{
public:
    /// @pre all references outlive it; the schema is up to date
    RefundService(storage::Database &db, const Clock &clock, Events &events,
                  merchants::MerchantService &merchants, payments::PaymentService &payments,
                  ledger::LedgerService &ledger, ledger::PayoutItems &items, RefundRules rules);
    RefundService(const RefundService &) = delete;
    RefundService &operator=(const RefundService &) = delete;

    /// Accepts a refund: PENDING, its money reserved from the running payout of the profile's
    /// payoutIban() and the payment's bulk. The same request with the same key gets the refund that
    /// it made first, whatever has become of it or of the payment since. Errors, in this order:
    /// `PaymentForRefundNotFound`; `AccessDenied` (another profile's); `RefundRequestConflict` (the
    /// key belongs to a refund with other parameters); `RefundsNotAllowed` (profile, or P2P and
    /// PAYMENT_REQUEST); `RefundNotPossible` (not SUCCEEDED); `RefundAmountTooHigh`;
    /// `RefundNotPossible` (the running payout holds too little). `Unavailable` before the errors
    /// from `RefundsNotAllowed` on.
    /// @pre the fields of `wanted` have been checked
    /// @source service.md#create-refund
    Result<AcceptedRefund> create(const NewRefund &wanted, const payments::Asker &asker);
    /// A refund that was asked for at `at` and done after the delay: for demonstration data.
    /// Errors: as create(). @pre refunds come in the order of time, and nothing that is booked is
    /// later
    Result<void> append(const NewRefund &wanted, const Actor &actor, Timestamp at);
    /// Ends refunds whose time has come: REFUNDED, or FAILED. @return how many; `limit`: there may
    /// be more
    int processDue(int limit);
    /// @return when processDue() has something to do; empty: never, or not while money may not
    /// move. Nearer when the clock was set back: nothing waits for longer than the delay
    [[nodiscard]] std::optional<Timestamp> nextDue();
    /// Errors: `PaymentNotFound`.
    [[nodiscard]] Result<Refundable> refundable(const PaymentId &id);
    /// Records that the debtor's account is shown. Errors: `PaymentNotFound`, and as
    /// refundIbanOf().
    Result<QString> revealIban(const PaymentId &id, const Actor &actor);

private:
    /// A payment and the profile that it was made for.
    struct Subject {
        Payment payment;
        std::shared_ptr<const merchants::Directory> directory;
        const merchants::StoredProfile *profile = nullptr;
        LedgerAccount account = {}; ///< the merchant's, that refunds are charged to
    };

    /// Errors: `PaymentNotFound`.
    [[nodiscard]] Result<Subject> subjectOf(const PaymentId &id);
    [[nodiscard]] Refundable standingOf(const Subject &subject);
    Result<AcceptedRefund> accept(const NewRefund &wanted, const Subject &subject,
                                  const QByteArray &hash, const Actor &actor, Timestamp at);
    void end(const DueRefund &due, RefundStatus status, Timestamp now);
    [[nodiscard]] const RefundRepository::Last &last();

    RefundRepository m_repository;
    payments::PaymentRepository m_stored;
    storage::AuditLog m_audit;
    const Clock &m_clock;
    Events &m_events;
    merchants::MerchantService &m_merchants;
    payments::PaymentService &m_payments;
    ledger::LedgerService &m_ledger;
    ledger::PayoutItems &m_items;
    RefundRules m_rules;
    std::optional<RefundRepository::Last> m_last; ///< empty: to be read
    std::optional<Timestamp> m_nextDue;
};

} // namespace tilldesk::refunds
