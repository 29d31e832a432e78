#include "tests/support/test_program.h"
#include "tests/unit/callbacks/dispatching.h"

#include <QJsonObject>
#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::callbacks;
using namespace tilldesk::test;
using namespace std::chrono_literals;

/// Many callbacks at once to several receivers, and simulated faults.
class TestDispatcherTurns : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sendsFourAtOnceToAHost();
    void keepsTheOrderOfDueTimes();
    void letsNoDeadShopDelayAnother();
    void givesHostsTheirTurns();
    void sendsNoneThatIsNotDueAnyMore();
    void sendsManyAndEachOnce();
    void losesNoAttemptToAServerThatCloses();
    void followsAClockThatRuns();
    void losesOnPurpose();
    void sendsTwiceOnPurpose();
    void spoilsSignatures_data();
    void spoilsSignatures();
    void doesNothingWrongOutsideOfTheSimulation();
};

void TestDispatcherTurns::sendsFourAtOnceToAHost()
{
    CallbackReceiver receiver;
    CallbackReceiver other;
    receiver.hold();
    Dispatching core;
    for (int i = 0; i < 10; ++i)
        core.add(receiver.url());
    core.start();
    QTRY_COMPARE(receiver.held(), 4);
    const qint64 after = core.send(other.url());
    QTRY_COMPARE(core.row(after).state, CallbackState::Delivered);
    QCOMPARE(receiver.held(), 4);
    receiver.release();
    QTRY_COMPARE(core.number(u"SELECT count(*) FROM callback WHERE state = 2"_s), 11);
    QCOMPARE(receiver.count(), 10);
    QVERIFY(receiver.connections() <= 4);
}

void TestDispatcherTurns::keepsTheOrderOfDueTimes()
{
    CallbackReceiver receiver;
    receiver.hold();
    Dispatching core;
    QStringList order;
    for (int i = 0; i < 4; ++i)
        core.add(receiver.url());
    core.start();
    QTRY_COMPARE(receiver.held(), 4);
    for (int i = 0; i < 20; ++i) {
        core.clock.advance(1ms);
        order << core.row(core.add(receiver.url())).id.text();
    }
    core.dispatcher->wake();
    receiver.release();
    QTRY_COMPARE(receiver.count(), 24);
    QStringList came;
    for (const auto &request : receiver.requests().sliced(4))
        came << request.jose()[u"https://claims.example/jti"_s].toString();
    // Four calls run concurrently, so neighbours may change places.
    for (qsizetype at = 0; at < came.size(); ++at)
        QVERIFY(std::abs(order.indexOf(came.at(at)) - at) < 4);
}

void TestDispatcherTurns::letsNoDeadShopDelayAnother()
{
    CallbackReceiver dead;
    CallbackReceiver shop;
    dead.hold();
    Dispatching core;
    for (int i = 0; i < 100; ++i)
        core.add(dead.url());
    core.start();
    QTRY_COMPARE(dead.held(), 4);
    for (int i = 0; i < 20; ++i) {
        const qint64 seq = core.send(shop.url());
        QTRY_COMPARE(core.row(seq).state, CallbackState::Delivered);
    }
    QCOMPARE(dead.held(), 4);
}

/// With more hosts than concurrent calls, no host waits for another host's whole queue.
void TestDispatcherTurns::givesHostsTheirTurns()
{
    Dispatching core;
    SendScheduler scheduler(core.db);
    for (int host = 0; host < 70; ++host) {
        for (int i = 0; i < 6; ++i)
            core.add(u"https://shop-%1.example/"_s.arg(host, 2, 10, QChar(u'0')));
    }
    scheduler.refreshDueHosts(core.clock.now());
    QHash<QString, int> first;
    QList<DueCallback> running;
    while (const auto callback = scheduler.next(core.clock.now())) {
        ++first[callback->host];
        running << *callback;
    }
    QCOMPARE(running.size(), SendScheduler::kAtOnce);
    QCOMPARE(first.size(), 70);
    for (const int count : std::as_const(first))
        QVERIFY(count <= SendScheduler::kAtOncePerHost);
    // Each call that ends lets another start. A callback is not returned again before its attempt
    // is stored.
    QSet<qint64> seqs;
    int given = 0;
    while (!running.isEmpty()) {
        const DueCallback done = running.takeFirst();
        QVERIFY(!seqs.contains(done.seq));
        seqs << done.seq;
        scheduler.ended(done);
        ++given;
        core.commit([&] {
            CallbackAttempt attempt;
            attempt.at = core.clock.now();
            std::ignore = core.outbox.record(done.seq, attempt);
            return 0;
        });
        scheduler.recorded(done.seq);
        while (const auto next = scheduler.next(core.clock.now()))
            running << *next;
    }
    QCOMPARE(given, 420);
    scheduler.refreshDueHosts(core.clock.now());
    QVERIFY(!scheduler.next(core.clock.now()));
    QVERIFY(!scheduler.untilNext(core.clock.now()));
}

void TestDispatcherTurns::sendsNoneThatIsNotDueAnyMore()
{
    Dispatching core;
    SendScheduler scheduler(core.db);
    core.clock.advance(1h);
    for (int i = 0; i < 3; ++i)
        core.add(u"https://shop.example/"_s);
    scheduler.refreshDueHosts(core.clock.now());
    const auto first = scheduler.next(core.clock.now());
    QVERIFY(first);
    core.clock.advance(-2h);
    scheduler.refreshDueHosts(core.clock.now());
    QVERIFY(!scheduler.next(core.clock.now()));
    QCOMPARE(scheduler.untilNext(core.clock.now()), std::optional<std::chrono::milliseconds>(2h));
    core.clock.advance(3h);
    scheduler.refreshDueHosts(core.clock.now());
    QCOMPARE(scheduler.next(core.clock.now())->seq, first->seq + 1);
    QCOMPARE(scheduler.next(core.clock.now())->seq, first->seq + 2);
    QVERIFY(!scheduler.next(core.clock.now())); // the first is still in flight
}

void TestDispatcherTurns::sendsManyAndEachOnce()
{
    CallbackReceiver receivers[3];
    Dispatching core;
    core.start();
    for (int i = 0; i < 300; ++i) {
        core.send(receivers[i % 3].url());
        if (i % 50 == 0)
            QCoreApplication::processEvents();
    }
    QTRY_COMPARE_WITH_TIMEOUT(
        core.number(u"SELECT count(*) FROM callback WHERE state = 2 AND attempts = 1"_s), 300,
        20'000);
    for (const auto &receiver : receivers) {
        QSet<QByteArray> bodies;
        for (const auto &request : receiver.requests())
            bodies << request.body;
        QCOMPARE(receiver.count(), 100);
        QCOMPARE(bodies.size(), 100);
    }
}

/// The server announces keep-alive but closes the connection after each response.
void TestDispatcherTurns::losesNoAttemptToAServerThatCloses()
{
    CallbackReceiver receiver;
    auto reaction = CallbackReceiver::status(200);
    reaction.closes = true;
    receiver.react(reaction);
    Dispatching core;
    for (int i = 0; i < 200; ++i)
        core.add(receiver.url());
    core.start();
    QTRY_COMPARE_WITH_TIMEOUT(
        core.number(u"SELECT count(*) FROM callback WHERE state = 2 AND attempts = 1"_s), 200,
        20'000);
    QCOMPARE(receiver.count(), 200);
    QCOMPARE(receiver.connections(), 200);
}

/// The dispatcher polls by itself when the clock runs on without a wake-up.
void TestDispatcherTurns::followsAClockThatRuns()
{
    CallbackReceiver receiver;
    receiver.react(CallbackReceiver::status(500));
    Dispatching core;
    core.start();
    const qint64 seq = core.send(receiver.url());
    QTRY_COMPARE(core.attempts(seq), 1);
    core.clock.advance(10s);
    QTRY_COMPARE(core.attempts(seq), 2);
}

void TestDispatcherTurns::losesOnPurpose()
{
    CallbackReceiver receiver;
    Dispatching core;
    core.start();
    const qint64 seq = core.send(receiver.url(), CallbackFault::Lost);
    QTRY_COMPARE(core.row(seq).state, CallbackState::Failed);
    QCOMPARE(core.row(seq).lastOutcome, CallbackOutcome::LostOnPurpose);
    QCOMPARE(core.attempts(seq), 1);
    QCOMPARE(receiver.connections(), 0);
}

void TestDispatcherTurns::sendsTwiceOnPurpose()
{
    CallbackReceiver receiver;
    Dispatching core;
    core.start();
    const qint64 seq = core.send(receiver.url(), CallbackFault::Doubled);
    QTRY_COMPARE(core.attempts(seq), 2);
    QCOMPARE(core.row(seq).state, CallbackState::Delivered);
    QCOMPARE(receiver.count(), 2);
    QCOMPARE(receiver.requests().at(0).body, receiver.requests().at(1).body);
    QVERIFY(receiver.requests().at(0).value("Signature")
            != receiver.requests().at(1).value("Signature"));

    // A failed attempt is not doubled; a failed second copy changes nothing.
    receiver.react({CallbackReceiver::status(500), CallbackReceiver::status(200),
                    CallbackReceiver::status(500), CallbackReceiver::status(200)});
    const qint64 later = core.send(receiver.url(), CallbackFault::Doubled);
    QTRY_COMPARE(core.attempts(later), 1);
    QCOMPARE(core.row(later).state, CallbackState::Waiting);
    core.pass(10s);
    QTRY_COMPARE(core.attempts(later), 3);
    QCOMPARE(core.row(later).state, CallbackState::Delivered);
    QCOMPARE(core.column(later, u"status"_s), (QStringList{u"500"_s, u"200"_s, u"500"_s}));
    const qint64 next = core.send(receiver.url());
    QTRY_COMPARE(core.row(next).state, CallbackState::Delivered);
    QCOMPARE(receiver.count(), 6);
}

void TestDispatcherTurns::spoilsSignatures_data()
{
    QTest::addColumn<CallbackFault>("fault");
    QTest::addColumn<QString>("member"); // header member in which the fault shows
    QTest::addColumn<int>("members");
    const QString ns = u"https://claims.example/"_s;
    const auto row = [](CallbackFault fault, const QString &member, int members = 10) {
        QTest::newRow(toText(fault).data()) << fault << member << members;
    };
    row(CallbackFault::WrongKey, {});
    row(CallbackFault::UnknownKid, u"kid"_s);
    row(CallbackFault::ForeignSub, u"sub"_s);
    row(CallbackFault::StaleIat, ns + u"iat"_s);
    row(CallbackFault::DerSignature, {});
    row(CallbackFault::FourCriticalNames, {});
    row(CallbackFault::FiveCriticalNames, u"crit"_s, 11);
}

/// tst_callback_signer.cpp tests the faults themselves; this test shows that they reach the
/// receiver.
void TestDispatcherTurns::spoilsSignatures()
{
    QFETCH(const CallbackFault, fault);
    QFETCH(const QString, member);
    QFETCH(const int, members);
    CallbackReceiver receiver;
    Dispatching core;
    core.start();
    const qint64 right = core.send(receiver.url());
    QTRY_COMPARE(core.row(right).state, CallbackState::Delivered);
    const qint64 wrong = core.send(receiver.url(), fault);
    QTRY_COMPARE(core.row(wrong).state, CallbackState::Delivered);
    const QJsonObject before = receiver.requests().at(0).jose();
    const QJsonObject after = receiver.requests().at(1).jose();
    QCOMPARE(after.size(), members);
    if (!member.isEmpty())
        QVERIFY(after[member] != before[member]);
    const auto signatureSize = [&receiver](int at) {
        const QByteArray part = receiver.requests().at(at).value("Signature").split('.').last();
        return QByteArray::fromBase64(part, QByteArray::Base64UrlEncoding).size();
    };
    QCOMPARE(signatureSize(0), 64);
    QCOMPARE(signatureSize(1) == 64, fault != CallbackFault::DerSignature);
}

void TestDispatcherTurns::doesNothingWrongOutsideOfTheSimulation()
{
    CallbackReceiver receiver;
    Dispatching core;
    core.areFaultsAllowed = false;
    core.start();
    for (const auto fault : {CallbackFault::Lost, CallbackFault::Doubled, CallbackFault::UnknownKid,
                             CallbackFault::DerSignature, CallbackFault::FiveCriticalNames}) {
        const qint64 seq = core.send(receiver.url(), fault);
        QTRY_COMPARE(core.row(seq).state, CallbackState::Delivered);
    }
    const qint64 last = core.send(receiver.url());
    QTRY_COMPARE(core.row(last).state, CallbackState::Delivered);
    QCOMPARE(receiver.count(), 6);
    const QJsonObject right = receiver.requests().last().jose();
    for (const auto &request : receiver.requests()) {
        QCOMPARE(request.jose()[u"kid"_s], right[u"kid"_s]);
        QCOMPARE(request.jose().size(), right.size());
    }
}

TILLDESK_TEST(TestDispatcherTurns, QCoreApplication)
#include "tst_dispatcher_turns.moc"
