#include "core/crypto/jws.h"
#include "core/keys/response_signer.h"
#include "tests/support/test_program.h"
#include "tests/unit/keys/keys_fixture.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::test;
using crypto::Algorithm;

namespace {

const QString kServiceId = u"019a0000000000000000abcd"_s;

http::Request request(const std::string &algorithm = {})
{
    http::Request made;
    made.method = "POST";
    made.target = "/v3/payments?x=1";
    made.path = "/v3/payments";
    made.query = "x=1";
    made.requestId = "order-1207-attempt-1";
    made.signatureAlgorithm = algorithm;
    return made;
}

} // namespace

/// The `SignatureBank` header. @source service.md#response-signatures
class TestResponseSigner : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysWhatTheContractNames();
    void usesTheAlgorithmOfTheRequest_data();
    void usesTheAlgorithmOfTheRequest();
    void coversTheExactBytes();
    void differsForAnotherRequest();
    void signsWithTheKeyOfTheMoment();
    void signsNoEmptyBody();
    void namesTheHeaderAsAsked();
    void takesNamesAndPathsOfAnyText();

private:
    static http::Response sign(const Keys &keys, const http::Request &asked,
                               const std::string &body = R"({"code":"X"})");
};

http::Response TestResponseSigner::sign(const Keys &keys, const http::Request &asked,
                                        const std::string &body)
{
    http::Response response{.status = 404, .body = body};
    keys::ResponseSigner(*keys.published, keys.clock, keys.serviceNames, kServiceId)
        .sign(response, asked);
    return response;
}

void TestResponseSigner::saysWhatTheContractNames()
{
    const Keys keys;
    const auto parsed = crypto::parseDetachedJws(valueOf(sign(keys, request())));
    QVERIFY(parsed);
    const QByteArray expected = R"({"typ":"jose+json","kid":")" + keys.signingKid().toUtf8()
        + R"(","alg":"ES256",)"
          R"("https://claims.example/sub":"019a0000000000000000abcd",)"
          R"("https://claims.example/iss":"Tilldesk",)"
          R"("https://claims.example/iat":"2026-11-20T13:32:10.000Z",)"
          R"("https://claims.example/jti":"order-1207-attempt-1",)"
          R"("https://claims.example/path":"/v3/payments",)"
          R"("crit":["https://claims.example/sub","https://claims.example/iss",)"
          R"("https://claims.example/iat","https://claims.example/jti",)"
          R"("https://claims.example/path"]})";
    QCOMPARE(parsed->header, expected);
}

void TestResponseSigner::usesTheAlgorithmOfTheRequest_data()
{
    QTest::addColumn<QString>("asked");
    QTest::addColumn<QString>("used");
    QTest::newRow("none") << u""_s << u"ES256"_s;
    QTest::newRow("ES256") << u"ES256"_s << u"ES256"_s;
    QTest::newRow("RS256") << u"RS256"_s << u"RS256"_s;
    QTest::newRow("unknown") << u"HS256"_s << u"ES256"_s;
}

void TestResponseSigner::usesTheAlgorithmOfTheRequest()
{
    QFETCH(QString, asked);
    QFETCH(QString, used);
    const Keys keys;
    const QByteArray jws = valueOf(sign(keys, request(asked.toStdString())));
    const auto parsed = crypto::parseDetachedJws(jws);
    QVERIFY(parsed);
    QCOMPARE(QJsonDocument::fromJson(parsed->header)[u"alg"_s].toString(), used);
    QCOMPARE(parsed->signature.size(), used == u"ES256"_s ? 64 : 256);
    QVERIFY(isValid(jws, R"({"code":"X"})", keys.ring()->keySet()));
}

void TestResponseSigner::coversTheExactBytes()
{
    const Keys keys;
    const std::string body = "{ \"message\": \"caf\xc3\xa9\r\n\" }\n";
    const QByteArray jws = valueOf(sign(keys, request(), body));
    const QByteArray bytes = QByteArray::fromStdString(body);
    QVERIFY(isValid(jws, bytes, keys.ring()->keySet()));
    QVERIFY(!isValid(jws, bytes.chopped(1), keys.ring()->keySet()));
    QVERIFY(!isValid(jws, bytes.simplified(), keys.ring()->keySet()));
}

void TestResponseSigner::differsForAnotherRequest()
{
    const Keys keys;
    const auto header = [&keys](const http::Request &asked) {
        return crypto::parseDetachedJws(valueOf(sign(keys, asked)))->header;
    };
    http::Request other = request();
    other.requestId = "another";
    QVERIFY(header(other) != header(request()));
    other = request();
    other.path = "/v3/payments/1";
    QVERIFY(header(other) != header(request()));
}

void TestResponseSigner::signsWithTheKeyOfTheMoment()
{
    Keys keys;
    QVERIFY(keys.rotate());
    const auto kid = [&keys] {
        const auto parsed = crypto::parseDetachedJws(valueOf(sign(keys, request())));
        return QJsonDocument::fromJson(parsed->header)[u"kid"_s].toString();
    };
    const QString first = kid();
    keys.clock.advance(keys::kOverlap - std::chrono::milliseconds(1));
    QCOMPARE(kid(), first);
    keys.clock.advance(std::chrono::milliseconds(1));
    QVERIFY(kid() != first);
    QVERIFY(isValid(valueOf(sign(keys, request())), R"({"code":"X"})", keys.ring()->keySet()));
}

void TestResponseSigner::signsNoEmptyBody()
{
    const Keys keys;
    QVERIFY(sign(keys, request(), "").headers.empty());
}

void TestResponseSigner::namesTheHeaderAsAsked()
{
    const Keys keys;
    http::Response response{.body = "{}"};
    const keys::ResponseSigner signer(*keys.published, keys.clock, keys.serviceNames, kServiceId);
    signer.sign(response, request(), "Signature");
    QVERIFY(isValid(valueOf(response, "Signature"), "{}", keys.ring()->keySet()));
    QCOMPARE(response.headers.size(), size_t(1));
}

void TestResponseSigner::takesNamesAndPathsOfAnyText()
{
    const Keys keys;
    http::Request odd = request();
    odd.path = "/v3/\"\\\xff";
    http::Response response{.body = "{}"};
    const PublishedServiceNames names(
        ServiceNames(u"Caf\u00e9 \"de Markt\""_s, u"https://claims.example"_s));
    keys::ResponseSigner(*keys.published, keys.clock, names, kServiceId).sign(response, odd);
    const auto parsed = crypto::parseDetachedJws(valueOf(response));
    QJsonParseError error;
    const auto header = QJsonDocument::fromJson(parsed->header, &error);
    QCOMPARE(error.error, QJsonParseError::NoError);
    QCOMPARE(header[u"https://claims.example/iss"_s].toString(), u"Caf\u00e9 \"de Markt\""_s);
    QVERIFY(isValid(valueOf(response), "{}", keys.ring()->keySet()));
}

TILLDESK_TEST(TestResponseSigner, QCoreApplication)
#include "tst_response_signer.moc"
