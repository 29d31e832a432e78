#include "app/health_watch.h"
#include "tests/support/core_threads.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using app::HealthWatch;
using threads::Condition;

namespace {

constexpr qint64 kMiB = 1024 * 1024;

/// A core whose health is watched; each check() is called by the test.
struct Watched {
    CoreThreads core;
    qint64 free = 1000 * kMiB;
    HealthWatch watch{needs()};

    [[nodiscard]] QString reason(Condition condition)
    {
        for (const auto &problem : core.health.problems()) {
            if (problem.condition == condition)
                return problem.reason;
        }
        return {};
    }
    HealthWatch::Needs needs()
    {
        return {.health = core.health,
                .core = core.core,
                .clock = core.clock,
                .databasePath = core.path,
                .folder = QDir::tempPath(),
                .minFree = 200 * kMiB,
                .freeBytes = [this] { return free; }};
    }
};

} // namespace

class TestHealthWatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsNothingWrongWithAnIdleShop();
    void reportsADiskThatIsNearlyFull();
    void asksTheSystemForTheFreeSpace();
    void reportsAQueueThatGrows();
    void probesUntilWritingWorksAgain();
    void probesAfterACommandThatThrew();
    void doesNotProbeAnIdleShopThatNobodyAsksAbout();
    void reportsCallbacksThatNobodySends();
    void reportsADatabaseThatCannotBeRead();
    void leavesTheReportOfAnotherThreadAlone();
};

void TestHealthWatch::findsNothingWrongWithAnIdleShop()
{
    Watched shop;
    shop.watch.check();
    QVERIFY(shop.core.health.isReady());
}

void TestHealthWatch::reportsADiskThatIsNearlyFull()
{
    Watched shop;
    shop.free = 199 * kMiB;
    shop.watch.check();
    QCOMPARE(shop.reason(Condition::Disk),
             u"199 MiB are free on the disk of the data folder, fewer than 200 MiB"_s);
    shop.free = 201 * kMiB;
    shop.watch.check();
    // Hysteresis: the condition does not flap at the limit.
    QVERIFY(!shop.core.health.isGood(Condition::Disk));
    shop.free = 216 * kMiB;
    shop.watch.check();
    QVERIFY(shop.core.health.isReady());
}

void TestHealthWatch::asksTheSystemForTheFreeSpace()
{
    CoreThreads core;
    HealthWatch watch({.health = core.health,
                       .core = core.core,
                       .clock = core.clock,
                       .databasePath = core.path,
                       .folder = QDir::tempPath(),
                       .minFree = std::numeric_limits<qint64>::max() / 2});
    watch.check();
    QVERIFY(!core.health.isGood(Condition::Disk));
}

void TestHealthWatch::reportsAQueueThatGrows()
{
    Watched shop;
    shop.core.hold();
    for (std::size_t i = 0; i <= HealthWatch::kMaxWaiting; ++i)
        shop.core.core.submit([]() -> Result<int> { return 0; }, [](const Result<int> &) {});
    shop.watch.check();
    QCOMPARE(shop.reason(Condition::Queue), u"3073 commands are waiting"_s);
    shop.core.release();
    std::ignore = shop.core.onCore([]() -> Result<int> { return 0; });
    shop.watch.check();
    QVERIFY(shop.core.health.isReady());
}

void TestHealthWatch::probesUntilWritingWorksAgain()
{
    Watched shop;
    std::ignore = shop.core.onCore([&shop]() -> Result<int> {
        shop.core.services->refusesCommit = true;
        return 0;
    });
    QVERIFY(!shop.core.health.isGood(Condition::Writes));
    QCOMPARE(shop.reason(Condition::Writes), u"a transaction failed: the disk is full"_s);

    shop.watch.check(); // no command writes, but the probe does

    std::ignore = shop.core.onCore([]() -> Result<int> { return 0; });
    QTRY_VERIFY(shop.core.health.isReady());
}

void TestHealthWatch::probesAfterACommandThatThrew()
{
    Watched shop;
    std::ignore =
        shop.core.onCore([]() -> Result<int> { throw storage::StorageException("no such table"); });
    QVERIFY(shop.core.health.isReady()); // the failure of one command says nothing about the disk
    QVERIFY(shop.core.core.load().isSuspect);

    shop.watch.check();

    std::ignore = shop.core.onCore([]() -> Result<int> { return 0; });
    QTRY_VERIFY(!shop.core.core.load().isSuspect);
    QVERIFY(shop.core.health.isReady());
}

void TestHealthWatch::doesNotProbeAnIdleShopThatNobodyAsksAbout()
{
    Watched shop;
    const auto batches = shop.core.core.figures().batches.figures().count;
    shop.watch.check();
    std::ignore = shop.core.onCore([]() -> Result<int> { return 0; });
    QCOMPARE(shop.core.core.figures().batches.figures().count, batches + 1);
}

void TestHealthWatch::reportsCallbacksThatNobodySends()
{
    Watched shop;
    shop.core.profile.callbackUrl = u"https://shop.example.com/callback"_s;
    QVERIFY(shop.core.onCore(
        [&] { return shop.core.services->merchants.changeProfile(shop.core.profile); }));
    const auto payment = shop.core.create();
    QVERIFY(payment);
    QVERIFY(shop.core.onCore([&] {
        return shop.core.services->payments.cancel(payment->id, {{}, shop.core.profile.id});
    }));
    QCOMPARE(shop.core.number(u"SELECT count(*) FROM callback WHERE due_at IS NOT NULL"_s), 1);

    shop.core.clock.advance(6min);
    for (int i = 1; i < HealthWatch::kOverdueChecks; ++i)
        shop.watch.check();
    QVERIFY(shop.core.health.isReady()); // the clock may have been set a moment ago
    shop.watch.check();
    QCOMPARE(shop.reason(Condition::Callbacks),
             u"the oldest due callback has been waiting for 6 min"_s);

    shop.core.clock.advance(-6min);
    shop.watch.check();
    QVERIFY(shop.core.health.isReady());
}

void TestHealthWatch::reportsADatabaseThatCannotBeRead()
{
    CoreThreads core;
    HealthWatch watch({.health = core.health,
                       .core = core.core,
                       .clock = core.clock,
                       .databasePath = u"/nowhere/tilldesk.db"_s});
    watch.check();
    QVERIFY(!core.health.isGood(Condition::Reads));
}

void TestHealthWatch::leavesTheReportOfAnotherThreadAlone()
{
    Watched shop;
    shop.core.health.report(Condition::Reads, u"the scheduler cannot read"_s);
    shop.watch.check();
    QVERIFY(!shop.core.health.isGood(Condition::Reads));
}

TILLDESK_TEST(TestHealthWatch, QCoreApplication)
#include "tst_health_watch.moc"
