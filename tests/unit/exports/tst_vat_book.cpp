#include "core/debtors/simulation_service.h"
#include "core/exports/exporter.h"
#include "core/exports/words.h"
#include "tests/support/test_program.h"
#include "tests/support/tool.h"
#include "tests/unit/exports/books_world.h"

#include <QGuiApplication>
#include <QProcess>
#include <QtTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::test;

namespace {

/// A row of the VAT book as CSV has it, amounts in cents.
struct VatRow {
    QDate day;
    QString profile;
    int rate = kNoVatRate;
    qint64 paid = 0;
    qint64 largeCount = 0;
    qint64 large = 0;
    qint64 refunded = 0;
    qint64 withVat = 0;
    qint64 withoutVat = 0;
    qint64 vat = 0;
};

qint64 cents(QByteArray text)
{
    return text.replace(".", "").toLongLong();
}

/// @pre only the names of merchants have commas
QList<VatRow> rowsOf(const QByteArray &csv)
{
    QList<VatRow> rows;
    for (const QByteArray &line : csv.split('\n').mid(1)) {
        const QByteArrayList all = line.trimmed().split(',');
        if (all.size() < 15)
            continue;
        // Names of merchants may have commas.
        const QByteArrayList cells = all.first(1) + QByteArrayList{QByteArray()} + all.last(13);
        rows.append({.day = QDate::fromString(QString::fromLatin1(cells.at(0)), u"yyyy-MM-dd"_s),
                     .profile = QString::fromUtf8(cells.at(2)),
                     .rate = vatRateFrom(QString::fromLatin1(cells.at(4))).value_or(kNoVatRate),
                     .paid = cents(cells.at(6)),
                     .largeCount = cells.at(7).toLongLong(),
                     .large = cents(cells.at(8)),
                     .refunded = cents(cells.at(10)),
                     .withVat = cents(cells.at(11)),
                     .withoutVat = cents(cells.at(12)),
                     .vat = cents(cells.at(13))});
    }
    return rows;
}

} // namespace

/// The VAT book: sales by day, till and VAT rate.
class TestVatBook : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void addsUpToTheLedger_data();
    void addsUpToTheLedger();
    void hasEveryDay();
    void listsLargeSalesApart();
    void agreesWithTheJournal();
    void hasTheSameRowsInTheWorkbook();
    void hasTheSumsOfEachRateOnPaper_data();
    void hasTheSumsOfEachRateOnPaper();
    void saysThatTodayIsNotOver();
    void neverChangesARateOfThePast();
    void prefersTheRateOfThePointOfSale();
    void refusesWrongRates_data();
    void refusesWrongRates();
    void splitsToTheCent();
};

void TestVatBook::addsUpToTheLedger_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 860; seed < 866; ++seed)
        QTest::addRow("%u", seed) << seed;
}

/// Each day, till and rate as counted from the tables; the whole as the ledger has it; over clock
/// changes, a leap day and New Year.
void TestVatBook::addsUpToTheLedger()
{
    QFETCH(const quint32, seed);
    BooksWorld shop(seed);
    for (const MerchantId &merchant : shop.merchants()) {
        const auto expected = shop.sales(merchant);
        const auto files = shop.write(VatBookFilter{{merchant}, {}, {}}, ExportFormat::CsvRaw);
        QCOMPARE(files.size(), 1);
        qint64 paid = 0;
        qint64 refunded = 0;
        std::map<std::pair<QDate, int>, qint64> byRate; // profiles may have the same name
        std::map<std::pair<QDate, int>, qint64> wanted;
        for (const auto &[key, gross] : expected) {
            const auto &[day, profile, rate] = key;
            wanted[{day, rate}] += gross.paid - gross.refunded;
        }
        for (const VatRow &row : rowsOf(files.first())) {
            paid += row.paid;
            refunded += row.refunded;
            QCOMPARE(row.withVat, row.paid - row.refunded);
            QCOMPARE(row.withoutVat + row.vat, row.withVat);
            QCOMPARE(row.vat,
                     BooksWorld::vat(row.paid, row.rate) - BooksWorld::vat(row.refunded, row.rate));
            if (row.paid != 0 || row.refunded != 0)
                byRate[{row.day, row.rate}] += row.withVat;
        }
        for (auto *sums : {&byRate, &wanted})
            std::erase_if(*sums, [](const auto &sum) { return sum.second == 0; });
        QVERIFY(byRate == wanted);
        const auto inLedger = [&](int cause) {
            return shop.world.core.number(u"SELECT CAST(coalesce(sum(e.amount), 0) AS BIGINT) FROM "
                                          u"ledger_entry e JOIN ledger_account a"
                                          " ON a.seq = CASE WHEN e.cause = 1 THEN e.credit ELSE "
                                          "e.debit END WHERE a.merchant_id = '%1'"
                                          " AND e.cause = %2"_s.arg(merchant.text())
                                              .arg(cause));
        };
        QCOMPARE(paid, inLedger(1));
        QCOMPARE(refunded, inLedger(3));
    }
}

void TestVatBook::hasEveryDay()
{
    BooksWorld shop(870, 1);
    const QTimeZone zone = shop.world.closing.zone;
    const VatBookFilter filter{{},
                               payouts::CalendarDay::beginOf({2027, 10, 1}, zone),
                               payouts::CalendarDay::beginOf({2028, 4, 1}, zone)};
    const auto files = shop.write(filter, ExportFormat::CsvRaw);
    QCOMPARE(files.size(), 1);
    QDate next(2027, 10, 1);
    int empty = 0;
    for (const VatRow &row : rowsOf(files.first())) {
        if (row.day == next.addDays(-1))
            continue;
        QCOMPARE(row.day, next);
        next = next.addDays(1);
        empty += row.paid == 0 && row.refunded == 0 ? 1 : 0;
    }
    QCOMPARE(next, QDate(2028, 4, 1));
    QVERIFY(empty > 150);
}

void TestVatBook::listsLargeSalesApart()
{
    BooksWorld shop(871, 1);
    const MerchantId merchant = shop.merchants().first();
    Books books = *shop.books.books(merchant);
    books.largeSale = Amount::fromCents(500'000);
    QVERIFY(shop.world.core.commit([&] { return shop.books.change(merchant, books); }));
    const auto files = shop.write(VatBookFilter(), ExportFormat::CsvRaw);
    QCOMPARE(files.size(), 1);
    qint64 large = 0;
    for (const VatRow &row : rowsOf(files.first())) {
        large += row.large;
        QVERIFY(row.large <= row.paid && (row.large > 0) == (row.largeCount > 0));
    }
    QCOMPARE(
        large,
        shop.world.core.number(u"SELECT CAST(sum(amount) AS BIGINT) FROM payment WHERE status = 6"
                               " AND amount > 500000"_s));
}

/// The VAT of the journal is that of the book, each day.
void TestVatBook::agreesWithTheJournal()
{
    BooksWorld shop(872, 1);
    const MerchantId merchant = shop.merchants().first();
    const QString account = *shop.books.books(merchant)->account({BookAccountKind::Vat});
    std::map<QDate, qint64> booked;
    for (const auto &[key, cents] : shop.expected(merchant, *shop.books.books(merchant))) {
        if (key.second == account)
            booked[key.first] -= cents;
    }
    const auto files = shop.write(VatBookFilter(), ExportFormat::CsvRaw);
    QCOMPARE(files.size(), 1);
    std::map<QDate, qint64> listed;
    for (const VatRow &row : rowsOf(files.first()))
        listed[row.day] += row.vat;
    std::erase_if(listed, [](const auto &day) { return day.second == 0; });
    QVERIFY(!listed.empty() && listed == booked);
}

void TestVatBook::hasTheSameRowsInTheWorkbook()
{
    BooksWorld shop(873, 1);
    QTemporaryDir place;
    const auto save = [&](const QString &name, ExportFormat format) {
        const auto files = shop.write(VatBookFilter(), format);
        QFile file(place.filePath(name));
        return files.size() == 1 && file.open(QIODevice::WriteOnly)
            && file.write(files.first()) == files.first().size();
    };
    QVERIFY(save(u"book.xlsx"_s, ExportFormat::Xlsx));
    QVERIFY(save(u"book.csv"_s, ExportFormat::CsvRaw));
    QProcess reader;
    reader.setProcessChannelMode(QProcess::MergedChannels);
    reader.start(QStringLiteral(PYTHON),
                 {u"-B"_s, QStringLiteral(HERE "/read_vat_book.py"), place.filePath(u"book.xlsx"_s),
                  place.filePath(u"book.csv"_s)});
    QVERIFY(reader.waitForFinished(60'000));
    const QByteArray said = reader.readAll();
    QVERIFY2(reader.exitCode() == 0 && said.endsWith(" rows\n"), said.constData());
}

void TestVatBook::hasTheSumsOfEachRateOnPaper_data()
{
    QTest::addColumn<QString>("amount"); // of 1234.50
    QTest::addColumn<QString>("day");
    QTest::newRow("en") << u"1,234.50"_s << u"01/02/2028"_s;
    QTest::newRow("nl") << u"1.234,50"_s << u"01/02/2028"_s;
    QTest::newRow("fr") << u"1\u00A0234,50"_s << u"01/02/2028"_s;
    QTest::newRow("de") << u"1.234,50"_s << u"01.02.2028"_s;
}

/// After refunds, as the rows add up; with whole days and headings.
void TestVatBook::hasTheSumsOfEachRateOnPaper()
{
    QFETCH(const QString, amount);
    QFETCH(const QString, day);
    const QString language = QString::fromLatin1(QTest::currentDataTag());
    const exports::Words words(language);
    QCOMPARE(exports::eurosInWords(words, 123'450), amount);
    BooksWorld shop(874, 1);
    const QTimeZone zone = shop.world.closing.zone;
    const VatBookFilter filter{{},
                               payouts::CalendarDay::beginOf({2028, 1, 1}, zone),
                               payouts::CalendarDay::beginOf({2029, 1, 1}, zone)};
    std::map<int, VatRow> rates;
    VatRow all;
    for (const VatRow &row : rowsOf(shop.write(filter, ExportFormat::CsvRaw).first())) {
        for (VatRow *sum : {&rates[row.rate], &all}) {
            sum->paid += row.paid;
            sum->refunded += row.refunded;
            sum->withVat += row.withVat;
            sum->withoutVat += row.withoutVat;
            sum->vat += row.vat;
        }
    }
    QVERIFY(rates.size() > 1 && all.refunded > 0);
    QTemporaryDir place;
    const QString path = place.filePath(u"book.pdf"_s);
    ExportControl control;
    const auto report = exports::write(
        shop.world.core.db, shop.world.closing,
        {.list = filter, .format = ExportFormat::Pdf, .language = language}, path, control);
    QVERIFY2(report, qPrintable(report ? QString() : report.error().detail));
    QCOMPARE(report->sum.cents(), all.withVat);
    const QString text =
        QString::fromUtf8(runTool(u"pdftotext"_s, {u"-layout"_s, path, u"-"_s}).output);
    rates.insert({kNoVatRate - 1, all});
    for (const auto &[rate, sum] : rates) {
        if (sum.paid == 0 && sum.refunded == 0)
            continue; // days without sales
        QStringList amounts;
        for (const qint64 cents : {sum.paid, sum.refunded, sum.withVat, sum.withoutVat, sum.vat})
            amounts << exports::eurosInWords(words, cents);
        const bool hasLine = std::ranges::any_of(text.split(u'\n'), [&](const QString &line) {
            return line.simplified().endsWith(amounts.join(u' ').simplified());
        });
        QVERIFY2(hasLine, qPrintable(amounts.join(u' ') + u'\n' + text.left(2'000)));
    }
    QVERIFY2(text.contains(day), qPrintable(text.left(2'000)));
    QVERIFY(!text.contains("00:00"_L1));
    for (const char *heading : {"Large sales with VAT", "Refunds with VAT", "Sales with VAT",
                                "Without VAT", "Point of sale", "VAT rate, %"}) {
        for (const QString &word : words(heading).split(u' '))
            QVERIFY2(text.contains(word), qPrintable(word + u'\n' + text.left(3'000)));
    }
}

void TestVatBook::saysThatTodayIsNotOver()
{
    BooksWorld shop(875, 1);
    const QDate today = shop.world.closing.day(debtors::storedServiceTime(shop.world.core.db));
    const Timestamp begin = payouts::CalendarDay::beginOf(today, shop.world.closing.zone);
    QTemporaryDir place;
    const auto save = [&](const ExportList &list, ExportFormat format) {
        ExportControl control;
        return exports::write(shop.world.core.db, shop.world.closing, {list, format},
                              place.filePath(u"book"_s), control);
    };
    QCOMPARE(save(VatBookFilter(), ExportFormat::CsvEu)->openDay, today);
    QCOMPARE(save(VatBookFilter{{}, {}, begin}, ExportFormat::CsvEu)->openDay, QDate());
    QCOMPARE(save(ClearingFilter(), ExportFormat::CsvEu)->openDay, today);
    QVERIFY(save(VatBookFilter{{}, begin, {}}, ExportFormat::Pdf));
    const QString text = QString::fromUtf8(
        runTool(u"pdftotext"_s, {u"-layout"_s, place.filePath(u"book"_s), u"-"_s}).output);
    QVERIFY2(text.contains(today.toString(u"dd/MM/yyyy"_s) + u" is not over"_s),
             qPrintable(text.left(2'000)));
}

void TestVatBook::neverChangesARateOfThePast()
{
    CoreFixture core;
    books::BookService books(core.db, core.clock, {});
    const auto set = [&](const QString &rate, const QDate &first) {
        return core.commit(
            [&] { return books.setRate(core.profile.id, {}, *vatSharesFrom(rate, {}), first); });
    };
    const QDate today(2026, 11, 20);
    QVERIFY(set(u"6"_s, today.addDays(-30))); // no rate has counted yet
    const auto late = set(u"21"_s, today.addDays(-1));
    QVERIFY(!late);
    QCOMPARE(late.error().code, ErrorCode::FieldInvalid);
    QCOMPARE(late.error().field, u"from"_s);
    QVERIFY(!set(u"21"_s, today.addDays(-60))); // would meet days that have a rate
    QVERIFY(set(u"12"_s, {}));
    QVERIFY(set(u"21"_s, today.addDays(10)));
    const books::VatRates rates(core.db);
    const auto at = [&](const QDate &day) { return toText(rates.at(1, 0, day)); };
    QCOMPARE(at(today.addDays(-31)), QString());
    QCOMPARE(at(today.addDays(-1)), u"6"_s);
    QCOMPARE(at(today), u"12"_s);
    QCOMPARE(at(today.addDays(9)), u"12"_s);
    QCOMPARE(at(today.addDays(10)), u"21"_s);
    QVERIFY(core.number(u"SELECT count(*) FROM audit_trail"_s) >= 3);
}

void TestVatBook::prefersTheRateOfThePointOfSale()
{
    CoreFixture core;
    books::BookService books(core.db, core.clock, {});
    QVERIFY(core.commit([&] {
        return core.merchants.addPointOfSale({.id = u"BAR1"_s,
                                              .profileId = core.profile.id,
                                              .name = u"Bar"_s,
                                              .shopId = {},
                                              .shopName = {}});
    }));
    const auto set = [&](const QString &pos, const QString &rate) {
        return core.commit(
            [&] { return books.setRate(core.profile.id, pos, *vatSharesFrom(rate, {})); });
    };
    QVERIFY(set({}, u"6"_s));
    QVERIFY(set(u"BAR1"_s, u"21"_s));
    QCOMPARE(set(u"BAR2"_s, u"21"_s).error().code, ErrorCode::PointOfSaleNotFound);
    const books::VatRates rates(core.db);
    const QDate today(2026, 11, 20);
    QCOMPARE(toText(rates.at(1, 1, today)), u"21"_s);
    QCOMPARE(toText(rates.at(1, 2, today)), u"6"_s);
    QCOMPARE(toText(rates.at(1, 0, today)), u"6"_s);
}

void TestVatBook::refusesWrongRates_data()
{
    QTest::addColumn<QString>("rate");
    for (const QString &rate : {u"12,5"_s, u""_s, u"x"_s, u"-6"_s, u"100"_s, u"6.123"_s, u"6:50"_s,
                                u"6:50,21:49"_s, u"6:50,6:50"_s, u"6:0,21:100"_s, u"6:60,21:60"_s,
                                u"1:10,2:10,3:10,4:10,5:10,6:10,7:10,8:10,9:20"_s})
        QTest::newRow(qPrintable(rate)) << rate;
}

void TestVatBook::refusesWrongRates()
{
    QFETCH(const QString, rate);
    const auto shares = vatSharesFrom(rate, u"rate"_s);
    QVERIFY(!shares);
    QCOMPARE(shares.error().field, u"rate"_s);
}

void TestVatBook::splitsToTheCent()
{
    QCOMPARE(vatIn(Amount::fromCents(106), 600).cents(), 6);
    QCOMPARE(vatIn(Amount::fromCents(1), 2100).cents(), 0);
    QCOMPARE(vatIn(Amount::fromCents(3), 2100).cents(), 1); // 0.52 cents
    QCOMPARE(vatIn(Amount::fromCents(9'000'000'000'000'000'000), 2100).cents(),
             1'561'983'471'074'380'165);
    QCOMPARE(vatIn(Amount::fromCents(100), kNoVatRate).cents(), 0);
    QRandomGenerator random(7);
    for (int i = 0; i < 2'000; ++i) {
        VatShares shares;
        const int parts = 1 + random.bounded(kMaxVatParts);
        for (int part = 0; part < parts; ++part)
            shares.append(
                {.rate = part * 300, .weight = 1 + qint64(random.bounded(1u << 31)) * 400});
        QCOMPARE(sharesFromStored(storedShares(shares)), shares);
        const Amount amount = Amount::fromCents(1 + random.bounded(Amount::kMaxCents));
        qint64 sum = 0;
        for (const auto &[rate, part] : splitByVat(amount, shares)) {
            QVERIFY(part >= Amount());
            sum += part.cents();
        }
        QCOMPARE(sum, amount.cents());
    }
}

TILLDESK_TEST(TestVatBook, QGuiApplication)
#include "tst_vat_book.moc"
