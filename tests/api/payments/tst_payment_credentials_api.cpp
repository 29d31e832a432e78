#include "tests/support/service_fixture.h"
#include "tests/support/test_program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

const QString kUnauthorized = u"401 UNAUTHORIZED No valid credentials"_s;
const QString kNotCovered = u"403 ACCESS_DENIED The credentials do not cover this operation"_s;
const QString kNotFound = u"404 PAYMENT_NOT_FOUND There is no such payment"_s;
const std::string kNobody = "/v3/payments/000000000000000000000000";

} // namespace

/// Who may do what, and the order of the checks. @source service.md#authentication
class TestPaymentCredentialsApi : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_service = std::make_unique<ServiceFixture>(); }
    void cleanupTestCase() { m_service.reset(); }

    void checksCredentialsOfEachOperation_data();
    void checksCredentialsOfEachOperation();
    void refusesAnythingButOneBearerKey_data();
    void refusesAnythingButOneBearerKey();
    void checksCredentialsBeforeAnythingElse();
    void tellsAGoodKeyWhatIsNotThere_data();
    void tellsAGoodKeyWhatIsNotThere();
    void tellsNothingOfAnothersPayment();
    void refusesAKeyFromItsRevocationOn();
    void takesANewKeyAtOnce();
    void recordsTheLastUse();
    void recordsTheLastUseAfterTheClockWasSetBack();
    void limitsTheRateOfOneKey();
    void logsNoKey();

private:
    std::unique_ptr<ServiceFixture> m_service;
};

void TestPaymentCredentialsApi::checksCredentialsOfEachOperation_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("body");

    QTest::newRow("create") << QByteArray("POST") << QByteArray("/v3/payments")
                            << QByteArray(R"({"amount":5})");
    QTest::newRow("get") << QByteArray("GET") << QByteArray("/v3/payments/{id}") << QByteArray();
    QTest::newRow("head") << QByteArray("HEAD") << QByteArray("/v3/payments/{id}") << QByteArray();
    QTest::newRow("search") << QByteArray("POST") << QByteArray("/v3/payments/search")
                            << QByteArray();
    QTest::newRow("cancel") << QByteArray("DELETE") << QByteArray("/v3/payments/{id}")
                            << QByteArray();
}

void TestPaymentCredentialsApi::checksCredentialsOfEachOperation()
{
    QFETCH(const QByteArray, method);
    QFETCH(const QByteArray, path);
    QFETCH(const QByteArray, body);
    const QString id = m_service->create();
    const std::string target = QString::fromUtf8(path).replace(u"{id}"_s, id).toStdString();
    const qint64 before = m_service->number(u"SELECT count(*) FROM payment"_s);
    const auto answerTo = [&](const HttpHeaders &headers) {
        return HttpClient(m_service->port())
            .exchange(method.toStdString(), target, headers, body.toStdString());
    };
    const bool hasBody = method != "HEAD";
    for (const HttpHeaders &headers :
         {HttpHeaders(), ServiceFixture::authorization(u"00000000-0000-4000-8000-000000000000"_s),
          ServiceFixture::authorization(m_service->revokedKey)}) {
        const HttpAnswer answer = answerTo(headers);
        QCOMPARE(answer.status, 401);
        QCOMPARE(answer.header("WWW-Authenticate"), std::optional<std::string>("Bearer"));
        if (hasBody)
            QCOMPARE(errorOf(answer), kUnauthorized);
    }
    const HttpAnswer uncovered = answerTo(ServiceFixture::authorization(m_service->refundKey));
    QCOMPARE(uncovered.status, 403);
    if (hasBody)
        QCOMPARE(errorOf(uncovered), kNotCovered);
    QCOMPARE(m_service->number(u"SELECT count(*) FROM payment"_s), before);
    QCOMPARE(m_service->number(u"SELECT status FROM payment ORDER BY seq DESC LIMIT 1"_s), 1);

    const int good = answerTo(ServiceFixture::authorization(m_service->shopKey)).status;
    QVERIFY2(good >= 200 && good < 300, QByteArray::number(good).constData());
}

void TestPaymentCredentialsApi::refusesAnythingButOneBearerKey_data()
{
    QTest::addColumn<QStringList>("headers");
    QTest::addColumn<int>("status");
    const auto row = [](const char *name, const QStringList &headers, int status) {
        QTest::newRow(name) << headers << status;
    };
    row("capitals", {u"BEARER {key}"_s}, 404);
    row("lower case", {u"bearer {key}"_s}, 404);
    row("more spaces", {u"Bearer    {key}  "_s}, 404);
    row("Basic", {u"Basic {key}"_s}, 401);
    row("no scheme", {u"{key}"_s}, 401);
    row("twice the same", {u"Bearer {key}"_s, u"Bearer {key}"_s}, 401);
    row("a bad and a good one", {u"Bearer x"_s, u"Bearer {key}"_s}, 401);
    row("empty", {u""_s}, 401);
    row("a longer key", {u"Bearer {key}0"_s}, 401);
    row("two keys", {u"Bearer {key} {key}"_s}, 401);
}

void TestPaymentCredentialsApi::refusesAnythingButOneBearerKey()
{
    QFETCH(const QStringList, headers);
    QFETCH(const int, status);
    HttpHeaders sent;
    for (QString header : headers)
        sent.push_back(
            {"Authorization", header.replace(u"{key}"_s, m_service->shopKey).toStdString()});

    QCOMPARE(HttpClient(m_service->port()).get(kNobody, sent).status, status);
}

void TestPaymentCredentialsApi::checksCredentialsBeforeAnythingElse()
{
    const QString bad = u"00000000-0000-4000-8000-000000000000"_s;
    QCOMPARE(errorOf(m_service->askAs(bad, "POST", "/v3/payments", "{")), kUnauthorized);
    QCOMPARE(errorOf(m_service->askAs(bad, "POST", "/v3/payments/search?size=x")), kUnauthorized);
    QCOMPARE(errorOf(m_service->askAs(bad, "GET", kNobody)), kUnauthorized);
    QCOMPARE(errorOf(m_service->askAs(m_service->refundKey, "POST", "/v3/payments", "{")),
             kNotCovered);
    QCOMPARE(errorOf(m_service->askAs(m_service->refundKey, "DELETE", kNobody)), kNotCovered);
    // Path and method are checked before the credentials.
    QCOMPARE(m_service->askAs(bad, "GET", "/v3/nothing").status, 404);
    QCOMPARE(m_service->askAs(bad, "PUT", "/v3/payments").status, 405);
}

void TestPaymentCredentialsApi::tellsAGoodKeyWhatIsNotThere_data()
{
    QTest::addColumn<QByteArray>("id");

    for (const char *id : {"000000000000000000000000", "1", "nobody", "%20", "%00", "a%2Fb",
                           "'%20OR%201=1", "01a1f7d0a1b200000000000101a1f7d0a1b2000000000001"})
        QTest::newRow(id) << QByteArray(id);
}

void TestPaymentCredentialsApi::tellsAGoodKeyWhatIsNotThere()
{
    QFETCH(const QByteArray, id);
    const std::string path = "/v3/payments/" + id.toStdString();
    QCOMPARE(errorOf(m_service->ask("GET", path)), kNotFound);
    QCOMPARE(errorOf(m_service->ask("DELETE", path)), kNotFound);
    QCOMPARE(m_service->ask("HEAD", path).status, 404);
}

void TestPaymentCredentialsApi::tellsNothingOfAnothersPayment()
{
    const QString id = m_service->create(R"({"amount":4711,"reference":"Secret 1"})");
    const std::string path = "/v3/payments/" + id.toStdString();
    const HttpAnswer got = m_service->askAs(m_service->counterKey, "GET", path);
    QCOMPARE(errorOf(got), u"403 ACCESS_DENIED The payment belongs to another profile"_s);
    const HttpAnswer cancelled = m_service->askAs(m_service->counterKey, "DELETE", path);
    QCOMPARE(errorOf(cancelled),
             u"403 CALLER_NOT_ALLOWED_TO_CANCEL"
             " The caller is not a participant of the payment"_s);
    for (const HttpAnswer &answer : {got, cancelled}) {
        for (const QString &secret : {u"4711"_s, u"Secret"_s, id, m_service->shop.id.text(),
                                      u"PENDING"_s, m_service->shop.iban})
            QVERIFY(!QString::fromStdString(answer.body).contains(secret));
    }
    QCOMPARE(m_service->ask("DELETE", path).status, 204);
    // The owner is checked before the payment's state.
    QCOMPARE(m_service->askAs(m_service->counterKey, "DELETE", path).status, 403);
}

void TestPaymentCredentialsApi::refusesAKeyFromItsRevocationOn()
{
    const QString key = m_service->addKey(m_service->shop.id, Authority::MerchantPayment);
    QCOMPARE(m_service->askAs(key, "GET", kNobody).status, 404);
    QVERIFY(m_service->onCore([this]() -> Result<void> {
        auto &merchants = m_service->assembly->services().merchants();
        return merchants.revokeKey(merchants.keys().last().id);
    }));
    QCOMPARE(m_service->askAs(key, "GET", kNobody).status, 401);
}

void TestPaymentCredentialsApi::takesANewKeyAtOnce()
{
    const QString key = m_service->addKey(m_service->shop.id,
                                          Authority::MerchantPayment | Authority::MerchantRefund);
    QCOMPARE(m_service->askAs(key, "POST", "/v3/payments", R"({"amount":5})").status, 201);
}

void TestPaymentCredentialsApi::recordsTheLastUse()
{
    ServiceFixture service;
    const QString sql = u"SELECT coalesce(max(last_used_at), 0) FROM api_key"_s;
    QCOMPARE(service.ask("GET", kNobody).status, 404);
    QCOMPARE(service.number(sql), 0);
    const Timestamp used = service.clock.now();
    service.clock.advance(1min);
    service.assembly->core().wake();
    QTRY_COMPARE(service.number(sql), toMillis(used));

    service.clock.advance(5s);
    QCOMPARE(service.ask("GET", kNobody).status, 404);
    service.stop(); // less than a minute after the last write
    QCOMPARE(service.number(sql), toMillis(service.clock.now()));
}

void TestPaymentCredentialsApi::recordsTheLastUseAfterTheClockWasSetBack()
{
    ServiceFixture service;
    QCOMPARE(service.ask("GET", kNobody).status, 404);
    const Timestamp used = service.clock.now();
    service.clock.advance(-1h);
    service.assembly->core().wake();
    for (int i = 0; i < 2; ++i) // each command lets the core check its due jobs
        std::ignore = service.onCore([]() -> Result<int> { return 0; });
    service.clock.advance(1min);
    service.assembly->core().wake();
    QTRY_COMPARE(service.number(u"SELECT coalesce(max(last_used_at), 0) FROM api_key"_s),
                 toMillis(used));
}

void TestPaymentCredentialsApi::limitsTheRateOfOneKey()
{
    ServiceFixture service({{u"keyRate"_s, u"3"_s}});
    for (int i = 0; i < 3; ++i)
        QCOMPARE(service.ask("GET", kNobody).status, 404);
    const HttpAnswer refused = service.ask("GET", kNobody);
    QCOMPARE(refused.status, 429);
    QCOMPARE(jsonOf(refused)[u"code"_s].toString(), u"TOO_MANY_REQUESTS"_s);
    QVERIFY(refused.header("Retry-After"));
    // Every key has its own rate.
    QCOMPARE(service.askAs(service.counterKey, "GET", kNobody).status, 404);
    service.clock.advance(1s);
    QCOMPARE(service.ask("GET", kNobody).status, 404);
}

void TestPaymentCredentialsApi::logsNoKey()
{
    ServiceFixture service;
    service.create(R"({"amount":5,"reference":"Private 77"})");
    QCOMPARE(service.askAs(u"11111111-2222-4333-8444-555555555555"_s, "GET", kNobody).status, 401);
    service.log.warning("the last line");
    QTRY_VERIFY(service.logged().contains("the last line"));
    const QByteArray log = service.logged();

    QVERIFY(log.contains("/v3/payments"));
    QVERIFY(log.contains(service.shop.id.text().toUtf8()));
    for (const QByteArray &secret : {service.shopKey.toUtf8(), QByteArray("11111111-2222"),
                                     QByteArray("Private 77"), service.shop.iban.toUtf8()})
        QVERIFY(!log.contains(secret));
}

TILLDESK_TEST(TestPaymentCredentialsApi, QCoreApplication)
#include "tst_payment_credentials_api.moc"
