#include "core/exports/xlsx_writer.h"
#include "tests/support/test_program.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::exports;

/// A list that needs more than one sheet.
class TestWorkbookSheets : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void goesOnOnAnotherSheet();
};

void TestWorkbookSheets::goesOnOnAnotherSheet()
{
    constexpr qint64 kRows = 1'048'574 + 2; // @source a sheet of Excel has 1,048,576 rows
    const std::array columns{Column{"amount", "Amount", ColumnKind::Amount, 10, 0, true}};
    QTemporaryDir folder;
    const Words words(u"en"_s);
    TableSetting setting{
        .columns = columns,
        .total = kRows,
        .head = {.title = "Payments", .merchants = {}, .iban = {}, .from = {}, .to = {}},
        .sums = {},
        .words = words,
        .time = LocalTime(QTimeZone::utc())};
    const QString path = folder.filePath(u"a.xlsx"_s);
    XlsxWriter writer(path, setting);
    QVERIFY(writer.begin());
    for (qint64 i = 0; i < kRows; ++i) {
        const std::array cells{Cell::of(Amount::fromCents(100))};
        QVERIFY(writer.row(cells));
    }
    QVERIFY(writer.end({}));
    QProcess reader;
    reader.start(
        QStringLiteral(PYTHON),
        {u"-c"_s,
         u"import re, sys, zipfile\n"
         "book = zipfile.ZipFile(sys.argv[1])\n"
         "print(*re.findall('sheet name=\"(.*?)\"', book.read('xl/workbook.xml').decode()))\n"
         "for n in 1, 2:\n"
         "    text = book.read(f'xl/worksheets/sheet{n}.xml').decode()\n"
         "    print(text.count('<row'), *re.findall('<f>(.*?)</f><v>(.*?)</v>', text)[0],\n"
         "          re.search('autoFilter ref=\"(.*?)\"', text)[1])\n"_s,
         path});
    QVERIFY(reader.waitForFinished(60'000));
    QCOMPARE(QString::fromUtf8(reader.readAllStandardOutput()),
             u"Payments Payments 2\n"
             "1048576 SUM(A2:A1048575) 1048574 A1:A1048575\n"
             "4 SUM(A2:A3) 2 A1:A3\n"_s);
}

TILLDESK_TEST(TestWorkbookSheets, QCoreApplication)
#include "tst_workbook_sheets.moc"
