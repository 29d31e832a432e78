#include "tests/support/test_program.h"
#include "tests/unit/callbacks/dispatching.h"
#include "tests/unit/callbacks/outbox_fixture.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::test;
using namespace std::chrono_literals;

namespace {

/// A profile with a synchronous callback. Callback 1 is the identification, callback 2 the
/// synchronous one.
struct AskingCore : OutboxFixture {
    explicit AskingCore(bool asksAcknowledgement = false)
    {
        called.hasSynchronousCallback = true;
        called.asksAcknowledgement = asksAcknowledgement;
        called = *commit([&] { return merchants.changeProfile(called); });
    }

    /// Returns an authorized payment whose settlement waits for the synchronous callback. The
    /// identification callback is delivered.
    Payment ask()
    {
        const Payment payment = advance(payCalled().id, PaymentStatus::Succeeded);
        record(1, CallbackOutcome::Receipt);
        return payment;
    }
    [[nodiscard]] PaymentStatus statusOf(const Payment &payment)
    {
        return stored(payment.id)->status;
    }
    [[nodiscard]] qint64 callbacks() { return number(u"SELECT count(*) FROM callback"_s); }
};

} // namespace

/// The synchronous callback: the shop decides whether an authorized payment settles.
/// @source service.md#synchronous-callback
class TestSynchronousCallback : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void asksBeforeAPaymentSettles();
    void settlesOnceTheShopAgrees();
    void triesThreeTimesInAll_data();
    void triesThreeTimesInAll();
    void settlesAfterAFailedTry();
    void failsAtOnceWhenNothingCanBeSent();
    void asksOnce();
    void settlesAtOnceWithoutAnAddress();
    void settlesIntoTheAcknowledgement();
    void goesByTheProfileOfTheMoment();
    void changesNothingAfterTheEnd();
    void stopsAskingForAFailedPayment();
    void changesNothingByAResend();
    void undoesTheAttemptWhenThePaymentCannotBeBooked();
    void waitsFiveSeconds();
    void asksAndSettlesOverHttp();
    void failsAPaymentOfASilentShop();
    void asksAgainAfterAStop();
};

void TestSynchronousCallback::asksBeforeAPaymentSettles()
{
    AskingCore core;
    const Payment payment = core.ask();
    QCOMPARE(payment.status, PaymentStatus::Authorized);
    QCOMPARE(core.callbacks(), 2);
    const auto row = core.row(2);
    QCOMPARE(row.kind, CallbackKind::Status);
    QCOMPARE(row.status, PaymentStatus::Authorized);
    QCOMPARE(row.url, core.called.callbackUrl);
    QCOMPARE(row.retriesLeft, 2);
    QCOMPARE(core.due(), QList<qint64>{2});
    const auto due =
        callbacks::DueCallbacks(core.db).due(u"shop.example.com:443"_s, core.clock.now(), 1, {});
    QVERIFY(isSynchronous(due.first().kind, due.first().status));
    QCOMPARE(QJsonDocument::fromJson(due.first().body)[u"status"_s].toString(), u"AUTHORIZED"_s);
}

void TestSynchronousCallback::settlesOnceTheShopAgrees()
{
    AskingCore core;
    const Payment payment = core.ask();
    core.clock.advance(2s);
    core.record(2, CallbackOutcome::Receipt, 204);
    QCOMPARE(core.statusOf(payment), PaymentStatus::Succeeded);
    QCOMPARE(core.stored(payment.id)->succeededAt, kCoreStart + 2s);
    QCOMPARE(core.row(2).state, CallbackState::Delivered);
    QCOMPARE(core.row(3).status, PaymentStatus::Succeeded);
    QCOMPARE(core.due(), QList<qint64>{3});
    QCOMPARE(core.number(u"SELECT count(*) FROM payout_item"_s), 1);
}

void TestSynchronousCallback::triesThreeTimesInAll_data()
{
    QTest::addColumn<CallbackOutcome>("outcome");
    QTest::newRow("4xx") << CallbackOutcome::Refused;
    QTest::newRow("5xx") << CallbackOutcome::TryLater;
    QTest::newRow("no answer") << CallbackOutcome::TimedOut;
    QTest::newRow("no connection") << CallbackOutcome::ConnectionBroken;
    QTest::newRow("no trust") << CallbackOutcome::TlsFailed;
    QTest::newRow("no host") << CallbackOutcome::NameUnknown;
}

void TestSynchronousCallback::triesThreeTimesInAll()
{
    QFETCH(const CallbackOutcome, outcome);
    AskingCore core;
    const Payment payment = core.ask();
    for (const auto pause : {1s, 3s}) {
        core.record(2, outcome, 400);
        QCOMPARE(core.statusOf(payment), PaymentStatus::Authorized);
        QVERIFY(core.due().isEmpty());
        core.clock.advance(pause - 1ms);
        QVERIFY(core.due().isEmpty());
        core.clock.advance(1ms);
        QCOMPARE(core.due(), QList<qint64>{2});
    }
    core.record(2, outcome, 400);
    QCOMPARE(core.statusOf(payment), PaymentStatus::Failed);
    QCOMPARE(core.row(2).state, CallbackState::Failed);
    QCOMPARE(core.row(2).attempts, 3);
    QCOMPARE(core.row(3).status, PaymentStatus::Failed);
    QCOMPARE(core.due(), QList<qint64>{3});
    QCOMPARE(core.number(u"SELECT count(*) FROM payout_item"_s), 0);
}

void TestSynchronousCallback::settlesAfterAFailedTry()
{
    AskingCore core;
    const Payment payment = core.ask();
    core.record(2, CallbackOutcome::Refused, 409);
    core.clock.advance(1s);
    core.record(2, CallbackOutcome::Receipt, 200);
    QCOMPARE(core.statusOf(payment), PaymentStatus::Succeeded);
}

void TestSynchronousCallback::failsAtOnceWhenNothingCanBeSent()
{
    for (const auto outcome : {CallbackOutcome::NotAllowed, CallbackOutcome::LostOnPurpose}) {
        AskingCore core;
        const Payment payment = core.ask();
        core.record(2, outcome);
        QCOMPARE(core.statusOf(payment), PaymentStatus::Failed);
    }
}

void TestSynchronousCallback::asksOnce()
{
    AskingCore core;
    const Payment payment = core.ask();
    const auto again = core.commit([&] { return core.payments.settle(payment.id); });
    QCOMPARE(again->status, PaymentStatus::Authorized);
    QCOMPARE(core.callbacks(), 2);
}

void TestSynchronousCallback::settlesAtOnceWithoutAnAddress()
{
    AskingCore core;
    core.called.callbackUrl.clear();
    QVERIFY(core.commit([&] { return core.merchants.changeProfile(core.called); }));
    QCOMPARE(core.ask().status, PaymentStatus::Succeeded);
    QCOMPARE(core.callbacks(), 1);
}

void TestSynchronousCallback::settlesIntoTheAcknowledgement()
{
    AskingCore core(true);
    const Payment payment = core.ask();
    core.record(2, CallbackOutcome::Receipt);
    QCOMPARE(core.statusOf(payment), PaymentStatus::PendingMerchantAcknowledgement);
    QCOMPARE(core.row(3).status, PaymentStatus::PendingMerchantAcknowledgement);
}

void TestSynchronousCallback::goesByTheProfileOfTheMoment()
{
    AskingCore core;
    const Payment payment = core.ask();
    core.called.hasSynchronousCallback = false;
    QVERIFY(core.commit([&] { return core.merchants.changeProfile(core.called); }));
    QCOMPARE(core.commit([&] { return core.payments.settle(payment.id); })->status,
             PaymentStatus::Succeeded);
    core.record(2, CallbackOutcome::NotAllowed);
    QCOMPARE(core.statusOf(payment), PaymentStatus::Succeeded);
}

void TestSynchronousCallback::changesNothingAfterTheEnd()
{
    AskingCore core;
    const Payment payment = core.ask();
    QVERIFY(core.commit(
        [&] { return core.payments.advance(payment.id, PaymentTrigger::TechnicalFailure, {}); }));
    core.record(2, CallbackOutcome::Receipt); // the attempt was in flight
    QCOMPARE(core.statusOf(payment), PaymentStatus::Failed);
    QCOMPARE(core.row(2).state, CallbackState::Delivered);
    QCOMPARE(core.due(), QList<qint64>{3});
}

void TestSynchronousCallback::stopsAskingForAFailedPayment()
{
    AskingCore core;
    const Payment payment = core.ask();
    core.record(2, CallbackOutcome::TryLater);
    QVERIFY(core.commit(
        [&] { return core.payments.advance(payment.id, PaymentTrigger::TechnicalFailure, {}); }));
    QCOMPARE(core.row(2).state, CallbackState::Failed);
    core.clock.advance(1h);
    QCOMPARE(core.due(), QList<qint64>{3});
}

void TestSynchronousCallback::changesNothingByAResend()
{
    AskingCore core;
    const Payment payment = core.ask();
    core.record(2, CallbackOutcome::Receipt);
    QVERIFY(core.commit([&] { return core.outbox.sendAgain(core.row(2).id); }));
    core.record(2, CallbackOutcome::Refused);
    QCOMPARE(core.row(2).state, CallbackState::Delivered);
    QCOMPARE(core.statusOf(payment), PaymentStatus::Succeeded);
}

/// The settlement and the attempt that caused it are stored in one transaction.
void TestSynchronousCallback::undoesTheAttemptWhenThePaymentCannotBeBooked()
{
    AskingCore core;
    const Payment payment = core.ask();
    core.outbox.setAnswered([](const PaymentId &, bool) -> Result<void> {
        return fail(ErrorCode::Internal, u"cannot be booked"_s);
    });
    {
        storage::Transaction transaction(core.db);
        QVERIFY(!core.outbox.record(2, attemptAt(core.clock.now(), CallbackOutcome::Receipt)));
    }
    QCOMPARE(core.row(2).attempts, 0);
    QCOMPARE(core.due(), QList<qint64>{2});
    QCOMPARE(core.statusOf(payment), PaymentStatus::Authorized);
}

void TestSynchronousCallback::waitsFiveSeconds()
{
    QCOMPARE(callbacks::Dispatcher::kSynchronousTimeout, 5s);
    QCOMPARE(callbacks::Dispatcher::kTimeout, 15s);
}

namespace {

/// The dispatcher, with a profile that has a synchronous callback.
struct AskingDispatching : Dispatching {
    explicit AskingDispatching(const CallbackReceiver &receiver)
    {
        Profile wanted = local;
        wanted.hasSynchronousCallback = true;
        wanted.callbackUrl = receiver.url();
        if (!commit([&] { return merchants.changeProfile(wanted); }))
            qFatal("the profile could not be changed");
    }
    PaymentId ask() { return advance(pay(local.id, newPayment()).id, PaymentStatus::Succeeded).id; }
};

} // namespace

void TestSynchronousCallback::asksAndSettlesOverHttp()
{
    CallbackReceiver receiver;
    AskingDispatching core(receiver);
    core.start();
    const PaymentId id = core.ask();
    QCOMPARE(core.stored(id)->status, PaymentStatus::Authorized);
    core.dispatcher->wake();
    QTRY_COMPARE(core.stored(id)->status, PaymentStatus::Succeeded);
    QTRY_COMPARE(receiver.count(), 2);
    QStringList told;
    for (const auto &request : receiver.requests())
        told << QJsonDocument::fromJson(request.body)[u"status"_s].toString();
    QCOMPARE(told, (QStringList{u"AUTHORIZED"_s, u"SUCCEEDED"_s}));
}

/// The synchronous callback has a shorter time-out than other callbacks.
void TestSynchronousCallback::failsAPaymentOfASilentShop()
{
    CallbackReceiver receiver;
    receiver.hold();
    AskingDispatching core(receiver);
    core.synchronousTimeout = 50ms;
    core.start();
    const PaymentId id = core.ask();
    core.dispatcher->wake();
    for (int tries = 1; tries <= 3; ++tries) {
        QTRY_COMPARE(core.attempts(1), tries);
        core.pass(3s);
    }
    QCOMPARE(core.stored(id)->status, PaymentStatus::Failed);
    QCOMPARE(core.column(1, u"outcome"_s), (QStringList{u"4"_s, u"4"_s, u"4"_s})); // timed out
    QTRY_COMPARE(receiver.count(), 4); // the fourth request reports FAILED
    QCOMPARE(core.attempts(2), 0);
}

/// The dispatcher stops, or the process crashes, while the synchronous callback is in flight.
void TestSynchronousCallback::asksAgainAfterAStop()
{
    CallbackReceiver receiver;
    receiver.hold();
    AskingDispatching core(receiver);
    core.start();
    const PaymentId id = core.ask();
    core.dispatcher->wake();
    QTRY_COMPARE(receiver.held(), 1);
    core.dispatcher.reset();
    QCOMPARE(core.attempts(1), 0);
    receiver.release();
    core.start();
    QTRY_COMPARE(core.stored(id)->status, PaymentStatus::Succeeded);
}

TILLDESK_TEST(TestSynchronousCallback, QCoreApplication)
#include "tst_synchronous_callback.moc"
