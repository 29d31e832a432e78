#include "app/backup_pace.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace std::chrono_literals;
using namespace tilldesk::app;

namespace {

using Nanos = BackupPace::Nanos;

/// A pace whose clocks move only when the test says so, or when it sleeps.
struct World {
    Nanos now{0};
    Nanos processor{0};
    Nanos slept{0};
    quint64 commits = 0;
    BackupPace pace{[this] { return commits; },
                    {.now = [this] { return now; },
                     .processor = [this] { return processor; },
                     .sleep =
                         [this](Nanos time) {
                             now += time;
                             slept += time;
                         }}};

    World() { pace.begin(); }
    /// Lets a piece of work take processor time, and wait for the disk. The shop commits meanwhile.
    /// @return the rest after the piece
    Nanos work(Nanos worked, Nanos waited, quint64 made)
    {
        const Nanos before = slept;
        now += worked + waited;
        processor += worked;
        commits += made;
        pace.rest({});
        return slept - before;
    }
    void becomeBusy() { work(0ms, BackupPace::kWindow, 1000); }
};

} // namespace

class TestBackupPace : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void neverRestsInAnIdleShop();
    void takesATwentiethOfAProcessorInABusyShop();
    void takesTheDiskForHalfOfTheTime();
    void countsTheTimeOfTheCoreThread();
    void restsAQuarterOfASecondAtMost();
    void worksAtFullSpeedOnceTheShopIsIdle();
    void endsItsRestsAfterAQuarterOfAnHour();
};

void TestBackupPace::neverRestsInAnIdleShop()
{
    World world;
    for (int i = 0; i < 1000; ++i)
        QCOMPARE(world.work(10ms, 40ms, quint64(i % 2)), 0ns); // ten commits a second
}

void TestBackupPace::takesATwentiethOfAProcessorInABusyShop()
{
    World world;
    world.becomeBusy();
    QCOMPARE(world.work(2ms, 0ms, 10), 38ms);
    QCOMPARE(world.work(3ms, 0ms, 10), 57ms);
}

void TestBackupPace::takesTheDiskForHalfOfTheTime()
{
    World world;
    world.becomeBusy();
    QCOMPARE(world.work(1ms, 79ms, 100), 80ms);
}

void TestBackupPace::countsTheTimeOfTheCoreThread()
{
    World world;
    world.becomeBusy();
    const Nanos before = world.slept;
    world.now += 5ms; // the step waited for a transaction
    world.processor += 4ms;
    world.commits += 100;
    world.pace.rest(1ms);
    QCOMPARE(world.slept - before, 19ms);
}

void TestBackupPace::restsAQuarterOfASecondAtMost()
{
    World world;
    world.becomeBusy();
    QCOMPARE(world.work(700ms, 0ms, 1000), BackupPace::kLongestRest);
}

void TestBackupPace::worksAtFullSpeedOnceTheShopIsIdle()
{
    World world;
    world.becomeBusy();
    QVERIFY(world.work(5ms, 0ms, 100) > 0ns);
    QCOMPARE(world.work(5ms, BackupPace::kWindow, 0), 0ns);
    QCOMPARE(world.work(5ms, 0ms, 0), 0ns);
}

void TestBackupPace::endsItsRestsAfterAQuarterOfAnHour()
{
    World world;
    world.becomeBusy();
    for (int i = 0; i < 10'000; ++i)
        world.work(100ms, 0ms, 1000);
    QCOMPARE(world.slept, BackupPace::kMostRest);
    world.pace.begin(); // the next backup rests again
    world.becomeBusy();
    QVERIFY(world.work(1ms, 0ms, 1000) > 0ns);
}

TILLDESK_TEST(TestBackupPace, QCoreApplication)
#include "tst_backup_pace.moc"
