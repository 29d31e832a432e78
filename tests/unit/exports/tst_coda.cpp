#include "core/domain/basic_latin.h"
#include "core/exports/coda.h"
#include "tests/support/test_program.h"
#include "tests/unit/exports/some_statement.h"
#include "tests/unit/exports/statement_world.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::test;

namespace {

/// Returns the text as the format writes it: characters of code page 1252 stay, others are
/// transliterated.
QString in1252(const QString &text)
{
    QString kept;
    for (const QChar c : text)
        kept += c.unicode() <= 0xFF || u"€‘’–"_s.contains(c) ? QString(c) : basicLatin(QString(c));
    return kept;
}

QByteArrayList recordsOf(const exports::BankStatement &statement,
                         const exports::StatementEntry &entry = someEntry())
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    exports::CodaWriter writer(buffer, u"en"_s);
    if (!writeOne(writer, statement, entry) || !writer.finish())
        return {};
    QByteArray bytes = buffer.data();
    return bytes.replace("\r\n", "\n").trimmed().split('\n');
}

QByteArray padded(const QByteArray &text)
{
    return text.leftJustified(128, ' ');
}

} // namespace

class TestCoda : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsBackAsItWasPaidOut_data();
    void readsBackAsItWasPaidOut();
    void writesTheRecordsOfAStatement();
    void writesAForeignAccount();
    void saysWhetherAnotherStatementFollows();
    void goesOnInTheNextRecord();
    void keepsWhatTheCodePageHas();
    void refusesWhatHasNoRoom();
};

void TestCoda::readsBackAsItWasPaidOut_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 300; seed < 306; ++seed)
        QTest::addRow("%u", seed) << seed;
}

void TestCoda::readsBackAsItWasPaidOut()
{
    QFETCH(quint32, seed);
    StatementWorld world(seed);
    world.runThroughTheYears();
    const ExpectedAccounts expected = world.expected();
    for (const QString &language : {u"en"_s, u"fr"_s}) {
        QJsonArray read;
        for (const QByteArray &file : world.files(ExportFormat::Coda, PayoutFilter(), language)) {
            for (const QJsonValue &statement : readBack(u"read_coda.py"_s, file).toArray())
                read << statement;
        }
        QCOMPARE(difference(read, expected, in1252), QString());
        qsizetype index = 0;
        for (const auto &[account, days] : expected) {
            const QString owner = in1252(world.nameOf(account.first)).left(26).trimmed();
            for (std::size_t i = 0; i < days.size(); ++i)
                QCOMPARE(read.at(index++)[u"owner"_s].toString(), owner);
        }
    }
}

void TestCoda::writesTheRecordsOfAStatement()
{
    const QByteArrayList records = recordsOf(someStatement());
    const QByteArray owner =
        QByteArray("Caf\xE9 Ps\xF3m\xED & S\xF6hne \x80").replace("\xF3", "o").replace("\xED", "i");
    QCOMPARE(records.size(), 8);
    QCOMPARE(records[0],
             QByteArray("0000005102653905                  ").leftJustified(34, ' ')
                 + owner.leftJustified(26, ' ') + QByteArray(11, ' ') + "00000000000 00000"
                 + QByteArray(39, ' ') + "2");
    QCOMPARE(records[1],
             "12007BE68539007547034" + QByteArray(18, ' ') + "EUR0000000000000010021026"
                 + owner.leftJustified(26, ' ')
                 + QByteArray("PAYOUTS ONLY, not by the bank").leftJustified(35, ' ') + "007");
    QCOMPARE(records[2],
             QByteArray("2100010000"
                        "9F0A1B2C3D4E5F6A7B8C9"
                        "0000000001232560"
                        "051026"
                        "001500000"
                        "20261005-0199f0a1b2c3d4e5f6a7b8c9-Gr\xF6\xDF"
                        "e-1-0199aaaaaaa"
                        "051026"
                        "007"
                        "01 0"));
    QCOMPARE(records[3],
             QByteArray("2200010000"
                        "aaaaaaaaaaaaa")
                     .leftJustified(63, ' ')
                 + QByteArray("0199f0a1b2c3d4e5f6a7b8c9").leftJustified(62, ' ') + "1 0");
    QCOMPARE(records[4],
             QByteArray("2300010000").leftJustified(47, ' ')
                 + QByteArray("Tilldesk").leftJustified(78, ' ') + "0 1");
    QCOMPARE(records[5],
             QByteArray("3100010001"
                        "9F0A1B2C3D4E5F6A7B8C9"
                        "00150000"
                        "0"
                        "Payments: 12, EUR 1234.56. Refunds: 1, EUR 2.00")
                     .leftJustified(125, ' ')
                 + "0 0");
    QCOMPARE(records[6],
             padded("8007BE68539007547034" + QByteArray(18, ' ') + "EUR0000000001232570051026")
                 .replace(127, 1, "0"));
    QCOMPARE(records[7],
             padded(QByteArray("9").leftJustified(16, ' ') + "000006" + "000000000000000"
                    + "000000001232560")
                 .replace(127, 1, "2"));
}

void TestCoda::writesAForeignAccount()
{
    exports::BankStatement statement = someStatement();
    statement.account = u"NL91ABNA0417164300"_s;
    const QByteArrayList records = recordsOf(statement);
    QCOMPARE(records[0].mid(11, 3), "000");
    QCOMPARE(records[1].mid(1, 1), "3");
    QCOMPARE(records[1].mid(5, 37), "NL91ABNA0417164300" + QByteArray(16, ' ') + "EUR");
}

void TestCoda::saysWhetherAnotherStatementFollows()
{
    exports::BankStatement statement = someStatement();
    QCOMPARE(recordsOf(statement).last().back(), '2');
    statement.isLast = false;
    QCOMPARE(recordsOf(statement).last().back(), '1');
}

void TestCoda::goesOnInTheNextRecord()
{
    // Each of the 35 letters is transliterated to two: 129 characters in three records.
    const exports::BankStatement statement = someStatement();
    Payout payout = somePayout();
    payout.bulkId = QString(35, u'Θ');
    payout.payments = {999'999'999, Amount::fromCents(99'999'999'999'999)};
    payout.refunds = {999'999'999, Amount::fromCents(99'999'999'999'999)};
    QByteArray file;
    for (const QByteArray &record : recordsOf(statement, someEntry(payout)))
        file += record + "\r\n";
    const QJsonValue read = readBack(u"read_coda.py"_s, file);
    const QJsonValue entry = read[0][u"entries"_s][0];
    QCOMPARE(entry[u"text"_s].toString(), in1252(remittanceOf(payout, statement.day)));
    QCOMPARE(entry[u"text"_s].toString().size(), 129);
    QVERIFY(entry[u"more"_s].toString().endsWith("EUR 999999999999.99"_L1));
}

void TestCoda::keepsWhatTheCodePageHas()
{
    QCOMPARE(exports::windows1252(u"é ÿ € Š œ ’ \u00a0"_s),
             QByteArray("\xE9 \xFF \x80 \x8A \x9C \x92  "));
    QCOMPARE(exports::windows1252(u"e\u0301"_s), QByteArray("\xE9"));
    QCOMPARE(exports::windows1252(u"Ψωμί Щастие Łódź"_s),
             QByteArray("Psomi Shtastie L\xF3"
                        "dz"));
    QCOMPARE(exports::windows1252(u"a\tb\u0081c\u00ad\U0001F600"_s), QByteArray("a b?c??"));
}

void TestCoda::refusesWhatHasNoRoom()
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    exports::CodaWriter writer(buffer, u"en"_s);
    exports::BankStatement statement = someStatement();
    statement.closing = Amount::fromCents(100'000'000'000'000);
    QCOMPARE(writer.begin(statement).error().field, u"format"_s);
    statement = someStatement();
    statement.credits.count = 10'000;
    QCOMPARE(writer.begin(statement).error().field, u"format"_s);
    QVERIFY(buffer.data().isEmpty());
}

TILLDESK_TEST(TestCoda, QCoreApplication)
#include "tst_coda.moc"
