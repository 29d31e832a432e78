#pragma once

#include "core/base/clock.h"
#include "core/domain/events.h"
#include "core/ledger/payout_items.h"
#include "core/payouts/closing_time.h"
#include "core/payouts/next_run.h"
#include "core/payouts/payout_repository.h"

#include <functional>

namespace tilldesk::payouts {

/// When and how payouts are made.
struct PayoutRules {
    ClosingTime closing;                                ///< Settings
    std::function<bool()> fails = [] { return false; }; ///< whether the simulation says so, now
    /// Whether money may move. False (the ledger is wrong): every payout answers `Unavailable`.
    std::function<bool()> mayMoveMoney = [] { return true; };
};

/// Use cases of payouts. Lives on the core thread; each call belongs to the transaction that is
/// open.
class PayoutService
{
public:
    /// @pre all references outlive it; the schema is up to date
    PayoutService(storage::Database &db, const Clock &clock, Events &events,
                  ledger::LedgerService &ledger, ledger::PayoutItems &items, PayoutRules rules);
    PayoutService(const PayoutService &) = delete;
    PayoutService &operator=(const PayoutService &) = delete;

    /// Makes a payout of every account and bulk that has items since its last one, each item
    /// exactly once. What is not positive, less what is
    /// reserved for refunds, or has no IBAN, waits. @param at  when; before the last
    /// one: takes its time. Errors: `Internal` when a sum does not fit; `Unavailable`.
    Result<QList<Payout>> run(Timestamp at);
    /// run() now, and sets the next daily run.
    Result<QList<Payout>> runDaily();
    /// @return the next closing time that has not been run; nearer when the clock was set back
    [[nodiscard]] Timestamp nextRun() { return m_nextRun.at(m_clock.now()); }
    [[nodiscard]] bool mayMoveMoney() const { return m_rules.mayMoveMoney(); }
    /// Makes a new payout of a failed one's items. Errors: `PayoutNotFound`; `PayoutNotFailed`;
    /// `Unavailable`.
    Result<Payout> payAgain(const PayoutId &id);

private:
    /// @return nothing when it waits
    Result<std::optional<Payout>> payOut(const RunningItems &items, Timestamp at);
    /// Gives the payout its seq and time, and writes it with what it moves.
    Result<Payout> write(PayoutRow row, Timestamp at);

    PayoutRepository m_repository;
    const Clock &m_clock;
    Events &m_events;
    ledger::LedgerService &m_ledger;
    ledger::PayoutItems &m_items;
    PayoutRules m_rules;
    NextRun m_nextRun;
};

} // namespace tilldesk::payouts
