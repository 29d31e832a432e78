#include "core/debtors/local_debtor_port.h"
#include "tests/support/core_threads.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::debtors;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

using Kind = ClockChange::Kind;

class TestLocalDebtorPort : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void actsAndAnswersAfterTheCommit();
    void doesNothingWhileTheSimulationIsOff();
    void changesTheClockBeforeItAnswers();
    void answersBusyOnceStopped();

private:
    Result<Payment> act(const PaymentId &id, CustomerAction action)
    {
        std::promise<Result<Payment>> answer;
        m_port->act(id, action,
                    [&answer](Result<Payment> payment) { answer.set_value(std::move(payment)); });
        return answer.get_future().get();
    }
    /// Changes the service clock. Returns its time when the result arrives.
    Result<Timestamp> change(const ClockChange &change)
    {
        std::promise<Result<Timestamp>> answer;
        m_port->changeClock(change, [&](const Result<void> &changed) {
            answer.set_value(changed ? Result<Timestamp>(m_clock->now())
                                     : Result<Timestamp>(changed.failure()));
        });
        return answer.get_future().get();
    }
    void switchOn(bool isOn)
    {
        QVERIFY(m_core->onCore([&] { return m_simulation->switchOn(isOn); }));
    }

    std::unique_ptr<AdjustableClock> m_clock;
    PublishedSimulation m_published;
    std::unique_ptr<SimulationService> m_simulation;
    std::unique_ptr<DebtorService> m_debtors;
    std::unique_ptr<CoreThreads> m_core;
    std::unique_ptr<debtors::LocalDebtorPort> m_port;
};

void TestLocalDebtorPort::init()
{
    static const ManualClock computer(kCoreStart);
    m_clock = std::make_unique<AdjustableClock>(computer);
    m_core = std::make_unique<CoreThreads>([this](CoreThreads::Services &services) {
        m_simulation = std::make_unique<SimulationService>(
            services.db, *m_clock, computer, services.happened, services.outbox, m_published);
        m_debtors = std::make_unique<DebtorService>(services.payments);
    });
    m_port = std::make_unique<debtors::LocalDebtorPort>(m_core->core, *m_debtors, *m_simulation);
    switchOn(true);
}

void TestLocalDebtorPort::cleanup()
{
    m_core->stop();
    m_port.reset();
    m_debtors.reset();
    m_simulation.reset();
    m_core.reset();
}

void TestLocalDebtorPort::actsAndAnswersAfterTheCommit()
{
    const PaymentId id = m_core->create()->id;
    QVERIFY(act(id, CustomerAction::Identify));
    QCOMPARE(m_core->number(u"SELECT status FROM payment"_s), 2);
    QCOMPARE(act(id, CustomerAction::Confirm)->status, PaymentStatus::Succeeded);
    QCOMPARE(m_core->number(u"SELECT status FROM payment"_s), 6);
    QCOMPARE(act(id, CustomerAction::Cancel).error().code, ErrorCode::PaymentNotPending);
}

void TestLocalDebtorPort::doesNothingWhileTheSimulationIsOff()
{
    const PaymentId id = m_core->create()->id;
    switchOn(false);
    QCOMPARE(act(id, CustomerAction::Identify).error().code, ErrorCode::SimulationOff);
    QCOMPARE(change({.kind = Kind::Freeze}).error().code, ErrorCode::SimulationOff);
    QCOMPARE(m_core->number(u"SELECT status FROM payment"_s), 1);
}

void TestLocalDebtorPort::changesTheClockBeforeItAnswers()
{
    QCOMPARE(change({.kind = Kind::Advance, .by = 5min}).value(), kCoreStart + 5min);
    QCOMPARE(change({.kind = Kind::Freeze}).value(), kCoreStart + 5min);
    QVERIFY(m_published.current().clock.frozenAt);
    QCOMPARE(change({.kind = Kind::Set, .to = kCoreStart + 1h}).value(), kCoreStart + 1h);
    QVERIFY(m_published.current().clock.frozenAt);
    QCOMPARE(change({.kind = Kind::Run}).value(), kCoreStart + 1h);
    QVERIFY(!m_published.current().clock.frozenAt);
    QCOMPARE(change({.kind = Kind::Reset}).value(), kCoreStart);
    QCOMPARE(change({.kind = Kind::Advance, .by = -1s}).error().field, u"by"_s);
}

void TestLocalDebtorPort::answersBusyOnceStopped()
{
    m_core->stop();
    QCOMPARE(act(PaymentId(u"0"_s), CustomerAction::Identify).error().code, ErrorCode::Busy);
    QCOMPARE(change({.kind = Kind::Reset}).error().code, ErrorCode::Busy);
}

TILLDESK_TEST(TestLocalDebtorPort, QCoreApplication)
#include "tst_local_debtor_port.moc"
