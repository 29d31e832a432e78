#pragma once

#include "core/desk/kept_files.h"
#include "core/desk/window_link.h"
#include "core/remote/remote_gateways.h"
#include "tests/support/fake_gateways.h"
#include "tests/unit/desk/pipe.h"

#include <QPromise>
#include <QtTest>

namespace tilldesk::test {

/// A service with fake gateways, and a window that is connected to it.
struct Connected : FakeGateways {
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

    desk::KeptFilesOfWindow files{exports, bank, staff, QDir::tempPath()};
    const wire::Gateways gateways{payments,  refunds,     payouts,     ledger,      merchants,
                                  callbacks, endpoint,    simulation,  serviceKeys, reports,
                                  exports,   search,      safekeeping, staff,       activity,
                                  bank,      bookkeeping, tills,       hosted,      files};
    std::optional<wire::Refusal> refusal;              ///< of the next Hello
    QString newToken;                                  ///< given by the next Welcome
    bool asks = false;                                 ///< the shop is asked about the next Hello
    std::shared_ptr<QPromise<desk::Admittance>> asked; ///< the shop's answer
    const desk::Admission admission = [this](const desk::Applicant &applicant) {
        hellos.append(applicant.hello);
        if (asks) {
            applicant.wait({clock.now() + kPairingLife});
            asked = std::make_shared<QPromise<desk::Admittance>>();
            asked->start();
            return asked->future();
        }
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
