#include "core/base/enumerators.h"
#include "core/qr/qr_encoder.h"
#include "core/qr/qr_image.h"
#include "qr_reader.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace tilldesk;
using namespace Qt::StringLiterals;

namespace {

struct Size {
    QrImageSize size;
    int pixels;
};

constexpr std::array kSizes{Size{QrImageSize::S, 180}, Size{QrImageSize::M, 250},
                            Size{QrImageSize::L, 400}, Size{QrImageSize::XL, 800}};

const QString kDeeplink = u"https://pay.shop.example/pay/2/0190a7c2f3b80123456789ab"_s;

QByteArray draw(bool asSvg, const QString &text, QrImageSize size, QrColour colour)
{
    const auto matrix = encodeQr(text);
    if (!matrix)
        return {};
    return asSvg ? qrSvg(*matrix, size, colour) : qrPng(*matrix, size, colour);
}

} // namespace

/// Runs without a QGuiApplication, like the service.
class TestQrImage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isReadBack_data();
    void isReadBack();
    void hasAWhiteQuietZoneAndTwoColours_data() { isReadBack_data(); }
    void hasAWhiteQuietZoneAndTwoColours();
    void showsTheSameAsPngAndSvg_data();
    void showsTheSameAsPngAndSvg();
    void readsBackEveryKindOfText_data();
    void readsBackEveryKindOfText();
    void isSmall();
};

void TestQrImage::isReadBack_data()
{
    QTest::addColumn<bool>("asSvg");
    QTest::addColumn<int>("size");
    QTest::addColumn<int>("pixels");
    QTest::addColumn<int>("colour");
    QTest::addColumn<QString>("text");
    for (const bool asSvg : {false, true}) {
        for (const auto &[size, pixels] : kSizes) {
            for (const QrColour colour : {QrColour::Black, QrColour::Magenta}) {
                for (const QString &text : {kDeeplink, kDeeplink.toUpper()})
                    QTest::addRow("%s, %d, colour %d, %s", asSvg ? "SVG" : "PNG", pixels,
                                  int(colour), qPrintable(text))
                        << asSvg << int(size) << pixels << int(colour) << text;
            }
        }
    }
}

void TestQrImage::isReadBack()
{
    QFETCH(bool, asSvg);
    QFETCH(int, size);
    QFETCH(int, pixels);
    QFETCH(int, colour);
    QFETCH(QString, text);
    const QImage image = test::render(draw(asSvg, text, QrImageSize(size), QrColour(colour)));
    QCOMPARE(image.size(), QSize(pixels, pixels));
    const auto read = test::readCode(image);
    QCOMPARE(read.text, text);
    QCOMPARE(read.level, u"M"_s);
}

void TestQrImage::hasAWhiteQuietZoneAndTwoColours()
{
    QFETCH(bool, asSvg);
    QFETCH(int, size);
    QFETCH(int, pixels);
    QFETCH(int, colour);
    QFETCH(QString, text);
    const auto matrix = encodeQr(text);
    QVERIFY(matrix);
    const QImage image = test::render(draw(asSvg, text, QrImageSize(size), QrColour(colour)));
    QCOMPARE(image.size(), QSize(pixels, pixels));

    const QRgb dark = colour == int(QrColour::Black) ? qRgb(0, 0, 0) : qRgb(194, 0, 123);
    const int module = pixels / (matrix->size + 8);
    const int margin = (pixels - module * matrix->size) / 2;
    QVERIFY(margin >= 4 * module);
    for (int y = 0; y < pixels; ++y) {
        for (int x = 0; x < pixels; ++x) {
            const int column = (x - margin) / module;
            const int row = (y - margin) / module;
            const bool isInside =
                x >= margin && y >= margin && column < matrix->size && row < matrix->size;
            const QRgb expected =
                isInside && matrix->isDark(column, row) ? dark : qRgb(255, 255, 255);
            if (image.pixel(x, y) != expected)
                QFAIL(qPrintable(u"pixel %1, %2"_s.arg(x).arg(y)));
        }
    }
}

void TestQrImage::showsTheSameAsPngAndSvg_data()
{
    QTest::addColumn<int>("length");
    QTest::newRow("short") << 1;
    QTest::newRow("middle") << 300;
    QTest::newRow("longest") << kQrMaxBytes;
}

void TestQrImage::showsTheSameAsPngAndSvg()
{
    QFETCH(int, length);
    const QString text(length, u'x');
    const QImage png = test::render(draw(false, text, QrImageSize::XL, QrColour::Magenta));
    const QImage svg = test::render(draw(true, text, QrImageSize::XL, QrColour::Magenta));
    QVERIFY(!png.isNull());
    QVERIFY(png == svg);
}

void TestQrImage::readsBackEveryKindOfText_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("one character") << u"1"_s;
    QTest::newRow("digits") << u"0123456789"_s.repeated(12);
    QTest::newRow("static location")
        << u"HTTPS://PAY.SHOP.EXAMPLE/L/1/0190A7C2F3B80123456789AB/COUNTER1"_s;
    QTest::newRow("every printable ASCII character")
        << u" !\"#$%&'()*+,-./0189:;<=>?@AZ[\\]^_`az{|}~"_s;
    QTest::newRow("UTF-8") << u"https://bücher.example/größe/€/магазин/😀"_s;
    QTest::newRow("line ends") << u"a\r\nb\tc"_s;
    QTest::newRow("longest") << (u"https://pay.shop.example/"_s + QString(kQrMaxBytes - 25, u'k'));
}

void TestQrImage::readsBackEveryKindOfText()
{
    QFETCH(QString, text);
    for (const QrImageSize size : enumerators<QrImageSize>()) {
        for (const bool asSvg : {false, true}) {
            const QImage image = test::render(draw(asSvg, text, size, QrColour::Magenta));
            QCOMPARE(test::readCode(image).text, text);
        }
    }
}

void TestQrImage::isSmall()
{
    QVERIFY(draw(false, kDeeplink, QrImageSize::XL, QrColour::Black).size() < 8'000);
    QVERIFY(draw(true, kDeeplink, QrImageSize::XL, QrColour::Black).size() < 8'000);
}

TILLDESK_TEST(TestQrImage, QCoreApplication)
#include "tst_qr_image.moc"
