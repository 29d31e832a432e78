#include "core/crypto/jwk.h"
#include "core/crypto/jws.h"
#include "tests/support/service_fixture.h"
#include "tests/support/test_program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QtTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::test;

/// The SignatureBank header of real responses, verified with the key set that the endpoint serves.
class TestSignatureBankApi : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_service = std::make_unique<ServiceFixture>(settings()); }
    void cleanup() { m_service.reset(); }
    void signsEveryErrorOfAPayment_data();
    void signsEveryErrorOfAPayment();
    void signsNoSuccess();
    void signsNothingThatIsNoPayment();
    void signsWhatTheEndpointRefusesItself();
    void saysForWhichRequest();
    void answersAsTheRequestWasSigned_data();
    void answersAsTheRequestWasSigned();
    void signsWhatTheStoppingServiceAnswers();
    void isKnownByAnEarlierKeySet();

private:
    static QMap<QString, QString> settings()
    {
        return {{u"claimNamespace"_s, u"https://claims.example"_s}, {u"issuer"_s, u"Bakery"_s}};
    }
    /// Verifies the response's signature. Returns its JOSE header; an empty object if it is
    /// invalid.
    [[nodiscard]] QJsonObject verified(const HttpAnswer &answer) const
    {
        HttpClient client(m_service->port());
        return verified(answer, client.get("/.well-known/jwks.json").body);
    }
    [[nodiscard]] static QJsonObject verified(const HttpAnswer &answer, const std::string &keySet)
    {
        const auto set = crypto::JwkSet::parse(keySet);
        const std::string text = answer.header("SignatureBank").value_or("");
        const auto jws = crypto::parseDetachedJws(text);
        if (!jws || !set || answer.headerCount("SignatureBank") != 1)
            return {};
        const QJsonObject header = QJsonDocument::fromJson(jws->header).object();
        const crypto::Jwk *key = set->find(header[u"kid"_s].toString());
        if (key == nullptr
            || !crypto::verifySignature(crypto::signingInput(jws->headerPart, answer.body),
                                        jws->signature, key->key))
            return {};
        return header;
    }

    std::unique_ptr<ServiceFixture> m_service;
};

void TestSignatureBankApi::signsEveryErrorOfAPayment_data()
{
    QTest::addColumn<QString>("method");
    QTest::addColumn<QString>("target");
    QTest::addColumn<QString>("body");
    QTest::addColumn<bool>("hasKey");
    QTest::addColumn<int>("status");
    const QString unknown = u"/v3/payments/019a00000000000000000000"_s;
    QTest::newRow("no credentials") << u"GET"_s << unknown << u""_s << false << 401;
    QTest::newRow("unknown payment") << u"GET"_s << unknown << u""_s << true << 404;
    QTest::newRow("unknown payment, head") << u"HEAD"_s << unknown << u""_s << true << 404;
    QTest::newRow("cancel") << u"DELETE"_s << unknown << u""_s << true << 404;
    QTest::newRow("no body") << u"POST"_s << u"/v3/payments"_s << u""_s << true << 400;
    QTest::newRow("no amount") << u"POST"_s << u"/v3/payments"_s << u"{}"_s << true << 400;
    QTest::newRow("static QR") << u"POST"_s << u"/v3/payments/pos"_s << u"{}"_s << true << 400;
    QTest::newRow("search") << u"POST"_s << u"/v3/payments/search?size=x"_s << u"{}"_s << true
                            << 400;
    QTest::newRow("acknowledge") << u"POST"_s << QString(unknown + u"/acknowledge"_s) << u"{}"_s
                                 << true << 400;
    QTest::newRow("authority") << u"GET"_s << QString(unknown + u"/debtor/refundIban"_s) << u""_s
                               << true << 403;
}

void TestSignatureBankApi::signsEveryErrorOfAPayment()
{
    QFETCH(QString, method);
    QFETCH(QString, target);
    QFETCH(QString, body);
    QFETCH(bool, hasKey);
    QFETCH(int, status);
    HttpAnswer answer = m_service->askAs(hasKey ? m_service->shopKey : u"x"_s, method.toStdString(),
                                         target.toStdString(), body.toStdString());
    QCOMPARE(answer.status, status);
    QVERIFY(answer.header("SignatureBank"));
    if (method == u"HEAD"_s)
        return; // A body from GET would differ: each error has its own trace id.
    const QJsonObject header = verified(answer);
    QCOMPARE(header[u"https://claims.example/path"_s].toString(), target.section(u'?', 0, 0));
    answer.body += ' ';
    QVERIFY(verified(answer).isEmpty());
}

void TestSignatureBankApi::signsNoSuccess()
{
    const QString id = m_service->create();
    QVERIFY(!m_service->ask("GET", "/v3/payments/" + id.toStdString()).header("SignatureBank"));
    QVERIFY(!m_service->ask("POST", "/v3/payments", R"({"amount":1})").header("SignatureBank"));
    QVERIFY(!m_service->ask("DELETE", "/v3/payments/" + id.toStdString()).header("SignatureBank"));
}

void TestSignatureBankApi::signsNothingThatIsNoPayment()
{
    QVERIFY(!m_service->ask("GET", "/v3/nothing").header("SignatureBank"));
    QVERIFY(!m_service->ask("GET", "/v3/paymentsnot").header("SignatureBank"));
    QVERIFY(!m_service->ask("GET", "/qrcode").header("SignatureBank"));
}

/// The endpoint refuses these requests before any operation is known. Shops expect a signature all
/// the same.
void TestSignatureBankApi::signsWhatTheEndpointRefusesItself()
{
    const std::string large(65'537, ' ');
    const auto told = [this](const HttpAnswer &answer, const QString &path) {
        const QJsonObject header = verified(answer);
        return header[u"https://claims.example/path"_s].toString() == path ? answer.status : 0;
    };
    QCOMPARE(told(m_service->ask("PUT", "/v3/payments"), u"/v3/payments"_s), 405);
    QCOMPARE(told(m_service->ask("POST", "/v3/payments/1/nothing"), u"/v3/payments/1/nothing"_s),
             404);
    QCOMPARE(told(m_service->ask("GET", "/v3/payments/"), u"/v3/payments/"_s), 404);
    QCOMPARE(told(m_service->ask("GET", "/v3/%70ayments/1"), u"/v3/%70ayments/1"_s), 404);
    QCOMPARE(told(m_service->ask("POST", "/v3/payments", large), u"/v3/payments"_s), 413);
}

void TestSignatureBankApi::saysForWhichRequest()
{
    HttpClient client(m_service->port());
    HttpHeaders headers = ServiceFixture::authorization(m_service->shopKey);
    headers.emplace_back("X-Request-ID", "order-1207-attempt-1");
    const QJsonObject header = verified(client.post("/v3/payments?x=1", "{}", headers));
    const QString ns = u"https://claims.example/"_s;
    QCOMPARE(header[u"typ"_s].toString(), u"jose+json"_s);
    QCOMPARE(header[u"alg"_s].toString(), u"ES256"_s);
    QCOMPARE(header[ns + u"iss"_s].toString(), u"Bakery"_s);
    QCOMPARE(header[ns + u"iat"_s].toString(), u"2026-11-20T13:32:10.000Z"_s);
    QCOMPARE(header[ns + u"jti"_s].toString(), u"order-1207-attempt-1"_s);
    QCOMPARE(header[ns + u"path"_s].toString(), u"/v3/payments"_s);
    QJsonArray names;
    for (const QString &name : {u"sub"_s, u"iss"_s, u"iat"_s, u"jti"_s, u"path"_s})
        names << QString(ns + name);
    QCOMPARE(header[u"crit"_s].toArray(), names);
    const QString sub = header[ns + u"sub"_s].toString();
    QVERIFY(QRegularExpression(u"^[0-9a-f]{24}$"_s).match(sub).hasMatch());
    QCOMPARE(header.size(), 9);

    // Without an X-Request-ID of the caller's, the signature carries the id in the response.
    const HttpAnswer other =
        client.post("/v3/payments", "{}", ServiceFixture::authorization(m_service->shopKey));
    const QJsonObject otherHeader = verified(other);
    QCOMPARE(otherHeader[ns + u"jti"_s].toString().toStdString(), *other.header("X-Request-ID"));
    QCOMPARE(otherHeader[ns + u"sub"_s].toString(), sub);
}

void TestSignatureBankApi::answersAsTheRequestWasSigned_data()
{
    QTest::addColumn<QString>("algorithm");
    QTest::addColumn<QString>("answered");
    QTest::newRow("ES256") << u"ES256"_s << u"ES256"_s;
    QTest::newRow("RS256") << u"RS256"_s << u"RS256"_s;
    QTest::newRow("another one") << u"PS256"_s << u"ES256"_s;
}

void TestSignatureBankApi::answersAsTheRequestWasSigned()
{
    QFETCH(QString, algorithm);
    QFETCH(QString, answered);
    // The request is refused, because only refusals are signed.
    const QByteArray jose =
        QJsonDocument(QJsonObject{{u"typ"_s, u"jose+json"_s}, {u"alg"_s, algorithm}})
            .toJson(QJsonDocument::Compact)
            .toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals);
    HttpClient client(m_service->port());
    const HttpAnswer answer = client.post("/v3/payments", R"({"amount":1})",
                                          {{"Signature", jose.toStdString() + "..AAAA"}});
    QCOMPARE(answer.status, 401);
    QCOMPARE(verified(answer)[u"alg"_s].toString(), answered);
}

void TestSignatureBankApi::signsWhatTheStoppingServiceAnswers()
{
    HttpClient client(m_service->port());
    const std::string keySet = client.get("/").body;
    m_service->assembly->core().stop();
    const HttpAnswer answer = m_service->ask("POST", "/v3/payments", R"({"amount":1})");
    QCOMPARE(answer.status, 503);
    QVERIFY(!verified(answer, keySet).isEmpty());
}

void TestSignatureBankApi::isKnownByAnEarlierKeySet()
{
    // A merchant that caches the key set for a day has every key that signs during that day.
    auto &keys = m_service->assembly->services().keys();
    HttpClient client(m_service->port());
    QVERIFY(m_service->onCore(
        [&] { return keys.rotate(keys::makeKeys(m_service->assembly->keys().maker())); }));
    const std::string kept = client.get("/").body;
    QStringList kids;
    for (int hour = 0; hour <= 24; hour += 8) {
        const auto header = verified(m_service->ask("POST", "/v3/payments", "{}"), kept);
        QVERIFY(!header.isEmpty());
        kids << header[u"kid"_s].toString();
        m_service->clock.advance(std::chrono::hours(8));
    }
    QCOMPARE(kids[2], kids[0]);
    QVERIFY(kids[3] != kids[2]);
}

TILLDESK_TEST(TestSignatureBankApi, QCoreApplication)
#include "tst_signature_bank_api.moc"
