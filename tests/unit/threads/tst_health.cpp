#include "core/threads/health.h"
#include "tests/support/own_log.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::threads;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr Timestamp kStart{1'700'000'000'000ms};

} // namespace

class TestHealth : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isReadyUntilAProblemIsReported();
    void keepsTheTimeOfTheFirstReport();
    void logsEachChangeOnce();
    void namesEachConditionDifferently();
};

void TestHealth::isReadyUntilAProblemIsReported()
{
    const ManualClock clock(kStart);
    OwnLog log;
    Health health(clock, log.log());
    QVERIFY(health.isReady());
    QVERIFY(health.problems().isEmpty());

    health.report(Condition::Disk, u"12 MB are free"_s);
    health.report(Condition::Ledger, u"row 7 is wrong"_s);

    QVERIFY(!health.isReady());
    QVERIFY(!health.isGood(Condition::Disk));
    QVERIFY(!health.isGood(Condition::Ledger));
    QVERIFY(health.isGood(Condition::Writes));
    QCOMPARE(health.problems().size(), 2);
    QCOMPARE(health.problems()[0].condition, Condition::Disk);
    QCOMPARE(health.problems()[1].reason, u"row 7 is wrong"_s);

    health.clear(Condition::Disk);
    QVERIFY(!health.isReady());
    health.clear(Condition::Ledger);
    QVERIFY(health.isReady());
    QVERIFY(health.problems().isEmpty());
}

void TestHealth::keepsTheTimeOfTheFirstReport()
{
    ManualClock clock(kStart);
    OwnLog log;
    Health health(clock, log.log());
    health.report(Condition::Disk, u"12 MB are free"_s);
    clock.advance(5s);
    health.report(Condition::Disk, u"11 MB are free"_s);
    QCOMPARE(health.problems()[0].since, kStart);
    QCOMPARE(health.problems()[0].reason, u"11 MB are free"_s);

    health.clear(Condition::Disk);
    health.report(Condition::Disk, u"10 MB are free"_s);
    QCOMPARE(health.problems()[0].since, kStart + 5s);
}

void TestHealth::logsEachChangeOnce()
{
    const ManualClock clock(kStart);
    OwnLog log;
    Health health(clock, log.log());
    health.clear(Condition::Disk);
    health.report(Condition::Disk, u"12 MB are free"_s);
    health.report(Condition::Disk, u"11 MB are free"_s);
    health.clear(Condition::Disk);
    health.clear(Condition::Disk);
    const QByteArray text = log.end();
    QCOMPARE(text.count('\n'), 2);
    QVERIFY(text.contains("not ready, disk: 12 MB are free"));
    QVERIFY(text.contains("disk: in order again"));
}

void TestHealth::namesEachConditionDifferently()
{
    QSet<QString> names;
    for (const Condition condition : kConditions)
        names << toText(condition);
    QCOMPARE(names.size(), qsizetype(kConditions.size()));
}

TILLDESK_TEST(TestHealth, QCoreApplication)
#include "tst_health.moc"
