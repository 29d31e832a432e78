#include "core/crypto/scrypt.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::crypto;
using namespace Qt::StringLiterals;

class TestScrypt : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void derivesTheBytesOfTheStandard();
    void dependsOnSecretSaltAndCost();
    void refusesACostThatClaimsAllMemory_data();
    void refusesACostThatClaimsAllMemory();
};

/// @source RFC 7914, section 12, third vector
void TestScrypt::derivesTheBytesOfTheStandard()
{
    QCOMPARE(scrypt("pleaseletmein", "SodiumChloride", {.logN = 14, .r = 8, .p = 1}, 64)->toHex(),
             "7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2"
             "d5432955613f0fcf62d49705242a9af9e61e85dc0d651e40dfcf017b45575887"_ba);
}

void TestScrypt::dependsOnSecretSaltAndCost()
{
    const QByteArray derived = *scrypt("secret", "salt", {.logN = 10}, 32);
    QCOMPARE(*scrypt("secret", "salt", {.logN = 10}, 32), derived);
    QVERIFY(*scrypt("Secret", "salt", {.logN = 10}, 32) != derived);
    QVERIFY(*scrypt("secret", "Salt", {.logN = 10}, 32) != derived);
    QVERIFY(*scrypt("secret", "salt", {.logN = 11}, 32) != derived);
}

void TestScrypt::refusesACostThatClaimsAllMemory_data()
{
    QTest::addColumn<int>("logN");
    QTest::addColumn<int>("r");
    QTest::addColumn<int>("p");
    QTest::newRow("N too low") << 9 << 8 << 1;
    QTest::newRow("N too high") << 21 << 8 << 1;
    QTest::newRow("no block") << 14 << 0 << 1;
    QTest::newRow("block too large") << 14 << 17 << 1;
    QTest::newRow("parallelism too high") << 14 << 8 << 5;
    QTest::newRow("negative") << -1 << -1 << -1;
}

void TestScrypt::refusesACostThatClaimsAllMemory()
{
    QFETCH(const int, logN);
    QFETCH(const int, r);
    QFETCH(const int, p);
    const auto derived = scrypt("secret", "salt", {logN, r, p}, 32);
    QVERIFY(!derived);
    QCOMPARE(derived.error().field, u"scrypt"_s);
}

TILLDESK_TEST(TestScrypt, QCoreApplication)
#include "tst_scrypt.moc"
