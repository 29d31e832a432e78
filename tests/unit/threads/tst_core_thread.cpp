#include "tests/support/core_threads.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::threads;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

/// Collects results from the core thread and waits for them.
template <typename T>
class Answers
{
public:
    [[nodiscard]] auto taker()
    {
        return [this](Result<T> result) {
            const std::lock_guard lock(m_mutex);
            m_results.push_back(std::move(result));
            m_wake.notify_all();
        };
    }
    [[nodiscard]] std::vector<Result<T>> wait(std::size_t count)
    {
        std::unique_lock lock(m_mutex);
        m_wake.wait_for(lock, 10s, [&] { return m_results.size() >= count; });
        return m_results;
    }
    [[nodiscard]] std::size_t count()
    {
        const std::lock_guard lock(m_mutex);
        return m_results.size();
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_wake;
    std::vector<Result<T>> m_results;
};

} // namespace

class TestCoreThread : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void runsCommandsInTheirOrder();
    void commitsOnceForAllWhoWait();
    void commitsAtMost256AtOnce();
    void undoesOnlyTheCommandThatFails();
    void undoesARefusalThatHasWritten();
    void keepsABatchInWhichACommandRefuses();
    void failsTheWholeBatchWithItsCommit();
    void answersAfterTheCommit();
    void preparesBeforeTheCommitAndAgainWhenItRunsAgain();
    void preparesNothingOfWhatWasRefused();
    void tellsEventsOfOneCommitTogether();
    void forgetsEventsOfWhatWasUndone();
    void refusesWhenTheQueueIsFull();
    void refusesAsAStandbyUntilItStarts();
    void finishesWhatWaitsWhenItStops();
    void runsFromManyThreads();
};

void TestCoreThread::runsCommandsInTheirOrder()
{
    CoreThreads core;
    Answers<int> answers;
    std::vector<int> ran;
    for (int i = 0; i < 1000; ++i) {
        core.core.submit(
            [&ran, i]() -> Result<int> {
                ran.push_back(i);
                return i;
            },
            answers.taker());
    }
    const auto results = answers.wait(1000);
    QCOMPARE(results.size(), 1000U);
    for (int i = 0; i < 1000; ++i) {
        QCOMPARE(ran[std::size_t(i)], i);
        QCOMPARE(*results[std::size_t(i)], i);
    }
}

void TestCoreThread::commitsOnceForAllWhoWait()
{
    CoreThreads core;
    Answers<Payment> answers;
    core.hold();
    const int before = core.services->commits;
    for (int i = 0; i < 50; ++i) {
        core.core.submit(
            [&] { return core.services->payments.create(core.profile.id, newPayment(), {}); },
            answers.taker());
    }
    core.release();

    QCOMPARE(answers.wait(50).size(), 50U);
    QCOMPARE(core.services->commits - before, 2); // one for hold() and one for the 50 commands
    QCOMPARE(core.number(u"SELECT count(*) FROM payment"_s), 50);
}

void TestCoreThread::commitsAtMost256AtOnce()
{
    CoreThreads core;
    Answers<int> answers;
    core.hold();
    const int before = core.services->commits;
    for (int i = 0; i < 257; ++i)
        core.core.submit([]() -> Result<int> { return 0; }, answers.taker());
    core.release();

    QCOMPARE(answers.wait(257).size(), 257U);
    std::ignore = core.onCore([]() -> Result<int> { return 0; });
    // hold(), 256 commands, 1 command, and the last onCore().
    QCOMPARE(core.services->commits - before, 4);
}

void TestCoreThread::undoesOnlyTheCommandThatFails()
{
    CoreThreads core;
    Answers<Payment> answers;
    const auto create = [&core](const QString &reference) {
        return core.services->payments.create(core.profile.id, newPayment(5, reference), {});
    };
    core.hold();
    core.core.submit([&] { return create(u"first"_s); }, answers.taker());
    core.core.submit(
        [&]() -> Result<Payment> {
            std::ignore = create(u"refused"_s);
            return fail(ErrorCode::AccessDenied, u"no"_s);
        },
        answers.taker());
    core.core.submit([&] { return create(u"second"_s); }, answers.taker());
    core.core.submit(
        [&]() -> Result<Payment> {
            std::ignore = create(u"thrown"_s);
            throw std::runtime_error("broken");
        },
        answers.taker());
    core.core.submit([&] { return create(u"third"_s); }, answers.taker());
    core.release();
    const auto results = answers.wait(5);

    QCOMPARE(results.size(), 5U);
    QCOMPARE(results[0]->reference, u"first"_s);
    QCOMPARE(results[1].error().code, ErrorCode::AccessDenied);
    QCOMPARE(results[2]->reference, u"second"_s);
    QCOMPARE(results[3].error().code, ErrorCode::Storage);
    QCOMPARE(results[3].error().detail, u"broken"_s);
    QCOMPARE(results[4]->reference, u"third"_s);
    QCOMPARE(results[4]->seq, 3); // gap-free
    QCOMPARE(core.number(u"SELECT count(*) FROM payment"_s), 3);
    QCOMPARE(core.number(u"SELECT count(DISTINCT reference) FROM payment"
                         " WHERE reference IN ('first', 'second', 'third')"_s),
             3);
    QCOMPARE(core.number(u"SELECT CAST(sum(n) AS BIGINT) FROM payment_count WHERE level = 1"_s), 3);
    for (const auto &result : {results[0], results[2], results[4]})
        QCOMPARE(
            core.number(u"SELECT count(*) FROM payment WHERE id = '%1'"_s.arg(result->id.text())),
            1); // the reported payment is the stored one
}

void TestCoreThread::undoesARefusalThatHasWritten()
{
    CoreThreads core;
    const auto answer = core.onCore([&]() -> Result<Payment> {
        std::ignore = core.services->payments.create(core.profile.id, newPayment(), {});
        return fail(ErrorCode::AccessDenied);
    });
    QCOMPARE(answer.error().code, ErrorCode::AccessDenied);
    QCOMPARE(core.number(u"SELECT count(*) FROM payment"_s), 0);
    QVERIFY(core.told().isEmpty());
}

void TestCoreThread::keepsABatchInWhichACommandRefuses()
{
    CoreThreads core;
    Answers<Payment> answers;
    core.hold();
    const int before = core.services->commits;
    for (const auto &profile : {core.profile.id, ProfileId(u"nobody"_s), core.profile.id})
        core.core.submit(
            [&core, profile] { return core.services->payments.create(profile, newPayment(), {}); },
            answers.taker());
    core.release();
    const auto results = answers.wait(3);

    QCOMPARE(results[1].error().code, ErrorCode::ProfileNotFound);
    QVERIFY(results[0] && results[2]);
    QCOMPARE(core.services->commits - before, 2); // hold() and one batch: nothing was rerun
    QCOMPARE(core.services->rollbacks, 0);
}

void TestCoreThread::failsTheWholeBatchWithItsCommit()
{
    CoreThreads core;
    Answers<Payment> answers;
    core.hold();
    for (int i = 0; i < 3; ++i) {
        core.core.submit(
            [&core, i] {
                core.services->refusesCommit = i == 2;
                return core.services->payments.create(core.profile.id, newPayment(), {});
            },
            answers.taker());
    }
    core.release();
    for (const auto &result : answers.wait(3)) {
        QCOMPARE(result.error().code, ErrorCode::Storage);
        QCOMPARE(result.error().detail, u"the disk is full"_s);
    }
    QCOMPARE(core.number(u"SELECT count(*) FROM payment"_s), 0);
    QVERIFY(core.told().isEmpty());
    QTRY_VERIFY(core.logged().contains("the disk is full"));
    QCOMPARE(core.create()->seq, 1); // the core continues
}

void TestCoreThread::answersAfterTheCommit()
{
    CoreThreads core;
    std::atomic<int> answered = 0;
    std::atomic<int> answeredTooEarly = 0;
    std::atomic<int> seen = 0;
    core.hold();
    for (int i = 0; i < 20; ++i) {
        core.core.submit(
            [&] {
                answeredTooEarly += answered;
                return core.services->payments.create(core.profile.id, newPayment(), {});
            },
            [&](const Result<Payment> &payment) {
                ++answered;
                seen += int(core.number(
                    u"SELECT count(*) FROM payment WHERE id = '%1'"_s.arg(payment->id.text())));
            });
    }
    core.release();
    QVERIFY(core.waitForEvents(1)); // events are reported after all results

    QCOMPARE(answered, 20);
    QCOMPARE(seen, 20);
    QCOMPARE(answeredTooEarly, 0);
}

void TestCoreThread::preparesBeforeTheCommitAndAgainWhenItRunsAgain()
{
    CoreThreads core;
    Answers<Payment> answers;
    QList<PaymentId> prepared; // the core thread's until all results have arrived
    qint64 committed = 0;
    const auto create = [&core] {
        return core.services->payments.create(core.profile.id, newPayment(), {});
    };
    const auto prepare = [&](const Payment &payment) {
        committed +=
            core.number(u"SELECT count(*) FROM payment WHERE id = '%1'"_s.arg(payment.id.text()));
        prepared << payment.id;
    };
    core.hold();
    core.core.submit(create, answers.taker(), prepare);
    core.core.submit(
        [&]() -> Result<Payment> {
            std::ignore = create();
            return fail(ErrorCode::AccessDenied);
        },
        answers.taker(), prepare);
    core.release();

    const auto results = answers.wait(2);
    QCOMPARE(committed, 0);
    QCOMPARE(prepared.size(), 2);
    QVERIFY(prepared.first() != prepared.last());
    QCOMPARE(results[0]->id, prepared.last());
}

void TestCoreThread::preparesNothingOfWhatWasRefused()
{
    CoreThreads core;
    Answers<Payment> answers;
    std::atomic<int> prepared = 0;
    core.core.submit(
        [&] { return core.services->payments.create(ProfileId(u"nobody"_s), newPayment(), {}); },
        answers.taker(), [&prepared](const Payment &) { ++prepared; });
    QCOMPARE(answers.wait(1)[0].error().code, ErrorCode::ProfileNotFound);
    QCOMPARE(prepared, 0);
}

void TestCoreThread::tellsEventsOfOneCommitTogether()
{
    CoreThreads core;
    Answers<Payment> answers;
    core.hold();
    for (int i = 0; i < 3; ++i)
        core.core.submit(
            [&] { return core.services->payments.create(core.profile.id, newPayment(), {}); },
            answers.taker());
    core.release();
    QVERIFY(core.waitForEvents(1));
    const auto results = answers.wait(3);

    QCOMPARE(core.told().size(), 1);
    QCOMPARE(core.told()[0].payments.size(), 3);
    QVERIFY(!core.told()[0].merchantsChanged);
    for (qsizetype i = 0; i < 3; ++i)
        QCOMPARE(core.told()[0].payments[i].id, results[std::size_t(i)]->id);
}

void TestCoreThread::forgetsEventsOfWhatWasUndone()
{
    CoreThreads core;
    Answers<Payment> answers;
    core.hold();
    core.core.submit(
        [&]() -> Result<Payment> {
            std::ignore = core.services->payments.create(core.profile.id, newPayment(), {});
            throw std::runtime_error("broken");
        },
        answers.taker());
    core.core.submit(
        [&] { return core.services->payments.create(core.profile.id, newPayment(), {}); },
        answers.taker());
    core.release();
    const auto results = answers.wait(2);
    QVERIFY(core.waitForEvents(1));

    QCOMPARE(core.told().size(), 1);
    QCOMPARE(core.told()[0].payments.size(), 1);
    QCOMPARE(core.told()[0].payments[0].id, results[1]->id);
}

void TestCoreThread::refusesWhenTheQueueIsFull()
{
    CoreThreads core;
    Answers<int> answers;
    core.hold();
    for (std::size_t i = 0; i < CoreThread::kQueue; ++i)
        core.core.submit([]() -> Result<int> { return 1; }, answers.taker());
    QCOMPARE(answers.count(), 0U);
    std::optional<Error> refused;
    bool ran = false;
    core.core.submit(
        [&]() -> Result<int> {
            ran = true;
            return 1;
        },
        [&refused](const Result<int> &result) { refused = result.error(); });
    QVERIFY(refused.has_value()); // refused synchronously
    QCOMPARE(refused->code, ErrorCode::Busy);
    core.release();

    QCOMPARE(answers.wait(CoreThread::kQueue).size(), CoreThread::kQueue);
    QVERIFY(!ran);
    QVERIFY(core.create());
}

void TestCoreThread::refusesAsAStandbyUntilItStarts()
{
    Log log(2);
    CoreThread standby(log);
    QVERIFY(!standby.isStandby());
    standby.standBy({ErrorCode::Busy, u"upstairs leads"_s});
    QVERIFY(standby.isStandby());
    Answers<int> answers;
    standby.submit([]() -> Result<int> { return 1; }, answers.taker());
    const Error refused = answers.wait(1).front().error();
    QCOMPARE(refused.code, ErrorCode::Busy);
    QCOMPARE(refused.detail, u"upstairs leads"_s);

    CoreThreads core;
    core.core.standBy({ErrorCode::Busy, u"too late"_s});
    QVERIFY(!core.core.isStandby());
    QVERIFY(core.onCore([]() -> Result<int> { return 0; }));
}

void TestCoreThread::finishesWhatWaitsWhenItStops()
{
    CoreThreads core;
    Answers<Payment> answers;
    core.hold();
    for (int i = 0; i < 600; ++i)
        core.core.submit(
            [&] { return core.services->payments.create(core.profile.id, newPayment(), {}); },
            answers.taker());
    std::thread releaser([&core] { core.release(); });
    core.stop();
    releaser.join();

    QCOMPARE(answers.count(), 600U);
    for (const auto &result : answers.wait(600))
        QVERIFY(result);
    QCOMPARE(core.number(u"SELECT count(*) FROM payment"_s), 600);
}

void TestCoreThread::runsFromManyThreads()
{
    CoreThreads core;
    Answers<Payment> answers;
    std::vector<std::thread> threads;
    for (int i = 0; i < 8; ++i) {
        threads.emplace_back([&] {
            for (int k = 0; k < 100; ++k)
                core.core.submit(
                    [&] {
                        return core.services->payments.create(core.profile.id, newPayment(), {});
                    },
                    answers.taker());
        });
    }
    for (std::thread &thread : threads)
        thread.join();
    QSet<QString> ids;
    for (const auto &result : answers.wait(800))
        ids << result->id.text();

    QCOMPARE(ids.size(), 800);
    QCOMPARE(core.number(u"SELECT count(*) FROM payment"_s), 800);
    QCOMPARE(core.number(u"SELECT max(seq) FROM payment"_s), 800);
    QCOMPARE(core.number(u"SELECT CAST(sum(n) AS BIGINT) FROM payment_count WHERE level = 1"_s),
             800);
}

TILLDESK_TEST(TestCoreThread, QCoreApplication)
#include "tst_core_thread.moc"
