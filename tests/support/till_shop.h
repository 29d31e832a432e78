#pragma once

#include "app/till_door.h"
#include "core/remote/connector.h"
#include "core/remote/remote_gateways.h"
#include "core/staff/secret_hash.h"
#include "tests/support/service_fixture.h"

#include <QtTest>

namespace tilldesk::test {

/// A service that windows of other computers can reach at a free port of this computer.
struct TillShop : ServiceFixture {
    explicit TillShop(const QString &port = QStringLiteral("0"))
        : ServiceFixture(
            {{QStringLiteral("tills"), QStringLiteral("on")}, {QStringLiteral("tillPort"), port}})
    {
        door.open();
    }

    /// Makes a code for the next till.
    QString newCode()
    {
        return onCore([this]() -> Result<PairingCode> {
                   return assembly->services().tills().startPairing();
               })
            ->code;
    }
    /// Says yes or no to the till that asks. Returns false if none asks.
    bool answer(bool isYes)
    {
        const auto asking = assembly->tills().current()->pairing().asking;
        if (!asking)
            return false;
        auto &tills = assembly->services().tills();
        return isYes ? onCore([&] { return tills.accept(asking->id); }).has_value()
                     : onCore([&] { return tills.refuse(asking->id); }).has_value();
    }
    /// Says yes as soon as a till asks.
    void sayYesWhenAsked()
    {
        QObject::connect(&door, &app::TillDoor::changed, &door, [this] { answer(true); });
    }
    [[nodiscard]] TillLink link(const QString &code) const
    {
        const TillAccess access = door.access();
        return {QStringLiteral("127.0.0.1"), quint16(access.port), access.fingerprint, code};
    }
    [[nodiscard]] Till till(const QString &name) const
    {
        for (const Till &till : assembly->tills().current()->tills()) {
            if (till.name == name)
                return till;
        }
        return {};
    }
    /// Adds a person with a PIN. The first person must be an owner.
    StaffMember hire(const QString &name, StaffRole role, const QString &pin)
    {
        const auto hired = onCore([&, hash = staff::hashOf(pin)] {
            return assembly->services().staff().add(name, role, hash);
        });
        if (!hired)
            qFatal("%s", qPrintable(hired.error().detail));
        return *hired;
    }

    app::CoreSignals signals{*assembly};
    app::TillDoor door{*assembly, signals, directory};
};

/// The window of a till, without its widgets.
struct TillWindow {
    [[nodiscard]] bool reaches(gateway::Connection::State state)
    {
        return QTest::qWaitFor([&] { return connector.state() == state; });
    }
    /// Waits until the shop is asked about this window.
    [[nodiscard]] bool asks()
    {
        return QTest::qWaitFor([this] { return connector.isAsking(); });
    }
    /// Pairs this window as a new till, and waits until the connection is open.
    [[nodiscard]] bool join(TillShop &shop, const QString &name)
    {
        connector.join(shop.link(shop.newCode()), name);
        return asks() && shop.answer(true) && reaches(gateway::Connection::State::Connected);
    }
    /// Waits for the answer to a call.
    template <typename T>
    [[nodiscard]] Result<T> answerOf(QFuture<Result<T>> future)
    {
        if (!QTest::qWaitFor([&] { return future.isFinished(); }, kPatience))
            return fail(ErrorCode::RequestTimeout, QStringLiteral("no answer"));
        return future.result();
    }

    static constexpr int kPatience = 30'000;
    SystemClock clock;
    remote::Line line;
    remote::Connector connector{line, clock};
    remote::RemoteGateways gateways{line};
};

} // namespace tilldesk::test
