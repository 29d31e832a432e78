#pragma once

#include "core/audit/trail.h"
#include "core/base/clock.h"
#include "core/domain/events.h"
#include "core/ledger/payout_items.h"
#include "core/payouts/closing_time.h"
#include "core/payouts/next_run.h"
#include "core/payouts/payout_plan.h"

#include <functional>

namespace tilldesk::payouts {

/// Settings of payouts.
struct PayoutRules {
    ClosingTime closing; ///< from the settings
    /// Returns whether the simulation makes payouts fail now.
    std::function<bool()> fails = [] { return false; };
    /// Returns whether money may move. False (the ledger is wrong): every payout answers
    /// `Unavailable`.
    std::function<bool()> mayMoveMoney = [] { return true; };
    std::function<void()> made = [] {}; ///< called in the transaction after payouts were made
};

/// Use cases of payouts. Called on the core thread; each call is part of the open transaction.
class PayoutService
{
public:
    /// @pre all references outlive this object; the schema is up to date
    PayoutService(storage::Database &db, const Clock &clock, Events &events,
                  ledger::LedgerService &ledger, ledger::PayoutItems &items, PayoutRules rules);
    PayoutService(const PayoutService &) = delete;
    PayoutService &operator=(const PayoutService &) = delete;

    /// Makes a payout for every account and bulk that has payments since its last payout, each item
    /// exactly once. An account is left for a later run if its payments do not exceed its refunds
    /// and fees, its ledger balance (net of reserved refunds) is not positive, or it has no IBAN.
    /// Its charges then reduce other payouts of the merchant, see carryCharges().
    /// @param at  time of the payouts; raised to the time of the last payout if earlier
    /// Errors: `Internal` if a sum does not fit 64 bits; `Unavailable`.
    Result<QList<Payout>> run(Timestamp at);
    /// Calls run() with the current time, and schedules the next daily run.
    Result<QList<Payout>> runDaily();
    /// Returns the next closing time to run. If the clock was set back, the time moves earlier,
    /// never later.
    [[nodiscard]] Timestamp nextRun() { return m_nextRun.at(m_clock.now()); }
    [[nodiscard]] bool mayMoveMoney() const { return m_rules.mayMoveMoney(); }
    /// Pays the items of a failed payout again, as a new payout. Errors: `PayoutNotFound`;
    /// `PayoutNotFailed`; `Unavailable`.
    Result<Payout> payAgain(const PayoutId &id);

private:
    /// Returns the accounts with payments or charges since their last payout.
    Result<QList<PayoutPlan>> planRun();
    /// Books the charges that move to another account.
    Result<void> carry(QList<PayoutPlan> &plans, Timestamp at);
    Result<Payout> payOut(const PayoutPlan &plan, Timestamp at);
    /// Assigns seq and time, books the movement and stores the payout.
    Result<Payout> write(PayoutRow row, Timestamp at);

    /// Records what a person did.
    void record(AuditKind kind, const QList<Payout> &payouts);

    storage::Database &m_db;
    PayoutRepository m_repository;
    audit::Trail m_trail;
    const Clock &m_clock;
    Events &m_events;
    ledger::LedgerService &m_ledger;
    ledger::PayoutItems &m_items;
    PayoutRules m_rules;
    NextRun m_nextRun;
};

} // namespace tilldesk::payouts
