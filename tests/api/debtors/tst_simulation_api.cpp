#include "tests/support/service_fixture.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// The simulation's HTTP interface as test software uses it: over real HTTP, without credentials.
class TestSimulationApi : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void takesAPaymentThroughItsLife();
    void answersThePaymentAsGetDoes();
    void authorizesWithoutSettling();
    void waitsForTheAcknowledgement();
    void endsAPayment_data();
    void endsAPayment();
    void refusesWhatTheStatusDoesNotAllow();
    void refusesWhatDoesNotExist();
    void refusesAConfirmationThatIsNoJson();
    void tellsAndSetsTheClock();
    void refusesClockChanges_data();
    void refusesClockChanges();
    void expiresPaymentsByTheClock();
    void setsTheFaultOfCallbacks();
    void refusesFaultsThatThereAreNot();
    void setsWhatFails_data();
    void setsWhatFails();
    void isAbsentWhileTheSimulationIsOff();
    void isAbsentInProduction();
    void refusesPagesOfOtherSites();
    void isNotForProxies();

private:
    HttpAnswer post(const std::string &target, std::string_view body = {},
                    const HttpHeaders &headers = {})
    {
        return m_client->post(target, body, headers);
    }
    HttpAnswer act(const QString &id, const char *action, std::string_view body = {})
    {
        return post("/sim/payments/" + id.toStdString() + "/" + action, body);
    }
    /// Returns the payment's status from the response body; the error if the request failed.
    static QString statusOf(const HttpAnswer &answer)
    {
        return answer.status == 200 ? jsonOf(answer)[u"status"_s].toString() : errorOf(answer);
    }
    QJsonObject clock() { return jsonOf(m_client->get("/sim/clock")); }
    void switchOn(bool isOn)
    {
        QVERIFY(m_service->onCore(
            [&] { return m_service->assembly->services().simulation().switchOn(isOn); }));
    }

    std::unique_ptr<ServiceFixture> m_service;
    std::unique_ptr<HttpClient> m_client; ///< Sends no API key.
};

void TestSimulationApi::init()
{
    m_service = std::make_unique<ServiceFixture>();
    m_client = std::make_unique<HttpClient>(m_service->port());
    switchOn(true);
}

void TestSimulationApi::cleanup()
{
    m_client.reset();
    m_service.reset();
}

void TestSimulationApi::takesAPaymentThroughItsLife()
{
    const QString id = m_service->create();
    QCOMPARE(statusOf(act(id, "identify")), u"IDENTIFIED"_s);
    QCOMPARE(statusOf(act(id, "confirm")), u"SUCCEEDED"_s);
    QCOMPARE(m_service->number(u"SELECT status FROM payment"_s), 6);
}

void TestSimulationApi::answersThePaymentAsGetDoes()
{
    const QString id = m_service->create(R"({"amount":1250,"reference":"Order 1"})");
    const HttpAnswer identified = act(id, "identify");
    QCOMPARE(jsonOf(identified), jsonOf(m_service->ask("GET", "/v3/payments/" + id.toStdString())));
    const QJsonObject debtor = jsonOf(identified)[u"debtor"_s].toObject();
    QVERIFY(!debtor[u"name"_s].toString().isEmpty());
    QVERIFY(debtor[u"iban"_s].toString().startsWith(u"****"_s));
}

void TestSimulationApi::authorizesWithoutSettling()
{
    const QString id = m_service->create();
    act(id, "identify");
    QCOMPARE(statusOf(act(id, "confirm", R"({"settle":false})")), u"AUTHORIZED"_s);
    QCOMPARE(statusOf(act(id, "settle")), u"SUCCEEDED"_s);
    const QString other = m_service->create();
    act(other, "identify");
    QCOMPARE(statusOf(act(other, "confirm", R"({"settle":true,"more":1})")), u"SUCCEEDED"_s);
}

void TestSimulationApi::waitsForTheAcknowledgement()
{
    Profile asking = openProfile(m_service->merchant.id, u"Asking"_s);
    asking.asksAcknowledgement = true;
    auto &merchants = m_service->assembly->services().merchants();
    const auto profile = m_service->onCore([&] { return merchants.addProfile(asking); });
    const QString key = m_service->addKey(profile->id, Authority::MerchantPayment);
    const QString id =
        jsonOf(m_service->askAs(key, "POST", "/v3/payments", R"({"amount":500})"))[u"paymentId"_s]
            .toString();
    act(id, "identify");
    QCOMPARE(statusOf(act(id, "confirm")), u"PENDING_MERCHANT_ACKNOWLEDGEMENT"_s);
}

void TestSimulationApi::endsAPayment_data()
{
    QTest::addColumn<QString>("status");
    QTest::newRow("refuse") << u"AUTHORIZATION_FAILED"_s;
    QTest::newRow("cancel") << u"CANCELLED"_s;
    QTest::newRow("fail") << u"FAILED"_s;
}

void TestSimulationApi::endsAPayment()
{
    QFETCH(QString, status);
    const QString id = m_service->create();
    act(id, "identify");
    QCOMPARE(statusOf(act(id, QTest::currentDataTag())), status);
    QCOMPARE(statusOf(m_service->ask("GET", "/v3/payments/" + id.toStdString())), status);
    QCOMPARE(act(id, QTest::currentDataTag()).status, 422);
}

void TestSimulationApi::refusesWhatTheStatusDoesNotAllow()
{
    using enum PaymentStatus;
    const QStringList all{u"identify"_s, u"confirm"_s, u"refuse"_s,
                          u"cancel"_s,   u"fail"_s,    u"settle"_s};
    const QMap<PaymentStatus, QStringList> allowed{
        {Pending, {u"identify"_s}},
        {Identified, {u"confirm"_s, u"refuse"_s, u"cancel"_s, u"fail"_s}},
        {Authorized, {u"fail"_s, u"settle"_s}}};
    for (const PaymentStatus status : kPaymentStatuses) {
        const QString id = m_service->append(status);
        for (const QString &action : all) {
            if (allowed.value(status).contains(action))
                continue;
            const HttpAnswer answer = act(id, action.toLatin1().constData());
            QCOMPARE(answer.status, 422);
            QCOMPARE(jsonOf(answer)[u"code"_s].toString(), u"PAYMENT_NOT_PENDING"_s);
            QCOMPARE(statusOf(m_service->ask("GET", "/v3/payments/" + id.toStdString())),
                     QString(toText(status)));
        }
    }
}

void TestSimulationApi::refusesWhatDoesNotExist()
{
    const QString unknown = u"0"_s.repeated(24);
    QCOMPARE(statusOf(act(unknown, "identify")),
             u"404 PAYMENT_NOT_FOUND There is no such payment"_s);
    const QString nothing = u"404 NOT_FOUND There is no operation at this path"_s;
    QCOMPARE(statusOf(act(m_service->create(), "pay")), nothing);
    QCOMPARE(statusOf(act(m_service->create(), "Identify")), nothing);
    QCOMPARE(errorOf(m_client->get("/sim")), nothing);
    QCOMPARE(m_client->get("/sim/payments/" + unknown.toStdString() + "/identify").status, 405);
    // An error has the same members as an error of a payment operation, but no signature.
    const HttpAnswer refused = act(unknown, "identify");
    QCOMPARE(jsonOf(refused).keys(),
             QStringList({u"code"_s, u"message"_s, u"spanId"_s, u"traceId"_s}));
    QVERIFY(!refused.header("SignatureBank"));
}

void TestSimulationApi::refusesAConfirmationThatIsNoJson()
{
    const QString id = m_service->create();
    act(id, "identify");
    QCOMPARE(act(id, "confirm", "{").status, 400);
    QCOMPARE(errorOf(act(id, "confirm", R"({"settle":"no"})")),
             u"400 FIELD_IS_INVALID Field 'settle' is invalid: must be true or false"_s);
    QCOMPARE(statusOf(m_service->ask("GET", "/v3/payments/" + id.toStdString())), u"IDENTIFIED"_s);
}

void TestSimulationApi::tellsAndSetsTheClock()
{
    const auto is = [](const char *now, bool frozen, int offset) {
        return QJsonObject{{u"now"_s, QString::fromLatin1(now)},
                           {u"frozen"_s, frozen},
                           {u"offsetSeconds"_s, offset}};
    };
    const auto change = [this](std::string_view body) { return jsonOf(post("/sim/clock", body)); };
    QCOMPARE(clock(), is("2026-11-20T13:32:10.000Z", false, 0));
    QCOMPARE(change(R"({"advance":"PT20M"})"), is("2026-11-20T13:52:10.000Z", false, 1200));
    QCOMPARE(change(R"({"advance":10})"), is("2026-11-20T13:52:20.000Z", false, 1210));
    QCOMPARE(change(R"({"freeze":true})"), is("2026-11-20T13:52:20.000Z", true, 1210));
    m_service->clock.advance(60s);
    QCOMPARE(clock(), is("2026-11-20T13:52:20.000Z", true, 1150));
    QCOMPARE(change(R"({"set":"2026-11-20T00:00:00+01:00"})"),
             is("2026-11-19T23:00:00.000Z", true, -52390));
    QCOMPARE(change(R"({"freeze":false})"), is("2026-11-19T23:00:00.000Z", false, -52390));
    m_service->clock.advance(1500ms);
    QCOMPARE(clock(), is("2026-11-19T23:00:01.500Z", false, -52390));
    QCOMPARE(change(R"({"reset":true})"), is("2026-11-20T13:33:11.500Z", false, 0));
    QCOMPARE(clock(), is("2026-11-20T13:33:11.500Z", false, 0));
    const HttpAnswer answer = m_client->get("/sim/clock");
    QCOMPARE(answer.header("Cache-Control"), std::optional<std::string>("no-store"));
    QCOMPARE(m_client->exchange("HEAD", "/sim/clock").status, 200);
}

void TestSimulationApi::refusesClockChanges_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("field");
    QTest::newRow("") << u"BODY_MISSING"_s << QString();
    QTest::newRow("{}") << u"FIELD_IS_INVALID"_s << u"body"_s;
    QTest::newRow(R"({"advance":"-PT1S"})") << u"FIELD_IS_INVALID"_s << u"advance"_s;
    QTest::newRow(R"({"advance":"P99W"})") << QString() << QString();
    QTest::newRow(R"({"advance":"P30000D"})") << u"FIELD_IS_INVALID"_s << u"advance"_s;
    QTest::newRow(R"({"set":"1999-12-31T00:00:00Z"})") << u"FIELD_IS_INVALID"_s << u"set"_s;
    QTest::newRow(R"({"freeze":"x"})") << u"FIELD_IS_INVALID"_s << u"freeze"_s;
}

void TestSimulationApi::refusesClockChanges()
{
    QFETCH(QString, code);
    QFETCH(QString, field);
    const QJsonObject before = clock();
    const HttpAnswer answer = post("/sim/clock", QTest::currentDataTag());
    QCOMPARE(jsonOf(answer)[u"code"_s].toString(), code);
    if (!field.isEmpty())
        QVERIFY(jsonOf(answer)[u"message"_s].toString().contains(u'\'' + field + u'\''));
    QCOMPARE(clock() == before, !code.isEmpty());
}

void TestSimulationApi::expiresPaymentsByTheClock()
{
    const QString id = m_service->create();
    QCOMPARE(post("/sim/clock", R"({"advance":1199})").status, 200);
    QCOMPARE(statusOf(act(id, "identify")), u"IDENTIFIED"_s);
    QCOMPARE(post("/sim/clock", R"({"advance":1})").status, 200);
    QCOMPARE(act(id, "confirm").status, 422);
    QCOMPARE(statusOf(m_service->ask("GET", "/v3/payments/" + id.toStdString())), u"EXPIRED"_s);
}

void TestSimulationApi::setsTheFaultOfCallbacks()
{
    const auto fault = [this] {
        return jsonOf(m_client->get("/sim/callbacks"))[u"fault"_s].toString();
    };
    QCOMPARE(fault(), u"none"_s);
    for (const CallbackFault each : kCallbackFaults) {
        const std::string name = QString(toText(each)).toStdString();
        const HttpAnswer set = post("/sim/callbacks", R"({"fault":")" + name + R"("})");
        QCOMPARE(set.status, 200);
        QCOMPARE(jsonOf(set)[u"fault"_s].toString(), QString(toText(each)));
        QCOMPARE(fault(), QString(toText(each)));
        QCOMPARE(m_service->assembly->simulation().current().callbackFault, each);
    }
    switchOn(false);
    switchOn(true);
    QCOMPARE(fault(), u"none"_s);
}

void TestSimulationApi::refusesFaultsThatThereAreNot()
{
    QCOMPARE(post("/sim/callbacks", R"({"fault":"late"})").status, 200);
    const auto refused = [this](std::string_view body) {
        return errorOf(post("/sim/callbacks", body));
    };
    const QString none = u"400 FIELD_IS_INVALID Field 'fault' is invalid: is not a known fault"_s;
    QCOMPARE(refused(R"({"fault":"Lost"})"), none);
    QCOMPARE(refused(R"({"fault":"lost "})"), none);
    QCOMPARE(refused("{}"), u"400 FIELD_IS_REQUIRED Field 'fault' is mandatory"_s);
    QCOMPARE(refused(R"({"fault":1})").first(20), u"400 FIELD_IS_INVALID"_s);
    QCOMPARE(refused("").first(16), u"400 BODY_MISSING"_s);
    QCOMPARE(m_service->assembly->simulation().current().callbackFault, CallbackFault::Late);
}

void TestSimulationApi::setsWhatFails_data()
{
    QTest::addColumn<std::string>("path");
    QTest::addColumn<bool>("isRefunds");
    QTest::newRow("refunds") << std::string("/sim/refunds") << true;
    QTest::newRow("payouts") << std::string("/sim/payouts") << false;
}

void TestSimulationApi::setsWhatFails()
{
    QFETCH(std::string, path);
    QFETCH(bool, isRefunds);
    const std::string yes = R"({"fail":true})";
    const std::string no = R"({"fail":false})";
    QCOMPARE(m_client->get(path).body, no);
    QCOMPARE(post(path, yes).body, yes);
    QCOMPARE(m_client->get(path).body, yes);
    const SimulationState state = m_service->assembly->simulation().current();
    QCOMPARE(state.refundsFail, isRefunds);
    QCOMPARE(state.payoutsFail, !isRefunds);
    for (const char *wrong : {"{}", R"({"fail":null})"})
        QCOMPARE(errorOf(post(path, wrong)), u"400 FIELD_IS_REQUIRED Field 'fail' is mandatory"_s);
    QCOMPARE(errorOf(post(path, R"({"fail":"true"})")).section(u' ', 0, 1),
             u"400 FIELD_IS_INVALID"_s);
    QCOMPARE(errorOf(post(path, "")).section(u' ', 0, 1), u"400 BODY_MISSING"_s);
    QCOMPARE(m_client->get(path).body, yes);
    QCOMPARE(post(path, no).body, no);
    QCOMPARE(m_client->get(path).body, no);
}

void TestSimulationApi::isAbsentWhileTheSimulationIsOff()
{
    const QString id = m_service->create();
    switchOn(false);
    const QString nothing = u"404 NOT_FOUND There is no operation at this path"_s;
    for (const char *action : {"identify", "confirm", "nonsense"})
        QCOMPARE(errorOf(act(id, action)), nothing);
    QCOMPARE(errorOf(act(id, "confirm", "{")), nothing);
    QCOMPARE(errorOf(m_client->get("/sim/clock")), nothing);
    QCOMPARE(errorOf(post("/sim/clock", R"({"reset":true})")), nothing);
    QCOMPARE(errorOf(m_client->get("/sim/callbacks")), nothing);
    QCOMPARE(errorOf(post("/sim/callbacks", R"({"fault":"lost"})")), nothing);
    QCOMPARE(statusOf(m_service->ask("GET", "/v3/payments/" + id.toStdString())), u"PENDING"_s);
}

void TestSimulationApi::isAbsentInProduction()
{
    // Only a database without payments becomes one for production.
    QVERIFY(m_service->onCore(
        [&] { return m_service->assembly->services().simulation().makeProduction(); }));
    const QString id = QString(24, u'0');
    QCOMPARE(errorOf(act(id, "identify")), u"404 NOT_FOUND There is no operation at this path"_s);
    QCOMPARE(m_client->get("/sim/clock").status, 404);
    QVERIFY(!m_service->onCore(
        [&] { return m_service->assembly->services().simulation().switchOn(true); }));
    QCOMPARE(m_client->get("/sim/clock").status, 404);
}

void TestSimulationApi::refusesPagesOfOtherSites()
{
    const QString id = m_service->create();
    const std::string path = "/sim/payments/" + id.toStdString() + "/identify";
    const QString refused = u"403 ACCESS_DENIED Pages of other sites may not send this request"_s;
    QCOMPARE(errorOf(post(path, {}, {{"Origin", "https://evil.example"}})), refused);
    QCOMPARE(errorOf(post(path, {}, {{"Origin", "null"}})), refused);
    QCOMPARE(errorOf(post(path, {}, {{"Sec-Fetch-Site", "cross-site"}})), refused);
    QCOMPARE(
        errorOf(post("/sim/clock", R"({"advance":60})", {{"Origin", "http://localhost:3000"}})),
        refused);
    QCOMPARE(errorOf(post("/sim/callbacks", R"({"fault":"lost"})", {{"Origin", "null"}})), refused);
    QCOMPARE(m_service->number(u"SELECT status FROM payment"_s), 1);
    QCOMPARE(clock()[u"offsetSeconds"_s].toInt(), 0);
    QCOMPARE(post(path, {}, {{"Origin", m_service->base.toStdString()}}).status, 200);
}

void TestSimulationApi::isNotForProxies()
{
    QCOMPARE(m_client->get("/sim/clock", {{"X-Forwarded-For", "10.0.0.1"}}).status, 404);
    QCOMPARE(m_client->get("/sim/clock", {{"Host", "evil.example"}}).status, 404);
    QCOMPARE(m_client->get("/sim/clock", {{"Host", "localhost"}}).status, 200);
}

TILLDESK_TEST(TestSimulationApi, QCoreApplication)
#include "tst_simulation_api.moc"
