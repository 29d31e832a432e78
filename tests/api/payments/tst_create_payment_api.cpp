#include "core/domain/composed_characters.h"
#include "tests/support/service_fixture.h"
#include "tests/support/test_program.h"

#include <QJsonDocument>
#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;

namespace {

/// Returns a body with an amount and the member `name`, whose JSON value is written as given.
QByteArray with(const QByteArray &name, const QByteArray &json)
{
    return "{\"amount\":1250,\"" + name + "\":" + json + "}";
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

const QString kMissing = u"400 BODY_MISSING The request body is missing"_s;

QString url(qsizetype length)
{
    const QString start = u"https://shop.example.com/"_s;
    return start + QString(length - start.size(), u'a');
}

} // namespace

/// Every field and rule of creating a payment, over real HTTP. @source service.md#create
class TestCreatePaymentApi : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_service = std::make_unique<ServiceFixture>(); }
    void cleanupTestCase() { m_service.reset(); }

    void refuses_data();
    void refuses();
    void accepts_data();
    void accepts();
    void readsAmountsExactly_data();
    void readsAmountsExactly();
    void limitsTheBody();
    void boundsTextsBeforeItComposesThem_data();
    void boundsTextsBeforeItComposesThem();
    void takesOtherContentTypes();
    void admitsLoopbackWhereTheProfileDoes();
    void refusesAClosedProfile();
    void tellsTheFirstWrongField();
    void storesNothingOfARefusal();

private:
    std::unique_ptr<ServiceFixture> m_service;
};

void TestCreatePaymentApi::refuses_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("error");
    const auto row = [](const char *name, const QByteArray &body, const QString &error) {
        QTest::newRow(name) << body << error;
    };

    row("no body", "", kMissing);
    row("white space", " \r\n\t", kMissing);
    row("an array", "[]", invalid(u"body"_s, u"is not a JSON object"_s));
    row("a number", "1250", invalid(u"body"_s, u"is not a JSON object"_s));
    row("null", "null", invalid(u"body"_s, u"is not a JSON object"_s));
    row("half an object",
        "{\"amount\":", invalid(u"body"_s, u"ends in the middle of the JSON object"_s));
    row("two objects", "{\"amount\":1}{}", invalid(u"body"_s, u"has text after the JSON object"_s));
    row("not JSON", "amount=1250", invalid(u"body"_s, u"is not JSON: syntax error"_s));
    row("a trailing comma", "{\"amount\":1250,}",
        invalid(u"body"_s, u"is not JSON: syntax error"_s));
    row("not UTF-8", "{\"amount\":1250,\"reference\":\"\xff\"}",
        invalid(u"body"_s, u"is not JSON: syntax error"_s));
    row("nested too deep", with("x", QByteArray(40, '[') + QByteArray(40, ']')),
        invalid(u"body"_s, u"is nested too deep"_s));

    const QString range = invalid(u"amount"_s, u"must be from 1 to 999999999999 cents"_s);
    const QString integer = invalid(u"amount"_s, u"must be an integer"_s);
    row("no amount", "{}", required(u"amount"_s));
    row("amount null", "{\"amount\":null}", required(u"amount"_s));
    for (const char *amount :
         {"0", "-1", "-0", "1000000000000", "0.0", "0e5", "-1e3", "9223372036854775807", "1e12"})
        row(qPrintable(u"amount %1"_s.arg(QLatin1StringView(amount))),
            QByteArray("{\"amount\":") + amount + "}", range);
    for (const char *amount : {"\"100\"", "true", "1998.9999999999998", "0.1", "1e-1", "1e400",
                               "[100]", "{}", "\"\"", "1.00000000000000000001", "1e20"})
        row(qPrintable(u"amount %1"_s.arg(QLatin1StringView(amount))),
            QByteArray("{\"amount\":") + amount + "}", integer);
    row("amount over 63 bits", "{\"amount\":9223372036854775808}",
        invalid(u"amount"_s, u"is too large"_s));
    row("the last of two amounts", "{\"amount\":5,\"amount\":0}", range);

    const QString text = u"must be a string"_s;
    for (const char *name : {"reference", "bulkId", "currency", "description",
                             "identifyCallbackUrl", "callbackUrl", "returnUrl"}) {
        for (const char *value : {"5", "true", "[]", "{}", "1.5"})
            row(qPrintable(u"%1 %2"_s.arg(QLatin1StringView(name), QLatin1StringView(value))),
                with(name, value), invalid(QString::fromLatin1(name), text));
    }

    row("reference of 36", withText("reference", QString(36, u'é')),
        invalid(u"reference"_s, u"at most 35 characters"_s));
    row("bulkId of 36", withText("bulkId", QString(36, u'a')),
        invalid(u"bulkId"_s, u"at most 35 characters"_s));
    row("description of 141", withText("description", QString(141, u'Ж')),
        invalid(u"description"_s, u"at most 140 characters"_s));
    const auto letter = [&row](const char *name, const QString &written, const QString &told) {
        for (const char *field : {"reference", "description"})
            row(qPrintable(u"%1 in %2"_s.arg(QLatin1StringView(name), QLatin1StringView(field))),
                withText(field, u"ab"_s + written + u"c&"_s),
                invalid(QString::fromLatin1(field), u"character %1 is not allowed"_s.arg(told)));
    };
    letter("ampersand", u"&"_s, u"'&' (U+0026)"_s);
    letter("less than", u"<"_s, u"'<' (U+003C)"_s);
    letter("quotes", u"\\\""_s, u"'\"' (U+0022)"_s);
    letter("underscore", u"_"_s, u"'_' (U+005F)"_s);
    letter("line end", u"\\n"_s, u"U+000A"_s);
    letter("NUL", u"\\u0000"_s, u"U+0000"_s);
    letter("times sign", u"×"_s, u"'×' (U+00D7)"_s);
    letter("emoji", u"🥐"_s, u"'🥐' (U+1F950)"_s);
    letter("Hebrew", u"א"_s, u"'א' (U+05D0)"_s);
    letter("Arabic", u"ب"_s, u"'ب' (U+0628)"_s);
    letter("Chinese", u"中"_s, u"'中' (U+4E2D)"_s);
    letter("Cyrillic io", u"ё"_s, u"'ё' (U+0451)"_s);
    letter("Greek with breathing", u"ἀ"_s, u"'ἀ' (U+1F00)"_s);
    letter("an accent of its own", u"q\u0301"_s, u"'\u0301' (U+0301)"_s);

    row("another currency", withText("currency", u"USD"_s),
        invalid(u"currency"_s, u"must be EUR"_s));
    row("currency in lower case", withText("currency", u"eur"_s),
        invalid(u"currency"_s, u"must be EUR"_s));

    for (const char *name : {"identifyCallbackUrl", "callbackUrl", "returnUrl"}) {
        const auto refused = [&row, name](const QString &value, const QString &why) {
            row(qPrintable(u"%1 %2"_s.arg(QLatin1StringView(name), value.left(40))),
                withText(name, value), invalid(QString::fromLatin1(name), why));
        };
        refused(url(2049), u"1 to 2048 characters"_s);
        refused(u"http://shop.example.com/"_s, u"must be an https URL"_s);
        refused(u"ftp://shop.example.com/"_s, u"must be an https URL"_s);
        refused(u"shop.example.com"_s, u"is not a URL"_s);
        refused(u"https://localhost/"_s, u"the host must not be this computer"_s);
        refused(u"https://shop/"_s, u"the host name needs a dot"_s);
        refused(u"https://127.0.0.1/"_s, u"the host must be a name, not an address"_s);
        refused(u"https://[::1]/"_s, u"the host must be a name, not an address"_s);
        refused(u"https://me:you@shop.example.com/"_s, u"must not contain user information"_s);
        refused(u"https://shop.example.com/a b"_s,
                u"must not contain spaces or control characters"_s);
        refused(u"https://"_s, u"a host name is missing"_s);
    }

    const auto voucher = [&row](const char *name, const QByteArray &value, const QString &error) {
        row(qPrintable(u"voucher %1"_s.arg(QLatin1StringView(name))),
            with("voucherEligibility", value), error);
    };
    const QString objects = u"must be an array of objects"_s;
    voucher("no array", "{}", invalid(u"voucherEligibility"_s, objects));
    voucher("a text", "\"BEL_ECO\"", invalid(u"voucherEligibility"_s, objects));
    voucher("of texts", "[\"BEL_ECO\"]", invalid(u"voucherEligibility"_s, objects));
    voucher("without schemes", "[{\"amount\":5}]",
            required(u"voucherEligibility[0].voucherSchemes"_s));
    voucher("with no scheme", "[{\"voucherSchemes\":[],\"amount\":5}]",
            required(u"voucherEligibility[0].voucherSchemes"_s));
    voucher("without amount", "[{\"voucherSchemes\":[\"BEL_ECO\"]}]",
            required(u"voucherEligibility[0].amount"_s));
    voucher("with amount 0", "[{\"voucherSchemes\":[\"BEL_ECO\"],\"amount\":0}]",
            invalid(u"voucherEligibility[0].amount"_s, u"must be from 1 to 999999999999 cents"_s));
    voucher("with a text amount", "[{\"voucherSchemes\":[\"BEL_ECO\"],\"amount\":\"5\"}]",
            invalid(u"voucherEligibility[0].amount"_s, u"must be an integer"_s));
    const QString scheme =
        invalid(u"voucherEligibility[1].voucherSchemes"_s, u"must look like ABC_NAME"_s);
    for (const char *name : {"bel_ECO", "BELECO", "BE_ECO", "BEL_", "BEL_ECO1", "BEL_ECO\\n", "",
                             "BELG_ECO", "BEL_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"})
        voucher(*name != 0 ? name : "empty scheme",
                QByteArray("[{\"voucherSchemes\":[\"BEL_ECO\"],\"amount\":5},"
                           "{\"voucherSchemes\":[\"BEL_OK\",\"")
                    + name + "\"],\"amount\":5}]",
                scheme);
}

void TestCreatePaymentApi::refuses()
{
    QFETCH(const QByteArray, body);
    QFETCH(const QString, error);
    const HttpAnswer answer = m_service->ask("POST", "/v3/payments", body.toStdString());

    QCOMPARE(errorOf(answer), error);
    const QJsonObject json = jsonOf(answer);
    QCOMPARE(json.keys(), QStringList({u"code"_s, u"message"_s, u"spanId"_s, u"traceId"_s}));
}

void TestCreatePaymentApi::accepts_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("member"); // a member of the response
    QTest::addColumn<QJsonValue>("value");
    const auto row = [](const char *name, const QByteArray &body, const QString &member,
                        const QJsonValue &value) {
        QTest::newRow(name) << body << member << value;
    };
    const auto text = [&row](const char *name, const char *field, const QString &value,
                             const QString &told) {
        row(name, withText(field, value), QString::fromLatin1(field), told);
    };
    const QJsonValue absent(QJsonValue::Undefined);

    row("an amount alone", "{\"amount\":1}", u"amount"_s, 1);
    row("white space around", " \n{ \"amount\" : 7 } \r\n", u"amount"_s, 7);
    row("unknown members", with("tip", "{\"deep\":[1,2]}"), u"amount"_s, 1250);
    row("the last of two members", "{\"amount\":0,\"amount\":8}", u"amount"_s, 8);
    text("reference of 35", "reference", QString(35, u'a'), QString(35, u'a'));
    text("reference of 35 in two bytes each", "reference", QString(35, u'é'), QString(35, u'é'));
    text("description of 140", "description", QString(140, u'Ж'), QString(140, u'Ж'));
    text("every sign", "reference", u"/-?:().,'+ €"_s, u"/-?:().,'+ €"_s);
    text("Latin", "description", u"Crème brûlée Łódź Ștefan ÿ"_s, u"Crème brûlée Łódź Ștefan ÿ"_s);
    text("Greek", "description", u"Άλφα ΩΜΕΓΑ ώ ς"_s, u"Άλφα ΩΜΕΓΑ ώ ς"_s);
    text("Cyrillic", "description", u"Поръчка АЯ ая"_s, u"Поръчка АЯ ая"_s);
    text("brought to NFC", "reference", u"Cafe\u0301"_s, u"Café"_s);
    text("decomposed to 36, composed to 35", "reference", QString(34, u'a') + u"e\u0301"_s,
         QString(34, u'a') + u"é"_s);
    text("escaped", "reference", u"\\u20ac 5"_s, u"€ 5"_s);
    for (const char *name : {"reference", "description"}) {
        row(qPrintable(u"%1 null"_s.arg(QLatin1StringView(name))), with(name, "null"),
            QString::fromLatin1(name), absent);
        row(qPrintable(u"%1 empty"_s.arg(QLatin1StringView(name))), with(name, "\"\""),
            QString::fromLatin1(name), absent);
    }
    for (const char *value : {"\"EUR\"", "\"\"", "null"})
        row(qPrintable(u"currency %1"_s.arg(QLatin1StringView(value))), with("currency", value),
            u"currency"_s, u"EUR"_s);
    for (const char *name : {"identifyCallbackUrl", "callbackUrl"}) {
        const QString path = u"creditor."_s + QString::fromLatin1(name);
        row(qPrintable(u"%1 of 2048"_s.arg(QLatin1StringView(name))), withText(name, url(2048)),
            path, url(2048));
        row(qPrintable(u"%1 with everything"_s.arg(QLatin1StringView(name))),
            withText(name, u"https://a-b.example.co.uk:8443/x/%20?y=1&z=%C3%A9#f"_s), path,
            u"https://a-b.example.co.uk:8443/x/%20?y=1&z=%C3%A9#f"_s);
        for (const char *none : {"null", "\"\""})
            row(qPrintable(u"%1 %2"_s.arg(QLatin1StringView(name), QLatin1StringView(none))),
                with(name, none), path,
                name[0] == 'i' ? u"https://shop.example.com/identify"_s
                               : u"https://shop.example.com/callback"_s);
    }
    row("voucherEligibility is never echoed",
        with("voucherEligibility",
             "[{\"voucherSchemes\":[\"BEL_ECO\",\"BEL_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\"],"
             "\"amount\":999999999999}]"),
        u"voucherEligibility"_s, absent);
    row("voucherEligibility empty", with("voucherEligibility", "[]"), u"amount"_s, 1250);
    row("voucherEligibility null", with("voucherEligibility", "null"), u"amount"_s, 1250);
    row("bulkId is not in a creation", withText("bulkId", u"B_1 &"_s), u"bulkId"_s, absent);
}

void TestCreatePaymentApi::accepts()
{
    QFETCH(const QByteArray, body);
    QFETCH(const QString, member);
    QFETCH(const QJsonValue, value);
    const HttpAnswer answer = m_service->ask("POST", "/v3/payments", body.toStdString());
    QVERIFY2(answer.status == 201, answer.body.c_str());
    QJsonObject json = jsonOf(answer);
    if (member.startsWith("creditor."_L1))
        json = json[u"creditor"_s].toObject();

    QCOMPARE(json.value(member.section(u'.', -1)), value);
}

void TestCreatePaymentApi::readsAmountsExactly_data()
{
    QTest::addColumn<QByteArray>("written");
    QTest::addColumn<qint64>("cents");

    QTest::newRow("1") << QByteArray("1") << qint64(1);
    QTest::newRow("largest") << QByteArray("999999999999") << qint64(999'999'999'999);
    QTest::newRow("1e3") << QByteArray("1e3") << qint64(1000);
    QTest::newRow("1E+3") << QByteArray("1E+3") << qint64(1000);
    QTest::newRow("1000.0") << QByteArray("1000.0") << qint64(1000);
    QTest::newRow("12.5e1") << QByteArray("12.5e1") << qint64(125);
    QTest::newRow("largest.000") << QByteArray("999999999999.000") << qint64(999'999'999'999);
}

void TestCreatePaymentApi::readsAmountsExactly()
{
    QFETCH(const QByteArray, written);
    QFETCH(const qint64, cents);
    const HttpAnswer answer =
        m_service->ask("POST", "/v3/payments", "{\"amount\":" + written.toStdString() + "}");

    QCOMPARE(answer.status, 201);
    QVERIFY(answer.body.find("\"amount\":" + std::to_string(cents) + ",") != std::string::npos);
    QCOMPARE(m_service->number(u"SELECT amount FROM payment ORDER BY seq DESC LIMIT 1"_s), cents);
}

void TestCreatePaymentApi::limitsTheBody()
{
    const std::string start = R"({"amount":1250,"x":")";
    const std::string exact = start + std::string(64 * 1024 - start.size() - 2, 'a') + "\"}";
    QCOMPARE(exact.size(), 65'536U);
    QCOMPARE(m_service->ask("POST", "/v3/payments", exact).status, 201);
    QCOMPARE(errorOf(m_service->ask("POST", "/v3/payments", exact + " ")),
             u"413 REQUEST_TOO_LARGE The body is too large"_s);
}

void TestCreatePaymentApi::boundsTextsBeforeItComposesThem_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("field");
    QTest::addColumn<int>("status");
    const auto row = [](const QString &path, const QString &field, int status) {
        QTest::addRow("%s %s", qPrintable(path), qPrintable(field)) << path << field << status;
    };
    for (const QString &path : {u""_s, u"/pos"_s}) {
        for (const QString &field :
             {u"reference"_s, u"bulkId"_s, u"description"_s, u"callbackUrl"_s})
            row(path, field, 400);
    }
    for (const QString &field : {u"posId"_s, u"shopId"_s, u"shopName"_s})
        row(u"/pos"_s, field, 400);
    row(u"/5f3a0000000000000000abcd/acknowledge"_s, u"reference"_s, 400);
    row(u"/search"_s, u"reference"_s, 200); // no payment has that reference
}

/// NFC normalization sorts combining marks in quadratic time. Before the length was checked first,
/// one such request took 5.5 s of CPU.
void TestCreatePaymentApi::boundsTextsBeforeItComposesThem()
{
    QFETCH(const QString, path);
    QFETCH(const QString, field);
    QFETCH(const int, status);
    const QString text = u"a"_s + QString(16'000, QChar(0x0301)) + QString(16'000, QChar(0x0323));
    QJsonObject body{{u"amount"_s, 1}, {u"currency"_s, u"EUR"_s}, {u"posId"_s, u"TILL1"_s}};
    body[field] = text;
    const quint64 before = charactersComposed();
    const HttpAnswer answer =
        m_service->ask("POST", "/v3/payments" + path.toStdString(),
                       QJsonDocument(body).toJson(QJsonDocument::Compact).toStdString());
    QVERIFY(charactersComposed() - before < 2'000);
    QCOMPARE(answer.status, status);
    if (status == 400)
        QVERIFY2(errorOf(answer).contains(u"'%1' is invalid"_s.arg(field)),
                 qPrintable(errorOf(answer)));
}

void TestCreatePaymentApi::takesOtherContentTypes()
{
    HttpClient client(m_service->port());
    for (const char *type : {"application/json", "application/json; charset=utf-8", "text/plain",
                             "application/x-www-form-urlencoded"}) {
        HttpHeaders headers = ServiceFixture::authorization(m_service->shopKey);
        headers.push_back({"Content-Type", type});
        QCOMPARE(client.post("/v3/payments", R"({"amount":5})", headers).status, 201);
    }
}

void TestCreatePaymentApi::admitsLoopbackWhereTheProfileDoes()
{
    for (const char *host :
         {"http://localhost:8080/c", "https://localhost/c", "http://127.0.0.1:1/c",
          "http://[::1]/c", "https://shop.example.com"}) {
        const std::string body = with("callbackUrl", QByteArray("\"") + host + "\"").toStdString();
        const HttpAnswer answer =
            m_service->askAs(m_service->counterKey, "POST", "/v3/payments", body);
        QVERIFY2(answer.status == 201, answer.body.c_str());
    }
    for (const char *host : {"http://shop.example.com/c", "http://192.168.0.1/c"}) {
        const std::string body = with("callbackUrl", QByteArray("\"") + host + "\"").toStdString();
        QCOMPARE(m_service->askAs(m_service->counterKey, "POST", "/v3/payments", body).status, 400);
    }
}

void TestCreatePaymentApi::refusesAClosedProfile()
{
    QCOMPARE(
        errorOf(m_service->askAs(m_service->closedKey, "POST", "/v3/payments", R"({"amount":5})")),
        u"422 UNABLE_TO_PAY_CREDITOR The merchant profile is closed or has no account"_s);
    // The fields are checked before the profile's state.
    QCOMPARE(m_service->askAs(m_service->closedKey, "POST", "/v3/payments", "{}").status, 400);
}

void TestCreatePaymentApi::tellsTheFirstWrongField()
{
    QCOMPARE(errorOf(m_service->ask("POST", "/v3/payments",
                                    R"({"returnUrl":5,"amount":0,"reference":true})")),
             invalid(u"reference"_s, u"must be a string"_s));
}

void TestCreatePaymentApi::storesNothingOfARefusal()
{
    const qint64 before = m_service->number(u"SELECT count(*) FROM payment"_s);
    QCOMPARE(m_service->ask("POST", "/v3/payments", R"({"amount":0})").status, 400);
    QCOMPARE(m_service->number(u"SELECT count(*) FROM payment"_s), before);
}

TILLDESK_TEST(TestCreatePaymentApi, QCoreApplication)
#include "tst_create_payment_api.moc"
