#include "core/base/clock.h"

#include <QTest>

using namespace tilldesk;
using namespace std::chrono_literals;

class TestClock : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void standsStillUntilItIsMoved();
    void canBeSetBack();
    void systemClockGivesTheComputersTime();
};

void TestClock::standsStillUntilItIsMoved()
{
    ManualClock clock(fromMillis(1'000));
    QCOMPARE(toMillis(clock.now()), 1'000);
    QCOMPARE(toMillis(clock.now()), 1'000);
    clock.advance(1ms);
    QCOMPARE(toMillis(clock.now()), 1'001);
    clock.advance(2min);
    QCOMPARE(toMillis(clock.now()), 121'001);
}

void TestClock::canBeSetBack()
{
    ManualClock clock(fromMillis(5'000));
    clock.set(fromMillis(3'000));
    QCOMPARE(toMillis(clock.now()), 3'000);
}

void TestClock::systemClockGivesTheComputersTime()
{
    using namespace std::chrono;
    const auto before = floor<milliseconds>(system_clock::now());
    const Timestamp now = SystemClock().now();
    const auto after = floor<milliseconds>(system_clock::now());
    QVERIFY(before <= now);
    QVERIFY(now <= after);
}

QTEST_APPLESS_MAIN(TestClock)
#include "tst_clock.moc"
