#pragma once

#include "core/ledger/payout_items.h"
#include "core/refunds/refund_port.h"
#include "core/refunds/refund_repository.h"

namespace tilldesk::refunds {

/// How refunds are processed.
struct RefundRules {
    std::chrono::milliseconds delay{std::chrono::seconds(2)}; ///< from PENDING to its end. Setting
    std::function<bool()> fails = [] { return false; }; ///< whether the simulation says so, now
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
    /// account and the payment's bulk. The same request with the same key gets the refund that it
    /// made first, whatever has become of it or of the payment since.
    /// Errors, in this order: `PaymentForRefundNotFound`; `AccessDenied` (another profile's);
    /// `RefundRequestConflict` (the key belongs to a refund with other parameters);
    /// `RefundsNotAllowed` (profile, or P2P and PAYMENT_REQUEST); `RefundNotPossible` (not
    /// SUCCEEDED); `RefundAmountTooHigh`; `RefundNotPossible` (the running payout holds too
    /// little).
    /// @pre the fields of `wanted` have been checked
    /// @source contract, sections 4.8 and 7, and its answers
    Result<AcceptedRefund> create(const NewRefund &wanted, const payments::Asker &asker);
    /// Ends refunds whose time has come: REFUNDED, or FAILED. @return how many; `limit`: there may
    /// be more
    int processDue(int limit);
    /// @return when processDue() has something to do; empty: never
    [[nodiscard]] std::optional<Timestamp> nextDue() const { return m_nextDue; }
    /// Errors: `PaymentNotFound`.
    [[nodiscard]] Result<Refundable> refundable(const PaymentId &id);
    /// Records that the debtor's account is shown. Errors: `PaymentNotFound`, and as
    /// refundIbanOf().
    Result<QString> revealIban(const PaymentId &id, const Actor &actor);
};

} // namespace tilldesk::refunds
