#include "tests/api/listener/endpoint.h"
#include "tests/support/test_program.h"

#include <QtTest>
#include <algorithm>
#include <thread>

using namespace tilldesk;
using namespace tilldesk::test;

namespace {

std::string later(int n)
{
    return Client::request("GET", "/later/" + std::to_string(n));
}

void answerWithItsNumber(const std::pair<http::RequestPtr, http::Reply> &waiting)
{
    waiting.second.send(http::Response{200, waiting.first->params.at("n")});
}

} // namespace

class TestPipelining : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void preparesOnTheConnectionsThreadBeforeItAnswers();
    void answersWhenAPreparationFails();
    void answersInTheOrderOfTheRequests();
    void keepsTheOrderWhenAnswersComeBackwards();
    void holdsAFastAnswerBehindASlowOne();
    void readsNoMoreThanSixteenAhead();
    void keepsTheOrderOfInterimAnswers();
    void ignoresWhatComesAfterTheLastRequest();
    void answersWhatCameBeforeTheGarbage();
    void answersAllBeforeItEndsWithTheCaller();
    void survivesLargeAnswersToAReaderThatIsBehind();
    void takesNoRequestFromAReaderThatIsBehind();
    void takesAnswersWhileAReaderIsBehind();
    void takesAnswersFromOtherThreads_data();
    void takesAnswersFromOtherThreads();
};

void TestPipelining::preparesOnTheConnectionsThreadBeforeItAnswers()
{
    Endpoint endpoint;
    Client client(endpoint.port);
    client.send(Client::request("GET", "/later/1"));
    const auto waiting = endpoint.shelf.take(1);
    QCOMPARE(waiting.size(), size_t(1));
    const http::Reply &reply = waiting[0].second;
    const auto steps = std::make_shared<std::vector<std::thread::id>>();
    for (int i = 0; i < 3; ++i)
        reply.prepare([steps] { steps->push_back(std::this_thread::get_id()); });
    reply.send([steps] {
        const bool isOfOneThread =
            std::ranges::count(*steps, std::this_thread::get_id()) == qsizetype(steps->size());
        return http::Response{200, std::to_string(steps->size()) + (isOfOneThread ? " here" : "")};
    });
    QCOMPARE(client.receive().body, std::string("3 here"));
}

void TestPipelining::answersWhenAPreparationFails()
{
    Endpoint endpoint;
    Client client(endpoint.port);
    client.send(Client::request("GET", "/later/1"));
    const auto waiting = endpoint.shelf.take(1);
    waiting.at(0).second.prepare([] { throw std::runtime_error("no key"); });
    waiting.at(0).second.send(http::Response{200, "all the same"});
    QCOMPARE(client.receive().body, std::string("all the same"));
}

void TestPipelining::answersInTheOrderOfTheRequests()
{
    Endpoint endpoint;
    Client client(endpoint.port);
    std::string requests;
    for (int i = 0; i < 100; ++i)
        requests += Client::request("POST", "/echo", {}, std::to_string(i));
    QVERIFY(client.send(requests));
    for (int i = 0; i < 100; ++i)
        QCOMPARE(client.receive().body, std::to_string(i));
}

void TestPipelining::keepsTheOrderWhenAnswersComeBackwards()
{
    Endpoint endpoint;
    Client client(endpoint.port);
    std::string requests;
    for (int i = 0; i < 10; ++i)
        requests += later(i);
    QVERIFY(client.send(requests));
    auto waiting = endpoint.shelf.take(10);
    QCOMPARE(waiting.size(), size_t(10));
    std::ranges::reverse(waiting);
    std::ranges::for_each(waiting, answerWithItsNumber);
    for (int i = 0; i < 10; ++i)
        QCOMPARE(client.receive().body, std::to_string(i));
}

void TestPipelining::holdsAFastAnswerBehindASlowOne()
{
    Endpoint endpoint;
    Client client(endpoint.port);
    QVERIFY(client.send(later(1) + Client::request("GET", "/hello")));
    const auto waiting = endpoint.shelf.take(1);
    QCOMPARE(waiting.size(), size_t(1));
    QCOMPARE(Client(endpoint.port).get("/hello").status, 200); // the I/O thread has had its turn
    QVERIFY(client.isQuiet());
    answerWithItsNumber(waiting[0]);
    QCOMPARE(client.receive().body, std::string("1"));
    QCOMPARE(client.receive().body, std::string("hello"));
}

void TestPipelining::readsNoMoreThanSixteenAhead()
{
    Endpoint endpoint;
    Client client(endpoint.port);
    std::string requests;
    for (int i = 0; i < 20; ++i)
        requests += later(i);
    QVERIFY(client.send(requests));
    const auto waiting = endpoint.shelf.take(16);
    QCOMPARE(waiting.size(), size_t(16));
    QCOMPARE(Client(endpoint.port).get("/hello").status, 200); // the I/O thread has had its turn
    QCOMPARE(endpoint.shelf.size(), size_t(0));

    std::ranges::for_each(waiting, answerWithItsNumber);
    const auto rest = endpoint.shelf.take(4);
    QCOMPARE(rest.size(), size_t(4));
    std::ranges::for_each(rest, answerWithItsNumber);
    for (int i = 0; i < 20; ++i)
        QCOMPARE(client.receive().body, std::to_string(i));
}

void TestPipelining::keepsTheOrderOfInterimAnswers()
{
    Endpoint endpoint;
    Client client(endpoint.port);
    QVERIFY(client.send(later(1)
                        + "POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n"
                          "Expect: 100-continue\r\n\r\n"));
    const auto waiting = endpoint.shelf.take(1);
    QCOMPARE(waiting.size(), size_t(1));
    answerWithItsNumber(waiting[0]);
    QCOMPARE(client.receive().body, std::string("1"));
    QCOMPARE(client.receive().status, 100);
    QVERIFY(client.send("ab"));
    QCOMPARE(client.receive().body, std::string("ab"));
}

void TestPipelining::ignoresWhatComesAfterTheLastRequest()
{
    Endpoint endpoint;
    Client client(endpoint.port);
    QVERIFY(client.send(Client::request("GET", "/hello", {{"Connection", "close"}})
                        + Client::request("GET", "/later/1")));
    QCOMPARE(client.receive().body, std::string("hello"));
    QVERIFY(client.waitForClose());
    QCOMPARE(endpoint.shelf.size(), size_t(0));
}

void TestPipelining::answersWhatCameBeforeTheGarbage()
{
    Endpoint endpoint;
    Client client(endpoint.port);
    QVERIFY(client.send(later(1) + Client::request("GET", "/hello") + "garbage\r\n\r\n"
                        + Client::request("GET", "/hello")));
    const auto waiting = endpoint.shelf.take(1);
    QCOMPARE(waiting.size(), size_t(1));
    answerWithItsNumber(waiting[0]);
    QCOMPARE(client.receive().body, std::string("1"));
    QCOMPARE(client.receive().body, std::string("hello"));
    QCOMPARE(client.receive().status, 400);
    QVERIFY(client.waitForClose());
}

void TestPipelining::answersAllBeforeItEndsWithTheCaller()
{
    Endpoint endpoint;
    Client client(endpoint.port);
    QVERIFY(client.send(later(1) + later(2)));
    client.finishSending();
    const auto waiting = endpoint.shelf.take(2);
    QCOMPARE(waiting.size(), size_t(2));
    answerWithItsNumber(waiting[1]);
    answerWithItsNumber(waiting[0]);
    QCOMPARE(client.receive().body, std::string("1"));
    QCOMPARE(client.receive().body, std::string("2"));
    QVERIFY(client.waitForClose());
}

void TestPipelining::survivesLargeAnswersToAReaderThatIsBehind()
{
    Endpoint endpoint;
    Client client(endpoint.port);
    std::string requests = Client::request("GET", "/large");
    requests += requests + later(1) + Client::request("GET", "/hello");
    QVERIFY(client.send(requests));
    QCOMPARE(Client(endpoint.port).get("/hello").status, 200);
    for (int i = 0; i < 2; ++i)
        QCOMPARE(client.receive().body.size(), size_t(8 * 1024 * 1024));
    const auto waiting = endpoint.shelf.take(1);
    QCOMPARE(waiting.size(), size_t(1));
    answerWithItsNumber(waiting[0]);
    QCOMPARE(client.receive().body, std::string("1"));
    QCOMPARE(client.receive().body, std::string("hello"));
}

void TestPipelining::takesNoRequestFromAReaderThatIsBehind()
{
    Endpoint endpoint;
    Client client(endpoint.port);
    Client other(endpoint.port);
    QVERIFY(client.send(Client::request("GET", "/large")));
    QCOMPARE(other.get("/hello").status, 200); // the I/O thread has had its turn
    QVERIFY(client.send(later(1)));
    QCOMPARE(other.get("/hello").status, 200);
    QCOMPARE(endpoint.shelf.size(), size_t(0));

    QCOMPARE(client.receive().body.size(), size_t(8 * 1024 * 1024));
    const auto waiting = endpoint.shelf.take(1);
    QCOMPARE(waiting.size(), size_t(1));
    answerWithItsNumber(waiting[0]);
    QCOMPARE(client.receive().body, std::string("1"));
}

void TestPipelining::takesAnswersWhileAReaderIsBehind()
{
    Endpoint endpoint;
    Client client(endpoint.port);
    QVERIFY(client.send(Client::request("GET", "/large") + later(1) + later(2)));
    const auto waiting = endpoint.shelf.take(2);
    QCOMPARE(waiting.size(), size_t(2));
    answerWithItsNumber(waiting[1]);
    answerWithItsNumber(waiting[0]);
    QCOMPARE(Client(endpoint.port).get("/hello").status, 200); // the I/O thread has had its turn
    const std::string large = client.receive().body;
    QCOMPARE(large.size(), size_t(8 * 1024 * 1024));
    QCOMPARE(large.find_first_not_of('x'), std::string::npos);
    QCOMPARE(client.receive().body, std::string("1"));
    QCOMPARE(client.receive().body, std::string("2"));
}

void TestPipelining::takesAnswersFromOtherThreads_data()
{
    QTest::addColumn<int>("threads");
    QTest::newRow("one I/O thread") << 1;
    QTest::newRow("four I/O threads") << 4;
}

void TestPipelining::takesAnswersFromOtherThreads()
{
    QFETCH(int, threads);
    constexpr int kClients = 8;
    constexpr int kRequests = 200;
    Endpoint endpoint({.threads = threads});
    std::jthread answerer([&endpoint] {
        for (int left = kClients * kRequests; left > 0;) {
            const auto waiting = endpoint.shelf.take(1);
            if (waiting.empty())
                return;
            std::ranges::for_each(waiting, answerWithItsNumber);
            left -= int(waiting.size());
        }
    });
    std::atomic<int> right = 0;
    {
        std::vector<std::jthread> clients;
        for (int c = 0; c < kClients; ++c) {
            clients.emplace_back([&right, port = endpoint.port, c] {
                Client client(port);
                for (int i = 0; i < kRequests; ++i) {
                    const std::string number = std::to_string(c * kRequests + i);
                    right += client.get("/later/" + number).body == number ? 1 : 0;
                }
            });
        }
    }
    QCOMPARE(right.load(), kClients * kRequests);
}

TILLDESK_TEST(TestPipelining, QCoreApplication)
#include "tst_pipelining.moc"
