#include "tests/support/service_fixture.h"
#include "tests/support/test_program.h"

#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QtTest>
#include <thread>

using namespace tilldesk;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

std::string pathOf(const QString &id)
{
    return "/v3/payments/" + id.toStdString();
}

QJsonObject link(const QString &href)
{
    return {{u"href"_s, href}};
}

/// Returns path and query of the link `name` in a response.
std::string targetOf(const QJsonObject &json, const QString &name, const QString &base)
{
    const QString href = json[u"_links"_s][name][u"href"_s].toString();
    return href.startsWith(base) ? href.sliced(base.size()).toStdString() : std::string();
}

bool matches(const QString &text, const QString &pattern)
{
    return QRegularExpression(QRegularExpression::anchoredPattern(pattern)).match(text).hasMatch();
}

const QString kNotPending =
    u"422 PAYMENT_NOT_PENDING The payment is %1 and does not allow this operation any more"_s;

} // namespace

/// The life of a payment over real HTTP. @source service.md#get @source service.md#cancel
class TestPaymentApi : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_service = std::make_unique<ServiceFixture>(); }
    void cleanup() { m_service.reset(); }

    void createsGetsAndCancels();
    void givesEveryLinkOfACreation();
    void isDurableOnceAnswered();
    void answersHeadAsGet();
    void cancelsByStatus_data();
    void cancelsByStatus();
    void cancelsOnceInARace();
    void expiresByTheClock();
    void expiresBesideTheSweep();
    void drawsTheQrCodeOfItsLink();
    void buildsLinksFromThePublicAddress();
    void tellsWhichMethodsThereAre_data();
    void tellsWhichMethodsThereAre();
    void answersUnknownPaths_data();
    void answersUnknownPaths();
    void tracesEveryAnswer();
    void describesItself();
    void answersBusyWhenItStops();

private:
    std::unique_ptr<ServiceFixture> m_service;
};

void TestPaymentApi::createsGetsAndCancels()
{
    const HttpAnswer created = m_service->ask("POST", "/v3/payments", R"({"amount":1998,
        "currency":"EUR","reference":"Order 1","description":"Deux baguettes","bulkId":"B-1",
        "identifyCallbackUrl":"https://i.example.com/i","callbackUrl":"https://c.example.com/c",
        "returnUrl":"https://r.example.com/r"})");
    QCOMPARE(created.status, 201);
    QCOMPARE(created.header("Content-Type"), std::optional<std::string>("application/json"));
    const QJsonObject creation = jsonOf(created);
    const QString id = creation[u"paymentId"_s].toString();
    QVERIFY(matches(id, u"[0-9a-f]{24}"_s));
    QCOMPARE(creation[u"status"_s].toString(), u"PENDING"_s);
    QCOMPARE(creation[u"createdAt"_s].toString(), u"2026-11-20T13:32:10.000Z"_s);
    QCOMPARE(creation[u"expiresAt"_s].toString(), u"2026-11-20T13:52:10.000Z"_s);
    QCOMPARE(creation.keys(),
             QStringList({u"_links"_s, u"amount"_s, u"createdAt"_s, u"creditor"_s, u"currency"_s,
                          u"description"_s, u"expiresAt"_s, u"paymentId"_s, u"reference"_s,
                          u"status"_s}));

    const HttpAnswer got = m_service->ask("GET", pathOf(id));
    QCOMPARE(got.status, 200);
    QJsonObject expected{
        {u"paymentId"_s, id},
        {u"createdAt"_s, u"2026-11-20T13:32:10.000Z"_s},
        {u"expireAt"_s, u"2026-11-20T13:52:10.000Z"_s},
        {u"currency"_s, u"EUR"_s},
        {u"status"_s, u"PENDING"_s},
        {u"creditor"_s,
         QJsonObject{{u"profileId"_s, m_service->shop.id.text()},
                     {u"merchantId"_s, m_service->merchant.id.text()},
                     {u"name"_s, u"Bakkerij Janssens"_s},
                     {u"iban"_s, u"BE68539007547034"_s},
                     {u"identifyCallbackUrl"_s, u"https://i.example.com/i"_s},
                     {u"callbackUrl"_s, u"https://c.example.com/c"_s}}},
        {u"amount"_s, 1998},
        {u"description"_s, u"Deux baguettes"_s},
        {u"reference"_s, u"Order 1"_s},
        {u"bulkId"_s, u"B-1"_s},
        {u"_links"_s, creation[u"_links"_s]},
    };
    QCOMPARE(jsonOf(got), expected);
    QCOMPARE(creation[u"creditor"_s], expected.value(u"creditor"_s));
    const QJsonObject found = jsonOf(m_service->ask("POST", "/v3/payments/search"));
    QCOMPARE(found[u"details"_s].toArray(), QJsonArray{expected});

    m_service->clock.advance(5s);
    const HttpAnswer cancelled = m_service->ask("DELETE", pathOf(id));
    QCOMPARE(cancelled.status, 204);
    QVERIFY(cancelled.body.empty());
    QVERIFY(!cancelled.header("Content-Type"));
    QCOMPARE(errorOf(m_service->ask("DELETE", pathOf(id))), kNotPending.arg(u"CANCELLED"_s));
    QJsonObject links = expected[u"_links"_s].toObject();
    links.remove(u"cancel"_s);
    expected.insert(u"status"_s, u"CANCELLED"_s);
    expected.insert(u"_links"_s, links);
    QCOMPARE(jsonOf(m_service->ask("GET", pathOf(id))), expected);
}

void TestPaymentApi::givesEveryLinkOfACreation()
{
    const QJsonObject bare = jsonOf(m_service->ask("POST", "/v3/payments", R"({"amount":5})"));
    const QString id = bare[u"paymentId"_s].toString();
    const QString base = m_service->base;
    const QString escaped = QString(base).replace(u":"_s, u"%3A"_s).replace(u"/"_s, u"%2F"_s);
    QJsonObject expected{
        {u"self"_s, link(base + u"/v3/payments/"_s + id)},
        {u"deeplink"_s, link(base + u"/pay/2/"_s + id)},
        {u"qrcode"_s, link(base + u"/qrcode?c="_s + escaped + u"%2Fpay%2F2%2F"_s + id)},
        {u"cancel"_s, link(base + u"/v3/payments/"_s + id)}};
    QCOMPARE(bare[u"_links"_s].toObject(), expected);
    // The self and cancel links work.
    QCOMPARE(m_service->ask("GET", targetOf(bare, u"self"_s, base)).status, 200);
    QCOMPARE(m_service->ask("DELETE", targetOf(bare, u"cancel"_s, base)).status, 204);

    const QJsonObject full = jsonOf(m_service->ask(
        "POST", "/v3/payments", R"({"amount":5,"returnUrl":"https://r.example.com/r"})"));
    QCOMPARE(full[u"_links"_s][u"checkout"_s].toObject(),
             link(base + u"/checkout/"_s + full[u"paymentId"_s].toString()));
}

void TestPaymentApi::isDurableOnceAnswered()
{
    for (int i = 0; i < 20; ++i) {
        const QString id = m_service->create();
        const QString where = u" FROM payment WHERE id = '%1'"_s.arg(id);
        QCOMPARE(m_service->number(u"SELECT count(*)"_s + where), 1);
        QCOMPARE(m_service->ask("DELETE", pathOf(id)).status, 204);
        QCOMPARE(m_service->number(u"SELECT status"_s + where), 7);
    }
}

void TestPaymentApi::answersHeadAsGet()
{
    const QString id = m_service->create();
    const HttpAnswer got = m_service->ask("GET", pathOf(id));
    const HttpAnswer head = m_service->ask("HEAD", pathOf(id));

    QCOMPARE(head.status, 200);
    QVERIFY(head.body.empty());
    QCOMPARE(head.header("Content-Length"),
             std::optional<std::string>(std::to_string(got.body.size())));
    QCOMPARE(head.header("Content-Type"), got.header("Content-Type"));
}

void TestPaymentApi::cancelsByStatus_data()
{
    QTest::addColumn<PaymentStatus>("status");
    for (const PaymentStatus status : kPaymentStatuses)
        QTest::newRow(toText(status).data()) << status;
}

void TestPaymentApi::cancelsByStatus()
{
    QFETCH(const PaymentStatus, status);
    const QString id = m_service->append(status);
    const HttpAnswer answer = m_service->ask("DELETE", pathOf(id));
    if (isOpen(status))
        QCOMPARE(answer.status, 204);
    else
        QCOMPARE(errorOf(answer), kNotPending.arg(toText(status)));
    QCOMPARE(jsonOf(m_service->ask("GET", pathOf(id)))[u"status"_s].toString(),
             QString(toText(isOpen(status) ? PaymentStatus::Cancelled : status)));
}

void TestPaymentApi::cancelsOnceInARace()
{
    for (int round = 0; round < 5; ++round) {
        const QString id = m_service->create();
        std::atomic<int> cancelled = 0;
        std::atomic<int> refused = 0;
        std::vector<std::thread> callers;
        for (int i = 0; i < 16; ++i) {
            callers.emplace_back([&] {
                HttpClient client(m_service->port());
                const HttpAnswer answer = client.exchange(
                    "DELETE", pathOf(id), ServiceFixture::authorization(m_service->shopKey));
                cancelled += answer.status == 204 ? 1 : 0;
                refused += errorOf(answer) == kNotPending.arg(u"CANCELLED"_s) ? 1 : 0;
            });
        }
        for (std::thread &caller : callers)
            caller.join();
        QCOMPARE(cancelled, 1);
        QCOMPARE(refused, 15);
        QCOMPARE(m_service->number(u"SELECT count(*) FROM payment_step"_s), round + 1);
    }
}

void TestPaymentApi::expiresByTheClock()
{
    const QString id = m_service->create();
    const auto status = [&] {
        return jsonOf(m_service->ask("GET", pathOf(id)))[u"status"_s].toString();
    };
    m_service->clock.advance(20min - 1ms);
    QCOMPARE(status(), u"PENDING"_s);
    m_service->clock.advance(1ms);
    QCOMPARE(status(), u"EXPIRED"_s);
    QCOMPARE(errorOf(m_service->ask("DELETE", pathOf(id))), kNotPending.arg(u"EXPIRED"_s));
    const QJsonObject links = jsonOf(m_service->ask("GET", pathOf(id)))[u"_links"_s].toObject();
    QVERIFY(!links.contains(u"cancel"_s));
}

void TestPaymentApi::expiresBesideTheSweep()
{
    const QString id = m_service->create();
    m_service->clock.advance(20min);
    m_service->assembly->core().wake();
    QTRY_COMPARE(m_service->number(u"SELECT status FROM payment"_s), 8);
    QCOMPARE(errorOf(m_service->ask("DELETE", pathOf(id))), kNotPending.arg(u"EXPIRED"_s));
}

void TestPaymentApi::drawsTheQrCodeOfItsLink()
{
    const QJsonObject json = jsonOf(m_service->ask("POST", "/v3/payments", R"({"amount":5})"));
    const HttpAnswer answer =
        HttpClient(m_service->port()).get(targetOf(json, u"qrcode"_s, m_service->base));

    QCOMPARE(answer.status, 200);
    QCOMPARE(answer.header("Content-Type"), std::optional<std::string>("image/png"));
    const QImage image = QImage::fromData(QByteArray::fromStdString(answer.body), "PNG");
    QVERIFY(!image.isNull());
    QCOMPARE(image.size(), QSize(250, 250)); // the default size, M
}

void TestPaymentApi::buildsLinksFromThePublicAddress()
{
    ServiceFixture service({{u"publicBaseUrl"_s, u"https://pay.example.com/x"_s}});
    const QJsonObject json = jsonOf(service.ask("POST", "/v3/payments", R"({"amount":5})"));
    for (const QString &name : json[u"_links"_s].toObject().keys())
        QVERIFY(json[u"_links"_s][name][u"href"_s].toString().startsWith(
            u"https://pay.example.com/x/"_s));
}

void TestPaymentApi::tellsWhichMethodsThereAre_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("allowed");

    for (const char *method : {"GET", "PUT", "DELETE", "HEAD", "PATCH", "OPTIONS"})
        QTest::addRow("%s payments", method)
            << QByteArray(method) << QByteArray("/v3/payments") << QByteArray("POST");
    for (const char *method : {"GET", "DELETE"})
        QTest::addRow("%s search", method)
            << QByteArray(method) << QByteArray("/v3/payments/search") << QByteArray("POST");
    for (const char *method : {"POST", "PUT", "PATCH"})
        QTest::addRow("%s one", method)
            << QByteArray(method) << QByteArray("/v3/payments/000000000000000000000000")
            << QByteArray("GET, HEAD, DELETE");
    QTest::newRow("POST health") << QByteArray("POST") << QByteArray("/health")
                                 << QByteArray("GET, HEAD");
}

void TestPaymentApi::tellsWhichMethodsThereAre()
{
    QFETCH(const QByteArray, method);
    QFETCH(const QByteArray, path);
    QFETCH(const QByteArray, allowed);
    const HttpAnswer answer = m_service->ask(method.toStdString(), path.toStdString());

    QCOMPARE(answer.status, 405);
    QCOMPARE(answer.header("Allow"), std::optional(allowed.toStdString()));
    if (method != "HEAD")
        QCOMPARE(jsonOf(answer)[u"code"_s].toString(), u"METHOD_NOT_ALLOWED"_s);
}

void TestPaymentApi::answersUnknownPaths_data()
{
    QTest::addColumn<QByteArray>("path");
    for (const char *path : {"/v3", "/v3/payments/", "/V3/payments", "/v3/payments/a/b",
                             "/v2/payments", "/v3/payments/%zz", "//v3/payments"})
        QTest::newRow(path) << QByteArray(path);
}

void TestPaymentApi::answersUnknownPaths()
{
    QFETCH(const QByteArray, path);
    QCOMPARE(errorOf(m_service->ask("GET", path.toStdString())),
             u"404 NOT_FOUND There is no operation at this path"_s);
}

void TestPaymentApi::tracesEveryAnswer()
{
    HttpClient client(m_service->port());
    HttpHeaders headers = ServiceFixture::authorization(m_service->shopKey);
    const HttpAnswer first = client.post("/v3/payments", "{}", headers);
    const HttpAnswer second = client.post("/v3/payments", "{}", headers);
    const QJsonObject json = jsonOf(first);
    QVERIFY(matches(json[u"traceId"_s].toString(), u"[0-9a-f]{32}"_s));
    QVERIFY(matches(json[u"spanId"_s].toString(), u"[0-9a-f]{16}"_s));
    QVERIFY(json[u"traceId"_s] != jsonOf(second)[u"traceId"_s]);
    QVERIFY(first.header("X-Request-ID") && second.header("X-Request-ID"));
    QVERIFY(first.header("X-Request-ID") != second.header("X-Request-ID"));

    headers.push_back({"X-Request-ID", "shop-0815/7"});
    headers.push_back({"traceparent", "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"});
    const HttpAnswer traced = client.post("/v3/payments", "{}", headers);
    QCOMPARE(traced.header("X-Request-ID"), std::optional<std::string>("shop-0815/7"));
    QCOMPARE(jsonOf(traced)[u"traceId"_s].toString(), u"0af7651916cd43dd8448eb211c80319c"_s);
    QVERIFY(jsonOf(traced)[u"spanId"_s].toString() != u"b7ad6b7169203331"_s);
    QCOMPARE(client.post("/v3/payments", R"({"amount":5})", headers).header("X-Request-ID"),
             std::optional<std::string>("shop-0815/7")); // successful responses too
}

void TestPaymentApi::describesItself()
{
    HttpClient client(m_service->port()); // sends no API key
    const HttpAnswer health = client.get("/health");
    QCOMPARE(health.status, 200);
    QCOMPARE(jsonOf(health)[u"status"_s].toString(), u"UP"_s);
    QCOMPARE(client.exchange("HEAD", "/health").status, 200);

    const HttpAnswer description = client.get("/openapi.json");
    QCOMPARE(description.status, 200);
    const QJsonObject json = jsonOf(description);
    QVERIFY(json[u"openapi"_s].toString().startsWith(u"3.1"_s));
    for (const QString &path :
         {u"/v3/payments"_s, u"/v3/payments/search"_s, u"/v3/payments/{id}"_s})
        QVERIFY2(json[u"paths"_s].toObject().contains(path), qPrintable(path));
}

void TestPaymentApi::answersBusyWhenItStops()
{
    m_service->assembly->core().stop(); // the endpoint still listens
    const HttpAnswer answer = m_service->ask("POST", "/v3/payments", R"({"amount":5})");
    QCOMPARE(errorOf(answer), u"503 TRY_AGAIN_LATER The service is busy or stopping"_s);
    QVERIFY(answer.header("Retry-After"));
}

TILLDESK_TEST(TestPaymentApi, QCoreApplication)
#include "tst_payment_api.moc"
