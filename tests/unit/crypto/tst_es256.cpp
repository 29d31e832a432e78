#include "core/crypto/base64url.h"
#include "core/crypto/jws.h"
#include "core/crypto/public_numbers.h"
#include "tests/support/test_program.h"
#include "tests/unit/crypto/crafted_ecdsa.h"
#include "tests/unit/crypto/rfc_vectors.h"

#include <QtTest>
#include <openssl/err.h>

using namespace tilldesk::crypto;
using namespace tilldesk::test;

namespace {

const QByteArray kMessage = "eyJhbGciOiJFUzI1NiJ9.e30";

QByteArray rawSignature(const QByteArray &message, const PrivateKey &key)
{
    const auto jws = parseDetachedJws(signDetached(message, {}, key));
    return jws->signature;
}

/// Returns the signing input of signDetached() with this header and an empty body.
QByteArray inputOf(const QByteArray &header)
{
    return signingInput(toBase64Url(header), {});
}

/// Returns a DER signature made by OpenSSL with any key.
QByteArray foreignSignature(EVP_PKEY *key, const QByteArray &message)
{
    const EvpMdCtxPtr context(EVP_MD_CTX_new());
    QByteArray signature(512, Qt::Uninitialized);
    auto size = size_t(signature.size());
    EVP_DigestSignInit(context.get(), nullptr, EVP_sha256(), nullptr, key);
    EVP_DigestSign(context.get(), reinterpret_cast<unsigned char *>(signature.data()), &size,
                   reinterpret_cast<const unsigned char *>(message.constData()),
                   size_t(message.size()));
    return signature.first(qsizetype(size));
}

} // namespace

/// Cases like Wycheproof's for ECDSA on P-256 with raw signatures, built here.
class TestEs256 : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void acceptsTheStandardsExample();
    void acceptsItsOwnSignatures();
    void padsShortNumbersWithZeros();
    void refusesNumbersOutOfRange_data();
    void refusesNumbersOutOfRange();
    void refusesOtherLengths_data();
    void refusesOtherLengths();
    void acceptsAnXThatIsLargerThanTheOrder();
    void acceptsTheSmallestAndLargestS();
    void refusesDer();
    void refusesDerThatHasTheRightLength();
    void acceptsTheNegativeOfS();
    void refusesKeysOfAnotherCurve_data();
    void refusesKeysOfAnotherCurve();
    void refusesAnotherKeyAndAnotherMessage();
    void refusesEveryFlippedBit();
    void refusesSwappedNumbers();
    void leavesNoErrorForTheThreadsOtherUsers();
    void checksInManyThreadsAtOnce();
};

void TestEs256::acceptsTheStandardsExample()
{
    const auto key =
        publicKeyOf({Algorithm::Es256, *fromBase64Url(rfc::kEs256X), *fromBase64Url(rfc::kEs256Y)});
    QVERIFY(key);
    const auto input = signingInput(rfc::kEs256HeaderPart, rfc::kPayload);
    QCOMPARE(input, QByteArray(rfc::kEs256HeaderPart) + '.' + rfc::kPayloadPart);
    QVERIFY(verifySignature(input, *fromBase64Url(rfc::kEs256SignaturePart), *key));
}

void TestEs256::acceptsItsOwnSignatures()
{
    const auto key = PrivateKey::generate(Algorithm::Es256);
    const QByteArray header = R"({"alg":"ES256"})";
    for (const QByteArray &body : {QByteArray(), QByteArray("{}"), QByteArray(100'000, '\xff')}) {
        const auto jws = parseDetachedJws(signDetached(header, body, key));
        QVERIFY(jws);
        QCOMPARE(jws->header, header);
        QCOMPARE(jws->signature.size(), 64);
        QVERIFY(
            verifySignature(signingInput(jws->headerPart, body), jws->signature, key.publicKey()));
    }
}

void TestEs256::padsShortNumbersWithZeros()
{
    const auto key = PrivateKey::generate(Algorithm::Es256);
    bool shortR = false;
    bool shortS = false;
    for (int i = 0; i < 20'000 && !(shortR && shortS); ++i) {
        const QByteArray raw = rawSignature("x", key);
        QCOMPARE(raw.size(), 64);
        if (raw[0] != '\0' && raw[32] != '\0')
            continue;
        shortR |= raw[0] == '\0';
        shortS |= raw[32] == '\0';
        QVERIFY(verifySignature(inputOf("x"), raw, key.publicKey()));
    }
    QVERIFY(shortR && shortS);
    const auto tiny = craftSignature(kMessage, numberFromHex("01"), numberFromHex("02"));
    QCOMPARE(tiny.raw.first(31), QByteArray(31, '\0'));
    QCOMPARE(tiny.raw.sliced(32, 31), QByteArray(31, '\0'));
    QVERIFY(verifySignature(kMessage, tiny.raw, tiny.key));
}

void TestEs256::refusesNumbersOutOfRange_data()
{
    QTest::addColumn<QByteArray>("r");
    QTest::addColumn<QByteArray>("s");
    const auto order = numberFromHex(kP256Order);
    const auto prime = numberFromHex(kP256Prime);
    const QList<std::pair<const char *, QByteArray>> numbers{
        {"0", QByteArray(32, '\0')},
        {"1", bytes32(numberFromHex("01"))},
        {"n-1", bytes32(shifted(order, -1))},
        {"n", bytes32(order)},
        {"n+1", bytes32(shifted(order, 1))},
        {"p-1", bytes32(shifted(prime, -1))},
        {"p", bytes32(prime)},
        {"p+1", bytes32(shifted(prime, 1))},
        {"0xff...", QByteArray(32, '\xff')},
    };
    const QByteArray good;
    for (const auto &[nameOfR, r] : numbers) {
        QTest::addRow("r = %s", nameOfR) << r << good;
        QTest::addRow("s = %s", nameOfR) << good << r;
        for (const auto &[nameOfS, s] : numbers)
            QTest::addRow("r = %s, s = %s", nameOfR, nameOfS) << r << s;
    }
}

void TestEs256::refusesNumbersOutOfRange()
{
    static const auto key = PrivateKey::generate(Algorithm::Es256);
    static const auto raw = rawSignature("x", key);
    QFETCH(const QByteArray, r);
    QFETCH(const QByteArray, s);
    const QByteArray changed =
        (r.isEmpty() ? raw.first(32) : r) + (s.isEmpty() ? raw.sliced(32) : s);
    QVERIFY(verifySignature(inputOf("x"), raw, key.publicKey()));
    QVERIFY(!verifySignature(inputOf("x"), changed, key.publicKey()));
}

void TestEs256::refusesOtherLengths_data()
{
    QTest::addColumn<QByteArray>("signature");
    static const auto crafted = craftSignature(kMessage, numberFromHex("01"), numberFromHex("02"));
    const QByteArray &raw = crafted.raw;
    QTest::newRow("0") << QByteArray();
    QTest::newRow("1") << QByteArray(1, '\x01');
    QTest::newRow("2, as r and s are one byte")
        << QByteArray(raw.sliced(31, 1) + raw.sliced(63, 1));
    QTest::newRow("r alone") << raw.first(32);
    QTest::newRow("63, without r's first zero") << raw.sliced(1);
    QTest::newRow("63, without s's last byte") << raw.first(63);
    QTest::newRow("65, zero before") << QByteArray('\0' + raw);
    QTest::newRow("65, zero behind") << QByteArray(raw + '\0');
    QTest::newRow("66, a zero before each")
        << QByteArray('\0' + raw.first(32) + '\0' + raw.sliced(32));
    QTest::newRow("96, as of P-384")
        << QByteArray(QByteArray(16, '\0') + raw.first(32) + QByteArray(16, '\0') + raw.sliced(32));
    QTest::newRow("128, twice") << QByteArray(raw + raw);
}

void TestEs256::refusesOtherLengths()
{
    static const auto crafted = craftSignature(kMessage, numberFromHex("01"), numberFromHex("02"));
    QFETCH(const QByteArray, signature);
    QVERIFY(verifySignature(kMessage, crafted.raw, crafted.key));
    QVERIFY(!verifySignature(kMessage, signature, crafted.key));
}

void TestEs256::acceptsAnXThatIsLargerThanTheOrder()
{
    const auto crafted =
        craftSignature(kMessage, numberFromHex(kP256Order), numberFromHex("12345678"));
    QVERIFY(crafted.raw.startsWith(QByteArray(31, '\0')));
    QVERIFY(verifySignature(kMessage, crafted.raw, crafted.key));
}

void TestEs256::acceptsTheSmallestAndLargestS()
{
    for (const auto &s : {numberFromHex("01"), shifted(numberFromHex(kP256Order), -1)}) {
        const auto crafted = craftSignature(kMessage, numberFromHex("1000"), s);
        QVERIFY(verifySignature(kMessage, crafted.raw, crafted.key));
    }
}

void TestEs256::refusesDer()
{
    const auto key = PrivateKey::generate(Algorithm::Es256);
    const QByteArray der = foreignSignature(key.handle(), kMessage);
    QVERIFY(!verifySignature(kMessage, der, key.publicKey()));
    const QByteArray longLength = der.first(1) + '\x81' + der.sliced(1);
    QVERIFY(!verifySignature(kMessage, longLength, key.publicKey()));
    const QByteArray indefinite = der.first(1) + '\x80' + der.sliced(2) + QByteArray(2, '\0');
    QVERIFY(!verifySignature(kMessage, indefinite, key.publicKey()));
    QByteArray zeroBefore = der;
    ++zeroBefore[1];
    ++zeroBefore[3];
    zeroBefore.insert(4, '\0');
    QVERIFY(!verifySignature(kMessage, zeroBefore, key.publicKey()));
    QVERIFY(!verifySignature(kMessage, QByteArray(der + '\0'), key.publicKey()));
}

void TestEs256::refusesDerThatHasTheRightLength()
{
    const QByteArray number29 = '\x11' + QByteArray(28, '\x22');
    const auto crafted =
        craftSignature(kMessage, numberFromHex(number29.toHex()), numberFromHex(number29.toHex()));
    const QByteArray der = derOf(crafted.raw);
    QCOMPARE(der.size(), 64);
    QVERIFY(verifySignature(kMessage, crafted.raw, crafted.key));
    QVERIFY(!verifySignature(kMessage, der, crafted.key));
}

void TestEs256::acceptsTheNegativeOfS()
{
    const auto key = PrivateKey::generate(Algorithm::Es256);
    const QByteArray raw = rawSignature("x", key);
    const QByteArray other = withOtherS(raw);
    QVERIFY(other != raw);
    QVERIFY2(verifySignature(inputOf("x"), other, key.publicKey()),
             "FIPS 186 has it so; who must tell repeated requests apart looks at jti");
}

void TestEs256::refusesKeysOfAnotherCurve_data()
{
    QTest::addColumn<QByteArray>("curve");
    for (const char *curve : {"P-384", "P-521", "secp256k1", "brainpoolP256r1", "P-224"})
        QTest::newRow(curve) << QByteArray(curve);
}

void TestEs256::refusesKeysOfAnotherCurve()
{
    QFETCH(const QByteArray, curve);
    const EvpPkeyPtr foreign(EVP_EC_gen(curve.constData()));
    QVERIFY(foreign);
    const auto key = PublicKey::fromHandle(foreign.get());
    QVERIFY(!key);
    QCOMPARE(key.error().code, tilldesk::ErrorCode::FieldInvalid);
    const auto ours = PrivateKey::generate(Algorithm::Es256);
    const QByteArray der = foreignSignature(foreign.get(), kMessage);
    QVERIFY(!verifySignature(kMessage, der, ours.publicKey()));
    const unsigned char *data = reinterpret_cast<const unsigned char *>(der.constData());
    const EcdsaSigPtr numbers(d2i_ECDSA_SIG(nullptr, &data, long(der.size())));
    QByteArray raw(2 * 66, '\0');
    const int half = (EVP_PKEY_get_bits(foreign.get()) + 7) / 8;
    auto *const to = reinterpret_cast<unsigned char *>(raw.data());
    QCOMPARE(BN_bn2binpad(ECDSA_SIG_get0_r(numbers.get()), to, half), half);
    QCOMPARE(BN_bn2binpad(ECDSA_SIG_get0_s(numbers.get()), to + half, half), half);
    QVERIFY(!verifySignature(kMessage, raw.first(2 * half), ours.publicKey()));
    QVERIFY(!verifySignature(kMessage, raw.first(64), ours.publicKey()));
}

void TestEs256::refusesAnotherKeyAndAnotherMessage()
{
    const auto key = PrivateKey::generate(Algorithm::Es256);
    const QByteArray raw = rawSignature("x", key);
    QVERIFY(
        !verifySignature(inputOf("x"), raw, PrivateKey::generate(Algorithm::Es256).publicKey()));
    QVERIFY(
        !verifySignature(inputOf("x"), raw, PrivateKey::generate(Algorithm::Rs256).publicKey()));
    QVERIFY(!verifySignature(inputOf("y"), raw, key.publicKey()));
    QVERIFY(!verifySignature({}, raw, key.publicKey()));
}

void TestEs256::refusesEveryFlippedBit()
{
    const auto key = PrivateKey::generate(Algorithm::Es256);
    const QByteArray header = R"({"alg":"ES256"})";
    const QByteArray body = R"({"amount":1})";
    const auto jws = parseDetachedJws(signDetached(header, body, key));
    const auto holds = [&](const QByteArray &aHeader, const QByteArray &aBody,
                           const QByteArray &signature) {
        return verifySignature(signingInput(toBase64Url(aHeader), aBody), signature,
                               key.publicKey());
    };
    QVERIFY(holds(header, body, jws->signature));
    const auto flipped = [](QByteArray bytes, qsizetype bit) {
        bytes[bit / 8] = char(bytes[bit / 8] ^ (1 << bit % 8));
        return bytes;
    };
    for (qsizetype bit = 0; bit < header.size() * 8; ++bit)
        QVERIFY2(!holds(flipped(header, bit), body, jws->signature),
                 qPrintable(QString::number(bit)));
    for (qsizetype bit = 0; bit < body.size() * 8; ++bit)
        QVERIFY2(!holds(header, flipped(body, bit), jws->signature),
                 qPrintable(QString::number(bit)));
    for (qsizetype bit = 0; bit < jws->signature.size() * 8; ++bit)
        QVERIFY2(!holds(header, body, flipped(jws->signature, bit)),
                 qPrintable(QString::number(bit)));
}

void TestEs256::refusesSwappedNumbers()
{
    const auto key = PrivateKey::generate(Algorithm::Es256);
    const QByteArray raw = rawSignature("x", key);
    QVERIFY(!verifySignature(inputOf("x"), QByteArray(raw.sliced(32) + raw.first(32)),
                             key.publicKey()));
}

void TestEs256::leavesNoErrorForTheThreadsOtherUsers()
{
    ERR_clear_error();
    const auto key = PrivateKey::generate(Algorithm::Es256);
    QVERIFY(!verifySignature("x", QByteArray(64, '\xff'), key.publicKey()));
    QVERIFY(!verifySignature("x", QByteArray(64, '\x01'), key.publicKey()));
    QVERIFY(!publicKeyOf({Algorithm::Es256, QByteArray(32, '\1'), QByteArray(32, '\1')}));
    QVERIFY(!PrivateKey::fromPem("-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n"));
    QVERIFY(!PublicKey::fromPem("-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----\n"));
    QCOMPARE(ERR_peek_error(), 0UL);
}

void TestEs256::checksInManyThreadsAtOnce()
{
    const auto key = PrivateKey::generate(Algorithm::Es256);
    const QByteArray raw = rawSignature("x", key);
    std::atomic_int right = 0;
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i)
        threads.emplace_back([&, mine = key.publicKey()] {
            for (int turn = 0; turn < 100; ++turn)
                right += verifySignature(inputOf("x"), raw, mine)
                    && !verifySignature(inputOf("y"), raw, mine);
        });
    for (auto &thread : threads)
        thread.join();
    QCOMPARE(right.load(), 400);
}

TILLDESK_TEST(TestEs256, QCoreApplication)
#include "tst_es256.moc"
