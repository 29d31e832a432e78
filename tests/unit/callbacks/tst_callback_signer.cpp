#include "core/callbacks/callback_signer.h"
#include "core/crypto/base64url.h"
#include "core/crypto/jwk.h"
#include "core/crypto/jws.h"
#include "tests/support/core_fixture.h"
#include "tests/support/signing_keys.h"
#include "tests/support/test_program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::callbacks;
using namespace tilldesk::test;

/// The `Signature` header of callbacks, valid and with simulated faults.
/// @source service.md#callback-header
class TestCallbackSigner : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { publishSomeKeys(m_keys, kCoreStart); }
    void saysWhatTheContractNames();
    void saysMoreWhenExtended();
    void namesThePathAsRequested_data();
    void namesThePathAsRequested();
    void hasTheThumbprintOfTheKeySet();
    void coversTheExactBytes();
    void signsWithTheKeyOfTheMoment();
    void waitsForKeys();
    void makesOneFaultAtATime_data();
    void makesOneFaultAtATime();
    void makesFaultsOfTheSignature();

private:
    using Claims = CallbackClaims;
    [[nodiscard]] static Claims claims(CallbackFault fault = CallbackFault::None,
                                       CallbackHeader form = CallbackHeader::Specified);
    [[nodiscard]] QByteArray sign(const Claims &claims, const QByteArray &body = "{\"a\":1}") const
    {
        return m_signer.sign(claims, body);
    }
    [[nodiscard]] QByteArray json(const Claims &claims) const
    {
        return crypto::parseDetachedJws(sign(claims))->header;
    }
    [[nodiscard]] QJsonObject header(const Claims &claims) const
    {
        return QJsonDocument::fromJson(json(claims)).object();
    }
    /// Returns whether the signature verifies with the key that the key set has under `kid`.
    [[nodiscard]] bool isValid(const QByteArray &jws, const QByteArray &body) const;

    keys::PublishedKeys m_keys;
    const PublishedServiceNames m_names{ServiceNames(u"Bakery"_s, u"https://claims.example"_s)};
    const CallbackSigner m_signer{m_keys, m_names};
};

CallbackClaims TestCallbackSigner::claims(CallbackFault fault, CallbackHeader form)
{
    return {.profile = ProfileId(u"0192f4c0b1a2c3d4e5f60718"_s),
            .id = CallbackId(u"0192f4c0aa00112233445566"_s),
            .url = u"https://shop.example/notify/me?shop=1"_s,
            .form = form,
            .issuedAt = kCoreStart,
            .fault = fault};
}

bool TestCallbackSigner::isValid(const QByteArray &jws, const QByteArray &body) const
{
    const auto parsed = crypto::parseDetachedJws(jws);
    const auto set = crypto::JwkSet::parse(m_keys.current()->keySet());
    const auto header = QJsonDocument::fromJson(parsed->header);
    const crypto::Jwk *key = set->find(header[u"kid"_s].toString());
    return key != nullptr
        && crypto::verifySignature(crypto::signingInput(parsed->headerPart, body),
                                   parsed->signature, key->key);
}

void TestCallbackSigner::saysWhatTheContractNames()
{
    const auto *key = m_keys.current()->signing(crypto::Algorithm::Es256, kCoreStart);
    const QByteArray thumbprint =
        crypto::toBase64Url(QCryptographicHash::hash(key->certificate, QCryptographicHash::Sha256));
    const QByteArray expected = R"({"typ":"jose+json","kid":")" + key->kid.toLatin1()
        + R"(","alg":"ES256","sub":"0192f4c0b1a2c3d4e5f60718","x5t#S256":")" + thumbprint
        + R"(","https://claims.example/iss":"Bakery",)"
          R"("https://claims.example/iat":"2026-11-20T13:32:10.000Z",)"
          R"("https://claims.example/jti":"0192f4c0aa00112233445566",)"
          R"("https://claims.example/path":"/notify/me",)"
          R"("crit":["https://claims.example/iss","https://claims.example/iat",)"
          R"("https://claims.example/jti","https://claims.example/path"]})";
    QCOMPARE(json(claims()), expected);
    QVERIFY(isValid(sign(claims()), "{\"a\":1}"));
}

void TestCallbackSigner::saysMoreWhenExtended()
{
    const auto extended = claims(CallbackFault::None, CallbackHeader::Extended);
    const QJsonObject header = this->header(extended);
    const QString ns = u"https://claims.example/"_s;
    QJsonObject expected = this->header(claims());
    expected[ns + u"sub"_s] = u"0192f4c0b1a2c3d4e5f60718"_s;
    expected[ns + u"path"_s] = u"https://shop.example/notify/me?shop=1"_s;
    expected[u"crit"_s] =
        QJsonArray{QString(ns + u"sub"_s), QString(ns + u"iss"_s), QString(ns + u"iat"_s),
                   QString(ns + u"jti"_s), QString(ns + u"path"_s)};
    QCOMPARE(header, expected);
    QVERIFY(isValid(sign(extended), "{\"a\":1}"));
}

void TestCallbackSigner::namesThePathAsRequested_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<QString>("path");
    QTest::newRow("none") << u"https://shop.example"_s << u"/"_s;
    QTest::newRow("none but a query") << u"https://shop.example?x=1"_s << u"/"_s;
    QTest::newRow("root") << u"https://shop.example/"_s << u"/"_s;
    QTest::newRow("query and fragment") << u"https://shop.example/a/b?x=/c#d"_s << u"/a/b"_s;
    QTest::newRow("slash at the end") << u"https://shop.example/a/"_s << u"/a/"_s;
    QTest::newRow("escaped") << u"https://shop.example/a%20b%2Fc"_s << u"/a%20b%2Fc"_s;
    QTest::newRow("dots") << u"https://shop.example/a/../b/./c"_s << u"/b/c"_s;
    QTest::newRow("nothing but dots") << u"https://shop.example/a/.."_s << u"/"_s;
    QTest::newRow("two slashes") << u"https://shop.example//a//b"_s << u"/a//b"_s;
    QTest::newRow("unescaped") << u"https://shop.example/é"_s << u"/%C3%A9"_s;
}

void TestCallbackSigner::namesThePathAsRequested()
{
    QFETCH(const QString, url);
    auto asked = claims();
    asked.url = url;
    QTEST(header(asked)[u"https://claims.example/path"_s].toString(), "path");
    asked.form = CallbackHeader::Extended;
    QCOMPARE(header(asked)[u"https://claims.example/path"_s].toString(), url);
}

void TestCallbackSigner::hasTheThumbprintOfTheKeySet()
{
    const auto set = QJsonDocument::fromJson(QByteArray::fromStdString(m_keys.current()->keySet()));
    const QJsonObject key = set[u"keys"_s][0].toObject();
    const QJsonObject said = header(claims());
    QCOMPARE(said[u"kid"_s], key[u"kid"_s]);
    QCOMPARE(said[u"x5t#S256"_s], key[u"x5t#S256"_s]);
    QCOMPARE(key[u"alg"_s].toString(), u"ES256"_s);
}

void TestCallbackSigner::coversTheExactBytes()
{
    const QByteArray body = "{ \"a\" : \"\xC3\xA9\" }\n";
    const QByteArray jws = sign(claims(), body);
    QVERIFY(isValid(jws, body));
    QVERIFY(!isValid(jws, body.trimmed()));
    QVERIFY(isValid(sign(claims(), {}), {}));
}

void TestCallbackSigner::signsWithTheKeyOfTheMoment()
{
    const QString before = header(claims())[u"kid"_s].toString();
    publishSomeKeys(m_keys, kCoreStart, 1);
    const QJsonObject after = header(claims());
    QVERIFY(after[u"kid"_s].toString() != before);
    QVERIFY(isValid(sign(claims()), "{\"a\":1}"));
}

void TestCallbackSigner::waitsForKeys()
{
    const keys::PublishedKeys none;
    const CallbackSigner signer(none, m_names);
    QVERIFY(!signer.isReady());
    QCOMPARE(signer.sign(claims(), "{}"), QByteArray());
    QVERIFY(m_signer.isReady());
}

void TestCallbackSigner::makesOneFaultAtATime_data()
{
    QTest::addColumn<CallbackFault>("fault");
    QTest::addColumn<CallbackHeader>("form");
    QTest::addColumn<QStringList>("changed"); // members that differ from a valid header
    QTest::addColumn<bool>("isSigned");       // with the key that the key set has under `kid`
    const auto row = [](CallbackFault fault, CallbackHeader form, const QStringList &changed,
                        bool isSigned = true) {
        const bool isExtended = form == CallbackHeader::Extended;
        QTest::addRow("%s, %s", toText(fault).data(), isExtended ? "extended" : "specified")
            << fault << form << changed << isSigned;
    };
    const QString ns = u"https://claims.example/"_s;
    for (const auto form : {CallbackHeader::Specified, CallbackHeader::Extended}) {
        const bool isExtended = form == CallbackHeader::Extended;
        for (const auto fault : {CallbackFault::None, CallbackFault::Lost, CallbackFault::Doubled,
                                 CallbackFault::Late, CallbackFault::Reordered})
            row(fault, form, {});
        row(CallbackFault::WrongKey, form, {}, false);
        row(CallbackFault::UnknownKid, form, {u"kid"_s}, false);
        row(CallbackFault::ForeignSub, form,
            isExtended ? QStringList{ns + u"sub"_s, u"sub"_s} : QStringList{u"sub"_s});
        row(CallbackFault::StaleIat, form, {ns + u"iat"_s});
        row(CallbackFault::DerSignature, form, {}, false);
        const QStringList form5{u"crit"_s, ns + u"path"_s, ns + u"sub"_s};
        row(CallbackFault::FourCriticalNames, form, isExtended ? form5 : QStringList{});
        row(CallbackFault::FiveCriticalNames, form, isExtended ? QStringList{} : form5);
    }
}

void TestCallbackSigner::makesOneFaultAtATime()
{
    QFETCH(const CallbackFault, fault);
    QFETCH(const CallbackHeader, form);
    QFETCH(const QStringList, changed);
    const QJsonObject right = header(claims(CallbackFault::None, form));
    const QJsonObject wrong = header(claims(fault, form));
    QStringList differing;
    for (const QJsonObject &either : {right, wrong}) {
        for (const QString &name : either.keys()) {
            if (right[name] != wrong[name] && !differing.contains(name))
                differing << name;
        }
    }
    differing.sort();
    QStringList expected = changed;
    expected.sort();
    QCOMPARE(differing, expected);
    QTEST(isValid(sign(claims(fault, form)), "{\"a\":1}"), "isSigned");
}

void TestCallbackSigner::makesFaultsOfTheSignature()
{
    QCOMPARE(header(claims(CallbackFault::StaleIat))[u"https://claims.example/iat"_s].toString(),
             u"2026-11-20T13:22:10.000Z"_s);
    // DER-encoded, but made with the right key: a verifier that accepts DER would accept it.
    const QByteArray jws = sign(claims(CallbackFault::DerSignature));
    const auto parsed = crypto::parseDetachedJws(jws);
    QCOMPARE(parsed->signature.at(0), '\x30');
    QVERIFY(parsed->signature.size() >= 68 && parsed->signature.size() <= 72);
    for (const auto fault : {CallbackFault::WrongKey, CallbackFault::UnknownKid})
        QCOMPARE(crypto::parseDetachedJws(sign(claims(fault)))->signature.size(), 64);
}

TILLDESK_TEST(TestCallbackSigner, QCoreApplication)
#include "tst_callback_signer.moc"
