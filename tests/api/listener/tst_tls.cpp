#include "tests/api/listener/endpoint.h"
#include "tests/support/test_program.h"
#include "tests/support/tool.h"

#include <QtTest>
#include <thread>

using namespace std::chrono_literals;
using namespace tilldesk;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;

namespace {

/// The beginning of a TLS ClientHello that is never completed.
const std::string kHalfGreeting("\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 11);

http::ListenerOptions withTls(http::ListenerOptions options = {})
{
    options.tls = testIdentity();
    return options;
}

TlsGreeting greeting()
{
    return {.authorityPem = testIdentity().authorityPem.toStdString()};
}

} // namespace

/// Tests specific to TLS. All other tests of the endpoint run over TLS too; see CMakeLists.txt.
class TestTls : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_endpoint = std::make_unique<Endpoint>(withTls()); }
    void cleanup()
    {
        QCOMPARE(get(*m_endpoint), 200); // the endpoint must still serve after every test
        m_endpoint.reset();
    }

    void speaksTheVersionsOfToday_data();
    void speaksTheVersionsOfToday();
    void refusesOldVersionsAndWeakCiphers_data();
    void refusesOldVersionsAndWeakCiphers();
    void refusesToRenegotiate();
    void agreesOnHttp11();
    void isTrustedByItsAuthorityAndNameOnly();
    void servesCurl_data();
    void servesCurl();
    void tellsACallerWithoutTls_data();
    void tellsACallerWithoutTls();
    void endsWithACallerOfGarbage_data();
    void endsWithACallerOfGarbage();
    void closesAHandshakeThatStalls_data();
    void closesAHandshakeThatStalls();
    void saysGoodbye_data();
    void saysGoodbye();
    void answersACallerThatClosesWithoutGoodbye();
    void survivesACutInTheMiddle_data();
    void survivesACutInTheMiddle();
    void stopsDuringAHandshake();
    void refusesAnIdentityOfNoUse();
    void hasNoTlsWithoutAnIdentity();

private:
    static int get(const Endpoint &endpoint)
    {
        return TlsClient(endpoint.port, greeting()).get("/hello").status;
    }

    std::unique_ptr<Endpoint> m_endpoint;
};

void TestTls::speaksTheVersionsOfToday_data()
{
    QTest::addColumn<QString>("version");
    QTest::newRow("1.2") << u"TLSv1.2"_s;
    QTest::newRow("1.3") << u"TLSv1.3"_s;
}

void TestTls::speaksTheVersionsOfToday()
{
    QFETCH(QString, version);
    TlsGreeting only = greeting();
    only.versions = version.toStdString();
    TlsClient client(m_endpoint->port, only);
    QCOMPARE(client.get("/peer").body, std::string("tls here"));
    QCOMPARE(client.version(), version.toStdString());
    if (version == u"TLSv1.2"_s)
        QVERIFY(client.cipher().starts_with("ECDHE-ECDSA-"));
    QCOMPARE(client.get("/peer").status, 200);
}

void TestTls::refusesOldVersionsAndWeakCiphers_data()
{
    QTest::addColumn<QString>("version");
    QTest::addColumn<QString>("ciphers");
    QTest::addColumn<QString>("trouble");
    QTest::newRow("TLS 1.1") << u"TLSv1.1"_s << QString() << u"tlsv1 alert protocol version"_s;
    QTest::newRow("CBC") << u"TLSv1.2"_s << u"ECDHE-ECDSA-AES128-SHA256"_s
                         << u"sslv3 alert handshake failure"_s;
    QTest::newRow("no forward secrecy")
        << u"TLSv1.2"_s << u"AES128-GCM-SHA256"_s << u"sslv3 alert handshake failure"_s;
}

void TestTls::refusesOldVersionsAndWeakCiphers()
{
    QFETCH(QString, version);
    QFETCH(QString, ciphers);
    QFETCH(QString, trouble);
    TlsGreeting only = greeting();
    only.versions = version.toStdString();
    only.ciphers = ciphers.toStdString();
    TlsClient client(m_endpoint->port, only);
    QVERIFY(!client.connect());
    QCOMPARE(client.trouble(), trouble.toStdString());
    QVERIFY(m_endpoint->log().contains(" INFO  TLS handshake failed: "));
    m_endpoint = std::make_unique<Endpoint>(withTls());
}

void TestTls::refusesToRenegotiate()
{
    TlsGreeting only = greeting();
    only.versions = "TLSv1.2";
    TlsClient client(m_endpoint->port, only);
    QCOMPARE(client.get("/hello").status, 200);
    QVERIFY(!client.renegotiate());
    QCOMPARE(client.trouble(), std::string("no renegotiation"));
}

void TestTls::agreesOnHttp11()
{
    TlsGreeting offer = greeting();
    offer.alpn = "http/1.1";
    TlsClient client(m_endpoint->port, offer);
    QCOMPARE(client.get("/hello").status, 200);
    QCOMPARE(client.alpn(), std::string("http/1.1"));

    offer.alpn = "h2";
    TlsClient other(m_endpoint->port, offer);
    QVERIFY(!other.connect());
    QCOMPARE(other.trouble(), std::string("tlsv1 alert no application protocol"));
}

void TestTls::isTrustedByItsAuthorityAndNameOnly()
{
    TlsGreeting wrong = greeting();
    wrong.hostName = "shop.example";
    QVERIFY(!TlsClient(m_endpoint->port, wrong).connect());
    wrong = greeting();
    wrong.authorityPem = {};
    QVERIFY(!TlsClient(m_endpoint->port, wrong).connect());
}

void TestTls::servesCurl_data()
{
    QTest::addColumn<QString>("host");
    QTest::addColumn<QStringList>("options");
    /// @source curl(1): 35 handshake failed, 60 certificate not trusted
    QTest::addColumn<int>("exitCode");
    QTest::newRow("by name") << u"localhost"_s << QStringList() << 0;
    QTest::newRow("by address") << u"127.0.0.1"_s << QStringList() << 0;
    QTest::newRow("TLS 1.2") << u"localhost"_s << QStringList{u"--tls-max"_s, u"1.2"_s} << 0;
    QTest::newRow("TLS 1.1") << u"localhost"_s
                             << QStringList{u"--tls-max"_s, u"1.1"_s, u"--ciphers"_s,
                                            u"ALL:@SECLEVEL=0"_s}
                             << 35;
    QTest::newRow("other name") << u"shop.example"_s << QStringList() << 60;
    QTest::newRow("other authority")
        << u"localhost"_s << QStringList{u"--cacert"_s, u"/etc/ssl/certs/ca-certificates.crt"_s}
        << 60;
}

void TestTls::servesCurl()
{
    QFETCH(QString, host);
    QFETCH(QStringList, options);
    QFETCH(int, exitCode);
    QTemporaryFile authority;
    QVERIFY(authority.open());
    authority.write(testIdentity().authorityPem);
    authority.flush();
    const QString port = QString::number(m_endpoint->port);
    const auto answer = runTool(
        u"curl"_s,
        QStringList{u"--silent"_s, u"--noproxy"_s, u"*"_s, u"--cacert"_s, authority.fileName(),
                    u"--resolve"_s, host + u':' + port + u":127.0.0.1"_s}
            + options + QStringList{u"https://"_s + host + u':' + port + u"/hello"_s});
    QCOMPARE(answer.exitCode, exitCode);
    QCOMPARE(answer.output, exitCode == 0 ? QByteArray("hello") : QByteArray());
}

void TestTls::tellsACallerWithoutTls_data()
{
    QTest::addColumn<QString>("method");
    for (const char *method : {"GET", "POST", "HEAD", "PUT"})
        QTest::newRow(method) << QString::fromLatin1(method);
}

void TestTls::tellsACallerWithoutTls()
{
    QFETCH(QString, method);
    HttpClient client(m_endpoint->port);
    QVERIFY(client.send(HttpClient::request(method.toStdString(), "/hello")));
    const HttpAnswer answer = client.receive();
    QCOMPARE(answer.status, 400);
    QVERIFY(answer.body.find("This port speaks TLS") != std::string::npos);
    QVERIFY(answer.header("Connection") == "close");
    QVERIFY(client.waitForClose());
}

void TestTls::endsWithACallerOfGarbage_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("words") << QByteArray("hello there\r\n\r\n");
    QTest::newRow("other method") << QByteArray("DELETE /hello HTTP/1.1\r\nHost: a\r\n\r\n");
    QTest::newRow("zeros") << QByteArray(1000, '\0');
    QTest::newRow("SSH") << QByteArray("SSH-2.0-OpenSSH_9.2\r\n");
    QTest::newRow("SSL 2") << QByteArray("\x80\x2e\x01\x00\x02\x00\x15\x00\x00\x00\x10", 11);
    QTest::newRow("empty greeting") << QByteArray("\x16\x03\x01\x00\x00", 5);
    QTest::newRow("greeting of garbage")
        << QByteArray("\x16\x03\x01\x00\x10", 5) + QByteArray(16, '\xaa');
    QTest::newRow("data at first") << QByteArray("\x17\x03\x03\x00\x04", 5) + QByteArray("data");
    QTest::newRow("alert at first") << QByteArray("\x15\x03\x03\x00\x02\x02\x28", 7);
    QTest::newRow("much") << QByteArray(16'000'000, '\xaa');
}

void TestTls::endsWithACallerOfGarbage()
{
    QFETCH(QByteArray, bytes);
    HttpClient client(m_endpoint->port);
    QVERIFY(client.send(bytes.toStdString())); // sent whole: a reset would hide the alert
    client.finishSending();
    client.setTimeout(5s);
    const HttpAnswer answer = client.receive(); // at most a TLS alert
    QCOMPARE(answer.status, 0);
    QVERIFY(!client.isQuiet());
    QVERIFY(m_endpoint->shelf.size() == 0);
}

void TestTls::closesAHandshakeThatStalls_data()
{
    QTest::addColumn<bool>("hasBegun");
    QTest::newRow("at the first byte") << false;
    QTest::newRow("half a greeting") << true;
}

void TestTls::closesAHandshakeThatStalls()
{
    QFETCH(bool, hasBegun);
    Endpoint endpoint(withTls({.requestTimeout = 200ms, .idleTimeout = 60s}));
    HttpClient stalling(endpoint.port);
    QVERIFY(stalling.connect());
    if (hasBegun)
        QVERIFY(stalling.send(kHalfGreeting));
    QCOMPARE(get(endpoint), 200); // other callers do not wait
    QVERIFY(stalling.waitForClose());
}

void TestTls::saysGoodbye_data()
{
    QTest::addColumn<QString>("when");
    for (const char *when : {"asked to", "idle", "refused", "stopped", "the caller does"})
        QTest::newRow(when) << QString::fromLatin1(when);
}

void TestTls::saysGoodbye()
{
    QFETCH(QString, when);
    Endpoint endpoint(withTls({.idleTimeout = when == u"idle"_s ? 100ms : 60'000ms}));
    TlsClient client(endpoint.port, greeting());
    QVERIFY(client.connect());
    if (when == u"asked to"_s) {
        client.send(HttpClient::request("GET", "/hello", {{"Connection", "close"}}));
        QCOMPARE(client.receive().status, 200);
    } else if (when == u"refused"_s) {
        client.send("garbage\r\n\r\n");
        QCOMPARE(client.receive().status, 400);
    } else if (when == u"stopped"_s) {
        QCOMPARE(client.get("/hello").status, 200);
        endpoint.listener->stop();
    } else if (when == u"the caller does"_s) {
        client.finishSending();
    }
    QVERIFY(client.waitForClose());
    QVERIFY(client.hasReceivedCloseNotify());
}

void TestTls::answersACallerThatClosesWithoutGoodbye()
{
    TlsClient client(m_endpoint->port, greeting());
    QVERIFY(client.send(HttpClient::request("GET", "/hello")));
    client.HttpClient::finishSending();
    QCOMPARE(client.receive().body, std::string("hello"));
    QVERIFY(client.waitForClose());

    TlsClient cut(m_endpoint->port, greeting());
    QVERIFY(cut.send("POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nhalf"));
    cut.HttpClient::finishSending();
    QCOMPARE(cut.receive().status, 400);
}

void TestTls::survivesACutInTheMiddle_data()
{
    QTest::addColumn<QByteArray>("sent");
    QTest::addColumn<bool>("isReset");
    const auto large = QByteArray::fromStdString(HttpClient::request("GET", "/large"));
    const QByteArray half = "POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nhalf";
    QTest::newRow("request, orderly") << half << false;
    QTest::newRow("request, reset") << half << true;
    QTest::newRow("answer, orderly") << large << false;
    QTest::newRow("answer, reset") << large << true;
    QTest::newRow("answers, reset") << large.repeated(10) << true;
}

void TestTls::survivesACutInTheMiddle()
{
    QFETCH(QByteArray, sent);
    QFETCH(bool, isReset);
    const auto how = isReset ? HttpClient::Close::Reset : HttpClient::Close::Orderly;
    for (int round = 0; round < 5; ++round) {
        TlsClient client(m_endpoint->port, greeting());
        QVERIFY(client.send(sent.toStdString()));
        QCOMPARE(get(*m_endpoint), 200); // the handshake or request is half done by now
        client.HttpClient::close(how);   // closes TCP without close_notify
    }
    TlsClient client(m_endpoint->port, greeting());
    QCOMPARE(client.get("/large").body.size(), size_t(8 * 1024 * 1024));
}

void TestTls::stopsDuringAHandshake()
{
    Endpoint endpoint(withTls({.threads = 2, .requestTimeout = 60s, .stopTimeout = 60s}));
    std::vector<std::unique_ptr<HttpClient>> stalling;
    for (int i = 0; i < 6; ++i) {
        stalling.push_back(std::make_unique<HttpClient>(endpoint.port));
        QVERIFY(stalling.back()->connect());
        if (i % 2 == 0)
            QVERIFY(stalling.back()->send(kHalfGreeting));
        QCOMPARE(get(endpoint), 200); // the I/O threads have had their turn
    }
    const std::jthread stopping([&endpoint] { endpoint.listener->stop(); });
    for (const auto &client : stalling)
        QVERIFY(client->waitForClose());
}

void TestTls::refusesAnIdentityOfNoUse()
{
    http::TlsIdentity identity = testIdentity();
    identity.privateKeyPem = crypto::PrivateKey::generate(crypto::Algorithm::Es256).pkcs8Pem();
    http::Listener listener({.tls = identity}, m_endpoint->router, m_endpoint->logFile.log());
    const auto started = listener.start();
    QVERIFY(!started);
    QCOMPARE(started.error().code, ErrorCode::FieldInvalid);
    QVERIFY(started.error().detail.contains(u"key"_s));
}

void TestTls::hasNoTlsWithoutAnIdentity()
{
    Endpoint plain;
    QVERIFY(!TlsClient(plain.port, greeting()).connect());
    QCOMPARE(HttpClient(plain.port).get("/peer").body, std::string("plain here"));
}

TILLDESK_TEST(TestTls, QCoreApplication)
#include "tst_tls.moc"
