#include "tests/api/listener/endpoint.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <algorithm>

using namespace std::chrono_literals;
using namespace tilldesk;
using namespace tilldesk::test;

namespace {

constexpr auto kCrowd = "127.0.0.2"; // the address that takes every slot it can get
constexpr auto kOther = "127.0.0.3";

using Silent = std::vector<std::unique_ptr<HttpClient>>;

/// Opens `count` connections from one address. They send nothing.
Silent silentFrom(const char *source, std::uint16_t port, int count)
{
    Silent clients;
    for (int i = 0; i < count; ++i) {
        clients.push_back(std::make_unique<HttpClient>(port));
        clients.back()->setSource(source);
        clients.back()->connect();
    }
    return clients;
}

HttpAnswer askFrom(const char *source, std::uint16_t port, bool isTls = false)
{
    std::unique_ptr<HttpClient> client;
    if (isTls)
        client = std::make_unique<TlsClient>(
            port, TlsGreeting{.authorityPem = testIdentity().authorityPem.toStdString()});
    else
        client = std::make_unique<HttpClient>(port);
    client->setSource(source);
    return client->get("/hello");
}

} // namespace

class TestAddressLimits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsRoomForOtherAddresses_data();
    void keepsRoomForOtherAddresses();
    void refusesOneConnectionTooManyOfAnAddress();
    void closesOneHandshakeTooMany();
    void hurriesSilentCallersWhenSlotsAreShort_data();
    void hurriesSilentCallersWhenSlotsAreShort();
    void doesNotHurryWhoHasAsked();
    void givesTheSlotOfTheLongestIdleToANewCaller();
    void refusesTooManyUnfinishedBytesOfAnAddress();
    void exemptsThisComputer();
};

void TestAddressLimits::keepsRoomForOtherAddresses_data()
{
    QTest::addColumn<bool>("isTls");
    QTest::newRow("plain") << false;
    QTest::newRow("TLS") << true;
}

void TestAddressLimits::keepsRoomForOtherAddresses()
{
    QFETCH(const bool, isTls);
    http::ListenerOptions options{.limitsLoopback = true};
    if (isTls)
        options.tls = testIdentity();
    Endpoint endpoint(options);
    const auto crowd = silentFrom(kCrowd, endpoint.port, 256);
    QCOMPARE(askFrom(kOther, endpoint.port, isTls).status, 200);
}

void TestAddressLimits::refusesOneConnectionTooManyOfAnAddress()
{
    Endpoint endpoint({.limitsLoopback = true, .maxConnectionsPerAddress = 2});
    auto crowd = silentFrom(kCrowd, endpoint.port, 2);
    QCOMPARE(crowd[0]->get("/hello").status, 200);
    QCOMPARE(crowd[1]->get("/hello").status, 200);

    const HttpAnswer refusal = askFrom(kCrowd, endpoint.port);

    QCOMPARE(refusal.status, 503);
    QVERIFY(refusal.body.find("TRY_AGAIN_LATER") != std::string::npos);
    QCOMPARE(endpoint.listener->figures().turnedAway, quint64(1));
    QCOMPARE(askFrom(kOther, endpoint.port).status, 200);
    crowd.clear();
    QTRY_COMPARE(endpoint.listener->figures().connections, 0);
    QTRY_COMPARE(askFrom(kCrowd, endpoint.port).status, 200);
}

void TestAddressLimits::closesOneHandshakeTooMany()
{
    Endpoint endpoint(
        {.limitsLoopback = true, .maxHandshakesPerAddress = 2, .tls = testIdentity()});
    const auto crowd = silentFrom(kCrowd, endpoint.port, 3);
    QVERIFY(crowd[2]->waitForClose());
    QVERIFY(crowd[0]->isQuiet());
    QVERIFY(crowd[1]->isQuiet());
    QCOMPARE(askFrom(kOther, endpoint.port, true).status, 200);
    QCOMPARE(askFrom(kOther, endpoint.port, true).status, 200); // ended handshakes do not count
    QCOMPARE(askFrom(kOther, endpoint.port, true).status, 200);
}

void TestAddressLimits::hurriesSilentCallersWhenSlotsAreShort_data()
{
    keepsRoomForOtherAddresses_data();
}

void TestAddressLimits::hurriesSilentCallersWhenSlotsAreShort()
{
    QFETCH(const bool, isTls);
    http::ListenerOptions options{.maxConnections = 8, .shortTimeout = 50ms};
    if (isTls)
        options.tls = testIdentity();
    Endpoint endpoint(options);
    const auto few = silentFrom(kCrowd, endpoint.port, 4);
    const auto more = silentFrom(kOther, endpoint.port, 3);    // 7 of 8 slots
    QTRY_COMPARE(endpoint.listener->figures().connections, 6); // three quarters of the slots
}

void TestAddressLimits::doesNotHurryWhoHasAsked()
{
    Endpoint endpoint({.maxConnections = 4, .shortTimeout = 50ms});
    std::vector<std::unique_ptr<HttpClient>> tills;
    for (int i = 0; i < 3; ++i) {
        tills.push_back(std::make_unique<HttpClient>(endpoint.port));
        QCOMPARE(tills.back()->get("/hello").status, 200);
    }
    const auto silent = silentFrom(kCrowd, endpoint.port, 1);
    QVERIFY(silent[0]->waitForClose()); // the short time-out has passed
    for (const auto &till : tills)
        QVERIFY(till->isQuiet());
}

void TestAddressLimits::givesTheSlotOfTheLongestIdleToANewCaller()
{
    Endpoint endpoint({.maxConnections = 3, .shortTimeout = 50ms});
    std::vector<std::unique_ptr<HttpClient>> crowd;
    for (int i = 0; i < 3; ++i) {
        crowd.push_back(std::make_unique<HttpClient>(endpoint.port));
        QCOMPARE(crowd.back()->get("/hello").status, 200);
    }
    crowd[0]->send("GET /hel"); // a request that has begun is not idle
    HttpAnswer answer;
    const auto isServed = [&] {
        if (answer.status != 200)
            answer = askFrom(kOther, endpoint.port);
        return answer.status == 200;
    };
    QTRY_VERIFY(isServed());
    QVERIFY(crowd[1]->waitForClose());
    QVERIFY(crowd[2]->isQuiet());
    QVERIFY(crowd[0]->isQuiet());
}

void TestAddressLimits::refusesTooManyUnfinishedBytesOfAnAddress()
{
    Endpoint endpoint({.limitsLoopback = true, .maxBufferedPerAddress = 150'000});
    const std::string half = "POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 65536\r\n\r\n"
        + std::string(60'000, 'x');
    auto crowd = silentFrom(kCrowd, endpoint.port, 3);
    for (const auto &client : crowd)
        QVERIFY(client->send(half));
    const auto answered = [&crowd] {
        return std::ranges::find_if_not(crowd,
                                        [](const auto &client) { return client->isQuiet(); });
    };
    QTRY_VERIFY(answered() != crowd.end()); // the refusal is counted before the answer is sent
    QCOMPARE(answered()->get()->receive().status, 503);
    QCOMPARE(endpoint.listener->figures().turnedAway, quint64(1));
    QCOMPARE(askFrom(kOther, endpoint.port).status, 200);
    crowd.clear();
    QTRY_COMPARE(endpoint.listener->figures().connections, 0);
    HttpClient again(endpoint.port);
    again.setSource(kCrowd);
    QCOMPARE(again.post("/echo", std::string(65'536, 'x')).status, 200);
    QCOMPARE(again.post("/echo", std::string(65'536, 'x')).status, 200);
}

void TestAddressLimits::exemptsThisComputer()
{
    Endpoint endpoint({.maxConnectionsPerAddress = 1, .maxBufferedPerAddress = 1});
    const auto programs = silentFrom(kCrowd, endpoint.port, 100);
    for (const auto &client : programs)
        QCOMPARE(client->get("/hello").status, 200);
}

TILLDESK_TEST(TestAddressLimits, QCoreApplication)
#include "tst_address_limits.moc"
