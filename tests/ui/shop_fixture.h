#pragma once

#include "tests/support/fake_gateways.h"
#include "ui/models/common/shop_gateways.h"

namespace tilldesk::test {

/// Fake gateways with one day of the bakery's payments.
struct Shop : FakeGateways {
    Shop()
    {
        payments.payments = aDayAtTheBakery();
        search.now = kSomeNow;
        payments.addToDetails = [this](PaymentDetails &details) {
            details.refunds = refunds.of(details.payment.id);
        };
    }

    const ui::ShopGateways gateways{{payments, merchants, endpoint, simulation, serviceKeys,
                                     callbacks, refunds, payouts, ledger, exports, reports, search,
                                     safekeeping, staff, activity, bank, bookkeeping, clock},
                                    tills,
                                    hosted};

    /// Returns the id of the newest payment, which is pending.
    [[nodiscard]] PaymentId pending() const { return payments.payments.last().id; }
};

} // namespace tilldesk::test
