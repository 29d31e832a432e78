#include "core/base/version.h"
#include "tests/support/test_program.h"
#include "tests/unit/callbacks/dispatching.h"

#include <QJsonObject>
#include <QSet>
#include <QtTest>
#include <future>
#include <pthread.h>
#include <sys/resource.h>

using namespace tilldesk;
using namespace tilldesk::callbacks;
using namespace tilldesk::test;
using namespace std::chrono_literals;

namespace {

constexpr auto kIat = "https://claims.example/iat"_L1;
constexpr auto kJti = "https://claims.example/jti"_L1;

} // namespace

/// The dispatcher with real sockets and a real database, in simulated time.
class TestDispatcher : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void deliversACallback();
    void worksOnAThreadThatGivesWay();
    void keepsTheExactSchedule_data();
    void keepsTheExactSchedule();
    void sendsTheSameFreshlySigned();
    void signsThePathThatIsSent_data();
    void signsThePathThatIsSent();
    void endsAtAnAnswer_data();
    void endsAtAnAnswer();
    void sendsWhatWaitedWhenItStarts();
    void sendsNothingThatWasRolledBack();
    void recordsNothingOfWhatItAborts();
    void sendsNothingAgainBeforeItIsRecorded();
    void recordsWhatHasEndedWhenItStops();
    void recordsAloneWhatIsNotRecordedTogether();
    void stopsSendingWhenNothingIsRecorded();
    void waitsForKeys();
    void asksTheProfileOfTheMoment();
    void refusesThisComputerToOthers();
    void refusesAProfileThatIsGone();
    void verifiesCertificates();
    void writesDownWhatWasSent();
    void keepsTextThatCanBeRead();
};

void TestDispatcher::deliversACallback()
{
    CallbackReceiver receiver;
    Dispatching core;
    core.start();
    const qint64 seq = core.send(receiver.url());
    QTRY_COMPARE(core.row(seq).state, CallbackState::Delivered);
    QCOMPARE(receiver.count(), 1);
    QCOMPARE(receiver.requests().first().method, "POST");
    QCOMPARE(core.row(seq).lastStatus, 200);
    QCOMPARE(core.row(seq).lastAt, core.clock.now());
}

void TestDispatcher::worksOnAThreadThatGivesWay()
{
    CallbackReceiver receiver;
    Dispatching core;
    core.nice = callbacks::Dispatcher::kNice;
    std::array<char, 16> name{};
    int nice = 0;
    core.onSending = [&name, &nice] {
        pthread_getname_np(pthread_self(), name.data(), name.size());
        nice = getpriority(PRIO_PROCESS, 0);
    };
    core.start();
    const qint64 seq = core.send(receiver.url());
    QTRY_COMPARE(core.row(seq).state, CallbackState::Delivered);
    QCOMPARE(QByteArray(name.data()), "callbacks");
    QVERIFY(nice > getpriority(PRIO_PROCESS, 0));
}

void TestDispatcher::keepsTheExactSchedule_data()
{
    using Reaction = CallbackReceiver::Reaction;
    QTest::addColumn<CallbackReceiver::Reaction>("reaction");
    QTest::addColumn<CallbackOutcome>("outcome");
    for (const int status : {408, 429, 500, 503})
        QTest::addRow("%d", status)
            << CallbackReceiver::status(status) << CallbackOutcome::TryLater;
    QTest::newRow("closes") << Reaction{.bytes = {}, .closes = true}
                            << CallbackOutcome::ConnectionBroken;
    QTest::newRow("half an answer")
        << Reaction{.bytes = "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nabc", .closes = true}
        << CallbackOutcome::ConnectionBroken;
    QTest::newRow("garbage") << Reaction{.bytes = "garbage\r\n\r\n", .closes = true}
                             << CallbackOutcome::ConnectionBroken;
    QTest::newRow("nothing") << Reaction{} << CallbackOutcome::TimedOut;
    QTest::newRow("slowly") << Reaction{.bytes = "HTTP/1.1 200 OK\r\nContent-Length: 9999\r\n\r\n",
                                        .dripsOn = true}
                            << CallbackOutcome::TimedOut;
}

void TestDispatcher::keepsTheExactSchedule()
{
    QFETCH(const CallbackReceiver::Reaction, reaction);
    QFETCH(const CallbackOutcome, outcome);
    CallbackReceiver receiver;
    CallbackReceiver another; // a callback that arrives here proves that the dispatcher has polled
    receiver.react(reaction);
    Dispatching core;
    core.start(outcome == CallbackOutcome::TimedOut ? 100ms : 20'000ms);
    const qint64 seq = core.send(receiver.url());
    int made = 1;
    for (const auto delay : {10'000ms, 60'000ms, 600'000ms}) {
        QTRY_COMPARE(core.attempts(seq), made);
        QCOMPARE(core.row(seq).lastOutcome, outcome);
        QCOMPARE(core.row(seq).dueAt, core.clock.now() + delay);
        core.pass(delay - 1ms);
        const qint64 other = core.add(another.url());
        core.dispatcher->wake();
        QTRY_COMPARE(core.attempts(other), 1);
        QCOMPARE(receiver.count(), made);
        core.pass(1ms);
        ++made;
    }
    QTRY_COMPARE(core.row(seq).state, CallbackState::Failed);
    QCOMPARE(receiver.count(), 4);
    core.pass(24h);
    const qint64 last = core.send(another.url());
    QTRY_COMPARE(core.attempts(last), 1);
    QCOMPARE(core.attempts(seq), 4);
    QCOMPARE(receiver.count(), 4);
}

void TestDispatcher::sendsTheSameFreshlySigned()
{
    CallbackReceiver receiver;
    receiver.react({CallbackReceiver::status(500), CallbackReceiver::status(503),
                    CallbackReceiver::status(429), CallbackReceiver::status(204)});
    Dispatching core;
    core.start();
    const qint64 seq = core.send(receiver.url());
    QStringList times;
    for (const auto delay : {10s, 60s, 600s}) {
        QTRY_COMPARE(core.row(seq).attempts, int(times.size()) + 1);
        times << QString::fromLatin1(toIsoUtc(core.clock.now()));
        core.pass(delay);
    }
    times << QString::fromLatin1(toIsoUtc(core.clock.now()));
    QTRY_COMPARE(core.row(seq).state, CallbackState::Delivered);
    QCOMPARE(receiver.count(), 4);
    QStringList issued;
    QSet<QByteArray> signatures;
    for (const auto &request : receiver.requests()) {
        QCOMPARE(request.body, receiver.requests().first().body);
        QCOMPARE(request.jose()[kJti].toString(), core.row(seq).id.text());
        QVERIFY(!request.body.isEmpty());
        issued << request.jose()[kIat].toString();
        signatures << request.value("Signature");
    }
    QCOMPARE(issued, times);
    QCOMPARE(signatures.size(), 4);
}

void TestDispatcher::signsThePathThatIsSent_data()
{
    QTest::addColumn<QString>("path");
    for (const char *path :
         {"/a", "/a/../b/./c", "/a/..", "//a//b", "/a%2Fb/%7E", "/a;b=c", "/%c3%a9"})
        QTest::newRow(path) << QString::fromLatin1(path);
}

void TestDispatcher::signsThePathThatIsSent()
{
    QFETCH(const QString, path);
    CallbackReceiver receiver;
    Dispatching core;
    core.start();
    const qint64 seq = core.send(receiver.url(u"127.0.0.1"_s, path));
    QTRY_COMPARE(core.row(seq).state, CallbackState::Delivered);
    const auto &request = receiver.requests().first();
    QCOMPARE(request.jose()[u"https://claims.example/path"_s].toString().toLatin1(),
             request.target);
}

void TestDispatcher::endsAtAnAnswer_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<CallbackState>("state");
    for (const int status : {200, 204, 299})
        QTest::addRow("%d", status)
            << CallbackReceiver::status(status).bytes << CallbackState::Delivered;
    for (const int status : {301, 307, 400, 401, 404, 410, 422})
        QTest::addRow("%d", status)
            << CallbackReceiver::status(status, {}, "Location: /elsewhere\r\n").bytes
            << CallbackState::Failed;
    QTest::newRow("20 MB") << CallbackReceiver::status(200, QByteArray(20'000'000, 'x')).bytes
                           << CallbackState::Delivered;
}

void TestDispatcher::endsAtAnAnswer()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const CallbackState, state);
    CallbackReceiver receiver;
    receiver.react({.bytes = bytes});
    Dispatching core;
    core.start();
    const qint64 seq = core.send(receiver.url());
    QTRY_COMPARE(core.row(seq).state, state);
    QCOMPARE(core.attempts(seq), 1);
    QCOMPARE(core.row(seq).lastOutcome,
             state == CallbackState::Delivered ? CallbackOutcome::Receipt
                                               : CallbackOutcome::Refused);
    QVERIFY(core.column(seq, u"answer_size"_s).first().toInt() <= 65'536);
    QCOMPARE(receiver.count(), 1);
}

void TestDispatcher::sendsWhatWaitedWhenItStarts()
{
    CallbackReceiver receiver;
    Dispatching core;
    const qint64 before = core.add(receiver.url());
    core.start();
    QTRY_COMPARE(core.row(before).state, CallbackState::Delivered);
    core.dispatcher->stop();
    const qint64 meanwhile = core.send(receiver.url());
    core.start();
    QTRY_COMPARE(core.row(meanwhile).state, CallbackState::Delivered);
    QCOMPARE(receiver.count(), 2);
}

void TestDispatcher::sendsNothingThatWasRolledBack()
{
    CallbackReceiver receiver;
    Dispatching core;
    core.start();
    {
        storage::Transaction transaction(core.db);
        core.outbox.addTest({core.local.id, PaymentStatus::Succeeded, receiver.url()}, core.local);
        core.dispatcher->wake();
    }
    const qint64 after = core.send(receiver.url());
    QTRY_COMPARE(core.row(after).state, CallbackState::Delivered);
    QCOMPARE(receiver.count(), 1);
}

void TestDispatcher::recordsNothingOfWhatItAborts()
{
    CallbackReceiver receiver;
    receiver.hold();
    Dispatching core;
    core.start();
    const qint64 seq = core.send(receiver.url());
    QTRY_COMPARE(receiver.held(), 1);
    core.dispatcher->stop();
    core.dispatcher->wake();
    QTRY_COMPARE(receiver.held(), 0);
    QCOMPARE(core.attempts(seq), 0);
    QCOMPARE(core.row(seq).state, CallbackState::Waiting);
    receiver.release();
    core.start();
    QTRY_COMPARE(core.row(seq).state, CallbackState::Delivered);
    QCOMPARE(core.attempts(seq), 1);
    QCOMPARE(receiver.count(), 2);
}

void TestDispatcher::sendsNothingAgainBeforeItIsRecorded()
{
    CallbackReceiver receiver;
    CallbackReceiver other;
    Dispatching core;
    core.refusesToRecord = true;
    core.start();
    const qint64 seq = core.send(receiver.url());
    QTRY_COMPARE(core.refused, 1);
    core.add(other.url());
    core.pass(1h);
    QTRY_VERIFY(core.refused >= 4); // both attempts were submitted again, a second later
    QCOMPARE(core.attempts(seq), 0);
    core.refusesToRecord = false;
    QTRY_COMPARE(core.row(seq).state, CallbackState::Delivered);
    QCOMPARE(core.attempts(seq), 1);
    QCOMPARE(receiver.count(), 1);
    QTRY_COMPARE(other.count(), 1);
}

void TestDispatcher::recordsWhatHasEndedWhenItStops()
{
    Dispatching core;
    const qint64 seq = core.add(u"https://shop.example/"_s);
    std::promise<void> asked;
    core.onSending = [&asked] { asked.set_value(); };
    core.published.publish(std::make_shared<const merchants::Directory>());
    core.start();
    asked.get_future().wait();
    core.dispatcher->stop();
    QTRY_COMPARE(core.row(seq).state, CallbackState::Failed);
    QCOMPARE(core.attempts(seq), 1);
}

void TestDispatcher::recordsAloneWhatIsNotRecordedTogether()
{
    CallbackReceiver receiver;
    Dispatching core;
    core.refusesManyAtOnce = true;
    for (int i = 0; i < 40; ++i)
        core.add(receiver.url());
    core.start();
    const QString delivered = u"SELECT count(*) FROM callback WHERE state = 2 AND attempts = 1"_s;
    QTRY_COMPARE_WITH_TIMEOUT(core.number(delivered), 40, 20'000);
    QVERIFY(core.refused > 1);
    QCOMPARE(receiver.count(), 40);
}

void TestDispatcher::stopsSendingWhenNothingIsRecorded()
{
    CallbackReceiver receiver;
    Dispatching core;
    core.refusesToRecord = true;
    for (int i = 0; i < SendScheduler::kUnrecorded + 50; ++i)
        core.add(receiver.url());
    core.start();
    QTRY_VERIFY(core.refused > SendScheduler::kUnrecorded + 10); // some were submitted twice
    QVERIFY(receiver.count() >= SendScheduler::kUnrecorded);
    QVERIFY(receiver.count() < SendScheduler::kUnrecorded + 4);
    core.refusesToRecord = false;
    QTRY_COMPARE_WITH_TIMEOUT(
        core.number(u"SELECT count(*) FROM callback WHERE state = 2 AND attempts = 1"_s),
        SendScheduler::kUnrecorded + 50, 20'000);
    QCOMPARE(receiver.count(), SendScheduler::kUnrecorded + 50);
}

void TestDispatcher::waitsForKeys()
{
    CallbackReceiver receiver;
    Dispatching core;
    core.keys.publish(std::make_shared<const keys::KeyRing>());
    core.start();
    const qint64 seq = core.send(receiver.url());
    QTRY_VERIFY(core.polls >= 1);
    core.dispatcher->wake();
    QTRY_VERIFY(core.polls >= 2); // the first poll is over
    QCOMPARE(receiver.count(), 0);
    QCOMPARE(core.attempts(seq), 0);
    publishSomeKeys(core.keys, core.clock.now());
    core.dispatcher->wake();
    QTRY_COMPARE(core.row(seq).state, CallbackState::Delivered);
}

void TestDispatcher::asksTheProfileOfTheMoment()
{
    CallbackReceiver receiver;
    receiver.react(CallbackReceiver::status(500));
    Dispatching core;
    core.start();
    const qint64 seq = core.send(receiver.url());
    QTRY_COMPARE(core.attempts(seq), 1);
    Profile changed = core.local;
    changed.callbackHeader = CallbackHeader::Extended;
    QVERIFY(core.commit([&] { return core.merchants.changeProfile(changed); }));
    core.pass(10s);
    QTRY_COMPARE(core.attempts(seq), 2);
    QCOMPARE(receiver.requests().at(0).jose().size(), 10);
    QCOMPARE(receiver.requests().at(1).jose().size(), 11);
    QCOMPARE(receiver.requests().at(1).body, receiver.requests().at(0).body);
    changed.allowsLoopbackCallbacks = false;
    QVERIFY(core.commit([&] { return core.merchants.changeProfile(changed); }));
    core.pass(60s);
    QTRY_COMPARE(core.row(seq).state, CallbackState::Failed);
    QCOMPARE(core.row(seq).lastOutcome, CallbackOutcome::NotAllowed);
    QCOMPARE(receiver.count(), 2);
}

void TestDispatcher::refusesThisComputerToOthers()
{
    CallbackReceiver receiver;
    Dispatching core;
    core.start();
    for (const QString &url :
         {receiver.url(), receiver.url(u"localhost"_s), u"ftp://a.example/"_s}) {
        const qint64 seq = core.send(url, CallbackFault::None, core.profile.id);
        QTRY_COMPARE(core.row(seq).state, CallbackState::Failed);
        QCOMPARE(core.row(seq).lastOutcome, CallbackOutcome::NotAllowed);
        QVERIFY(!core.column(seq, u"detail"_s).first().isEmpty());
        QCOMPARE(core.column(seq, u"address"_s), QStringList{QString()});
    }
    QCOMPARE(receiver.connections(), 0);
}

void TestDispatcher::refusesAProfileThatIsGone()
{
    CallbackReceiver receiver;
    Dispatching core;
    const qint64 seq = core.add(receiver.url());
    core.published.publish(std::make_shared<const merchants::Directory>());
    core.start();
    QTRY_COMPARE(core.row(seq).state, CallbackState::Failed);
    QCOMPARE(core.row(seq).lastOutcome, CallbackOutcome::NotAllowed);
    QCOMPARE(receiver.connections(), 0);
}

void TestDispatcher::verifiesCertificates()
{
    const TestAuthority authority;
    CallbackReceiver receiver(authority.identity(u"shop.localhost"_s));
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"ca.pem"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(authority.certificatePem);
    file.close();
    Dispatching core;
    core.start();
    const qint64 seq = core.send(receiver.url(u"shop.localhost"_s));
    QTRY_COMPARE(core.attempts(seq), 1);
    QCOMPARE(core.row(seq).lastOutcome, CallbackOutcome::TlsFailed);
    // The receiver's certificate may be repaired.
    QCOMPARE(core.row(seq).state, CallbackState::Waiting);
    QCOMPARE(receiver.count(), 0);
    core.start(20s, file.fileName());
    core.pass(10s);
    QTRY_COMPARE(core.row(seq).state, CallbackState::Delivered);
    const qint64 wrongName = core.send(receiver.url(u"other.localhost"_s));
    QTRY_COMPARE(core.attempts(wrongName), 1);
    QCOMPARE(core.row(wrongName).lastOutcome, CallbackOutcome::TlsFailed);
    const qint64 noName = core.send(u"https://shop.invalid/"_s);
    QTRY_COMPARE(core.attempts(noName), 1);
    QCOMPARE(core.row(noName).lastOutcome, CallbackOutcome::NameUnknown);
    QCOMPARE(core.row(noName).state, CallbackState::Waiting);
    QCOMPARE(receiver.count(), 1);
}

void TestDispatcher::writesDownWhatWasSent()
{
    CallbackReceiver receiver;
    receiver.react(CallbackReceiver::status(400, "What?", "X-Why: because\r\n"));
    Dispatching core;
    core.start();
    const qint64 seq = core.send(receiver.url());
    QTRY_COMPARE(core.row(seq).state, CallbackState::Failed);
    const auto sent = receiver.requests().value(0);
    QStringList lines;
    for (const auto &[name, value] : sent.headers)
        lines << QString::fromLatin1(name + ": " + value);
    QStringList kept = core.column(seq, u"request_headers"_s).value(0).split(u'\n');
    lines.sort();
    kept.sort();
    QCOMPARE(kept, lines);
    QCOMPARE(sent.value("Content-Type"), "application/json");
    QCOMPARE(sent.value("User-Agent"), QByteArray("Tilldesk/").append(version()));
    QCOMPARE(core.column(seq, u"answer_body"_s), QStringList{u"What?"_s});
    QCOMPARE(core.column(seq, u"answer_size"_s), QStringList{u"5"_s});
    QCOMPARE(core.column(seq, u"answer_headers"_s),
             QStringList{u"Content-Length: 5\nX-Why: because"_s});
    QCOMPARE(core.column(seq, u"status"_s), QStringList{u"400"_s});
    QCOMPARE(core.column(seq, u"detail"_s), QStringList{u"the response is 400"_s});
    QCOMPARE(core.column(seq, u"address"_s), QStringList{u"127.0.0.1"_s});
}

void TestDispatcher::keepsTextThatCanBeRead()
{
    CallbackReceiver receiver;
    Dispatching core;
    core.start();
    receiver.react(CallbackReceiver::status(200,
                                            QByteArray("a\0\xff"
                                                       "b",
                                                       4)));
    const qint64 odd = core.send(receiver.url());
    QTRY_COMPARE(core.row(odd).state, CallbackState::Delivered);
    QCOMPARE(core.column(odd, u"answer_body"_s), QStringList{u"a\uFFFD\uFFFDb"_s});
    receiver.react(CallbackReceiver::status(200, QByteArray(9000, 'x'),
                                            "X-Long: " + QByteArray(9000, 'y') + "\r\n"));
    const qint64 longer = core.send(receiver.url());
    QTRY_COMPARE(core.row(longer).state, CallbackState::Delivered);
    QCOMPARE(core.column(longer, u"answer_body"_s).first().size(), kShownAnswer);
    QCOMPARE(core.column(longer, u"answer_headers"_s).first().size(), kShownAnswer);
    QCOMPARE(core.column(longer, u"answer_size"_s), QStringList{u"9000"_s});
}

TILLDESK_TEST(TestDispatcher, QCoreApplication)
#include "tst_dispatcher.moc"
