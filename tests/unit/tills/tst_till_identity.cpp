#include "core/crypto/certificate.h"
#include "core/crypto/digest.h"
#include "core/crypto/random.h"
#include "core/crypto/sealed.h"
#include "core/tills/till_identity.h"
#include "tests/support/core_fixture.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::test;

/// The certificate that windows of other computers know.
class TestTillIdentity : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isMadeOnce();
    void isValidForTenYears();
    void hasTheKeyOfItsCertificate();
    void needsTheMasterKeyThatSealedIt();
    void staysAsItIs();

private:
    Result<tills::TillIdentity> identity(CoreFixture &core, const QByteArray &masterKey)
    {
        return core.commit([&] {
            return tills::tillIdentity(core.db, masterKey, u"Bakkerij"_s, core.clock.now());
        });
    }

    const QByteArray m_masterKey = crypto::randomBytes(crypto::kSealKeyBytes);
};

void TestTillIdentity::isMadeOnce()
{
    CoreFixture core;
    const auto first = identity(core, m_masterKey);
    QVERIFY(first);
    core.clock.advance(std::chrono::days(4000));
    const auto second = identity(core, m_masterKey);
    QVERIFY(second);
    QCOMPARE(second->fingerprint, first->fingerprint);
    QCOMPARE(second->certificatePem, first->certificatePem);
    QCOMPARE(second->keyPem, first->keyPem);
    QCOMPARE(core.number(u"SELECT count(*) FROM till_identity"_s), 1);
}

void TestTillIdentity::isValidForTenYears()
{
    CoreFixture core;
    const auto made = identity(core, m_masterKey);
    QVERIFY(made);
    const QByteArray der = crypto::derOf(made->certificatePem).value();
    const auto details = crypto::certificateDetails(der).value();
    QVERIFY(details.notBefore < core.clock.now());
    QVERIFY(details.notAfter >= core.clock.now() + std::chrono::days(3649));
    QCOMPARE(details.commonName, u"Bakkerij"_s);
    QVERIFY(!details.isAuthority);
    QCOMPARE(made->fingerprint, crypto::sha256(der).toHex());
}

void TestTillIdentity::hasTheKeyOfItsCertificate()
{
    CoreFixture core;
    const auto made = identity(core, m_masterKey);
    QVERIFY(made);
    const auto key = crypto::PrivateKey::fromPem(made->keyPem);
    QVERIFY(key);
    QCOMPARE(key->algorithm(), crypto::Algorithm::Es256);
    const auto published = crypto::publicKeyOf(crypto::derOf(made->certificatePem).value());
    QVERIFY(published);
    QVERIFY(key->publicKey() == *published);
}

void TestTillIdentity::needsTheMasterKeyThatSealedIt()
{
    CoreFixture core;
    QVERIFY(identity(core, m_masterKey));
    const auto other = identity(core, crypto::randomBytes(crypto::kSealKeyBytes));
    QVERIFY(!other);
    QCOMPARE(other.error().code, ErrorCode::Storage);
}

void TestTillIdentity::staysAsItIs()
{
    CoreFixture core;
    QVERIFY(identity(core, m_masterKey));
    for (const QString &sql :
         {u"UPDATE till_identity SET certificate = ''"_s, u"DELETE FROM till_identity"_s,
          u"INSERT INTO till_identity VALUES (2, '', '')"_s})
        QVERIFY_THROWS_EXCEPTION(storage::StorageException, core.db.execute(sql));
}

TILLDESK_TEST(TestTillIdentity, QCoreApplication)
#include "tst_till_identity.moc"
