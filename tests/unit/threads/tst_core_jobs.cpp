#include "tests/support/core_threads.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::threads;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

class TestCoreJobs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void refusesOnceStopped();
    void runsAJobWhenItsTimeComes();
    void doesNotSpinOnAJobThatFails();
    void tellsWhyItCannotStart();
};

void TestCoreJobs::refusesOnceStopped()
{
    CoreThreads core;
    core.stop();
    QCOMPARE(core.create().error().code, ErrorCode::Busy);
    core.stop();
    core.core.wake();
}

void TestCoreJobs::runsAJobWhenItsTimeComes()
{
    CoreThreads core;
    QList<Payment> payments;
    for (int i = 0; i < 5; ++i)
        payments << *core.create();
    QVERIFY(core.waitForEvents(5));
    core.clock.set(payments[0].expireAt - 1ms);
    core.core.wake();
    std::ignore = core.onCore([]() -> Result<int> { return 0; });
    QCOMPARE(core.number(u"SELECT count(*) FROM payment WHERE status = 8"_s), 0);

    core.clock.advance(1ms);
    core.core.wake();
    QVERIFY(core.waitForEvents(5 + 3)); // two at a time, each in its own transaction
    QCOMPARE(core.number(u"SELECT count(*) FROM payment WHERE status = 8"_s), 5);
    QCOMPARE(core.told().last().payments.last().status, PaymentStatus::Expired);
}

void TestCoreJobs::doesNotSpinOnAJobThatFails()
{
    std::atomic<int> runs = 0;
    std::atomic<bool> fails = true;
    CoreThreads core([&](CoreThreads::Services &services) {
        services.jobs.add({.name = "a broken job",
                           .due = [&]() -> std::optional<Timestamp> {
                               return fails ? std::optional(kCoreStart + 5s) : std::nullopt;
                           },
                           .run =
                               [&] {
                                   ++runs;
                                   throw storage::StorageException("the disk is full");
                               }});
    });
    QCOMPARE(runs, 0);
    core.clock.advance(5s);
    for (int i = 0; i < 50; ++i) {
        core.core.wake();
        QVERIFY(core.create());
    }
    QCOMPARE(runs, 1);
    QTRY_COMPARE(core.logged().count("a broken job failed: the disk is full"), 1);
    core.clock.advance(1s);
    core.core.wake();
    QVERIFY(core.create());
    QVERIFY(core.create());
    QCOMPARE(runs, 2);
    fails = false;
}

void TestCoreJobs::tellsWhyItCannotStart()
{
    Log log(2);
    CoreThread core(log);
    const auto started = core.start([]() -> std::unique_ptr<CoreThread::Core> {
        throw storage::StorageException("no such file");
    });
    QVERIFY(!started);
    QCOMPARE(started.error().code, ErrorCode::Storage);
    QCOMPARE(started.error().detail, u"no such file"_s);

    std::optional<Error> refused;
    core.submit([]() -> Result<int> { return 1; },
                [&refused](const Result<int> &result) { refused = result.error(); });
    QCOMPARE(refused->code, ErrorCode::Busy);
}

TILLDESK_TEST(TestCoreJobs, QCoreApplication)
#include "tst_core_jobs.moc"
