#include "core/qr/qr_encoder.h"
#include "tests/support/test_program.h"

#include <QTest>
#include <thread>
#include <vector>

using namespace tilldesk;
using namespace Qt::StringLiterals;

class TestQrEncoder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void givesSquareCodesOfTheStandardsSizes();
    void drawsTheFinderPatterns();
    void givesCapitalsLessRoom();
    void takesTheLongestText();
    void refusesWhatNoCodeHolds_data();
    void refusesWhatNoCodeHolds();
    void givesTheSameCodeInEveryThread();
};

void TestQrEncoder::givesSquareCodesOfTheStandardsSizes()
{
    for (const int length : {1, 10, 50, 200, 500, kQrMaxBytes}) {
        const auto matrix = encodeQr(QString(length, u'a'));
        QVERIFY(matrix);
        QVERIFY(matrix->size >= 21 && matrix->size <= 121);
        QCOMPARE((matrix->size - 17) % 4, 0);
        QCOMPARE(matrix->modules.size(), matrix->size * matrix->size);
        QCOMPARE(matrix->modules.count('\0') + matrix->modules.count('\1'), matrix->modules.size());
    }
}

void TestQrEncoder::drawsTheFinderPatterns()
{
    const auto matrix = encodeQr(u"TILLDESK"_s);
    QVERIFY(matrix);
    const int far = matrix->size - 7;
    for (const auto &[left, top] : {std::pair(0, 0), std::pair(far, 0), std::pair(0, far)}) {
        for (int y = 0; y < 7; ++y) {
            for (int x = 0; x < 7; ++x) {
                const int ring = std::max(std::abs(x - 3), std::abs(y - 3));
                QCOMPARE(matrix->isDark(left + x, top + y), ring != 2);
            }
        }
    }
}

void TestQrEncoder::givesCapitalsLessRoom()
{
    const QString link = u"https://pay.shop.example/pay/2/0190a7c2f3b80123456789ab"_s;
    const auto small = encodeQr(link);
    const auto capital = encodeQr(link.toUpper());
    QVERIFY(small && capital);
    QVERIFY(capital->size < small->size);
}

void TestQrEncoder::takesTheLongestText()
{
    const auto longest = encodeQr(QString(kQrMaxBytes, u'a'));
    QVERIFY(longest);
    QCOMPARE(longest->size, 121);
    QVERIFY(encodeQr(QString(kQrMaxBytes / 2, u'é')));
}

void TestQrEncoder::refusesWhatNoCodeHolds_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << u""_s;
    QTest::newRow("one byte more") << QString(kQrMaxBytes + 1, u'a');
    QTest::newRow("bytes count, not characters") << QString(kQrMaxBytes / 2 + 1, u'é');
    QTest::newRow("zero inside") << QString(u"a"_s + QChar(0) + u"b"_s);
}

void TestQrEncoder::refusesWhatNoCodeHolds()
{
    QFETCH(QString, text);
    const auto matrix = encodeQr(text);
    QVERIFY(!matrix);
    QVERIFY(matrix.error().code == ErrorCode::FieldInvalid);
}

void TestQrEncoder::givesTheSameCodeInEveryThread()
{
    const auto expected = encodeQr(u"https://pay.shop.example/pay/2/0190A7C2F3B8"_s);
    QVERIFY(expected);
    std::vector<int> wrong(4, 0);
    std::vector<std::thread> threads;
    for (int &count : wrong) {
        threads.emplace_back([&count, &expected] {
            for (int i = 0; i < 50; ++i) {
                const auto matrix = encodeQr(u"https://pay.shop.example/pay/2/0190A7C2F3B8"_s);
                count += (matrix && *matrix == *expected) ? 0 : 1;
            }
        });
    }
    for (std::thread &thread : threads)
        thread.join();
    QCOMPARE(wrong, std::vector<int>(4, 0));
}

TILLDESK_TEST(TestQrEncoder, QCoreApplication)
#include "tst_qr_encoder.moc"
