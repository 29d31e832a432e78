#include "core/debtors/simulation_service.h"
#include "tests/support/core_fixture.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::debtors;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

/// A simulation over the fixture's database. The fixture's clock serves as the wall clock.
struct Simulated {
    explicit Simulated(CoreFixture &fixture)
        : core(fixture),
          clock(fixture.clock),
          service(fixture.db, clock, fixture.clock, fixture.events, fixture.outbox, published)
    {
    }

    Result<void> switchOn(bool isOn = true)
    {
        return core.commit([&] { return service.switchOn(isOn); });
    }
    Result<void> change(const std::function<Result<void>(SimulationService &)> &how)
    {
        return core.commit([&] { return how(service); });
    }

    CoreFixture &core;
    PublishedSimulation published;
    AdjustableClock clock;
    SimulationService service;
};

constexpr Timestamp kLater = kCoreStart + 90min;

const auto kFreeze = [](SimulationService &service) { return service.freezeClock(); };
const auto kRun = [](SimulationService &service) { return service.runClock(); };
const auto kReset = [](SimulationService &service) { return service.resetClock(); };
auto advance(std::chrono::milliseconds by)
{
    return [by](SimulationService &service) { return service.advanceClock(by); };
}
auto set(Timestamp to)
{
    return [to](SimulationService &service) { return service.setClock(to); };
}

} // namespace

class TestSimulationService : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_core = std::make_unique<CoreFixture>(CoreFixture::Where::File); }
    void cleanup() { m_core.reset(); }

    void isOffAtFirst();
    void switchesOnAndOff();
    void stopsTheClockAndLetsItGoOn();
    void advancesARunningAndAStoppedClock();
    void setsARunningAndAStoppedClock();
    void setsTheClockBack();
    void givesTheClockBack();
    void givesTheClockBackWhenSwitchedOff();
    void refusesTimesOutOfReach();
    void changesNoClockWhileOff();
    void changesTheClockWithTheCommit();
    void leavesTheClockOnARollback();
    void tellsEachChangeOnce();
    void goesOnAfterARestart();
    void neverSimulatesInProduction();
    void staysProductionAfterARestart();
    void doesNotStartSimulatingInAProductionDatabase();
    void givesCallbacksTheFaultAtOnce();
    void takesTheFaultBackOnARollback();
    void keepsTheFaultUntilItIsSwitchedOff();
    void callsBackWhatWaitsForAClockThatWasAhead();

private:
    std::unique_ptr<CoreFixture> m_core;
};

void TestSimulationService::isOffAtFirst()
{
    const Simulated simulated(*m_core);
    QCOMPARE(simulated.published.current(), SimulationState{});
    QCOMPARE(simulated.clock.now(), kCoreStart);
}

void TestSimulationService::switchesOnAndOff()
{
    Simulated simulated(*m_core);
    QVERIFY(simulated.switchOn());
    QVERIFY(simulated.service.state().isOn);
    QVERIFY(simulated.published.current().isOn);
    QVERIFY(simulated.switchOn(false));
    QVERIFY(!simulated.published.current().isOn);
}

void TestSimulationService::stopsTheClockAndLetsItGoOn()
{
    Simulated simulated(*m_core);
    QVERIFY(simulated.switchOn());
    QVERIFY(simulated.change(kFreeze));
    m_core->clock.advance(10s);
    QCOMPARE(simulated.clock.now(), kCoreStart);
    QCOMPARE(simulated.published.current().clock.frozenAt, std::optional(kCoreStart));
    QVERIFY(simulated.change(kRun));
    QCOMPARE(simulated.clock.now(), kCoreStart);
    m_core->clock.advance(3s);
    QCOMPARE(simulated.clock.now(), kCoreStart + 3s);
    QVERIFY(simulated.change(kRun)); // the clock is running already
    QCOMPARE(simulated.clock.now(), kCoreStart + 3s);
}

void TestSimulationService::advancesARunningAndAStoppedClock()
{
    Simulated simulated(*m_core);
    QVERIFY(simulated.switchOn());
    QVERIFY(simulated.change(advance(20min)));
    QVERIFY(simulated.change(advance(1ms)));
    m_core->clock.advance(1s);
    QCOMPARE(simulated.clock.now(), kCoreStart + 20min + 1s + 1ms);
    QVERIFY(simulated.change(kFreeze));
    QVERIFY(simulated.change(advance(1h)));
    m_core->clock.advance(1s);
    QCOMPARE(simulated.clock.now(), kCoreStart + 80min + 1s + 1ms);
}

void TestSimulationService::setsARunningAndAStoppedClock()
{
    Simulated simulated(*m_core);
    QVERIFY(simulated.switchOn());
    QVERIFY(simulated.change(set(kLater)));
    m_core->clock.advance(2s);
    QCOMPARE(simulated.clock.now(), kLater + 2s);
    QVERIFY(simulated.change(kFreeze));
    QVERIFY(simulated.change(set(kCoreStart)));
    m_core->clock.advance(2s);
    QCOMPARE(simulated.clock.now(), kCoreStart);
}

void TestSimulationService::setsTheClockBack()
{
    Simulated simulated(*m_core);
    QVERIFY(simulated.switchOn());
    QVERIFY(simulated.change(set(kCoreStart - 48h)));
    QCOMPARE(simulated.clock.now(), kCoreStart - 48h);
    QCOMPARE(simulated.published.current().clock.offset, std::chrono::milliseconds(-48h));
}

void TestSimulationService::givesTheClockBack()
{
    Simulated simulated(*m_core);
    QVERIFY(simulated.switchOn());
    QVERIFY(simulated.change(advance(1h)));
    QVERIFY(simulated.change(kFreeze));
    QVERIFY(simulated.change(kReset));
    m_core->clock.advance(1s);
    QCOMPARE(simulated.clock.now(), m_core->clock.now());
    QVERIFY(simulated.published.current().clock.isReal());
    QVERIFY(simulated.published.current().isOn);
}

void TestSimulationService::givesTheClockBackWhenSwitchedOff()
{
    Simulated simulated(*m_core);
    QVERIFY(simulated.switchOn());
    QVERIFY(simulated.change(advance(1h)));
    QVERIFY(simulated.switchOn(false));
    QCOMPARE(simulated.clock.now(), kCoreStart);
    QVERIFY(simulated.switchOn());
    QCOMPARE(simulated.clock.now(), kCoreStart);
}

void TestSimulationService::refusesTimesOutOfReach()
{
    Simulated simulated(*m_core);
    QVERIFY(simulated.switchOn());
    const auto refused = [&](const std::function<Result<void>(SimulationService &)> &how) {
        const auto result = simulated.change(how);
        return result ? QString() : result.error().field;
    };
    QCOMPARE(refused(advance(-1ms)), u"by"_s);
    QCOMPARE(refused(advance(std::chrono::years(80))), u"by"_s);
    QCOMPARE(refused(set(parseIsoTime(u"1999-12-31T23:59:59.999Z").value())), u"to"_s);
    QCOMPARE(refused(set(parseIsoTime(u"2100-01-01T00:00:00Z").value())), u"to"_s);
    QCOMPARE(simulated.clock.now(), kCoreStart);
    QCOMPARE(refused(set(parseIsoTime(u"2000-01-01T00:00:00Z").value())), QString());
    QCOMPARE(refused(set(parseIsoTime(u"2099-12-31T23:59:59.999Z").value())), QString());
}

void TestSimulationService::changesNoClockWhileOff()
{
    Simulated simulated(*m_core);
    for (const std::function<Result<void>(SimulationService &)> &how :
         {std::function<Result<void>(SimulationService &)>(kFreeze),
          {kRun},
          {kReset},
          {advance(1s)},
          {set(kLater)}}) {
        const auto result = simulated.change(how);
        QVERIFY(!result);
        QCOMPARE(result.error().code, ErrorCode::SimulationOff);
    }
    QCOMPARE(simulated.clock.now(), kCoreStart);
}

void TestSimulationService::changesTheClockWithTheCommit()
{
    Simulated simulated(*m_core);
    QVERIFY(simulated.switchOn());
    storage::Transaction transaction(m_core->db);
    QVERIFY(simulated.service.setClock(kLater));
    QCOMPARE(simulated.clock.now(), kCoreStart);
    QVERIFY(simulated.published.current().clock.isReal());
    transaction.commit();
    QCOMPARE(simulated.clock.now(), kLater);
}

void TestSimulationService::leavesTheClockOnARollback()
{
    Simulated simulated(*m_core);
    QVERIFY(simulated.switchOn());
    QVERIFY(simulated.change(advance(1min)));
    m_core->events = {};
    {
        const storage::Transaction transaction(m_core->db);
        QVERIFY(simulated.service.setClock(kLater));
        QVERIFY(simulated.service.switchOn(false));
    }
    QCOMPARE(simulated.clock.now(), kCoreStart + 1min);
    QVERIFY(simulated.service.state().isOn);
    QVERIFY(simulated.published.current().isOn);
    QVERIFY(!m_core->events.simulationChanged);
    // The next commit must not bring the rolled-back change back.
    QVERIFY(simulated.change(kFreeze));
    QCOMPARE(simulated.clock.now(), kCoreStart + 1min);
    const Simulated again(*m_core);
    QCOMPARE(again.clock.now(), kCoreStart + 1min);
}

void TestSimulationService::tellsEachChangeOnce()
{
    Simulated simulated(*m_core);
    QVERIFY(simulated.switchOn());
    QVERIFY(std::exchange(m_core->events, {}).simulationChanged);
    m_core->pay();
    QVERIFY(!std::exchange(m_core->events, {}).simulationChanged);
    QVERIFY(!simulated.change(advance(-1s)));
    QVERIFY(!m_core->events.simulationChanged);
    QVERIFY(simulated.change(kFreeze));
    QVERIFY(m_core->events.simulationChanged);
}

void TestSimulationService::goesOnAfterARestart()
{
    // The database calls the hooks of each service until the service is destroyed.
    Simulated first(*m_core);
    QVERIFY(first.switchOn());
    QVERIFY(first.change(advance(1h)));
    Simulated second(*m_core);
    QVERIFY(second.published.current().isOn);
    m_core->clock.advance(1min);
    QCOMPARE(second.clock.now(), kCoreStart + 61min);
    QVERIFY(second.change(kFreeze));
    m_core->clock.advance(1min);
    const Simulated simulated(*m_core);
    QCOMPARE(simulated.clock.now(), kCoreStart + 61min);
    QCOMPARE(simulated.service.state().clock.frozenAt, std::optional(kCoreStart + 61min));
}

void TestSimulationService::neverSimulatesInProduction()
{
    Simulated simulated(*m_core);
    QVERIFY(simulated.switchOn());
    QVERIFY(simulated.change(advance(1h)));
    QVERIFY(simulated.change([](SimulationService &service) { return service.makeProduction(); }));
    QVERIFY(!simulated.published.current().isOn);
    QVERIFY(simulated.published.current().isProduction);
    QCOMPARE(simulated.clock.now(), kCoreStart);
    const auto on = simulated.switchOn();
    QVERIFY(!on);
    QCOMPARE(on.error().code, ErrorCode::AccessDenied);
    QVERIFY(!simulated.change(kFreeze));
    QVERIFY(simulated.switchOn(false)); // the simulation is off already
}

void TestSimulationService::staysProductionAfterARestart()
{
    Simulated before(*m_core);
    QVERIFY(before.change([](SimulationService &service) { return service.makeProduction(); }));
    Simulated simulated(*m_core);
    QVERIFY(simulated.published.current().isProduction);
    QVERIFY(!simulated.switchOn());
}

void TestSimulationService::doesNotStartSimulatingInAProductionDatabase()
{
    // As if the database had been edited by hand.
    m_core->commit([this] {
        storage::SettingRepository settings(m_core->db);
        settings.set(u"environment"_s, u"PRODUCTION"_s);
        settings.set(u"simulation"_s, u"1"_s);
        settings.set(u"clockOffset"_s, u"3600000"_s);
        return 0;
    });
    const Simulated simulated(*m_core);
    QVERIFY(!simulated.published.current().isOn);
    QCOMPARE(simulated.clock.now(), kCoreStart);
}

namespace {

/// Returns the fault of a callback that is added now.
CallbackFault faultNow(CoreFixture &core)
{
    NewPayment wanted = newPayment();
    wanted.callbackUrl = u"https://shop.example.com/callback"_s;
    const Result<Payment> payment = core.payments.create(core.profile.id, wanted, {});
    std::ignore = core.payments.cancel(payment->id, {});
    return CallbackFault(core.number(u"SELECT fault FROM callback ORDER BY seq DESC LIMIT 1"_s));
}

} // namespace

/// Commands of one transaction run one after the other: the second sees the first one's change.
void TestSimulationService::givesCallbacksTheFaultAtOnce()
{
    Simulated simulated(*m_core);
    const auto lose = [](SimulationService &service) {
        return service.setCallbackFault(CallbackFault::Lost);
    };
    QCOMPARE(simulated.change(lose).error().code, ErrorCode::SimulationOff);
    QVERIFY(simulated.switchOn());
    QCOMPARE(faultNow(*m_core), CallbackFault::None);
    const storage::Transaction transaction(m_core->db);
    QVERIFY(lose(simulated.service));

    QCOMPARE(faultNow(*m_core), CallbackFault::Lost);
}

void TestSimulationService::takesTheFaultBackOnARollback()
{
    Simulated simulated(*m_core);
    QVERIFY(simulated.switchOn());
    {
        const storage::Transaction transaction(m_core->db);
        QVERIFY(simulated.service.setCallbackFault(CallbackFault::Lost));
    }
    QCOMPARE(faultNow(*m_core), CallbackFault::None);
    QCOMPARE(simulated.published.current().callbackFault, CallbackFault::None);
}

void TestSimulationService::keepsTheFaultUntilItIsSwitchedOff()
{
    Simulated before(*m_core);
    QVERIFY(before.switchOn());
    QVERIFY(before.change([](SimulationService &service) {
        return service.setCallbackFault(CallbackFault::StaleIat);
    }));
    m_core->outbox.setFault(CallbackFault::None); // as in a process that has just started
    Simulated after(*m_core);
    QCOMPARE(faultNow(*m_core), CallbackFault::StaleIat);
    QVERIFY(after.switchOn(false));

    QCOMPARE(faultNow(*m_core), CallbackFault::None);
}

void TestSimulationService::callsBackWhatWaitsForAClockThatWasAhead()
{
    Simulated simulated(*m_core);
    QVERIFY(simulated.switchOn());
    m_core->commit([this] {
        m_core->clock.advance(std::chrono::hours(24));
        std::ignore = m_core->outbox.addTest({m_core->profile.id, PaymentStatus::Succeeded,
                                              u"https://shop.example/a"_s, CallbackFault::Late},
                                             m_core->profile);
        m_core->clock.set(kCoreStart);
        return 0;
    });
    QVERIFY(simulated.change([](SimulationService &service) { return service.freezeClock(); }));
    QCOMPARE(m_core->number(u"SELECT due_at FROM callback"_s), toMillis(kCoreStart));
}

TILLDESK_TEST(TestSimulationService, QCoreApplication)
#include "tst_simulation_service.moc"
