#include "tests/api/listener/endpoint.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace std::chrono_literals;
using namespace tilldesk;
using namespace tilldesk::test;

namespace {

/// Repeats a request until the endpoint has a free connection slot. Each attempt waits for a
/// response.
HttpAnswer whenThereIsRoom(std::uint16_t port)
{
    HttpAnswer answer;
    for (int i = 0; i < 20'000 && answer.status != 200; ++i)
        answer = Client(port).get("/hello");
    return answer;
}

} // namespace

class TestListenerLimits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void refusesOneConnectionTooMany();
    void hasRoomAgainWhenACallerLeaves();
    void servesTheWholeDefaultNumber();
    void answers408ToHalfARequest_data();
    void answers408ToHalfARequest();
    void answers408ToASenderThatNeverStops();
    void countsFromTheFirstByteOfEachRequest();
    void closesAnIdleConnectionSilently();
    void closesAnIdleConnectionAfterARequest();
    void doesNotHurryTheHandler();
    void givesUpOnACallerThatDoesNotRead();
    void givesUpOnACallerThatDoesNotLeave();
    void letsACallerFinishSendingWhatIsRefused();
    void answers400ToARequestThatEndsTooEarly();
};

void TestListenerLimits::refusesOneConnectionTooMany()
{
    Endpoint endpoint({.maxConnections = 2});
    Client first(endpoint.port);
    Client second(endpoint.port);
    QCOMPARE(first.get("/hello").status, 200);
    QCOMPARE(second.get("/hello").status, 200);

    Client third(endpoint.port);
    QVERIFY(third.connect());
    const HttpAnswer refusal = third.receive();
    QCOMPARE(refusal.status, 503);
    QVERIFY(refusal.header("Retry-After"));
    QVERIFY(refusal.header("Connection") == "close");
    QVERIFY(refusal.body.find("TRY_AGAIN_LATER") != std::string::npos);
    QVERIFY(third.waitForClose());

    Client fourth(endpoint.port);
    QCOMPARE(fourth.get("/hello").status, 503); // also if the request was sent already

    QCOMPARE(first.get("/hello").status, 200);
    QCOMPARE(second.get("/hello").status, 200);
}

void TestListenerLimits::hasRoomAgainWhenACallerLeaves()
{
    Endpoint endpoint({.maxConnections = 1});
    Client first(endpoint.port);
    QCOMPARE(first.get("/hello").status, 200);
    QCOMPARE(Client(endpoint.port).get("/hello").status, 503);
    first.close();
    QCOMPARE(whenThereIsRoom(endpoint.port).status, 200);
}

void TestListenerLimits::servesTheWholeDefaultNumber()
{
    // A full listener closes a connection that has been idle for longer than this.
    Endpoint endpoint({.shortTimeout = 60s});
    std::vector<std::unique_ptr<Client>> clients;
    for (int i = 0; i < 256; ++i) {
        clients.push_back(std::make_unique<Client>(endpoint.port));
        QCOMPARE(clients.back()->get("/hello").status, 200);
    }
    QCOMPARE(Client(endpoint.port).get("/hello").status, 503);
    for (const auto &client : clients)
        QCOMPARE(client->get("/hello").status, 200);
}

void TestListenerLimits::answers408ToHalfARequest_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("one byte") << QByteArray("G");
    QTest::newRow("half a start line") << QByteArray("GET /hel");
    QTest::newRow("half a header") << QByteArray("GET /hello HTTP/1.1\r\nHost: a\r\nX");
    QTest::newRow("half a body") << QByteArray(
        "POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nhalf");
    QTest::newRow("half a chunk") << QByteArray(
        "POST /echo HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\na\r\nhalf");
    QTest::newRow("no last chunk") << QByteArray(
        "POST /echo HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n");
}

void TestListenerLimits::answers408ToHalfARequest()
{
    QFETCH(QByteArray, bytes);
    Endpoint endpoint({.requestTimeout = 50ms});
    Client client(endpoint.port);
    QVERIFY(client.send(bytes.toStdString()));
    const HttpAnswer answer = client.receive();
    QCOMPARE(answer.status, 408);
    QVERIFY(answer.header("Connection") == "close");
    QVERIFY(answer.body.find("REQUEST_TIMEOUT") != std::string::npos);
    QVERIFY(client.waitForClose());
}

void TestListenerLimits::answers408ToASenderThatNeverStops()
{
    Endpoint endpoint({.requestTimeout = 50ms});
    Client client(endpoint.port);
    client.send("GET /hello HTTP/1.1\r\nHost: a\r\n");
    // Paces the sender without sleeping: each exchange of a second client is one turn of the I/O
    // thread.
    Client pace(endpoint.port);
    int sent = 0;
    for (; sent < 12'000 && client.isQuiet(); ++sent) {
        client.send("a");
        QCOMPARE(pace.get("/hello").status, 200);
    }
    QCOMPARE(client.receive().status, 408);
}

void TestListenerLimits::countsFromTheFirstByteOfEachRequest()
{
    Endpoint endpoint({.requestTimeout = 50ms});
    Client client(endpoint.port);
    QCOMPARE(client.get("/hello").status, 200);
    Client slow(endpoint.port);
    slow.send("G");
    QCOMPARE(slow.receive().status, 408); // at least 50 ms have passed
    QCOMPARE(client.get("/hello").status, 200);
}

void TestListenerLimits::closesAnIdleConnectionSilently()
{
    Endpoint endpoint({.idleTimeout = 50ms});
    Client client(endpoint.port);
    QVERIFY(client.connect());
    QVERIFY(client.waitForClose());
    Client blank(endpoint.port);
    QVERIFY(blank.send("\r\n\r\n")); // empty lines do not start a request
    QVERIFY(blank.waitForClose());
}

void TestListenerLimits::closesAnIdleConnectionAfterARequest()
{
    Endpoint endpoint({.idleTimeout = 50ms});
    Client client(endpoint.port);
    QCOMPARE(client.get("/hello").status, 200);
    QVERIFY(client.waitForClose());
}

void TestListenerLimits::doesNotHurryTheHandler()
{
    Endpoint endpoint({.requestTimeout = 50ms, .idleTimeout = 50ms});
    Client client(endpoint.port);
    client.send(Client::request("GET", "/later/1"));
    const auto waiting = endpoint.shelf.take(1);
    QCOMPARE(waiting.size(), size_t(1));
    for (int i = 0; i < 2; ++i) {
        Client idle(endpoint.port);
        QVERIFY(idle.connect());
        QVERIFY(idle.waitForClose()); // both time-outs have passed
    }
    QVERIFY(client.isQuiet());
    waiting[0].second.send(http::Response{200, "at last"});
    QCOMPARE(client.receive().body, std::string("at last"));
}

void TestListenerLimits::givesUpOnACallerThatDoesNotRead()
{
    Endpoint endpoint({.requestTimeout = 50ms, .maxConnections = 1});
    Client client(endpoint.port);
    client.send(Client::request("GET", "/large"));
    QCOMPARE(whenThereIsRoom(endpoint.port).status, 200);
    QCOMPARE(client.receive().status, 0); // the response was cut off
}

void TestListenerLimits::givesUpOnACallerThatDoesNotLeave()
{
    Endpoint endpoint({.requestTimeout = 50ms, .maxConnections = 1});
    Client client(endpoint.port);
    client.send("garbage\r\n\r\n");
    QCOMPARE(client.receive().status, 400);
    // The slot is free although the client has not closed.
    QCOMPARE(whenThereIsRoom(endpoint.port).status, 200);
}

void TestListenerLimits::letsACallerFinishSendingWhatIsRefused()
{
    Endpoint endpoint;
    Client client(endpoint.port);
    // Many clients send the whole body before they read. A reset would destroy the response.
    const HttpAnswer answer = client.post("/echo", std::string(16 * 1024 * 1024, 'x'));
    QCOMPARE(answer.status, 413);
}

void TestListenerLimits::answers400ToARequestThatEndsTooEarly()
{
    Endpoint endpoint;
    Client client(endpoint.port);
    client.send("POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nhalf");
    client.finishSending();
    QCOMPARE(client.receive().status, 400);
    QVERIFY(client.waitForClose());
}

TILLDESK_TEST(TestListenerLimits, QCoreApplication)
#include "tst_listener_limits.moc"
