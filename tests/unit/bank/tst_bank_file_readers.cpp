#include "core/domain/bank_days.h"
#include "tests/support/test_program.h"
#include "tests/unit/bank/bank_files.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::test;

namespace {

const QString kIban = u"BE68539007547034"_s;
const QDate kDay(2026, 11, 18);

/// Returns the lines of a statement as `day cents reference text`.
QStringList linesOf(const bank::ParsedStatement &statement)
{
    QStringList lines;
    for (const BankEntry &entry : statement.entries)
        lines << u"%1 %2 %3|%4"_s.arg(entry.day.toString(Qt::ISODate))
                     .arg(entry.amount.cents())
                     .arg(entry.reference, entry.text.text());
    return lines;
}

} // namespace

class TestBankFileReaders : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsCoda();
    void comparesCodaWithItsLastRecord_data();
    void comparesCodaWithItsLastRecord();
    void joinsATextOfTwoRecords();
    void readsMt940OfSeveralMessages();
    void readsMt940WithGermanSubfields();
    void readsYearsOfTwoDigits_data();
    void readsYearsOfTwoDigits();
    void readsCamt02();
    void readsCamt08WithABatch();
    void keepsABatchWhoseDetailsDoNotAddUp();
    void findsTheBytesOfEachCharacter_data();
    void findsTheBytesOfEachCharacter();
    void recognisesTheEncoding_data();
    void recognisesTheEncoding();
    void readsCharacterReferences();
    void reportsABalanceThatDoesNotAddUp();
    void knowsTheDaysOnWhichBanksSettle();
};

void TestBankFileReaders::readsCoda()
{
    const auto file = readBytes(sample(u"kbc.cod"_s), u"kbc.cod"_s);
    QVERIFY2(file, qPrintable(file ? QString() : file.error().field + file.error().detail));
    QCOMPARE(file->format, BankFormat::Coda);
    QCOMPARE(file->statements.size(), 1u);
    const bank::ParsedStatement &statement = file->statements.front();
    QCOMPARE(statement.head,
             (BankStatementHead{.iban = kIban,
                                .number = u"224"_s,
                                .first = QDate(2026, 11, 16),
                                .last = QDate(2026, 11, 20),
                                .opening = Amount::fromCents(821'437),
                                .closing = Amount::fromCents(926'166)}));
    QCOMPARE(statement.difference, 0);
    // The three card payments replace the booking that they add up to.
    QCOMPARE(statement.entries.size(), 6u);
    const BankEntry &first = statement.entries.front();
    QCOMPARE(first.day, QDate(2026, 11, 16));
    QCOMPARE(first.amount.cents(), 120'940);
    QCOMPARE(first.reference, u"KBC2611160041700000001"_s.left(21));
    QCOMPARE(first.party, u"TILLDESK"_s);
    QCOMPARE(first.line, 3);
    QCOMPARE(first.iban, kIban);
    QCOMPARE(first.file, u"kbc.cod"_s);
    QCOMPARE(first.text.text(),
             u"20261116-01a1e1705d80f3a276d4aa61-WEB-0001-01a060f7aabbccddeeff0011"_s);
    QCOMPARE(statement.entries.at(2).amount.cents(), -61'021);
    QCOMPARE(statement.entries.at(3).text.text(), u"KAART 1"_s);
    QCOMPARE(statement.entries.at(5).amount.cents(), 3'000);
    QCOMPARE(statement.entries.at(5).day, QDate(2026, 11, 19));
}

void TestBankFileReaders::comparesCodaWithItsLastRecord_data()
{
    QTest::addColumn<int>("at"); // position in record 9, from 1
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("field"); // empty: the file is read
    QTest::newRow("right") << 1 << QByteArray("9") << QString();
    QTest::newRow("records") << 17 << QByteArray("000009") << u"record 9, number of records"_s;
    QTest::newRow("debits") << 23 << QByteArray(15, '0') << u"record 9, sum of debits"_s;
    QTest::newRow("credits") << 38 << QByteArray(15, '1') << u"record 9, sum of credits"_s;
    QTest::newRow("no number") << 38 << QByteArray("x") << u"record 9, sum of credits"_s;
    QTest::newRow("blank") << 17 << QByteArray(36, ' ') << QString();
}

void TestBankFileReaders::comparesCodaWithItsLastRecord()
{
    QFETCH(const int, at);
    QFETCH(const QByteArray, text);
    QFETCH(const QString, field);
    QByteArray file =
        codaFile(kIban, 1, 0, {{kDay, 700, u"a"_s}, {kDay, -200, u"b"_s}, {kDay, 5, u"c"_s}}, kDay);
    file.replace(file.lastIndexOf("\n9") + at, text.size(), text);
    const auto read = readBytes(file, u"bank.cod"_s);
    QCOMPARE(read ? QString() : read.error().field, field);
}

void TestBankFileReaders::joinsATextOfTwoRecords()
{
    const QByteArray bytes = sample(u"kbc.cod"_s);
    const auto file = readBytes(bytes);
    QVERIFY(file);
    const FileText &text = file->statements.front().entries.at(1).text;
    const QString id = u"01a1ebbd1580aa4b9d225895"_s;
    const qsizetype at = text.text().indexOf(id);
    QVERIFY(at > 0);
    const QList<ByteSpan> spans = text.spans(at, id.size());
    QCOMPARE(spans.size(), 2);
    QCOMPARE(bytes.mid(spans[0].offset, spans[0].length)
                 + bytes.mid(spans[1].offset, spans[1].length),
             id.toLatin1());
}

void TestBankFileReaders::readsMt940OfSeveralMessages()
{
    const auto file = readBytes(sample(u"abn.sta"_s));
    QVERIFY2(file, qPrintable(file ? QString() : file.error().field + file.error().detail));
    QCOMPARE(file->format, BankFormat::Mt940);
    QCOMPARE(file->statements.size(), 1u);
    const bank::ParsedStatement &statement = file->statements.front();
    QCOMPARE(statement.head,
             (BankStatementHead{.iban = u"NL91ABNA0417164300"_s,
                                .number = u"32301"_s,
                                .first = QDate(2026, 11, 16),
                                .last = QDate(2027, 1, 1),
                                .opening = Amount::fromCents(100'000),
                                .closing = Amount::fromCents(129'780)}));
    QCOMPARE(statement.difference, 0);
    QCOMPARE(
        linesOf(statement),
        (QStringList{u"2026-11-16 25010 B6K16GBNPDDX42|20261116-01a1e1705d80f3a276d4aa61-WEB-0001-"
                     "01a060f7aabbccddeeff0011"_s,
                     u"2026-11-17 -120 |BEA   NR:3H71L3   17.11.26/12.34 BAKKERIJ"_s,
                     u"2027-01-01 4890 |TERUGBOEKING"_s}));
    QCOMPARE(statement.entries.front().party, u"TILLDESK"_s);
}

void TestBankFileReaders::readsYearsOfTwoDigits_data()
{
    QTest::addColumn<QByteArray>("digits");
    QTest::addColumn<QDate>("day");
    QTest::newRow("before the euro") << QByteArray("981231") << QDate(1998, 12, 31);
    QTest::newRow("of its first year") << QByteArray("990104") << QDate(1999, 1, 4);
    QTest::newRow("a leap day") << QByteArray("000229") << QDate(2000, 2, 29);
    QTest::newRow("of today") << QByteArray("261120") << QDate(2026, 11, 20);
    QTest::newRow("the last one") << QByteArray("971231") << QDate(2097, 12, 31);
}

/// MT940 and CODA have no centuries.
void TestBankFileReaders::readsYearsOfTwoDigits()
{
    QFETCH(const QByteArray, digits);
    QFETCH(const QDate, day);
    const auto file = readBytes(":20:A\r\n:25:BE68539007547034\r\n:28C:1\r\n:60F:C" + digits
                                + "EUR0,\r\n:61:" + digits + digits.sliced(2)
                                + "C1,00NTRFNONREF\r\n:62F:C" + digits + "EUR1,00\r\n-\r\n");
    QVERIFY2(file, qPrintable(file ? QString() : file.error().detail));
    QCOMPARE(file->statements.front().head.last, day);
    QCOMPARE(file->statements.front().entries.front().day, day);
}

void TestBankFileReaders::readsMt940WithGermanSubfields()
{
    const QByteArray bytes = sample(u"sparkasse.sta"_s);
    const auto file = readBytes(bytes);
    QVERIFY2(file, qPrintable(file ? QString() : file.error().field + file.error().detail));
    const bank::ParsedStatement &statement = file->statements.front();
    QCOMPARE(statement.head.iban, u"DE89370400440532013000"_s);
    QCOMPARE(statement.head.opening.cents(), -1'250);
    QCOMPARE(statement.difference, 0);
    QCOMPARE(linesOf(statement),
             QStringList{u"2026-11-18 38810 0047/001|20261118-01a1ebbd1580aa4b9d225895-WEB-0001-"
                         "01a060f7aabbccddeeff0011"_s});
    QCOMPARE(statement.entries.front().party, u"TILLDESK GMBH"_s);
    const FileText &text = statement.entries.front().text;
    QCOMPARE(bytesBehind(bytes, text, 9, 24), QByteArray("01a1ebbd1580aa4b9d225895"));
}

void TestBankFileReaders::readsCamt02()
{
    const QByteArray bytes = sample(u"ing.camt053.02.xml"_s);
    const auto file = readBytes(bytes);
    QVERIFY2(file, qPrintable(file ? QString() : file.error().field + file.error().detail));
    QCOMPARE(file->format, BankFormat::Camt053v02);
    const bank::ParsedStatement &statement = file->statements.front();
    QCOMPARE(statement.head,
             (BankStatementHead{.iban = u"NL91ABNA0417164300"_s,
                                .number = u"232"_s,
                                .first = kDay,
                                .last = kDay,
                                .opening = Amount::fromCents(-5'000),
                                .closing = Amount::fromCents(33'610)}));
    QCOMPARE(statement.difference, 0);
    // The pending entry is no booking.
    QCOMPARE(linesOf(statement),
             (QStringList{u"2026-11-18 38810 061118230000000001|Überweisung & 20261118-"
                          "01a1ebbd1580aa4b9d225895-WEB-0001-01a060f7aabbccddeeff0011"_s,
                          u"2026-11-18 -200 |Kosten zakelijke rekening"_s}));
    QCOMPARE(statement.entries.front().party, u"Tilldesk <é>"_s);
    const FileText &text = statement.entries.front().text;
    const qsizetype at = text.text().indexOf(u"01a1"_s);
    QCOMPARE(bytesBehind(bytes, text, at, 24), QByteArray("01a1ebbd1580aa4b9d225895"));
    QCOMPARE(bytesBehind(bytes, text, 0, 14), QByteArray("Überweisung &amp; "));
}

void TestBankFileReaders::readsCamt08WithABatch()
{
    const QByteArray bytes = sample(u"belfius.camt053.08.xml"_s);
    const auto file = readBytes(bytes);
    QVERIFY2(file, qPrintable(file ? QString() : file.error().field + file.error().detail));
    QCOMPARE(file->format, BankFormat::Camt053v08);
    const bank::ParsedStatement &statement = file->statements.front();
    QCOMPARE(statement.head.number, u"118"_s);
    QCOMPARE(statement.head.opening.cents(), 100'000);
    QCOMPARE(statement.difference, 0);
    QCOMPARE(linesOf(statement),
             (QStringList{u"2026-11-18 120940 BATCH7|20261116-01a1e1705d80f3a276d4aa61-WEB- 0001-"
                          "01a060f7aabbccddeeff0011"_s,
                          u"2026-11-18 38810 BATCH7|090933755493"_s, u"2026-11-18 21335 |"_s}));
    QCOMPARE(statement.entries.front().party, u"Tilldesk"_s);
    QCOMPARE(bytesBehind(bytes, statement.entries.front().text, 9, 24),
             QByteArray("01a1e1705d80f3a276d4aa61"));
}

void TestBankFileReaders::keepsABatchWhoseDetailsDoNotAddUp()
{
    QByteArray bytes = sample(u"belfius.camt053.08.xml"_s);
    bytes.replace("1209.40", "1209.41");
    const auto file = readBytes(bytes);
    QVERIFY(file);
    QCOMPARE(file->statements.front().entries.size(), 2u);
    QCOMPARE(file->statements.front().entries.front().amount.cents(), 159'750);
    QCOMPARE(file->statements.front().difference, 0);
}

void TestBankFileReaders::findsTheBytesOfEachCharacter_data()
{
    QTest::addColumn<QString>("name");
    for (const auto *name :
         {"kbc.cod", "abn.sta", "sparkasse.sta", "ing.camt053.02.xml", "belfius.camt053.08.xml"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

/// Also for a file whose parts the parser gets in several pieces.
void TestBankFileReaders::findsTheBytesOfEachCharacter()
{
    QFETCH(const QString, name);
    QByteArray bytes = sample(name);
    if (name.endsWith("xml"_L1))
        bytes.replace("<Ntry>", QByteArray("<!-- " + QByteArray(70'000, 'x') + " --><Ntry>"));
    const auto file = readBytes(bytes);
    QVERIFY2(file, qPrintable(file ? QString() : file.error().field + file.error().detail));
    for (const BankEntry &entry : file->statements.front().entries) {
        for (qsizetype i = 0; i < entry.text.size(); ++i) {
            const QByteArray behind = bytesBehind(bytes, entry.text, i, 1);
            const QString character = entry.text.text().mid(i, 1);
            QVERIFY2(behind == character.toUtf8() || behind.isEmpty() || behind == "&amp;",
                     behind.constData());
        }
        QCOMPARE(FileText::fromStored(entry.text.text(), entry.text.places()), entry.text);
    }
}

void TestBankFileReaders::recognisesTheEncoding_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("text");
    QTest::newRow("UTF-8") << QByteArray("caf\xC3\xA9 \xE2\x82\xAC") << u"café €"_s;
    QTest::newRow("ISO-8859-1") << QByteArray("caf\xE9 \xA4") << u"café ¤"_s;
    QTest::newRow("Windows-1252") << QByteArray("caf\xE9 \x80") << u"café €"_s;
}

void TestBankFileReaders::recognisesTheEncoding()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, text);
    // CODA counts characters: the fields behind the text must not move.
    QByteArray coda = codaFile(kIban, 1, 0, {{kDay, 100, u"@"_s}}, kDay);
    const qsizetype at = coda.indexOf('@');
    coda.replace(at, text.size(), bytes);
    const auto read = readBytes(coda);
    QVERIFY2(read, qPrintable(read ? QString() : read.error().field + read.error().detail));
    const FileText &found = read->statements.front().entries.front().text;
    QCOMPARE(found.text(), text);
    QCOMPARE(bytesBehind(coda, found, 0, text.size()), bytes);
    QCOMPARE(read->statements.front().entries.front().day, kDay);

    const QByteArray encoding = QByteArray(QTest::currentDataTag());
    QByteArray camt = camtFile(kIban, 1, 0, {{kDay, 100, u"@"_s}}, kDay);
    camt.replace("?>", QByteArray(" encoding=\"" + encoding + "\"?>"));
    camt.replace("@", bytes);
    const auto xml = readBytes(camt);
    QVERIFY2(xml, qPrintable(xml ? QString() : xml.error().field + xml.error().detail));
    QCOMPARE(xml->statements.front().entries.front().text.text(), text);
    QCOMPARE(bytesBehind(camt, xml->statements.front().entries.front().text, 0, text.size()),
             bytes);
}

void TestBankFileReaders::readsCharacterReferences()
{
    QByteArray camt = camtFile(kIban, 1, 0, {{kDay, 100, u"@"_s}}, kDay);
    camt.replace("@", "&#8364;&#xe9;<![CDATA[<a>&amp;]]><!-- no -->&lt;b");
    const auto file = readBytes(camt);
    QVERIFY(file);
    QCOMPARE(file->statements.front().entries.front().text.text(), u"€é<a>&amp;<b"_s);
}

void TestBankFileReaders::reportsABalanceThatDoesNotAddUp()
{
    const auto file = readBytes(codaFile(kIban, 1, 1'000, {{kDay, 500, u"a"_s}}, kDay, 1'700));
    QVERIFY(file);
    QCOMPARE(file->statements.front().difference, 200);
    QByteArray mt940 = sample(u"abn.sta"_s);
    mt940.replace(":62F:C270101EUR1297,80", ":62F:D270101EUR1297,80");
    const auto other = readBytes(mt940);
    QVERIFY(other);
    QCOMPARE(other->statements.front().difference, -2 * 129'780);
}

void TestBankFileReaders::knowsTheDaysOnWhichBanksSettle()
{
    // Easter Sunday: 5 April 2026, 28 March 2027, 16 April 2028.
    for (const QDate &day :
         {QDate(2026, 4, 3), QDate(2026, 4, 6), QDate(2027, 3, 26), QDate(2027, 3, 29),
          QDate(2028, 4, 14), QDate(2028, 4, 17), QDate(2026, 1, 1), QDate(2026, 5, 1),
          QDate(2026, 12, 25), QDate(2028, 12, 26), QDate(2026, 11, 21), QDate(2026, 11, 22)})
        QVERIFY2(!isBankDay(day), qPrintable(day.toString(Qt::ISODate)));
    for (const QDate &day : {QDate(2026, 4, 2), QDate(2026, 4, 7), QDate(2026, 7, 21),
                             QDate(2026, 11, 11), QDate(2026, 12, 24)})
        QVERIFY2(isBankDay(day), qPrintable(day.toString(Qt::ISODate)));
    QCOMPARE(bankDaysAfter(QDate(2026, 11, 20), 1), QDate(2026, 11, 23));
    QCOMPARE(bankDaysAfter(QDate(2026, 12, 24), 2), QDate(2026, 12, 29));
    QCOMPARE(bankDaysAfter(QDate(2026, 11, 21), 0), QDate(2026, 11, 21));
}

TILLDESK_TEST(TestBankFileReaders, QCoreApplication)
#include "tst_bank_file_readers.moc"
