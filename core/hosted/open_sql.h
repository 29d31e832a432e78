#pragma once

#include "core/domain/payout.h"

#include <QString>

namespace tilldesk::hosted {

/// Parts of SQL statements that compare the fetched lists and payouts of a provider with this shop.
/// `:profile` is the id of a profile.

/// Condition: the payout `o` has succeeded.
[[nodiscard]] QString isPaidOut();
/// FROM clause with the table `i`: the lines of successful payouts, and the payments and refunds
/// that the provider lists for a day but that no successful payout has. Columns: kind, item,
/// payment, profile, amount, payout (id; empty: none), at.
[[nodiscard]] QString toldItems();
/// SELECT statement of the payments or refunds that have succeeded here and that no successful
/// payout has. Columns: id (at the provider), payment (id), amount, at, reference, seq, listed (0:
/// the provider does not list it; 1: only in a failed payout, or for a day that was fetched before
/// this profile was connected; 2: for a day).
[[nodiscard]] QString waitingItems(PayoutItemKind kind);
/// Sums of the lines of each payout. Columns: seq (of the payout), paid, refunded, payments, items.
[[nodiscard]] QString lineSums();

} // namespace tilldesk::hosted
