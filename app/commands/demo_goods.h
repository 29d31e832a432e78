#pragma once

#include "app/commands/demo_shop.h"
#include "core/base/amount.h"

namespace tilldesk::app {

/// A purchase that a payment is for.
struct DemoPurchase {
    Amount amount;
    QString description; ///< in the shop's language; SEPA characters only
};

/// Returns goods that the trade sells, or a job for an invoice. Bakery: 2.80 to 40 euro; flowers: 8
/// to 120; invoices: 150 to 1,900.
[[nodiscard]] DemoPurchase somePurchase(DemoTrade trade, DemoRandom &random);

} // namespace tilldesk::app
