#include "core/crypto/base64url.h"
#include "core/crypto/digest.h"
#include "core/crypto/jws.h"
#include "core/crypto/openssl.h"
#include "core/crypto/public_numbers.h"
#include "tests/support/test_program.h"
#include "tests/unit/crypto/rfc_vectors.h"

#include <QtTest>
#include <openssl/rsa.h>

using namespace tilldesk::crypto;
using namespace tilldesk::test;

namespace {

const QByteArray kMessage = "eyJhbGciOiJSUzI1NiJ9.e30";

/// The DER prefix of the digest in a signature: the algorithm identifier of SHA-256.
const QByteArray kSha256Prefix = QByteArray::fromHex("3031300d060960864801650304020105000420");

const PrivateKey &key()
{
    static const auto made = PrivateKey::generate(Algorithm::Rs256);
    return made;
}

/// Returns 00 `type` `filler`... 00 `info`, as long as the modulus unless `fillers` is given.
QByteArray padded(const QByteArray &info, char type = '\x01', char filler = '\xff',
                  int fillers = -1)
{
    const qsizetype count = fillers >= 0 ? fillers : 256 - 3 - info.size();
    return '\0' + QByteArray(1, type) + QByteArray(count, filler) + '\0' + info;
}

/// Applies the raw RSA private operation to 256 bytes.
QByteArray signedRaw(const QByteArray &encoded)
{
    const EvpPkeyCtxPtr context(EVP_PKEY_CTX_new(key().handle(), nullptr));
    QByteArray signature(256, Qt::Uninitialized);
    auto size = size_t(signature.size());
    EVP_PKEY_sign_init(context.get());
    EVP_PKEY_CTX_set_rsa_padding(context.get(), RSA_NO_PADDING);
    if (EVP_PKEY_sign(context.get(), reinterpret_cast<unsigned char *>(signature.data()), &size,
                      reinterpret_cast<const unsigned char *>(encoded.constData()),
                      size_t(encoded.size()))
        != 1)
        qFatal("the test cannot sign");
    return signature;
}

QByteArray signedWith(const EVP_MD *digest, int padding)
{
    const EvpMdCtxPtr context(EVP_MD_CTX_new());
    EVP_PKEY_CTX *options = nullptr;
    QByteArray signature(256, Qt::Uninitialized);
    auto size = size_t(signature.size());
    EVP_DigestSignInit(context.get(), &options, digest, nullptr, key().handle());
    EVP_PKEY_CTX_set_rsa_padding(options, padding);
    EVP_DigestSign(context.get(), reinterpret_cast<unsigned char *>(signature.data()), &size,
                   reinterpret_cast<const unsigned char *>(kMessage.constData()),
                   size_t(kMessage.size()));
    return signature;
}

} // namespace

class TestRs256 : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void acceptsTheStandardsExample();
    void acceptsItsOwnSignatures();
    void refusesOtherPaddings_data();
    void refusesOtherPaddings();
    void refusesOtherLengths();
    void refusesASignatureOverTheModulus();
    void refusesAnotherKeyAndAnotherMessage();
    void refusesEveryFlippedByte();
};

void TestRs256::acceptsTheStandardsExample()
{
    const auto example =
        publicKeyOf({Algorithm::Rs256, *fromBase64Url(rfc::kRs256Modulus), *fromBase64Url("AQAB")});
    QVERIFY(example);
    const auto input = signingInput(rfc::kRs256HeaderPart, rfc::kPayload);
    QCOMPARE(input, QByteArray(rfc::kRs256HeaderPart) + '.' + rfc::kPayloadPart);
    QVERIFY(verifySignature(input, *fromBase64Url(rfc::kRs256SignaturePart), *example));
}

void TestRs256::acceptsItsOwnSignatures()
{
    const QByteArray header = R"({"alg":"RS256"})";
    for (const QByteArray &body : {QByteArray(), QByteArray("{}"), QByteArray(100'000, '\xff')}) {
        const auto jws = parseDetachedJws(signDetached(header, body, key()));
        QVERIFY(jws);
        QCOMPARE(jws->header, header);
        QCOMPARE(jws->signature.size(), 256);
        QVERIFY(verifySignature(signingInput(jws->headerPart, body), jws->signature,
                                key().publicKey()));
    }
}

void TestRs256::refusesOtherPaddings_data()
{
    QTest::addColumn<QByteArray>("signature");
    QTest::addColumn<bool>("good");
    const QByteArray digest = sha256(kMessage);
    const QByteArray info = kSha256Prefix + digest;
    QTest::newRow("as the standard has it") << signedRaw(padded(info)) << true;
    QTest::newRow("type 0") << signedRaw(padded(info, '\0')) << false;
    QTest::newRow("type 2") << signedRaw(padded(info, '\2')) << false;
    QTest::newRow("other fillers") << signedRaw(padded(info, '\1', '\x7f')) << false;
    QTest::newRow("no fillers, garbage behind the digest")
        << signedRaw(padded(info, '\1', '\xff', 0).leftJustified(256, '\x55')) << false;
    QTest::newRow("eight fillers, garbage behind the digest")
        << signedRaw(padded(info, '\1', '\xff', 8).leftJustified(256, '\x55')) << false;
    QTest::newRow("one filler less, a zero behind the digest")
        << signedRaw(padded(info + '\0')) << false;
    QTest::newRow("the digest alone") << signedRaw(padded(digest)) << false;
    QTest::newRow("a digest cut short") << signedRaw(padded(info.chopped(1))) << false;
    QByteArray withoutNull = info;
    withoutNull.remove(15, 2);
    withoutNull[1] = '\x2f';
    withoutNull[3] = '\x0b';
    QTest::newRow("no NULL behind the digest's name") << signedRaw(padded(withoutNull)) << false;
    const QByteArray longLength = QByteArray::fromHex("3081") + info.sliced(1);
    QTest::newRow("BER's long form of a length") << signedRaw(padded(longLength)) << false;
    QByteArray named512 = info;
    named512[14] = '\x03';
    QTest::newRow("named SHA-512") << signedRaw(padded(named512)) << false;
    QTest::newRow("SHA-1") << signedWith(EVP_sha1(), RSA_PKCS1_PADDING) << false;
    QTest::newRow("SHA-512") << signedWith(EVP_sha512(), RSA_PKCS1_PADDING) << false;
    QTest::newRow("PSS") << signedWith(EVP_sha256(), RSA_PKCS1_PSS_PADDING) << false;
    QTest::newRow("all zeros") << QByteArray(256, '\0') << false;
    QTest::newRow("one") << QByteArray(QByteArray(255, '\0') + '\1') << false;
    QTest::newRow("all ones") << QByteArray(256, '\xff') << false;
}

void TestRs256::refusesOtherPaddings()
{
    QFETCH(const QByteArray, signature);
    QFETCH(const bool, good);
    QCOMPARE(signature.size(), 256);
    QCOMPARE(verifySignature(kMessage, signature, key().publicKey()), good);
}

void TestRs256::refusesOtherLengths()
{
    QByteArray signature;
    // A signature with a leading zero byte is the same number without that byte.
    QByteArray message;
    for (int i = 0; i < 5000 && !signature.startsWith('\0'); ++i) {
        message = QByteArray::number(i);
        signature = signedRaw(padded(kSha256Prefix + sha256(message)));
    }
    QVERIFY(signature.startsWith('\0'));
    QVERIFY(verifySignature(message, signature, key().publicKey()));
    QVERIFY(!verifySignature(message, signature.sliced(1), key().publicKey()));
    QVERIFY(!verifySignature(message, QByteArray('\0' + signature), key().publicKey()));
    QVERIFY(!verifySignature(message, QByteArray(signature + '\0'), key().publicKey()));
    QVERIFY(!verifySignature(message, signature.chopped(1), key().publicKey()));
    QVERIFY(!verifySignature(message, {}, key().publicKey()));
}

void TestRs256::refusesASignatureOverTheModulus()
{
    const QByteArray modulus = numbersOf(key().publicKey()).first;
    const BignumPtr n(BN_bin2bn(reinterpret_cast<const unsigned char *>(modulus.constData()),
                                int(modulus.size()), nullptr));
    for (int i = 0; i < 5000; ++i) {
        const QByteArray message = QByteArray::number(i);
        QByteArray signature = signedRaw(padded(kSha256Prefix + sha256(message)));
        const BignumPtr sum(
            BN_bin2bn(reinterpret_cast<const unsigned char *>(signature.constData()),
                      int(signature.size()), nullptr));
        BN_add(sum.get(), sum.get(), n.get());
        if (BN_num_bytes(sum.get()) > 256)
            continue;
        QVERIFY(verifySignature(message, signature, key().publicKey()));
        BN_bn2binpad(sum.get(), reinterpret_cast<unsigned char *>(signature.data()), 256);
        QVERIFY(!verifySignature(message, signature, key().publicKey()));
        return;
    }
    QFAIL("no signature was small enough");
}

void TestRs256::refusesAnotherKeyAndAnotherMessage()
{
    const QByteArray signature = signedWith(EVP_sha256(), RSA_PKCS1_PADDING);
    QVERIFY(verifySignature(kMessage, signature, key().publicKey()));
    QVERIFY(!verifySignature(QByteArray(kMessage + ' '), signature, key().publicKey()));
    QVERIFY(
        !verifySignature(kMessage, signature, PrivateKey::generate(Algorithm::Rs256).publicKey()));
    QVERIFY(
        !verifySignature(kMessage, signature, PrivateKey::generate(Algorithm::Es256).publicKey()));
}

void TestRs256::refusesEveryFlippedByte()
{
    const QByteArray signature = signedWith(EVP_sha256(), RSA_PKCS1_PADDING);
    for (qsizetype i = 0; i < signature.size(); ++i) {
        QByteArray changed = signature;
        changed[i] = char(changed[i] ^ 0x01);
        QVERIFY2(!verifySignature(kMessage, changed, key().publicKey()),
                 qPrintable(QString::number(i)));
    }
}

TILLDESK_TEST(TestRs256, QCoreApplication)
#include "tst_rs256.moc"
