#include "tests/support/key_server.h"
#include "tests/support/service_fixture.h"
#include "tests/support/signed_request.h"
#include "tests/support/test_program.h"

#include <QJsonArray>
#include <QtTest>
#include <future>
#include <thread>

using namespace tilldesk;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

const QString kUnauthorized = u"401 UNAUTHORIZED No valid credentials"_s;
const QByteArray kBody = R"({"amount":5})";

HttpHeaders signedBy(const QByteArray &signature)
{
    return {{"Signature", signature.toStdString()}};
}

} // namespace

/// Signed requests over real HTTP. @source service.md#signatures
class TestPaymentSignatureApi : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_service.reset(); }

    void takesSignaturesOfEachOperation_data();
    void takesSignaturesOfEachOperation();
    void takesAnotherQuery();
    void takesRs256();
    void writesDownWhoHasSigned();
    void answersAllRefusalsAlike_data();
    void answersAllRefusalsAlike();
    void logsTheCheckWithTheTrace();
    void wantsBothCredentialsToHold();
    void keepsProfilesApart();
    void takesOneOfManyAtOnce();
    void refusesARepetitionAfterARestart();
    void forgetsWhatIsTooOld();
    void takesNewKeysAtOnce();
    void fetchesKeysFromTheMerchant();
    void fetchesByRealTime();
    void answersOthersDuringAFetch();
    void refusesWhenTheKeysCannotBeFetched();
    void answersWhoWaitsWhenItStops_data();
    void answersWhoWaitsWhenItStops();
    void survivesACallerWhoLeaves();
    void limitsTheRateOfOneProfile();
    void takesANewNamespaceAndIssuer();

private:
    [[nodiscard]] SignedRequest signing(const QString &path = u"/v3/payments"_s,
                                        const QByteArray &body = kBody) const
    {
        return {m_service->shop.id.text(), path, m_service->clock.now(), body};
    }
    HttpAnswer send(const QByteArray &method, const QString &target, const SignedRequest &made,
                    const HttpHeaders &more = {}) const
    {
        HttpHeaders headers = signedBy(made.signature());
        headers.insert(headers.end(), more.begin(), more.end());
        return HttpClient(m_service->port())
            .exchange(method.toStdString(), target.toStdString(), headers, made.body.toStdString());
    }
    /// Creates a payment. Returns the HTTP status.
    int create(const SignedRequest &made) const
    {
        return send("POST", u"/v3/payments"_s, made).status;
    }
    void change(Profile &profile) const
    {
        const auto changed = m_service->onCore(
            [&] { return m_service->assembly->services().merchants().changeProfile(profile); });
        if (!changed)
            qFatal("%s", qPrintable(changed.error().detail));
    }
    /// Lets the counter's keys be fetched from `server`. Returns a signed request of the counter.
    SignedRequest useKeyServer(const KeyServer &server) const;
    [[nodiscard]] SignedRequest ofCounter() const
    {
        return {m_service->counter.id.text(), u"/v3/payments"_s, m_service->clock.now(), kBody};
    }
    QByteArray logAfter(const QByteArray &text) const;

    std::unique_ptr<ServiceFixture> m_service;
};

void TestPaymentSignatureApi::init()
{
    m_service = std::make_unique<ServiceFixture>();
    m_service->shop.jwks =
        keySet({{u"shop-1"_s, merchantKey()}, {u"rsa-1"_s, merchantKey(crypto::Algorithm::Rs256)}});
    change(m_service->shop);
}

SignedRequest TestPaymentSignatureApi::useKeyServer(const KeyServer &server) const
{
    m_service->counter.jwksUrl = server.url();
    change(m_service->counter);
    return ofCounter();
}

/// Waits until the log contains `text`. Returns the whole log.
QByteArray TestPaymentSignatureApi::logAfter(const QByteArray &text) const
{
    [&] { QTRY_VERIFY(m_service->logged().contains(text)); }();
    return m_service->logged();
}

void TestPaymentSignatureApi::takesSignaturesOfEachOperation_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QString>("path");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<PaymentStatus>("of");
    QTest::addColumn<int>("status");
    const auto row = [](const char *name, const char *method, const QString &path,
                        const QByteArray &body, PaymentStatus of, int status) {
        QTest::newRow(name) << QByteArray(method) << path << body << of << status;
    };
    using enum PaymentStatus;
    row("create", "POST", u"/v3/payments"_s, kBody, Pending, 201);
    row("static QR", "POST", u"/v3/payments/pos"_s, R"({"amount":5,"posId":"T1"})", Pending, 201);
    row("get", "GET", u"/v3/payments/{id}"_s, {}, Pending, 200);
    row("head", "HEAD", u"/v3/payments/{id}"_s, {}, Pending, 200);
    row("cancel", "DELETE", u"/v3/payments/{id}"_s, {}, Pending, 204);
    row("search", "POST", u"/v3/payments/search?size=5&page=0"_s, {}, Pending, 200);
    row("acknowledge", "POST", u"/v3/payments/{id}/acknowledge"_s,
        R"({"currency":"EUR","amount":1250})", PendingMerchantAcknowledgement, 202);
    // A signature also authorizes refund operations. 422: the debtor is unknown, which is checked
    // later.
    row("refund IBAN", "GET", u"/v3/payments/{id}/debtor/refundIban"_s, {}, Succeeded, 422);
}

void TestPaymentSignatureApi::takesSignaturesOfEachOperation()
{
    QFETCH(const QByteArray, method);
    QFETCH(QString, path);
    QFETCH(const QByteArray, body);
    QFETCH(const PaymentStatus, of);
    QFETCH(const int, status);
    path.replace(u"{id}"_s, m_service->append(of));
    const QString written = u"SELECT (SELECT count(*) FROM payment)"
                            " + (SELECT count(*) FROM payment_step)"
                            " + (SELECT count(*) FROM seen_request)"_s;
    const qint64 before = m_service->number(written);
    const SignedRequest wrongPath = signing(u"/v3/payments/elsewhere"_s, body);
    const SignedRequest made = signing(path, body);
    const HttpHeaders nothing;
    const auto without =
        HttpClient(m_service->port())
            .exchange(method.toStdString(), path.toStdString(), nothing, body.toStdString());
    QCOMPARE(without.status, 401);
    QCOMPARE(send(method, path, wrongPath).status, 401);
    QCOMPARE(m_service->number(written), before);
    QCOMPARE(send(method, path, made).status, status);
    QCOMPARE(send(method, path, made).status, 401); // a replay
    const SignedRequest whole = signing(m_service->base + path, body);
    QVERIFY(send(method, path, whole).status != 401);
}

void TestPaymentSignatureApi::takesAnotherQuery()
{
    const QString search = u"/v3/payments/search"_s;
    const auto told = [&](const QString &claimed) {
        return send("POST", search + u"?size=5"_s, signing(claimed, {})).status;
    };
    QCOMPARE(told(search), 200);
    QCOMPARE(told(search + u"?size=5"_s), 200);
    QCOMPARE(told(search + u"?size=50"_s), 401);
}

void TestPaymentSignatureApi::takesRs256()
{
    SignedRequest made = signing();
    made.with(u"alg"_s, u"RS256"_s).with(u"kid"_s, u"rsa-1"_s);
    const auto signature = made.signature(merchantKey(crypto::Algorithm::Rs256));
    QCOMPARE(HttpClient(m_service->port())
                 .post("/v3/payments", kBody.toStdString(), signedBy(signature))
                 .status,
             201);
}

void TestPaymentSignatureApi::writesDownWhoHasSigned()
{
    QCOMPARE(create(signing()), 201);
    QCOMPARE(m_service->number(u"SELECT actor_kind FROM payment"_s), 5);
    QCOMPARE(m_service->number(u"SELECT count(*) FROM payment WHERE actor_name = 'shop-1'"_s), 1);
    // The replay entry is committed no later than the payment.
    QCOMPARE(m_service->number(u"SELECT count(*) FROM seen_request"_s), 1);
    QVERIFY(logAfter("POST /v3/payments 201").contains(m_service->shop.id.text().toUtf8()));
}

void TestPaymentSignatureApi::answersAllRefusalsAlike_data()
{
    QTest::addColumn<QString>("member");
    QTest::addColumn<QJsonValue>("value");
    QTest::addColumn<QByteArray>("check");
    const auto row = [](const char *check, const QString &member, const QJsonValue &value) {
        QTest::newRow(check) << member << value << QByteArray(check);
    };
    row("parts", u"parts"_s, {});
    row("header", u"header"_s, {});
    row("typ", u"typ"_s, u"JWT"_s);
    row("alg", u"alg"_s, u"none"_s);
    row("kid", u"kid"_s, u"shop-2"_s);
    row("crit", u"crit"_s, QJsonArray{claim("sub")});
    row("iss", claim("iss"), u"Someone"_s);
    row("sub", claim("sub"), u"000000000000000000000000"_s);
    row("path", claim("path"), u"/v3/payments/pos"_s);
    row("iat", claim("iat"), u"2026-11-20T13:00:00.000Z"_s);
    row("jti", claim("jti"), u""_s);
    row("signature", u"signature"_s, {});
}

void TestPaymentSignatureApi::answersAllRefusalsAlike()
{
    QFETCH(const QString, member);
    QFETCH(const QJsonValue, value);
    QFETCH(const QByteArray, check);
    SignedRequest made = signing();
    if (!value.isNull())
        made.with(member, value);
    QByteArray signature = made.signature(check == "signature" ? otherKey() : merchantKey());
    if (check == "parts")
        signature.chop(86);
    if (check == "header")
        signature.replace(0, signature.indexOf('.'), "W10"); // W10: base64url of []
    const HttpAnswer answer = HttpClient(m_service->port())
                                  .post("/v3/payments", kBody.toStdString(), signedBy(signature));
    QCOMPARE(errorOf(answer), kUnauthorized);
    const QByteArray trace = jsonOf(answer)[u"traceId"_s].toString().toUtf8();
    QCOMPARE(answer.body.size(),
             HttpClient(m_service->port()).post("/v3/payments", "").body.size());
    logAfter(trace + ": signature refused, check " + check + ": ");
    QCOMPARE(m_service->number(u"SELECT count(*) FROM seen_request"_s), 0);
    QCOMPARE(m_service->number(u"SELECT count(*) FROM payment"_s), 0);
}

void TestPaymentSignatureApi::logsTheCheckWithTheTrace()
{
    const HttpHeaders trace{
        {"traceparent", "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01"}};
    QCOMPARE(send("POST", u"/v3/payments"_s, signing().with(u"typ"_s, u"x\r\ny"_s), trace).status,
             401);
    const QByteArray log = logAfter("401 ");
    QVERIFY(log.contains(" WARN  4bf92f3577b34da6a3ce929d0e0e4736: signature refused, check typ: "
                         "typ is 'x??y', not jose+json\n"));
}

void TestPaymentSignatureApi::wantsBothCredentialsToHold()
{
    const auto told = [this](const QString &key, const SignedRequest &made) {
        return send("POST", u"/v3/payments"_s, made, ServiceFixture::authorization(key)).status;
    };
    QCOMPARE(told(m_service->shopKey, signing()), 201);
    QCOMPARE(told(m_service->counterKey, signing()), 401);
    QCOMPARE(told(m_service->revokedKey, signing()), 401);
    QCOMPARE(told(m_service->shopKey, signing().with(u"typ"_s, u"x"_s)), 401);
    QCOMPARE(told(m_service->refundKey, signing()), 403);
    QCOMPARE(m_service->number(u"SELECT count(*) FROM payment"_s), 1);
}

void TestPaymentSignatureApi::keepsProfilesApart()
{
    m_service->counter.jwks = keySet({{u"shop-1"_s, otherKey()}});
    change(m_service->counter);
    const QString id = m_service->create();
    const QString path = u"/v3/payments/"_s + id;
    const SignedRequest counters(m_service->counter.id.text(), path, m_service->clock.now());
    const auto signature = counters.signature(otherKey());
    const HttpAnswer answer =
        HttpClient(m_service->port()).get(path.toStdString(), signedBy(signature));
    QCOMPARE(errorOf(answer), u"403 ACCESS_DENIED The payment belongs to another profile"_s);
    // The shop's key must not sign for the counter.
    QCOMPARE(send("GET", path, counters).status, 401);
}

void TestPaymentSignatureApi::takesOneOfManyAtOnce()
{
    constexpr int kCallers = 16;
    const SignedRequest made = signing();
    std::vector<std::future<int>> callers;
    for (int i = 0; i < kCallers; ++i)
        callers.push_back(std::async(std::launch::async, [&] { return create(made); }));
    QMap<int, int> statuses;
    for (auto &caller : callers)
        ++statuses[caller.get()];
    QCOMPARE(statuses, (QMap<int, int>{{201, 1}, {401, kCallers - 1}}));
}

void TestPaymentSignatureApi::refusesARepetitionAfterARestart()
{
    const SignedRequest made = signing();
    QCOMPARE(create(made), 201);
    const app::Settings settings = m_service->assembly->settings();
    m_service->assembly.reset();
    const app::Clocks clocks{m_service->clock, m_service->clock.monotonic()};
    m_service->assembly =
        std::make_unique<app::Assembly>(settings, m_service->directory, clocks, m_service->log);
    QVERIFY(m_service->assembly->start());
    const EndpointState state = m_service->assembly->endpoint().start();
    QVERIFY(state.isListening);
    HttpClient client(std::uint16_t(state.address.section(u':', -1).toUInt()));
    const auto told = [&client](const SignedRequest &asked) {
        return client.post("/v3/payments", kBody.toStdString(), signedBy(asked.signature())).status;
    };
    QCOMPARE(told(made), 401);
    QCOMPARE(told(signing()), 201);
    m_service->clock.advance(5min);
    QCOMPARE(told(made), 401); // the last moment at which `iat` is accepted
    logAfter("check jti");
    QVERIFY(!m_service->logged().contains("check iat"));
}

void TestPaymentSignatureApi::forgetsWhatIsTooOld()
{
    QCOMPARE(create(signing()), 201);
    QCOMPARE(create(signing()), 201);
    const auto rows = [this] { return m_service->number(u"SELECT count(*) FROM seen_request"_s); };
    QCOMPARE(rows(), 2);
    m_service->clock.advance(5min + 1ms);
    m_service->assembly->core().wake();
    QTRY_COMPARE(rows(), 0);
}

void TestPaymentSignatureApi::takesNewKeysAtOnce()
{
    QCOMPARE(create(signing()), 201);
    m_service->shop.jwks = keySet({{u"shop-2"_s, merchantKey()}});
    change(m_service->shop);
    QCOMPARE(create(signing()), 401);
    QCOMPARE(create(signing().with(u"kid"_s, u"shop-2"_s)), 201);
    m_service->shop.jwks.clear();
    change(m_service->shop);
    QCOMPARE(create(signing().with(u"kid"_s, u"shop-2"_s)), 401);
}

void TestPaymentSignatureApi::fetchesKeysFromTheMerchant()
{
    KeyServer server;
    server.publish(merchantKeySet());
    QCOMPARE(create(useKeyServer(server)), 201);
    QCOMPARE(create(ofCounter()), 201);
    QCOMPARE(server.requests(), 1);

    // The merchant replaces its key. The new key is fetched at once; an unknown key at most once a
    // minute.
    server.publish(keySet({{u"shop-2"_s, otherKey()}}));
    const auto withNewKey = [this] {
        SignedRequest made = ofCounter();
        made.with(u"kid"_s, u"shop-2"_s);
        return HttpClient(m_service->port())
            .post("/v3/payments", kBody.toStdString(), signedBy(made.signature(otherKey())))
            .status;
    };
    QCOMPARE(withNewKey(), 201);
    QCOMPARE(server.requests(), 2);
    for (int i = 0; i < 5; ++i)
        QCOMPARE(create(ofCounter()), 401);
    QCOMPARE(server.requests(), 2);
    m_service->clock.advance(1min);
    QCOMPARE(create(ofCounter()), 401);
    QCOMPARE(create(ofCounter()), 401);
    QCOMPARE(server.requests(), 3);

    m_service->clock.advance(12h);
    QCOMPARE(withNewKey(), 201);
    QCOMPARE(server.requests(), 4);
}

/// The limit on fetching key sets uses the wall clock: simulated time must not make it query other
/// servers.
void TestPaymentSignatureApi::fetchesByRealTime()
{
    KeyServer server;
    server.answer({.status = 500});
    const SignedRequest first = useKeyServer(server);
    const Timestamp stopped = m_service->clock.now();
    auto &simulation = m_service->assembly->services().simulation();
    QVERIFY(m_service->onCore([&] { return simulation.switchOn(true); }));
    QVERIFY(m_service->onCore([&] { return simulation.freezeClock(); }));
    const auto told = [&] {
        return create({m_service->counter.id.text(), u"/v3/payments"_s, stopped, kBody});
    };
    QCOMPARE(create(first), 401);
    server.publish(merchantKeySet());
    m_service->clock.advance(1min - 1ms);
    QCOMPARE(told(), 401);
    m_service->clock.advance(1ms);
    QCOMPARE(told(), 201);
    QCOMPARE(server.requests(), 2);
    m_service->clock.advance(12h);
    QCOMPARE(told(), 201);
    QCOMPARE(server.requests(), 3);
}

void TestPaymentSignatureApi::answersOthersDuringAFetch()
{
    constexpr int kCallers = 20;
    // Limit per key set: one slow key server must not take all connections.
    constexpr int kWaiting = 16;
    KeyServer server;
    server.publish(merchantKeySet());
    server.hold();
    useKeyServer(server);
    std::vector<std::unique_ptr<HttpClient>> clients;
    for (int i = 0; i < kCallers; ++i) {
        clients.push_back(std::make_unique<HttpClient>(m_service->port()));
        QVERIFY(clients.back()->connect());
        QVERIFY(clients.back()->send(HttpClient::request(
            "POST", "/v3/payments", signedBy(ofCounter().signature()), kBody.toStdString())));
    }
    QVERIFY(server.waitForRequests(1));
    for (int i = 0; i < 5; ++i) {
        QCOMPARE(create(signing()), 201); // another profile on the same I/O threads
        QCOMPARE(m_service->ask("GET", "/v3/payments/000000000000000000000000").status, 404);
    }
    QVERIFY(clients.front()->isQuiet());
    server.release();
    QMap<int, int> statuses;
    for (const auto &client : clients)
        ++statuses[client->receive().status];
    QCOMPARE(statuses, (QMap<int, int>{{201, kWaiting}, {503, kCallers - kWaiting}}));
    QCOMPARE(server.requests(), 1);
    QCOMPARE(m_service->number(u"SELECT count(*) FROM payment"_s), kWaiting + 5);
}

void TestPaymentSignatureApi::refusesWhenTheKeysCannotBeFetched()
{
    KeyServer server;
    server.answer({.status = 500});
    const HttpAnswer answer = send("POST", u"/v3/payments"_s, useKeyServer(server));
    QCOMPARE(errorOf(answer), kUnauthorized);
    logAfter("the key set at 127.0.0.1 could not be fetched: the response is 500");
    logAfter("check kid: the key set could not be fetched: the response is 500");
    server.publish(merchantKeySet());
    QCOMPARE(create(ofCounter()), 401);
    QCOMPARE(server.requests(), 1);
    m_service->clock.advance(1min);
    QCOMPARE(create(ofCounter()), 201);
}

void TestPaymentSignatureApi::answersWhoWaitsWhenItStops_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("code");
    QTest::newRow("create") << u"/v3/payments"_s << u"TRY_AGAIN_LATER"_s;
    QTest::newRow("acknowledge") << u"/v3/payments/%1/acknowledge"_s.arg(u"0"_s.repeated(24))
                                 << u"SERVICE_UNAVAILABLE"_s;
}

void TestPaymentSignatureApi::answersWhoWaitsWhenItStops()
{
    QFETCH(const QString, path);
    QFETCH(const QString, code);
    KeyServer server;
    server.hold();
    SignedRequest made = useKeyServer(server);
    made.with(claim("path"), path);
    auto waiting = std::async(std::launch::async, [&] { return send("POST", path, made); });
    QVERIFY(server.waitForRequests(1));
    m_service->stop();
    QCOMPARE(errorOf(waiting.get()), u"503 %1 The service is busy or stopping"_s.arg(code));
}

void TestPaymentSignatureApi::survivesACallerWhoLeaves()
{
    KeyServer server;
    server.publish(merchantKeySet());
    server.hold();
    const SignedRequest made = useKeyServer(server);
    {
        HttpClient client(m_service->port());
        QVERIFY(client.connect());
        QVERIFY(client.send(HttpClient::request("POST", "/v3/payments", signedBy(made.signature()),
                                                kBody.toStdString())));
        QVERIFY(server.waitForRequests(1));
    }
    server.release();
    QCOMPARE(create(ofCounter()), 201);
}

void TestPaymentSignatureApi::limitsTheRateOfOneProfile()
{
    m_service = std::make_unique<ServiceFixture>(QMap<QString, QString>{{u"keyRate"_s, u"2"_s}});
    m_service->shop.jwks = merchantKeySet();
    change(m_service->shop);
    QCOMPARE(create(signing()), 201);
    QCOMPARE(create(signing()), 201);
    const HttpAnswer refused = send("POST", u"/v3/payments"_s, signing());
    QCOMPARE(errorOf(refused), u"429 TOO_MANY_REQUESTS The profile may send 2 requests a second"_s);
    QVERIFY(refused.header("Retry-After"));
    m_service->clock.advance(1s);
    QCOMPARE(create(signing()), 201);
}

void TestPaymentSignatureApi::takesANewNamespaceAndIssuer()
{
    m_service = std::make_unique<ServiceFixture>(QMap<QString, QString>{
        {u"claimNamespace"_s, u"https://claims.example/v2"_s}, {u"issuer"_s, u"Till & Co"_s}});
    m_service->shop.jwks = merchantKeySet();
    change(m_service->shop);
    QCOMPARE(create(signing()), 401);
    SignedRequest made = signing();
    QJsonObject header;
    for (auto it = made.header.begin(); it != made.header.end(); ++it)
        header[it.key().replace(u"https://tilldesk.invalid"_s, u"https://claims.example/v2"_s)] =
            it.value();
    QJsonArray crit;
    for (const char *name : {"sub", "iss", "iat", "jti", "path"})
        crit << u"https://claims.example/v2/%1"_s.arg(QString::fromLatin1(name));
    header[u"crit"_s] = crit;
    made.header = header;
    QCOMPARE(create(made), 401); // the issuer name has not changed yet
    header[u"https://claims.example/v2/iss"_s] = u"Till & Co"_s;
    made.header = header;
    QCOMPARE(create(made), 201);
}

TILLDESK_TEST(TestPaymentSignatureApi, QCoreApplication)
#include "tst_payment_signature_api.moc"
