#include "tests/support/fault_proxy.h"
#include "tests/support/http_client.h"
#include "tests/support/key_server.h"
#include "tests/support/test_program.h"

#include <QUrl>
#include <QtTest>
#include <thread>

using namespace tilldesk;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

using Fault = FaultProxy::Fault;

/// Sends `text` to the proxy on a new connection. Returns `status body`; 0: no response.
QString ask(const FaultProxy &proxy, std::string_view text = "x")
{
    HttpClient client(std::uint16_t(QUrl(proxy.address()).port()));
    const HttpAnswer answer =
        client.exchange("GET", "/jwks", {{"Connection", "Keep-Alive"}, {"X-Own", "1"}}, text);
    return u"%1 %2"_s.arg(answer.status)
        .arg(answer.status == 0 ? QString() : QString::fromStdString(answer.body))
        .trimmed();
}

} // namespace

/// The proxy does what a test tells it, in front of a real server.
class TestFaultProxy : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void forwards();
    void cutsBeforeAndAfter();
    void answersItself();
    void repeatsARequest();
    void givesAnEarlierResponse();
    void holdsAndReorders();
    void holdsARequest();
    void liesAboutTheTime();
    void rewrites();
    void followsARestart();

private:
    std::unique_ptr<KeyServer> m_service;
    std::unique_ptr<FaultProxy> m_proxy;
};

void TestFaultProxy::init()
{
    m_proxy.reset();
    m_service = std::make_unique<KeyServer>();
    m_service->publish(u"yes"_s);
    m_proxy = std::make_unique<FaultProxy>(m_service->url().section(u'/', 0, 2));
}

void TestFaultProxy::forwards()
{
    QCOMPARE(ask(*m_proxy, "hello"), u"200 yes"_s);
    QCOMPARE(m_service->last().body, "hello");
    QVERIFY(m_service->last().header("X-Own") == "1");
    QCOMPARE(m_proxy->requests().value(0).method, "GET");
    QCOMPARE(m_proxy->requests().value(0).target, "/jwks");
    QCOMPARE(m_proxy->requests().value(0).body, "hello");
}

void TestFaultProxy::cutsBeforeAndAfter()
{
    m_proxy->treatNext(
        {{.fault = Fault::CutBefore}, {.fault = Fault::CutAfter}, {.fault = Fault::CutWithin}});
    QCOMPARE(ask(*m_proxy), u"0"_s);
    QCOMPARE(m_service->requests(), 0);
    QCOMPARE(ask(*m_proxy), u"0"_s);
    QCOMPARE(m_service->requests(), 1);
    QCOMPARE(ask(*m_proxy), u"0"_s);
    QCOMPARE(m_service->requests(), 2);
    QCOMPARE(ask(*m_proxy), u"200 yes"_s);
}

void TestFaultProxy::answersItself()
{
    for (const int status : {429, 500, 502, 503, 504}) {
        m_proxy->treatNext({{.fault = Fault::AnswerBefore, .status = status}});
        QCOMPARE(ask(*m_proxy), QString::number(status));
    }
    QCOMPARE(m_service->requests(), 0);
    m_proxy->treatNext({{.fault = Fault::AnswerAfter, .status = 502}});
    QCOMPARE(ask(*m_proxy), u"502"_s);
    QCOMPARE(m_service->requests(), 1);
    m_proxy->treatNext(
        {{.fault = Fault::AnswerBefore, .status = 429, .headers = "Retry-After: 3\r\n"}});
    HttpClient client(std::uint16_t(QUrl(m_proxy->address()).port()));
    QCOMPARE(client.get("/").header("Retry-After"), std::optional<std::string>("3"));
}

void TestFaultProxy::repeatsARequest()
{
    m_proxy->treatNext({{.fault = Fault::Repeat}});
    QCOMPARE(ask(*m_proxy), u"200 yes"_s);
    QCOMPARE(m_service->requests(), 2);
}

void TestFaultProxy::givesAnEarlierResponse()
{
    QCOMPARE(ask(*m_proxy), u"200 yes"_s);
    m_service->publish(u"no"_s);
    m_proxy->treatNext({{.fault = Fault::Stale}});
    QCOMPARE(ask(*m_proxy), u"200 yes"_s);
    QCOMPARE(m_service->requests(), 2);
    QCOMPARE(ask(*m_proxy), u"200 no"_s);
}

void TestFaultProxy::holdsAndReorders()
{
    m_proxy->treatNext({{.fault = Fault::HoldAfter}, {.fault = Fault::HoldAfter}});
    QStringList ended;
    std::mutex mutex;
    const auto asking = [&](const std::string &text) {
        return std::thread([&, text] {
            const QString answer = ask(*m_proxy, text);
            const std::lock_guard lock(mutex);
            ended << QString::fromStdString(text) + u": "_s + answer;
        });
    };
    std::thread first = asking("first");
    QVERIFY(m_proxy->waitForHeld(1));
    std::thread second = asking("second");
    QVERIFY(m_proxy->waitForHeld(2));
    QCOMPARE(m_service->requests(), 2);
    m_proxy->release(FaultProxy::Which::Last);
    second.join();
    m_proxy->release();
    first.join();
    QCOMPARE(ended, (QStringList{u"second: 200 yes"_s, u"first: 200 yes"_s}));
    QCOMPARE(m_proxy->held(), 0);
}

void TestFaultProxy::holdsARequest()
{
    m_proxy->treatNext({{.fault = Fault::HoldBefore}});
    QString answer;
    std::thread asking([&] { answer = ask(*m_proxy); });
    QVERIFY(m_proxy->waitForHeld(1));
    QCOMPARE(m_service->requests(), 0);
    m_proxy->release();
    asking.join();
    QCOMPARE(answer, u"200 yes"_s);
}

void TestFaultProxy::liesAboutTheTime()
{
    const auto dateOf = [this] {
        HttpClient client(std::uint16_t(QUrl(m_proxy->address()).port()));
        return QLocale::c().toDateTime(
            QString::fromStdString(client.get("/jwks").header("Date").value_or("")),
            u"ddd, dd MMM yyyy HH:mm:ss 'GMT'"_s);
    };
    const QDateTime before = dateOf();
    m_proxy->decide([](const auto &) { return FaultProxy::Treatment{.clock = 1h}; });
    const QDateTime after = dateOf();
    QVERIFY(before.isValid() && after.isValid());
    QVERIFY(before.secsTo(after) >= 3600);
}

void TestFaultProxy::rewrites()
{
    m_proxy->decide([](const auto &) {
        return FaultProxy::Treatment{
            .rewrite = [](const FaultProxy::Request &request, auto &response) {
                response.status = 418;
                response.body = request.body + response.body;
                response.set("Content-Type", {});
            }};
    });
    QCOMPARE(ask(*m_proxy, "oh "), u"418 oh yes"_s);
    m_proxy->decide({});
    QCOMPARE(ask(*m_proxy), u"200 yes"_s);
}

void TestFaultProxy::followsARestart()
{
    m_service.reset();
    QCOMPARE(ask(*m_proxy), u"0"_s);
    m_service = std::make_unique<KeyServer>();
    m_service->publish(u"again"_s);
    m_proxy->lead(m_service->url().section(u'/', 0, 2));
    QCOMPARE(ask(*m_proxy), u"200 again"_s);
}

TILLDESK_TEST(TestFaultProxy, QCoreApplication)
#include "tst_fault_proxy.moc"
