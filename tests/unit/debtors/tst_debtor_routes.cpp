#include "route_fixture.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;

namespace {

std::string headerOf(const http::Response &response, std::string_view name)
{
    for (const http::Header &header : response.headers) {
        if (header.name == name)
            return header.value;
    }
    return {};
}

PointOfSale pointOfSale(const ProfileId &profile, const QString &id)
{
    return {.id = id, .profileId = profile, .name = id, .shopId = {}, .shopName = {}};
}

} // namespace

/// Access rules by origin of the request, which tests over a local socket cannot vary.
class TestDebtorRoutes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_routes = std::make_unique<RouteFixture>(); }
    void cleanup() { m_routes.reset(); }

    void simulatesForThisComputerOnly_data();
    void simulatesForThisComputerOnly();
    void isAbsentToOthersWhateverTheyAsk();
    void refusesPagesOfOtherSites_data();
    void refusesPagesOfOtherSites();
    void letsOwnPagesSimulate();
    void takesAPhoneOnTheSameNetwork();
    void takesAPhoneThroughAProxy();
    void refusesForgedPosts_data();
    void refusesForgedPosts();
    void refusesAnOriginWithoutAHost();
    void refusesANameThatSomebodyElseLedHere();
    void knowsOnlyTheActionsOfAPhone();
    void takesCapitalsOfQrCodes();
    void changesNothingWhenAPageIsOpened();
    void saysThatTheCodeIsForAnotherApp();
    void passesOnWhatPreventsAnAnswer();
    void protectsItsPages_data();
    void protectsItsPages();

private:
    std::string idOf(const Payment &payment) { return payment.id.text().toStdString(); }
    std::unique_ptr<RouteFixture> m_routes;
};

void TestDebtorRoutes::simulatesForThisComputerOnly_data()
{
    QTest::addColumn<bool>("isFromLoopback");
    QTest::addColumn<std::string>("name");
    QTest::addColumn<std::string>("value");
    QTest::addColumn<bool>("isAllowed");
    QTest::newRow("this computer") << true << std::string("X") << std::string("y") << true;
    QTest::newRow("another one") << false << std::string("X") << std::string("y") << false;
    for (const char *host : {"localhost", "LOCALHOST:8400", "127.0.0.1", "127.1.2.3:1", "[::1]:80"})
        QTest::newRow(host) << true << std::string("Host") << std::string(host) << true;
    for (const char *host : {"", "evil.example", "127.0.0.1.evil.example", "localhost.evil.example",
                             "192.168.1.20:8443", "127.0.0.1:8400@evil.example", "0.0.0.0"})
        QTest::addRow("host '%s'", host)
            << true << std::string("Host") << std::string(host) << false;
    for (const char *proxy :
         {"Forwarded", "X-Forwarded-For", "Via", "X-Real-IP", "X-Forwarded-Proto"})
        QTest::newRow(proxy) << true << std::string(proxy) << std::string("1.1 10.0.0.1") << false;
}

void TestDebtorRoutes::simulatesForThisComputerOnly()
{
    QFETCH(bool, isFromLoopback);
    QFETCH(std::string, name);
    QFETCH(std::string, value);
    QFETCH(bool, isAllowed);
    const Payment payment = m_routes->core.pay();
    for (const auto &[method, path] : {std::pair<std::string, std::string>{
                                           "POST", "/sim/payments/" + idOf(payment) + "/identify"},
                                       {"GET", "/sim/clock"},
                                       {"POST", "/sim/clock"},
                                       {"GET", "/sim/callbacks"},
                                       {"POST", "/sim/callbacks"},
                                       {"GET", "/sim/refunds"},
                                       {"POST", "/sim/refunds"},
                                       {"GET", "/sim/payouts"},
                                       {"POST", "/sim/payouts"}}) {
        const bool isClock = path == "/sim/clock";
        auto request = RouteFixture::local(method, path,
                                           isClock ? R"({"set":"2026-11-20T13:45:00Z"})"
                                                   : R"({"fault":"lost","fail":true})");
        request.isFromLoopback = isFromLoopback;
        RouteFixture::set(request, name, value);
        QCOMPARE(RouteFixture::codeOf(m_routes->ask(request)),
                 isAllowed ? u"200 "_s : u"404 NOT_FOUND"_s);
    }
    QCOMPARE(m_routes->statusOf(payment.id),
             isAllowed ? PaymentStatus::Identified : PaymentStatus::Pending);
    QCOMPARE(m_routes->clock.now() == kCoreStart, !isAllowed);
    QCOMPARE(m_routes->published.current().refundsFail, isAllowed);
    QCOMPARE(m_routes->published.current().payoutsFail, isAllowed);
}

void TestDebtorRoutes::isAbsentToOthersWhateverTheyAsk()
{
    // No validation error may reveal that the path exists.
    for (const std::string &body :
         {std::string(), std::string("{"), std::string(R"({"freeze":1})")}) {
        auto request = RouteFixture::local("POST", "/sim/clock", body);
        request.isFromLoopback = false;
        QCOMPARE(RouteFixture::codeOf(m_routes->ask(request)), u"404 NOT_FOUND"_s);
    }
}

void TestDebtorRoutes::refusesPagesOfOtherSites_data()
{
    QTest::addColumn<std::string>("name");
    QTest::addColumn<std::string>("value");
    for (const char *origin :
         {"https://evil.example", "null", "http://127.0.0.1:3000", "http://localhost:8400",
          "file://", "", "127.0.0.1:8400", "https://pay.example.com.evil.example"})
        QTest::addRow("origin '%s'", origin) << std::string("Origin") << std::string(origin);
    for (const char *site : {"cross-site", "same-site", "other"})
        QTest::newRow(site) << std::string("Sec-Fetch-Site") << std::string(site);
}

void TestDebtorRoutes::refusesPagesOfOtherSites()
{
    QFETCH(std::string, name);
    QFETCH(std::string, value);
    const Payment payment = m_routes->core.pay();
    for (const std::string &path :
         {"/sim/payments/" + idOf(payment) + "/identify", std::string("/sim/clock")}) {
        auto request = RouteFixture::local("POST", path, R"({"set":"2026-11-20T13:45:00Z"})");
        request.headers.push_back({name, value});
        QCOMPARE(RouteFixture::codeOf(m_routes->ask(request)), u"403 ACCESS_DENIED"_s);
    }
    QVERIFY(m_routes->debtors.actions.isEmpty());
    QCOMPARE(m_routes->clock.now(), kCoreStart);
}

void TestDebtorRoutes::letsOwnPagesSimulate()
{
    for (const char *origin : {"http://127.0.0.1:8400", "https://pay.example.com"}) {
        const Payment payment = m_routes->core.pay();
        auto request = RouteFixture::local("POST", "/sim/payments/" + idOf(payment) + "/identify");
        RouteFixture::set(request, "Origin", origin);
        RouteFixture::set(request, "Sec-Fetch-Site", "same-origin");
        QCOMPARE(m_routes->ask(request).status, 200);
    }
    auto twice = RouteFixture::local("GET", "/sim/clock");
    twice.headers.push_back({"Origin", "http://127.0.0.1:8400"});
    twice.headers.push_back({"Origin", "https://evil.example"});
    QCOMPARE(m_routes->ask(twice).status, 403);
}

void TestDebtorRoutes::takesAPhoneOnTheSameNetwork()
{
    const Payment payment = m_routes->core.pay();
    const std::string path = "/pay/2/" + idOf(payment);
    QCOMPARE(m_routes->ask(RouteFixture::phone(path + "/identify")).status, 200);
    QCOMPARE(m_routes->statusOf(payment.id), PaymentStatus::Identified);
    const auto paid = m_routes->ask(RouteFixture::phone(path + "/confirm"));
    QCOMPARE(paid.status, 200);
    QVERIFY(paid.body.find(R"("status":"SUCCEEDED")") != paid.body.npos);
    QCOMPARE(headerOf(paid, "Cache-Control"), std::string("no-store"));
    QCOMPARE(m_routes->statusOf(payment.id), PaymentStatus::Succeeded);
}

void TestDebtorRoutes::takesAPhoneThroughAProxy()
{
    // Behind a proxy, `Host` differs from the browser's `Origin`.
    auto request = RouteFixture::phone("/pay/2/" + idOf(m_routes->core.pay()) + "/identify");
    RouteFixture::set(request, "Host", "127.0.0.1:8400");
    RouteFixture::set(request, "Origin", "https://pay.example.com");
    QCOMPARE(m_routes->ask(request).status, 200);
}

void TestDebtorRoutes::refusesForgedPosts_data()
{
    QTest::addColumn<std::string>("name");
    QTest::addColumn<std::string>("value");
    const auto row = [](const char *tag, const char *name, const char *value) {
        QTest::newRow(tag) << std::string(name) << std::string(value);
    };
    row("another site", "Origin", "https://evil.example");
    row("a sandboxed page", "Origin", "null");
    row("another port", "Origin", "https://192.168.1.20:8444");
    row("a form", "Content-Type", "application/x-www-form-urlencoded");
    row("a form of plain text", "Content-Type", "text/plain");
    row("JSON in disguise", "Content-Type", "text/plain; application/json");
    row("no type", "Content-Type", "");
    row("a page of the same site", "Sec-Fetch-Site", "same-site");
    row("a page of another site", "Sec-Fetch-Site", "cross-site");
}

void TestDebtorRoutes::refusesForgedPosts()
{
    QFETCH(std::string, name);
    QFETCH(std::string, value);
    const Payment payment =
        m_routes->core.append(m_routes->core.profile.id, PaymentStatus::Identified);
    auto request = RouteFixture::phone("/pay/2/" + idOf(payment) + "/confirm");
    RouteFixture::set(request, name, value);
    QCOMPARE(RouteFixture::codeOf(m_routes->ask(request)), u"403 ACCESS_DENIED"_s);
    QCOMPARE(m_routes->statusOf(payment.id), PaymentStatus::Identified);
}

void TestDebtorRoutes::refusesAnOriginWithoutAHost()
{
    // HTTP/1.0 without `Host`: an empty host must not match an empty origin.
    auto request = RouteFixture::phone("/pay/2/" + idOf(m_routes->core.pay()) + "/identify");
    RouteFixture::set(request, "Host", "");
    RouteFixture::set(request, "Origin", "null");
    QCOMPARE(m_routes->ask(request).status, 403);
}

void TestDebtorRoutes::refusesANameThatSomebodyElseLedHere()
{
    const Payment payment = m_routes->core.pay();
    for (const char *host : {"evil.example", "evil.example:8443", "192.168.1.20.evil.example"}) {
        auto request = RouteFixture::phone("/pay/2/" + idOf(payment) + "/identify");
        RouteFixture::set(request, "Host", host);
        RouteFixture::set(request, "Origin", std::string("https://") + host);
        QCOMPARE(RouteFixture::codeOf(m_routes->ask(request)), u"403 ACCESS_DENIED"_s);
    }
    QCOMPARE(m_routes->statusOf(payment.id), PaymentStatus::Pending);
}

void TestDebtorRoutes::knowsOnlyTheActionsOfAPhone()
{
    const std::string path = "/pay/2/"
        + idOf(m_routes->core.append(m_routes->core.profile.id, PaymentStatus::Identified)) + "/";
    for (const char *action : {"settle", "fail", "authorize", "x"})
        QCOMPARE(RouteFixture::codeOf(m_routes->ask(RouteFixture::phone(path + action))),
                 u"404 NOT_FOUND"_s);
    QVERIFY(m_routes->debtors.actions.isEmpty());
    auto typed = RouteFixture::phone(path + "CONFIRM");
    RouteFixture::set(typed, "Content-Type", "Application/JSON; charset=utf-8");
    QCOMPARE(m_routes->ask(typed).status, 200);
}

void TestDebtorRoutes::takesCapitalsOfQrCodes()
{
    const Payment payment = m_routes->core.pay();
    const std::string path = "/PAY/2/" + payment.id.text().toUpper().toStdString();
    QCOMPARE(m_routes->ask(RouteFixture::local("GET", path)).status, 200);
    QCOMPARE(m_routes->ask(RouteFixture::local("GET", path + "/PAYMENT")).status, 200);
    QCOMPARE(m_routes->ask(RouteFixture::phone(path + "/IDENTIFY")).status, 200);
    QCOMPARE(m_routes->statusOf(payment.id), PaymentStatus::Identified);
}

void TestDebtorRoutes::changesNothingWhenAPageIsOpened()
{
    const Payment payment = m_routes->core.pay();
    for (const std::string &method : {std::string("GET"), std::string("HEAD")}) {
        for (const std::string &path :
             {"/pay/2/" + idOf(payment), "/pay/2/" + idOf(payment) + "/payment"})
            QCOMPARE(m_routes->ask(RouteFixture::local(method, path)).status, 200);
    }
    QVERIFY(m_routes->debtors.actions.isEmpty());
    QCOMPARE(m_routes->statusOf(payment.id), PaymentStatus::Pending);
}

void TestDebtorRoutes::saysThatTheCodeIsForAnotherApp()
{
    QVERIFY(m_routes->core.commit([this] { return m_routes->simulation.switchOn(false); }));
    const Payment payment = m_routes->core.pay();
    const std::string place = "/l/1/" + m_routes->core.profile.id.text().toStdString() + "/T1";
    // The page is served for every code, known or unknown, and reveals nothing about a payment.
    for (const std::string &path : {"/pay/2/" + idOf(payment), std::string("/pay/2/0"), place}) {
        const auto page = m_routes->ask(RouteFixture::local("GET", path));
        QCOMPARE(page.status, 200);
        QVERIFY(page.body.starts_with("<!doctype html>"));
        QCOMPARE(RouteFixture::codeOf(m_routes->ask(RouteFixture::local("GET", path + "/payment"))),
                 u"404 NOT_FOUND"_s);
    }
    for (const char *action : {"identify", "confirm", "nonsense"})
        QCOMPARE(RouteFixture::codeOf(
                     m_routes->ask(RouteFixture::phone("/pay/2/" + idOf(payment) + "/" + action))),
                 u"404 NOT_FOUND"_s);
    QVERIFY(m_routes->debtors.actions.isEmpty());
}

void TestDebtorRoutes::passesOnWhatPreventsAnAnswer()
{
    const auto till = m_routes->core.commit([this] {
        return m_routes->core.merchants.addPointOfSale(
            pointOfSale(m_routes->core.profile.id, u"T1"_s));
    });
    QVERIFY(till);
    const std::string path =
        "/l/1/" + m_routes->core.profile.id.text().toStdString() + "/T1/payment";
    QCOMPARE(m_routes->ask(RouteFixture::local("GET", path)).status, 200);
    m_routes->payments.error = Error{ErrorCode::Busy, {}};
    QCOMPARE(RouteFixture::codeOf(m_routes->ask(RouteFixture::local("GET", path))),
             u"503 TRY_AGAIN_LATER"_s);
}

void TestDebtorRoutes::protectsItsPages_data()
{
    QTest::addColumn<std::string>("path");
    QTest::newRow("phone") << std::string("/pay/2/");
    QTest::newRow("checkout") << std::string("/checkout/");
}

void TestDebtorRoutes::protectsItsPages()
{
    QFETCH(std::string, path);
    NewPayment wanted = newPayment();
    wanted.returnUrl = u"https://shop.example.com/thanks"_s;
    const Payment payment = m_routes->core.pay(m_routes->core.profile.id, wanted);
    for (const std::string &id : {idOf(payment), std::string("unknown")}) {
        const auto page = m_routes->ask(RouteFixture::local("GET", path + id));
        QCOMPARE(page.status, id == "unknown" ? 404 : 200);
        QCOMPARE(page.contentType, std::string("text/html; charset=utf-8"));
        QCOMPARE(headerOf(page, "Content-Security-Policy"),
                 std::string("default-src 'none'; script-src 'self'; style-src 'self'; "
                             "img-src 'self'; font-src 'self'; connect-src 'self'; "
                             "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"));
        QCOMPARE(headerOf(page, "X-Content-Type-Options"), std::string("nosniff"));
        QCOMPARE(headerOf(page, "Referrer-Policy"), std::string("no-referrer"));
        QCOMPARE(headerOf(page, "Cache-Control"), std::string("no-store"));
        // The page contains no data of the payment; its script requests them.
        QVERIFY(page.body.find("Janssens") == page.body.npos);
    }
}

TILLDESK_TEST(TestDebtorRoutes, QCoreApplication)
#include "tst_debtor_routes.moc"
