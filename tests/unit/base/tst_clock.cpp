#include "core/base/clock.h"
#include "tests/support/test_program.h"

#include <QTest>
#include <atomic>
#include <thread>

using namespace tilldesk;
using namespace std::chrono_literals;

class TestClock : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void standsStillUntilItIsMoved();
    void canBeSetBack();
    void systemClockGivesTheComputersTime();
    void adjustableClockGoesWithTheRealOne();
    void adjustableClockRunsAhead_data();
    void adjustableClockRunsAhead();
    void adjustableClockStandsStill_data();
    void adjustableClockStandsStill();
    void aSettingWithoutOffsetAndFrozenTimeIsReal();
    void nobodySeesHalfAnAdjustment();
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

void TestClock::adjustableClockGoesWithTheRealOne()
{
    ManualClock real(fromMillis(1'795'181'530'000));
    const AdjustableClock clock(real);
    QCOMPARE(clock.now(), real.now());
    real.advance(1ms);
    QCOMPARE(clock.now(), real.now());
}

void TestClock::adjustableClockRunsAhead_data()
{
    QTest::addColumn<qint64>("offset");
    for (const qint64 offset :
         {1LL, -1LL, 86'400'000LL, -86'400'001LL, 2'305'000'000'000LL, -2'305'000'000'000LL, 0LL})
        QTest::addRow("%lld ms", offset) << qint64(offset);
}

void TestClock::adjustableClockRunsAhead()
{
    QFETCH(const qint64, offset);
    ManualClock real(fromMillis(1'795'181'530'000));
    AdjustableClock clock(real);
    clock.adjust({.offset = std::chrono::milliseconds(offset), .frozenAt = {}});
    QCOMPARE(toMillis(clock.now()), 1'795'181'530'000 + offset);
    real.advance(5s);
    QCOMPARE(toMillis(clock.now()), 1'795'181'535'000 + offset);
    clock.adjust({});
    QCOMPARE(clock.now(), real.now());
}

void TestClock::adjustableClockStandsStill_data()
{
    QTest::addColumn<qint64>("millis");
    for (const qint64 millis :
         {0LL, 1LL, -1LL, 946'684'800'000LL, 1'795'181'530'001LL, 4'102'444'799'999LL})
        QTest::addRow("at %lld", millis) << qint64(millis);
}

void TestClock::adjustableClockStandsStill()
{
    QFETCH(const qint64, millis);
    ManualClock real(fromMillis(1'795'181'530'000));
    AdjustableClock clock(real);
    // The offset does not apply to a frozen clock.
    clock.adjust({.offset = 1h, .frozenAt = fromMillis(millis)});
    QCOMPARE(toMillis(clock.now()), millis);
    real.advance(5s);
    QCOMPARE(toMillis(clock.now()), millis);
    clock.adjust({});
    QCOMPARE(clock.now(), real.now());
}

void TestClock::aSettingWithoutOffsetAndFrozenTimeIsReal()
{
    QVERIFY(ClockSetting().isReal());
    QVERIFY(!(ClockSetting{.offset = 1ms, .frozenAt = {}}).isReal());
    QVERIFY(!(ClockSetting{.offset = {}, .frozenAt = Timestamp()}).isReal());
}

void TestClock::nobodySeesHalfAnAdjustment()
{
    const ManualClock real(fromMillis(1'795'181'530'000));
    AdjustableClock clock(real);
    const ClockSetting frozen{.offset = {}, .frozenAt = fromMillis(946'684'800'001)};
    const ClockSetting ahead{.offset = 86'400'000ms, .frozenAt = {}};
    clock.adjust(ahead);
    std::atomic<bool> isOver = false;
    std::thread setter([&] {
        for (int i = 0; i < 200'000; ++i)
            clock.adjust(i % 2 == 0 ? frozen : ahead);
        isOver = true;
    });
    bool isRight = true;
    while (!isOver) {
        const Timestamp now = clock.now();
        isRight = isRight && (now == *frozen.frozenAt || now == real.now() + ahead.offset);
    }
    setter.join();
    QVERIFY(isRight);
}

TILLDESK_TEST(TestClock, QCoreApplication)
#include "tst_clock.moc"
