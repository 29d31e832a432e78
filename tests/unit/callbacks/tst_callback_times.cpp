#include "core/callbacks/callback_times_queries.h"
#include "tests/support/test_program.h"
#include "tests/unit/callbacks/outbox_fixture.h"

#include <QtTest>
#include <sqlite3.h>

using namespace tilldesk;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

struct TimesFixture : OutboxFixture {
    /// Adds a callback to a host and records one attempt.
    qint64 sent(const QString &host, CallbackOutcome outcome, std::chrono::milliseconds duration)
    {
        addTest(u"https://%1/notify"_s.arg(host));
        record(++last, outcome, outcome == CallbackOutcome::Receipt ? 200 : 500, duration);
        clock.advance(1s);
        return last;
    }
    [[nodiscard]] CallbackTimes times(const CallbackFilter &filter = {})
    {
        return callbacks::times(db, filter);
    }

    qint64 last = 0;
};

} // namespace

class TestCallbackTimes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void putsTimesIntoClasses_data();
    void putsTimesIntoClasses();
    void countsTheLastAttemptOfEachHost();
    void tellsHalfAndNinetyFivePercent();
    void leavesOutWhatWasNeverSent();
    void countsOnlyThePeriodAndTheProfiles();
    void readsOneIndexOnly();
};

void TestCallbackTimes::putsTimesIntoClasses_data()
{
    QTest::addColumn<CallbackOutcome>("outcome");
    QTest::addColumn<std::chrono::milliseconds>("duration");
    QTest::addColumn<int>("answerClass");
    using enum CallbackOutcome;
    QTest::newRow("0 ms") << Receipt << 0ms << 0;
    QTest::newRow("49 ms") << Receipt << 49ms << 0;
    QTest::newRow("50 ms") << Receipt << 50ms << 1;
    QTest::newRow("799 ms") << Refused << 799ms << 4;
    QTest::newRow("800 ms, slow") << TryLater << 800ms << 5;
    QTest::newRow("5 s") << Receipt << 5000ms << 8;
    QTest::newRow("above all bounds") << Receipt << 60'000ms << 8;
    QTest::newRow("timed out") << TimedOut << 10'000ms << kNoAnswer;
    QTest::newRow("lost on purpose") << LostOnPurpose << 0ms << kNoAnswer;
}

void TestCallbackTimes::putsTimesIntoClasses()
{
    QFETCH(const CallbackOutcome, outcome);
    QFETCH(const std::chrono::milliseconds, duration);
    QTEST(answerClassOf(outcome, duration), "answerClass");
}

void TestCallbackTimes::countsTheLastAttemptOfEachHost()
{
    TimesFixture core;
    core.sent(u"shop.example"_s, CallbackOutcome::Receipt, 90ms);
    const qint64 slow = core.sent(u"shop.example"_s, CallbackOutcome::TimedOut, 10s);
    core.record(slow, CallbackOutcome::Receipt, 200, 900ms); // the retry was answered
    const Timestamp failedAt = core.clock.now();
    core.sent(u"books.example:8443"_s, CallbackOutcome::NameUnknown, 3ms);
    const CallbackTimes times = core.times();

    QCOMPARE(times.hosts.size(), 2);
    const AnswerTimes shop = times.hosts[0];
    QCOMPARE(shop.host, u"shop.example:443"_s);
    QCOMPARE(shop.sent, 2);
    QCOMPARE(shop.delivered, 2);
    QCOMPARE(shop.classes[1], 1);
    QCOMPARE(shop.classes[5], 1);
    QVERIFY(!shop.lastFailure);
    const AnswerTimes books = times.hosts[1];
    QCOMPARE(books.host, u"books.example:8443"_s);
    QCOMPARE(books.classes[kNoAnswer], 1);
    QVERIFY(!books.half && !books.most);
    QCOMPARE(books.lastFailure, failedAt);
    QCOMPARE(times.all.sent, 3);
    QCOMPARE(times.all.delivered, 2);
    QCOMPARE(times.all.classes[kNoAnswer], 1);
    QCOMPARE(times.all.lastFailure, failedAt);
}

void TestCallbackTimes::tellsHalfAndNinetyFivePercent()
{
    TimesFixture core;
    for (int i = 1; i <= 20; ++i)
        core.sent(i % 2 == 0 ? u"even.example"_s : u"odd.example"_s, CallbackOutcome::Receipt,
                  std::chrono::milliseconds(10 * i));
    const CallbackTimes times = core.times();
    QCOMPARE(times.all.half, 100ms);
    QCOMPARE(times.all.most, 190ms);      // 19 of 20 answers took no longer
    QCOMPARE(times.hosts[0].half, 100ms); // even: 20, 40 … 200
    QCOMPARE(times.hosts[1].half, 90ms);
}

void TestCallbackTimes::leavesOutWhatWasNeverSent()
{
    TimesFixture core;
    core.addTest();
    QCOMPARE(core.times(), CallbackTimes());
}

void TestCallbackTimes::countsOnlyThePeriodAndTheProfiles()
{
    TimesFixture core;
    const Profile called = core.called;
    core.sent(u"shop.example"_s, CallbackOutcome::Receipt, 90ms);
    const Timestamp later = core.clock.now();
    core.called = core.profile;
    core.sent(u"shop.example"_s, CallbackOutcome::Receipt, 90ms);
    core.sent(u"shop.example"_s, CallbackOutcome::Receipt, 90ms);
    CallbackFilter filter;
    QCOMPARE(core.times(filter).all.sent, 3);
    filter.profiles = {called.id};
    QCOMPARE(core.times(filter).all.sent, 1);
    filter.from = later;
    QCOMPARE(core.times(filter).all.sent, 0);
    filter.profiles = {called.id, core.profile.id};
    QCOMPARE(core.times(filter).all.sent, 2);
    filter.host = u"other.example:443"_s; // no condition on the answers counts
    QCOMPARE(core.times(filter).all.sent, 2);
}

/// A million bodies must not be read for a histogram.
void TestCallbackTimes::readsOneIndexOnly()
{
    if (EmptyDatabase::isPostgres())
        QSKIP("the plans are SQLite's");
    TimesFixture core;
    CallbackFilter filter;
    filter.profiles = {core.called.id};
    filter.from = kCoreStart;
    std::ignore = core.times(filter);
    int checked = 0;
    for (sqlite3_stmt *it = sqlite3_next_stmt(core.db.sqlite(), nullptr); it != nullptr;
         it = sqlite3_next_stmt(core.db.sqlite(), it)) {
        const QByteArray sql = sqlite3_sql(it);
        if (!sql.contains("callback_answers"))
            continue;
        auto plan = core.db.prepare(QString::fromUtf8("EXPLAIN QUERY PLAN " + sql));
        plan.bind(u":first"_s, qint64(1)).bind(u":last"_s, qint64(9)).bind(u":profile0"_s, u""_s);
        QVERIFY(plan.next());
        plan.skip(3);
        const auto step = plan.read<QString>();
        QVERIFY2(step.contains(u"COVERING INDEX callback_answers (seq>? AND seq<?)"_s),
                 qPrintable(step));
        QVERIFY(!plan.next());
        ++checked;
    }
    QCOMPARE(checked, 1);
}

TILLDESK_TEST(TestCallbackTimes, QCoreApplication)
#include "tst_callback_times.moc"
