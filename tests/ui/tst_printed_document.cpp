#include "tests/support/test_program.h"
#include "tests/support/tool.h"
#include "ui/widgets/print/print_dialogs.h"
#include "ui/widgets/print/printed_document.h"
#include "ui/widgets/theme/theme.h"

#include <QApplication>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QPrintDialog>
#include <QPrinter>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

using namespace tilldesk;
using namespace tilldesk::ui;

class TestPrintedDocument : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesWordsThatOthersRead();
    void isBlackOnWhiteInTheDarkTheme();
    void fillsAsManyPagesAsItNeeds();
    void putsTitleAndNumberUnderEachPage();
    void cutsARollBehindTheLastLine_data();
    void cutsARollBehindTheLastLine();
    void keepsEverythingOnARollOnOnePage();
    void showsItsPictures();
    void namesWhatCannotBeWritten();
    void leavesTheOldFileWhenItFails();
    void makesNamesThatAFileSystemTakes_data();
    void makesNamesThatAFileSystemTakes();
    void asksForAFileAndTellsItsName();
    void asksForAPrinterOfTheRightPaper();
    void printsWhatTheDialogWasToldTo_data();
    void printsWhatTheDialogWasToldTo();

private:
    struct Page {
        double width = 0; ///< in millimetres
        double height = 0;
        int count = 0;
    };
    [[nodiscard]] static Page pageOf(const QString &file)
    {
        const QString said = QString::fromUtf8(test::runTool(u"pdfinfo"_s, {file}).output);
        static const QRegularExpression size(uR"(Page size:\s+([\d.]+) x ([\d.]+) pts)"_s);
        static const QRegularExpression count(uR"(Pages:\s+(\d+))"_s);
        const auto found = size.match(said);
        return {found.captured(1).toDouble() / 72 * 25.4, found.captured(2).toDouble() / 72 * 25.4,
                count.match(said).captured(1).toInt()};
    }
    [[nodiscard]] static QString wordsOf(const QString &file)
    {
        const auto said = test::runTool(u"pdftotext"_s, {u"-layout"_s, file, u"-"_s});
        return said.exitCode == 0 ? QString::fromUtf8(said.output) : QString();
    }
    [[nodiscard]] QImage drawn(const QString &file) const
    {
        const QString stem = m_home.filePath(u"drawn"_s);
        test::runTool(u"pdftoppm"_s, {u"-png"_s, u"-singlefile"_s, u"-r"_s, u"60"_s, file, stem});
        return QImage(QString(stem + u".png"_s));
    }
    [[nodiscard]] static QString lines(int count)
    {
        QString body;
        for (int i = 1; i <= count; ++i)
            body += u"<p>line %1</p>"_s.arg(i);
        return body;
    }

    QTemporaryDir m_home;
};

void TestPrintedDocument::writesWordsThatOthersRead()
{
    const QString file = m_home.filePath(u"words.pdf"_s);
    const QString body =
        u"<h1>Daily report</h1><table class='rows' width='100%'><tr><th>Till</th>"
        "<th class='figure'>Taken</th></tr><tr><td>Müller &amp; Søn · Λουλούδι</td>"
        "<td class='figure'>€ 1.284,50</td></tr></table>"_s;
    QVERIFY(writePdf({u"Report"_s, body}, file));
    const QString words = wordsOf(file);
    for (const auto *wanted : {u"Daily report", u"Müller & Søn · Λουλούδι", u"€ 1.284,50"})
        QVERIFY2(words.contains(QStringView(wanted)), qPrintable(words));
    const Page page = pageOf(file);
    QCOMPARE(qRound(page.width), 210);
    QCOMPARE(qRound(page.height), 297);
    QCOMPARE(page.count, 1);
}

void TestPrintedDocument::isBlackOnWhiteInTheDarkTheme()
{
    Theme theme(*qApp, ThemeChoice::Dark);
    const QString file = m_home.filePath(u"dark.pdf"_s);
    QVERIFY(writePdf({u"Dark"_s, u"<h1>MMMMMMMM</h1>"_s}, file));
    const QImage image = drawn(file);
    QVERIFY(!image.isNull());
    QCOMPARE(image.pixelColor(2, 2), QColor(Qt::white));
    int darkest = 255;
    for (int y = 0; y < image.height() / 4; ++y)
        for (int x = 0; x < image.width(); ++x)
            darkest = std::min(darkest, qGray(image.pixel(x, y)));
    QVERIFY2(darkest < 60, qPrintable(QString::number(darkest)));
}

void TestPrintedDocument::fillsAsManyPagesAsItNeeds()
{
    const QString file = m_home.filePath(u"pages.pdf"_s);
    QVERIFY(writePdf({u"Long"_s, lines(150)}, file));
    const int pages = pageOf(file).count;
    QVERIFY(pages > 2);
    const QString words = wordsOf(file);
    for (int i = 1; i <= 150; ++i)
        QCOMPARE(words.count(QRegularExpression(u"\\bline %1\\b"_s.arg(i))), 1);
}

void TestPrintedDocument::putsTitleAndNumberUnderEachPage()
{
    const QString file = m_home.filePath(u"foot.pdf"_s);
    QVERIFY(writePdf({u"Takings of October"_s, lines(150)}, file));
    const QString words = wordsOf(file);
    const int pages = pageOf(file).count;
    QCOMPARE(words.count(u"Takings of October"_s), pages);
    for (int i = 1; i <= pages; ++i)
        QVERIFY(words.contains(u"%1/%2"_s.arg(i).arg(pages)));
}

void TestPrintedDocument::cutsARollBehindTheLastLine_data()
{
    QTest::addColumn<int>("count");
    QTest::newRow("short") << 2;
    QTest::newRow("long") << 60;
}

void TestPrintedDocument::cutsARollBehindTheLastLine()
{
    QFETCH(const int, count);
    const QString file = m_home.filePath(u"roll.pdf"_s);
    QVERIFY(writePdf({u"Roll"_s, lines(count), Paper::Roll80}, file));
    const Page page = pageOf(file);
    QCOMPARE(qRound(page.width), 80);
    QCOMPARE(page.count, 1);
    if (count == 2)
        QCOMPARE(qRound(page.height), 60);
    else
        QVERIFY2(page.height > 200 && page.height < 400, qPrintable(QString::number(page.height)));
    const QString words = wordsOf(file);
    QVERIFY(words.contains(u"line %1"_s.arg(count)));
    QVERIFY(!words.contains(u"1/1"_s));
}

void TestPrintedDocument::keepsEverythingOnARollOnOnePage()
{
    // A roll page is as long as its text. Rounding must never push the last line onto a second
    // page.
    for (int count = 14; count < 44; ++count) {
        const QString file = m_home.filePath(u"one.pdf"_s);
        QVERIFY(writePdf({u"Roll"_s, lines(count), Paper::Roll80}, file));
        QCOMPARE(pageOf(file).count, 1);
    }
}

void TestPrintedDocument::showsItsPictures()
{
    QImage red(40, 40, QImage::Format_RGB32);
    red.fill(Qt::red);
    const QString file = m_home.filePath(u"picture.pdf"_s);
    QVERIFY(writePdf({u"Picture"_s,
                      u"<p><img src='picture:chart' width='400' height='200'></p>"_s,
                      Paper::A4,
                      {{u"chart"_s, red}}},
                     file));
    const QImage image = drawn(file);
    QRect seen;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (image.pixelColor(x, y).saturation() > 200)
                seen |= QRect(x, y, 1, 1);
    QVERIFY2(seen.width() > seen.height() * 3 / 2 && seen.width() > image.width() / 3,
             qPrintable(u"%1×%2"_s.arg(seen.width()).arg(seen.height())));
}

void TestPrintedDocument::namesWhatCannotBeWritten()
{
    const auto written = writePdf({u"A"_s, u"a"_s}, m_home.filePath(u"no/such/folder.pdf"_s));
    QVERIFY(!written);
    QCOMPARE(written.error().code, ErrorCode::FileNotWritten);
}

void TestPrintedDocument::leavesTheOldFileWhenItFails()
{
    const QString folder = m_home.filePath(u"locked"_s);
    QVERIFY(QDir().mkpath(folder));
    const QString file = folder + u"/kept.pdf"_s;
    QFile old(file);
    QVERIFY(old.open(QIODevice::WriteOnly) && old.write("old") == 3);
    old.close();
    QVERIFY(writePdf({u"A"_s, u"a"_s}, file));
    QVERIFY(QFile(file).size() > 500);
    QCOMPARE(QDir(folder).entryList(QDir::Files).size(), 1); // no temporary file is left
}

void TestPrintedDocument::makesNamesThatAFileSystemTakes_data()
{
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("name");
    QTest::newRow("plain") << u"Takings October 2026"_s << u"Takings October 2026"_s;
    QTest::newRow("folder") << u"../a/b"_s << u"..-a-b"_s;
    QTest::newRow("windows") << u"a: \"b\" <c>?"_s << u"a- -b- -c-"_s;
    QTest::newRow("end") << u"Bakkerij N.V. ."_s << u"Bakkerij N.V"_s;
}

void TestPrintedDocument::makesNamesThatAFileSystemTakes()
{
    QFETCH(const QString, title);
    QTEST(fileNameOf(title), "name");
}

void TestPrintedDocument::asksForAFileAndTellsItsName()
{
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    QWidget parent;
    parent.show();
    std::optional<PrintOutcome> told;
    askPdf(&parent, {u"A"_s, u"<p>to a file</p>"_s}, u"Takings"_s,
           [&told](const PrintOutcome &outcome) { told = outcome; });
    auto *dialog = parent.findChild<QFileDialog *>();
    QVERIFY(dialog);
    QVERIFY(dialog->selectedFiles().value(0).endsWith(u"Takings.pdf"_s));
    const QString file = m_home.filePath(u"chosen.pdf"_s);
    Q_EMIT dialog->fileSelected(file);
    QVERIFY(told && *told);
    QCOMPARE(**told, file);
    QVERIFY(wordsOf(file).contains(u"to a file"_s));
    Q_EMIT dialog->fileSelected(m_home.filePath(u"no/folder.pdf"_s));
    QVERIFY(told && !*told);
}

void TestPrintedDocument::asksForAPrinterOfTheRightPaper()
{
    QWidget parent;
    parent.show();
    std::optional<PrintOutcome> told;
    askPrinter(&parent, {u"Receipt"_s, lines(30), Paper::Roll80},
               [&told](const PrintOutcome &outcome) { told = outcome; });
    auto *dialog = parent.findChild<QPrintDialog *>();
    QVERIFY(dialog);
    QCOMPARE(dialog->printer()->docName(), u"Receipt"_s);
    const QString file = m_home.filePath(u"printed.pdf"_s);
    dialog->printer()->setOutputFileName(file);
    QCOMPARE(qRound(dialog->printer()->pageLayout().fullRect(QPageLayout::Millimeter).width()), 80);
    Q_EMIT dialog->accepted();
    QVERIFY(told && *told);
    QCOMPARE(pageOf(file).count, 1);
    QVERIFY(wordsOf(file).contains(u"line 30"_s));
}

void TestPrintedDocument::printsWhatTheDialogWasToldTo_data()
{
    QTest::addColumn<Paper>("paper");
    QTest::addColumn<int>("width");
    QTest::newRow("roll") << Paper::Roll80 << 80;
    QTest::newRow("A4") << Paper::A4 << 210;
}

void TestPrintedDocument::printsWhatTheDialogWasToldTo()
{
    QFETCH(const Paper, paper);
    QFETCH(const int, width);
    // Without a printer Qt's dialog prints to a file. The options chosen there must apply to the
    // output.
    QWidget parent;
    parent.show();
    std::optional<PrintOutcome> told;
    askPrinter(&parent, {u"Receipt"_s, lines(30), paper},
               [&told](const PrintOutcome &outcome) { told = outcome; });
    auto *dialog = parent.findChild<QPrintDialog *>();
    auto *name = dialog->findChild<QLineEdit *>(u"filename"_s);
    if (!name || !name->isVisible())
        QSKIP("there is a printer");
    const QString file = m_home.filePath(u"told.pdf"_s);
    name->setText(file);
    dialog->accept();
    QVERIFY(told && *told);
    const Page page = pageOf(file);
    QCOMPARE(page.count, 1);
    QCOMPARE(qRound(page.width), width);
    QVERIFY(wordsOf(file).contains(u"line 30"_s));
}

TILLDESK_TEST(TestPrintedDocument, QApplication)
#include "tst_printed_document.moc"
