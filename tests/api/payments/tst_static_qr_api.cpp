#include "tests/support/service_fixture.h"
#include "tests/support/test_program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QtTest>
#include <thread>

using namespace tilldesk;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr std::string_view kPath = "/v3/payments/pos";

/// Returns a valid body plus the member `name`, whose JSON value is written as given.
QByteArray with(const QByteArray &name, const QByteArray &json)
{
    return "{\"amount\":480,\"posId\":\"T1\",\"" + name + "\":" + json + "}";
}

QByteArray withText(const QByteArray &name, const QString &text)
{
    return with(name, '"' + text.toUtf8() + '"');
}

QString invalid(const QString &field, const QString &why)
{
    return u"400 FIELD_IS_INVALID Field '%1' is invalid: %2"_s.arg(field, why);
}

QString required(const QString &field)
{
    return u"400 FIELD_IS_REQUIRED Field '%1' is mandatory"_s.arg(field);
}

std::string bodyAt(const QString &posId)
{
    return u"{\"amount\":480,\"posId\":\"%1\"}"_s.arg(posId).toStdString();
}

QString url(qsizetype length)
{
    const QString start = u"https://shop.example.com/"_s;
    return start + QString(length - start.size(), u'a');
}

} // namespace

/// Static-QR payments over real HTTP. @source service.md#static-qr
class TestStaticQrApi : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_service = std::make_unique<ServiceFixture>(); }
    void cleanupTestCase() { m_service.reset(); }

    void createsAPaymentOfTwoMinutes();
    void refuses_data();
    void refuses();
    void accepts_data();
    void accepts();
    void ignoresAReturnUrl();
    void storesWhatItNeverEchoes();
    void checksInOrder();
    void answersByMethod();
    void replacesTheOpenOne_data();
    void replacesTheOpenOne();
    void leavesWhatIsAuthorized();
    void letsAnOverdueOneExpire();
    void leavesOtherProfilesAlone();
    void leavesOneOpenAfterARaceOfTwo();
    void leavesOneOpenAfterARaceOfFifty();
    void isDurableOnceAnswered();
    void expiresAtTheExactMillisecond();
    void takesItsTimeFromTheSettings();
    void answersBusyWhenItStops();
    void answersATechnicalError();

private:
    QString create(const QString &posId);
    [[nodiscard]] QString statusOf(const QString &id);
    void identify(const QString &id);

    std::unique_ptr<ServiceFixture> m_service;
};

QString TestStaticQrApi::create(const QString &posId)
{
    return jsonOf(m_service->ask("POST", kPath, bodyAt(posId)))[u"paymentId"_s].toString();
}

QString TestStaticQrApi::statusOf(const QString &id)
{
    return jsonOf(m_service->ask("GET", "/v3/payments/" + id.toStdString()))[u"status"_s]
        .toString();
}

void TestStaticQrApi::identify(const QString &id)
{
    QVERIFY(m_service->onCore([&] {
        return m_service->assembly->services().payments().identify(PaymentId(id), kSomeDebtor);
    }));
}

void TestStaticQrApi::createsAPaymentOfTwoMinutes()
{
    ServiceFixture service;
    const HttpAnswer answer = service.ask("POST", kPath, R"({"amount":480,"currency":"EUR",
        "posId":"T1","shopId":"S1","shopName":"Main street","reference":"R-1",
        "description":"Two rolls","bulkId":"B-1","callbackUrl":"https://c.example.com/c",
        "identifyCallbackUrl":"https://i.example.com/i"})");
    QCOMPARE(answer.status, 201);
    QCOMPARE(answer.header("Content-Type"), std::optional<std::string>("application/json"));
    const QJsonObject json = jsonOf(answer);
    const QString id = json[u"paymentId"_s].toString();
    QCOMPARE(id.size(), 24);
    const QString base = service.base;
    const auto link = [](const QString &href) { return QJsonObject{{u"href"_s, href}}; };
    const QString escaped = QString(base).replace(u":"_s, u"%3A"_s).replace(u"/"_s, u"%2F"_s);
    const QJsonObject expected{
        {u"paymentId"_s, id},
        {u"status"_s, u"PENDING"_s},
        {u"createdAt"_s, u"2026-11-20T13:32:10.000Z"_s},
        {u"expiresAt"_s, u"2026-11-20T13:34:10.000Z"_s},
        {u"description"_s, u"Two rolls"_s},
        {u"reference"_s, u"R-1"_s},
        {u"amount"_s, 480},
        {u"currency"_s, u"EUR"_s},
        {u"creditor"_s,
         QJsonObject{{u"profileId"_s, service.shop.id.text()},
                     {u"merchantId"_s, service.merchant.id.text()},
                     {u"name"_s, u"Bakkerij Janssens"_s},
                     {u"iban"_s, u"BE68539007547034"_s},
                     {u"identifyCallbackUrl"_s, u"https://i.example.com/i"_s},
                     {u"callbackUrl"_s, u"https://c.example.com/c"_s}}},
        {u"_links"_s,
         QJsonObject{
             {u"self"_s, link(base + u"/v3/payments/"_s + id)},
             {u"deeplink"_s, link(base + u"/pay/2/"_s + id)},
             {u"qrcode"_s, link(base + u"/qrcode?c="_s + escaped + u"%2Fpay%2F2%2F"_s + id)},
             {u"cancel"_s, link(base + u"/v3/payments/"_s + id)}}}};
    QCOMPARE(json, expected);
    const QJsonObject got = jsonOf(service.ask("GET", "/v3/payments/" + id.toStdString()));
    QCOMPARE(got[u"expireAt"_s].toString(), u"2026-11-20T13:34:10.000Z"_s);
    QCOMPARE(got[u"bulkId"_s].toString(), u"B-1"_s);
    // An unknown point of sale is added to the profile.
    QCOMPARE(service.number(u"SELECT count(*) FROM point_of_sale WHERE id = 'T1'"
                            " AND shop_id = 'S1' AND shop_name = 'Main street'"_s),
             1);
    QCOMPARE(service.number(u"SELECT type FROM payment"_s), 2);
    QCOMPARE(service.ask("DELETE", "/v3/payments/" + id.toStdString()).status, 204);
}

void TestStaticQrApi::refuses_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("error");
    const auto row = [](const char *name, const QByteArray &body, const QString &error) {
        QTest::newRow(name) << body << error;
    };
    row("no body", "", u"400 BODY_MISSING The request body is missing"_s);
    row("an array", "[]", invalid(u"body"_s, u"is not a JSON object"_s));
    row("no posId", R"({"amount":480})", required(u"posId"_s));
    row("posId null", R"({"amount":480,"posId":null})", required(u"posId"_s));
    row("posId empty", R"({"amount":480,"posId":""})", required(u"posId"_s));
    row("posId a number", R"({"amount":480,"posId":1})",
        invalid(u"posId"_s, u"must be a string"_s));
    for (const QString &wrong :
         {QString(37, u'a'), u"T-1"_s, u"T 1"_s, u"T1 "_s, u"T_1"_s, u"T.1"_s, u"T/1"_s, u"é"_s,
          u"T١"_s, u"T1\\n"_s, u"T1\\u0000"_s, u"%54"_s, u"'"_s, u"🥐"_s})
        row(qPrintable(u"posId "_s + wrong),
            "{\"amount\":480,\"posId\":\"" + wrong.toUtf8() + "\"}",
            invalid(u"posId"_s, u"must be 1 to 36 letters and digits"_s));

    row("no amount", R"({"posId":"T1"})", required(u"amount"_s));
    for (const char *amount : {"0", "-1", "1000000000000"})
        row(qPrintable(u"amount %1"_s.arg(QLatin1StringView(amount))),
            QByteArray("{\"posId\":\"T1\",\"amount\":") + amount + "}",
            invalid(u"amount"_s, u"must be from 1 to 999999999999 cents"_s));
    for (const char *amount : {"\"480\"", "4.5", "true", "[480]"})
        row(qPrintable(u"amount %1"_s.arg(QLatin1StringView(amount))),
            QByteArray("{\"posId\":\"T1\",\"amount\":") + amount + "}",
            invalid(u"amount"_s, u"must be an integer"_s));
    row("another currency", withText("currency", u"USD"_s),
        invalid(u"currency"_s, u"must be EUR"_s));
    row("reference of 36", withText("reference", QString(36, u'a')),
        invalid(u"reference"_s, u"at most 35 characters"_s));
    row("reference with a sign", withText("reference", u"a&b"_s),
        invalid(u"reference"_s, u"character '&' (U+0026) is not allowed"_s));
    row("bulkId of 36", withText("bulkId", QString(36, u'a')),
        invalid(u"bulkId"_s, u"at most 35 characters"_s));
    row("description of 141", withText("description", QString(141, u'é')),
        invalid(u"description"_s, u"at most 140 characters"_s));
    row("description with emoji", withText("description", u"🥐"_s),
        invalid(u"description"_s, u"character '🥐' (U+1F950) is not allowed"_s));
    row("shopId of 37", withText("shopId", QString(37, u'a')),
        invalid(u"shopId"_s, u"at most 36 characters"_s));
    row("shopName of 37", withText("shopName", QString(37, u'é')),
        invalid(u"shopName"_s, u"at most 36 characters"_s));
    row("shopName with a sign", withText("shopName", u"a<b"_s),
        invalid(u"shopName"_s, u"character '<' (U+003C) is not allowed"_s));
    for (const char *name : {"shopId", "shopName", "reference", "bulkId", "currency", "description",
                             "identifyCallbackUrl", "callbackUrl"})
        row(qPrintable(u"%1 a number"_s.arg(QLatin1StringView(name))), with(name, "5"),
            invalid(QString::fromLatin1(name), u"must be a string"_s));
    for (const char *name : {"identifyCallbackUrl", "callbackUrl"}) {
        row(qPrintable(u"%1 of 2049"_s.arg(QLatin1StringView(name))), withText(name, url(2049)),
            invalid(QString::fromLatin1(name), u"1 to 2048 characters"_s));
        row(qPrintable(u"%1 without https"_s.arg(QLatin1StringView(name))),
            withText(name, u"http://shop.example.com/"_s),
            invalid(QString::fromLatin1(name), u"must be an https URL"_s));
        row(qPrintable(u"%1 to this computer"_s.arg(QLatin1StringView(name))),
            withText(name, u"https://localhost/"_s),
            invalid(QString::fromLatin1(name), u"the host must not be this computer"_s));
    }
    row("a voucher without schemes", with("voucherEligibility", R"([{"amount":5}])"),
        required(u"voucherEligibility[0].voucherSchemes"_s));
    row("a voucher without amount",
        with("voucherEligibility", R"([{"voucherSchemes":["BEL_ECO"]}])"),
        required(u"voucherEligibility[0].amount"_s));
    row("a voucher of another form",
        with("voucherEligibility", R"([{"voucherSchemes":["eco"],"amount":5}])"),
        invalid(u"voucherEligibility[0].voucherSchemes"_s, u"must look like ABC_NAME"_s));
}

void TestStaticQrApi::refuses()
{
    QFETCH(const QByteArray, body);
    QFETCH(const QString, error);
    const qint64 before = m_service->number(u"SELECT count(*) FROM payment"_s);
    const qint64 places = m_service->number(u"SELECT count(*) FROM point_of_sale"_s);
    const HttpAnswer answer = m_service->ask("POST", kPath, body.toStdString());

    QCOMPARE(errorOf(answer), error);
    QCOMPARE(jsonOf(answer).keys(),
             QStringList({u"code"_s, u"message"_s, u"spanId"_s, u"traceId"_s}));
    QCOMPARE(m_service->number(u"SELECT count(*) FROM payment"_s), before);
    QCOMPARE(m_service->number(u"SELECT count(*) FROM point_of_sale"_s), places);
}

void TestStaticQrApi::accepts_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("column"); // column of the table payment
    QTest::addColumn<QString>("stored");
    const auto row = [](const char *name, const QByteArray &body, const QString &column,
                        const QString &stored) { QTest::newRow(name) << body << column << stored; };
    const QString place = u"(SELECT id FROM point_of_sale WHERE seq = point_of_sale)"_s;
    row("posId of 36", bodyAt(QString(36, u'z')).c_str(), place, QString(36, u'z'));
    row("posId of 1", bodyAt(u"0"_s).c_str(), place, u"0"_s);
    row("posId in capitals", bodyAt(u"TILL1"_s).c_str(), place, u"TILL1"_s);
    row("posId in small letters", bodyAt(u"till1"_s).c_str(), place, u"till1"_s);
    row("shopId of 36", withText("shopId", QString(36, u'_')), u"shop_id"_s, QString(36, u'_'));
    row("shopName of 36", withText("shopName", QString(36, u'é')), u"shop_name"_s,
        QString(36, u'é'));
    row("shopName brought to NFC", withText("shopName", u"Cafe\u0301"_s), u"shop_name"_s,
        u"Café"_s);
    row("reference of 35", withText("reference", QString(35, u'é')), u"reference"_s,
        QString(35, u'é'));
    row("bulkId of 35", withText("bulkId", QString(35, u'a')), u"bulk_id"_s, QString(35, u'a'));
    row("description of 140", withText("description", QString(140, u'Ж')), u"description"_s,
        QString(140, u'Ж'));
    row("currency", withText("currency", u"EUR"_s), u"amount"_s, u"480"_s);
    row("the largest amount", R"({"amount":999999999999,"posId":"T1"})", u"amount"_s,
        u"999999999999"_s);
    row("an amount with an exponent", R"({"amount":1e3,"posId":"T1"})", u"amount"_s, u"1000"_s);
    for (const char *none : {"null", "\"\""}) {
        row(qPrintable(u"bulkId %1"_s.arg(QLatin1StringView(none))), with("bulkId", none),
            u"bulk_id"_s, u"DAY"_s);
        row(qPrintable(u"callbackUrl %1"_s.arg(QLatin1StringView(none))), with("callbackUrl", none),
            u"callback_url"_s, u"https://shop.example.com/callback"_s);
        row(qPrintable(u"identifyCallbackUrl %1"_s.arg(QLatin1StringView(none))),
            with("identifyCallbackUrl", none), u"identify_callback_url"_s,
            u"https://shop.example.com/identify"_s);
        row(qPrintable(u"currency %1"_s.arg(QLatin1StringView(none))), with("currency", none),
            u"amount"_s, u"480"_s);
    }
    row("callbackUrl of 2048", withText("callbackUrl", url(2048)), u"callback_url"_s, url(2048));
    row("unknown members", with("tip", "{}"), u"amount"_s, u"480"_s);
}

void TestStaticQrApi::accepts()
{
    QFETCH(const QByteArray, body);
    QFETCH(const QString, column);
    QFETCH(const QString, stored);
    const HttpAnswer answer = m_service->ask("POST", kPath, body.toStdString());
    QVERIFY2(answer.status == 201, answer.body.c_str());
    storage::Database db(m_service->directory.databasePath(), storage::Database::Mode::ReadOnly);
    auto row =
        db.prepare(u"SELECT CAST(%1 AS TEXT) FROM payment ORDER BY seq DESC LIMIT 1"_s.arg(column));
    QVERIFY(row.next());
    QCOMPARE(row.read<QString>(), stored);
}

void TestStaticQrApi::ignoresAReturnUrl()
{
    for (const char *value : {"\"https://r.example.com/r\"", "\"no URL\"", "5"}) {
        const HttpAnswer answer =
            m_service->ask("POST", kPath, with("returnUrl", value).toStdString());
        QCOMPARE(answer.status, 201);
        QVERIFY(!jsonOf(answer)[u"_links"_s].toObject().contains(u"checkout"_s));
    }
    QCOMPARE(m_service->number(u"SELECT count(*) FROM payment WHERE return_url <> ''"_s), 0);
}

void TestStaticQrApi::storesWhatItNeverEchoes()
{
    const HttpAnswer answer = m_service->ask(
        "POST", kPath, R"({"amount":480,"posId":"V1","shopId":"S77","shopName":"Market",
        "voucherEligibility":[{"voucherSchemes":["BEL_ECO"],"amount":5}]})");
    QCOMPARE(answer.status, 201);
    QCOMPARE(m_service->number(u"SELECT count(*) FROM payment WHERE shop_id = 'S77'"
                               " AND voucher_eligibility <> ''"_s),
             1);
    for (const char *word : {"S77", "Market", "BEL_ECO", "V1"})
        QVERIFY(answer.body.find(word) == std::string::npos);
}

void TestStaticQrApi::checksInOrder()
{
    const QString bad = u"00000000-0000-4000-8000-000000000000"_s;
    const QString unauthorized = u"401 UNAUTHORIZED No valid credentials"_s;
    const QString notCovered = u"403 ACCESS_DENIED The credentials do not cover this operation"_s;
    const QString closed =
        u"422 UNABLE_TO_PAY_CREDITOR The merchant profile is closed or has no account"_s;
    QCOMPARE(errorOf(m_service->askAs(bad, "POST", kPath, "{")), unauthorized);
    QCOMPARE(errorOf(m_service->askAs(m_service->revokedKey, "POST", kPath, bodyAt(u"T1"_s))),
             unauthorized);
    QCOMPARE(errorOf(m_service->askAs(m_service->refundKey, "POST", kPath, "{")), notCovered);
    QCOMPARE(errorOf(m_service->askAs(m_service->closedKey, "POST", kPath, R"({"amount":5})")),
             required(u"posId"_s));
    QCOMPARE(errorOf(m_service->askAs(m_service->closedKey, "POST", kPath, bodyAt(u"T7"_s))),
             closed);
    QCOMPARE(m_service->number(u"SELECT count(*) FROM point_of_sale WHERE id = 'T7'"_s), 0);
    // The response names the first wrong field in the interface's order.
    QCOMPARE(errorOf(m_service->ask("POST", kPath, R"({"shopName":5,"posId":"-","amount":0})")),
             invalid(u"amount"_s, u"must be from 1 to 999999999999 cents"_s));
}

/// The path also matches `/v3/payments/{id}` with the id `pos`. No payment can have that id.
void TestStaticQrApi::answersByMethod()
{
    QCOMPARE(m_service->ask("GET", kPath).status, 405);
    QCOMPARE(m_service->ask("GET", kPath).header("Allow"), std::optional<std::string>("POST"));
    QCOMPARE(m_service->ask("DELETE", kPath).status, 405);
}

void TestStaticQrApi::replacesTheOpenOne_data()
{
    QTest::addColumn<bool>("isIdentified");
    QTest::newRow("pending") << false;
    QTest::newRow("identified") << true;
}

void TestStaticQrApi::replacesTheOpenOne()
{
    QFETCH(const bool, isIdentified);
    const QString first = create(u"R1"_s);
    if (isIdentified)
        identify(first);
    QCOMPARE(statusOf(first), isIdentified ? u"IDENTIFIED"_s : u"PENDING"_s);
    const QString second = create(u"R1"_s);

    QVERIFY(!second.isEmpty() && second != first);
    QCOMPARE(statusOf(first), u"CANCELLED"_s);
    QCOMPARE(statusOf(second), u"PENDING"_s);
    QCOMPARE(m_service->number(u"SELECT cause FROM payment_step ORDER BY seq DESC LIMIT 1"_s), 3);
    QCOMPARE(
        errorOf(m_service->ask("DELETE", "/v3/payments/" + first.toStdString())),
        u"422 PAYMENT_NOT_PENDING The payment is CANCELLED and does not allow this operation any more"_s);
}

void TestStaticQrApi::leavesWhatIsAuthorized()
{
    const QString first = create(u"A1"_s);
    identify(first);
    QVERIFY(m_service->onCore([&] {
        return m_service->assembly->services().payments().advance(
            PaymentId(first), PaymentTrigger::BankAuthorizes, {});
    }));
    create(u"A1"_s);
    QCOMPARE(statusOf(first), u"AUTHORIZED"_s);
}

void TestStaticQrApi::letsAnOverdueOneExpire()
{
    ServiceFixture service;
    const auto first = jsonOf(service.ask("POST", kPath, bodyAt(u"T1"_s)));
    service.clock.advance(2min);
    QCOMPARE(service.ask("POST", kPath, bodyAt(u"T1"_s)).status, 201);
    const std::string path = "/v3/payments/" + first[u"paymentId"_s].toString().toStdString();
    QCOMPARE(jsonOf(service.ask("GET", path))[u"status"_s].toString(), u"EXPIRED"_s);
    QCOMPARE(service.number(u"SELECT status FROM payment WHERE seq = 1"_s), 8);
    QCOMPARE(service.number(u"SELECT cause FROM payment_step WHERE payment = 1"_s), 4);
}

void TestStaticQrApi::leavesOtherProfilesAlone()
{
    const QString own = create(u"P1"_s);
    QCOMPARE(m_service->askAs(m_service->counterKey, "POST", kPath, bodyAt(u"P1"_s)).status, 201);
    create(u"P2"_s);
    QCOMPARE(m_service->ask("POST", "/v3/payments", R"({"amount":5})").status, 201);
    QCOMPARE(statusOf(own), u"PENDING"_s);
}

void TestStaticQrApi::leavesOneOpenAfterARaceOfTwo()
{
    for (int round = 0; round < 10; ++round) {
        const QString posId = u"RACE%1"_s.arg(round);
        create(posId);
        std::atomic<int> created = 0;
        const auto call = [&] {
            HttpClient client(m_service->port());
            created +=
                client.post(kPath, bodyAt(posId), ServiceFixture::authorization(m_service->shopKey))
                        .status
                    == 201
                ? 1
                : 0;
        };
        std::thread one(call);
        std::thread other(call);
        one.join();
        other.join();
        QCOMPARE(created, 2);
        const QString where = u" FROM payment p JOIN point_of_sale s ON s.seq = p.point_of_sale"
                              " WHERE s.id = '%1' AND p.status"_s.arg(posId);
        QCOMPARE(m_service->number(u"SELECT count(*)"_s + where + u" = 1"_s), 1);
        QCOMPARE(m_service->number(u"SELECT count(*)"_s + where + u" = 7"_s), 2);
    }
}

void TestStaticQrApi::leavesOneOpenAfterARaceOfFifty()
{
    ServiceFixture service;
    std::atomic<int> created = 0;
    std::vector<std::thread> callers;
    for (int i = 0; i < 50; ++i) {
        callers.emplace_back([&] {
            HttpClient client(service.port());
            const HttpAnswer answer =
                client.post(kPath, bodyAt(u"T1"_s), ServiceFixture::authorization(service.shopKey));
            created += answer.status == 201 ? 1 : 0;
        });
    }
    for (std::thread &caller : callers)
        caller.join();
    QCOMPARE(created, 50);
    QCOMPARE(service.number(u"SELECT count(*) FROM payment"_s), 50);
    // Only the last payment is still pending.
    QCOMPARE(service.number(u"SELECT seq FROM payment WHERE status = 1"_s), 50);
    QCOMPARE(service.number(u"SELECT count(*) FROM payment WHERE status = 7"_s), 49);
    QCOMPARE(service.number(u"SELECT count(*) FROM payment_step WHERE cause = 3"_s), 49);
    QCOMPARE(service.number(u"SELECT count(*) FROM point_of_sale"_s), 1);
    const QJsonObject found =
        jsonOf(service.ask("POST", "/v3/payments/search", R"({"paymentStatuses":["PENDING"]})"));
    QCOMPARE(found[u"totalElements"_s].toInt(), 1);
}

void TestStaticQrApi::isDurableOnceAnswered()
{
    for (int i = 0; i < 10; ++i) {
        const QString id = create(u"D1"_s);
        QCOMPARE(m_service->number(u"SELECT status FROM payment WHERE id = '%1'"_s.arg(id)), 1);
    }
}

void TestStaticQrApi::expiresAtTheExactMillisecond()
{
    ServiceFixture service;
    const auto created = jsonOf(service.ask("POST", kPath, bodyAt(u"T1"_s)));
    const std::string path = "/v3/payments/" + created[u"paymentId"_s].toString().toStdString();
    const auto status = [&] { return jsonOf(service.ask("GET", path))[u"status"_s].toString(); };
    service.clock.advance(2min - 1ms);
    QCOMPARE(status(), u"PENDING"_s);
    service.clock.advance(1ms);
    QCOMPARE(status(), u"EXPIRED"_s);
}

void TestStaticQrApi::takesItsTimeFromTheSettings()
{
    ServiceFixture service({{u"staticQrExpiry"_s, u"45"_s}});
    const auto created = jsonOf(service.ask("POST", kPath, bodyAt(u"T1"_s)));
    QCOMPARE(created[u"expiresAt"_s].toString(), u"2026-11-20T13:32:55.000Z"_s);
    const auto dynamic = jsonOf(service.ask("POST", "/v3/payments", R"({"amount":5})"));
    QCOMPARE(dynamic[u"expiresAt"_s].toString(), u"2026-11-20T13:52:10.000Z"_s);
}

void TestStaticQrApi::answersBusyWhenItStops()
{
    ServiceFixture service;
    service.assembly->core().stop();
    const HttpAnswer answer = service.ask("POST", kPath, bodyAt(u"T1"_s));
    QCOMPARE(errorOf(answer), u"503 TRY_AGAIN_LATER The service is busy or stopping"_s);
    QVERIFY(answer.header("Retry-After"));
}

void TestStaticQrApi::answersATechnicalError()
{
    ServiceFixture service;
    QVERIFY(service.onCore([&]() -> Result<void> {
        service.assembly->services().database().execute(u"ALTER TABLE payment RENAME TO gone"_s);
        return {};
    }));
    QCOMPARE(errorOf(service.ask("POST", kPath, bodyAt(u"T1"_s))),
             u"500 TECHNICAL_ERROR A technical error occurred"_s);
    // The whole transaction was rolled back.
    QCOMPARE(service.number(u"SELECT count(*) FROM point_of_sale"_s), 0);
}

TILLDESK_TEST(TestStaticQrApi, QCoreApplication)
#include "tst_static_qr_api.moc"
