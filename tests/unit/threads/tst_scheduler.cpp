#include "core/threads/scheduler.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::threads;
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
    void pausesNoLongerWhenTheClockStandsStill();
    void survivesAJobThatCannotSayWhenItIsDue();

private:
    /// Returns the names of the jobs that are due.
    static QByteArrayList due(const Scheduler &scheduler)
    {
        QByteArrayList names;
        for (const Scheduler::Job &job : scheduler.jobs()) {
            if (scheduler.isDue(job))
                names << QByteArray::fromStdString(job.name);
        }
        return names;
    }
    [[nodiscard]] Scheduler made()
    {
        Scheduler scheduler(m_clock, m_clock.monotonic());
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
    QVERIFY(due(scheduler).isEmpty());
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
    QCOMPARE(due(scheduler), QByteArrayList{"a"});
    m_clock.advance(1ms);
    QCOMPARE(due(scheduler), (QByteArrayList{"a", "b"}));
}

void TestScheduler::pausesAJobThatFailed()
{
    Scheduler scheduler = made();
    m_due = kStart - 1h;
    scheduler.postpone(scheduler.jobs().front());

    QVERIFY(due(scheduler).isEmpty());
    QCOMPARE(scheduler.untilNext(), std::optional(1000ms));
    m_otherDue = kStart;
    QCOMPARE(due(scheduler), QByteArrayList{"b"}); // other jobs are not affected
    m_clock.advance(1s);
    QCOMPARE(due(scheduler), (QByteArrayList{"a", "b"}));
}

void TestScheduler::pausesNoLongerWhenTheClockIsSetBack()
{
    Scheduler scheduler = made();
    m_due = kStart - 24h;
    scheduler.postpone(scheduler.jobs().front());
    m_clock.advance(-1h);
    QCOMPARE(scheduler.untilNext(), std::optional(1000ms));
    m_clock.advance(1s);
    QCOMPARE(due(scheduler), QByteArrayList{"a"});
}

void TestScheduler::pausesNoLongerWhenTheClockStandsStill()
{
    ManualMonotonicClock monotonic;
    Scheduler scheduler(m_clock, monotonic);
    scheduler.add({.name = "a", .due = [] { return std::optional(kStart); }, .run = [] {}});
    scheduler.postpone(scheduler.jobs().front());
    QVERIFY(due(scheduler).isEmpty());
    monotonic.advance(1s);
    QCOMPARE(due(scheduler), QByteArrayList{"a"});
}

void TestScheduler::survivesAJobThatCannotSayWhenItIsDue()
{
    Scheduler scheduler = made();
    m_due = kStart + 5s;
    scheduler.add(
        {.name = "broken",
         .due = []() -> std::optional<Timestamp> { throw std::runtime_error("disk I/O"); },
         .run = [] {}});
    QCOMPARE(scheduler.untilNext(), std::optional(0ms));
    const Scheduler::Job &broken = scheduler.jobs().back();
    QVERIFY_THROWS_EXCEPTION(std::runtime_error, std::ignore = scheduler.isDue(broken));
    scheduler.postpone(broken);
    QVERIFY(!scheduler.isDue(broken));
    QCOMPARE(scheduler.untilNext(), std::optional(1000ms));
    m_clock.advance(1s);
    QCOMPARE(scheduler.untilNext(), std::optional(0ms));
}

TILLDESK_TEST(TestScheduler, QCoreApplication)
#include "tst_scheduler.moc"
