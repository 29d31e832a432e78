#include "tests/api/listener/endpoint.h"
#include "tests/support/test_program.h"

#include <QLocale>
#include <QRegularExpression>
#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;

namespace {

constexpr auto kParent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";

bool isUuid(const std::optional<std::string> &text)
{
    static const QRegularExpression kForm(
        u"^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"_s);
    return text && kForm.match(QString::fromStdString(*text)).hasMatch();
}

} // namespace

class TestKeepAlive : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void servesManyRequestsOnOneConnection();
    void readsARequestThatComesByteByByte();
    void closesWhenAskedTo();
    void answersHttp10AndCloses();
    void keepsAnHttp10ConnectionWhenAskedTo();
    void answersHeadWithoutABody();
    void answers204WithoutLengthOrBody();
    void tellsTheDate();
    void echoesOrMakesTheRequestId_data();
    void echoesOrMakesTheRequestId();
    void continuesTheCallersTrace();
    void asksForTheBodyThatTheCallerHoldsBack();
    void doesNotAskForABodyThatIsThere();
    void answersACallerThatStoppedSending();
    void answersUnknownPathsAndMethods();
    void letsNoHandlerSplitTheHeader();
    void sendsLargeAnswersWhole();
    void logsOneLineARequest();
    void logsTechnicalErrorsWithTheirTrace();
    void logsNoQueryAndNoUnprintableByte();
};

void TestKeepAlive::servesManyRequestsOnOneConnection()
{
    Endpoint endpoint;
    Client client(endpoint.port);
    QVERIFY(client.connect());
    for (int i = 0; i < 100; ++i) {
        const std::string body = "number " + std::to_string(i);
        const HttpAnswer answer = client.post("/echo", body);
        QCOMPARE(answer.status, 200);
        QCOMPARE(answer.body, body);
        QCOMPARE(answer.version, std::string("HTTP/1.1"));
        QVERIFY(!answer.header("Connection"));
        QVERIFY(!answer.header("Server"));
    }
}

void TestKeepAlive::readsARequestThatComesByteByByte()
{
    Endpoint endpoint;
    Client client(endpoint.port);
    for (const char c : Client::request("POST", "/echo", {{"X", "y"}}, "slow"))
        QVERIFY(client.send({&c, 1}));
    QCOMPARE(client.receive().body, std::string("slow"));
}

void TestKeepAlive::closesWhenAskedTo()
{
    Endpoint endpoint;
    for (const char *option : {"close", "Close", "foo, close"}) {
        Client client(endpoint.port);
        client.send(Client::request("GET", "/hello", {{"Connection", option}}));
        const HttpAnswer answer = client.receive();
        QCOMPARE(answer.body, std::string("hello"));
        QVERIFY(answer.header("Connection") == "close");
        QVERIFY(client.waitForClose());
    }
}

void TestKeepAlive::answersHttp10AndCloses()
{
    Endpoint endpoint;
    Client client(endpoint.port);
    client.send("GET /hello HTTP/1.0\r\n\r\n");
    const HttpAnswer answer = client.receive();
    QCOMPARE(answer.body, std::string("hello"));
    QVERIFY(answer.header("Connection") == "close");
    QVERIFY(client.waitForClose());
}

void TestKeepAlive::keepsAnHttp10ConnectionWhenAskedTo()
{
    Endpoint endpoint;
    Client client(endpoint.port);
    for (int i = 0; i < 2; ++i) {
        client.send("GET /hello HTTP/1.0\r\nConnection: keep-alive\r\n\r\n");
        const HttpAnswer answer = client.receive();
        QCOMPARE(answer.body, std::string("hello"));
        QVERIFY(answer.header("Connection") == "keep-alive");
    }
}

void TestKeepAlive::answersHeadWithoutABody()
{
    Endpoint endpoint;
    Client client(endpoint.port);
    const HttpAnswer head = client.exchange("HEAD", "/hello");
    QCOMPARE(head.status, 200);
    QVERIFY(head.header("Content-Length") == "5");
    QVERIFY(head.header("Content-Type") == "text/plain");
    // The HEAD response left no body on the connection.
    QCOMPARE(client.get("/hello").body, std::string("hello"));
    QCOMPARE(client.exchange("HEAD", "/nowhere").status, 404);
    QCOMPARE(client.get("/hello").body, std::string("hello"));
}

void TestKeepAlive::answers204WithoutLengthOrBody()
{
    Endpoint endpoint;
    Client client(endpoint.port);
    const HttpAnswer answer = client.get("/empty");
    QCOMPARE(answer.status, 204);
    QVERIFY(!answer.header("Content-Length"));
    QVERIFY(!answer.header("Content-Type"));
    QCOMPARE(client.get("/hello").body, std::string("hello"));
}

void TestKeepAlive::tellsTheDate()
{
    Endpoint endpoint;
    const HttpAnswer answer = Client(endpoint.port).get("/hello");
    const QString date = QString::fromStdString(answer.header("Date").value_or(""));
    const QDateTime time = QLocale::c().toDateTime(date, u"ddd, dd MMM yyyy hh:mm:ss 'GMT'"_s);
    QVERIFY2(time.isValid(), qPrintable(date));
    const QDateTime utc(time.date(), time.time(), Qt::UTC);
    QVERIFY(qAbs(utc.secsTo(QDateTime::currentDateTimeUtc())) < 60);
}

void TestKeepAlive::echoesOrMakesTheRequestId_data()
{
    QTest::addColumn<QByteArray>("sent");
    QTest::addColumn<bool>("isEchoed");
    QTest::newRow("short") << QByteArray("7") << true;
    QTest::newRow("signs") << QByteArray("a/b+c=\"{~!") << true;
    QTest::newRow("longest") << QByteArray(128, 'x') << true;
    QTest::newRow("too long") << QByteArray(129, 'x') << false;
    QTest::newRow("blank inside") << QByteArray("a b") << false;
    QTest::newRow("not ASCII") << QByteArray("caf\xc3\xa9") << false;
    QTest::newRow("empty") << QByteArray() << false;
}

void TestKeepAlive::echoesOrMakesTheRequestId()
{
    QFETCH(QByteArray, sent);
    QFETCH(bool, isEchoed);
    Endpoint endpoint;
    Client client(endpoint.port);
    const auto answer = client.get("/hello", {{"x-request-id", sent.toStdString()}});
    QCOMPARE(answer.headerCount("X-Request-ID"), 1);
    if (isEchoed)
        QCOMPARE(answer.header("X-Request-ID").value(), sent.toStdString());
    else
        QVERIFY(isUuid(answer.header("X-Request-ID")));
}

void TestKeepAlive::continuesTheCallersTrace()
{
    Endpoint endpoint;
    Client client(endpoint.port);
    const std::string first = client.get("/whoami", {{"traceparent", kParent}}).body;
    const std::string second = client.get("/whoami", {{"traceparent", kParent}}).body;
    QVERIFY(first.starts_with("0af7651916cd43dd8448eb211c80319c "));
    QVERIFY(second.starts_with("0af7651916cd43dd8448eb211c80319c "));
    QVERIFY(first != second); // each request has its own span id
    const auto error = client.get("/nowhere", {{"traceparent", kParent}});
    QVERIFY(error.body.find("0af7651916cd43dd8448eb211c80319c") != std::string::npos);
}

void TestKeepAlive::asksForTheBodyThatTheCallerHoldsBack()
{
    Endpoint endpoint;
    Client client(endpoint.port);
    for (int i = 0; i < 2; ++i) {
        client.send("POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n"
                    "Expect: 100-Continue\r\n\r\n");
        const HttpAnswer interim = client.receive();
        QCOMPARE(interim.status, 100);
        QVERIFY(interim.headers.empty());
        client.send("body");
        QCOMPARE(client.receive().body, std::string("body"));
    }
}

void TestKeepAlive::doesNotAskForABodyThatIsThere()
{
    Endpoint endpoint;
    Client client(endpoint.port);
    const HttpHeaders expect{{"Expect", "100-continue"}};
    client.send(Client::request("POST", "/echo", expect, "body"));
    QCOMPARE(client.receive().body, std::string("body"));
    client.send(Client::request("GET", "/hello", expect));
    QCOMPARE(client.receive().body, std::string("hello"));
    client.send("POST /echo HTTP/1.0\r\nContent-Length: 4\r\nExpect: 100-continue\r\n\r\n");
    client.send("body");
    QCOMPARE(client.receive().body, std::string("body"));
}

void TestKeepAlive::answersACallerThatStoppedSending()
{
    Endpoint endpoint;
    Client client(endpoint.port);
    client.send(Client::request("GET", "/later/1"));
    client.finishSending();
    const auto waiting = endpoint.shelf.take(1);
    QCOMPARE(waiting.size(), size_t(1));
    waiting[0].second.send(http::Response{200, "late"});
    QCOMPARE(client.receive().body, std::string("late"));
    QVERIFY(client.waitForClose());
}

void TestKeepAlive::answersUnknownPathsAndMethods()
{
    Endpoint endpoint;
    Client client(endpoint.port);
    QCOMPARE(client.get("/nowhere").status, 404);
    QCOMPARE(client.exchange("OPTIONS", "*").status, 404);
    const HttpAnswer answer = client.exchange("DELETE", "/echo", {}, "x");
    QCOMPARE(answer.status, 405);
    QVERIFY(answer.header("Allow") == "GET, HEAD, POST");
    QCOMPARE(client.get("/hello").status, 200);
}

void TestKeepAlive::letsNoHandlerSplitTheHeader()
{
    Endpoint endpoint;
    const HttpAnswer answer = Client(endpoint.port).get("/headers");
    QVERIFY(!answer.header("Set-Cookie"));
    QVERIFY(answer.header("X-Evil") == "a  Set-Cookie: b");
}

void TestKeepAlive::sendsLargeAnswersWhole()
{
    Endpoint endpoint;
    Client client(endpoint.port);
    for (int i = 0; i < 3; ++i)
        QCOMPARE(client.get("/large").body.size(), size_t(8 * 1024 * 1024));
    QCOMPARE(client.get("/hello").body, std::string("hello"));
}

void TestKeepAlive::logsOneLineARequest()
{
    Endpoint endpoint;
    Client client(endpoint.port);
    client.get("/whoami", {{"traceparent", kParent}});
    client.get("/nowhere", {{"traceparent", kParent}});
    client.send("garbage\r\n\r\n");
    QCOMPARE(client.receive().status, 400);

    const QList<QByteArray> lines = endpoint.log().trimmed().split('\n');

    QCOMPARE(lines.size(), 3);
    const auto matches = [](const QByteArray &line, const QString &form) {
        return QRegularExpression(form).match(QString::fromUtf8(line)).hasMatch();
    };
    const QString trace = u"0af7651916cd43dd8448eb211c80319c"_s;
    QVERIFY(matches(lines[0], u" INFO  GET /whoami 200 \\d+\\.\\d{3} ms %1 p-1$"_s.arg(trace)));
    QVERIFY(matches(lines[1], u" INFO  GET /nowhere 404 \\d+\\.\\d{3} ms %1 -$"_s.arg(trace)));
    QVERIFY(matches(lines[2], u" INFO  - - 400 \\d+\\.\\d{3} ms [0-9a-f]{32} -$"_s));
}

void TestKeepAlive::logsTechnicalErrorsWithTheirTrace()
{
    Endpoint endpoint;
    const HttpAnswer answer = Client(endpoint.port).get("/fault", {{"traceparent", kParent}});
    QCOMPARE(answer.status, 500);
    QVERIFY(answer.body.find("disk") == std::string::npos);
    const QByteArray log = endpoint.log();
    QVERIFY(log.contains(" ERROR 0af7651916cd43dd8448eb211c80319c: the disk is full\n"));
    QVERIFY(log.contains(" GET /fault 500 "));
}

void TestKeepAlive::logsNoQueryAndNoUnprintableByte()
{
    Endpoint endpoint;
    Client client(endpoint.port);
    client.get("/hello?secret=1");
    client.get("/caf\xc3\xa9");
    client.get("/" + std::string(5000, 'x'));
    const QByteArray log = endpoint.log();
    QVERIFY(!log.contains("secret"));
    QVERIFY(log.contains(" /caf?? 404"));
    QVERIFY(log.size() < 1000);
}

TILLDESK_TEST(TestKeepAlive, QCoreApplication)
#include "tst_keep_alive.moc"
