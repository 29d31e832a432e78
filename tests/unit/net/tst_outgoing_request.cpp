#include "core/net/outgoing_request.h"

#include "core/net/trust.h"
#include "tests/support/callback_receiver.h"

#include <QNetworkAccessManager>
#include <QNetworkCookieJar>
#include <QTemporaryFile>
#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::net;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// One call over real sockets: what is sent, what counts as an answer, and what ends it.
class TestOutgoingRequest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        OutgoingRequest::prepare(*(m_network = std::make_unique<QNetworkAccessManager>()));
    }
    void sendsWhatItSays();
    void sendsNoCookieBack();
    void takesWholeAnswersOnly_data();
    void takesWholeAnswersOnly();
    void cutsALongAnswer();
    void followsNoRedirect();
    void sendsNothingTwice();
    void connectsAnewAfterAnIdleClose();
    void givesUpInTime_data();
    void givesUpInTime();
    void tellsWhenNobodyListens();
    void connectsToAllowedAddressesOnly();
    void looksUpNoNameOfThisComputer();
    void verifiesTls();
    void trustsAFile();
    void keepsConnections();
    void endsWithItsParent();

private:
    /// Makes the call and waits.
    Answer answerTo(Call call, std::chrono::milliseconds timeout = 20s);
    [[nodiscard]] static Call post(const QString &url, const QByteArray &body = "{}");

    std::unique_ptr<QNetworkAccessManager> m_network;
};

Answer TestOutgoingRequest::answerTo(Call call, std::chrono::milliseconds timeout)
{
    std::optional<Answer> answer;
    QObject parent;
    auto *request = new OutgoingRequest(
        *m_network, std::move(call), [&answer](Answer got) { answer = std::move(got); }, &parent);
    request->start(timeout);
    if (answer)
        qFatal("it was answered too soon");
    [&answer] { QTRY_VERIFY_WITH_TIMEOUT(answer, 25'000); }();
    return answer.value_or(Answer{});
}

Call TestOutgoingRequest::post(const QString &url, const QByteArray &body)
{
    return {.url = QUrl(url),
            .rule = UrlRule::PublicHttpsOrLoopback,
            .headers = {{"Content-Type", "application/json"}},
            .body = body};
}

void TestOutgoingRequest::sendsWhatItSays()
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
    QCOMPARE(sent.value("User-Agent"), "Tilldesk/" TILLDESK_VERSION);
    // The list is complete, and nothing of it is told twice.
    auto said = call.allHeaders();
    auto got = sent.headers;
    std::ranges::sort(said);
    std::ranges::sort(got);
    QCOMPARE(got, said);
}

void TestOutgoingRequest::sendsNoCookieBack()
{
    CallbackReceiver receiver;
    receiver.react(CallbackReceiver::status(200, {}, "Set-Cookie: id=1; Path=/\r\n"));
    QCOMPARE(answerTo(post(receiver.url())).status, 200);
    QCOMPARE(answerTo(post(receiver.url())).status, 200);
    QVERIFY(receiver.requests().at(1).values("Cookie").isEmpty());
    QVERIFY(m_network->cookieJar()->cookiesForUrl(QUrl(receiver.url())).isEmpty());
}

void TestOutgoingRequest::takesWholeAnswersOnly_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("closes");
    QTest::addColumn<int>("status"); // 0: the connection is broken
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

void TestOutgoingRequest::takesWholeAnswersOnly()
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
    QVERIFY(!answer.isCut);
    QCOMPARE(answer.detail.isEmpty(), status != 0);
    QCOMPARE(receiver.count(), 1);
}

void TestOutgoingRequest::cutsALongAnswer()
{
    CallbackReceiver receiver;
    for (const int status : {200, 500}) {
        receiver.react(CallbackReceiver::status(status, QByteArray(20'000'000, 'x')));
        const Answer answer = answerTo(post(receiver.url()));
        QCOMPARE(answer.outcome, Outcome::Answered);
        QCOMPARE(answer.status, status);
        QCOMPARE(answer.body, QByteArray(65'536, 'x'));
        QVERIFY(answer.isCut);
    }
    receiver.react(CallbackReceiver::status(200, QByteArray(65'536, 'x')));
    const Answer whole = answerTo(post(receiver.url()));
    QCOMPARE(whole.body.size(), 65'536);
    QVERIFY(!whole.isCut);
    receiver.react(CallbackReceiver::status(200, QByteArray(65'537, 'x')));
    QVERIFY(answerTo(post(receiver.url())).isCut);
}

void TestOutgoingRequest::followsNoRedirect()
{
    CallbackReceiver receiver;
    for (const int status : {301, 302, 303, 307, 308}) {
        receiver.react(CallbackReceiver::status(status, {}, "Location: /elsewhere\r\n"));
        QCOMPARE(answerTo(post(receiver.url())).status, status);
        QCOMPARE(receiver.requests().last().target, "/callback");
    }
    QCOMPARE(receiver.count(), 5);
}

/// Qt sends a request again by itself when an open connection closes under it.
void TestOutgoingRequest::sendsNothingTwice()
{
    CallbackReceiver receiver;
    QCOMPARE(answerTo(post(receiver.url())).status, 200);
    receiver.react({.bytes = {}, .closes = true});
    QCOMPARE(answerTo(post(receiver.url())).outcome, Outcome::ConnectionBroken);
    QCOMPARE(answerTo(post(receiver.url())).outcome, Outcome::ConnectionBroken);
    QCOMPARE(receiver.count(), 3);
}

void TestOutgoingRequest::connectsAnewAfterAnIdleClose()
{
    CallbackReceiver receiver;
    auto reaction = CallbackReceiver::status(200);
    reaction.closes = true;
    receiver.react(reaction);
    for (int i = 0; i < 20; ++i)
        QCOMPARE(answerTo(post(receiver.url())).status, 200);
    QCOMPARE(receiver.count(), 20);
}

void TestOutgoingRequest::givesUpInTime_data()
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

void TestOutgoingRequest::givesUpInTime()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const bool, dripsOn);
    CallbackReceiver receiver;
    receiver.react({.bytes = bytes, .dripsOn = dripsOn});
    const Answer answer = answerTo(post(receiver.url()), 200ms);
    QCOMPARE(answer.outcome, Outcome::TimedOut);
    QCOMPARE(answer.detail, u"no whole answer within 200 ms"_s);
    QCOMPARE(answer.status, 0);
    QCOMPARE(receiver.count(), 1);
}

void TestOutgoingRequest::tellsWhenNobodyListens()
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

/// What a name leads to is looked at, whatever the name.
void TestOutgoingRequest::connectsToAllowedAddressesOnly()
{
    const auto connected = [this](UrlRule rule, const QList<QHostAddress> &found) {
        QString result = u"it connects"_s;
        QObject parent;
        auto *request = new OutgoingRequest(
            *m_network, {.url = QUrl(u"https://shop.example/callback"_s), .rule = rule},
            [&result](const Answer &answer) { result = answer.detail; }, &parent);
        request->connectTo(found);
        return result;
    };
    const QHostAddress own(QHostAddress::LocalHost);
    const QHostAddress metadata(u"169.254.169.254"_s);
    const QString refused = u"the host's address is not a public one"_s;
    QCOMPARE(connected(UrlRule::PublicHttps, {own}), refused);
    QCOMPARE(connected(UrlRule::PublicHttps, {QHostAddress(u"192.168.0.1"_s), own}), refused);
    QCOMPARE(connected(UrlRule::PublicHttpsOrLoopback, {metadata}), refused);
    QCOMPARE(connected(UrlRule::PublicHttpsOrLoopback, {metadata, own}), u"it connects"_s);
    QCOMPARE(connected(UrlRule::PublicHttps, {}), u"the host has no address"_s);
    CallbackReceiver receiver;
    Call call = post(receiver.url());
    call.rule = UrlRule::PublicHttps;
    const Answer answer = answerTo(call);
    QCOMPARE(answer.outcome, Outcome::NotAllowed);
    QCOMPARE(answer.address, QString());
    QCOMPARE(receiver.connections(), 0);
}

void TestOutgoingRequest::looksUpNoNameOfThisComputer()
{
    CallbackReceiver receiver;
    for (const auto *host : {"localhost", "LOCALHOST", "localhost.", "shop.localhost", "127.0.0.1"})
        QCOMPARE(answerTo(post(receiver.url(QString::fromLatin1(host)))).status, 200);
    const Answer unknown = answerTo(post(u"https://shop.invalid/"_s));
    QCOMPARE(unknown.outcome, Outcome::NameUnknown);
    QCOMPARE(unknown.detail, u"the host has no address"_s);
}

void TestOutgoingRequest::verifiesTls()
{
    const TestAuthority authority;
    CallbackReceiver receiver(authority.identity(u"shop.localhost"_s));
    const Answer untrusted = answerTo(post(receiver.url(u"shop.localhost"_s)));
    QCOMPARE(untrusted.outcome, Outcome::TlsFailed);
    QVERIFY2(untrusted.detail.contains(u"certificate"), qPrintable(untrusted.detail));
    QCOMPARE(receiver.count(), 0);

    auto trust = QSslConfiguration::defaultConfiguration();
    trust.addCaCertificates(QSslCertificate::fromData(authority.certificatePem));
    Call call = post(receiver.url(u"shop.localhost"_s));
    call.trust = trust;
    init(); // a connection keeps the trust that it was made with
    QCOMPARE(answerTo(call).status, 200);
    // The connection goes to an address, but the certificate is for the name.
    for (const QString &name : {u"other.localhost"_s, u"127.0.0.1"_s}) {
        call.url.setHost(name);
        const Answer wrong = answerTo(call);
        QCOMPARE(wrong.outcome, Outcome::TlsFailed);
        QVERIFY2(wrong.detail.contains(u"host name"), qPrintable(wrong.detail));
    }
    QCOMPARE(receiver.count(), 1);

    CallbackReceiver plain;
    call.url = QUrl(plain.url());
    call.url.setScheme(u"https"_s);
    const Answer noTls = answerTo(call, 2s);
    QVERIFY(noTls.outcome != Outcome::Answered);
    QCOMPARE(plain.count(), 0);
}

void TestOutgoingRequest::trustsAFile()
{
    const TestAuthority authority;
    CallbackReceiver receiver(authority.identity(u"localhost"_s));
    QTemporaryFile file;
    QVERIFY(file.open());
    file.write("# the test's own\n" + authority.certificatePem);
    file.close();
    Call call = post(receiver.url(u"localhost"_s));
    call.trust = trusting(file.fileName()).value();
    QCOMPARE(answerTo(call).status, 200);
    init();
    call.trust = trusting({}).value();
    QCOMPARE(answerTo(call).outcome, Outcome::TlsFailed);

    const auto missing = trusting(u"/nowhere/ca.pem"_s);
    QCOMPARE(missing.error().code, ErrorCode::Storage);
    QVERIFY(missing.error().detail.contains(u"/nowhere/ca.pem"));
    QVERIFY(file.open());
    file.resize(0);
    file.write("nothing");
    file.close();
    QCOMPARE(trusting(file.fileName()).error().code, ErrorCode::FieldInvalid);
}

void TestOutgoingRequest::keepsConnections()
{
    CallbackReceiver receiver;
    for (int i = 0; i < 10; ++i)
        QCOMPARE(answerTo(post(receiver.url())).status, 200);
    QCOMPARE(receiver.count(), 10);
    QCOMPARE(receiver.connections(), 1);
}

void TestOutgoingRequest::endsWithItsParent()
{
    CallbackReceiver receiver;
    receiver.hold();
    bool isDone = false;
    {
        QObject parent;
        auto *request = new OutgoingRequest(
            *m_network, post(receiver.url()), [&isDone](const Answer &) { isDone = true; },
            &parent);
        request->start(20s);
        QTRY_COMPARE(receiver.held(), 1);
    }
    QTRY_COMPARE(receiver.held(), 0); // its connection is closed
    QVERIFY(!isDone);
}

QTEST_GUILESS_MAIN(TestOutgoingRequest)
#include "tst_outgoing_request.moc"
