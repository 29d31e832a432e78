#include "tests/api/listener/endpoint.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QtTest>

using namespace std::chrono_literals;
using namespace tilldesk;
using namespace tilldesk::test;

namespace {

constexpr qint64 kMiB = 1024 * 1024;
constexpr std::size_t kLarge = 8 * 1024 * 1024; // size of GET /large

using Readers = std::vector<std::unique_ptr<HttpClient>>;

/// Clients that request a large response and read none of it.
Readers askWithoutReading(std::uint16_t port, int count)
{
    Readers clients;
    for (int i = 0; i < count; ++i) {
        clients.push_back(std::make_unique<HttpClient>(port));
        clients.back()->send(HttpClient::request("GET", "/large"));
    }
    return clients;
}

qint64 residentBytes()
{
    QFile file(QStringLiteral("/proc/self/statm"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    return file.readAll().split(' ').value(1).toLongLong() * 4096;
}

} // namespace

/// Limits on response bytes that callers have not read.
class TestSlowReaders : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void countsWhatIsNotRead();
    void cutsAConnectionWithTooManyBytes();
    void cutsTheWorstWhenAllTogetherAreTooMany();
    void cutsWhoReadsTooSlowly();
    void readsNoFurtherRequestsWhileMuchIsUnsent();
    void givesTheMemoryBack();
};

void TestSlowReaders::countsWhatIsNotRead()
{
    Endpoint endpoint;
    auto clients = askWithoutReading(endpoint.port, 1);
    QTRY_VERIFY(endpoint.listener->figures().unsent > 0);
    QVERIFY(endpoint.listener->figures().unsent < qint64(kLarge) + 1000);
    QCOMPARE(clients[0]->receive().body.size(), kLarge);
    QTRY_COMPARE(endpoint.listener->figures().unsent, 0);
    QCOMPARE(endpoint.listener->figures().cut, quint64(0));
}

void TestSlowReaders::cutsAConnectionWithTooManyBytes()
{
    Endpoint endpoint({.maxUnsentPerConnection = 1 * kMiB});
    const auto clients = askWithoutReading(endpoint.port, 1);
    QTRY_COMPARE(endpoint.listener->figures().cut, quint64(1));
    QTRY_COMPARE(endpoint.listener->figures().unsent, 0);
    QCOMPARE(endpoint.listener->figures().connections, 0);
    QCOMPARE(HttpClient(endpoint.port).get("/hello").status, 200);
    QVERIFY(endpoint.log().contains("a caller reads too slowly: "));
}

void TestSlowReaders::cutsTheWorstWhenAllTogetherAreTooMany()
{
    constexpr qint64 kMax = 20 * kMiB;
    Endpoint endpoint({.maxUnsent = kMax});
    const auto clients = askWithoutReading(endpoint.port, 12);
    QTRY_VERIFY(endpoint.listener->figures().cut > 0);
    QTRY_VERIFY(endpoint.listener->figures().unsent <= kMax);
    QCOMPARE(HttpClient(endpoint.port).get("/hello").status, 200);
}

void TestSlowReaders::cutsWhoReadsTooSlowly()
{
    Endpoint endpoint({.requestTimeout = 50ms, .minReadRate = 1024 * kMiB});
    const auto clients = askWithoutReading(endpoint.port, 1);
    // Progress alone must not help: the client reads half at once, then only small steps.
    QTRY_VERIFY(endpoint.listener->figures().unsent > 0);
    QTRY_COMPARE(endpoint.listener->figures().cut, quint64(1));
    QCOMPARE(endpoint.listener->figures().unsent, 0);
}

void TestSlowReaders::readsNoFurtherRequestsWhileMuchIsUnsent()
{
    Endpoint endpoint;
    HttpClient client(endpoint.port);
    std::string requests;
    for (int i = 0; i < 4; ++i)
        requests += HttpClient::request("GET", "/large");
    QVERIFY(client.send(requests));
    QTRY_VERIFY(endpoint.listener->figures().unsent > 0);
    for (int i = 0; i < 4; ++i) {
        QVERIFY(endpoint.listener->figures().unsent <= qint64(2 * kLarge) + 1000);
        QCOMPARE(client.receive().body.size(), kLarge);
    }
    QCOMPARE(endpoint.listener->figures().cut, quint64(0));
}

void TestSlowReaders::givesTheMemoryBack()
{
    Endpoint endpoint;
    QCOMPARE(HttpClient(endpoint.port).get("/large").body.size(), kLarge);
    const qint64 before = residentBytes();
    // No limit cuts a caller here: all 15 must hold their bytes at the same time.
    auto clients = askWithoutReading(endpoint.port, 15);
    QTRY_VERIFY(endpoint.listener->figures().unsent > 40 * kMiB);
    QVERIFY(residentBytes() > before + 30 * kMiB);

    clients.clear();
    QTRY_COMPARE(endpoint.listener->figures().unsent, 0);
    QTRY_VERIFY2(residentBytes() < before + 30 * kMiB,
                 qPrintable(QString::number((residentBytes() - before) / kMiB)));
}

TILLDESK_TEST(TestSlowReaders, QCoreApplication)
#include "tst_slow_readers.moc"
