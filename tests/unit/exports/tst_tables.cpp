#include "core/audit/trail.h"
#include "core/domain/spreadsheet_text.h"
#include "core/exports/csv_writer.h"
#include "core/exports/words.h"
#include "tests/support/test_program.h"
#include "tests/support/tool.h"
#include "tests/unit/exports/awkward_shop.h"

#include <QDir>
#include <QGuiApplication>
#include <QTest>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::test;

namespace {

Timestamp at(const QDateTime &utc)
{
    return fromMillis(utc.toMSecsSinceEpoch());
}

/// A shop with one payment whose texts contain separators, quotes and a formula.
struct OnePayment {
    OnePayment()
    {
        core.clock.set(at({{2026, 10, 3}, {12, 22, 5}, Qt::UTC}));
        (void)core.append(core.profile.id, PaymentStatus::Succeeded, 2450, u"a;b \"c\", =d"_s);
    }

    QByteArray written(ExportFormat format, const QString &language = u"en"_s)
    {
        const QString path = folder.filePath(u"list"_s);
        if (!exports::write(core.db, {}, {PaymentFilter{}, format, language}, path, control))
            return "not written";
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    CoreFixture core{CoreFixture::Where::File};
    QTemporaryDir folder;
    ExportControl control;
};

} // namespace

class TestTables : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesCsv();
    void writesEuropeanCsvInAnotherLanguage();
    void namesWhoTookAPaymentAndWhoRefunded();
    void writesTheActivityWithItsSeals_data();
    void writesTheActivityWithItsSeals();
    void writesJsonAsTheProtocolSpellsIt();
    void knowsWhatASpreadsheetRuns();
    void leavesReferencesAndPhoneNumbersUnaltered();
    void writesEveryTextUnalteredForPrograms();
    void leavesNoFormulaToAReaderWithAnotherSeparator_data();
    void leavesNoFormulaToAReaderWithAnotherSeparator();
    void followsTheClockThroughItsChanges();
    void writesAmountsOfEverySize();
    void saysWhatItHasWritten();
    void writesTheSameBytesTwice();
    void leavesNothingWhenItIsCancelled_data();
    void leavesNothingWhenItIsCancelled();
    void refusesWhatIsNotThere();
    void writesAnEmptyList();
    void putsPayersAccountsNowhere();
    void marksThePaymentsOfAFailedPayout();
    void namesMerchantAccountAndPaymentsOnPaper();
    void printsTheDetailsOfTheMerchant();
    void fitsWorkbooksOnThePaper();
    void removesWhatAKilledExportHasLeft();
};

void TestTables::writesCsv()
{
    OnePayment shop;
    auto row = shop.core.db.prepare(u"SELECT id FROM payment"_s);
    const QByteArray id = row.next() ? row.read<QByteArray>() : QByteArray();
    QCOMPARE(shop.written(ExportFormat::Csv),
             QByteArray("Created,Payment ID,Status,Amount,Currency,Refunded,Reference,Description,"
                        "Batch ID,Point of sale,Shop,Profile,Merchant,Paid by,Payer's IBAN,Paid,"
                        "Payout ID,Payout,Taken by\r\n2026-10-03T14:22:05+02:00,"
                        + id
                        + ",SUCCEEDED,24.50,EUR,0.00,\"a;b \"\"c\"\", =d\",,,,,Web shop,Janssens,"
                          ",,2026-10-03T14:22:05+02:00,,,\r\n"));
    QCOMPARE(shop.control.done.load(), qint64(1));
    QCOMPARE(shop.control.total.load(), qint64(1));
}

void TestTables::writesEuropeanCsvInAnotherLanguage()
{
    OnePayment shop;
    const QByteArray written = shop.written(ExportFormat::CsvEu, u"nl"_s);
    QVERIFY(written.startsWith("\xEF\xBB\xBF"
                               "Aangemaakt;Betalings-ID;Status;Bedrag;"));
    QVERIFY(written.contains("\r\n2026-10-03 14:22:05;"));
    QVERIFY(written.contains(";SUCCEEDED;24,50;EUR;0,00;\"a;b \"\"c\"\", =d\";"));
}

void TestTables::namesWhoTookAPaymentAndWhoRefunded()
{
    OnePayment shop;
    shop.core.db.execute(u"UPDATE payment SET actor_kind = 3, actor_name = 'Anna De Smet'"_s);
    QVERIFY(shop.written(ExportFormat::Json).contains("\"person\":\"Anna De Smet\""));
    shop.core.db.execute(u"UPDATE payment SET actor_kind = 4, actor_name = 'Lotte'"_s);
    QVERIFY(!shop.written(ExportFormat::Json).contains("Lotte")); // the payer took no payment
}

void TestTables::writesTheActivityWithItsSeals_data()
{
    QTest::addColumn<ExportFormat>("format");
    QTest::newRow("csv") << ExportFormat::Csv;
    QTest::newRow("json") << ExportFormat::Json;
    QTest::newRow("xlsx") << ExportFormat::Xlsx;
    QTest::newRow("pdf") << ExportFormat::Pdf;
}

void TestTables::writesTheActivityWithItsSeals()
{
    QFETCH(ExportFormat, format);
    OnePayment shop;
    shop.core.commit([&shop] {
        const audit::Acting anna({.kind = AuditActorKind::Staff,
                                  .id = u"5a"_s,
                                  .name = u"Anna De Smet"_s,
                                  .approverId = u"6b"_s,
                                  .approverName = u"Marc Peeters"_s,
                                  .place = u"Till 1"_s});
        return audit::Trail(shop.core.db, shop.core.clock)
            .record({.kind = AuditKind::RefundMade, .facts = {{u"amount"_s, 1250}}});
    });
    const QString path = shop.folder.filePath(u"activity"_s);
    const auto report =
        exports::write(shop.core.db, {}, {AuditFilter{}, format}, path, shop.control);
    QVERIFY2(report.has_value(), report ? "" : qPrintable(report.error().detail));
    QCOMPARE(report->rows, audit::count(shop.core.db, {}));
    QCOMPARE(report->sum, Amount());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray written = file.readAll();
    const QByteArray seal = audit::head(shop.core.db).hash;
    if (format != ExportFormat::Csv && format != ExportFormat::Json) {
        QVERIFY(written.size() > 1000);
        return; // tables_read_back reads workbooks and paper
    }
    for (const QByteArray &expected : {seal, QByteArray("Anna De Smet"), QByteArray("Marc Peeters"),
                                       QByteArray("Till 1"), QByteArray("refund-made")})
        QVERIFY2(written.contains(expected), expected.constData());
    const auto none = exports::write(
        shop.core.db, {}, {AuditFilter{.from = {}, .to = {}, .people = {u"nobody"_s}}, format},
        path, shop.control);
    QCOMPARE(none->rows, 0);
}

void TestTables::writesJsonAsTheProtocolSpellsIt()
{
    OnePayment shop;
    const QByteArray written = shop.written(ExportFormat::Json, u"nl"_s);
    QVERIFY(written.startsWith("{\"createdAt\":\"2026-10-03T12:22:05.000Z\",\"paymentId\":\""));
    QVERIFY(written.contains("\"amount\":2450,\"currency\":\"EUR\",\"refundedAmount\":0,"
                             "\"reference\":\"a;b \\\"c\\\", =d\",\"profileName\":\"Web shop\""));
    QVERIFY(written.endsWith("\"succeededAt\":\"2026-10-03T12:22:05.000Z\"}\n"));
}

void TestTables::knowsWhatASpreadsheetRuns()
{
    for (const char *text : {"=1", "+A1", "-A1", "@a", "\t=1", "\r1", "\n1", " =1", "  \xC2\xA0-A1",
                             "-2+3+cmd|' /C calc'!A0", "+SUM(1)", "+1;=1",
                             "\xEF\xBC\x9D"
                             "1",
                             "\xE3\x80\x80\xEF\xBC\x8B"
                             "1",
                             "\xEF\xBB\xBF@x", "="})
        QVERIFY2(looksLikeFormula(QByteArrayView(text)), text);
    for (const char *text :
         {"", " ", "a=1", "1-1", "-", "+1", "-12,50", "+32 2 555 12 12", "+32 (0)2/555.12.12",
          "+++090/9337/55493+++", "'=1", "\xC3\x98=1", "(1)", "\"=1\"", "\xEF\xBC\x91"})
        QVERIFY2(!looksLikeFormula(QByteArrayView(text)), text);
}

void TestTables::leavesReferencesAndPhoneNumbersUnaltered()
{
    for (const char *text : {"+++090/9337/55493+++", "+32 2 555 12 12", "-5"}) {
        OnePayment shop;
        shop.core.db.prepare(u"UPDATE profile SET name = :name"_s)
            .bind(u":name"_s, QString::fromLatin1(text))
            .run();
        const QByteArray comma = QByteArray(",") + text + ",";
        const QByteArray semicolon = QByteArray(";") + text + ";";
        QVERIFY(shop.written(ExportFormat::Csv).contains(comma));
        QVERIFY(shop.written(ExportFormat::CsvEu).contains(semicolon));
    }
}

void TestTables::writesEveryTextUnalteredForPrograms()
{
    OnePayment shop;
    shop.core.db.prepare(u"UPDATE profile SET name = :name"_s)
        .bind(u":name"_s, u"=1+1;@SUM(A1)"_s)
        .run();
    QVERIFY(shop.written(ExportFormat::Csv).contains(",'=1+1;'@SUM(A1),"));
    QVERIFY(shop.written(ExportFormat::CsvRaw).contains(",=1+1;@SUM(A1),"));
}

void TestTables::leavesNoFormulaToAReaderWithAnotherSeparator_data()
{
    QTest::addColumn<QString>("name"); // of the profile; may contain any character
    QTest::addColumn<QByteArray>("comma");
    QTest::addColumn<QByteArray>("semicolon");
    const auto add = [](const char *name, const QByteArray &comma, const QByteArray &semicolon) {
        QTest::newRow(name) << QString::fromUtf8(name) << comma << semicolon;
    };
    add(";=1+1", ",;'=1+1,", ";\";=1+1\";");
    add("Shop; @SUM(A1)", ",Shop;' @SUM(A1),", ";\"Shop; @SUM(A1)\";");
    add("a;b", ",a;b,", ";\"a;b\";");
    add("x,=1+1", ",\"x,=1+1\",", ";x,'=1+1;");
    add("5, -10 %", ",\"5, -10 %\",", ";5, -10 %;");
    add("tab\t-2+A3", ",tab\t'-2+A3,", ";tab\t'-2+A3;");
    add("x;+++090/9337/55493+++;y", ",x;+++090/9337/55493+++;y,", ";\"x;+++090/9337/55493+++;y\";");
    add("line\n=1", ",\"line\n'=1\",", ";\"line\n'=1\";");
    add(";\"=1\"", ",\";'\"\"=1\"\"\",", ";\";\"\"=1\"\"\";");
}

void TestTables::leavesNoFormulaToAReaderWithAnotherSeparator()
{
    QFETCH(const QString, name);
    QFETCH(const QByteArray, comma);
    QFETCH(const QByteArray, semicolon);
    OnePayment shop;
    shop.core.db.prepare(u"UPDATE profile SET name = :name"_s).bind(u":name"_s, name).run();
    for (const auto &[format, wanted] :
         {std::pair(ExportFormat::Csv, comma), std::pair(ExportFormat::CsvEu, semicolon)}) {
        const QByteArray written = shop.written(format);
        QVERIFY2(written.contains(wanted), written.constData());
    }
}

void TestTables::followsTheClockThroughItsChanges()
{
    exports::LocalTime brussels{QTimeZone("Europe/Brussels")};
    const auto iso = [&](const QDateTime &utc) {
        std::string text;
        brussels.appendIso(text, at(utc));
        return text;
    };
    // Going back in time too: the cached offset must not be used outside of its range.
    QCOMPARE(iso({{2026, 3, 29}, {0, 59, 59}, Qt::UTC}), std::string("2026-03-29T01:59:59+01:00"));
    QCOMPARE(iso({{2026, 3, 29}, {1, 0, 0}, Qt::UTC}), std::string("2026-03-29T03:00:00+02:00"));
    QCOMPARE(iso({{2026, 10, 25}, {0, 59, 59}, Qt::UTC}), std::string("2026-10-25T02:59:59+02:00"));
    QCOMPARE(iso({{2026, 10, 25}, {1, 0, 0}, Qt::UTC}), std::string("2026-10-25T02:00:00+01:00"));
    QCOMPARE(iso({{2026, 10, 25}, {0, 0, 0}, Qt::UTC}), std::string("2026-10-25T02:00:00+02:00"));
    QCOMPARE(iso({{2027, 12, 31}, {23, 0, 0}, Qt::UTC}), std::string("2028-01-01T00:00:00+01:00"));
    const QTimeZone zones[] = {QTimeZone("America/St_Johns"), QTimeZone("Asia/Kathmandu"),
                               QTimeZone("UTC")};
    for (const QTimeZone &zone : zones) {
        exports::LocalTime time{zone};
        for (int hour = 0; hour < 24 * 400; hour += 7) {
            const QDateTime utc = QDateTime({2026, 1, 1}, {0, 0, 30}, Qt::UTC).addSecs(hour * 3600);
            std::string text;
            time.appendIso(text, at(utc));
            const QDateTime there = utc.toTimeZone(zone);
            const QString wanted =
                there.toOffsetFromUtc(there.offsetFromUtc()).toString(Qt::ISODate);
            QCOMPARE(QString::fromStdString(text),
                     wanted.endsWith(u'Z') ? QString(wanted.chopped(1) + u"+00:00"_s) : wanted);
        }
    }
}

void TestTables::writesAmountsOfEverySize()
{
    const QList<std::pair<qint64, std::string>> amounts{
        {0, "0.00"},
        {1, "0.01"},
        {-1, "-0.01"},
        {100, "1.00"},
        {-123456, "-1234.56"},
        {std::numeric_limits<qint64>::max(), "92233720368547758.07"},
        {std::numeric_limits<qint64>::min(), "-92233720368547758.08"}};
    for (const auto &[cents, text] : amounts) {
        std::string written;
        exports::appendEuros(written, cents, '.');
        QCOMPARE(written, text);
    }
    QCOMPARE(exports::eurosInWords(exports::Words(u"nl"_s), -123'456'789), u"-1.234.567,89"_s);
    QCOMPARE(exports::eurosInWords(exports::Words(u"en"_s), 100'000), u"1,000.00"_s);
    QCOMPARE(exports::eurosInWords(exports::Words(u"de"_s), 99'999), u"999,99"_s);
    QCOMPARE(exports::statusInWords(exports::Words(u"fr"_s), "FAILED"), u"Échoué"_s);
}

void TestTables::saysWhatItHasWritten()
{
    AwkwardShop shop(11, 4);
    const auto payments = shop.write(PaymentFilter{}, ExportFormat::Csv, u"a"_s);
    QVERIFY(payments);
    QCOMPARE(payments->files, QStringList{shop.file(u"a"_s)});
    QCOMPARE(payments->rows, shop.core.number(u"SELECT count(*) FROM payment"_s));
    QCOMPARE(
        payments->sum.cents(),
        shop.core.number(u"SELECT CAST(sum(amount) AS BIGINT) FROM payment WHERE status = 6"_s));
    QCOMPARE(payments->bytes, QFileInfo(shop.file(u"a"_s)).size());
    const auto content = shop.write(PayoutContent{shop.somePayout()}, ExportFormat::Json, u"b"_s);
    QVERIFY(content);
    QCOMPARE(content->sum.cents(),
             shop.core.number(
                 u"SELECT amount FROM payout WHERE id = '%1'"_s.arg(shop.somePayout().text())));
}

void TestTables::writesTheSameBytesTwice()
{
    AwkwardShop shop(12, 3);
    for (const ExportFormat format :
         {ExportFormat::Csv, ExportFormat::CsvEu, ExportFormat::Json, ExportFormat::Xlsx}) {
        QVERIFY(shop.write(PaymentFilter{}, format, u"first"_s));
        QVERIFY(shop.write(PaymentFilter{}, format, u"second"_s));
        QVERIFY(shop.content(u"first"_s).size() > 1000);
        QCOMPARE(shop.content(u"first"_s), shop.content(u"second"_s));
    }
}

void TestTables::leavesNothingWhenItIsCancelled_data()
{
    QTest::addColumn<ExportFormat>("format");
    for (const ExportFormat format : {ExportFormat::Csv, ExportFormat::CsvEu, ExportFormat::Json,
                                      ExportFormat::Xlsx, ExportFormat::Pdf})
        QTest::newRow(toText(format).data()) << format;
}

void TestTables::leavesNothingWhenItIsCancelled()
{
    QFETCH(ExportFormat, format);
    AwkwardShop shop(13, 2);
    shop.control.isCancelled = true;
    const auto written = shop.write(PaymentFilter{}, format, u"list"_s);
    QVERIFY(!written);
    QCOMPARE(written.error().code, ErrorCode::Cancelled);
    QCOMPARE(QDir(shop.file({})).entryList(QDir::Files | QDir::Hidden), QStringList());
}

void TestTables::refusesWhatIsNotThere()
{
    AwkwardShop shop(14, 1);
    const auto code = [](const Result<ExportReport> &written) {
        return written ? ErrorCode() : written.error().code;
    };
    QCOMPARE(code(shop.write(PayoutContent{PayoutId(u"none"_s)}, ExportFormat::Csv, u"a"_s)),
             ErrorCode::PayoutNotFound);
    QCOMPARE(code(shop.write(PaymentFilter{}, ExportFormat::Coda, u"a"_s)),
             ErrorCode::FieldInvalid);
    QCOMPARE(code(shop.write(PaymentFilter{}, ExportFormat::Csv, u"none/a"_s)),
             ErrorCode::FileNotWritten);
    QCOMPARE(QDir(shop.file({})).entryList(QDir::Files | QDir::Hidden), QStringList());
}

void TestTables::writesAnEmptyList()
{
    AwkwardShop shop(15, 0);
    for (const ExportFormat format : {ExportFormat::Csv, ExportFormat::CsvEu, ExportFormat::Json,
                                      ExportFormat::Xlsx, ExportFormat::Pdf}) {
        const auto written = shop.write(RefundFilter{}, format, u"none"_s);
        QVERIFY(written);
        QCOMPARE(written->rows, qint64(0));
        QCOMPARE(written->bytes == 0, format == ExportFormat::Json);
    }
}

void TestTables::putsPayersAccountsNowhere()
{
    OnePayment shop;
    Payment paid = shop.core.pay();
    paid = shop.core.advance(paid.id, PaymentStatus::Succeeded);
    QVERIFY(paid.debtor.isKnown());
    for (const ExportFormat format : {ExportFormat::Csv, ExportFormat::CsvEu, ExportFormat::Json}) {
        const QByteArray written = shop.written(format);
        QVERIFY(!written.contains(paid.debtor.iban.toLatin1()));
        const QByteArray masked = "***" + paid.debtor.iban.last(5).toLatin1();
        QVERIFY(written.contains(masked));
    }
}

void TestTables::marksThePaymentsOfAFailedPayout()
{
    OnePayment shop;
    const auto ends = [&](const QByteArray &status) {
        const QByteArray end = ',' + status + ",\r\n"; // then who took it
        return shop.written(ExportFormat::Csv).endsWith(end);
    };
    QVERIFY(ends({}));
    shop.core.payoutsFail = true;
    const auto failed =
        shop.core.commit([&] { return shop.core.payouts.run(shop.core.clock.now()); });
    QVERIFY(ends("FAILED"));
    shop.core.payoutsFail = false;
    (void)shop.core.commit([&] { return shop.core.payouts.payAgain(failed->first().id); });
    QVERIFY(ends("SUCCEEDED"));
}

void TestTables::namesMerchantAccountAndPaymentsOnPaper()
{
    OnePayment shop;
    Profile other = openProfile(shop.core.merchant.id, u"Counter"_s);
    other.iban = u"NL91ABNA0417164300"_s;
    shop.core.addProfile(other);
    (void)shop.written(ExportFormat::Pdf);
    const QString text = QString::fromUtf8(
        runTool(u"pdftotext"_s, {u"-layout"_s, shop.folder.filePath(u"list"_s), u"-"_s}).output);
    auto row = shop.core.db.prepare(u"SELECT id FROM payment"_s);
    QVERIFY(row.next());
    const QString id = row.read<QString>();
    QVERIFY(!text.contains(u"VAT"_s));
    for (const QString &part : {shop.core.merchant.name, shop.core.profile.iban, other.iban, id})
        QVERIFY2(text.contains(part), qPrintable(part + u" is missing: "_s + text));
}

void TestTables::printsTheDetailsOfTheMerchant()
{
    OnePayment shop;
    Merchant merchant = shop.core.merchant;
    merchant.name = u"Café Zoé & Fils"_s;
    merchant.companyName = u"Zoé SRL"_s;
    merchant.address = u"Rue Haute 12\n1000 Bruxelles"_s;
    merchant.vatNumber = u"BE0403019261"_s;
    QVERIFY(shop.core.commit([&] { return shop.core.merchants.changeMerchant(merchant); }));
    (void)shop.written(ExportFormat::Pdf);
    const QString text = QString::fromUtf8(
        runTool(u"pdftotext"_s, {u"-layout"_s, shop.folder.filePath(u"list"_s), u"-"_s}).output);
    for (const QString &part : {u"Café Zoé & Fils"_s, u"Zoé SRL"_s, u"Rue Haute 12"_s,
                                u"1000 Bruxelles"_s, u"VAT number BE0403019261"_s})
        QVERIFY2(text.contains(part), qPrintable(part + u" is missing: "_s + text));
}

/// A spreadsheet prints all columns on the width of one page of A4.
void TestTables::fitsWorkbooksOnThePaper()
{
    OnePayment shop;
    (void)shop.written(ExportFormat::Xlsx);
    const QString unpack =
        u"import sys, zipfile;"
        " print(zipfile.ZipFile(sys.argv[1]).read('xl/worksheets/sheet1.xml').decode())"_s;
    const QString sheet = QString::fromUtf8(
        runTool(QStringLiteral(PYTHON), {u"-c"_s, unpack, shop.folder.filePath(u"list"_s)}).output);
    QVERIFY2(sheet.contains("<pageSetUpPr fitToPage=\"1\"/>"_L1), qPrintable(sheet.left(600)));
    const QString setup = sheet.mid(sheet.indexOf("<pageSetup"_L1), 120);
    QVERIFY2(setup.contains("paperSize=\"9\""_L1) && setup.contains("fitToHeight=\"0\""_L1)
                 && setup.contains("landscape"_L1),
             qPrintable(setup));
}

void TestTables::removesWhatAKilledExportHasLeft()
{
    OnePayment shop;
    const auto leave = [&](const QString &name, const QByteArray &content) {
        QFile file(shop.folder.filePath(name));
        QVERIFY(file.open(QFile::WriteOnly) && file.write(content) == content.size());
    };
    leave(u".tilldesk-aB3dEf.part"_s, "a customer"); // of an export to any file of the folder
    leave(u".tilldesk-EmPty1.part"_s, {});           // of a workbook, which is empty until its end
    leave(u".tilldesk-LivIng.part"_s, "a customer"); // of a running process
    leave(u"list.aB3dEf.part"_s, "of another program");
    const QString living = shop.folder.filePath(u".tilldesk-LivIng.part"_s);
    const int descriptor = ::open(living.toUtf8().constData(), O_RDONLY);
    QCOMPARE(::flock(descriptor, LOCK_EX), 0);
    QVERIFY(shop.written(ExportFormat::Csv).startsWith("Created"));
    ::close(descriptor);
    QCOMPARE(
        QDir(shop.folder.path()).entryList({u"*.part"_s}, QDir::Files | QDir::Hidden, QDir::Name),
        (QStringList{u".tilldesk-LivIng.part"_s, u"list.aB3dEf.part"_s}));
}

TILLDESK_TEST(TestTables, QGuiApplication)
#include "tst_tables.moc"
