#include "core/runtime/scheduler.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::runtime;
using namespace std::chrono_literals;

namespace {
constexpr Timestamp kStart = fromMillis(1'795'181'530'000);
} // namespace

class TestScheduler : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_clock.set(kStart);
        m_due = {};
        m_otherDue = {};
    }

    void waitsForEverWithNothingToDo();
    void waitsForTheNextJob();
    void givesTheJobsWhoseTimeHasCome();
    void pausesAJobThatFailed();
    void pausesNoLongerWhenTheClockIsSetBack();

private:
    [[nodiscard]] Scheduler made()
    {
        Scheduler scheduler(m_clock);
        scheduler.add({.name = "a", .due = [this] { return m_due; }, .run = [] {}});
        scheduler.add({.name = "b", .due = [this] { return m_otherDue; }, .run = [] {}});
        return scheduler;
    }

    ManualClock m_clock{kStart};
    std::optional<Timestamp> m_due;
    std::optional<Timestamp> m_otherDue;
};

void TestScheduler::waitsForEverWithNothingToDo()
{
    const Scheduler scheduler = made();
    QCOMPARE(scheduler.untilNext(), std::nullopt);
    QVERIFY(scheduler.dueJobs().empty());
}

void TestScheduler::waitsForTheNextJob()
{
    const Scheduler scheduler = made();
    m_due = kStart + 5s;
    m_otherDue = kStart + 3s;
    QCOMPARE(scheduler.untilNext(), std::optional(3000ms));
    m_clock.advance(10s);
    QCOMPARE(scheduler.untilNext(), std::optional(0ms));
}

void TestScheduler::givesTheJobsWhoseTimeHasCome()
{
    const Scheduler scheduler = made();
    m_due = kStart;
    m_otherDue = kStart + 1ms;
    QCOMPARE(scheduler.dueJobs().size(), 1);
    QCOMPARE(scheduler.dueJobs().front()->name, std::string("a"));
    m_clock.advance(1ms);
    QCOMPARE(scheduler.dueJobs().size(), 2);
}

void TestScheduler::pausesAJobThatFailed()
{
    Scheduler scheduler = made();
    m_due = kStart - 1h;
    scheduler.postpone(scheduler.dueJobs().front());

    QVERIFY(scheduler.dueJobs().empty());
    QCOMPARE(scheduler.untilNext(), std::optional(1000ms));
    m_otherDue = kStart;
    QCOMPARE(scheduler.dueJobs().size(), 1); // the others go on
    m_clock.advance(1s);
    QCOMPARE(scheduler.dueJobs().size(), 2);
}

void TestScheduler::pausesNoLongerWhenTheClockIsSetBack()
{
    Scheduler scheduler = made();
    m_due = kStart - 24h;
    scheduler.postpone(scheduler.dueJobs().front());
    m_clock.advance(-1h);

    QCOMPARE(scheduler.dueJobs().size(), 1);
}

QTEST_GUILESS_MAIN(TestScheduler)
#include "tst_scheduler.moc"
