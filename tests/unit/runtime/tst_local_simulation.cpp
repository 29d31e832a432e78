#include "core/runtime/local_simulation.h"
#include "tests/support/core_threads.h"
#include "tests/support/test_program.h"
#include "tests/unit/runtime/shop_gate.h"
#include "tests/unit/runtime/taken.h"

#include <QSignalSpy>

using namespace tilldesk;
using namespace tilldesk::runtime;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// The window's gateway of the simulation over the real core.
class TestLocalSimulation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void isOffAtFirst();
    void doesNothingWhileOff();
    void walksAPaymentToItsEnd();
    void refusesWhatThePaymentDoesNotAllow();
    void setsTheClock();
    void refusesWrongTimes();
    void givesTheClockBackWhenSwitchedOff();
    void tellsOnItsOwnThread();
    void refusesAProductionDatabase();

private:
    [[nodiscard]] ErrorCode codeOf(const QFuture<Result<void>> &future)
    {
        const auto answer = taken(future);
        return answer ? ErrorCode::Internal : answer.error().code;
    }

    ManualClock m_real{kCoreStart};
    std::unique_ptr<AdjustableClock> m_clock;
    debtors::PublishedSimulation m_published;
    std::unique_ptr<debtors::SimulationService> m_service;
    std::unique_ptr<debtors::DebtorService> m_debtors;
    std::unique_ptr<CoreThreads> m_core;
    std::unique_ptr<ShopGate> m_shop;
    std::unique_ptr<LocalSimulation> m_simulation;
};

void TestLocalSimulation::init()
{
    m_real.set(kCoreStart);
    m_clock = std::make_unique<AdjustableClock>(m_real);
    m_published.publish({});
    m_core = std::make_unique<CoreThreads>([this](CoreThreads::Services &services) {
        m_service = std::make_unique<debtors::SimulationService>(
            services.db, *m_clock, m_real, services.happened, services.outbox, m_published);
        m_debtors = std::make_unique<debtors::DebtorService>(services.payments);
    });
    m_shop = std::make_unique<ShopGate>(*m_core);
    m_simulation =
        std::make_unique<LocalSimulation>(m_shop->gate, *m_service, *m_debtors, m_published);
    m_core->core.addListener([this](const Events &events) {
        if (events.simulationChanged)
            m_simulation->notify(m_published.current());
    });
}

void TestLocalSimulation::cleanup()
{
    m_core->stop();
    m_simulation.reset();
    m_shop.reset();
    m_core.reset();
    m_debtors.reset();
    m_service.reset();
}

void TestLocalSimulation::isOffAtFirst()
{
    QCOMPARE(m_simulation->state(), SimulationState());
    QVERIFY(taken(m_simulation->switchOn(true)));
    QVERIFY(m_simulation->state().isOn);
    QCOMPARE(m_core->number(u"SELECT count(*) FROM setting WHERE name = 'simulation'"
                            " AND value = '1'"_s),
             1);
}

void TestLocalSimulation::doesNothingWhileOff()
{
    const auto payment = m_core->create();
    for (const CustomerAction action :
         {CustomerAction::Identify, CustomerAction::Confirm, CustomerAction::Authorize,
          CustomerAction::Settle, CustomerAction::Refuse, CustomerAction::Cancel,
          CustomerAction::Fail})
        QCOMPARE(taken(m_simulation->act(payment->id, action)).error().code,
                 ErrorCode::SimulationOff);
    QCOMPARE(codeOf(m_simulation->freezeClock()), ErrorCode::SimulationOff);
    QCOMPARE(codeOf(m_simulation->advanceClock(1h)), ErrorCode::SimulationOff);
    QCOMPARE(codeOf(m_simulation->setClock(kCoreStart)), ErrorCode::SimulationOff);
    QCOMPARE(codeOf(m_simulation->runClock()), ErrorCode::SimulationOff);
    QCOMPARE(codeOf(m_simulation->resetClock()), ErrorCode::SimulationOff);
    QCOMPARE(m_core->number(u"SELECT count(*) FROM payment_step"_s), 0);
    QCOMPARE(m_clock->now(), m_real.now());
}

void TestLocalSimulation::walksAPaymentToItsEnd()
{
    QVERIFY(taken(m_simulation->switchOn(true)));
    const auto payment = m_core->create();
    const auto identified = taken(m_simulation->act(payment->id, CustomerAction::Identify));
    QCOMPARE(identified->status, PaymentStatus::Identified);
    QVERIFY(identified->debtor.isKnown());
    const auto confirmed = taken(m_simulation->act(payment->id, CustomerAction::Confirm));
    QCOMPARE(confirmed->status, PaymentStatus::Succeeded);
    QCOMPARE(confirmed->debtor, identified->debtor);
    QCOMPARE(m_core->number(u"SELECT status FROM payment"_s), 6);
    QCOMPARE(m_core->number(u"SELECT count(*) FROM payment_step"_s), 3);
}

void TestLocalSimulation::refusesWhatThePaymentDoesNotAllow()
{
    QVERIFY(taken(m_simulation->switchOn(true)));
    const auto payment = m_core->create();
    QCOMPARE(taken(m_simulation->act(payment->id, CustomerAction::Confirm)).error().code,
             ErrorCode::PaymentNotPending);
    QCOMPARE(
        taken(m_simulation->act(PaymentId(u"nobody"_s), CustomerAction::Identify)).error().code,
        ErrorCode::PaymentNotFound);
    QCOMPARE(m_core->number(u"SELECT status FROM payment"_s), 1);
}

void TestLocalSimulation::setsTheClock()
{
    QVERIFY(taken(m_simulation->switchOn(true)));
    QVERIFY(taken(m_simulation->advanceClock(1h)));
    QCOMPARE(m_clock->now(), kCoreStart + 1h);
    m_real.advance(5s);
    QCOMPARE(m_clock->now(), kCoreStart + 1h + 5s); // the clock runs on
    QVERIFY(taken(m_simulation->freezeClock()));
    m_real.advance(5s);
    QCOMPARE(m_clock->now(), kCoreStart + 1h + 5s);
    QVERIFY(taken(m_simulation->setClock(kCoreStart + 3h)));
    m_real.advance(5s);
    QCOMPARE(m_clock->now(), kCoreStart + 3h); // still frozen
    QCOMPARE(m_simulation->state().clock.frozenAt, std::optional(kCoreStart + 3h));
    QVERIFY(taken(m_simulation->runClock()));
    m_real.advance(5s);
    QCOMPARE(m_clock->now(), kCoreStart + 3h + 5s);
    QVERIFY(taken(m_simulation->resetClock()));
    QCOMPARE(m_clock->now(), m_real.now());
    QVERIFY(m_simulation->state().clock.isReal());
}

void TestLocalSimulation::refusesWrongTimes()
{
    QVERIFY(taken(m_simulation->switchOn(true)));
    const auto before = taken(m_simulation->advanceClock(-1ms));
    QCOMPARE(before.error().code, ErrorCode::FieldInvalid);
    QCOMPARE(before.error().field, u"by"_s);
    QCOMPARE(taken(m_simulation->setClock(fromMillis(0))).error().field, u"to"_s);
    QCOMPARE(m_clock->now(), m_real.now());
}

void TestLocalSimulation::givesTheClockBackWhenSwitchedOff()
{
    QVERIFY(taken(m_simulation->switchOn(true)));
    QVERIFY(taken(m_simulation->advanceClock(24h)));
    QVERIFY(taken(m_simulation->switchOn(false)));
    QCOMPARE(m_clock->now(), m_real.now());
    QCOMPARE(m_simulation->state(), SimulationState());
}

void TestLocalSimulation::tellsOnItsOwnThread()
{
    QList<SimulationState> told;
    const QThread *thread = nullptr;
    connect(m_simulation.get(), &gateway::Simulation::changed, this, [&](const auto &state) {
        told << state;
        thread = QThread::currentThread();
    });
    QVERIFY(taken(m_simulation->switchOn(true)));
    QTRY_COMPARE(told.size(), 1);
    QVERIFY(taken(m_simulation->freezeClock()));
    QTRY_COMPARE(told.size(), 2);
    QVERIFY(told[0].isOn && !told[0].clock.frozenAt);
    QCOMPARE(told[1].clock.frozenAt, std::optional(kCoreStart));
    QCOMPARE(thread, QThread::currentThread());
}

void TestLocalSimulation::refusesAProductionDatabase()
{
    QVERIFY(m_core->onCore([this] { return m_service->makeProduction(); }));
    QCOMPARE(codeOf(m_simulation->switchOn(true)), ErrorCode::AccessDenied);
    QVERIFY(!m_simulation->state().isOn && m_simulation->state().isProduction);
}

TILLDESK_TEST(TestLocalSimulation, QCoreApplication)
#include "tst_local_simulation.moc"
