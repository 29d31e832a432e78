#include "core/base/when_ready.h"
#include "tests/support/test_program.h"

#include <QPromise>
#include <QTest>
#include <QThread>
#include <thread>

using namespace tilldesk;

namespace {

/// Runs all pending events.
void settle()
{
    for (int i = 0; i < 3; ++i) {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCoreApplication::processEvents();
    }
}

template <typename T>
QFuture<T> done(T value)
{
    QPromise<T> promise;
    promise.start();
    promise.addResult(std::move(value));
    promise.finish();
    return promise.future();
}

} // namespace

class TestWhenReady : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void callsOnceWithTheResult();
    void callsLaterEvenWhenItIsAlreadyDone();
    void doesNotCallAContextThatDied();
    void doesNotCallAContextThatDiedAfterTheAnswerCame();
    void doesNotCallForACancelledFuture();
    void doesNotCallForAPromiseThatWasDropped();
    void callsInTheThreadOfTheContext();
    void leavesNothingBehind();
    void mayDeleteItsContext();
};

void TestWhenReady::callsOnceWithTheResult()
{
    QPromise<int> promise;
    QObject context;
    QList<int> seen;
    whenReady(promise.future(), &context, [&seen](int value) { seen.append(value); });
    promise.start();
    settle();
    QCOMPARE(seen, QList<int>());
    promise.addResult(42);
    promise.finish();
    settle();
    QCOMPARE(seen, QList<int>{42});
}

void TestWhenReady::callsLaterEvenWhenItIsAlreadyDone()
{
    QObject context;
    QList<int> seen;
    whenReady(done(7), &context, [&seen](int value) { seen.append(value); });
    QCOMPARE(seen, QList<int>());
    settle();
    QCOMPARE(seen, QList<int>{7});
}

void TestWhenReady::doesNotCallAContextThatDied()
{
    QPromise<int> promise;
    auto context = std::make_unique<QObject>();
    bool called = false;
    whenReady(promise.future(), context.get(), [&called](int) { called = true; });
    context.reset();
    promise.start();
    promise.addResult(1);
    promise.finish();
    settle();
    QVERIFY(!called);
}

void TestWhenReady::doesNotCallAContextThatDiedAfterTheAnswerCame()
{
    auto context = std::make_unique<QObject>();
    bool called = false;
    whenReady(done(1), context.get(), [&called](int) { called = true; });
    context.reset();
    settle();
    QVERIFY(!called);
}

void TestWhenReady::doesNotCallForACancelledFuture()
{
    QPromise<int> promise;
    QObject context;
    bool called = false;
    whenReady(promise.future(), &context, [&called](int) { called = true; });
    promise.start();
    promise.future().cancel();
    promise.addResult(1);
    promise.finish();
    settle();
    QVERIFY(!called);
}

void TestWhenReady::doesNotCallForAPromiseThatWasDropped()
{
    QObject context;
    bool called = false;
    {
        QPromise<int> promise;
        promise.start();
        whenReady(promise.future(), &context, [&called](int) { called = true; });
    }
    settle();
    QVERIFY(!called);
}

void TestWhenReady::callsInTheThreadOfTheContext()
{
    QPromise<int> promise;
    promise.start();
    QObject context;
    QThread *seenIn = nullptr;
    whenReady(promise.future(), &context, [&seenIn](int) { seenIn = QThread::currentThread(); });
    std::thread other([&promise] {
        promise.addResult(1);
        promise.finish();
    });
    other.join();
    QTRY_COMPARE(seenIn, QThread::currentThread());
}

void TestWhenReady::leavesNothingBehind()
{
    QObject context;
    whenReady(done(1), &context, [](int) {});
    QPromise<int> cancelled;
    cancelled.start();
    cancelled.future().cancel();
    whenReady(cancelled.future(), &context, [](int) {});
    cancelled.finish();
    QCOMPARE(context.children().size(), 2);
    settle();
    QCOMPARE(context.children().size(), 0);
}

void TestWhenReady::mayDeleteItsContext()
{
    auto context = std::make_unique<QObject>();
    int called = 0;
    whenReady(done(1), context.get(), [&](int) {
        context.reset();
        ++called;
    });
    settle();
    QCOMPARE(called, 1);
}

TILLDESK_TEST(TestWhenReady, QCoreApplication)
#include "tst_when_ready.moc"
