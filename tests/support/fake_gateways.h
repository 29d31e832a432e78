#pragma once

#include "tests/support/fake_activity.h"
#include "tests/support/fake_bank.h"
#include "tests/support/fake_bookkeeping.h"
#include "tests/support/fake_callbacks.h"
#include "tests/support/fake_exports.h"
#include "tests/support/fake_hosted.h"
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
#include "tests/support/fake_tills.h"
#include "tests/support/some_payments.h"

namespace tilldesk::test {

/// One fake of each gateway, with a common clock.
struct FakeGateways {
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
    FakeTills tills{clock};
    FakeHosted hosted;
};

} // namespace tilldesk::test
