#include "tests/support/service_fixture.h"
#include "tests/support/test_program.h"

#include <QJsonArray>
#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

QString invalid(const QString &field, const QString &why)
{
    return u"400 FIELD_IS_INVALID Field '%1' is invalid: %2"_s.arg(field, why);
}

QString iso(Timestamp time)
{
    return QString::fromLatin1(toIsoUtc(time));
}

/// Returns the payment ids of a page, in order.
QStringList idsOf(const HttpAnswer &answer)
{
    QStringList ids;
    for (const QJsonValue &payment : jsonOf(answer)[u"details"_s].toArray())
        ids << payment[u"paymentId"_s].toString();
    return ids;
}

/// Returns size, totalPages, totalElements and number, separated by spaces.
QString numbersOf(const HttpAnswer &answer)
{
    const QJsonObject json = jsonOf(answer);
    return u"%1 %2 %3 %4"_s.arg(json[u"size"_s].toInt(-1))
        .arg(json[u"totalPages"_s].toInt(-1))
        .arg(json[u"totalElements"_s].toInt(-1))
        .arg(json[u"number"_s].toInt(-1));
}

} // namespace

/// Every parameter and rule of a search, over real HTTP. @source service.md#search
class TestSearchPaymentsApi : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanupTestCase() { m_service.reset(); }

    void answersTheLatestFirst();
    void pagesThroughEverything_data();
    void pagesThroughEverything();
    void refusesWrongQueries_data();
    void refusesWrongQueries();
    void refusesWrongBodies_data();
    void refusesWrongBodies();
    void takesBodiesThatAskForNothing_data();
    void takesBodiesThatAskForNothing();
    void looksBackOneDayByDefault();
    void findsWhatAWrongClockHasDatedLater();
    void includesBothEnds();
    void readsTimesInAnyZone_data();
    void readsTimesInAnyZone();
    void filtersByStatus();
    void filtersByExactReference();
    void showsOwnPaymentsOnly();
    void showsExpiredOnesAsExpired();
    void answersEachPaymentAsGetDoes();

private:
    HttpAnswer search(std::string_view body = {}, const std::string &query = {})
    {
        return m_service->ask("POST", "/v3/payments/search" + query, body);
    }
    /// Creates `count` payments, one second apart. Returns their ids, newest first.
    QStringList createMany(int count)
    {
        QStringList ids;
        for (int i = 0; i < count; ++i) {
            m_service->clock.advance(1s);
            ids.prepend(m_service->create());
        }
        return ids;
    }

    std::unique_ptr<ServiceFixture> m_service;
};

void TestSearchPaymentsApi::init()
{
    // A refused search changes nothing, so all tests of refusals share one service.
    const QByteArray name = QTest::currentTestFunction();
    if (!m_service || !name.startsWith("refuses"))
        m_service = std::make_unique<ServiceFixture>();
}

void TestSearchPaymentsApi::answersTheLatestFirst()
{
    const QStringList ids = createMany(12);
    const HttpAnswer answer = search();

    QCOMPARE(answer.status, 200);
    QCOMPARE(answer.header("Content-Type"), std::optional<std::string>("application/json"));
    QCOMPARE(idsOf(answer), ids.first(10)); // the default page size
    QCOMPARE(numbersOf(answer), u"10 2 12 0"_s);
    QCOMPARE(
        jsonOf(answer).keys(),
        QStringList({u"details"_s, u"number"_s, u"size"_s, u"totalElements"_s, u"totalPages"_s}));
}

void TestSearchPaymentsApi::pagesThroughEverything_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("numbers"); // page figures for 25 payments
    QTest::addColumn<int>("first");

    QTest::newRow("no query") << u""_s << u"10 3 25 0"_s << 0;
    QTest::newRow("second page") << u"?page=1"_s << u"10 3 25 1"_s << 10;
    QTest::newRow("last page") << u"?page=2"_s << u"5 3 25 2"_s << 20;
    QTest::newRow("beyond the last") << u"?page=3"_s << u"0 3 25 3"_s << 25;
    QTest::newRow("far beyond") << u"?page=2000000000"_s << u"0 3 25 2000000000"_s << 25;
    QTest::newRow("size 0") << u"?size=0"_s << u"0 0 25 0"_s << 25;
    QTest::newRow("size 0, page 1") << u"?size=0&page=1"_s << u"0 0 25 1"_s << 25;
    QTest::newRow("size 1") << u"?size=1&page=24"_s << u"1 25 25 24"_s << 24;
    QTest::newRow("size 25") << u"?size=25"_s << u"25 1 25 0"_s << 0;
    QTest::newRow("size 24") << u"?size=24&page=1"_s << u"1 2 25 1"_s << 24;
    QTest::newRow("size 100") << u"?size=100"_s << u"25 1 25 0"_s << 0;
    QTest::newRow("unknown parameter") << u"?sort=up&size=2"_s << u"2 13 25 0"_s << 0;
    QTest::newRow("the last of two") << u"?size=3&size=2"_s << u"2 13 25 0"_s << 0;
    QTest::newRow("escaped") << u"?%73ize=%32"_s << u"2 13 25 0"_s << 0;
}

void TestSearchPaymentsApi::pagesThroughEverything()
{
    QFETCH(const QString, query);
    QFETCH(const QString, numbers);
    QFETCH(const int, first);
    const QStringList ids = createMany(25);
    const HttpAnswer answer = search({}, query.toStdString());

    QCOMPARE(numbersOf(answer), numbers);
    QCOMPARE(idsOf(answer), ids.mid(first, numbers.section(u' ', 0, 0).toInt()));
}

void TestSearchPaymentsApi::refusesWrongQueries_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("error");
    const QString size = invalid(u"size"_s, u"must be an integer from 0 to 100"_s);
    const QString page = invalid(u"page"_s, u"must be an integer from 0 to 9000000000000000"_s);

    for (const char *value : {"101", "-1", "1000", "ten", "1.0", "1e1", "", "%2B1", "0x10", "5%20",
                              "99999999999999999999"})
        QTest::addRow("size %s", value) << QString(u"?size="_s + QLatin1StringView(value)) << size;
    for (const char *value : {"-1", "one", "", "1.5", "9000000000000001", "99999999999999999999"})
        QTest::addRow("page %s", value) << QString(u"?page="_s + QLatin1StringView(value)) << page;
}

void TestSearchPaymentsApi::refusesWrongQueries()
{
    QFETCH(const QString, query);
    QFETCH(const QString, error);
    QCOMPARE(errorOf(search({}, query.toStdString())), error);
}

void TestSearchPaymentsApi::refusesWrongBodies_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("error");
    const auto row = [](const QByteArray &body, const QString &error) {
        QTest::newRow(body.constData()) << body << error;
    };

    row("[]", invalid(u"body"_s, u"is not a JSON object"_s));
    row("{", invalid(u"body"_s, u"ends in the middle of the JSON object"_s));
    row("{\"reference\":5}", invalid(u"reference"_s, u"must be a string"_s));
    const QString texts = invalid(u"paymentStatuses"_s, u"must be an array of strings"_s);
    for (const char *value : {"\"PENDING\"", "{}", "[1]", "[null]", "[\"PENDING\",5]"})
        row(QByteArray("{\"paymentStatuses\":") + value + "}", texts);
    for (const char *name : {"pending", "PAID", "", " PENDING"})
        row(QByteArray("{\"paymentStatuses\":[\"EXPIRED\",\"") + name + "\"]}",
            invalid(u"paymentStatuses"_s,
                    u"'%1' is not a payment status"_s.arg(QLatin1StringView(name))));
    for (const char *field : {"from", "to"}) {
        const auto name = QString::fromLatin1(field);
        for (const char *value : {"5", "true", "[]"})
            row(QByteArray("{\"") + field + "\":" + value + "}",
                invalid(name, u"must be a string"_s));
        for (const char *value :
             {"yesterday", "2026-11-20", "2026-11-20T13:32:10", "2026-11-20T13:32Z",
              "2026-11-20 13:32:10Z", "2026-02-30T00:00:00Z", "2026-11-20T24:00:00Z",
              "2026-11-20T13:32:10.Z", "2026-11-20T13:32:10.1234567890Z",
              "2026-11-20T13:32:10+0100", "1795181530000"})
            row(QByteArray("{\"") + field + "\":\"" + value + "\"}",
                invalid(name, u"must be a date-time with a zone, such as 2024-05-31T13:45:00Z"_s));
    }
    const QString order = invalid(u"from"_s, u"must not be after 'to'"_s);
    row("{\"from\":\"2026-11-20T13:32:10.001Z\",\"to\":\"2026-11-20T13:32:10Z\"}", order);
    row("{\"from\":\"2030-01-01T00:00:00Z\"}", order); // the default of 'to' is now
    row("{\"to\":\"2020-01-01T00:00:00Z\"}", order);   // the default of 'from' is one day ago
}

void TestSearchPaymentsApi::refusesWrongBodies()
{
    QFETCH(const QByteArray, body);
    QFETCH(const QString, error);
    QCOMPARE(errorOf(search(body.toStdString())), error);
}

void TestSearchPaymentsApi::takesBodiesThatAskForNothing_data()
{
    QTest::addColumn<QByteArray>("body");
    for (const char *body :
         {"", "  ", "{}", "{\"from\":null,\"to\":null,\"paymentStatuses\":null,\"reference\":null}",
          "{\"from\":\"\",\"to\":\"\",\"reference\":\"\"}", "{\"paymentStatuses\":[]}",
          "{\"page\":-1,\"unknown\":{}}"})
        QTest::newRow(*body != 0 ? body : "none") << QByteArray(body);
}

void TestSearchPaymentsApi::takesBodiesThatAskForNothing()
{
    QFETCH(const QByteArray, body);
    createMany(2);
    QCOMPARE(numbersOf(search(body.toStdString())), u"2 1 2 0"_s);
}

void TestSearchPaymentsApi::looksBackOneDayByDefault()
{
    const QString id = m_service->create();
    m_service->clock.advance(24h);
    QCOMPARE(idsOf(search()), QStringList(id)); // the bound includes its last millisecond
    m_service->clock.advance(1ms);
    QCOMPARE(numbersOf(search()), u"0 0 0 0"_s);
    QCOMPARE(idsOf(search(R"({"from":"2026-11-20T00:00:00Z"})")), QStringList(id));
}

void TestSearchPaymentsApi::findsWhatAWrongClockHasDatedLater()
{
    const QString early = m_service->create();
    m_service->clock.advance(-1h);
    const QString late = m_service->create();
    QCOMPARE(idsOf(search()), QStringList({late, early}));
}

void TestSearchPaymentsApi::includesBothEnds()
{
    const QStringList ids = createMany(5); // one second apart
    const auto between = [this](Timestamp from, Timestamp to) {
        return idsOf(
            search(u"{\"from\":\"%1\",\"to\":\"%2\"}"_s.arg(iso(from), iso(to)).toStdString()));
    };
    QCOMPARE(between(kCoreStart + 2s, kCoreStart + 4s), ids.mid(1, 3));
    QCOMPARE(between(kCoreStart + 2001ms, kCoreStart + 3999ms), ids.mid(2, 1));
    QCOMPARE(between(kCoreStart + 3s, kCoreStart + 3s), ids.mid(2, 1));
    QCOMPARE(between(kCoreStart + 3001ms, kCoreStart + 3999ms), QStringList());
    QCOMPARE(between(kCoreStart, kCoreStart + 100h), ids);
    QCOMPARE(between(kCoreStart - 100h, kCoreStart), QStringList());
}

void TestSearchPaymentsApi::readsTimesInAnyZone_data()
{
    QTest::addColumn<QString>("from"); // every text means 13:32:11 UTC

    for (const char *text :
         {"2026-11-20T13:32:11Z", "2026-11-20T14:32:11+01:00", "2026-11-20T08:32:11.000-05:00",
          "2026-11-20T13:32:11.000000000Z", "2026-11-20t13:32:11z", "2026-11-21T03:17:11+13:45"})
        QTest::newRow(text) << QString::fromLatin1(text);
}

void TestSearchPaymentsApi::readsTimesInAnyZone()
{
    QFETCH(const QString, from);
    const QStringList ids = createMany(3);
    m_service->clock.set(kCoreStart + 1s);
    const std::string body = u"{\"from\":\"%1\",\"to\":\"%1\"}"_s.arg(from).toStdString();
    QCOMPARE(idsOf(search(body)), QStringList(ids.last()));
}

void TestSearchPaymentsApi::filtersByStatus()
{
    QMap<PaymentStatus, QString> ids;
    for (const PaymentStatus status : kPaymentStatuses)
        ids[status] = m_service->append(status);
    for (const PaymentStatus status : kPaymentStatuses) {
        const std::string body =
            u"{\"paymentStatuses\":[\"%1\"]}"_s.arg(toText(status)).toStdString();
        QCOMPARE(idsOf(search(body)), QStringList(ids[status]));
    }
    QCOMPARE(idsOf(search(R"({"paymentStatuses":["VOIDED","PENDING","VOIDED"]})")),
             QStringList({ids[PaymentStatus::Voided], ids[PaymentStatus::Pending]}));
    QCOMPARE(numbersOf(search({}, "?size=100")), u"10 1 10 0"_s);
}

void TestSearchPaymentsApi::filtersByExactReference()
{
    const QString id = m_service->create(R"({"amount":5,"reference":"Café 1"})");
    m_service->create(R"({"amount":5,"reference":"café 1"})");
    m_service->create(R"({"amount":5,"reference":"Café 10"})");
    m_service->create();

    QCOMPARE(idsOf(search(R"({"reference":"Café 1"})")), QStringList(id));
    // The reference matches after NFC normalization.
    QCOMPARE(idsOf(search("{\"reference\":\"Cafe\xcc\x81 1\"}")), QStringList(id));
    QCOMPARE(numbersOf(search(R"({"reference":"Café%"})")), u"0 0 0 0"_s);
    QCOMPARE(numbersOf(search("{\"reference\":\"" + std::string(5000, 'x') + "\"}")), u"0 0 0 0"_s);
    QCOMPARE(idsOf(search(R"({"reference":"Café 1","paymentStatuses":["EXPIRED"]})")),
             QStringList());
}

void TestSearchPaymentsApi::showsOwnPaymentsOnly()
{
    const QString id = m_service->create(R"({"amount":5,"reference":"mine"})");
    const HttpAnswer other = m_service->askAs(m_service->counterKey, "POST", "/v3/payments/search");
    QCOMPARE(numbersOf(other), u"0 0 0 0"_s);
    QVERIFY(!QString::fromStdString(other.body).contains(id));
    QCOMPARE(numbersOf(m_service->askAs(m_service->counterKey, "POST", "/v3/payments/search",
                                        R"({"reference":"mine"})")),
             u"0 0 0 0"_s);
}

void TestSearchPaymentsApi::showsExpiredOnesAsExpired()
{
    const QString id = m_service->create();
    m_service->clock.advance(20min); // the expiry job has not run
    QCOMPARE(numbersOf(search(R"({"paymentStatuses":["PENDING"]})")), u"0 0 0 0"_s);
    const HttpAnswer answer = search(R"({"paymentStatuses":["EXPIRED"]})");
    QCOMPARE(idsOf(answer), QStringList(id));
    QCOMPARE(jsonOf(answer)[u"details"_s][0][u"status"_s].toString(), u"EXPIRED"_s);
}

void TestSearchPaymentsApi::answersEachPaymentAsGetDoes()
{
    m_service->create(R"({"amount":5,"reference":"a","description":"b","bulkId":"c",
                          "returnUrl":"https://shop.example.com/r"})");
    for (const PaymentStatus status : kPaymentStatuses)
        m_service->append(status);
    const QJsonArray details = jsonOf(search({}, "?size=100"))[u"details"_s].toArray();
    QCOMPARE(details.size(), 11);
    for (const QJsonValue &payment : details) {
        const std::string path = "/v3/payments/" + payment[u"paymentId"_s].toString().toStdString();
        QCOMPARE(payment.toObject(), jsonOf(m_service->ask("GET", path)));
    }
}

TILLDESK_TEST(TestSearchPaymentsApi, QCoreApplication)
#include "tst_search_payments_api.moc"
