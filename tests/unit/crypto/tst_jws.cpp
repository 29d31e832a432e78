#include "core/crypto/base64url.h"
#include "core/crypto/jws.h"
#include "tests/support/test_program.h"
#include "tests/unit/crypto/rfc_vectors.h"

#include <QtTest>
#include <future>
#include <vector>

using namespace tilldesk::crypto;
using namespace tilldesk::test;

/// Text formats: base64url and the detached compact JWS.
class TestJws : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesBase64UrlWithoutPadding_data();
    void writesBase64UrlWithoutPadding();
    void readsOnlyStrictBase64Url_data();
    void readsOnlyStrictBase64Url();
    void readsWhatItWrites();
    void readsADetachedJws();
    void refusesOtherTexts_data();
    void refusesOtherTexts();
    void encodesTheBodyIntoTheSigningInput();
    void signsTheHeaderAsItWasGiven();
    void signsAndChecksInSeveralThreads();
};

void TestJws::writesBase64UrlWithoutPadding_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("nothing") << QByteArray() << QByteArray();
    QTest::newRow("f") << QByteArray("f") << QByteArray("Zg");
    QTest::newRow("fo") << QByteArray("fo") << QByteArray("Zm8");
    QTest::newRow("foo") << QByteArray("foo") << QByteArray("Zm9v");
    QTest::newRow("foob") << QByteArray("foob") << QByteArray("Zm9vYg");
    // RFC 7515, appendix C
    QTest::newRow("both other letters")
        << QByteArray("\x03\xec\xff\xe0\xc1") << QByteArray("A-z_4ME");
    QTest::newRow("zeros") << QByteArray(3, '\0') << QByteArray("AAAA");
}

void TestJws::writesBase64UrlWithoutPadding()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QByteArray, text);
    QCOMPARE(toBase64Url(bytes), text);
    QCOMPARE(fromBase64Url(text), bytes);
}

void TestJws::readsOnlyStrictBase64Url_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("padding") << QByteArray("Zg==");
    QTest::newRow("half the padding") << QByteArray("Zg=");
    QTest::newRow("padding of a full group") << QByteArray("Zm9v=");
    QTest::newRow("plus") << QByteArray("A+z_4ME");
    QTest::newRow("slash") << QByteArray("A-z/4ME");
    QTest::newRow("blank") << QByteArray("Zm 9v");
    QTest::newRow("blank before") << QByteArray(" Zm9v");
    QTest::newRow("line end") << QByteArray("Zm9v\n");
    QTest::newRow("zero byte") << QByteArray("Zm9v\0", 5);
    QTest::newRow("dot") << QByteArray("Zm.v");
    QTest::newRow("not ASCII") << QByteArray("Zm9\xc3\xa9");
    QTest::newRow("one letter") << QByteArray("Z");
    QTest::newRow("five letters") << QByteArray("Zm9vA");
    QTest::newRow("stray bits of one byte") << QByteArray("Zh");
    QTest::newRow("stray bits of two bytes") << QByteArray("Zm9");
}

void TestJws::readsOnlyStrictBase64Url()
{
    QFETCH(const QByteArray, text);
    QCOMPARE(fromBase64Url(text), std::nullopt);
}

void TestJws::readsWhatItWrites()
{
    QByteArray bytes;
    for (int i = 0; i < 600; ++i) {
        QCOMPARE(fromBase64Url(toBase64Url(bytes)), bytes);
        bytes.append(char(i * 37));
    }
}

void TestJws::readsADetachedJws()
{
    const auto jws = parseDetachedJws(rfc::kOtherDetached);
    QVERIFY(jws);
    QCOMPARE(jws->headerPart, QByteArray(rfc::kOtherHeaderPart));
    QCOMPARE(jws->header, QByteArray(R"({"alg":"HS256"})"));
    QCOMPARE(jws->signature.size(), 32);
}

void TestJws::refusesOtherTexts_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("a dot") << QByteArray(".");
    QTest::newRow("two dots") << QByteArray("..");
    QTest::newRow("three dots") << QByteArray("...");
    QTest::newRow("one part") << QByteArray("e30");
    QTest::newRow("two parts") << QByteArray("e30.AAAA");
    QTest::newRow("a payload") << QByteArray("e30.e30.AAAA");
    QTest::newRow("no header") << QByteArray("..AAAA");
    QTest::newRow("no signature") << QByteArray("e30..");
    QTest::newRow("four parts") << QByteArray("e30..AAAA.");
    QTest::newRow("five parts") << QByteArray("e30..AAAA.AAAA.AAAA");
    QTest::newRow("three dots between") << QByteArray("e30...AAAA");
    QTest::newRow("padded header") << QByteArray("e30=..AAAA");
    QTest::newRow("padded signature") << QByteArray("e30..AAA=");
    QTest::newRow("stray bits") << QByteArray("e31..AAAA");
    QTest::newRow("blank before") << QByteArray(" e30..AAAA");
    QTest::newRow("blank behind") << QByteArray("e30..AAAA ");
    QTest::newRow("blank for the payload") << QByteArray("e30. .AAAA");
    QTest::newRow("JSON form") << QByteArray(R"({"protected":"e30","signature":"AAAA"})");
}

void TestJws::refusesOtherTexts()
{
    QFETCH(const QByteArray, text);
    QVERIFY(parseDetachedJws("e30..AAAA"));
    QVERIFY(!parseDetachedJws(text));
}

void TestJws::encodesTheBodyIntoTheSigningInput()
{
    QCOMPARE(signingInput(rfc::kOtherHeaderPart, rfc::kOtherPayload),
             QByteArray(rfc::kOtherSigningInput));
    QCOMPARE(signingInput("e30", ""), QByteArray("e30."));
    QCOMPARE(signingInput("e30", QByteArrayView("\0", 1)), QByteArray("e30.AA"));
    QCOMPARE(signingInput(rfc::kEs256HeaderPart, rfc::kPayload),
             QByteArray(rfc::kEs256HeaderPart) + '.' + rfc::kPayloadPart);
}

void TestJws::signsTheHeaderAsItWasGiven()
{
    const auto key = PrivateKey::generate(Algorithm::Es256);
    const QByteArray header = "{ \"b\" : 1,\r\n\"a\" : \"\xc3\xa9\" }";
    const QByteArray text = signDetached(header, "{}", key);
    QVERIFY(text.startsWith(QByteArray(toBase64Url(header) + "..")));
    QCOMPARE(parseDetachedJws(text)->header, header);
}

/// Threads share a key and the contexts that it prepares.
void TestJws::signsAndChecksInSeveralThreads()
{
    for (const Algorithm algorithm : {Algorithm::Es256, Algorithm::Rs256}) {
        const PrivateKey key = PrivateKey::generate(algorithm);
        const PublicKey publicKey = key.publicKey();
        const auto work = [&key, &publicKey](int thread) {
            int right = 0;
            for (int i = 0; i < 50; ++i) {
                const QByteArray body = QByteArray::number(thread) + ' ' + QByteArray::number(i);
                const auto jws = parseDetachedJws(signDetached("{}", body, key));
                right += jws
                    && verifySignature(signingInput(jws->headerPart, body), jws->signature,
                                       publicKey)
                    && !verifySignature(signingInput(jws->headerPart, "x"), jws->signature,
                                        publicKey);
            }
            return right;
        };
        std::vector<std::future<int>> threads;
        for (int thread = 0; thread < 4; ++thread)
            threads.push_back(std::async(std::launch::async, work, thread));
        for (auto &thread : threads)
            QCOMPARE(thread.get(), 50);
    }
}

TILLDESK_TEST(TestJws, QCoreApplication)
#include "tst_jws.moc"
