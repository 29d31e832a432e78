#include "tests/support/test_program.h"
#include "tests/unit/refunds/refund_fixture.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// How accepted refunds end. @source service.md#refund-states
class TestRefundProcessing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void waitsForTheDelay();
    void refundsWhatIsDue();
    void failsWhenTheSimulationSaysSo();
    void processesNoMoreThanTheLimit();
    void endsEachRefundOnce();
    void doesNotWaitForDaysWhenTheClockWasAhead();
    void neverEndsBeforeItsCreation();
    void goesOnAfterARestart();
    void processesAgainWhatWasRolledBack();
    void keepsTheTermsOfARefund_data();
    void keepsTheTermsOfARefund();
};

void TestRefundProcessing::waitsForTheDelay()
{
    RefundFixture core;
    QVERIFY(!core.refunds.nextDue());
    const auto refund = core.refund(core.paid().id, 100);
    QVERIFY(refund);
    QCOMPARE(core.refunds.nextDue(), core.clock.now() + 2s);
    QCOMPARE(core.process(1999ms), 0);
    QCOMPARE(core.storedRefund(refund->refund.id).status, RefundStatus::Pending);
    QCOMPARE(core.process(1ms), 1);
    QCOMPARE(core.storedRefund(refund->refund.id).status, RefundStatus::Refunded);
    QVERIFY(!core.refunds.nextDue());
}

void TestRefundProcessing::refundsWhatIsDue()
{
    RefundFixture core;
    const Payment payment = core.paid();
    const auto refund = core.refund(payment.id, 2500);
    QVERIFY(refund);
    core.events = {};
    QCOMPARE(core.process(), 1);
    const Refund ended = core.storedRefund(refund->refund.id);
    QCOMPARE(ended.status, RefundStatus::Refunded);
    QCOMPARE(ended.endedAt, core.clock.now());
    QCOMPARE(core.stored(payment.id)->refunded.cents(), 2500);
    QCOMPARE(core.bank(), -7500);
    QCOMPARE(core.owed(), 7500);
    QCOMPARE(core.reserved(), 0);
    QCOMPARE(core.number(u"SELECT count(*) FROM payout_item i JOIN ledger_entry e ON e.seq = i.seq"
                         " WHERE i.kind = 2 AND i.refund = 1 AND i.payment = %1 AND i.amount = 2500"
                         " AND i.position = 1 AND i.merchant_position = 1 AND e.cause = 3"_s.arg(
                             payment.seq)),
             1);
    QVERIFY(core.events.refundsChanged);
    QCOMPARE(core.events.payments.size(), 1);
    QCOMPARE(core.events.payments.first().id, payment.id);
}

void TestRefundProcessing::failsWhenTheSimulationSaysSo()
{
    RefundFixture core;
    const Payment payment = core.paid();
    const auto refund = core.refund(payment.id, 2500);
    QVERIFY(refund);
    core.refundsFail = true;
    QCOMPARE(core.process(), 1);
    QCOMPARE(core.storedRefund(refund->refund.id).status, RefundStatus::Failed);
    QCOMPARE(core.storedRefund(refund->refund.id).endedAt, core.clock.now());
    QCOMPARE(core.stored(payment.id)->refunded.cents(), 0);
    QCOMPARE(core.owed(), 10'000);
    QCOMPARE(core.reserved(), 0);
    QCOMPARE(core.number(u"SELECT count(*) FROM payout_item WHERE kind = 2"_s), 0);
    QCOMPARE(core.number(u"SELECT count(*) FROM ledger_entry WHERE cause = 4"_s), 1);
}

void TestRefundProcessing::processesNoMoreThanTheLimit()
{
    RefundFixture core;
    const Payment payment = core.paid();
    for (int i = 0; i < 5; ++i) {
        QVERIFY(core.refund(payment.id, 1));
        core.clock.advance(10ms);
    }
    core.clock.advance(2s);
    QCOMPARE(core.commit([&] { return core.refunds.processDue(3); }), 3);
    QCOMPARE(core.number(u"SELECT max(seq) FROM refund WHERE status = 2"_s), 3); // oldest first
    QVERIFY(core.refunds.nextDue().value_or(Timestamp::max()) <= core.clock.now());
    QCOMPARE(core.commit([&] { return core.refunds.processDue(3); }), 2);
}

void TestRefundProcessing::endsEachRefundOnce()
{
    RefundFixture core;
    QVERIFY(core.refund(core.paid().id, 2500));
    QCOMPARE(core.process(), 1);
    QCOMPARE(core.process(), 0);
    QCOMPARE(core.bank(), -7500);
}

void TestRefundProcessing::doesNotWaitForDaysWhenTheClockWasAhead()
{
    RefundFixture core;
    const Payment payment = core.paid();
    core.clock.advance(24h * 30);
    QVERIFY(core.refund(payment.id, 2500));
    core.clock.advance(-24h * 30);
    QCOMPARE(core.refunds.nextDue(), core.clock.now() + 2s);
    QCOMPARE(core.process(1s), 1); // a refund is never due later than the delay from now
    QVERIFY(core.refund(payment.id, 2500));
    QCOMPARE(core.process(1999ms), 0);
}

void TestRefundProcessing::neverEndsBeforeItsCreation()
{
    RefundFixture core;
    const auto refund = core.refund(core.paid().id, 2500);
    QVERIFY(refund);
    QCOMPARE(core.process(-1h), 1);
    QCOMPARE(core.storedRefund(refund->refund.id).endedAt, refund->refund.createdAt);
}

void TestRefundProcessing::goesOnAfterARestart()
{
    RefundFixture core;
    QVERIFY(core.refund(core.paid().id, 2500));
    const refunds::RefundService restarted(core.db, core.clock, core.events, core.merchants,
                                           core.payments, core.ledger, core.payoutItems, {});
    refunds::RefundRepository repository(core.db);
    QCOMPARE(repository.nextDue(), core.clock.now() + 2s);
    QCOMPARE(core.process(), 1);
}

void TestRefundProcessing::processesAgainWhatWasRolledBack()
{
    RefundFixture core;
    QVERIFY(core.refund(core.paid().id, 2500));
    core.clock.advance(2s);
    {
        storage::Transaction transaction(core.db);
        QCOMPARE(core.refunds.processDue(10), 1);
    }
    QVERIFY(core.refunds.nextDue().value_or(Timestamp::max()) <= core.clock.now());
    QCOMPARE(core.commit([&] { return core.refunds.processDue(10); }), 1);
    QCOMPARE(core.number(u"SELECT count(*) FROM ledger_entry WHERE cause = 3"_s), 1);
}

void TestRefundProcessing::keepsTheTermsOfARefund_data()
{
    QTest::addColumn<QString>("sql");
    QTest::newRow("amount") << u"UPDATE refund SET amount = 1"_s;
    QTest::newRow("account") << u"UPDATE refund SET account = 1"_s;
    QTest::newRow("answer") << u"UPDATE refund SET answer = ''"_s;
    QTest::newRow("final status") << u"UPDATE refund SET status = 3"_s;
    QTest::newRow("pending again")
        << u"UPDATE refund SET status = 1, due_at = 1, ended_at = NULL"_s;
    QTest::newRow("delete") << u"DELETE FROM refund"_s;
}

void TestRefundProcessing::keepsTheTermsOfARefund()
{
    QFETCH(const QString, sql);
    RefundFixture core;
    QVERIFY(core.refund(core.paid().id, 2500));
    QCOMPARE(core.process(), 1);
    QVERIFY_THROWS_EXCEPTION(storage::StorageException, core.db.execute(sql));
}

TILLDESK_TEST(TestRefundProcessing, QCoreApplication)
#include "tst_refund_processing.moc"
