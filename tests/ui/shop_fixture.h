#pragma once

#include "tests/support/fake_activity.h"
#include "tests/support/fake_bank.h"
#include "tests/support/fake_bookkeeping.h"
#include "tests/support/fake_callbacks.h"
#include "tests/support/fake_exports.h"
#include "tests/support/fake_merchants.h"
#include "tests/support/fake_payments.h"
#include "tests/support/fake_payouts.h"
#include "tests/support/fake_refunds.h"
#include "tests/support/fake_reports.h"
#include "tests/support/fake_safekeeping.h"
#include "tests/support/fake_search.h"
#include "tests/support/fake_service_keys.h"
#include "tests/support/fake_simulation.h"
#include "tests/support/fake_staff.h"
#include "tests/support/some_payments.h"
#include "ui/models/common/gateways.h"

namespace tilldesk::test {

/// Fake gateways with one day of the bakery's payments.
struct Shop {
    Shop()
    {
        payments.payments = aDayAtTheBakery();
        search.now = kSomeNow;
        payments.addToDetails = [this](PaymentDetails &details) {
            details.refunds = refunds.of(details.payment.id);
        };
    }

    ManualClock clock{kSomeNow};
    FakePayments payments{clock};
    FakeMerchants merchants;
    FakeEndpoint endpoint;
    FakeSimulation simulation{payments, clock};
    FakeServiceKeys serviceKeys;
    FakeCallbacks callbacks{clock};
    FakeRefunds refunds{clock};
    FakePayouts payouts;
    FakeLedger ledger;
    FakeExports exports;
    FakeReports reports;
    FakeSearch search;
    FakeSafekeeping safekeeping;
    FakeStaff staff{clock};
    FakeActivity activity;
    FakeBank bank;
    FakeBookkeeping bookkeeping;
    const ui::Gateways gateways{payments,  merchants,   endpoint,    simulation, serviceKeys,
                                callbacks, refunds,     payouts,     ledger,     exports,
                                reports,   search,      safekeeping, staff,      activity,
                                bank,      bookkeeping, clock};

    /// Returns the id of the newest payment, which is pending.
    [[nodiscard]] PaymentId pending() const { return payments.payments.last().id; }
};

} // namespace tilldesk::test
