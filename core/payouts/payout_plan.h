#pragma once

#include "core/payouts/payout_repository.h"

namespace tilldesk::payouts {

/// What a run finds for an account, before it makes payouts.
struct PayoutPlan {
    RunningItems items;
    PayoutSum payments;
    PayoutSum refunds;
    Amount withheld; ///< fees of the payments that the payout is reduced by
    Amount charges;  ///< charges that are no payment's; negative: taken back
    Amount balance;  ///< of the ledger: net of reserved refunds and of the charges

    [[nodiscard]] Amount fees() const;
    /// Returns payments - refunds - fees.
    [[nodiscard]] Amount amount() const;
    /// Returns whether the run makes a payout: never of money reserved for pending refunds.
    [[nodiscard]] bool isPayable() const;
};

/// Charges that move from one account of a merchant to another one.
struct CarriedCharges {
    qsizetype from = 0; ///< index of a plan
    qsizetype to = 0;   ///< index of a plan
    Amount amount;      ///< negative: taken back
};

/// Moves the charges of accounts without a payout to payouts of the same merchant, the largest one
/// first. Each payout keeps one cent at least; charges that do not fit wait for the next run.
/// @param plans  changed as if the charges had been moved
[[nodiscard]] QList<CarriedCharges> carryCharges(QList<PayoutPlan> &plans);

} // namespace tilldesk::payouts
