#include "core/crypto/sealed.h"
#include "tests/support/test_program.h"

#include <QSet>
#include <QtTest>
#include <stdexcept>

using namespace tilldesk;
using namespace tilldesk::crypto;

namespace {

const QByteArray kKey(32, 'k');

bool opens(QByteArrayView sealed, QByteArrayView key, QByteArrayView associatedData)
{
    const auto plain = unseal(sealed, key, associatedData);
    if (!plain && plain.error().code != ErrorCode::FieldInvalid)
        qFatal("another error than promised");
    return plain.has_value();
}

} // namespace

class TestSealed : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void opensAnExampleOfTheStandard();
    void givesBackWhatWasSealed();
    void sealsDifferentlyEachTime();
    void refusesAnotherKeyAndOtherData();
    void refusesEveryFlippedBit();
    void refusesWhatIsTooShort();
    void refusesWhatWasCutOrLengthened();
    void refusesKeysOfOtherLengths();
};

void TestSealed::opensAnExampleOfTheStandard()
{
    // McGrew and Viega, "The Galois/Counter Mode of Operation", test case 16
    const QByteArray key =
        QByteArray::fromHex("feffe9928665731c6d6a8f9467308308feffe9928665731c6d6a8f9467308308");
    const QByteArray nonce = QByteArray::fromHex("cafebabefacedbaddecaf888");
    const QByteArray secret =
        QByteArray::fromHex("522dc1f099567d07f47f37a32a84427d643a8cdcbfe5c0c97598a2bd2555d1aa"
                            "8cb08e48590dbb3da7b08b1056828838c5f61e6393ba7a0abcc9f662");
    const QByteArray tag = QByteArray::fromHex("76fc6ece0f4e1768cddf8853bb2d551b");
    const auto plain = unseal(QByteArray(nonce + secret + tag), key,
                              QByteArray::fromHex("feedfacedeadbeeffeedfacedeadbeefabaddad2"));
    QVERIFY(plain);
    QCOMPARE(plain->toHex(),
             QByteArray("d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a72"
                        "1c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39"));
}

void TestSealed::givesBackWhatWasSealed()
{
    for (const QByteArray &plain : {QByteArray(), QByteArray("x"), QByteArray(100'000, '\0')})
        for (const QByteArray &data : {QByteArray(), QByteArray("key 1")}) {
            const QByteArray sealed = seal(plain, kKey, data);
            QCOMPARE(sealed.size(), plain.size() + 28);
            QCOMPARE(unseal(sealed, kKey, data).value(), plain);
        }
}

void TestSealed::sealsDifferentlyEachTime()
{
    QSet<QByteArray> nonces;
    for (int i = 0; i < 1000; ++i)
        nonces.insert(seal("secret", kKey, {}).first(12));
    QCOMPARE(nonces.size(), 1000);
    QVERIFY(!seal(QByteArray(100, 's'), kKey, {}).contains("ssss"));
}

void TestSealed::refusesAnotherKeyAndOtherData()
{
    const QByteArray sealed = seal("secret", kKey, "key 1");
    QVERIFY(opens(sealed, kKey, "key 1"));
    QVERIFY(!opens(sealed, QByteArray(32, 'l'), "key 1"));
    QVERIFY(!opens(sealed, kKey, "key 2"));
    QVERIFY(!opens(sealed, kKey, ""));
}

void TestSealed::refusesEveryFlippedBit()
{
    const QByteArray sealed = seal("secret", kKey, "key 1");
    for (qsizetype bit = 0; bit < sealed.size() * 8; ++bit) {
        QByteArray changed = sealed;
        changed[bit / 8] = char(changed[bit / 8] ^ (1 << bit % 8));
        QVERIFY2(!opens(changed, kKey, "key 1"), qPrintable(QString::number(bit)));
    }
}

void TestSealed::refusesWhatIsTooShort()
{
    const QByteArray sealed = seal({}, kKey, {});
    QCOMPARE(sealed.size(), 28);
    QVERIFY(opens(sealed, kKey, {}));
    for (qsizetype size = 0; size < sealed.size(); ++size)
        QVERIFY(!opens(sealed.first(size), kKey, {}));
    QVERIFY(!opens({}, kKey, {}));
}

void TestSealed::refusesWhatWasCutOrLengthened()
{
    const QByteArray sealed = seal("secret", kKey, {});
    QVERIFY(!opens(sealed.chopped(1), kKey, {}));
    QVERIFY(!opens(sealed.sliced(1), kKey, {}));
    QVERIFY(!opens(QByteArray(sealed + '\0'), kKey, {}));
    QVERIFY(!opens(QByteArray(sealed + sealed), kKey, {}));
}

void TestSealed::refusesKeysOfOtherLengths()
{
    const QByteArray sealed = seal("secret", kKey, {});
    for (const int size : {0, 16, 31, 33, 64}) {
        QVERIFY(!opens(sealed, QByteArray(size, 'k'), {}));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument,
                                 static_cast<void>(seal("secret", QByteArray(size, 'k'), {})));
    }
}

TILLDESK_TEST(TestSealed, QCoreApplication)
#include "tst_sealed.moc"
