#pragma once

#include "app/window_gateways.h"
#include "core/staff/secret_hash.h"
#include "tests/support/service_fixture.h"

#include <QtTest>

namespace tilldesk::test {

/// A window of a service, without its widgets.
class HostedWindow
{
public:
    explicit HostedWindow(ServiceFixture &service)
        : m_service(service),
          m_signals(*service.assembly),
          gateways(*service.assembly, m_signals, service.directory, QStringLiteral("Till 1"), {})
    {
    }
    ~HostedWindow() { m_service.stop(); } // its threads use the gateways
    HostedWindow(const HostedWindow &) = delete;
    HostedWindow &operator=(const HostedWindow &) = delete;

    /// Waits for the answer to a call.
    template <typename T>
    [[nodiscard]] static Result<T> answerOf(QFuture<Result<T>> future)
    {
        constexpr int kPatience = 30'000;
        if (!QTest::qWaitFor([&] { return future.isFinished(); }, kPatience))
            return fail(ErrorCode::RequestTimeout, QStringLiteral("no answer"));
        return future.result();
    }
    /// Adds a person who has chosen a PIN. The first person must be an owner.
    StaffMember hire(const QString &name, StaffRole role, const QString &pin)
    {
        const auto hired = m_service.onCore([&, hash = staff::hashOf(pin)] {
            auto &staff = m_service.assembly->services().staff();
            const auto added = staff.add(name, role, hash);
            return added ? staff.choosePin(added->id, hash) : added;
        });
        if (!hired)
            qFatal("%s", qPrintable(hired.error().detail));
        return *hired;
    }
    [[nodiscard]] bool signIn(const StaffMember &member, const QString &pin)
    {
        const auto tried = answerOf(gateways.staff.signIn(member.id, pin));
        return tried && tried->tried.outcome == PinTry::Outcome::Right;
    }

private:
    ServiceFixture &m_service;
    app::CoreSignals m_signals;

public:
    app::WindowGateways gateways;
};

} // namespace tilldesk::test
