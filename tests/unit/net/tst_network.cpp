#include "core/net/network.h"

#include "core/base/version.h"
#include "tests/support/callback_receiver.h"
#include "tests/support/test_program.h"

#include <QTemporaryFile>
#include <QtTest>
#include <algorithm>
#include <atomic>

using namespace tilldesk;
using namespace tilldesk::net;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// Calls over real sockets: the bytes of a request, the parsing of a response, time-outs, address
/// rules and connection reuse.
class TestNetwork : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { use({}); }
    void cleanup() { m_network.reset(); }
    void sendsWhatItSays();
    void sendsNoCookieBack();
    void takesWholeAnswersOnly_data();
    void takesWholeAnswersOnly();
    void cutsALongAnswer();
    void followsNoRedirect();
    void sendsNothingTwice();
    void connectsAnewAfterAnIdleClose();
    void connectsAnewAfterAnUnaskedWord();
    void refusesAHeaderWithoutEnd_data();
    void refusesAHeaderWithoutEnd();
    void tellsWhatWasWrong_data();
    void tellsWhatWasWrong();
    void givesUpInTime_data();
    void givesUpInTime();
    void tellsWhenNobodyListens();
    void connectsToAllowedAddressesOnly();
    void asksTheRuleForKeptConnectionsToo();
    void triesAllAddresses();
    void losesLittleTimeWithADeadAddress();
    void waitsForNoOtherName();
    void stopsWhileANameIsLookedUp();
    void looksUpNoNameOfThisComputer();
    void verifiesTls();
    void trustsAFile();
    void keepsConnections();
    void dropsWhatRunsWhenItStops();

private:
    /// Creates a new Network without open connections.
    void use(Network::Options options)
    {
        options.name = u"calls"_s;
        m_network = std::make_unique<Network>(std::move(options));
    }
    /// Makes the call and waits for its end.
    Answer answerTo(const Call &call, std::chrono::milliseconds timeout = 20s);
    [[nodiscard]] static Call post(const QString &url, const QByteArray &body = "{}");

    std::unique_ptr<Network> m_network;
};

Answer TestNetwork::answerTo(const Call &call, std::chrono::milliseconds timeout)
{
    QEventLoop loop;
    std::optional<Answer> answer;
    bool isCalling = true;
    m_network->post()([this, &call, timeout, &loop, &answer, &isCalling] {
        m_network->call(call, timeout, [&loop, &answer, &isCalling](const Answer &got) {
            if (isCalling)
                qFatal("it was answered too soon");
            const auto take = [&loop, &answer, got] {
                answer = got;
                loop.quit();
            };
            QMetaObject::invokeMethod(&loop, take, Qt::QueuedConnection);
        });
        isCalling = false;
    });
    QTimer::singleShot(25s, &loop, [] { qFatal("it was not answered"); });
    loop.exec();
    return *answer;
}

Call TestNetwork::post(const QString &url, const QByteArray &body)
{
    return {.to = Destination::of(QUrl(url)),
            .rule = UrlRule::PublicHttpsOrLoopback,
            .headers = {{"Content-Type", "application/json"}},
            .body = body};
}

void TestNetwork::sendsWhatItSays()
{
    CallbackReceiver receiver;
    Call call = post(receiver.url(u"localhost"_s, u"/a/%C3%A9?x=1#part"_s), "{\"a\":1}");
    call.headers = {{"Content-Type", "application/json"}, {"Signature", "e30..AA"}};
    const Answer answer = answerTo(call);
    QCOMPARE(answer.outcome, Outcome::Answered);
    QCOMPARE(answer.status, 200);
    QCOMPARE(answer.address, u"127.0.0.1"_s);
    const auto sent = receiver.requests().value(0);
    QCOMPARE(sent.method, "POST");
    QCOMPARE(sent.target, "/a/%C3%A9?x=1");
    QCOMPARE(sent.body, "{\"a\":1}");
    QCOMPARE(sent.value("Host"), QUrl(receiver.url(u"localhost"_s)).authority().toLatin1());
    QCOMPARE(sent.value("User-Agent"), QByteArray("Tilldesk/").append(version()));
    // The header list is complete and has no duplicates.
    QByteArray got;
    for (const auto &[name, value] : sent.headers)
        got += name + ": " + value + '\n';
    QCOMPARE(got, call.headerLines("\n"));
}

void TestNetwork::sendsNoCookieBack()
{
    CallbackReceiver receiver;
    receiver.react(CallbackReceiver::status(200, {}, "Set-Cookie: id=1; Path=/\r\n"));
    QCOMPARE(answerTo(post(receiver.url())).status, 200);
    QCOMPARE(answerTo(post(receiver.url())).status, 200);
    QVERIFY(receiver.requests().at(1).values("Cookie").isEmpty());
}

void TestNetwork::takesWholeAnswersOnly_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("closes");
    QTest::addColumn<int>("status"); // 0: the connection broke
    QTest::addColumn<QByteArray>("body");
    const auto row = [](const char *name, const QByteArray &bytes, bool closes, int status,
                        const QByteArray &body = {}) {
        QTest::newRow(name) << bytes << closes << status << body;
    };
    for (const int status : {200, 201, 204, 301, 400, 401, 403, 404, 407, 408, 409,
                             410, 418, 429, 499, 500, 501, 502, 503, 504, 599})
        row(QByteArray::number(status).constData(), CallbackReceiver::status(status).bytes, false,
            status);
    row("with a body", CallbackReceiver::status(200, "thanks").bytes, false, 200, "thanks");
    row("an error with a body", CallbackReceiver::status(500, "oh").bytes, false, 500, "oh");
    row("without a length", "HTTP/1.1 200 OK\r\nConnection: close\r\n\r\nthanks", true, 200,
        "thanks");
    row("a hint alone", "HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n", true, 0);
    row("HTTP 1.0", "HTTP/1.0 200 OK\r\n\r\nthanks", true, 200, "thanks");
    row("in chunks", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n",
        false, 200, "abc");
    row("compressed, unasked",
        "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 3"
        "\r\n\r\nabc",
        false, 200, "abc");
    row("continued", "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n",
        false, 200);
    row("a hint before",
        "HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n"
        "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok",
        false, 200, "ok");
    row("another protocol by itself", "HTTP/1.1 101 Switching Protocols\r\n\r\n", false, 0);
    row("closed", {}, true, 0);
    row("half of the headers", "HTTP/1.1 200 OK\r\nConte", true, 0);
    row("half of the body", "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nabc", true, 0);
    row("half of an error's body", "HTTP/1.1 500 No\r\nContent-Length: 10\r\n\r\nabc", true, 0);
    row("half of the chunks", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n",
        true, 0);
    row("garbage", "garbage\r\n\r\n", true, 0);
    row("other garbage", QByteArray(300, '\xff'), true, 0);
    row("another protocol", "SSH-2.0-OpenSSH_9.2\r\n", true, 0);
}

void TestNetwork::takesWholeAnswersOnly()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const bool, closes);
    QFETCH(const int, status);
    QFETCH(const QByteArray, body);
    CallbackReceiver receiver;
    receiver.react({.bytes = bytes, .closes = closes});
    const Answer answer = answerTo(post(receiver.url()));
    QCOMPARE(answer.outcome, status == 0 ? Outcome::ConnectionBroken : Outcome::Answered);
    QCOMPARE(answer.status, status);
    QCOMPARE(answer.body, body);
    QVERIFY(!answer.isTruncated);
    QCOMPARE(answer.detail.isEmpty(), status != 0);
    QCOMPARE(receiver.count(), 1);
}

void TestNetwork::cutsALongAnswer()
{
    CallbackReceiver receiver;
    for (const int status : {200, 500}) {
        receiver.react(CallbackReceiver::status(status, QByteArray(20'000'000, 'x')));
        const Answer answer = answerTo(post(receiver.url()));
        QCOMPARE(answer.outcome, Outcome::Answered);
        QCOMPARE(answer.status, status);
        QCOMPARE(answer.body, QByteArray(65'536, 'x'));
        QVERIFY(answer.isTruncated);
    }
    receiver.react(CallbackReceiver::status(200, QByteArray(65'536, 'x')));
    const Answer whole = answerTo(post(receiver.url()));
    QCOMPARE(whole.body.size(), 65'536);
    QVERIFY(!whole.isTruncated);
    receiver.react(CallbackReceiver::status(200, QByteArray(65'537, 'x')));
    QVERIFY(answerTo(post(receiver.url())).isTruncated);
}

void TestNetwork::followsNoRedirect()
{
    CallbackReceiver receiver;
    for (const int status : {301, 302, 303, 307, 308}) {
        receiver.react(CallbackReceiver::status(status, {}, "Location: /elsewhere\r\n"));
        QCOMPARE(answerTo(post(receiver.url())).status, status);
        QCOMPARE(receiver.requests().last().target, "/callback");
    }
    QCOMPARE(receiver.count(), 5);
}

/// A missing response does not show whether the server has processed the request: no retry.
void TestNetwork::sendsNothingTwice()
{
    CallbackReceiver receiver;
    QCOMPARE(answerTo(post(receiver.url())).status, 200);
    receiver.react({.bytes = {}, .closes = true});
    QCOMPARE(answerTo(post(receiver.url())).outcome, Outcome::ConnectionBroken);
    QCOMPARE(answerTo(post(receiver.url())).outcome, Outcome::ConnectionBroken);
    QCOMPARE(receiver.count(), 3);
}

void TestNetwork::connectsAnewAfterAnIdleClose()
{
    CallbackReceiver receiver;
    auto reaction = CallbackReceiver::status(200);
    reaction.closes = true;
    receiver.react(reaction);
    for (int i = 0; i < 200; ++i)
        QCOMPARE(answerTo(post(receiver.url())).status, 200);
    QCOMPARE(receiver.count(), 200);
}

/// Data that a server sends unsolicited must not be taken as the next response.
void TestNetwork::connectsAnewAfterAnUnaskedWord()
{
    CallbackReceiver receiver;
    auto reaction = CallbackReceiver::status(200);
    reaction.bytes += "HTTP/1.1 408 Request Timeout\r\n\r\n";
    receiver.react(reaction);
    for (int i = 1; i <= 10; ++i) {
        QCOMPARE(answerTo(post(receiver.url())).status, 200);
        QCOMPARE(receiver.connections(), i);
    }
}

void TestNetwork::refusesAHeaderWithoutEnd_data()
{
    QTest::addColumn<QByteArray>("begin");
    QTest::addColumn<QByteArray>("part");
    QTest::addColumn<int>("times");
    QTest::addColumn<bool>("isRefused");
    QTest::newRow("one line") << QByteArray("HTTP/1.1 200 OK\r\nX: ") << QByteArray("x") << 20'000
                              << true;
    QTest::newRow("many lines") << QByteArray("HTTP/1.1 200 OK\r\n") << QByteArray("X: y\r\n")
                                << 4000 << true;
    QTest::newRow("many hints") << QByteArray() << QByteArray("HTTP/1.1 100 Continue\r\n\r\n")
                                << 800 << true;
    QTest::newRow("of a chunk") << QByteArray(
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1;x=")
                                << QByteArray("x") << 40'000 << true;
    QTest::newRow("a long one") << QByteArray("HTTP/1.1 200 OK\r\nX: ") << QByteArray("x") << 15'000
                                << false;
}

void TestNetwork::refusesAHeaderWithoutEnd()
{
    QFETCH(const QByteArray, begin);
    QFETCH(const QByteArray, part);
    QFETCH(const int, times);
    QFETCH(const bool, isRefused);
    CallbackReceiver receiver;
    receiver.react({.bytes = begin + part.repeated(times) + "\r\nContent-Length: 0\r\n\r\n"});
    const Answer answer = answerTo(post(receiver.url()));
    QCOMPARE(answer.outcome, isRefused ? Outcome::ConnectionBroken : Outcome::Answered);
    QCOMPARE(answer.detail,
             isRefused ? u"the header of the response is longer than 16384 bytes"_s : QString());
}

void TestNetwork::tellsWhatWasWrong_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("reason");
    QTest::newRow("nothing") << QByteArray() << u"the connection was closed without a response"_s;
    QTest::newRow("half") << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nabc")
                          << u"the connection was closed before the response was complete"_s;
    QTest::newRow("garbage") << QByteArray("garbage\r\n\r\n") << u"the response is not HTTP"_s;
    QTest::newRow("a status below 100")
        << QByteArray("HTTP/1.1 002 OK\r\n\r\nabc") << u"the response is not HTTP (bad status)"_s;
    QTest::newRow("101 until the end") << QByteArray("HTTP/1.1 101 Up\r\nContent-Length: 0\r\n\r\n")
                                       << u"the response has only the informational status 101"_s;
    QTest::newRow("101") << QByteArray("HTTP/1.1 101 Up\r\n\r\n")
                         << u"the response has only the informational status 101"_s;
}

void TestNetwork::tellsWhatWasWrong()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, reason);
    CallbackReceiver receiver;
    receiver.react({.bytes = bytes, .closes = true});
    QCOMPARE(answerTo(post(receiver.url())).detail, reason);
}

void TestNetwork::givesUpInTime_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("dripsOn");
    QTest::newRow("nothing") << QByteArray() << false;
    QTest::newRow("half an answer")
        << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nabc") << false;
    QTest::newRow("slowly") << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 9999\r\n\r\n")
                            << true;
    QTest::newRow("slow headers") << QByteArray("HTTP/1.1 200 OK\r\nX: ") << true;
}

void TestNetwork::givesUpInTime()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const bool, dripsOn);
    CallbackReceiver receiver;
    receiver.react({.bytes = bytes, .dripsOn = dripsOn});
    const Answer answer = answerTo(post(receiver.url()), 200ms);
    QCOMPARE(answer.outcome, Outcome::TimedOut);
    QCOMPARE(answer.detail, u"no complete response within 200 ms"_s);
    QCOMPARE(answer.status, 0);
    QCOMPARE(receiver.count(), 1);
}

void TestNetwork::tellsWhenNobodyListens()
{
    QString url;
    {
        const CallbackReceiver receiver;
        url = receiver.url();
    }
    const Answer answer = answerTo(post(url));
    QCOMPARE(answer.outcome, Outcome::ConnectionBroken);
    QCOMPARE(answer.detail, u"Connection refused"_s);
    QCOMPARE(answer.address, u"127.0.0.1"_s);
}

/// The resolved addresses are checked, whatever the host name (SSRF).
void TestNetwork::connectsToAllowedAddressesOnly()
{
    CallbackReceiver receiver;
    const auto called = [this, &receiver](UrlRule rule, const QStringList &addresses) {
        use({.lookUp = [addresses](const QString &) { return addresses; }});
        Call call = post(receiver.url(u"shop.example"_s));
        call.rule = rule;
        const Answer answer = answerTo(call);
        return answer.detail.isEmpty() ? answer.address : answer.detail;
    };
    const QString own = u"127.0.0.1"_s;
    const QString metadata = u"169.254.169.254"_s;
    const QString refused = u"the host's address is not a public address"_s;
    QCOMPARE(called(UrlRule::PublicHttps, {own}), refused);
    QCOMPARE(called(UrlRule::PublicHttps, {u"192.168.0.1"_s, own}), refused);
    QCOMPARE(called(UrlRule::PublicHttpsOrLoopback, {metadata}), refused);
    QCOMPARE(called(UrlRule::PublicHttps, {u"::ffff:127.0.0.1"_s}), refused);
    QCOMPARE(called(UrlRule::PublicHttpsOrLoopback, {u"192.168.0.1"_s, u"10.0.0.1"_s}), refused);
    QCOMPARE(called(UrlRule::PublicHttpsOrLoopback, {u"fd00::1"_s}), refused);
    QCOMPARE(called(UrlRule::PublicHttpsOrPrivate, {own}), refused);
    QCOMPARE(called(UrlRule::PublicHttps, {}), u"the host has no address"_s);
    QCOMPARE(receiver.connections(), 0);
    QCOMPARE(called(UrlRule::PublicHttpsOrLoopback, {metadata, own}), own);
    QCOMPARE(receiver.requests().last().value("Host"),
             QUrl(receiver.url(u"shop.example"_s)).authority().toLatin1());

    Call call = post(receiver.url());
    call.rule = UrlRule::PublicHttps;
    use({});
    const Answer answer = answerTo(call);
    QCOMPARE(answer.outcome, Outcome::NotAllowed);
    QCOMPARE(answer.address, QString());
    QCOMPARE(receiver.connections(), 1);
}

/// A pooled connection may have been opened under a laxer rule than this call's.
void TestNetwork::asksTheRuleForKeptConnectionsToo()
{
    CallbackReceiver receiver;
    Call call = post(receiver.url());
    QCOMPARE(answerTo(call).status, 200);
    call.rule = UrlRule::PublicHttps;
    QCOMPARE(answerTo(call).outcome, Outcome::NotAllowed);
    QCOMPARE(receiver.count(), 1);
}

void TestNetwork::triesAllAddresses()
{
    CallbackReceiver receiver;
    // Nothing listens at 127.0.0.2 and 127.0.0.3. IPv4 is tried before IPv6.
    use({.lookUp = [](const QString &) {
        return QStringList{u"::1"_s, u"127.0.0.2"_s, u"127.0.0.3"_s, u"127.0.0.1"_s};
    }});
    const Answer answer = answerTo(post(receiver.url(u"shop.example"_s)));
    QCOMPARE(answer.status, 200);
    QCOMPARE(answer.address, u"127.0.0.1"_s);
    use({.lookUp = [](const QString &) { return QStringList{u"::1"_s, u"127.0.0.2"_s}; }});
    const Answer none = answerTo(post(receiver.url(u"shop.example"_s)));
    QCOMPARE(none.outcome, Outcome::ConnectionBroken);
    QCOMPARE(none.address, u"::1"_s);
}

/// The kernel does not complete connections beyond a full backlog.
void TestNetwork::losesLittleTimeWithADeadAddress()
{
    CallbackReceiver receiver;
    QTcpServer dead;
    dead.setListenBacklogSize(0);
    const quint16 port = quint16(QUrl(receiver.url()).port());
    QVERIFY(dead.listen(QHostAddress(u"127.0.0.2"_s), port));
    dead.pauseAccepting();
    std::array<QTcpSocket, 3> queue;
    for (QTcpSocket &socket : queue)
        socket.connectToHost(u"127.0.0.2"_s, port);
    // The queue has room for one connection; the others, and all later ones, get no answer.
    QTRY_VERIFY(std::ranges::any_of(queue, [](const QTcpSocket &socket) {
        return socket.state() == QAbstractSocket::ConnectedState;
    }));
    use({.lookUp = [](const QString &) { return QStringList{u"127.0.0.2"_s, u"127.0.0.1"_s}; }});
    const Answer answer = answerTo(post(receiver.url(u"shop.example"_s)), 2s);
    QCOMPARE(answer.detail, QString());
    QCOMPARE(answer.address, u"127.0.0.1"_s);
}

void TestNetwork::waitsForNoOtherName()
{
    CallbackReceiver receiver;
    const auto hangs = std::make_shared<std::atomic<bool>>(true);
    const auto asked = std::make_shared<std::atomic<int>>(0);
    use({.lookUp = [hangs, asked](const QString &name) {
        ++*asked;
        if (name.startsWith(u"slow"))
            hangs->wait(true);
        return QStringList{u"127.0.0.1"_s};
    }});
    const Answer slow = answerTo(post(receiver.url(u"slow.example"_s)), 100ms);
    QCOMPARE(slow.outcome, Outcome::TimedOut);
    QCOMPARE(slow.address, QString());
    QCOMPARE(answerTo(post(receiver.url(u"slow.example"_s)), 100ms).outcome, Outcome::TimedOut);
    QCOMPARE(asked->load(), 1); // it waits for the look-up in flight
    for (int i = 0; i < 10; ++i)
        QCOMPARE(answerTo(post(receiver.url(u"shop-%1.example"_s.arg(i)))).status, 200);
    *hangs = false;
    hangs->notify_all();
    QCOMPARE(answerTo(post(receiver.url(u"slow.example"_s))).status, 200);
    QCOMPARE(asked->load(), 11);
}

/// A look-up that hangs cannot be cancelled; stop() does not wait for it.
void TestNetwork::stopsWhileANameIsLookedUp()
{
    const auto hangs = std::make_shared<std::atomic<bool>>(true);
    const auto ended = std::make_shared<std::atomic<bool>>(false);
    use({.lookUp = [hangs, ended](const QString &) {
        hangs->wait(true);
        *ended = true;
        return QStringList{u"127.0.0.1"_s};
    }});
    QCOMPARE(answerTo(post(u"https://shop.example/"_s), 50ms).outcome, Outcome::TimedOut);
    m_network->stop();
    QVERIFY(!*ended);
    *hangs = false;
    hangs->notify_all();
    QTRY_VERIFY(*ended);
}

void TestNetwork::looksUpNoNameOfThisComputer()
{
    CallbackReceiver receiver;
    for (const auto *host : {"localhost", "LOCALHOST", "localhost.", "shop.localhost", "127.0.0.1"})
        QCOMPARE(answerTo(post(receiver.url(QString::fromLatin1(host)))).status, 200);
    const Answer unknown = answerTo(post(u"https://shop.invalid/"_s));
    QCOMPARE(unknown.outcome, Outcome::NameUnknown);
    QCOMPARE(unknown.detail, u"the host has no address"_s);
}

void TestNetwork::verifiesTls()
{
    const TestAuthority authority;
    CallbackReceiver receiver(authority.identity(u"shop.localhost"_s));
    const Answer untrusted = answerTo(post(receiver.url(u"shop.localhost"_s)));
    QCOMPARE(untrusted.outcome, Outcome::TlsFailed);
    QVERIFY2(untrusted.detail.contains(u"certificate"), qPrintable(untrusted.detail));
    QCOMPARE(receiver.count(), 0);

    QTemporaryFile file;
    QVERIFY(file.open());
    file.write(authority.certificatePem);
    file.close();
    const Call call = post(receiver.url(u"shop.localhost"_s));
    use({.trust = loadTrustStore(file.fileName()).value()});
    QCOMPARE(answerTo(call).status, 200);
    QCOMPARE(answerTo(call).status, 200);
    QCOMPARE(receiver.connections(), 1);
    // The connection goes to an address, but the certificate is for the host name only.
    for (const QString &name : {u"other.localhost"_s, u"127.0.0.1"_s}) {
        const Answer wrong = answerTo(post(receiver.url(name)));
        QCOMPARE(wrong.outcome, Outcome::TlsFailed);
        QVERIFY2(wrong.detail.contains(u"host name"), qPrintable(wrong.detail));
    }
    QCOMPARE(receiver.count(), 2);

    CallbackReceiver plain;
    QUrl url(plain.url());
    url.setScheme(u"https"_s);
    const Answer noTls = answerTo(post(url.toString()), 2s);
    QVERIFY(noTls.outcome != Outcome::Answered);
    QCOMPARE(plain.count(), 0);
}

void TestNetwork::trustsAFile()
{
    const TestAuthority authority;
    CallbackReceiver receiver(authority.identity(u"localhost"_s));
    QTemporaryFile file;
    QVERIFY(file.open());
    file.write("# the test's own\n" + authority.certificatePem);
    file.close();
    const Call call = post(receiver.url(u"localhost"_s));
    use({.trust = loadTrustStore(file.fileName()).value()});
    QCOMPARE(answerTo(call).status, 200);
    use({.trust = loadTrustStore({}).value()});
    QCOMPARE(answerTo(call).outcome, Outcome::TlsFailed);

    const auto missing = loadTrustStore(u"/nowhere/ca.pem"_s);
    QCOMPARE(missing.error().code, ErrorCode::Storage);
    QVERIFY(missing.error().detail.contains(u"/nowhere/ca.pem"));
    QVERIFY(file.open());
    file.resize(0);
    file.write("nothing");
    file.close();
    QCOMPARE(loadTrustStore(file.fileName()).error().code, ErrorCode::FieldInvalid);
}

void TestNetwork::keepsConnections()
{
    CallbackReceiver receiver;
    for (int i = 0; i < 10; ++i)
        QCOMPARE(answerTo(post(receiver.url())).status, 200);
    QCOMPARE(receiver.count(), 10);
    QCOMPARE(receiver.connections(), 1);
}

void TestNetwork::dropsWhatRunsWhenItStops()
{
    CallbackReceiver receiver;
    receiver.hold();
    std::atomic<bool> isDone = false;
    const auto token = std::make_shared<int>(0);
    const auto begin = [this, &receiver, &isDone, token] {
        m_network->call(post(receiver.url()), 20s,
                        [&isDone, token](const Answer &) { isDone = true; });
    };
    m_network->post()(begin);
    QTRY_COMPARE(receiver.held(), 1);
    bool wasLast = false;
    const auto late = m_network->post();
    m_network->stop([&wasLast] { wasLast = true; });
    late([] { qFatal("it has stopped"); });
    QTRY_COMPARE(receiver.held(), 0); // its connection was closed
    QVERIFY(!isDone);
    QVERIFY(wasLast);
    QCOMPARE(token.use_count(), 2); // held by this test and by `begin`
}

TILLDESK_TEST(TestNetwork, QCoreApplication)
#include "tst_network.moc"
