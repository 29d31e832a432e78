#include "tests/support/test_program.h"
#include "tests/unit/bank/bank_files.h"

#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::test;

namespace {

const QString kIban = u"BE68539007547034"_s;
const QDate kDay(2026, 11, 18);

const QStringList kSamples{u"kbc.cod"_s, u"abn.sta"_s, u"sparkasse.sta"_s, u"ing.camt053.02.xml"_s,
                           u"belfius.camt053.08.xml"_s};

QByteArray made(const char *text)
{
    return camtFile(kIban, 1, 0, {{kDay, 100, QString::fromLatin1(text)}}, kDay);
}

} // namespace

/// Files that are broken, or made to harm.
class TestHostileBankFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesLineFieldAndRule_data();
    void namesLineFieldAndRule();
    void expandsNoEntity();
    void refusesATruncatedFile_data();
    void refusesATruncatedFile();
    void survivesMutations_data();
    void survivesMutations();
    void boundsTheSizeOfAFile();
    void stopsWhenCancelled();
    void refusesAFolderAndAMissingFile();
};

void TestHostileBankFiles::namesLineFieldAndRule_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("detail");
    const auto row = [](const char *name, const QByteArray &file, const QByteArray &field,
                        const char *detail) {
        QTest::newRow(name) << file << QString::fromLatin1(field) << QString::fromLatin1(detail);
    };
    const auto changed = [](QByteArray file, const char *before, const QByteArray &after) {
        if (!file.contains(before))
            qFatal("the sample has no %s", before);
        return file.replace(before, after);
    };
    const QByteArray coda = codaFile(kIban, 1, 0, {{kDay, 100, u"text"_s}}, kDay);
    const QByteArray abn = sample(u"abn.sta"_s);
    const QByteArray camt = made("text");
    row("empty", "", "file", "is empty");
    row("unknown", "PK\x03\x04 hello\nsecond", "file",
        "is no CAMT.053, MT940 or CODA file; it begins with 'PK?? hello'");
    row("UTF-16", QByteArray("\xFF\xFE<\0", 4), "file",
        "is UTF-16; must be UTF-8, ISO-8859-1 or Windows-1252");
    row("NUL", QByteArray("0000 ") + coda + QByteArray(1, '\0'), "file",
        "line 6: must be text, but has a NUL byte");
    row("short record", changed(coda, "text ", "text"), "record 21",
        "line 3: has 127 characters; must have 128");
    row("no IBAN", changed(coda, "BE68539007547034", "BE68539007547035"), "record 1, account",
        "line 2: must be an IBAN");
    row("currency", changed(coda, "EUR", "USD"), "record 1, currency", "line 2: must be EUR");
    row("part of a cent", changed(coda, "000000000001000", "000000000001001"), "record 21, amount",
        "line 3: must have a sign (0 or 1) and 15 digits of whole cents");
    row("date", changed(coda, "181126   ", "331126   "), "record 21, entry date",
        "line 3: must be a date DDMMYY");
    row("no end", coda.left(coda.lastIndexOf('9')), "record 9",
        "line 4: is missing: the file is cut off");
    row("record 8 missing", changed(coda, "\n8", "\n9"), "record 8",
        "line 4: must come before record 9");
    row("amount of :61:", changed(abn, "C250,10N", "C250.10N"), ":61:",
        "line 8: must have a date YYMMDD, a mark such as C or D, an amount with a comma and a "
        "type");
    row("account of :25:", changed(abn, ":25:NL91", ":25:NL92"),
        ":25:", "line 5: must have an IBAN");
    row("continued balance", changed(abn, ":60M:C261117EUR1248,90", ":60M:C261117EUR1248,91"),
        ":60M:",
        "line 20: must continue the statement before, with its account and the balance of its"
        " :62M:");
    row("no :62F:", changed(abn, ":62F:", ":62X:"), ":62F:", "line 24: is missing");
    row("long line", changed(abn, "TERUGBOEKING", QByteArray(5'000, 'x')), "line",
        "line 22: has more than 4096 bytes");
    row("version", changed(camt, "camt.053.001.02", "camt.053.001.04"), "Document",
        "line 2: must be camt.053.001.02 or camt.053.001.08, but is camt.053.001.04");
    row("other XML", "<html></html>", "Document",
        "line 1: must be camt.053.001.02 or camt.053.001.08, but is <html> without a namespace");
    row("day of a line", changed(camt, "<BookgDt><Dt>2026-11-18", "<BookgDt><Dt>2026-02-31"),
        "Stmt/Ntry/BookgDt/Dt", "line 4: must be a day that exists, YYYY-MM-DD");
    row("amount", changed(camt, ">1.00<", ">1.005<"), "Stmt/Bal/Amt",
        "line 3: must be a positive amount below 10 000 000 000 000, with at most two decimals");
    row("amount of a line",
        changed(camt, "<Ntry><Amt Ccy=\"EUR\">1.00", "<Ntry><Amt Ccy=\"EUR\">-1"), "Stmt/Ntry/Amt",
        "line 4: must be a positive amount below 10 000 000 000 000, with at most two decimals");
    row("huge amount", changed(camt, ">1.00<", ">99999999999999999999<"), "Stmt/Bal/Amt",
        "line 3: must be a positive amount below 10 000 000 000 000, with at most two decimals");
    row("foreign currency", changed(camt, "Ccy=\"EUR\"", "Ccy=\"USD\""), "Stmt/Bal/Amt",
        "line 2: must be in EUR");
    row("no balance", changed(camt, "CLBD", "CLAV"), "Stmt/Bal",
        "line 2: must have the balances OPBD (or PRCD) and CLBD");
    row("clearing account",
        changed(camt, "<IBAN>BE68539007547034</IBAN>", "<Othr><Id>TILLDESK-12345678</Id></Othr>"),
        "Stmt/Acct/Id", "line 2: must be an IBAN");
    row("encoding", changed(camt, "version=\"1.0\"", "version=\"1.0\" encoding=\"Shift_JIS\""),
        "encoding", "line 1: must be UTF-8, ISO-8859-1 or Windows-1252");
    row("not UTF-8", changed(camt, "text", "\xE9"), "encoding",
        "line 1: is UTF-8, but the file has bytes that are not UTF-8");
    const QByteArray deep = "Stmt/Ntry" + QByteArray("/a").repeated(60);
    row("deep", changed(camt, "<Ntry>", "<Ntry>" + QByteArray("<a>").repeated(70)), deep.left(100),
        "line 4: is nested more than 64 deep");
    row("long text", changed(camt, "text", QByteArray(20'000, 'x')),
        "Stmt/Ntry/NtryDtls/TxDtls/RmtInf/Ustrd", "line 4: has more than 10000 characters");
    row("long tag", changed(camt, "<Ntry>", "<Ntry a=\"" + QByteArray(2'000'000, 'x') + "\">"),
        "Stmt", "line 4: has an element of more than 1048576 bytes");
    const qsizetype statement = camt.indexOf("<Stmt>");
    row("no statement", camt.left(statement) + camt.mid(camt.indexOf("</BkToCstmrStmt>")), "file",
        "has no statement");
}

void TestHostileBankFiles::namesLineFieldAndRule()
{
    QFETCH(const QByteArray, file);
    QFETCH(const QString, field);
    QFETCH(const QString, detail);
    const auto read = readBytes(file);
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::FieldInvalid);
    QCOMPARE(read.error().detail, detail);
    QCOMPARE(read.error().field, field);
}

void TestHostileBankFiles::expandsNoEntity()
{
    QByteArray bomb = made("&c;");
    bomb.replace("&amp;c;", "&c;");
    const QByteArray entities = "<!ENTITY a \"" + QByteArray(1000, 'a')
        + "\"><!ENTITY b \"&a;&a;&a;&a;\"><!ENTITY c \"&b;&b;&b;&b;\">";
    bomb.replace("?>\n", QByteArray("?>\n<!DOCTYPE x [" + entities + "]>\n"));
    const auto read = readBytes(bomb);
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::FieldInvalid);
    QVERIFY2(read.error().detail.contains(u"no document type"_s), qPrintable(read.error().detail));

    QByteArray external = made("text");
    external.replace("?>\n", "?>\n<!DOCTYPE x SYSTEM \"file:///etc/passwd\">\n");
    QVERIFY(!readBytes(external));
    QByteArray undeclared = made("text");
    undeclared.replace("text", "&unknown;");
    QVERIFY(!readBytes(undeclared));
}

void TestHostileBankFiles::refusesATruncatedFile_data()
{
    QTest::addColumn<QString>("name");
    for (const QString &name : kSamples)
        QTest::newRow(qPrintable(name)) << name;
}

/// A file that ends anywhere before its last record or tag is refused, never read in part.
void TestHostileBankFiles::refusesATruncatedFile()
{
    QFETCH(const QString, name);
    const QByteArray whole = sample(name);
    QVERIFY(readBytes(whole));
    const qsizetype end = name.endsWith("cod"_L1) ? whole.size() - 2
        : name.endsWith("xml"_L1)                 ? whole.trimmed().size() - 1
                                                  : whole.indexOf(":62F:");
    for (qsizetype length = 0; length < end; length += 1 + length / 97)
        QVERIFY2(!readBytes(whole.left(length)), qPrintable(QString::number(length)));
}

void TestHostileBankFiles::survivesMutations_data()
{
    refusesATruncatedFile_data();
}

/// Whatever bytes change, the reader returns a result within its limits: statements whose sums it
/// has checked, or an error with a field.
void TestHostileBankFiles::survivesMutations()
{
    QFETCH(const QString, name);
    const QByteArray whole = sample(name);
    QRandomGenerator random(quint32(qHash(name, 7)));
    const QByteArrayList pieces{"<",
                                ">",
                                "&",
                                "]]>",
                                "<!--",
                                ":61:",
                                "-",
                                "\n",
                                "\r\n",
                                ":62F:",
                                "9999999999999999",
                                QByteArray(3'000, 'A'),
                                "\xC3",
                                "\xFF",
                                QByteArray(1, '\0'),
                                "<![CDATA[",
                                "&#0;",
                                "&#x110000;",
                                "EUR",
                                "21"};
    int refused = 0;
    for (int i = 0; i < 1'500; ++i) {
        QByteArray bytes = whole;
        const int changes = 1 + random.bounded(3);
        for (int change = 0; change < changes && !bytes.isEmpty(); ++change) {
            const qsizetype at = random.bounded(int(bytes.size()));
            switch (random.bounded(5)) {
            case 0: bytes[at] = char(random.bounded(256)); break;
            case 1: bytes.remove(at, 1 + random.bounded(40)); break;
            case 2: bytes.insert(at, pieces.at(random.bounded(int(pieces.size())))); break;
            case 3: bytes.insert(at, bytes.mid(random.bounded(int(bytes.size())), 200)); break;
            default: bytes[at] = char(bytes.at(at) ^ (1 << random.bounded(8))); break;
            }
        }
        const auto read = readBytes(bytes);
        if (!read) {
            ++refused;
            QVERIFY2(!read.error().field.isEmpty(), qPrintable(read.error().detail));
            QCOMPARE(read.error().code, ErrorCode::FieldInvalid);
            continue;
        }
        for (const bank::ParsedStatement &statement : read->statements) {
            qint64 sum = statement.head.opening.cents();
            for (const BankEntry &entry : statement.entries) {
                sum += entry.amount.cents();
                for (const ByteSpan &span : entry.text.spans(0, entry.text.size()))
                    QVERIFY(span.offset >= 0 && span.offset + span.length <= bytes.size());
            }
            QCOMPARE(statement.head.closing.cents() - sum, statement.difference);
        }
    }
    QVERIFY(refused > 100);
}

void TestHostileBankFiles::boundsTheSizeOfAFile()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(u"huge.cod"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(file.resize(bank::kMaxFileBytes + 1)); // sparse
    file.close();
    BankReadControl control;
    const auto read = bank::readBankFile(file.fileName(), control);
    QVERIFY(!read);
    QCOMPARE(read.error(), (Error{ErrorCode::FieldInvalid, u"has more than 100 MiB"_s, u"file"_s}));
}

void TestHostileBankFiles::stopsWhenCancelled()
{
    QTemporaryDir folder;
    for (const QString &name : kSamples) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(sample(name));
        file.close();
        BankReadControl control;
        control.isCancelled = true;
        const auto read = bank::readBankFile(file.fileName(), control);
        QVERIFY(!read);
        QCOMPARE(read.error().code, ErrorCode::Cancelled);
        BankReadControl free;
        QVERIFY(bank::readBankFile(file.fileName(), free));
        QCOMPARE(free.done.load(), free.total.load());
    }
}

void TestHostileBankFiles::refusesAFolderAndAMissingFile()
{
    QTemporaryDir folder;
    BankReadControl control;
    for (const QString &path : {folder.path(), folder.filePath(u"missing"_s), u"/dev/null"_s}) {
        const auto read = bank::readBankFile(path, control);
        QVERIFY(!read);
        QCOMPARE(read.error(), (Error{ErrorCode::FieldInvalid, u"is not a file"_s, u"file"_s}));
    }
}

TILLDESK_TEST(TestHostileBankFiles, QCoreApplication)
#include "tst_hostile_bank_files.moc"
