#include "core/crypto/key.h"
#include "core/crypto/openssl.h"
#include "core/crypto/public_numbers.h"
#include "tests/support/spki_pem.h"
#include "tests/support/test_program.h"

#include <QtTest>
#include <openssl/pem.h>
#include <openssl/rsa.h>

using namespace tilldesk;
using namespace tilldesk::crypto;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;

namespace {

QByteArray written(const BioPtr &bio)
{
    char *data = nullptr;
    const auto size = BIO_get_mem_data(bio.get(), &data);
    return QByteArray(data, qsizetype(size));
}

/// Returns SEC1 or PKCS#1, depending on the key type; encrypted if `passphrase` is given.
QByteArray traditionalPem(EVP_PKEY *key, const char *passphrase = nullptr)
{
    const BioPtr bio(BIO_new(BIO_s_mem()));
    PEM_write_bio_PrivateKey_traditional(bio.get(), key, passphrase ? EVP_aes_256_cbc() : nullptr,
                                         reinterpret_cast<const unsigned char *>(passphrase),
                                         passphrase ? int(qstrlen(passphrase)) : 0, nullptr,
                                         nullptr);
    return written(bio);
}

QByteArray encryptedPkcs8(EVP_PKEY *key, const char *passphrase)
{
    const BioPtr bio(BIO_new(BIO_s_mem()));
    PEM_write_bio_PKCS8PrivateKey(bio.get(), key, EVP_aes_256_cbc(), passphrase,
                                  int(qstrlen(passphrase)), nullptr, nullptr);
    return written(bio);
}

QByteArray pkcs8(EVP_PKEY *key)
{
    const BioPtr bio(BIO_new(BIO_s_mem()));
    PEM_write_bio_PKCS8PrivateKey(bio.get(), key, nullptr, nullptr, 0, nullptr, nullptr);
    return written(bio);
}

EvpPkeyPtr rsaPss()
{
    const EvpPkeyCtxPtr context(EVP_PKEY_CTX_new_from_name(nullptr, "RSA-PSS", nullptr));
    EVP_PKEY *key = nullptr;
    EVP_PKEY_keygen_init(context.get());
    EVP_PKEY_CTX_set_rsa_keygen_bits(context.get(), 2048);
    EVP_PKEY_keygen(context.get(), &key);
    return EvpPkeyPtr(key);
}

} // namespace

class TestKey : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesAlgorithmsExactly();
    void keepsTheStoredNumbers();
    void generatesKeysThatItReads_data();
    void generatesKeysThatItReads();
    void readsTraditionalPems_data();
    void readsTraditionalPems();
    void readsAnEcKeyBehindItsParameters();
    void refusesPassphrasesWithoutAsking_data();
    void refusesPassphrasesWithoutAsking();
    void refusesOtherKeys_data();
    void refusesOtherKeys();
    void refusesOtherTexts_data();
    void refusesOtherTexts();
    void refusesThePointAtInfinity();
    void refusesCoordinatesOfOtherLengths();
    void refusesAPrivateKeyWithAnothersPublicPart();
    void refusesUnusualExponents_data();
    void refusesUnusualExponents();
    void comparesKeysByValue();
    void outlivesItsCopies();
};

void TestKey::namesAlgorithmsExactly()
{
    QCOMPARE(toText(Algorithm::Es256), "ES256"_L1);
    QCOMPARE(toText(Algorithm::Rs256), "RS256"_L1);
    QCOMPARE(algorithmFrom(u"ES256"), Algorithm::Es256);
    QCOMPARE(algorithmFrom(u"RS256"), Algorithm::Rs256);
    for (const auto &name : {u""_s, u"es256"_s, u"ES256 "_s, u"ES384"_s, u"PS256"_s, u"HS256"_s,
                             u"none"_s, u"ES256\0"_s})
        QCOMPARE(algorithmFrom(name), std::nullopt);
}

void TestKey::keepsTheStoredNumbers()
{
    QCOMPARE(quint8(Algorithm::Es256), 1);
    QCOMPARE(quint8(Algorithm::Rs256), 2);
}

void TestKey::generatesKeysThatItReads_data()
{
    QTest::addColumn<int>("algorithm");
    QTest::newRow("ES256") << int(Algorithm::Es256);
    QTest::newRow("RS256") << int(Algorithm::Rs256);
}

void TestKey::generatesKeysThatItReads()
{
    QFETCH(const int, algorithm);
    const auto key = PrivateKey::generate(Algorithm(algorithm));
    QCOMPARE(int(key.algorithm()), algorithm);
    QVERIFY(key.pkcs8Pem().startsWith("-----BEGIN PRIVATE KEY-----\n"));
    QVERIFY(spkiPem(key.publicKey().handle()).startsWith("-----BEGIN PUBLIC KEY-----\n"));
    const auto again = PrivateKey::fromPem(key.pkcs8Pem());
    QVERIFY(again);
    QCOMPARE(int(again->algorithm()), algorithm);
    QCOMPARE(again->pkcs8Pem(), key.pkcs8Pem());
    const auto publicAgain = PublicKey::fromPem(spkiPem(key.publicKey().handle()));
    QVERIFY(publicAgain);
    QVERIFY(*publicAgain == key.publicKey());
    QVERIFY(again->publicKey() == key.publicKey());
    QVERIFY(publicKeyOf(numbersOf(key.publicKey())).value() == key.publicKey());
}

void TestKey::readsTraditionalPems_data()
{
    QTest::addColumn<int>("algorithm");
    QTest::addColumn<QByteArray>("beginning");
    QTest::newRow("SEC1") << int(Algorithm::Es256) << QByteArray("-----BEGIN EC PRIVATE KEY-----");
    QTest::newRow("PKCS#1") << int(Algorithm::Rs256)
                            << QByteArray("-----BEGIN RSA PRIVATE KEY-----");
}

void TestKey::readsTraditionalPems()
{
    QFETCH(const int, algorithm);
    QFETCH(const QByteArray, beginning);
    const auto key = PrivateKey::generate(Algorithm(algorithm));
    const QByteArray pem = traditionalPem(key.handle());
    QVERIFY(pem.startsWith(beginning));
    const auto again = PrivateKey::fromPem(pem);
    QVERIFY(again);
    QVERIFY(again->publicKey() == key.publicKey());
    QByteArray windows = pem;
    windows.replace("\n", "\r\n");
    QVERIFY(PrivateKey::fromPem(windows.prepend("Made by hand\r\n")));
}

void TestKey::readsAnEcKeyBehindItsParameters()
{
    const auto key = PrivateKey::generate(Algorithm::Es256);
    // The output of `openssl ecparam -name prime256v1 -genkey`.
    const QByteArray pem = "-----BEGIN EC PARAMETERS-----\nBggqhkjOPQMBBw==\n"
                           "-----END EC PARAMETERS-----\n"
        + traditionalPem(key.handle());
    const auto again = PrivateKey::fromPem(pem);
    QVERIFY(again);
    QVERIFY(again->publicKey() == key.publicKey());
}

void TestKey::refusesPassphrasesWithoutAsking_data()
{
    QTest::addColumn<QByteArray>("pem");
    const auto ec = PrivateKey::generate(Algorithm::Es256);
    const auto rsa = PrivateKey::generate(Algorithm::Rs256);
    QTest::newRow("PKCS#8") << encryptedPkcs8(ec.handle(), "secret");
    QTest::newRow("SEC1") << traditionalPem(ec.handle(), "secret");
    QTest::newRow("PKCS#1") << traditionalPem(rsa.handle(), "secret");
}

void TestKey::refusesPassphrasesWithoutAsking()
{
    QFETCH(const QByteArray, pem);
    QVERIFY(pem.contains("ENCRYPTED"));
    const auto key = PrivateKey::fromPem(pem);
    QVERIFY(!key);
    QCOMPARE(key.error().code, ErrorCode::FieldInvalid);
    QVERIFY(key.error().detail.contains(u"passphrase"_s));
}

void TestKey::refusesOtherKeys_data()
{
    QTest::addColumn<QByteArray>("privatePem");
    QTest::addColumn<QByteArray>("publicPem");
    QTest::addColumn<QString>("reason");
    const auto add = [](const char *name, const EvpPkeyPtr &key, const QString &reason) {
        QTest::newRow(name) << pkcs8(key.get()) << spkiPem(key.get()) << reason;
    };
    add("P-384", EvpPkeyPtr(EVP_EC_gen("P-384")), u"P-256"_s);
    add("secp256k1", EvpPkeyPtr(EVP_EC_gen("secp256k1")), u"P-256"_s);
    add("brainpool", EvpPkeyPtr(EVP_EC_gen("brainpoolP256r1")), u"P-256"_s);
    add("RSA 1024", EvpPkeyPtr(EVP_RSA_gen(1024)), u"not 1024"_s);
    add("RSA 2047", EvpPkeyPtr(EVP_RSA_gen(2047)), u"not 2047"_s);
    add("RSA-PSS", rsaPss(), u"neither EC nor RSA"_s);
    add("Ed25519", EvpPkeyPtr(EVP_PKEY_Q_keygen(nullptr, nullptr, "ED25519")), u"neither"_s);
}

void TestKey::refusesOtherKeys()
{
    QFETCH(const QByteArray, privatePem);
    QFETCH(const QByteArray, publicPem);
    QFETCH(const QString, reason);
    const auto privateKey = PrivateKey::fromPem(privatePem);
    QVERIFY(!privateKey);
    QCOMPARE(privateKey.error().code, ErrorCode::FieldInvalid);
    QVERIFY2(privateKey.error().detail.contains(reason), qPrintable(privateKey.error().detail));
    const auto publicKey = PublicKey::fromPem(publicPem);
    QVERIFY(!publicKey);
    QCOMPARE(publicKey.error(), privateKey.error());
}

void TestKey::refusesOtherTexts_data()
{
    QTest::addColumn<QByteArray>("text");
    const auto key = PrivateKey::generate(Algorithm::Es256);
    QTest::newRow("null") << QByteArray();
    QTest::newRow("empty") << QByteArray("");
    QTest::newRow("prose") << QByteArray("a key");
    QTest::newRow("zeros") << QByteArray(1000, '\0');
    QTest::newRow("no end") << key.pkcs8Pem().chopped(10);
    QTest::newRow("no base64") << QByteArray(
        "-----BEGIN PRIVATE KEY-----\n!!!!\n-----END PRIVATE KEY-----\n");
    QTest::newRow("no DER") << QByteArray(
        "-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n");
    QTest::newRow("a certificate")
        << QByteArray("-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n");
}

void TestKey::refusesOtherTexts()
{
    QFETCH(const QByteArray, text);
    const auto privateKey = PrivateKey::fromPem(text);
    QVERIFY(!privateKey);
    QCOMPARE(privateKey.error().code, ErrorCode::FieldInvalid);
    QVERIFY(!PublicKey::fromPem(text));
    QCOMPARE(PublicKey::fromHandle(nullptr).error().detail, u"there is no key"_s);
    const auto key = PrivateKey::generate(Algorithm::Es256);
    QVERIFY(!PrivateKey::fromPem(spkiPem(key.publicKey().handle())));
    QVERIFY(!PublicKey::fromPem(key.pkcs8Pem()));
}

void TestKey::refusesThePointAtInfinity()
{
    // The SPKI of a P-256 key whose point is the single byte of the point at infinity.
    const QByteArray der =
        QByteArray::fromHex("3019301306072a8648ce3d020106082a8648ce3d030107030200"
                            "00");
    const QByteArray pem =
        "-----BEGIN PUBLIC KEY-----\n" + der.toBase64() + "\n-----END PUBLIC KEY-----\n";
    const auto key = PublicKey::fromPem(pem);
    QVERIFY(!key);
    QVERIFY2(key.error().detail.contains(u"point"_s), qPrintable(key.error().detail));
}

void TestKey::refusesCoordinatesOfOtherLengths()
{
    const auto numbers = numbersOf(PrivateKey::generate(Algorithm::Es256).publicKey());
    const QByteArray both = numbers.first + numbers.second;
    for (const int first : {0, 1, 31, 33, 64})
        QVERIFY(!publicKeyOf({Algorithm::Es256, both.first(first), both.sliced(first)}));
    QVERIFY(publicKeyOf({Algorithm::Es256, both.first(32), both.sliced(32)}));
}

void TestKey::refusesAPrivateKeyWithAnothersPublicPart()
{
    const auto a = PrivateKey::generate(Algorithm::Es256);
    const auto b = PrivateKey::generate(Algorithm::Es256);
    QByteArray der(i2d_PrivateKey(a.handle(), nullptr), Qt::Uninitialized);
    auto *to = reinterpret_cast<unsigned char *>(der.data());
    i2d_PrivateKey(a.handle(), &to);
    const auto numbers = numbersOf(a.publicKey());
    const auto others = numbersOf(b.publicKey());
    const qsizetype at = der.indexOf(QByteArray(numbers.first + numbers.second));
    QVERIFY(at > 0);
    const auto pem = [](const QByteArray &bytes) -> QByteArray {
        return "-----BEGIN EC PRIVATE KEY-----\n" + bytes.toBase64()
            + "\n-----END EC PRIVATE KEY-----\n";
    };
    QVERIFY(PrivateKey::fromPem(pem(der)));
    const QByteArray mixed = der.replace(at, 64, QByteArray(others.first + others.second));
    const auto key = PrivateKey::fromPem(pem(mixed));
    QVERIFY(!key);
    QVERIFY(key.error().detail.contains(u"different keys"_s));
}

void TestKey::refusesUnusualExponents_data()
{
    QTest::addColumn<QByteArray>("exponent");
    QTest::addColumn<bool>("good");
    QTest::newRow("1") << QByteArray::fromHex("01") << false;
    QTest::newRow("2") << QByteArray::fromHex("02") << false;
    QTest::newRow("3") << QByteArray::fromHex("03") << true;
    QTest::newRow("65536") << QByteArray::fromHex("010000") << false;
    QTest::newRow("65537") << QByteArray::fromHex("010001") << true;
    QTest::newRow("65537 with a zero before") << QByteArray::fromHex("00010001") << true;
    QTest::newRow("2^32 - 1") << QByteArray::fromHex("ffffffff") << true;
    QTest::newRow("2^32 + 1") << QByteArray::fromHex("0100000001") << false;
    QTest::newRow("as long as the modulus") << QByteArray(256, '\x11') << false;
    QTest::newRow("far too long") << QByteArray(5000, '\x11') << false;
    QTest::newRow("0") << QByteArray::fromHex("00") << false;
    QTest::newRow("none") << QByteArray() << false;
}

void TestKey::refusesUnusualExponents()
{
    static const auto numbers = numbersOf(PrivateKey::generate(Algorithm::Rs256).publicKey());
    QFETCH(const QByteArray, exponent);
    QFETCH(const bool, good);
    QCOMPARE(publicKeyOf({Algorithm::Rs256, numbers.first, exponent}).has_value(), good);
    QVERIFY(!publicKeyOf({Algorithm::Rs256, QByteArray(1025, '\x11'), numbers.second}));
    QVERIFY(!publicKeyOf({Algorithm::Rs256, QByteArray(48'000, '\x11'), numbers.second}));
}

void TestKey::comparesKeysByValue()
{
    const auto ec = PrivateKey::generate(Algorithm::Es256).publicKey();
    const auto rsa = PrivateKey::generate(Algorithm::Rs256).publicKey();
    QVERIFY(ec == PublicKey::fromPem(spkiPem(ec.handle())).value());
    QVERIFY(ec != rsa);
    QVERIFY(ec != PrivateKey::generate(Algorithm::Es256).publicKey());
}

void TestKey::outlivesItsCopies()
{
    std::optional<PrivateKey> key = PrivateKey::generate(Algorithm::Es256);
    const PublicKey publicKey = key->publicKey();
    const QByteArray pem = spkiPem(publicKey.handle());
    key.reset();
    QCOMPARE(spkiPem(publicKey.handle()), pem);
    EvpPkeyPtr handle(EVP_EC_gen("P-256"));
    const auto shared = PublicKey::fromHandle(handle.get());
    handle.reset();
    QVERIFY(shared);
    QVERIFY(!spkiPem(shared->handle()).isEmpty());
}

TILLDESK_TEST(TestKey, QCoreApplication)
#include "tst_key.moc"
