#pragma once

#include "core/desk/kept_files.h"
#include "core/desk/window_link.h"
#include "core/remote/remote_gateways.h"
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
#include "tests/support/fake_tills.h"
#include "tests/support/some_payments.h"
#include "tests/unit/desk/pipe.h"

#include <QtTest>

namespace tilldesk::test {

/// A service with fake gateways, and a window that is connected to it.
struct Connected {
    Connected() { connectAgain(); }

    /// Connects the window through a new pipe.
    void connectAgain()
    {
        auto end = std::make_unique<Pipe>();
        auto service = std::make_unique<Pipe>();
        Pipe::join(*end, *service);
        atWindow = end.get();
        link = std::make_unique<desk::WindowLink>(std::move(service), admission, changes);
        line.open(std::move(end));
    }
    [[nodiscard]] bool waitUntilOpen()
    {
        return QTest::qWaitFor([this] { return line.isOpen(); });
    }

    ManualClock clock{kSomeNow};
    FakePayments payments{clock};
    FakeRefunds refunds{clock};
    FakePayouts payouts;
    FakeLedger ledger;
    FakeMerchants merchants;
    FakeCallbacks callbacks{clock};
    FakeEndpoint endpoint;
    FakeSimulation simulation{payments, clock};
    FakeServiceKeys serviceKeys;
    FakeReports reports;
    FakeExports exports;
    FakeSearch search;
    FakeSafekeeping safekeeping;
    FakeStaff staff{clock};
    FakeActivity activity;
    FakeBank bank;
    FakeBookkeeping bookkeeping;
    FakeTills tills{clock};
    desk::KeptFilesOfWindow files{exports, bank, staff, QDir::tempPath()};
    const wire::Gateways gateways{payments,  refunds,     payouts,     ledger,      merchants,
                                  callbacks, endpoint,    simulation,  serviceKeys, reports,
                                  exports,   search,      safekeeping, staff,       activity,
                                  bank,      bookkeeping, tills,       files};
    std::optional<wire::Refusal> refusal; ///< of the next Hello
    QString newToken;                     ///< given by the next Welcome
    const desk::Admission admission = [this](const wire::Hello &hello, const QString & /*peer*/) {
        hellos.append(hello);
        return QtFuture::makeReadyFuture(
            refusal ? desk::Admittance(tl::unexpected<wire::Refusal>(*refusal))
                    : desk::Admittance(desk::Admitted{gateways, newToken}));
    };
    QList<wire::Hello> hellos; ///< that the service got
    desk::Changes changes{3, std::chrono::milliseconds(0)};
    remote::Line line;
    remote::RemoteGateways window{line};
    Pipe *atWindow = nullptr;
    std::unique_ptr<desk::WindowLink> link;
};

} // namespace tilldesk::test
