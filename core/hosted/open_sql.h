#pragma once

#include "core/domain/payout.h"

#include <QString>

namespace tilldesk::hosted {

/// Parts of statements that compare what was fetched of a provider's reconciliation with this shop.
/// `:profile` is the id of a profile.

/// Condition: the payout `o` has succeeded.
[[nodiscard]] QString isPaidOut();
/// FROM the table `i`: what a provider has paid out, and what it lists for a day but in no
/// successful payout. Columns: kind, item, payment, profile, amount, payout (id; empty: none), at.
[[nodiscard]] QString toldItems();
/// What has succeeded here but is in no successful payout. Columns: id (at the provider), payment
/// (id), amount, at, reference, seq, listed (0: the provider does not list it; 1: only in a failed
/// payout, or for a day that was fetched before this profile was connected; 2: for a day).
[[nodiscard]] QString waitingItems(PayoutItemKind kind);
/// Sums of the lines of each payout. Columns: seq (of the payout), paid, refunded, payments, items.
[[nodiscard]] QString lineSums();

} // namespace tilldesk::hosted
