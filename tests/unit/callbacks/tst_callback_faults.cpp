#include "tests/support/test_program.h"
#include "tests/unit/callbacks/outbox_fixture.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::callbacks;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// Simulated faults that change when a callback is sent.
class TestCallbackFaults : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_core = std::make_unique<OutboxFixture>(); }
    void cleanup() { m_core.reset(); }

    void gives_data();
    void gives();
    void letsAHeldOneGoAfterTheNext();
    void letsAHeldOneGoAfterARestart();
    void letsAHeldOneGoWhenTheClockWasSetBack();
    void letsOnlyTheSamePaymentsGo();
    void letsNoLaterOneGo();
    void holdsNoneBackForARetry();
    void givesATestItsOwnFault();

private:
    std::unique_ptr<OutboxFixture> m_core;
};

void TestCallbackFaults::gives_data()
{
    QTest::addColumn<CallbackFault>("fault");
    for (const CallbackFault fault : kCallbackFaults)
        QTest::newRow(toText(fault).data()) << fault;
}

void TestCallbackFaults::gives()
{
    QFETCH(const CallbackFault, fault);
    const Payment before = m_core->payCalled();
    m_core->advance(before.id, PaymentStatus::Cancelled);
    m_core->outbox.setFault(fault);
    const Payment after = m_core->payCalled();
    m_core->advance(after.id, PaymentStatus::Cancelled);

    const bool isHeld = fault == CallbackFault::Late || fault == CallbackFault::Reordered;
    QCOMPARE(m_core->row(1).fault, CallbackFault::None);
    QCOMPARE(m_core->row(2).fault, fault);
    QCOMPARE(m_core->row(2).dueAt, isHeld ? kCoreStart + 1min : kCoreStart);
}

void TestCallbackFaults::letsAHeldOneGoAfterTheNext()
{
    m_core->outbox.setFault(CallbackFault::Reordered);
    const Payment payment = m_core->payCalled();
    m_core->advance(payment.id, PaymentStatus::Identified);
    m_core->clock.advance(2s);
    QVERIFY(m_core->due().isEmpty());
    QVERIFY(m_core->commit([&] { return m_core->payments.cancel(payment.id, {}); }));
    QCOMPARE(m_core->due(), QList<qint64>{2});

    m_core->record(2, CallbackOutcome::TryLater);
    QCOMPARE(m_core->due(), QList<qint64>{1});
    QCOMPARE(m_core->row(1).dueAt, kCoreStart + 2s);
}

void TestCallbackFaults::letsAHeldOneGoAfterARestart()
{
    m_core->outbox.setFault(CallbackFault::Reordered);
    const Payment payment = m_core->payCalled();
    m_core->advance(payment.id, PaymentStatus::Identified);
    QVERIFY(m_core->commit([&] { return m_core->payments.cancel(payment.id, {}); }));
    m_core->clock.advance(59s);
    callbacks::CallbackOutbox restarted(m_core->db, m_core->clock, m_core->events, {});
    std::ignore = restarted.record(2, attemptAt(m_core->clock.now(), CallbackOutcome::Receipt));

    QCOMPARE(m_core->due(), QList<qint64>{1});
    QCOMPARE(m_core->row(1).dueAt, kCoreStart + 59s);
}

/// After the clock is set back, the reordered callback waits again; the next callback of its
/// payment releases it.
void TestCallbackFaults::letsAHeldOneGoWhenTheClockWasSetBack()
{
    m_core->outbox.setFault(CallbackFault::Reordered);
    const Payment payment = m_core->payCalled();
    m_core->advance(payment.id, PaymentStatus::Identified);
    QVERIFY(m_core->commit([&] { return m_core->payments.cancel(payment.id, {}); }));
    m_core->addTest();
    m_core->clock.advance(1h);
    callbacks::CallbackOutbox restarted(m_core->db, m_core->clock, m_core->events, {});
    std::ignore = restarted.record(3, attemptAt(m_core->clock.now(), CallbackOutcome::Receipt));
    m_core->clock.set(kCoreStart + 1s);
    restarted.clockSetTo(m_core->clock.now());
    std::ignore = restarted.record(2, attemptAt(m_core->clock.now(), CallbackOutcome::Receipt));

    QCOMPARE(m_core->row(1).dueAt, kCoreStart + 1s);
}

void TestCallbackFaults::letsOnlyTheSamePaymentsGo()
{
    m_core->outbox.setFault(CallbackFault::Reordered);
    const Payment held = m_core->payCalled();
    m_core->advance(held.id, PaymentStatus::Identified);
    m_core->outbox.setFault(CallbackFault::Late);
    const Payment late = m_core->payCalled();
    m_core->advance(late.id, PaymentStatus::Identified);
    m_core->outbox.setFault(CallbackFault::None);
    const Payment other = m_core->payCalled();
    m_core->advance(other.id, PaymentStatus::Identified);
    QVERIFY(m_core->commit([&] { return m_core->payments.cancel(late.id, {}); }));
    // Callback 4 waits for callback 2, the late callback of the same payment.
    QCOMPARE(m_core->due(), QList<qint64>{3});
    m_core->record(3, CallbackOutcome::Receipt);

    QVERIFY(m_core->due().isEmpty());
    m_core->clock.advance(1min);
    QCOMPARE(m_core->due(), (QList<qint64>{1, 2}));
    m_core->record(2, CallbackOutcome::Receipt);
    QCOMPARE(m_core->due(), (QList<qint64>{4, 1}));
}

void TestCallbackFaults::letsNoLaterOneGo()
{
    const Payment payment = m_core->payCalled();
    m_core->advance(payment.id, PaymentStatus::Identified);
    m_core->outbox.setFault(CallbackFault::Reordered);
    QVERIFY(m_core->commit([&] { return m_core->payments.cancel(payment.id, {}); }));
    m_core->record(1, CallbackOutcome::Receipt);

    QCOMPARE(m_core->row(2).dueAt, kCoreStart + 1min);
}

void TestCallbackFaults::holdsNoneBackForARetry()
{
    m_core->outbox.setFault(CallbackFault::Reordered);
    const Payment payment = m_core->payCalled();
    m_core->advance(payment.id, PaymentStatus::Identified);
    m_core->clock.advance(1min);
    m_core->record(1, CallbackOutcome::TryLater);
    QVERIFY(m_core->commit([&] { return m_core->payments.cancel(payment.id, {}); }));
    // Callback 1 waits for its retry and is no longer held back, so callback 2 is held back.
    QVERIFY(m_core->due().isEmpty());
    m_core->clock.advance(10s);
    QCOMPARE(m_core->due(), QList<qint64>{1});
    m_core->clock.advance(50s);
    m_core->record(2, CallbackOutcome::Receipt);

    QCOMPARE(m_core->row(1).dueAt, kCoreStart + 1min + 10s);
}

void TestCallbackFaults::givesATestItsOwnFault()
{
    m_core->outbox.setFault(CallbackFault::Lost);
    const CallbackId plain = m_core->addTest();
    const CallbackId late = m_core->addTest(u"https://shop.example.com/a"_s, CallbackFault::Late);

    QCOMPARE(m_core->row(plain).fault, CallbackFault::None);
    QCOMPARE(m_core->row(late).fault, CallbackFault::Late);
    QCOMPARE(m_core->due(), QList<qint64>{1});
}

TILLDESK_TEST(TestCallbackFaults, QCoreApplication)
#include "tst_callback_faults.moc"
