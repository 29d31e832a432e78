#include "core/crypto/base64url.h"
#include "core/crypto/digest.h"
#include "core/crypto/jwk.h"
#include "core/crypto/openssl.h"
#include "core/crypto/public_numbers.h"
#include "tests/support/spki_pem.h"
#include "tests/support/test_program.h"
#include "tests/unit/crypto/rfc_vectors.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::crypto;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;

namespace {

const PublicKey &ecKey()
{
    static const auto key = PrivateKey::generate(Algorithm::Es256).publicKey();
    return key;
}

const PublicKey &rsaKey()
{
    static const auto key = PrivateKey::generate(Algorithm::Rs256).publicKey();
    return key;
}

QJsonObject jwkOf(const PublicKey &key, const QString &kid = u"a"_s)
{
    return QJsonDocument::fromJson(jwkJson(key, kid)).object();
}

QByteArray setText(const QByteArray &keys)
{
    return R"({"keys":[)" + keys + "]}";
}

QByteArray setOf(const QJsonArray &keys)
{
    return QJsonDocument(QJsonObject{{u"keys"_s, keys}}).toJson();
}

/// Each row changes one member of a valid key. Undefined: the member is removed.
void addColumns()
{
    QTest::addColumn<bool>("rsa");
    QTest::addColumn<QString>("member");
    QTest::addColumn<QJsonValue>("value");
}

QJsonObject changedJwk(bool rsa, const QString &member, const QJsonValue &value)
{
    QJsonObject jwk = jwkOf(rsa ? rsaKey() : ecKey());
    jwk.insert(member, value);
    return jwk;
}

QString base64Url(const QByteArray &bytes)
{
    return QString::fromLatin1(toBase64Url(bytes));
}

} // namespace

class TestJwk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsTheStandardsExample();
    void writesAStableOrder();
    void writesTheCertificateAndItsThumbprint();
    void escapesTheKid();
    void makesTheStandardsThumbprint();
    void thumbprintsAreOfTheKeyAlone();
    void readsWhatItWrites();
    void takesHarmlessMembers_data();
    void takesHarmlessMembers();
    void skipsWhatCannotBeUsed_data();
    void skipsWhatCannotBeUsed();
    void saysWhyAKeyWasSkipped();
    void refusesWhatIsNoSet_data();
    void refusesWhatIsNoSet();
    void refusesTwoKeysOfOneKid();
    void readsUpToTheLimit();
    void readsTheFirstCertificate_data();
    void readsTheFirstCertificate();
};

void TestJwk::readsTheStandardsExample()
{
    const auto set = JwkSet::parse(rfc::kKeySet);
    QVERIFY(set);
    QCOMPARE(set->keys().size(), 1);
    QCOMPARE(set->skipped(), QStringList{u"key 1 (1): use is not sig"_s});
    const Jwk *key = set->find(u"2011-04-29");
    QVERIFY(key);
    QCOMPARE(int(key->key.algorithm()), int(Algorithm::Rs256));
    QVERIFY(key->certificateDer.isEmpty());
    QVERIFY(!set->find(u"1"));
    QVERIFY(!set->find(u""));
    QByteArray forSignatures = rfc::kKeySet;
    forSignatures.replace("\"enc\"", "\"sig\"");
    QCOMPARE(JwkSet::parse(forSignatures).value().keys().size(), 2);
}

void TestJwk::writesAStableOrder()
{
    const auto ec = numbersOf(ecKey());
    const QByteArray ecJson =
        R"({"kty":"EC","use":"sig","alg":"ES256","kid":"a","crv":"P-256","x":")"
        + toBase64Url(ec.first) + R"(","y":")" + toBase64Url(ec.second) + "\"}";
    QCOMPARE(jwkJson(ecKey(), u"a"_s), ecJson);
    const QByteArray rsaJson = R"({"kty":"RSA","use":"sig","alg":"RS256","kid":"b","n":")"
        + toBase64Url(numbersOf(rsaKey()).first) + R"(","e":"AQAB"})";
    QCOMPARE(jwkJson(rsaKey(), u"b"_s), rsaJson);
}

void TestJwk::writesTheCertificateAndItsThumbprint()
{
    const QByteArray der = "\x30\x03\xfb\xff\xfe";
    const QByteArray json = jwkJson(ecKey(), u"a"_s, der);
    const QByteArray end = R"(,"x5c":["MAP7//4="],"x5t#S256":")" + toBase64Url(sha256(der)) + "\"}";
    QVERIFY2(json.endsWith(end), json.constData());
}

void TestJwk::escapesTheKid()
{
    const QString kid = u"a\"b\\c\n\u00e9\U0001F600</script>"_s;
    const auto set = JwkSet::parse(setText(jwkJson(ecKey(), kid)));
    QVERIFY(set);
    QVERIFY(set->find(kid));
}

void TestJwk::makesTheStandardsThumbprint()
{
    const auto set = JwkSet::parse(rfc::kKeySet).value();
    QCOMPARE(jwkThumbprint(set.keys().constFirst().key), QByteArray(rfc::kThumbprint));
    const auto ec =
        publicKeyOf({Algorithm::Es256, *fromBase64Url(rfc::kEs256X), *fromBase64Url(rfc::kEs256Y)});
    const QByteArray json = QByteArray(R"({"crv":"P-256","kty":"EC","x":")") + rfc::kEs256X
        + R"(","y":")" + rfc::kEs256Y + "\"}";
    QCOMPARE(jwkThumbprint(ec.value()), toBase64Url(sha256(json)));
}

void TestJwk::thumbprintsAreOfTheKeyAlone()
{
    const auto again = PublicKey::fromPem(spkiPem(ecKey().handle())).value();
    QCOMPARE(jwkThumbprint(again), jwkThumbprint(ecKey()));
    QCOMPARE(jwkThumbprint(ecKey()).size(), 43);
    QVERIFY(jwkThumbprint(ecKey()) != jwkThumbprint(rsaKey()));
}

void TestJwk::readsWhatItWrites()
{
    const QByteArray certificate = "not looked at";
    const auto set = JwkSet::parse(
        setText(jwkJson(ecKey(), u"ec"_s, certificate) + ',' + jwkJson(rsaKey(), u"rsa"_s)));
    QVERIFY(set);
    QCOMPARE(set->skipped(), QStringList());
    QCOMPARE(set->keys().size(), 2);
    QVERIFY(set->find(u"ec")->key == ecKey());
    QCOMPARE(set->find(u"ec")->certificateDer, certificate);
    QVERIFY(set->find(u"rsa")->key == rsaKey());
    QVERIFY(!set->find(u"EC"));
}

void TestJwk::takesHarmlessMembers_data()
{
    addColumns();
    const QJsonValue absent(QJsonValue::Undefined);
    QTest::newRow("no use") << false << u"use"_s << absent;
    QTest::newRow("no alg") << false << u"alg"_s << absent;
    QTest::newRow("no alg, RSA") << true << u"alg"_s << absent;
    QTest::newRow("verify") << false << u"key_ops"_s << QJsonValue(QJsonArray{u"verify"_s});
    QTest::newRow("sign and verify")
        << false << u"key_ops"_s << QJsonValue(QJsonArray{u"sign"_s, u"verify"_s});
    QTest::newRow("unknown member") << false << u"nbf"_s << QJsonValue(17);
    QTest::newRow("x5u") << false << u"x5u"_s << QJsonValue(u"https://a.example/"_s);
    QTest::newRow("n of an RSA key with a zero before")
        << true << u"n"_s << QJsonValue(base64Url('\0' + numbersOf(rsaKey()).first));
}

void TestJwk::takesHarmlessMembers()
{
    QFETCH(const bool, rsa);
    QFETCH(const QString, member);
    QFETCH(const QJsonValue, value);
    const auto set = JwkSet::parse(setOf({changedJwk(rsa, member, value)}));
    QVERIFY2(set, set ? "" : qPrintable(set.error().detail));
    QVERIFY(set->find(u"a")->key == (rsa ? rsaKey() : ecKey()));
}

void TestJwk::skipsWhatCannotBeUsed_data()
{
    addColumns();
    const QJsonValue absent(QJsonValue::Undefined);
    const auto ec = numbersOf(ecKey());
    const auto rsa = numbersOf(rsaKey());
    const auto row = [](const char *name, bool isRsa, const QString &member,
                        const QJsonValue &value) {
        QTest::newRow(name) << isRsa << member << value;
    };
    row("no kid", false, u"kid"_s, absent);
    row("empty kid", false, u"kid"_s, u""_s);
    row("kid is a number", false, u"kid"_s, 1);
    row("no kty", false, u"kty"_s, absent);
    row("kty in small letters", false, u"kty"_s, u"ec"_s);
    row("kty oct", false, u"kty"_s, u"oct"_s);
    row("kty OKP", false, u"kty"_s, u"OKP"_s);
    row("kty RSA for an EC key", false, u"kty"_s, u"RSA"_s);
    row("kty EC for an RSA key", true, u"kty"_s, u"EC"_s);
    row("kty oct for an RSA key", true, u"kty"_s, u"oct"_s);
    row("no kty, RSA", true, u"kty"_s, absent);
    row("no crv", false, u"crv"_s, absent);
    row("crv P-384", false, u"crv"_s, u"P-384"_s);
    row("crv secp256k1", false, u"crv"_s, u"secp256k1"_s);
    row("no x", false, u"x"_s, absent);
    row("no y", false, u"y"_s, absent);
    row("y null", false, u"y"_s, QJsonValue::Null);
    row("y a number", false, u"y"_s, 7);
    row("x of 31 bytes", false, u"x"_s, base64Url(ec.first.first(31)));
    row("x of 33 bytes", false, u"x"_s, base64Url('\0' + ec.first));
    row("y of 31 bytes", false, u"y"_s, base64Url(ec.second.sliced(1)));
    row("x padded", false, u"x"_s, base64Url(ec.first).append(u'='));
    row("x in plain base64", false, u"x"_s, QString::fromLatin1(QByteArray(32, '\xfb').toBase64()));
    row("point off the curve", false, u"y"_s, base64Url(ec.first));
    row("point of zeros", false, u"x"_s, base64Url(QByteArray(32, '\0')));
    row("x over the prime", false, u"x"_s, base64Url(QByteArray(32, '\xff')));
    row("no n", true, u"n"_s, absent);
    row("no e", true, u"e"_s, absent);
    row("e is 1", true, u"e"_s, u"AQ"_s);
    row("n of 1024 bit", true, u"n"_s, base64Url(rsa.first.first(128)));
    row("n of 2047 bit", true, u"n"_s, base64Url('\x7f' + rsa.first.sliced(1)));
    row("n over the largest", true, u"n"_s, base64Url('\x01' + QByteArray(1024, '\x11')));
    row("use enc", false, u"use"_s, u"enc"_s);
    row("use SIG", false, u"use"_s, u"SIG"_s);
    row("use null", false, u"use"_s, QJsonValue::Null);
    row("alg of RSA for an EC key", false, u"alg"_s, u"RS256"_s);
    row("alg of EC for an RSA key", true, u"alg"_s, u"ES256"_s);
    row("alg PS256", true, u"alg"_s, u"PS256"_s);
    row("alg none", false, u"alg"_s, u"none"_s);
    row("key_ops without verify", false, u"key_ops"_s, QJsonArray{u"sign"_s});
    row("no key_ops", false, u"key_ops"_s, QJsonArray());
    row("key_ops is no array", false, u"key_ops"_s, u"verify"_s);
    row("private EC key", false, u"d"_s, u"AQ"_s);
    row("private RSA key", true, u"d"_s, u"AQ"_s);
    for (const char *name : {"p", "q", "dp", "dq", "qi"})
        row(name, true, QString::fromLatin1(name), u"AQ"_s);
}

void TestJwk::skipsWhatCannotBeUsed()
{
    QFETCH(const bool, rsa);
    QFETCH(const QString, member);
    QFETCH(const QJsonValue, value);
    const QJsonObject jwk = changedJwk(rsa, member, value);
    const auto alone = JwkSet::parse(setOf({jwk}));
    QVERIFY(!alone);
    QCOMPARE(alone.error().code, ErrorCode::FieldInvalid);
    const auto set = JwkSet::parse(setOf({jwk, jwkOf(rsaKey(), u"other"_s)}));
    QVERIFY(set);
    QCOMPARE(set->keys().size(), 1);
    QCOMPARE(set->skipped().size(), 1);
    QVERIFY(set->skipped().constFirst().startsWith(u"key 1"_s));
    QVERIFY(set->find(u"other"));
    QVERIFY(!set->find(u"a"));
}

void TestJwk::saysWhyAKeyWasSkipped()
{
    const QJsonValue absent(QJsonValue::Undefined);
    QJsonObject longName = jwkOf(ecKey(), QString(100, u'k'));
    longName.insert(u"use"_s, u"enc"_s);
    const auto set = JwkSet::parse(
        setOf({jwkOf(ecKey(), u"good"_s), changedJwk(false, u"y"_s, absent),
               changedJwk(true, u"e"_s, absent), changedJwk(false, u"kid"_s, u""_s), longName,
               changedJwk(false, u"y"_s, base64Url(QByteArray(32, 'y'))), 17}));
    QVERIFY(set);
    QCOMPARE(set->skipped(),
             QStringList({u"key 2 (a): x or y is missing or not base64url"_s,
                          u"key 3 (a): n or e is missing or not base64url"_s,
                          u"key 4: the key has no kid"_s,
                          u"key 5 (%1): use is not sig"_s.arg(QString(64, u'k')),
                          u"key 6 (a): the numbers are not a valid EC key"_s,
                          u"key 7: the key has no kid"_s}));
}

void TestJwk::refusesWhatIsNoSet_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("no JSON") << QByteArray("keys");
    QTest::newRow("an array") << QByteArray("[]");
    QTest::newRow("a key") << jwkJson(ecKey(), u"a"_s);
    QTest::newRow("an array of keys") << QByteArray('[' + jwkJson(ecKey(), u"a"_s) + ']');
    QTest::newRow("no keys") << QByteArray("{}");
    QTest::newRow("keys is an object") << QByteArray(R"({"keys":{}})");
    QTest::newRow("keys is null") << QByteArray(R"({"keys":null})");
    QTest::newRow("empty") << QByteArray(R"({"keys":[]})");
    QTest::newRow("no objects") << QByteArray(R"({"keys":[1,"a",null,[]]})");
    QTest::newRow("cut off") << setOf({jwkOf(ecKey())}).chopped(3);
    QTest::newRow("more behind") << QByteArray(setOf({jwkOf(ecKey())}) + "{}");
    QTest::newRow("not UTF-8") << QByteArray(R"({"a":")"
                                             "\xff"
                                             R"(","keys":[)"
                                             + jwkJson(ecKey(), u"a"_s) + "]}");
    QTest::newRow("deep") << QByteArray(60'000, '[');
}

void TestJwk::refusesWhatIsNoSet()
{
    QFETCH(const QByteArray, json);
    const auto set = JwkSet::parse(json);
    QVERIFY(!set);
    QCOMPARE(set.error().code, ErrorCode::FieldInvalid);
    const bool hasNoKeys = json.startsWith(R"({"keys":[)");
    QVERIFY2(set.error().detail.contains(u"is a JSON object with"_s) != hasNoKeys,
             qPrintable(set.error().detail));
}

void TestJwk::refusesTwoKeysOfOneKid()
{
    const auto twice = JwkSet::parse(setOf({jwkOf(ecKey()), jwkOf(rsaKey())}));
    QVERIFY(!twice);
    QVERIFY2(twice.error().detail.contains(u"same kid"_s), qPrintable(twice.error().detail));
    QJsonObject forEncryption = jwkOf(rsaKey());
    forEncryption.insert(u"use"_s, u"enc"_s);
    const auto once = JwkSet::parse(setOf({forEncryption, jwkOf(ecKey())}));
    QVERIFY(once);
    QVERIFY(once->find(u"a")->key == ecKey());
}

void TestJwk::readsUpToTheLimit()
{
    const QByteArray json = setText(jwkJson(ecKey(), u"a"_s));
    const QByteArray fitting = json + QByteArray(kMaxJwkSetBytes - json.size(), ' ');
    QCOMPARE(fitting.size(), 64 * 1024);
    QVERIFY(JwkSet::parse(fitting));
    QVERIFY(!JwkSet::parse(QByteArray(fitting + ' ')));
}

void TestJwk::readsTheFirstCertificate_data()
{
    QTest::addColumn<QJsonValue>("x5c");
    QTest::addColumn<QByteArray>("der");
    QTest::newRow("two") << QJsonValue(QJsonArray{u"+/8="_s, u"AAAA"_s}) << QByteArray("\xfb\xff");
    QTest::newRow("none") << QJsonValue(QJsonArray()) << QByteArray();
    QTest::newRow("not base64") << QJsonValue(QJsonArray{u"-_8="_s}) << QByteArray();
    QTest::newRow("a number") << QJsonValue(QJsonArray{1}) << QByteArray();
    QTest::newRow("no array") << QJsonValue(u"+/8="_s) << QByteArray();
}

void TestJwk::readsTheFirstCertificate()
{
    QFETCH(const QJsonValue, x5c);
    QFETCH(const QByteArray, der);
    const auto set = JwkSet::parse(setOf({changedJwk(false, u"x5c"_s, x5c)}));
    QVERIFY(set);
    QCOMPARE(set->find(u"a")->certificateDer, der);
}

TILLDESK_TEST(TestJwk, QCoreApplication)
#include "tst_jwk.moc"
