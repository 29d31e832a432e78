#pragma once

#include "ui/models/common/shop_gateways.h"

namespace tilldesk::app {

/// Returns the gateways as the window takes them. @param set  local or remote gateways
template <typename Set>
[[nodiscard]] ui::ShopGateways windowOf(Set &set, const Clock &clock)
{
    return {{set.payments, set.merchants, set.endpoint, set.simulation, set.serviceKeys,
             set.callbacks, set.refunds, set.payouts, set.ledger, set.exports, set.reports,
             set.search, set.safekeeping, set.staff, set.activity, set.bank, set.bookkeeping,
             clock},
            set.tills,
            set.hosted};
}

} // namespace tilldesk::app
