#include "tests/api/listener/endpoint.h"
#include "tests/support/test_program.h"

#include <QtTest>
#include <cerrno>
#include <pthread.h>

using namespace tilldesk;
using namespace tilldesk::test;

#if defined(__SANITIZE_ADDRESS__)
constexpr bool kCanFail = false;
static std::atomic<int> failures = 0;
static std::atomic<int> failAt = 0;
#else
constexpr bool kCanFail = true;
static std::atomic<int> failures = 0;
/// Counts down allocations on I/O threads; the allocation that reaches 0 fails. 0: none fails.
static std::atomic<int> failAt = 0;

extern "C" void *__libc_malloc(std::size_t size);

static bool isIoThread()
{
    thread_local char name[16] = {};
    if (name[0] == '\0')
        pthread_getname_np(pthread_self(), name, sizeof name);
    return qstrcmp(name, "http") == 0;
}

extern "C" void *malloc(std::size_t size)
{
    if (failAt.load(std::memory_order_relaxed) > 0 && isIoThread()
        && failAt.fetch_sub(1, std::memory_order_relaxed) == 1) {
        ++failures;
        errno = ENOMEM;
        return nullptr;
    }
    return __libc_malloc(size);
}
#endif

namespace {

constexpr int kCallers = 4;
constexpr std::chrono::milliseconds kTimeout(3000);

} // namespace

/// If an allocation on an I/O thread fails, the caller gets a response or its connection is closed
/// at once. No caller waits for a time-out.
class TestFailedAllocations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void leavesNobodyWaitingForAnAnswer();
    void leavesNobodyWaitingAfterARequest();

private:
    /// Returns whether the caller got a response or a close before its time-out.
    static bool isDone(HttpClient &client) { return client.receive().body != "timed out"; }
};

void TestFailedAllocations::initTestCase()
{
    if (!kCanFail)
        QSKIP("the sanitizer has an allocator of its own");
}

void TestFailedAllocations::leavesNobodyWaitingForAnAnswer()
{
    Endpoint endpoint;
    failures = 0;
    for (int at = 1; at <= 60; ++at) {
        std::vector<std::unique_ptr<HttpClient>> clients;
        for (int i = 0; i < kCallers; ++i) {
            clients.push_back(std::make_unique<HttpClient>(endpoint.port));
            clients.back()->setTimeout(kTimeout);
            QVERIFY(clients.back()->send(HttpClient::request("GET", "/later/1")));
        }
        const auto waiting = endpoint.shelf.take(kCallers);
        QCOMPARE(waiting.size(), std::size_t(kCallers));
        failAt = at;
        for (const auto &[request, reply] : waiting)
            reply.send(http::Response{200, std::string(100, 'x')});
        for (const auto &client : clients)
            QVERIFY2(isDone(*client), qPrintable(QString::number(at)));
        failAt = 0;
    }
    QVERIFY2(failures > 20, qPrintable(QString::number(failures)));
    QCOMPARE(HttpClient(endpoint.port).get("/hello").status, 200);
    QTRY_COMPARE(endpoint.listener->figures().connections, 0);
}

void TestFailedAllocations::leavesNobodyWaitingAfterARequest()
{
    Endpoint endpoint;
    failures = 0;
    for (int at = 1; at <= 120; ++at) {
        std::vector<std::unique_ptr<HttpClient>> clients;
        for (int i = 0; i < kCallers; ++i) {
            clients.push_back(std::make_unique<HttpClient>(endpoint.port));
            clients.back()->setTimeout(kTimeout);
            QVERIFY(clients.back()->connect());
        }
        failAt = at;
        for (const auto &client : clients)
            client->send(HttpClient::request("POST", "/echo", {}, std::string(100, 'x')));
        for (const auto &client : clients)
            QVERIFY2(isDone(*client), qPrintable(QString::number(at)));
        failAt = 0;
    }
    QVERIFY2(failures > 20, qPrintable(QString::number(failures)));
    QCOMPARE(HttpClient(endpoint.port).get("/hello").status, 200);
    QTRY_COMPARE(endpoint.listener->figures().connections, 0);
}

TILLDESK_TEST(TestFailedAllocations, QCoreApplication)
#include "tst_failed_allocations.moc"
