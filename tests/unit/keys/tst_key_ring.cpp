#include "core/crypto/jwk.h"
#include "tests/support/test_program.h"
#include "tests/unit/keys/keys_fixture.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::test;
using crypto::Algorithm;

/// The published service keys. @source service.md#keys
class TestKeyRing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void publishesNothingSecret();
    void publishesWhatTheContractNames();
    void canBeReadByOurOwnReader();
    void isAnEmptySetWithoutKeys();
    void choosesTheSigningKeyByTime_data();
    void choosesTheSigningKeyByTime();
    void keepsTheAlgorithmsApart();
};

namespace {

keys::KeyRecord record(Algorithm algorithm, int hour)
{
    keys::KeyRecord made;
    made.algorithm = algorithm;
    made.signsFrom = kCoreStart + std::chrono::hours(hour);
    return made;
}

} // namespace

void TestKeyRing::publishesNothingSecret()
{
    const Keys keys;
    const auto set = QJsonDocument::fromJson(QByteArray::fromStdString(keys.ring()->keySet()));
    for (const QJsonValue &key : set[u"keys"_s].toArray()) {
        for (const QString &secret : {u"d"_s, u"p"_s, u"q"_s, u"dp"_s, u"dq"_s, u"qi"_s, u"k"_s})
            QVERIFY(!key.toObject().contains(secret));
    }
}

void TestKeyRing::publishesWhatTheContractNames()
{
    const Keys keys;
    const auto set = QJsonDocument::fromJson(QByteArray::fromStdString(keys.ring()->keySet()));
    const QJsonArray list = set[u"keys"_s].toArray();
    QCOMPARE(list.size(), 2);
    const QJsonObject ec = list[0].toObject();
    QCOMPARE(ec.keys(),
             (QStringList{u"alg"_s, u"crv"_s, u"kid"_s, u"kty"_s, u"use"_s, u"x"_s, u"x5c"_s,
                          u"x5t#S256"_s, u"y"_s}));
    QCOMPARE(ec[u"kty"_s].toString(), u"EC"_s);
    QCOMPARE(ec[u"crv"_s].toString(), u"P-256"_s);
    QCOMPARE(ec[u"use"_s].toString(), u"sig"_s);
    QCOMPARE(ec[u"alg"_s].toString(), u"ES256"_s);
    QCOMPARE(ec[u"kid"_s].toString(), keys.signingKid());
    const QJsonObject rsa = list[1].toObject();
    QCOMPARE(rsa.keys(),
             (QStringList{u"alg"_s, u"e"_s, u"kid"_s, u"kty"_s, u"n"_s, u"use"_s, u"x5c"_s,
                          u"x5t#S256"_s}));
    QCOMPARE(rsa[u"kid"_s].toString(), keys.signingKid(Algorithm::Rs256));
    for (const QJsonObject &key : {ec, rsa}) {
        const auto der = QByteArray::fromBase64(key[u"x5c"_s][0].toString().toLatin1());
        const auto hash = QCryptographicHash::hash(der, QCryptographicHash::Sha256);
        QCOMPARE(key[u"x5t#S256"_s].toString().toLatin1(),
                 hash.toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals));
    }
}

void TestKeyRing::canBeReadByOurOwnReader()
{
    Keys keys;
    QVERIFY(keys.rotate());
    const auto set = crypto::JwkSet::parse(keys.ring()->keySet());
    QVERIFY(set);
    QCOMPARE(set->keys().size(), 4);
    QVERIFY(set->skipped().isEmpty());
    for (const keys::ServiceKey &key : keys.ring()->keys()) {
        const crypto::Jwk *found = set->find(key.kid);
        QVERIFY(found != nullptr && found->key == key.key.publicKey());
        QCOMPARE(found->certificateDer, key.certificate);
        QCOMPARE(key.thumbprint,
                 QCryptographicHash::hash(key.certificate, QCryptographicHash::Sha256)
                     .toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals));
    }
}

void TestKeyRing::isAnEmptySetWithoutKeys()
{
    QCOMPARE(keys::KeyRing().keySet(), std::string(R"({"keys":[]})"));
    QVERIFY(keys::KeyRing().signing(Algorithm::Es256, kCoreStart) == nullptr);
    QVERIFY(keys::KeyRing().entries(kCoreStart).isEmpty());
}

void TestKeyRing::choosesTheSigningKeyByTime_data()
{
    // When each key begins to sign, in hours after kCoreStart.
    QTest::addColumn<QList<int>>("hours");
    QTest::addColumn<int>("at");
    QTest::newRow("the only one") << QList<int>{0} << 0;
    QTest::newRow("the only one, too early") << QList<int>{5} << 0;
    QTest::newRow("the first while the second waits") << QList<int>{-24, 1} << 0;
    QTest::newRow("the second from its time on") << QList<int>{-24, 0} << 1;
    QTest::newRow("the last of many") << QList<int>{-72, -48, -24} << 2;
    QTest::newRow("the first when all wait") << QList<int>{1, 2, 3} << 0;
    QTest::newRow("a later key whose time came, not an earlier one") << QList<int>{3, -1} << 1;
}

void TestKeyRing::choosesTheSigningKeyByTime()
{
    QFETCH(QList<int>, hours);
    QFETCH(int, at);
    QList<keys::KeyRecord> records;
    for (const int hour : hours)
        records << record(Algorithm::Es256, hour);
    QCOMPARE(keys::signingAt(records, Algorithm::Es256, kCoreStart), qsizetype(at));
    QCOMPARE(keys::signingAt(records, Algorithm::Rs256, kCoreStart), qsizetype(-1));
}

void TestKeyRing::keepsTheAlgorithmsApart()
{
    const QList<keys::KeyRecord> records{record(Algorithm::Es256, -48),
                                         record(Algorithm::Rs256, -48),
                                         record(Algorithm::Rs256, -1), record(Algorithm::Es256, 1)};
    QCOMPARE(keys::signingAt(records, Algorithm::Es256, kCoreStart), qsizetype(0));
    QCOMPARE(keys::signingAt(records, Algorithm::Rs256, kCoreStart), qsizetype(2));
    using Phase = ServiceKeyEntry::Phase;
    const auto entries = keys::entriesOf(records, kCoreStart);
    QCOMPARE(entries[0].phase, Phase::Signing);
    QCOMPARE(entries[1].phase, Phase::Leaving);
    QCOMPARE(entries[2].phase, Phase::Signing);
    QCOMPARE(entries[3].phase, Phase::Waiting);
}

TILLDESK_TEST(TestKeyRing, QCoreApplication)
#include "tst_key_ring.moc"
