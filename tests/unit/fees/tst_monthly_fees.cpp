#include "core/domain/running_payout.h"
#include "core/payouts/payout_lines.h"
#include "core/payouts/payout_queries.h"
#include "tests/support/test_program.h"
#include "tests/unit/fees/fee_fixture.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// When a month is charged, and which payout bears the charge.
class TestMonthlyFees : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void chargesAMonthOnItsLastMoment_data();
    void chargesAMonthOnItsLastMoment();
    void carriesChargesToAnotherBatch();
    void carriesWhatAPayoutCanBear();
    void carriesMoneyThatIsGivenBack();
};

void TestMonthlyFees::chargesAMonthOnItsLastMoment_data()
{
    QTest::addColumn<FeeCollection>("collection");
    QTest::addColumn<QDate>("next");
    QTest::newRow("net, New Year") << FeeCollection::Net << QDate(2027, 1, 1);
    QTest::newRow("gross, New Year") << FeeCollection::Gross << QDate(2027, 1, 1);
    QTest::newRow("net, begin of summer time") << FeeCollection::Net << QDate(2027, 4, 1);
    QTest::newRow("net, end of summer time") << FeeCollection::Net << QDate(2027, 11, 1);
    QTest::newRow("gross, end of summer time") << FeeCollection::Gross << QDate(2027, 11, 1);
}

/// Although a payment succeeds after midnight before the months are closed.
void TestMonthlyFees::chargesAMonthOnItsLastMoment()
{
    QFETCH(FeeCollection, collection);
    QFETCH(QDate, next);
    FeeFixture core;
    core.ledger.setBefore([&core](Timestamp at) { return core.fees.prepare(at); });
    const Timestamp begin = fromMillis(next.startOfDay(kZone).toMSecsSinceEpoch());
    core.setUsual(collection, 1'000);
    core.clock.set(begin - 1h);
    core.paid(10'000);
    core.clock.set(begin + 1s);
    core.paid(10'000);
    const qint64 end = toMillis(begin);
    const qint64 charges = collection == FeeCollection::Net ? 1 : 2;
    QCOMPARE(core.number(
                 u"SELECT count(*) FROM ledger_entry WHERE cause = 8 AND at = %1"_s.arg(end - 1)),
             charges);
    QCOMPARE(core.number(u"SELECT count(*) FROM fee_charge WHERE at = %1"_s.arg(end - 1)), charges);
    QCOMPARE(
        core.number(u"SELECT count(*) FROM ledger_entry WHERE cause = 10 AND at >= %1"_s.arg(end)),
        collection == FeeCollection::Net ? 0 : charges);
    QCOMPARE(core.findings(), QStringList());
}

/// The batch of the last payment never gets another one.
void TestMonthlyFees::carriesChargesToAnotherBatch()
{
    FeeFixture core;
    core.setUsual(FeeCollection::Net, 1'000);
    core.paidIn(u"MONDAY"_s, 10'000);
    QCOMPARE(core.run().first().amount.cents(), 9'835);
    core.endMonth();
    QCOMPARE(core.owed(u"MONDAY"_s), -835);
    core.paidIn(u"TUESDAY"_s, 10'000);
    core.paidIn(u"WEDNESDAY"_s, 20'000);
    const auto next = payouts::running(core.db, {}, core.clock.now(), {});
    QCOMPARE(next->rows.size(), 2);
    QCOMPARE(next->rows.last().carried.cents(), 835);
    QCOMPARE(next->rows.last().amount.cents(), 20'000 - 305 - 835);
    const QList<Payout> made = core.run();
    QCOMPARE(made.size(), 2);
    QCOMPARE(made.first().amount.cents(), 9'835);
    QCOMPARE(made.last().amount.cents(), 20'000 - 305 - 835); // the largest one bears the charge
    for (const QString &batch : {u"MONDAY"_s, u"TUESDAY"_s, u"WEDNESDAY"_s})
        QCOMPARE(core.owed(batch), 0);
    QVERIFY(payouts::details(core.db, {}, made.last().id)->proof.isProved);
    QCOMPARE(core.number(u"SELECT count(*) FROM ledger_entry WHERE cause = 12"_s), 1);
    const auto lines = payouts::linesOf(core.db, made.last().id, {}, 0, 10);
    QCOMPARE(lines->total, 2);
    QCOMPARE(lines->rows.first().kind, PayoutItemKind::Charge);
    QCOMPARE(lines->rows.first().charge, FeeChargeKind::Carried);
    QCOMPARE(lines->rows.first().amount.cents(), 835);
    QCOMPARE(lines->rows.first().sumSoFar, made.last().amount);
    QCOMPARE(lines->rows.last().fee.cents(), 305);
    QCOMPARE(lines->rows.last().sumSoFar->cents(), 20'000 - 305);
    QCOMPARE(payouts::linesOf(core.db, made.last().id, {}, 1, 10)->rows.size(), 1);
    QCOMPARE(payouts::linesOf(core.db, made.last().id, PayoutItemKind::Payment, 0, 10)->total, 1);
    const auto charges = payouts::linesOf(core.db, made.last().id, PayoutItemKind::Charge, 0, 10);
    QCOMPARE(charges->total, 1);
    QCOMPARE(charges->rows.first().sumSoFar->cents(), -charges->rows.first().amount.cents());
    QVERIFY(
        payouts::linesOf(core.db, made.last().id, PayoutItemKind::Charge, 1, 10)->rows.isEmpty());
    QCOMPARE(core.findings(), QStringList());
    // The batch goes on without the charge.
    core.paidIn(u"MONDAY"_s, 10'000);
    QCOMPARE(core.run().first().amount.cents(), 9'835);
    QCOMPARE(core.findings(), QStringList());
}

void TestMonthlyFees::carriesWhatAPayoutCanBear()
{
    FeeFixture core;
    QVERIFY(core.set({.first = {}, .minimum = Amount::fromCents(1'000)}));
    core.paidIn(u"MONDAY"_s, 10'000);
    core.run();
    core.endMonth();
    core.paidIn(u"TUESDAY"_s, 300);
    core.paidIn(u"WEDNESDAY"_s, 400);
    const QList<Payout> made = core.run();
    QCOMPARE(made.size(), 2);
    QCOMPARE(made.first().amount.cents(), 1);
    QCOMPARE(made.last().amount.cents(), 1);
    QCOMPARE(core.owed(u"MONDAY"_s), -302);
    core.paidIn(u"THURSDAY"_s, 500);
    QCOMPARE(core.run().first().amount.cents(), 198);
    QCOMPARE(core.owed(u"MONDAY"_s), 0);
    QCOMPARE(core.findings(), QStringList());
}

void TestMonthlyFees::carriesMoneyThatIsGivenBack()
{
    FeeFixture core;
    core.setUsual(FeeCollection::Net);
    core.paidIn(u"MONDAY"_s, 10'000);
    core.run();
    core.endMonth();
    QVERIFY(core.invoice(100));
    QCOMPARE(core.owed(u"MONDAY"_s), 65);
    const auto alone = payouts::running(core.db, {}, core.clock.now(), {});
    QCOMPARE(alone->rows.first().amount.cents(), 65);
    QVERIFY(!willBePaid(alone->rows.first()));
    QVERIFY(core.run().isEmpty());
    core.paidIn(u"TUESDAY"_s, 10'000);
    const auto next = payouts::running(core.db, {}, core.clock.now(), {});
    QCOMPARE(std::ranges::count_if(next->rows, willBePaid), 1);
    QCOMPARE(core.run().first().amount.cents(), 9'835 + 65);
    QCOMPARE(core.owed(u"MONDAY"_s), 0);
    QCOMPARE(core.findings(), QStringList());
}

TILLDESK_TEST(TestMonthlyFees, QCoreApplication)
#include "tst_monthly_fees.moc"
