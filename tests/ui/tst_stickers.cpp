#include "tests/support/some_payments.h"
#include "tests/support/test_program.h"
#include "tests/ui/shop_fixture.h"
#include "tests/unit/qr/qr_reader.h"
#include "ui/widgets/settings/sticker_painter.h"
#include "ui/widgets/settings/sticker_sheet.h"
#include "ui/widgets/theme/fonts.h"

#include <QApplication>
#include <QDir>
#include <QPainter>
#include <QProcess>
#include <QSignalSpy>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ui;

namespace {

constexpr int kDotsPerInch = 254; // ten pixels per millimetre

QString linkOf(int number)
{
    return u"https://pay.example.com/l/1/6a0b1c2d3e4f5a6b7c8d9e02/TILL%1"_s.arg(number);
}

Sticker someSticker(int number)
{
    return {u"Scan to pay"_s,       u"With the camera or your payment app"_s,
            u"Bakkerij Janssens"_s, u"Till %1"_s.arg(number),
            linkOf(number),         test::someQrCode(linkOf(number))};
}

/// Returns the pages of a PDF file, rendered by poppler.
QList<QImage> pagesOf(const QString &file)
{
    const QString stem = file + u"-page"_s;
    if (QProcess::execute(u"pdftoppm"_s,
                          {u"-png"_s, u"-r"_s, QString::number(kDotsPerInch), file, stem})
        != 0)
        return {};
    const QFileInfo info(stem);
    QList<QImage> pages;
    for (const QFileInfo &page :
         info.dir().entryInfoList({QString(info.fileName() + u"*"_s)}, QDir::Files, QDir::Name))
        pages << QImage(page.filePath());
    return pages;
}

QString textOf(const QString &file)
{
    QProcess reader;
    reader.start(u"pdftotext"_s, {file, u"-"_s});
    reader.waitForFinished();
    return QString::fromUtf8(reader.readAllStandardOutput());
}

/// Returns the smallest rectangle around all pixels of `wanted` that are darker than middle grey.
QRect darkPart(const QImage &image, const QRect &wanted)
{
    const QRect area = wanted & image.rect();
    QRect found;
    for (int y = area.top(); y <= area.bottom(); ++y) {
        for (int x = area.left(); x <= area.right(); ++x) {
            if (qGray(image.pixel(x, y)) < 128)
                found |= QRect(x, y, 1, 1);
        }
    }
    return found;
}

} // namespace

class TestStickers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { loadFonts(); }
    void makesOneForEachPointOfSale();
    void saysWhyThereIsNone();
    void namesFilesPlainly();
    void writesAPageForEachStickerOfA6();
    void writesEightStickersOnAPageOfA4();
    void drawsTheCodeLargeEnoughWithItsQuietZone();
    void writesItsWordsAsWords();
    void writesAnSvgThatNeedsNoFont();
    void keepsLongNamesInside();
    void tellsThatAFileCannotBeWritten();

private:
    QTemporaryDir m_home;
};

void TestStickers::makesOneForEachPointOfSale()
{
    test::Shop shop;
    StickerMaker maker(shop.gateways);
    QSignalSpy made(&maker, &StickerMaker::made);
    const ProfileEntry tills = test::someProfiles().at(1);
    // The next make() supersedes this one.
    maker.make(test::someProfiles().first().profile, tills.pointsOfSale);
    QList<PointOfSale> places = tills.pointsOfSale;
    places[1].shopName = u"Gent"_s;
    places[1].name.clear();
    maker.make(tills.profile, places);
    QTRY_COMPARE(made.count(), 1);
    const auto stickers = made.first().first().value<QList<Sticker>>();
    QCOMPARE(stickers.size(), 2);
    QCOMPARE(stickers[0].shop, u"Bakkerij Janssens"_s);
    QCOMPARE(stickers[0].place, u"Till 1"_s);
    QCOMPARE(stickers[0].link, shop.merchants.locationLink(tills.profile.id, u"TILL1"_s));
    QCOMPARE(stickers[0].code, test::someQrCode(stickers[0].link));
    QCOMPARE(stickers[1].shop, u"Gent"_s);
    QCOMPARE(stickers[1].place, u"TILL2"_s);
}

void TestStickers::saysWhyThereIsNone()
{
    test::Shop shop;
    shop.merchants.readError = Error{ErrorCode::PointOfSaleNotFound, {}};
    StickerMaker maker(shop.gateways);
    QSignalSpy failed(&maker, &StickerMaker::failed);
    maker.make(test::someProfiles().at(1).profile, test::someProfiles().at(1).pointsOfSale);
    QTRY_COMPARE(failed.count(), 1);
    QVERIFY(failed.first().first().toString().contains(u"does not exist any more"_s));
}

void TestStickers::namesFilesPlainly()
{
    Profile profile;
    profile.name = u"Café/Bar: \"Noord\""_s;
    QCOMPARE(StickerMaker::fileName(profile, u"T1"_s), u"Café-Bar---Noord--T1"_s);
    QCOMPARE(StickerMaker::fileName(profile, {}), u"Café-Bar---Noord-"_s);
}

void TestStickers::writesAPageForEachStickerOfA6()
{
    const QString file = m_home.filePath(u"a6.pdf"_s);
    QVERIFY(writePdf(file, {someSticker(1), someSticker(2), someSticker(3)}, StickerPaper::A6));
    const auto pages = pagesOf(file);
    QCOMPARE(pages.size(), 3);
    for (int i = 0; i < 3; ++i) {
        const QImage &page = pages[i];
        QVERIFY(qAbs(page.width() - 1050) <= 5 && qAbs(page.height() - 1480) <= 5);
        QCOMPARE(test::readCode(page).text, linkOf(i + 1));
    }
}

void TestStickers::writesEightStickersOnAPageOfA4()
{
    QList<Sticker> stickers;
    for (int number = 1; number <= 10; ++number)
        stickers << someSticker(number);
    const QString file = m_home.filePath(u"a4.pdf"_s);
    QVERIFY(writePdf(file, stickers, StickerPaper::A4));
    const auto pages = pagesOf(file);
    QCOMPARE(pages.size(), 2);
    for (int number = 1; number <= 10; ++number) {
        const QImage &page = pages[(number - 1) / 8];
        const QSize cell(page.width() / 2, page.height() / 4);
        const int place = (number - 1) % 8;
        const QRect area(QPoint(place % 2 * cell.width(), place / 2 * cell.height()), cell);
        const QImage alone = page.copy(area);
        QCOMPARE(test::readCode(alone).text, linkOf(number));
    }
}

void TestStickers::drawsTheCodeLargeEnoughWithItsQuietZone()
{
    for (const auto paper : {StickerPaper::A6, StickerPaper::A4}) {
        const QString file =
            m_home.filePath(paper == StickerPaper::A6 ? u"size-a6.pdf"_s : u"size-a4.pdf"_s);
        QVERIFY(writePdf(file, {someSticker(1)}, paper));
        const QImage page = pagesOf(file).first();
        // The text is above and below the code (A6) or to its right (A4).
        const QRect area =
            paper == StickerPaper::A6 ? QRect(0, 260, 1050, 930) : QRect(0, 0, 660, 730);
        const QRect code = darkPart(page, area);
        QVERIFY2(qAbs(code.width() - code.height()) <= 2, "not a square");
        QVERIFY(code.width() >= kStickerCodeMillimetres * 10);
        const double module = double(code.width()) / someSticker(1).code.size;
        const int quiet = int(kQuietZone * module) - 1;
        QVERIFY(code.left() >= quiet);
        const QRect around = code.adjusted(-quiet, -quiet, quiet, quiet);
        QVERIFY(page.rect().contains(around));
        QCOMPARE(darkPart(page, around), code); // the quiet zone is empty
    }
}

void TestStickers::writesItsWordsAsWords()
{
    const QString file = m_home.filePath(u"words.pdf"_s);
    QVERIFY(writePdf(file, {someSticker(7)}, StickerPaper::A6));
    const QString text = textOf(file);
    for (const QString &words : {u"Scan to pay"_s, u"Bakkerij Janssens"_s, u"Till 7"_s})
        QVERIFY2(text.contains(words), qPrintable(text));
}

void TestStickers::writesAnSvgThatNeedsNoFont()
{
    const QString name = m_home.filePath(u"one.svg"_s);
    QVERIFY(writeSvg(name, someSticker(1)));
    QFile file(name);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray svg = file.readAll();
    QVERIFY(!svg.contains("<text"));
    QVERIFY(svg.contains("width=\"105mm\""));
    QSvgRenderer renderer(svg);
    QVERIFY(renderer.isValid());
    QImage image(1050, 1480, QImage::Format_RGB32);
    image.fill(Qt::green); // makes unpainted pixels visible
    QPainter painter(&image);
    renderer.render(&painter);
    painter.end();
    QCOMPARE(test::readCode(image).text, linkOf(1));
    QCOMPARE(image.pixelColor(2, 2), QColor(Qt::white));
    QVERIFY(!darkPart(image, {0, 60, 1050, 120}).isEmpty()); // the text "Scan to pay"
}

void TestStickers::keepsLongNamesInside()
{
    Sticker sticker = someSticker(1);
    sticker.shop = u"Boulangerie-Pâtisserie de la Grand-Place et du Marché aux Herbes"_s;
    sticker.place = QString(60, u'W');
    for (const auto paper : {StickerPaper::A6, StickerPaper::A4}) {
        const QString file =
            m_home.filePath(paper == StickerPaper::A6 ? u"long-a6.pdf"_s : u"long-a4.pdf"_s);
        QVERIFY(writePdf(file, {sticker}, paper));
        const QImage page = pagesOf(file).first();
        const QRect words = darkPart(page, {0, 0, 1050, 740});
        QVERIFY(words.left() >= 20 && words.right() <= 1030);
        QCOMPARE(test::readCode(page).text, linkOf(1));
    }
}

void TestStickers::tellsThatAFileCannotBeWritten()
{
    const QString file = m_home.filePath(u"absent/folder/one.pdf"_s);
    QCOMPARE(writePdf(file, {someSticker(1)}, StickerPaper::A6).error().code, ErrorCode::Storage);
    QCOMPARE(writeSvg(file, someSticker(1)).error().code, ErrorCode::Storage);
    QVERIFY(!QFile::exists(file));
}

TILLDESK_TEST(TestStickers, QApplication)
#include "tst_stickers.moc"
