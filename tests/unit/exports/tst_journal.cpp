#include "core/storage/sql_list.h"
#include "tests/support/test_program.h"
#include "tests/unit/exports/books_world.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QtTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::test;

namespace {

/// Returns the sums by day and account; fails the entry that does not balance by a key of its own.
BooksWorld::Sums sumsOf(const QJsonArray &entries)
{
    BooksWorld::Sums sums;
    for (const QJsonValue &entry : entries) {
        qint64 whole = 0;
        const QDate day = QDate::fromString(entry[u"day"_s].toString(), Qt::ISODate);
        for (const QJsonValue &line : entry[u"lines"_s].toArray()) {
            const auto cents = qint64(line[u"cents"_s].toDouble());
            whole += cents;
            sums[{day, line[u"account"_s].toString()}] += cents;
        }
        if (whole != 0)
            sums[{day, u"does not balance"_s}] += whole;
    }
    std::erase_if(sums, [](const auto &sum) { return sum.second == 0; });
    return sums;
}

/// Returns the sums that differ; empty if none does.
QString difference(const BooksWorld::Sums &found, const BooksWorld::Sums &expected)
{
    QStringList lines;
    const auto note = [&lines](const auto &sum, const QString &what) {
        lines << u"%1 %2 %3 %4"_s.arg(sum.first.first.toString(Qt::ISODate), sum.first.second)
                     .arg(sum.second)
                     .arg(what);
    };
    for (const auto &sum : found) {
        const auto other = expected.find(sum.first);
        if (other == expected.end() || other->second != sum.second)
            note(sum, u"found"_s);
    }
    for (const auto &sum : expected) {
        const auto other = found.find(sum.first);
        if (other == found.end() || other->second != sum.second)
            note(sum, u"expected"_s);
    }
    return lines.join(u'\n');
}

} // namespace

/// The journal for bookkeeping programs, read back by readers of their own.
class TestJournal : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void booksEveryDayInEveryFormat_data();
    void booksEveryDayInEveryFormat();
    void balancesToTheLedger_data();
    void balancesToTheLedger();
    void meetsTheBanksStatementsOnTheAccountForTransfers();
    void booksWithVatWhereTheProgramSplitsIt();
    void booksRatesOfThePaymentItself();
    void namesWhatIsMissing_data();
    void namesWhatIsMissing();
    void writesTheSameFileAgain();
    void leavesOutTheDayThatIsNotOver();
};

void TestJournal::booksEveryDayInEveryFormat_data()
{
    QTest::addColumn<ExportFormat>("format");
    QTest::addColumn<quint32>("seed");
    QTest::addColumn<std::optional<FeeCollection>>("fees");
    quint32 seed = 800;
    for (const ExportFormat format :
         {ExportFormat::Exact, ExportFormat::WinBooks, ExportFormat::Yuki, ExportFormat::Octopus,
          ExportFormat::Datev, ExportFormat::Odoo, ExportFormat::Hledger}) {
        QTest::addRow("%s", toText(format).data())
            << format << ++seed << std::optional<FeeCollection>();
        QTest::addRow("%s, net of fees", toText(format).data())
            << format << ++seed << std::optional(FeeCollection::Net);
    }
    QTest::newRow("fees collected apart")
        << ExportFormat::Hledger << ++seed << std::optional(FeeCollection::Gross);
}

/// Sales by VAT rate, VAT, refunds, payouts, fees and the clearing account, each day to the cent;
/// over clock changes, a leap day and turns of the year; rates change on two days.
void TestJournal::booksEveryDayInEveryFormat()
{
    QFETCH(const ExportFormat, format);
    QFETCH(const quint32, seed);
    QFETCH(const std::optional<FeeCollection>, fees);
    BooksWorld shop(seed, 3, fees);
    // DATEV takes one year a file.
    const bool isOfOneYear = format == ExportFormat::Datev;
    const QDate first = isOfOneYear ? QDate(2028, 1, 1) : QDate(2026, 1, 1);
    const auto begin = payouts::CalendarDay::beginOf(first, shop.world.closing.zone);
    const QDate last = isOfOneYear ? QDate(2028, 12, 31) : QDate(2029, 2, 28);
    const auto end = payouts::CalendarDay::beginOf(last.addDays(1), shop.world.closing.zone);
    int lines = 0;
    for (const MerchantId &merchant : shop.merchants()) {
        auto expected = shop.expected(merchant, *shop.books.books(merchant));
        std::erase_if(expected, [&first, &last](const auto &sum) {
            return sum.first.first < first || sum.first.first > last;
        });
        const auto files = shop.write(JournalFilter{{merchant}, begin, end}, format);
        if (expected.empty()) {
            QVERIFY(files.isEmpty());
            continue;
        }
        QVERIFY2(files.size() == 1, qPrintable(shop.failure.field + shop.failure.detail));
        QCOMPARE(difference(sumsOf(shop.read(format, files.first())), expected), QString());
        lines += int(expected.size());
    }
    QVERIFY(lines > 30);
}

void TestJournal::balancesToTheLedger_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 820; seed < 822; ++seed)
        QTest::addRow("%u", seed) << seed;
}

/// hledger itself says that the clearing account ends with what the ledger owes the merchant.
void TestJournal::balancesToTheLedger()
{
    QFETCH(const quint32, seed);
    BooksWorld shop(seed);
    for (const MerchantId &merchant : shop.merchants()) {
        const auto files = shop.write(JournalFilter{{merchant}, {}, {}}, ExportFormat::Hledger);
        if (files.isEmpty())
            continue;
        qint64 clearing = 0;
        const QString account = *shop.books.books(merchant)->account({BookAccountKind::Clearing});
        for (const auto &[key, cents] : sumsOf(shop.read(ExportFormat::Hledger, files.first())))
            clearing += key.second == account ? cents : 0;
        QCOMPARE(clearing, shop.world.owed(merchant.text()));
    }
}

/// The bank's statements credit each payout on that account, and debit the bank's own: the journal
/// must leave the bank's alone, or each payout would be booked twice.
void TestJournal::meetsTheBanksStatementsOnTheAccountForTransfers()
{
    BooksWorld shop(822, 1, FeeCollection::Gross);
    const auto files =
        shop.write(JournalFilter{{shop.merchants().first()}, {}, {}}, ExportFormat::Hledger);
    QCOMPARE(files.size(), 1);
    qint64 transferred = 0;
    for (const auto &[key, cents] : sumsOf(shop.read(ExportFormat::Hledger, files.first()))) {
        QVERIFY2(!key.second.startsWith("55"_L1), qPrintable(key.second));
        transferred += key.second == "580000"_L1 ? cents : 0;
    }
    const auto booked = [&shop](LedgerCause cause) { // by the bank
        return shop.world.core.number(
            u"SELECT CAST(coalesce(sum(amount), 0) AS BIGINT) FROM ledger_entry WHERE cause = "_s
            + storage::sqlNumber(cause));
    };
    const qint64 paidOut = booked(LedgerCause::PayoutMade) + booked(LedgerCause::PaidOutAgain);
    const qint64 collected = booked(LedgerCause::FeeCollected) - booked(LedgerCause::FeePaidBack);
    QVERIFY(paidOut > 0 && collected > 0);
    QCOMPARE(transferred, paidOut - collected);
}

/// The German charts have accounts that compute the VAT by themselves.
void TestJournal::booksWithVatWhereTheProgramSplitsIt()
{
    BooksWorld shop(830, 1);
    const MerchantId merchant = shop.merchants().first();
    Books books = *shop.books.books(merchant);
    books.chart = BookChart::GermanySkr04;
    QVERIFY(shop.world.core.commit([&] { return shop.books.change(merchant, books); }));
    for (const int rate : {0, 550, 600, 1200, 1900, 2100}) {
        for (const auto kind : {BookAccountKind::Sales, BookAccountKind::Refunds})
            QVERIFY(shop.world.core.commit([&] {
                return shop.books.setAccount(merchant, {kind, rate},
                                             u"4%1"_s.arg(rate / 10 + int(kind), 3, 10, '0'_L1));
            }));
    }
    books = *shop.books.books(merchant);
    const auto begin = payouts::CalendarDay::beginOf({2028, 1, 1}, shop.world.closing.zone);
    const auto files = shop.write(JournalFilter{{merchant}, begin, {}}, ExportFormat::Hledger);
    QVERIFY2(files.size() == 1, qPrintable(shop.failure.field));
    auto expected = shop.expected(merchant, books);
    std::erase_if(expected, [](const auto &sum) { return sum.first.first < QDate(2028, 1, 1); });
    QVERIFY(std::ranges::none_of(expected,
                                 [](const auto &sum) { return sum.first.second == "451000"_L1; }));
    QCOMPARE(difference(sumsOf(shop.read(ExportFormat::Hledger, files.first())), expected),
             QString());
}

void TestJournal::booksRatesOfThePaymentItself()
{
    BooksWorld shop(831, 1);
    // Every payment names its rates: 6 % for one euro, 21 % for the rest.
    shop.world.core.db.execute(
        u"INSERT INTO payment_vat (payment, shares) SELECT seq, '600:100 2100:' || (amount - 100)"
        " FROM payment WHERE status = 6 AND amount > 100"_s);
    const qint64 count =
        shop.world.core.number(u"SELECT count(*) FROM payment WHERE status = 6 AND amount > 100"_s);
    QVERIFY(count > 20);
    const auto files = shop.write(VatBookFilter(), ExportFormat::CsvRaw);
    QCOMPARE(files.size(), 1);
    qint64 cents = 0;
    for (const QByteArray &line : files.first().split('\n')) {
        const QByteArrayList all = line.trimmed().split(',');
        // The name of the merchant may have commas.
        const QByteArrayList cells = all.last(std::min<qsizetype>(all.size(), 13));
        if (cells.size() == 13 && cells.at(2) == "6")
            cents += QByteArray(cells.at(4)).replace(".", "").toLongLong();
    }
    QCOMPARE(cents, count * 100);
}

void TestJournal::namesWhatIsMissing_data()
{
    QTest::addColumn<ExportFormat>("format");
    QTest::addColumn<QString>("what"); // that is missing or wrong
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<QString>("field");
    QTest::newRow("account") << ExportFormat::Hledger << u"chart"_s << ErrorCode::FieldRequired
                             << u"clearing"_s;
    QTest::newRow("no account") << ExportFormat::Hledger << u"none"_s << ErrorCode::FieldRequired
                                << u"clearing"_s;
    QTest::newRow("consultant") << ExportFormat::Datev << u"consultant"_s
                                << ErrorCode::FieldRequired << u"consultant"_s;
    QTest::newRow("client") << ExportFormat::Datev << u"client"_s << ErrorCode::FieldRequired
                            << u"client"_s;
    QTest::newRow("two years") << ExportFormat::Datev << QString() << ErrorCode::FieldInvalid
                               << u"from"_s;
    QTest::newRow("book year, WinBooks")
        << ExportFormat::WinBooks << u"firstYear"_s << ErrorCode::FieldRequired << u"first-year"_s;
    QTest::newRow("book year, Octopus")
        << ExportFormat::Octopus << u"firstYear"_s << ErrorCode::FieldRequired << u"first-year"_s;
    QTest::newRow("journal") << ExportFormat::Exact << u"journal"_s << ErrorCode::FieldInvalid
                             << u"journal"_s;
    QTest::newRow("long account") << ExportFormat::Exact << u"account"_s << ErrorCode::FieldInvalid
                                  << u"account"_s;
    QTest::newRow("period") << ExportFormat::Odoo << u"period"_s << ErrorCode::PayoutNotFound
                            << u"from"_s;
}

void TestJournal::namesWhatIsMissing()
{
    QFETCH(const ExportFormat, format);
    QFETCH(const QString, what);
    QFETCH(const ErrorCode, code);
    QFETCH(const QString, field);
    BooksWorld shop(840, 1);
    const MerchantId merchant = shop.merchants().first();
    Books books = *shop.books.books(merchant);
    JournalFilter filter;
    if (what == "chart"_L1)
        books.chart = BookChart::Own;
    else if (what == "consultant"_L1)
        books.consultant = 0;
    else if (what == "client"_L1)
        books.client = 0;
    else if (what == "firstYear"_L1)
        books.firstYear = 0;
    else if (what == "journal"_L1)
        books.journal = u"SALES"_s;
    else if (what == "period"_L1)
        filter.to = *parseIsoTime(u"2026-10-31T23:00:00Z"_s);
    shop.world.core.commit([&] {
        std::ignore = shop.books.change(merchant, books);
        if (what == "account"_L1 || what == "none"_L1)
            std::ignore = shop.books.setAccount(merchant, {BookAccountKind::Clearing},
                                                what == "none"_L1 ? QString() : u"5801000000"_s);
        return 0;
    });
    QVERIFY(shop.write(filter, format).isEmpty());
    QCOMPARE(shop.failure.code, code);
    QCOMPARE(shop.failure.field, field);
}

void TestJournal::writesTheSameFileAgain()
{
    BooksWorld shop(850, 1);
    const auto begin = payouts::CalendarDay::beginOf({2028, 1, 1}, shop.world.closing.zone);
    const auto end = payouts::CalendarDay::beginOf({2028, 12, 31}, shop.world.closing.zone);
    const JournalFilter filter{{}, begin, end};
    for (const ExportFormat format : {ExportFormat::Datev, ExportFormat::Hledger}) {
        const auto first = shop.write(filter, format);
        QVERIFY(!first.isEmpty() && !first.first().isEmpty());
        QCOMPARE(shop.write(filter, format), first);
    }
}

void TestJournal::leavesOutTheDayThatIsNotOver()
{
    BooksWorld shop(851, 1);
    shop.world.stopClockAt(shop.world.at({2028, 2, 28}, 12));
    const auto files = shop.write(JournalFilter(), ExportFormat::Odoo);
    QCOMPARE(files.size(), 1);
    QDate last;
    for (const auto &[key, cents] : sumsOf(shop.read(ExportFormat::Odoo, files.first())))
        last = std::max(last, key.first);
    QVERIFY(last >= QDate(2028, 1, 1) && last < QDate(2028, 2, 28));
}

TILLDESK_TEST(TestJournal, QCoreApplication)
#include "tst_journal.moc"
