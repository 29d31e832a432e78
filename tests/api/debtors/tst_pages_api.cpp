#include "tests/support/service_fixture.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// The requests of the web pages and their scripts, over real HTTP.
class TestPagesApi : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void linksToACheckoutPageThatIsThere();
    void hasNoCheckoutPageWithoutAReturnUrl();
    void tellsTheCheckoutHowFarItIs();
    void needsNoSimulationForTheCheckout();
    void letsAPhonePay();
    void letsAPhoneBackOut();
    void showsAPhoneWhatHasEnded();
    void findsThePaymentOfAPlace();
    void knowsNoUnknownPlace();
    void makesThePaymentOfATransferCode_data();
    void makesThePaymentOfATransferCode();
    void refusesTransferCodes_data();
    void refusesTransferCodes();
    void makesNoTransferUnasked();
    void answersHeadWithoutABody();
    void sendsFilesOnce();

private:
    static constexpr std::string_view kWithReturn =
        R"({"amount":2450,"reference":"Order 1","description":"Bread",
            "returnUrl":"https://shop.example.com/thanks?a=1&b=2"})";
    HttpAnswer act(const QString &id, const char *action)
    {
        return m_client->post(
            "/pay/2/" + id.toStdString() + "/" + action, "{}",
            {{"Content-Type", "application/json"}, {"Origin", m_service->base.toStdString()}});
    }
    QString statusOf(const std::string &path)
    {
        return jsonOf(m_client->get(path))[u"status"_s].toString();
    }

    std::unique_ptr<ServiceFixture> m_service;
    std::unique_ptr<HttpClient> m_client; ///< Sends no API key.
};

void TestPagesApi::init()
{
    m_service = std::make_unique<ServiceFixture>();
    m_client = std::make_unique<HttpClient>(m_service->port());
    QVERIFY(m_service->onCore(
        [&] { return m_service->assembly->services().simulation().switchOn(true); }));
}

void TestPagesApi::cleanup()
{
    m_client.reset();
    m_service.reset();
}

void TestPagesApi::linksToACheckoutPageThatIsThere()
{
    const HttpAnswer created = m_service->ask("POST", "/v3/payments", kWithReturn);
    for (const auto &name : {u"checkout"_s, u"deeplink"_s}) {
        const QString href = jsonOf(created)[u"_links"_s][name][u"href"_s].toString();
        QVERIFY(href.startsWith(m_service->base + u'/'));
        const HttpAnswer page = m_client->get(href.sliced(m_service->base.size()).toStdString());
        QCOMPARE(page.status, 200);
        QCOMPARE(page.header("Content-Type"),
                 std::optional<std::string>("text/html; charset=utf-8"));
        QVERIFY(page.body.starts_with("<!doctype html>"));
    }
}

void TestPagesApi::hasNoCheckoutPageWithoutAReturnUrl()
{
    const std::string path = "/checkout/" + m_service->create().toStdString();
    QCOMPARE(m_client->get(path).status, 404);
    QCOMPARE(errorOf(m_client->get(path + "/status")),
             u"404 PAYMENT_NOT_FOUND The payment has no return URL"_s);
    QCOMPARE(m_client->get("/checkout/unknown").status, 404);
    QCOMPARE(m_client->get("/checkout/unknown/status").status, 404);
    QCOMPARE(m_client->post(path, "{}").status, 405);
}

void TestPagesApi::tellsTheCheckoutHowFarItIs()
{
    const QString id = m_service->create(kWithReturn);
    const std::string path = "/checkout/" + id.toStdString() + "/status";
    const QString deeplink = m_service->base + u"/pay/2/"_s + id;
    const HttpAnswer answer = m_client->get(path);
    QCOMPARE(jsonOf(answer),
             (QJsonObject{{u"paymentId"_s, id},
                          {u"status"_s, u"PENDING"_s},
                          {u"amount"_s, 2450},
                          {u"currency"_s, u"EUR"_s},
                          {u"createdAt"_s, u"2026-11-20T13:32:10.000Z"_s},
                          {u"expireAt"_s, u"2026-11-20T13:52:10.000Z"_s},
                          {u"now"_s, u"2026-11-20T13:32:10.000Z"_s},
                          {u"shop"_s, u"Bakkerij Janssens"_s},
                          {u"description"_s, u"Bread"_s},
                          {u"reference"_s, u"Order 1"_s},
                          {u"deeplink"_s, deeplink},
                          {u"returnUrl"_s, u"https://shop.example.com/thanks?a=1&b=2"_s}}));
    QCOMPARE(answer.header("Cache-Control"), std::optional<std::string>("no-store"));
    act(id, "identify");
    QCOMPARE(statusOf(path), u"IDENTIFIED"_s);
    QVERIFY(!jsonOf(m_client->get(path)).contains(u"debtor"_s));
    m_service->clock.advance(5min);
    QCOMPARE(jsonOf(m_client->get(path))[u"now"_s].toString(), u"2026-11-20T13:37:10.000Z"_s);
    m_service->clock.advance(15min);
    QCOMPARE(statusOf(path), u"EXPIRED"_s);
}

void TestPagesApi::needsNoSimulationForTheCheckout()
{
    QVERIFY(m_service->onCore(
        [&] { return m_service->assembly->services().simulation().switchOn(false); }));
    const std::string id = m_service->create(kWithReturn).toStdString();
    QCOMPARE(m_client->get("/checkout/" + id).status, 200);
    QCOMPARE(statusOf("/checkout/" + id + "/status"), u"PENDING"_s);
    QCOMPARE(m_client->get("/pay/2/" + id).status, 200);
    QCOMPARE(m_client->get("/pay/2/" + id + "/payment").status, 404);
    QCOMPARE(act(QString::fromStdString(id), "identify").status, 404);
}

void TestPagesApi::letsAPhonePay()
{
    const QString id = m_service->create(kWithReturn);
    const QJsonObject scanned = jsonOf(act(id, "identify"));
    QCOMPARE(scanned[u"status"_s].toString(), u"IDENTIFIED"_s);
    QCOMPARE(scanned[u"shop"_s].toString(), u"Bakkerij Janssens"_s);
    QVERIFY(!scanned.contains(u"returnUrl"_s));
    QCOMPARE(jsonOf(act(id, "confirm"))[u"status"_s].toString(), u"SUCCEEDED"_s);
    const HttpAnswer again = act(id, "confirm");
    QCOMPARE(again.status, 422);
    QCOMPARE(jsonOf(again)[u"code"_s].toString(), u"PAYMENT_NOT_PENDING"_s);
    // The merchant sees the customer's name, and only the last five characters of the IBAN.
    const QJsonObject debtor =
        jsonOf(m_service->ask("GET", "/v3/payments/" + id.toStdString()))[u"debtor"_s].toObject();
    const QJsonObject customer = scanned[u"customer"_s].toObject();
    QCOMPARE(debtor[u"name"_s], customer[u"name"_s]);
    const QString iban = customer[u"iban"_s].toString().remove(u' ');
    QCOMPARE(debtor[u"iban"_s].toString(), u"*"_s.repeated(iban.size() - 5) + iban.last(5));
}

void TestPagesApi::letsAPhoneBackOut()
{
    for (const auto &[action, status] :
         {std::pair("cancel", u"CANCELLED"_s), std::pair("refuse", u"AUTHORIZATION_FAILED"_s)}) {
        const QString id = m_service->create();
        QCOMPARE(act(id, action).status, 422); // not scanned yet
        QCOMPARE(act(id, "identify").status, 200);
        QCOMPARE(jsonOf(act(id, action))[u"status"_s].toString(), status);
    }
}

void TestPagesApi::showsAPhoneWhatHasEnded()
{
    for (const PaymentStatus status : kPaymentStatuses) {
        const std::string id = m_service->append(status).toStdString();
        QCOMPARE(m_client->get("/pay/2/" + id).status, 200);
        QCOMPARE(statusOf("/pay/2/" + id + "/payment"), QString(toText(status)));
    }
}

void TestPagesApi::findsThePaymentOfAPlace()
{
    const QString profile = m_service->counter.id.text();
    const auto pay = [this](std::string_view body) {
        return jsonOf(m_service->askAs(m_service->counterKey, "POST", "/v3/payments/pos",
                                       body))[u"paymentId"_s]
            .toString();
    };
    const QString first = pay(R"({"amount":100,"posId":"Till2","shopName":"Kiosk"})");
    const QString asWritten = u"/l/1/"_s + profile + u"/Till2"_s;
    for (const QString &path : {asWritten, asWritten.toUpper()}) {
        QCOMPARE(m_client->get(path.toStdString()).status, 200);
        const auto found = jsonOf(m_client->get(path.toStdString() + "/payment"));
        QCOMPARE(found[u"paymentId"_s].toString(), first);
        QCOMPARE(found[u"shopName"_s].toString(), u"Kiosk"_s);
    }
    const std::string path = "/l/1/" + profile.toStdString() + "/Till2/payment";
    const QString second = pay(R"({"amount":200,"posId":"Till2"})");
    QCOMPARE(jsonOf(m_client->get(path))[u"paymentId"_s].toString(), second);
    act(second, "identify");
    QCOMPARE(jsonOf(m_client->get(path))[u"status"_s].toString(), u"IDENTIFIED"_s);
    act(second, "confirm");
    const HttpAnswer empty = m_client->get(path);
    QCOMPARE(empty.status, 200);
    QVERIFY(!jsonOf(empty).contains(u"paymentId"_s));
    QCOMPARE(jsonOf(empty)[u"shop"_s].toString(), u"Bakkerij Janssens"_s);
    pay(R"({"amount":300,"posId":"Till2"})");
    m_service->clock.advance(2min);
    QVERIFY(!jsonOf(m_client->get(path)).contains(u"paymentId"_s));
}

void TestPagesApi::knowsNoUnknownPlace()
{
    const std::string profile = m_service->counter.id.text().toStdString();
    for (const std::string &path : {"/l/1/" + profile + "/NOWHERE", std::string("/l/1/x/TILL1")}) {
        QCOMPARE(m_client->get(path).status, 404);
        QCOMPARE(errorOf(m_client->get(path + "/payment")),
                 u"404 POINT_OF_SALE_NOT_FOUND The point of sale does not exist"_s);
    }
    QCOMPARE(m_client->get("/l/1/" + profile).status, 404);
}

void TestPagesApi::makesThePaymentOfATransferCode_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("description");
    QTest::addColumn<QString>("reference");
    QTest::newRow("all") << u"A=2450&D=Invoice%20%E2%82%AC&R=INV-1"_s << u"Invoice \u20ac"_s
                         << u"INV-1"_s;
    QTest::newRow("plus signs") << u"D=two+words&A=2450"_s << u"two words"_s << QString();
    QTest::newRow("small letters") << u"a=2450&d=Top-up&r=T-1"_s << u"Top-up"_s << u"T-1"_s;
    QTest::newRow("the amount alone") << u"A=2450"_s << QString() << QString();
    QTest::newRow("another parameter") << u"A=2450&lang=nl&X=1"_s << QString() << QString();
}

void TestPagesApi::makesThePaymentOfATransferCode()
{
    QFETCH(const QString, query);
    QFETCH(const QString, description);
    QFETCH(const QString, reference);
    const QString asWritten = u"/t/1/"_s + m_service->counter.id.text();
    QStringList made;
    for (const QString &path : {asWritten, asWritten.toUpper()}) {
        const std::string page = path.toStdString();
        const std::string asked = '?' + query.toStdString();
        QCOMPARE(m_client->get(page + asked).status, 200);
        const HttpAnswer answer =
            m_client->post(page + "/payment" + asked, "{}", {{"Content-Type", "application/json"}});
        QVERIFY2(answer.status == 200, answer.body.c_str());
        const QJsonObject payment = jsonOf(answer);
        QCOMPARE(payment[u"status"_s].toString(), u"PENDING"_s);
        QCOMPARE(payment[u"amount"_s].toInt(), 2450);
        QCOMPARE(payment[u"description"_s].toString(), description);
        QCOMPARE(payment[u"reference"_s].toString(), reference);
        made << payment[u"paymentId"_s].toString();
    }
    QVERIFY(made[0] != made[1]);
    QCOMPARE(m_service->number(u"SELECT count(*) FROM payment"_s), 2);
    act(made[0], "identify");
    QCOMPARE(jsonOf(act(made[0], "confirm"))[u"status"_s].toString(), u"SUCCEEDED"_s);
    const HttpAnswer own =
        m_service->askAs(m_service->counterKey, "GET", "/v3/payments/" + made[0].toStdString());
    QCOMPARE(own.status, 200); // the payment belongs to the profile of the QR code
}

void TestPagesApi::refusesTransferCodes_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("error");
    const auto row = [](const QString &query, const QString &error) {
        QTest::newRow(qPrintable(query.left(40))) << query << error;
    };
    const QString amount =
        u"400 FIELD_IS_INVALID Field 'A' is invalid: must be from 1 to 999999999999 cents"_s;
    row(u"D=x"_s, u"400 FIELD_IS_REQUIRED Field 'A' is mandatory"_s);
    row(u"A="_s, u"400 FIELD_IS_REQUIRED Field 'A' is mandatory"_s);
    for (const QString &text : {u"0"_s, u"-1"_s, u"1.50"_s, u"1000000000000"_s, u"%201"_s, u"x"_s,
                                u"99999999999999999999"_s})
        row(u"A="_s + text, amount);
    row(u"A=1&R="_s + QString(36, u'x'),
        u"400 FIELD_IS_INVALID Field 'R' is invalid: at most 35 characters"_s);
    row(u"A=1&D="_s + QString(141, u'x'),
        u"400 FIELD_IS_INVALID Field 'D' is invalid: at most 140 characters"_s);
    row(u"A=1&D=%26"_s,
        u"400 FIELD_IS_INVALID Field 'D' is invalid: character '&' (U+0026) is not allowed"_s);
    row(u"A=1&R=%FF"_s, u"400 FIELD_IS_INVALID Field 'R' is invalid: is not UTF-8"_s);
}

void TestPagesApi::refusesTransferCodes()
{
    QFETCH(const QString, query);
    QFETCH(const QString, error);
    const std::string path = "/t/1/" + m_service->counter.id.text().toStdString();
    const std::string asked = '?' + query.toStdString();
    QCOMPARE(m_client->get(path + asked).status, 404);
    QCOMPARE(errorOf(m_client->post(path + "/payment" + asked, "{}",
                                    {{"Content-Type", "application/json"}})),
             error);
    QCOMPARE(m_service->number(u"SELECT count(*) FROM payment"_s), 0);
}

void TestPagesApi::makesNoTransferUnasked()
{
    const std::string path = "/t/1/" + m_service->counter.id.text().toStdString();
    const auto post = [this](const std::string &target, const HttpHeaders &headers) {
        return m_client->post(target + "/payment?A=100", "{}", headers);
    };
    const HttpHeaders json{{"Content-Type", "application/json"}};
    // Opening or previewing the link creates no payment.
    QCOMPARE(m_client->get(path + "?A=100").status, 200);
    QCOMPARE(m_client->exchange("HEAD", path + "?A=100").status, 200);
    QCOMPARE(m_client->get(path + "/payment?A=100").status, 405);
    QCOMPARE(post(path, {}).status, 403);
    QCOMPARE(post(path, {{"Content-Type", "text/plain"}}).status, 403);
    QCOMPARE(
        post(path, {{"Content-Type", "application/json"}, {"Origin", "https://x.example"}}).status,
        403);
    QCOMPARE(errorOf(post("/t/1/" + std::string(24, '0'), json)),
             u"404 MERCHANT_PROFILE_NOT_FOUND There is no such merchant profile"_s);
    QCOMPARE(m_client->get("/t/1/" + std::string(24, '0') + "?A=100").status, 404);
    QVERIFY(m_service->onCore(
        [&] { return m_service->assembly->services().simulation().switchOn(false); }));
    QCOMPARE(post(path, json).status, 404);
    QCOMPARE(m_client->get(path + "?A=100").status, 200);
    QCOMPARE(m_service->number(u"SELECT count(*) FROM payment"_s), 0);
}

void TestPagesApi::answersHeadWithoutABody()
{
    const std::string id = m_service->create(kWithReturn).toStdString();
    for (const std::string &path : {"/pay/2/" + id, "/checkout/" + id,
                                    "/checkout/" + id + "/status", std::string("/web/page.js")}) {
        const HttpAnswer answer = m_client->exchange("HEAD", path);
        QCOMPARE(answer.status, 200);
        QVERIFY(answer.body.empty());
        QVERIFY(answer.header("Content-Length").value_or("0") != "0");
    }
    QCOMPARE(m_service->number(u"SELECT status FROM payment"_s), 1);
}

void TestPagesApi::sendsFilesOnce()
{
    const HttpAnswer first = m_client->get("/web/base.css");
    QCOMPARE(first.status, 200);
    QCOMPARE(first.header("Content-Type"), std::optional<std::string>("text/css; charset=utf-8"));
    m_client->send(HttpClient::request("GET", "/web/base.css",
                                       {{"If-None-Match", first.header("ETag").value_or("")}}));
    const HttpAnswer second = m_client->receive(HttpClient::Body::None);
    QCOMPARE(second.status, 304);
    QVERIFY(!second.header("Content-Length"));
    QCOMPARE(second.header("ETag"), first.header("ETag"));
    // Checks that the 304 left no bytes on the connection.
    QCOMPARE(m_client->get("/web/base.css").status, 200);
    for (const char *path : {"/web/", "/web/none.css", "/web/phone.html", "/web/..%2Fopenapi.json"})
        QCOMPARE(m_client->get(path).status, 404);
}

TILLDESK_TEST(TestPagesApi, QCoreApplication)
#include "tst_pages_api.moc"
