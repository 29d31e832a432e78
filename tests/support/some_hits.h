#pragma once

#include "core/domain/search_hit.h"

namespace tilldesk::test {

/// Returns what a search for 24,50 finds in a day at the bakery: nine payments, a refund, two
/// payouts, a callback and a point of sale.
[[nodiscard]] QList<HitGroup> someHits();
/// Returns a payment with reference `Order 10482`, found by its amount € 24.50.
[[nodiscard]] Hit somePaymentHit();

} // namespace tilldesk::test
