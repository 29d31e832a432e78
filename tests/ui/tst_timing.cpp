#include "tests/support/test_program.h"
#include "ui/models/common/latest.h"
#include "ui/models/common/timing.h"

#include <QPromise>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace tilldesk::ui;

class TestTiming : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void coalescesRequests();
    void runsAgainAfterALaterRequest();
    void restartsTheDelayOfADebounce();
    void runsNothingAfterACancel();
    void dropsTheAnswerToAnOlderQuestion();
    void takesAllAnswersUntilTheyAreDropped();
};

void TestTiming::coalescesRequests()
{
    int runs = 0;
    Throttled throttled(20ms, [&runs] { ++runs; });
    int later = 0;
    Throttled witness(60ms, [&later] { ++later; });
    for (int i = 0; i < 5; ++i)
        throttled.request();
    QCOMPARE(runs, 0);
    witness.request();
    QTRY_COMPARE(later, 1);
    QCOMPARE(runs, 1);
}

void TestTiming::runsAgainAfterALaterRequest()
{
    int runs = 0;
    Throttled throttled(1ms, [&runs] { ++runs; });
    throttled.request();
    QTRY_COMPARE(runs, 1);
    throttled.request();
    QTRY_COMPARE(runs, 2);
}

void TestTiming::restartsTheDelayOfADebounce()
{
    QStringList runs;
    Debounced debounced(50ms, [&runs] { runs << u"debounced"_s; });
    Throttled again(30ms, [&debounced] { debounced.request(); });
    Throttled witness(65ms,
                      [&runs] { runs << u"witness"_s; }); // later than the first request's end
    debounced.request();
    again.request();
    witness.request();
    QTRY_COMPARE(runs, (QStringList{u"witness"_s, u"debounced"_s}));
}

void TestTiming::runsNothingAfterACancel()
{
    int runs = 0;
    int later = 0;
    Throttled throttled(10ms, [&runs] { ++runs; });
    Throttled witness(40ms, [&later] { ++later; });
    throttled.request();
    throttled.cancel();
    witness.request();
    QTRY_COMPARE(later, 1);
    QCOMPARE(runs, 0);
}

void TestTiming::dropsTheAnswerToAnOlderQuestion()
{
    Latest latest;
    QPromise<int> first;
    QPromise<int> second;
    QList<int> answers;
    const auto take = [&answers](int answer) { answers.append(answer); };
    latest.ask(first.future(), this, take);
    latest.ask(second.future(), this, take);
    for (QPromise<int> *promise : {&first, &second}) {
        promise->start();
        promise->addResult(promise == &first ? 1 : 2);
        promise->finish();
    }
    QTRY_COMPARE(answers, QList<int>{2});
}

void TestTiming::takesAllAnswersUntilTheyAreDropped()
{
    Latest latest;
    QList<int> answers;
    auto take = latest.guarded([&answers](int answer) { answers.append(answer); });
    take(1);
    take(2);
    latest.drop();
    take(3);
    QCOMPARE(answers, (QList<int>{1, 2}));
}

TILLDESK_TEST(TestTiming, QCoreApplication)
#include "tst_timing.moc"
