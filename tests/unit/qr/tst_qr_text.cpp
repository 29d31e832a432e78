#include "core/qr/qr_encoder.h"
#include "core/qr/qr_text.h"
#include "qr_reader.h"
#include "tests/support/test_program.h"

#include <QImage>
#include <QTest>

using namespace tilldesk;
using namespace Qt::StringLiterals;

namespace {

/// Returns what a terminal with light letters on a dark background shows: each character is one
/// module wide and two modules high.
QImage shown(const QStringList &lines)
{
    constexpr int kModule = 4;
    QImage image(int(lines.first().size()) * kModule, int(lines.size()) * 2 * kModule,
                 QImage::Format_RGB32);
    image.fill(Qt::black);
    const auto paint = [&image](int x, int y) {
        for (int i = 0; i < kModule * kModule; ++i)
            image.setPixelColor(x * kModule + i % kModule, y * kModule + i / kModule, Qt::white);
    };
    for (int y = 0; y < lines.size(); ++y) {
        for (int x = 0; x < lines[y].size(); ++x) {
            const QChar block = lines[y][x];
            if (block == u'█' || block == u'▀')
                paint(x, 2 * y);
            if (block == u'█' || block == u'▄')
                paint(x, 2 * y + 1);
        }
    }
    return image;
}

} // namespace

/// QR codes for a terminal.
class TestQrText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isReadBack_data();
    void isReadBack();
    void hasLinesOfTheSameLength();
};

void TestQrText::isReadBack_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("short") << u"a"_s;
    QTest::newRow("link") << u"tilldesk://192.168.1.20:8444/?fingerprint=%1&code=482917"_s.arg(
        QString(64, u'5'));
}

void TestQrText::isReadBack()
{
    QFETCH(QString, text);
    const QStringList lines = qrText(*encodeQr(text)).split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(test::readCode(shown(lines)).text, text);
}

void TestQrText::hasLinesOfTheSameLength()
{
    const auto matrix = encodeQr(u"tilldesk"_s);
    const QString text = qrText(*matrix);
    QVERIFY(text.endsWith(u'\n'));
    const QStringList lines = text.chopped(1).split(u'\n');
    QCOMPARE(lines.size(), (matrix->size + 2 * kQuietZone + 1) / 2);
    for (const QString &line : lines)
        QCOMPARE(line.size(), matrix->size + 2 * kQuietZone);
}

TILLDESK_TEST(TestQrText, QCoreApplication)
#include "tst_qr_text.moc"
