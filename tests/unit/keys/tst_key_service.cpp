#include "core/crypto/certificate.h"
#include "core/crypto/jwk.h"
#include "core/crypto/jws.h"
#include "tests/support/test_program.h"
#include "tests/unit/keys/keys_fixture.h"

#include <QtTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::test;
using crypto::Algorithm;

namespace {

/// A clock that advances with each reading.
class RunningClock final : public Clock
{
public:
    [[nodiscard]] Timestamp now() const override { return kCoreStart + ++m_looks; }

private:
    mutable std::chrono::milliseconds m_looks{0};
};

} // namespace

/// Making, sealing and unsealing the service keys.
class TestKeyService : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void givesADatabaseOneIdForEver();
    void knowsWhetherThereAreKeys();
    void makesKeysThatSignAtOnce();
    void publishesAKeyBeforeItSigns();
    void makesFirstKeysOnlyOnce();
    void namesAKeyByItsThumbprint();
    void certifiesAKeyForTenYears();
    void keepsKeysOverARestart();
    void storesNoPrivateKeyInTheClear();
    void refusesAnotherMasterKey();
    void refusesDamagedRows_data();
    void refusesDamagedRows();
    void tellsOnlyWhatIsCommitted();
};

void TestKeyService::givesADatabaseOneIdForEver()
{
    Keys keys(Keys::Begin::Empty);
    const auto identity = [&keys] {
        return *keys.commit(
            [&]() -> Result<keys::KeyService::Identity> { return keys.service->identity(); });
    };
    const QString id = identity().serviceId;
    QVERIFY(QRegularExpression(u"^[0-9a-f]{24}$"_s).match(id).hasMatch());
    keys.clock.advance(std::chrono::hours(1));
    QCOMPARE(identity().serviceId, id);
    QVERIFY(keys.restart(keys.masterKey));
    QCOMPARE(identity().serviceId, id);
    Keys other(Keys::Begin::Empty);
    QVERIFY(*other.commit([&]() -> Result<QString> { return other.service->identity().serviceId; })
            != id);
}

void TestKeyService::knowsWhetherThereAreKeys()
{
    Keys keys(Keys::Begin::Empty);
    const auto hasKeys = [&keys] {
        return keys
            .commit(
                [&]() -> Result<keys::KeyService::Identity> { return keys.service->identity(); })
            ->hasKeys;
    };
    QVERIFY(!hasKeys());
    QVERIFY(keys.commit([&] { return keys.service->ensure(keys::makeKeys(keys.make)); }));
    QVERIFY(hasKeys());
}

void TestKeyService::makesKeysThatSignAtOnce()
{
    Keys keys(Keys::Begin::Empty);
    QVERIFY(keys.ring()->keys().empty());
    QVERIFY(keys.ring()->signing(Algorithm::Es256, keys.clock.now()) == nullptr);
    QVERIFY(keys.commit([&] { return keys.service->ensure(keys::makeKeys(keys.make)); }));
    const auto entries = keys.ring()->entries(keys.clock.now());
    QCOMPARE(entries.size(), 2);
    QCOMPARE(entries[0].algorithm, u"ES256"_s);
    QCOMPARE(entries[1].algorithm, u"RS256"_s);
    for (const ServiceKeyEntry &entry : entries) {
        QCOMPARE(entry.phase, ServiceKeyEntry::Phase::Signing);
        QCOMPARE(entry.publishedAt, kCoreStart);
        QCOMPARE(entry.signsFrom, kCoreStart);
        QVERIFY(!entry.retiredAt);
    }
}

void TestKeyService::publishesAKeyBeforeItSigns()
{
    Keys keys(Keys::Begin::Empty);
    const RunningClock clock;
    keys::PublishedKeys published;
    keys::KeyService service(*keys.db, clock, keys.events, published, keys.serviceNames);
    QVERIFY(keys.commit([&] { return service.open(keys.masterKey, {}); }));
    QVERIFY(keys.commit([&] { return service.ensure(keys::makeKeys(keys.make)); }));
    const auto entries = published.current()->entries(clock.now());
    QCOMPARE(entries.size(), 2);
    for (const ServiceKeyEntry &entry : entries)
        QVERIFY(entry.publishedAt <= entry.signsFrom);
}

void TestKeyService::makesFirstKeysOnlyOnce()
{
    Keys keys;
    const QString kid = keys.signingKid();
    QVERIFY(keys.commit([&] { return keys.service->ensure(keys::makeKeys(keys.make)); }));
    QCOMPARE(keys.ring()->keys().size(), size_t(2));
    QCOMPARE(keys.signingKid(), kid);
    QVERIFY(!keys.events.serviceKeysChanged);
}

void TestKeyService::namesAKeyByItsThumbprint()
{
    const Keys keys;
    for (const Algorithm algorithm : {Algorithm::Es256, Algorithm::Rs256}) {
        const auto *key = keys.ring()->signing(algorithm, keys.clock.now());
        const auto expected = crypto::jwkThumbprint(someKey(algorithm, 0).publicKey());
        QCOMPARE(key->kid.toLatin1(), expected);
        QVERIFY(key->key.publicKey() == someKey(algorithm, 0).publicKey());
    }
}

void TestKeyService::certifiesAKeyForTenYears()
{
    const Keys keys;
    for (const keys::ServiceKey &key : keys.ring()->keys()) {
        const auto of = crypto::publicKeyOf(key.certificate);
        QVERIFY(of && *of == key.key.publicKey());
        const auto details = crypto::certificateDetails(key.certificate);
        QVERIFY(details);
        QCOMPARE(details->commonName, u"Tilldesk"_s);
        QVERIFY(!details->isAuthority);
        QVERIFY(details->notBefore <= kCoreStart - std::chrono::hours(24));
        QCOMPARE(details->notAfter, kCoreStart + std::chrono::days(3650));
        constexpr Timestamp kEndOf32Bits = fromMillis(qint64(0x7fffffff) * 1000);
        QVERIFY(details->notAfter < kEndOf32Bits);
    }
}

void TestKeyService::keepsKeysOverARestart()
{
    Keys keys;
    const std::string before = keys.ring()->keySet();
    QVERIFY(keys.restart(keys.masterKey));
    QCOMPARE(keys.ring()->keySet(), before);
    for (const Algorithm algorithm : {Algorithm::Es256, Algorithm::Rs256}) {
        const auto *key = keys.ring()->signing(algorithm, keys.clock.now());
        const QByteArray jws = crypto::signDetached("{}", "body", key->key);
        const auto parsed = crypto::parseDetachedJws(jws);
        QVERIFY(crypto::verifySignature(crypto::signingInput(parsed->headerPart, "body"),
                                        parsed->signature, someKey(algorithm, 0).publicKey()));
    }
}

void TestKeyService::storesNoPrivateKeyInTheClear()
{
    Keys keys;
    const QStringList sealed = keys.column(u"SELECT sealed_key FROM service_key"_s);
    QCOMPARE(sealed.size(), 2);
    for (const QString &text : sealed) {
        const QByteArray bytes = QByteArray::fromBase64(text.toLatin1());
        QVERIFY(bytes.size() > 100);
        QVERIFY(!bytes.contains("PRIVATE KEY"));
        QVERIFY(!text.contains(u"PRIVATE"_s));
    }
    const QByteArray secret =
        someKey(Algorithm::Es256, 0).pkcs8Pem().split('\n')[1].first(60); // one line of base64
    if (EmptyDatabase::isPostgres())
        return; // PostgreSQL keeps its files itself
    QFile file(keys.place.path());
    keys.db->execute(u"PRAGMA wal_checkpoint(TRUNCATE)"_s);
    QVERIFY(file.open(QFile::ReadOnly));
    const QByteArray content = file.readAll();
    QVERIFY(content.contains(keys.signingKid().toLatin1()));
    QVERIFY(!content.contains(secret));
}

void TestKeyService::refusesAnotherMasterKey()
{
    Keys keys;
    const auto opened = keys.restart(QByteArray(32, 'x'));
    QVERIFY(!opened);
    QCOMPARE(opened.error().code, ErrorCode::Storage);
    QVERIFY(opened.error().detail.contains(u"master key"_s));
    QVERIFY(keys.ring()->keys().empty());
    QVERIFY(keys.restart(keys.masterKey));
    QCOMPARE(keys.ring()->keys().size(), size_t(2));
}

void TestKeyService::refusesDamagedRows_data()
{
    QTest::addColumn<QString>("script");
    QTest::newRow("a sealed key under another kid")
        << u"UPDATE service_key SET kid = 'x' || substr(kid, 2) WHERE seq = 1"_s;
    QTest::newRow("the other key's seal")
        << u"UPDATE service_key SET sealed_key ="
           " (SELECT sealed_key FROM service_key WHERE seq = 2) WHERE seq = 1"_s;
    QTest::newRow("another algorithm") << u"UPDATE service_key SET algorithm = 2 WHERE seq = 1"_s;
    QTest::newRow("a changed byte")
        << u"UPDATE service_key SET sealed_key = substr(sealed_key, 1, 40) ||"
           " CASE substr(sealed_key, 41, 1) WHEN 'A' THEN 'B' ELSE 'A' END ||"
           " substr(sealed_key, 42) WHERE seq = 2"_s;
    QTest::newRow("cut short")
        << u"UPDATE service_key SET sealed_key = substr(sealed_key, 1, 8) WHERE seq = 2"_s;
}

void TestKeyService::refusesDamagedRows()
{
    QFETCH(QString, script);
    Keys keys;
    keys.db->execute(script);
    const auto opened = keys.restart(keys.masterKey);
    QVERIFY(!opened);
    QCOMPARE(opened.error().code, ErrorCode::Storage);
}

void TestKeyService::tellsOnlyWhatIsCommitted()
{
    Keys keys;
    const auto before = keys.ring();
    {
        const storage::Transaction undone(*keys.db);
        QVERIFY(keys.service->rotate(keys::makeKeys(keys.make)));
        // The second call sees the first one's keys.
        QVERIFY(!keys.service->rotate(keys::makeKeys(keys.make)));
        QCOMPARE(keys.ring(), before);
    }
    QCOMPARE(keys.ring(), before);
    QVERIFY(!keys.events.serviceKeysChanged);
    QVERIFY(keys.rotate());
    QVERIFY(keys.ring() != before);
    QVERIFY(keys.events.serviceKeysChanged);
}

TILLDESK_TEST(TestKeyService, QCoreApplication)
#include "tst_key_service.moc"
