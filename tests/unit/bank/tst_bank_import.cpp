#include "core/bank/bank_queries.h"
#include "core/bank/bank_service.h"
#include "core/exports/exporter.h"
#include "tests/support/test_program.h"
#include "tests/unit/bank/bank_files.h"
#include "tests/unit/exports/statement_world.h"

#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::test;

namespace {

const QString kIban = u"BE68539007547034"_s;
const QDate kDay(2026, 11, 18);

/// A shop whose bank sends files.
struct Office {
    Office()
    {
        core.profile.iban = kIban;
        core.profile = *core.commit([&] { return core.merchants.changeProfile(core.profile); });
    }

    Result<BankImport> imports(const QByteArray &bytes, const bank::ImportRequest &request = {})
    {
        const auto file = readBytes(bytes, u"bank.cod"_s);
        if (!file)
            return file.failure();
        return core.commit([&] { return service.import(*file, request); });
    }
    [[nodiscard]] BankImport examines(const QByteArray &bytes)
    {
        const auto file = readBytes(bytes, u"bank.cod"_s);
        return *core.commit([&] { return service.examine(*file, {}); });
    }
    [[nodiscard]] qint64 lines() { return core.number(u"SELECT count(*) FROM bank_entry"_s); }
    [[nodiscard]] qint64 rows()
    {
        return lines() + core.number(u"SELECT count(*) FROM bank_statement"_s)
            + core.number(u"SELECT count(*) FROM bank_file"_s)
            + core.number(u"SELECT count(*) FROM bank_match"_s)
            + core.number(u"SELECT count(*) FROM audit_trail"_s);
    }

    CoreFixture core;
    bank::BankService service{core.db, core.clock, {}};
};

} // namespace

/// What an import stores. The matches have a test of their own.
class TestBankImport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void storesStatementsAndLines();
    void exportsTheLinesOfAFilter();
    void addsNothingTheSecondTime();
    void addsWhatOverlappingFilesDoNotShare();
    void countsEqualLinesOfADay();
    void tellsEqualLinesByTheBanksReference();
    void knowsALineOfAnotherFormat();
    void readsAStatementThatAFileHasTwiceOnce();
    void refusesBalancesThatDoNotAddUp();
    void saysThatAStatementMayBeMissing();
    void saysThatAStatementMayBeMissingBehindAnOlderFile();
    void seesAGapInTheBanksNumbers_data();
    void seesAGapInTheBanksNumbers();
    void seesNoGapOnceTheStatementIsRead();
    void refusesImpossibleDays_data();
    void refusesImpossibleDays();
    void examinesAFileWithoutStoringIt();
    void listsTheFilesOfAnAccountLatestFirst();
    void refusesAccountsOfOthers();
    void neverChangesWhatItStored_data();
    void neverChangesWhatItStored();
    void matchesEveryPayoutOfItsOwnStatements_data();
    void matchesEveryPayoutOfItsOwnStatements();
};

void TestBankImport::storesStatementsAndLines()
{
    Office office;
    const auto report = office.imports(sample(u"kbc.cod"_s));
    QVERIFY2(report, qPrintable(report ? QString() : report.error().detail));
    QCOMPARE(report->format, BankFormat::Coda);
    QCOMPARE(report->statements.size(), 1);
    QCOMPARE(report->statements[0].lines, 6);
    QCOMPARE(report->statements[0].added, 6);
    QCOMPARE(report->statements[0].credits.cents(), 165'750);
    QCOMPARE(report->statements[0].debits.cents(), 61'021);
    QVERIFY(!report->statements[0].readBefore);
    QVERIFY(report->notes.isEmpty());
    bank::BankRepository rows(office.core.db);
    const QList<bank::BankAccount> accounts = rows.accounts();
    QCOMPARE(accounts.size(), 1);
    const auto stored = rows.lines(accounts[0].seq, {});
    const auto read = readBytes(sample(u"kbc.cod"_s), u"bank.cod"_s);
    QCOMPARE(stored.size(), read->statements[0].entries.size());
    for (std::size_t i = 0; i < stored.size(); ++i) {
        BankEntry expected = read->statements[0].entries[i];
        expected.seq = qint64(i) + 1;
        QCOMPARE(stored[i], expected);
    }
    QCOMPARE(rows.covered(accounts[0].seq).last, QDate(2026, 11, 20));
}

void TestBankImport::exportsTheLinesOfAFilter()
{
    Office office;
    QVERIFY(office.imports(codaFile(kIban, 1, 0,
                                    {{kDay, 100, u"first"_s}, {kDay.addDays(1), -200, u"second"_s}},
                                    kDay.addDays(1))));
    const QTemporaryDir folder;
    ExportControl control;
    const auto linesOf = [&](const BankItemFilter &filter, ExportFormat format) {
        const QString path = folder.filePath(u"bank"_s);
        const auto report = office.core.commit([&] {
            return exports::writeInView(office.core.db, {}, {filter, format, u"nl"_s}, path,
                                        control);
        });
        QFile file(path);
        return report && file.open(QIODevice::ReadOnly)
            ? QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts)
            : QStringList(u"not written"_s);
    };
    const BankItemFilter others{.outcomes = {BankOutcome::Other}};
    const QStringList lines = linesOf(others, ExportFormat::Csv);
    QCOMPARE(lines.size(), 3);
    QVERIFY2(lines[1].startsWith(u"2026-11-18,"_s), qPrintable(lines[1]));
    QVERIFY2(lines[1].contains(u",1.00,"_s) && lines[1].contains(u"first"_s), qPrintable(lines[1]));
    QVERIFY2(lines[2].contains(u",-2.00,"_s) && lines[2].contains(u"second"_s),
             qPrintable(lines[2]));
    QVERIFY2(lines[1].contains(u",Other line,"_s), qPrintable(lines[1])); // for programs
    QVERIFY(linesOf(others, ExportFormat::CsvEu)[1].contains(u";Andere regel;"_s));
    QVERIFY(linesOf(others, ExportFormat::Xlsx).first().startsWith(u"PK"_s));
    BankItemFilter later = others;
    later.first = kDay.addDays(1);
    QCOMPARE(linesOf(later, ExportFormat::Csv), (QStringList{lines[0], lines[2]}));
    QCOMPARE(linesOf(later, ExportFormat::Json).size(), 1);
    QCOMPARE(linesOf(others, ExportFormat::Coda), QStringList(u"not written"_s));
}

void TestBankImport::addsNothingTheSecondTime()
{
    Office office;
    QVERIFY(office.imports(sample(u"kbc.cod"_s)));
    const qint64 rows = office.rows();
    const Timestamp first = office.core.clock.now();
    office.core.clock.advance(std::chrono::hours(1));
    const auto again = office.imports(sample(u"kbc.cod"_s));
    QVERIFY(again);
    QCOMPARE(again->added, 0);
    QCOMPARE(again->statements[0].readBefore, first);
    QCOMPARE(office.rows(), rows);
}

void TestBankImport::addsWhatOverlappingFilesDoNotShare()
{
    Office office;
    const MadeLine a{kDay, 100, u"a"_s};
    const MadeLine b{kDay.addDays(1), 200, u"b"_s};
    const MadeLine c{kDay.addDays(2), -300, u"c"_s};
    QVERIFY(office.imports(codaFile(kIban, 1, 0, {a, b}, kDay.addDays(1))));
    const auto second = office.imports(codaFile(kIban, 2, 100, {b, c}, kDay.addDays(2)));
    QVERIFY(second);
    QCOMPARE(second->added, 1);
    QCOMPARE(office.lines(), 3);
    // A longer period with all of them adds nothing.
    const auto all = office.imports(codaFile(kIban, 3, 0, {a, b, c}, kDay.addDays(2)));
    QVERIFY(all);
    QCOMPARE(all->added, 0);
    QCOMPARE(office.lines(), 3);
}

void TestBankImport::countsEqualLinesOfADay()
{
    Office office;
    const MadeLine coffee{kDay, 250, u"BANCONTACT"_s};
    QVERIFY(office.imports(codaFile(kIban, 1, 0, {coffee, coffee}, kDay)));
    QCOMPARE(office.lines(), 2);
    QVERIFY(office.imports(codaFile(kIban, 2, 0, {coffee}, kDay)));
    QCOMPARE(office.lines(), 2);
    QVERIFY(office.imports(codaFile(kIban, 3, 0, {coffee, coffee, coffee}, kDay)));
    QCOMPARE(office.lines(), 3);
    const MadeLine next{kDay.addDays(1), 250, u"BANCONTACT"_s};
    QVERIFY(office.imports(codaFile(kIban, 4, 0, {next}, kDay.addDays(1))));
    QCOMPARE(office.lines(), 4);
}

void TestBankImport::tellsEqualLinesByTheBanksReference()
{
    Office office;
    const auto line = [](const QString &reference) {
        return MadeLine{kDay, 250, u"BANCONTACT"_s, reference};
    };
    QVERIFY(office.imports(codaFile(kIban, 1, 0, {line(u"R1"_s)}, kDay)));
    QVERIFY(office.imports(codaFile(kIban, 2, 250, {line(u"R2"_s)}, kDay)));
    QCOMPARE(office.lines(), 2);
    QVERIFY(office.imports(codaFile(kIban, 3, 0, {line(u"R2"_s), line(u"R1"_s)}, kDay)));
    QCOMPARE(office.lines(), 2);
}

void TestBankImport::knowsALineOfAnotherFormat()
{
    Office office;
    const std::vector<MadeLine> lines{
        {kDay, 100, u"20261118-01a1ebbd1580aa4b9d225895-WEB-01a060f7aabbccddeeff0011"_s, u"R1"_s},
        {kDay, 100, u"Café, Straße 1"_s, u"R2"_s}};
    std::vector<MadeLine> inCoda = lines;
    inCoda[0].text = u"/REMI/20261118 01A1EBBD1580AA4B9D225895"_s;
    inCoda[0].reference = u"other"_s;
    inCoda[1].text = u"CAFE STRASSE 1"_s;
    QVERIFY(office.imports(camtFile(kIban, 1, 0, lines, kDay)));
    const auto coda = office.imports(codaFile(kIban, 1, 0, inCoda, kDay));
    QVERIFY(coda);
    QCOMPARE(coda->added, 0);
    QVERIFY(coda->statements[0].readBefore);
}

void TestBankImport::readsAStatementThatAFileHasTwiceOnce()
{
    Office office;
    const QByteArray one = codaFile(kIban, 1, 0, {{kDay, 100, u"a"_s}}, kDay);
    QByteArray first = one;
    first[first.size() - 2] = '1'; // another file follows
    const auto report = office.imports(first + one);
    QVERIFY(report);
    QCOMPARE(report->statements.size(), 2);
    QCOMPARE(office.lines(), 1);
}

void TestBankImport::refusesBalancesThatDoNotAddUp()
{
    Office office;
    const qint64 rows = office.rows();
    const QByteArray wrong = codaFile(kIban, 7, 1'000, {{kDay, 500, u"a"_s}}, kDay, 1'700);
    const auto refused = office.imports(wrong);
    QVERIFY(!refused);
    QCOMPARE(refused.error(),
             (Error{ErrorCode::FieldInvalid,
                    u"line 2: statement 7 of 2026-11-18, account ***********47034: opening"
                    " balance EUR 10.00 and the lines make EUR 15.00, but the closing balance is"
                    " EUR 17.00"_s,
                    u"balance"_s}));
    QCOMPARE(office.rows(), rows);
    const auto accepted = office.imports(wrong, {.merchants = {}, .acceptsDifferences = true});
    QVERIFY(accepted);
    QCOMPARE(accepted->statements[0].difference.cents(), 200);
    QCOMPARE(accepted->notes.size(), 1);
}

/// An older file says so of the statement after it, and only of that.
void TestBankImport::saysThatAStatementMayBeMissingBehindAnOlderFile()
{
    Office office;
    const auto day = [](int number, qint64 opening) {
        const QDate of = kDay.addDays(number);
        return codaFile(kIban, number, opening, {{of, 100, u"a"_s}}, of);
    };
    QVERIFY(office.imports(day(5, 400)));
    const BankImport examined = office.examines(day(2, 100));
    QVERIFY(examined.hasDoubts());
    QCOMPARE(examined.statements.first().gapAfter->number, u"5"_s);
    const auto older = office.imports(day(2, 100));
    QVERIFY(older);
    QCOMPARE(older->notes,
             QStringList{u"statement 5 of 2026-11-23, account ***********47034 opens with EUR"
                         " 4.00, but statement 2 of 2026-11-20, account ***********47034 closed"
                         " with EUR 2.00: a statement may be missing"_s});
    QVERIFY(office.imports(day(2, 100))->notes.isEmpty()); // it was said
    const auto between = office.imports(day(4, 300));      // the gap is before this one now
    QVERIFY(between);
    QCOMPARE(between->notes.size(), 1);
    QVERIFY(between->notes.first().startsWith("statement 4 "_L1));
    QVERIFY(office.imports(day(3, 200))->notes.isEmpty());
    QVERIFY(office.imports(day(1, 0))->notes.isEmpty());
    QVERIFY(bank::gaps(office.core.db, {}).isEmpty());
}

void TestBankImport::saysThatAStatementMayBeMissing()
{
    Office office;
    QVERIFY(office.imports(codaFile(kIban, 1, 0, {{kDay, 100, u"a"_s}}, kDay)));
    const QDate next = kDay.addDays(1);
    const auto follows = office.imports(codaFile(kIban, 2, 100, {{next, 100, u"b"_s}}, next));
    QVERIFY(follows);
    QVERIFY(follows->notes.isEmpty());
    const QDate last = kDay.addDays(5);
    const auto gap = office.imports(codaFile(kIban, 4, 900, {{last, 100, u"c"_s}}, last));
    QVERIFY(gap);
    QCOMPARE(gap->notes,
             QStringList{u"statement 4 of 2026-11-23, account ***********47034 opens with EUR"
                         " 9.00, but statement 2 of 2026-11-19, account ***********47034 closed"
                         " with EUR 2.00: a statement may be missing"_s});
}

/// Also if the balances follow each other, and if the later statement was read first.
void TestBankImport::seesAGapInTheBanksNumbers_data()
{
    QTest::addColumn<QList<int>>("numbers"); // of the statements of days that follow each other
    QTest::addColumn<QStringList>("gaps");   // between statements
    QTest::addColumn<bool>("isSaidWithTheImport"); // of the one that is imported last
    QTest::newRow("none") << QList{4, 5, 6} << QStringList() << false;
    QTest::newRow("one is missing") << QList{4, 6} << QStringList{u"4-6"_s} << true;
    QTest::newRow("a new year's first") << QList{99'999, 1} << QStringList() << false;
    QTest::newRow("an id") << QList{123'456, 123'459} << QStringList() << false;
}

void TestBankImport::seesAGapInTheBanksNumbers()
{
    QFETCH(const QList<int>, numbers);
    QFETCH(const QStringList, gaps);
    QFETCH(const bool, isSaidWithTheImport);
    const auto fileOf = [&](qsizetype i) {
        const QDate day = kDay.addDays(i);
        return camtFile(kIban, numbers[i], 100 * i, {{day, 100, u"a"_s}}, day);
    };
    const auto found = [](Office &office) {
        QStringList all;
        for (const BankGap &gap : bank::gaps(office.core.db, {}))
            all << gap.before.number + u'-' + gap.after.number;
        const auto files = bank::files(office.core.db, {}, 1);
        return !all.isEmpty() == files.first().gap.has_value() ? all : QStringList{u"other"_s};
    };
    Office forward;
    QStringList notes;
    for (qsizetype i = 0; i < numbers.size(); ++i)
        notes = forward.imports(fileOf(i))->notes;
    QCOMPARE(found(forward), gaps);
    QCOMPARE(notes.join(u' ').contains("a statement may be missing"_L1), isSaidWithTheImport);
    Office backward;
    for (qsizetype i = numbers.size(); i > 0; --i) {
        const BankImport examined = backward.examines(fileOf(i - 1));
        QCOMPARE(examined.hasDoubts(), i == 1 && isSaidWithTheImport);
        const auto report = backward.imports(fileOf(i - 1));
        QVERIFY(report);
        QCOMPARE(report->notes.join(u' ').contains("a statement may be missing"_L1),
                 i == 1 && isSaidWithTheImport);
        QCOMPARE(report->hasDoubts(), examined.hasDoubts());
    }
    QCOMPARE(found(backward), gaps);
}

void TestBankImport::seesNoGapOnceTheStatementIsRead()
{
    Office office;
    const auto day = [&](int number, qint64 opening) {
        const QDate of = kDay.addDays(number);
        return office.imports(codaFile(kIban, number, opening, {{of, 100, u"a"_s}}, of));
    };
    QVERIFY(day(1, 0));
    QVERIFY(day(3, 200));
    QCOMPARE(bank::gaps(office.core.db, {}).size(), 1);
    QVERIFY(day(2, 100));
    QVERIFY(bank::gaps(office.core.db, {}).isEmpty());
    // A statement of the whole time leaves no gap before those of its days, and has none itself.
    const QDate last = kDay.addDays(3);
    QVERIFY(office.imports(camtFile(
        kIban, 1, 0,
        {{kDay.addDays(1), 100, u"a"_s}, {kDay.addDays(2), 100, u"a"_s}, {last, 100, u"a"_s}},
        last)));
    QVERIFY(bank::gaps(office.core.db, {}).isEmpty());
}

void TestBankImport::refusesImpossibleDays_data()
{
    QTest::addColumn<QDate>("day");
    QTest::newRow("of the century before") << QDate(1926, 11, 18);
    QTest::newRow("of the future") << QDate(2036, 11, 18);
}

void TestBankImport::refusesImpossibleDays()
{
    QFETCH(const QDate, day);
    Office office;
    const qint64 rows = office.rows();
    const auto refused =
        office.imports(camtFile(kIban, 1, 0, {{kDay, 1, u"a"_s}, {day, 100, u"b"_s}}, kDay));
    QVERIFY(!refused);
    QCOMPARE(refused.error().field, u"day"_s);
    QVERIFY2(refused.error().detail.contains(day.toString(Qt::ISODate)),
             qPrintable(refused.error().detail));
    QCOMPARE(office.rows(), rows);
}

void TestBankImport::examinesAFileWithoutStoringIt()
{
    Office office;
    QVERIFY(office.imports(codaFile(kIban, 1, 0, {{kDay, 100, u"a"_s}}, kDay)));
    const qint64 rows = office.rows();
    const auto examined = [&office](const QByteArray &bytes) { return office.examines(bytes); };
    const QDate next = kDay.addDays(1);
    const BankImport same = examined(codaFile(kIban, 1, 0, {{kDay, 100, u"a"_s}}, kDay));
    QVERIFY(!same.isStored);
    QVERIFY(same.statements.first().readBefore);
    QVERIFY(!same.hasDoubts());
    QVERIFY(!examined(codaFile(kIban, 2, 100, {{next, 100, u"b"_s}}, next)).hasDoubts());
    const BankImport gap = examined(codaFile(kIban, 3, 700, {{next, 100, u"b"_s}}, next));
    QVERIFY(gap.hasDoubts());
    QCOMPARE(gap.statements.first().gapAfter->closing.cents(), 100);
    const BankImport wrong = examined(codaFile(kIban, 2, 100, {{next, 100, u"b"_s}}, next, 250));
    QCOMPARE(wrong.statements.first().difference.cents(), 50);
    QVERIFY(wrong.hasDoubts());
    QCOMPARE(office.rows(), rows);
}

void TestBankImport::listsTheFilesOfAnAccountLatestFirst()
{
    Office office;
    const QDate next = kDay.addDays(1);
    QVERIFY(office.imports(codaFile(kIban, 1, 0, {{kDay, 100, u"a"_s}}, kDay)));
    QVERIFY(
        office.imports(codaFile(kIban, 2, 100, {{next, 100, u"b"_s}, {next, -40, u"c"_s}}, next)));
    const QList<BankFileSummary> files = bank::files(office.core.db, {}, 9);
    QCOMPARE(files.size(), 2);
    const BankFileSummary &latest = files.first();
    QCOMPARE(latest.head.number, u"2"_s);
    QCOMPARE(latest.head.opening.cents(), 100);
    QCOMPARE(latest.head.closing.cents(), 160);
    QCOMPARE(latest.lines, 2);
    QCOMPARE(latest.difference, Amount());
    QCOMPARE(bank::files(office.core.db, {}, 1).size(), 1);
    QVERIFY(bank::files(office.core.db, {MerchantId(u"000000000000000000000000"_s)}, 9).isEmpty());
}

void TestBankImport::refusesAccountsOfOthers()
{
    Office office;
    const qint64 rows = office.rows();
    const auto refused = office.imports(sample(u"abn.sta"_s));
    QVERIFY(!refused);
    QCOMPARE(refused.error().field, u"account"_s);
    QVERIFY(refused.error().detail.contains(u"*************64300"_s));
    const auto other = office.imports(sample(u"kbc.cod"_s),
                                      {.merchants = {MerchantId(u"000000000000000000000000"_s)}});
    QVERIFY(!other);
    QCOMPARE(other.error().field, u"account"_s);
    QCOMPARE(office.rows(), rows);
    QVERIFY(office.imports(sample(u"kbc.cod"_s), {.merchants = {office.core.merchant.id}}));
}

void TestBankImport::neverChangesWhatItStored_data()
{
    QTest::addColumn<QString>("table");
    for (const auto *table : {"bank_account", "bank_file", "bank_statement", "bank_entry",
                              "bank_match", "bank_unmatch"})
        QTest::newRow(table) << QString::fromLatin1(table);
}

void TestBankImport::neverChangesWhatItStored()
{
    QFETCH(const QString, table);
    Office office;
    QVERIFY(office.imports(codaFile(kIban, 1, 0, {{kDay, 100, u"a"_s}}, kDay)));
    QVERIFY(office.core.commit([&] { return office.service.match(1, {}); }));
    QVERIFY(office.core.commit([&] { return office.service.unmatch(1); }));
    const QString column = table == "bank_account"_L1 ? u"iban"_s
        : table == "bank_file"_L1                     ? u"name"_s
        : table == "bank_statement"_L1                ? u"number"_s
        : table == "bank_entry"_L1                    ? u"text"_s
                                                      : u"actor"_s;
    QVERIFY_THROWS_EXCEPTION(
        storage::StorageException,
        office.core.db.execute(u"UPDATE %1 SET %2 = 'x'"_s.arg(table, column)));
    QVERIFY_THROWS_EXCEPTION(storage::StorageException,
                             office.core.db.execute(u"DELETE FROM %1"_s.arg(table)));
}

void TestBankImport::matchesEveryPayoutOfItsOwnStatements_data()
{
    QTest::addColumn<ExportFormat>("format");
    for (const ExportFormat format : {ExportFormat::Camt053v02, ExportFormat::Camt053v08,
                                      ExportFormat::Mt940, ExportFormat::Coda})
        QTest::newRow(toText(format).data()) << format;
}

/// The exports of payouts as statements of the bank account, read as a bank's file: by readers that
/// share no code with the writers.
void TestBankImport::matchesEveryPayoutOfItsOwnStatements()
{
    QFETCH(const ExportFormat, format);
    StatementWorld world(quint32(600 + int(format)), 1);
    world.runThroughTheYears();
    bank::BankService service(world.core.db, world.core.clock, world.closing);
    const QByteArrayList files = world.files(format);
    QVERIFY(!files.isEmpty());
    qint64 matched = 0;
    for (const QByteArray &bytes : files) {
        const auto file = readBytes(bytes);
        QVERIFY2(file, qPrintable(file ? QString() : file.error().field + file.error().detail));
        const auto report = world.core.commit([&] { return service.import(*file, {}); });
        QVERIFY2(report, qPrintable(report ? QString() : report.error().detail));
        QVERIFY2(report->notes.isEmpty(), qPrintable(report->notes.join(u'\n')));
        matched += report->matched;
        // The bytes that a match rests on are those of the payout's id.
        for (const bank::ParsedStatement &statement : file->statements) {
            for (const BankEntry &entry : statement.entries) {
                const QString id = entry.text.text().section(u'-', 1, 1);
                QCOMPARE(bytesBehind(bytes, entry.text, entry.text.text().indexOf(id), 24),
                         id.toLatin1());
            }
        }
    }
    const QList<BankItem> items = bank::items(world.core.db, world.closing, QDate(2029, 3, 1), {});
    QCOMPARE(items.size(), matched);
    for (const BankItem &item : items) {
        QCOMPARE(item.outcome, BankOutcome::Matched);
        QCOMPARE(item.evidence.size(), 1);
    }
    const auto succeeded =
        std::ranges::count(world.payouts, PayoutStatus::Succeeded, &Payout::status);
    QCOMPARE(matched, qint64(succeeded));
    // Importing the same again, or the same in another format, adds nothing.
    const qint64 lines = world.core.number(u"SELECT count(*) FROM bank_entry"_s);
    for (const ExportFormat other : {format, ExportFormat::Camt053v02, ExportFormat::Coda}) {
        for (const QByteArray &bytes : world.files(other)) {
            const auto file = readBytes(bytes);
            QVERIFY(file);
            QCOMPARE(world.core.commit([&] { return service.import(*file, {}); })->added, 0);
        }
    }
    QCOMPARE(world.core.number(u"SELECT count(*) FROM bank_entry"_s), lines);
}

TILLDESK_TEST(TestBankImport, QCoreApplication)
#include "tst_bank_import.moc"
