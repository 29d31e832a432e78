#include "tests/support/service_fixture.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;

/// Behind a reverse proxy every caller comes from loopback, and with any Host. Local-only
/// operations must therefore be off.
class TestBehindAProxyApi : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void closesTheSimulationAndTheInbox();
    void opensThemWhenTheSettingSaysSo();
    void keepsThemOpenWithoutAProxy();
    void givesNoMetricsWithoutAKey();
    void limitsTheRateOfAKey();
    void limitsTheRateAsSoonAsThePublicAddressIsSet();

private:
    static QMap<QString, QString> settings(const QString &base, const QString &open = u"off"_s)
    {
        return {{u"publicBaseUrl"_s, base}, {u"publicSimulation"_s, open}, {u"inbox"_s, u"on"_s}};
    }
    /// Sends a request as a proxy does that sets Host to its upstream's address and adds no header.
    static int statusOf(ServiceFixture &service, std::string_view method, std::string_view path)
    {
        std::ignore = service.onCore(
            [&] { return service.assembly->services().simulation().switchOn(true); });
        HttpClient proxy(service.port());
        return proxy.exchange(method, path, {{"Host", "127.0.0.1"}}, "{}").status;
    }
};

void TestBehindAProxyApi::closesTheSimulationAndTheInbox()
{
    ServiceFixture service(settings(u"https://pay.example"_s));
    const std::string id = service.create().toStdString();
    QCOMPARE(statusOf(service, "POST", "/sim/payments/" + id + "/identify"), 404);
    QCOMPARE(statusOf(service, "GET", "/sim/clock"), 404);
    QCOMPARE(statusOf(service, "POST", "/sim/payouts/run"), 404);
    QCOMPARE(statusOf(service, "POST", "/inbox"), 404);
    QCOMPARE(service.number(u"SELECT count(*) FROM payment WHERE status = 1"_s), 1);
}

void TestBehindAProxyApi::opensThemWhenTheSettingSaysSo()
{
    ServiceFixture service(settings(u"https://pay.example"_s, u"on"_s));
    QCOMPARE(statusOf(service, "GET", "/sim/clock"), 200);
    // 401: the inbox is open and checks the message.
    QCOMPARE(statusOf(service, "POST", "/inbox"), 401);
}

void TestBehindAProxyApi::keepsThemOpenWithoutAProxy()
{
    ServiceFixture service(settings({}));
    QCOMPARE(statusOf(service, "GET", "/sim/clock"), 200);
    QCOMPARE(statusOf(service, "POST", "/inbox"), 401);
}

void TestBehindAProxyApi::givesNoMetricsWithoutAKey()
{
    ServiceFixture direct;
    QCOMPARE(statusOf(direct, "GET", "/metrics"), 200);
    ServiceFixture service(settings(u"https://pay.example"_s, u"on"_s));
    QCOMPARE(statusOf(service, "GET", "/metrics"), 401);
    QCOMPARE(service.ask("GET", "/metrics").status, 200);
    QCOMPARE(service.askAs(service.refundKey, "GET", "/metrics").status, 200);
    QCOMPARE(service.askAs(service.revokedKey, "GET", "/metrics").status, 401);
}

void TestBehindAProxyApi::limitsTheRateOfAKey()
{
    // The fixture's clock stands still, so all requests fall into one second.
    ServiceFixture service(settings(u"https://pay.example"_s));
    int good = 0;
    while (good < 1100 && service.ask("GET", "/v3/payments/x").status != 429)
        ++good;
    QCOMPARE(good, 1000);
    ServiceFixture direct;
    for (int i = 0; i < 1100; ++i)
        QCOMPARE(direct.ask("GET", "/v3/payments/x").status, 404);
}

void TestBehindAProxyApi::limitsTheRateAsSoonAsThePublicAddressIsSet()
{
    constexpr int kMax = 1100;
    ServiceFixture service;
    const auto acceptedAt = [&service](const QString &publicBaseUrl) {
        service.clock.advance(std::chrono::seconds(1)); // a new second: the limit starts from 0
        auto &endpoint = service.assembly->endpoint();
        EndpointSettings settings = endpoint.settings();
        settings.publicBaseUrl = publicBaseUrl;
        const auto state = endpoint.apply(settings);
        if (!state)
            return -1;
        HttpClient client(std::uint16_t(state->address.section(u':', -1).toUInt()));
        const auto key = ServiceFixture::authorization(service.shopKey);
        int accepted = 0;
        while (accepted < kMax && client.exchange("GET", "/v3/payments/x", key, {}).status != 429)
            ++accepted;
        return accepted;
    };
    QCOMPARE(acceptedAt({}), kMax);
    QCOMPARE(acceptedAt(u"https://pay.example"_s), 1000);
    QCOMPARE(acceptedAt({}), kMax);
}

TILLDESK_TEST(TestBehindAProxyApi, QCoreApplication)
#include "tst_behind_a_proxy_api.moc"
