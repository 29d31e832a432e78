#include "tests/api/listener/endpoint.h"
#include "tests/support/test_program.h"

#include <QtTest>
#include <algorithm>
#include <thread>

using namespace std::chrono_literals;
using namespace tilldesk;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;

class TestListenerStop : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void stopsAtOnceWithIdleConnections();
    void letsRunningRequestsFinish();
    void letsAHalfSentRequestFinish();
    void givesUpOnRequestsThatDoNotFinish();
    void dropsRepliesThatComeAfterwards();
    void dropsRepliesThatComeMeanwhile();
    void survivesACallerThatLeavesBeforeItsAnswer_data();
    void survivesACallerThatLeavesBeforeItsAnswer();
    void stopsTwiceAndStartsAgain();
    void tellsWhyItCannotListen();
};

void TestListenerStop::stopsAtOnceWithIdleConnections()
{
    Endpoint endpoint({.threads = 2, .stopTimeout = 60s});
    Client used(endpoint.port);
    Client unused(endpoint.port);
    QCOMPARE(used.get("/hello").status, 200);
    QVERIFY(unused.connect());
    endpoint.listener->stop();
    QVERIFY(used.waitForClose());
    QVERIFY(unused.waitForClose());
    QVERIFY(!Client(endpoint.port).connect());
}

void TestListenerStop::letsRunningRequestsFinish()
{
    Endpoint endpoint({.stopTimeout = 60s});
    Client client(endpoint.port);
    client.send(Client::request("GET", "/later/1") + Client::request("GET", "/later/2"));
    const auto waiting = endpoint.shelf.take(2);
    QCOMPARE(waiting.size(), size_t(2));
    Client idle(endpoint.port);
    QCOMPARE(idle.get("/hello").status, 200);

    std::jthread stopping([&endpoint] { endpoint.listener->stop(); });
    QVERIFY(idle.waitForClose()); // the close shows that the stop has begun
    waiting[1].second.send(http::Response{200, "two"});
    waiting[0].second.send(http::Response{200, "one"});

    QCOMPARE(client.receive().body, std::string("one"));
    const HttpAnswer last = client.receive();
    QCOMPARE(last.body, std::string("two"));
    QVERIFY(last.header("Connection") == "close");
    QVERIFY(client.waitForClose());
    client.close();
    stopping.join();
}

void TestListenerStop::letsAHalfSentRequestFinish()
{
    Endpoint endpoint({.stopTimeout = 60s});
    Client client(endpoint.port);
    const std::string request = Client::request("POST", "/echo", {}, "body");
    client.send(request.substr(0, 30));
    Client idle(endpoint.port);
    QCOMPARE(idle.get("/hello").status, 200); // by now the half request was read

    std::jthread stopping([&endpoint] { endpoint.listener->stop(); });
    QVERIFY(idle.waitForClose());
    client.send(request.substr(30) + Client::request("GET", "/later/1"));

    const HttpAnswer answer = client.receive();
    QCOMPARE(answer.body, std::string("body"));
    QVERIFY(answer.header("Connection") == "close");
    QVERIFY(client.waitForClose());
    client.close();
    stopping.join();
    QCOMPARE(endpoint.shelf.size(), size_t(0));
}

void TestListenerStop::givesUpOnRequestsThatDoNotFinish()
{
    Endpoint endpoint({.stopTimeout = 50ms});
    Client client(endpoint.port);
    client.send(Client::request("GET", "/later/1"));
    const auto waiting = endpoint.shelf.take(1);
    QCOMPARE(waiting.size(), size_t(1));
    endpoint.listener->stop();
    QVERIFY(client.waitForClose());
}

void TestListenerStop::dropsRepliesThatComeAfterwards()
{
    Endpoint endpoint({.stopTimeout = 50ms});
    Client client(endpoint.port);
    client.send(Client::request("GET", "/later/1") + Client::request("GET", "/later/2"));
    auto waiting = endpoint.shelf.take(2);
    QCOMPARE(waiting.size(), size_t(2));
    endpoint.listener.reset();

    waiting[0].second.send(http::Response{200, "too late"});
    waiting.clear(); // drops the second reply, whose default response is discarded too
    QVERIFY(client.waitForClose());
}

void TestListenerStop::dropsRepliesThatComeMeanwhile()
{
    for (int round = 0; round < 20; ++round) {
        Endpoint endpoint({.threads = 2, .stopTimeout = 1ms});
        std::vector<std::unique_ptr<Client>> clients;
        for (int i = 0; i < 8; ++i) {
            clients.push_back(std::make_unique<Client>(endpoint.port));
            clients.back()->send(Client::request("GET", "/later/1")
                                 + Client::request("GET", "/later/2"));
        }
        std::atomic<bool> isOver = false;
        std::jthread answerer([&endpoint, &isOver] {
            while (!isOver) {
                for (const auto &[request, reply] : endpoint.shelf.take(1))
                    reply.send(http::Response{200, "x"});
            }
        });
        endpoint.listener->stop();
        isOver = true;
        endpoint.shelf.put(nullptr, http::Reply([](const auto &) {})); // wakes the answering thread
        answerer.join();
        for (const auto &client : clients) {
            HttpAnswer answer;
            while ((answer = client->receive()).status != 0) {
                QCOMPARE(answer.status, 200);
                QCOMPARE(answer.body, std::string("x"));
            }
            QCOMPARE(answer.body, std::string("no answer")); // closed; no response was cut off
        }
    }
}

void TestListenerStop::survivesACallerThatLeavesBeforeItsAnswer_data()
{
    QTest::addColumn<bool>("isReset");
    QTest::newRow("orderly") << false;
    QTest::newRow("reset") << true;
}

void TestListenerStop::survivesACallerThatLeavesBeforeItsAnswer()
{
    QFETCH(bool, isReset);
    Endpoint endpoint;
    Client client(endpoint.port);
    client.send(Client::request("GET", "/later/1") + Client::request("GET", "/later/2"));
    const auto waiting = endpoint.shelf.take(2);
    QCOMPARE(waiting.size(), size_t(2));
    client.close(isReset ? Client::Close::Reset : Client::Close::Orderly);
    // By now the I/O thread has seen the close.
    QCOMPARE(Client(endpoint.port).get("/hello").status, 200);

    waiting[0].second.send(http::Response{200, std::string(1024 * 1024, 'x')});
    waiting[1].second.send(http::Response{200, "x"});

    QCOMPARE(Client(endpoint.port).get("/hello").status, 200);
    const QByteArray log = endpoint.log();
    QCOMPARE(log.count(" /later/"), 2); // both requests are logged
    if (isReset)
        QCOMPARE(log.count(" gone "), 2);
}

void TestListenerStop::stopsTwiceAndStartsAgain()
{
    Endpoint endpoint;
    QCOMPARE(Client(endpoint.port).get("/hello").status, 200);
    endpoint.listener->stop();
    endpoint.listener->stop();
    const auto port = endpoint.listener->start();
    QVERIFY(port);
    QCOMPARE(Client(*port).get("/hello").status, 200);
}

void TestListenerStop::tellsWhyItCannotListen()
{
    Endpoint endpoint;
    http::Listener samePort({.port = endpoint.port}, endpoint.router, endpoint.logFile.log());
    const auto taken = samePort.start();
    QVERIFY(!taken);
    QCOMPARE(taken.error().code, ErrorCode::Internal);
    QVERIFY(taken.error().detail.contains(u"in use"_s));

    http::Listener nowhere({.address = "nowhere"}, endpoint.router, endpoint.logFile.log());
    QVERIFY(!nowhere.start());
    nowhere.stop();
}

TILLDESK_TEST(TestListenerStop, QCoreApplication)
#include "tst_listener_stop.moc"
