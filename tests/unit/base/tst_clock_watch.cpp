#include "core/base/clock_watch.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace tilldesk;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {
constexpr Timestamp kStart = fromMillis(1'795'181'530'000);
} // namespace

class TestClockWatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void trustsAClockThatRuns();
    void trustsAComputerThatWasAsleep();
    void trustsASlewThatAddsUp();
    void noticesAJump_data();
    void noticesAJump();
    void trustsAClockThatIsRightAgain();
    void trustsAClockThatWasConfirmed();
    void goesOnFromAnEarlierProcess();
    void waitsForTheTimeOfTheLastCommitAfterAReboot();
    void saysBothTimes();

private:
    ManualClock m_clock{kStart};
    ClockWatch m_watch{m_clock, m_clock.monotonic(), 1h};

public:
    TestClockWatch() = default;
};

void TestClockWatch::trustsAClockThatRuns()
{
    for (int i = 0; i < 100; ++i) {
        m_clock.advance(1min);
        QVERIFY(!m_watch.check());
    }
}

/// The monotonic clock includes the time asleep.
void TestClockWatch::trustsAComputerThatWasAsleep()
{
    m_clock.advance(24h * 60);
    QVERIFY(!m_watch.check());
}

void TestClockWatch::trustsASlewThatAddsUp()
{
    for (int i = 0; i < 100; ++i) {
        m_clock.advance(10min);
        m_clock.set(m_clock.now() + 2min);
        QVERIFY(!m_watch.check());
    }
}

void TestClockWatch::noticesAJump_data()
{
    QTest::addColumn<qint64>("minutes");
    QTest::addColumn<bool>("isJump");
    QTest::newRow("1 h forward") << qint64(60) << false;
    QTest::newRow("more than 1 h forward") << qint64(61) << true;
    QTest::newRow("10 years forward") << qint64(60 * 24 * 3652) << true;
    QTest::newRow("1 h back") << qint64(-60) << false;
    QTest::newRow("more than 1 h back") << qint64(-61) << true;
}

void TestClockWatch::noticesAJump()
{
    QFETCH(const qint64, minutes);
    QFETCH(const bool, isJump);
    ManualClock clock(kStart);
    ClockWatch watch(clock, clock.monotonic(), 1h);
    clock.advance(5s);
    clock.set(clock.now() + std::chrono::minutes(minutes));
    const auto jump = watch.check();
    QCOMPARE(jump.has_value(), isJump);
    if (isJump) {
        QCOMPARE(jump->expected, kStart + 5s);
        QCOMPARE(jump->wall, clock.now());
        QVERIFY(watch.check()); // the same result when checked again
        QCOMPARE(watch.trusted().wall, kStart);
    }
}

void TestClockWatch::trustsAClockThatIsRightAgain()
{
    m_clock.set(m_clock.now() + 24h * 3652);
    QVERIFY(m_watch.check());
    m_clock.advance(15min);
    QVERIFY(m_watch.check());
    m_clock.set(m_clock.now() - 24h * 3652);
    QVERIFY(!m_watch.check());
}

void TestClockWatch::trustsAClockThatWasConfirmed()
{
    m_clock.set(m_clock.now() + 24h * 3652);
    QVERIFY(m_watch.check());
    m_watch.confirm();
    QVERIFY(!m_watch.check());
    m_clock.set(m_clock.now() - 24h * 3652);
    QVERIFY(m_watch.check());
    m_watch.confirm();
    QVERIFY(!m_watch.check());
}

void TestClockWatch::goesOnFromAnEarlierProcess()
{
    ManualClock clock(kStart);
    ClockWatch earlier(clock, clock.monotonic(), 1h);
    const ClockReading last = earlier.trusted();
    clock.advance(3h);
    ClockWatch later(clock, clock.monotonic(), 1h);
    later.resume(last);
    QVERIFY(!later.check());

    clock.set(clock.now() + 2h);
    ClockWatch wrong(clock, clock.monotonic(), 1h);
    wrong.resume(last);
    QVERIFY(wrong.check());
}

void TestClockWatch::waitsForTheTimeOfTheLastCommitAfterAReboot()
{
    ManualClock clock(kStart);
    ClockWatch watch(clock, clock.monotonic(), 1h);
    watch.resumeAfter(kStart + 24h * 365);
    const auto jump = watch.check();
    QVERIFY(jump);
    QCOMPARE(jump->expected, kStart + 24h * 365);
    QCOMPARE(watch.trusted().wall, kStart + 24h * 365);
    clock.set(kStart + 24h * 366); // set forward by NTP: no jump
    QVERIFY(!watch.check());
    clock.set(kStart + 24h * 367);
    QVERIFY(watch.check());

    ClockWatch nearly(clock, clock.monotonic(), 1h);
    nearly.resumeAfter(clock.now() + 1min);
    QVERIFY(!nearly.check());
}

void TestClockWatch::saysBothTimes()
{
    QCOMPARE(
        (ClockJump{kStart, kStart + 24h}).text(),
        u"the computer's clock shows 2026-11-21T13:32:10.000Z but should show 2026-11-20T13:32:10.000Z"_s);
    QVERIFY((ClockJump{kStart, kStart - 24h}).text().contains(u"should show at least"_s));
}

TILLDESK_TEST(TestClockWatch, QCoreApplication)
#include "tst_clock_watch.moc"
