#include "tests/support/some_reports.h"
#include "tests/support/test_program.h"
#include "tests/ui/shop_fixture.h"
#include "ui/models/common/format.h"
#include "ui/models/reports/report_bars.h"
#include "ui/models/reports/report_document.h"
#include "ui/models/reports/report_presenter.h"
#include "ui/models/reports/report_table.h"

#include <QLocale>
#include <QSignalSpy>
#include <QTest>
#include <QTimeZone>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ui;
using namespace tilldesk::test;

namespace {

using Kind = Period::Kind;
using State = ReportPresenter::State;

/// A report over sixty days of the bakery's payments.
struct ReportBooks : Shop {
    ReportBooks()
    {
        payments.payments = someWeeksAtTheBakery(60);
        reports.refunded = someRefundsOf(60);
        reports.pointsOfSale = somePlacesTakings();
        merchants.entries = someProfiles();
        profiles.load();
        QCoreApplication::processEvents();
    }
    void start()
    {
        report.start();
        payments.settle();
    }
    void show(Kind kind)
    {
        report.setPeriod({kind});
        payments.settle();
    }
    [[nodiscard]] QString card(int number) const { return report.cards().value(number).value; }
    [[nodiscard]] PayoutSum paidIn(const TimeRange &range) const
    {
        PayoutSum sum;
        for (const Payment &payment : payments.payments) {
            if (payment.status == PaymentStatus::Succeeded && payment.createdAt >= *range.from
                && payment.createdAt <= range.to.value_or(clock.now()))
                sum = sumOf(sum, {1, payment.amount});
        }
        return sum;
    }

    ProfileChoice profiles{gateways};
    Ticker ticker;
    ReportPresenter report{gateways, profiles, ticker};
};

/// Returns the CSV of rows.
QByteArray csvOfRows(Grouping grouping, const QList<ReportRow> &rows)
{
    return tableCsv(reportFigures(grouping, rows));
}

} // namespace

class TestReportPresenter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QLocale::setDefault(QLocale(u"en"_s)); }
    void asksNothingBeforeItIsStarted();
    void showsTodayByHour();
    void showsLaterHoursThatHaveTakings();
    void sumsEveryPeriod_data();
    void sumsEveryPeriod();
    void takesTheUsualRowsOfAPeriod();
    void changesRowsWithinReason();
    void makesRowsThatAddUp_data();
    void makesRowsThatAddUp();
    void showsPointsOfSale();
    void showsWhatEachPersonTookAndRefunded();
    void comparesWithThePeriodBefore();
    void followsTheProfile();
    void staysLive();
    void beginsAnewAtMidnight();
    void dropsAnswersToOlderQuestions();
    void saysWhatWentWrong();
    void keepsOldFiguresWhenAskingAgainFails();
    void knowsWhenThereIsNothing();
    void namesWhatItShows();
    void exportsWhatItShows();
    void printsCardsAndRows();
    void writesCsvForTheLanguage();
    void showsFeesBesideGrossAndNet();
    void disarmsFormulas();
    void tellsTheTableItsTotal();
};

void TestReportPresenter::asksNothingBeforeItIsStarted()
{
    ReportBooks books;
    books.report.setPeriod({Kind::ThisMonth});
    books.report.refresh();
    QVERIFY(!books.payments.calls.contains(u"takings"_s));
    QVERIFY(books.reports.calls.isEmpty());
    books.start();
    QVERIFY(books.payments.calls.contains(u"takings"_s));
}

void TestReportPresenter::showsTodayByHour()
{
    ReportBooks books;
    books.start();
    QCOMPARE(books.report.state(), State::Ready);
    QCOMPARE(books.report.grouping(), Grouping::Hour);
    const QList<ReportRow> rows = books.report.rows();
    QCOMPARE(rows.size(), 15); // 00:00 to 14:32
    QCOMPARE(rows.first().label, u"00:00–01:00"_s);
    QVERIFY(rows.last().isNow);
    QCOMPARE(rows[8].payments.count, 4);
    QCOMPARE(rows[7].payments.count, 0);
    QCOMPARE(rows[11].refunds, (PayoutSum{1, Amount::fromCents(450)}));
    QCOMPARE(rows[11].net().cents(), rows[11].payments.sum.cents() - 450);
}

void TestReportPresenter::showsLaterHoursThatHaveTakings()
{
    ReportBooks books;
    // Clock set back: some payments are in the future.
    books.clock.set(kSomeNow - std::chrono::hours(5));
    books.start();
    QCOMPARE(books.report.rows().size(), 15);
    QCOMPARE(books.report.rows().last().payments.count, 4);
    ReportBooks early;
    early.payments.payments.clear();
    early.reports.refunded.clear();
    early.clock.set(kSomeNow - std::chrono::hours(13));
    early.start();
    QCOMPARE(early.report.rows().size(), 12);
}

void TestReportPresenter::sumsEveryPeriod_data()
{
    QTest::addColumn<Kind>("kind");
    for (const Kind kind : {Kind::Today, Kind::Yesterday, Kind::ThisWeek, Kind::LastWeek,
                            Kind::ThisMonth, Kind::LastMonth, Kind::ThisQuarter})
        QTest::newRow(qPrintable(QString::number(int(kind)))) << kind;
}

void TestReportPresenter::sumsEveryPeriod()
{
    QFETCH(const Kind, kind);
    ReportBooks books;
    books.start();
    books.show(kind);
    const PayoutSum paid = books.paidIn(rangeOf({kind}, books.clock.now()));
    QVERIFY(paid.count > 20);
    QCOMPARE(books.report.taken(), paid);
    QCOMPARE(books.report.total().payments, paid);
    QCOMPARE(books.card(0), money(paid.sum));
    QCOMPARE(books.card(1), wholeNumber(paid.count));
    QCOMPARE(books.card(2), money(averageOf(paid)));
}

void TestReportPresenter::takesTheUsualRowsOfAPeriod()
{
    ReportBooks books;
    books.start();
    books.show(Kind::ThisWeek);
    QCOMPARE(books.report.grouping(), Grouping::Day);
    QCOMPARE(books.report.rows().size(), 5);
    books.show(Kind::ThisQuarter);
    QCOMPARE(books.report.grouping(), Grouping::Week);
    books.show(Kind::ThisYear);
    QCOMPARE(books.report.grouping(), Grouping::Month);
    QCOMPARE(books.report.rows().size(), 11);
}

void TestReportPresenter::changesRowsWithinReason()
{
    ReportBooks books;
    books.start();
    books.show(Kind::ThisYear);
    books.report.setGrouping(Grouping::Hour);
    QCOMPARE(books.report.grouping(), Grouping::Month);
    books.report.setGrouping(Grouping::Week);
    books.payments.settle();
    QCOMPARE(books.report.grouping(), Grouping::Week);
    QCOMPARE(books.report.rows().size(), 47);
}

void TestReportPresenter::makesRowsThatAddUp_data()
{
    QTest::addColumn<Grouping>("grouping");
    for (const Grouping grouping : {Grouping::Day, Grouping::Week, Grouping::Month})
        QTest::newRow(qPrintable(QString::number(int(grouping)))) << grouping;
}

void TestReportPresenter::makesRowsThatAddUp()
{
    QFETCH(const Grouping, grouping);
    ReportBooks books;
    books.start();
    books.show(Kind::ThisQuarter); // includes 25 October: daylight saving time ends
    books.report.setGrouping(grouping);
    books.payments.settle();
    const PayoutSum paid = books.paidIn(rangeOf({Kind::ThisQuarter}, books.clock.now()));
    QCOMPARE(books.report.total().payments, paid);
    QCOMPARE(books.report.total().refunds.count, 51); // one refund per day
}

void TestReportPresenter::showsPointsOfSale()
{
    ReportBooks books;
    books.start();
    books.show(Kind::ThisMonth);
    books.report.setGrouping(Grouping::PointOfSale);
    books.payments.settle();
    const QList<ReportRow> rows = books.report.rows();
    QCOMPARE(rows.size(), 3);
    QCOMPARE(rows[0].label, u"Till 1 · Tills"_s);
    QCOMPARE(rows[1].label, u"No point of sale · Webshop"_s);
    QCOMPARE(rows[0].payments.count, 1284);
    // The cards show the totals of the period in every grouping.
    QCOMPARE(books.report.taken(), books.paidIn(rangeOf({Kind::ThisMonth}, books.clock.now())));
    QVERIFY(books.report.note().contains(u"point of sale"_s));
}

void TestReportPresenter::showsWhatEachPersonTookAndRefunded()
{
    ReportBooks books;
    books.staff.hire(u"Anna De Smet"_s, StaffRole::Cashier, u"2468"_s);
    books.staff.hire(u"Marc Peeters"_s, StaffRole::Manager, u"3690"_s);
    QVERIFY(books.report.hasPersons());
    books.reports.people = {
        {u"Marc Peeters"_s, {40, Amount::fromCents(40'000)}, {}},
        {u"Anna De Smet"_s, {30, Amount::fromCents(30'000)}, {7, Amount::fromCents(700)}}};
    books.start();
    books.show(Kind::ThisMonth);
    books.report.setGrouping(Grouping::Person);
    for (int i = 0; i < 5; ++i) {
        QCoreApplication::processEvents();
        books.payments.settle();
    }
    const QList<ReportRow> rows = books.report.rows();
    QCOMPARE(rows.size(), 3); // the two, and the rest
    const auto anna = std::ranges::find(rows, u"Anna De Smet"_s, &ReportRow::label);
    QVERIFY(anna != rows.end());
    QCOMPARE(anna->refunds, (PayoutSum{7, Amount::fromCents(700)}));
    QCOMPARE(anna->payments, (PayoutSum{30, Amount::fromCents(30'000)}));
    QCOMPARE(rows[2].label, u"Web shops, and before the staff"_s);
    QCOMPARE(books.report.total().payments,
             books.paidIn(rangeOf({Kind::ThisMonth}, books.clock.now())));
    QVERIFY(books.report.note().contains(u"who requested it"_s));
}

void TestReportPresenter::comparesWithThePeriodBefore()
{
    ReportBooks books;
    for (Payment &payment : books.payments.payments) {
        const QDate day = inShopZone(payment.createdAt).date();
        payment.amount = Amount::fromCents(day >= QDate(2026, 11, 16) ? 1500 : 1000);
    }
    books.start();
    // Compares with the same days of last week, which have as many payments.
    books.show(Kind::ThisWeek);
    QCOMPARE(books.report.cards().first().note, u"+50\u00A0% vs. the week before"_s);
    books.show(Kind::LastWeek);
    QCOMPARE(books.report.cards().first().note, u"0\u00A0% vs. the week before"_s);
}

void TestReportPresenter::followsTheProfile()
{
    ReportBooks books;
    for (qsizetype i = 0; i < 10; ++i)
        books.payments.payments[books.payments.payments.size() - 1 - i].profileId =
            someProfiles()[1].profile.id;
    books.start();
    const qint64 all = books.report.taken().count;
    books.profiles.choose(someProfiles()[1].profile.id);
    books.payments.settle();
    QCOMPARE(books.report.taken().count, 10);
    QVERIFY(all > 10);
    QCOMPARE(books.report.filter().profiles, QList{someProfiles()[1].profile.id});
    QCOMPARE(books.report.merchants(), QList{someProfiles()[1].merchant.id});
}

void TestReportPresenter::staysLive()
{
    ReportBooks books;
    books.start();
    const qint64 before = books.report.taken().count;
    Payment payment = somePayment(9999, books.clock.now());
    payment.status = PaymentStatus::Succeeded;
    books.payments.add(payment);
    const QSignalSpy changed(&books.report, &ReportPresenter::changed);
    QTRY_VERIFY(books.payments.waiting() > 0);
    books.payments.settle();
    QVERIFY(changed.count() > 0);
    QCOMPARE(books.report.taken().count, before + 1);
}

void TestReportPresenter::beginsAnewAtMidnight()
{
    ReportBooks books;
    books.start();
    books.clock.advance(std::chrono::hours(10));
    books.ticker.tick();
    books.payments.settle();
    QCOMPARE(books.report.days().first, QDate(2026, 11, 21));
    QVERIFY(books.report.isEmpty());
}

void TestReportPresenter::dropsAnswersToOlderQuestions()
{
    ReportBooks books;
    books.start();
    books.report.setPeriod({Kind::ThisMonth});
    books.report.setPeriod({Kind::Yesterday});
    books.payments.flushLastFirst();
    books.payments.settle();
    QCOMPARE(books.report.state(), State::Ready);
    QCOMPARE(books.report.taken(), books.paidIn(rangeOf({Kind::Yesterday}, books.clock.now())));
}

void TestReportPresenter::saysWhatWentWrong()
{
    ReportBooks books;
    books.reports.error = Error{ErrorCode::Storage, {}};
    books.start();
    QCOMPARE(books.report.state(), State::Failed);
    QCOMPARE(books.report.error().code, ErrorCode::Storage);
    QVERIFY(books.card(0).isEmpty());
    books.reports.error.reset();
    books.report.refresh();
    books.payments.settle();
    QCOMPARE(books.report.state(), State::Ready);
    QVERIFY(!books.card(0).isEmpty());
}

void TestReportPresenter::keepsOldFiguresWhenAskingAgainFails()
{
    ReportBooks books;
    books.start();
    const QString taken = books.card(0);
    books.payments.error = Error{ErrorCode::Busy, {}};
    books.report.refresh();
    books.payments.settle();
    QCOMPARE(books.report.state(), State::Stale);
    QCOMPARE(books.card(0), taken);
    QVERIFY(!books.report.rows().isEmpty());
}

void TestReportPresenter::knowsWhenThereIsNothing()
{
    ReportBooks books;
    books.start();
    QVERIFY(!books.report.isEmpty());
    books.show(Kind::LastYear);
    QVERIFY(books.report.isEmpty());
    QCOMPARE(books.card(2), u"–"_s);
    // A day with refunds and no payments is not empty.
    books.payments.payments.clear();
    books.show(Kind::Yesterday);
    QVERIFY(!books.report.isEmpty());
    QVERIFY(books.card(4).contains(QChar(0x2212)));
}

void TestReportPresenter::namesWhatItShows()
{
    ReportBooks books;
    books.start();
    books.show(Kind::LastWeek);
    QCOMPARE(books.report.title(), u"Last week · 9–15 Nov 2026 · All profiles"_s);
    books.profiles.choose(someProfiles()[0].profile.id);
    books.report.setPeriod({Kind::Custom, QDate(2026, 11, 1), QDate(2026, 11, 2)});
    QCOMPARE(books.report.title(), u"1–2 Nov 2026 · Bakkerij Janssens · Webshop"_s);
}

void TestReportPresenter::exportsWhatItShows()
{
    ReportBooks books;
    books.start();
    books.show(Kind::LastMonth);
    const PaymentFilter filter = books.report.filter();
    QCOMPARE(filter.statuses, QList{PaymentStatus::Succeeded});
    QVERIFY(filter.profiles.isEmpty());
    PayoutSum sum;
    for (const Payment &payment : std::as_const(books.payments.payments)) {
        if (payment.createdAt >= filter.from && payment.createdAt <= filter.to)
            sum = sumOf(sum, {1, payment.amount});
    }
    QCOMPARE(sum, books.report.taken());
}

void TestReportPresenter::printsCardsAndRows()
{
    ReportBooks books;
    books.merchants.entries[0].merchant.name = u"<b>Fish & Chips</b>"_s;
    books.profiles.load();
    QCoreApplication::processEvents();
    books.profiles.choose(books.merchants.entries[0].profile.id);
    books.start();
    books.show(Kind::ThisWeek);
    const QString body = reportBody(books.report, books.clock.now(), u"chart"_s);
    QVERIFY(body.contains(u"&lt;b&gt;Fish &amp; Chips&lt;/b&gt;"_s));
    QVERIFY(body.contains(u"picture:chart"_s));
    for (const auto &card : books.report.cards())
        QVERIFY(body.contains(card.value.toHtmlEscaped()));
    for (const ReportRow &row : books.report.rows())
        QVERIFY(body.contains(row.label));
    QVERIFY(body.contains(u"20 Nov 2026, 14:32:10"_s));
    QVERIFY(!reportBody(books.report, books.clock.now(), {}).contains(u"<img"_s));
}

void TestReportPresenter::writesCsvForTheLanguage()
{
    const QList<ReportRow> rows{
        {u"Mon 2"_s, {}, {2, Amount::fromCents(123'405)}, {1, Amount::fromCents(5)}, false},
        {u"Till \"1\", back; front"_s, {}, {0, {}}, {1, Amount::fromCents(250)}, false}};
    QCOMPARE(csvOfRows(Grouping::Day, rows),
             "Day,Payments,Taken,Refunds,Refunded,Net\r\n"
             "Mon 2,2,1234.05,1,0.05,1234.00\r\n"
             "\"Till \"\"1\"\", back; front\",0,0.00,1,2.50,-2.50\r\n"
             "Total,2,1234.05,2,2.55,1231.50\r\n");
    QLocale::setDefault(QLocale(u"nl_BE"_s));
    const QByteArray dutch = csvOfRows(Grouping::Day, rows);
    QVERIFY(dutch.startsWith("\xEF\xBB\xBF"));
    QVERIFY(dutch.contains("Mon 2;2;1234,05;1;0,05;1234,00\r\n"));
    QVERIFY(dutch.contains("\"Till \"\"1\"\", back; front\";0;"));
}

void TestReportPresenter::showsFeesBesideGrossAndNet()
{
    ReportBooks books;
    const Payment &paid =
        *std::ranges::find(books.payments.payments, PaymentStatus::Succeeded, &Payment::status);
    books.reports.feesAt.insert(paid.createdAt, Amount::fromCents(35));
    books.reports.pointsOfSale.first().fees = Amount::fromCents(35);
    books.start();
    books.report.setPeriod(
        {Kind::Custom, inShopZone(paid.createdAt).date(), inShopZone(paid.createdAt).date()});
    books.payments.settle();
    const ReportRow total = books.report.total();
    QCOMPARE(total.fees, Amount::fromCents(35));
    QCOMPARE(total.net().cents(), total.payments.sum.cents() - total.refunds.sum.cents() - 35);
    QCOMPARE(books.card(4), money(total.net()));
    QCOMPARE(books.report.cards().value(4).note, u"taken less refunded and €\u00A00.35 fees"_s);
    QVERIFY(csvOfRows(Grouping::Day, books.report.rows())
                .startsWith("Day,Payments,Taken,Refunds,Refunded,Fees,Net\r\n"));
    QVERIFY(reportBody(books.report, books.clock.now(), {}).contains(u">Fees<"_s));
    books.report.setGrouping(Grouping::PointOfSale);
    books.payments.settle();
    QCOMPARE(books.report.rows().first().fees, Amount::fromCents(35));
    QCOMPARE(books.report.total().fees, Amount::fromCents(35));
}

void TestReportPresenter::disarmsFormulas()
{
    for (const QChar first : u"=+-@\t\r"_s) {
        const ReportRow row{QString(first + u"cmd|' /C calc'!A0"_s), {}, {}, {}, false};
        const QByteArray csv = csvOfRows(Grouping::PointOfSale, {row});
        QVERIFY2(csv.contains(QString(u"'"_s + first + u"cmd"_s).toUtf8()), csv.constData());
    }
    // A negative amount is written as a number: the CSV writer must not escape its minus as a
    // formula.
    const ReportRow row{u"a"_s, {}, {}, {1, Amount::fromCents(100)}, false};
    QVERIFY(csvOfRows(Grouping::Day, {row}).contains(",-1.00\r\n"));
}

void TestReportPresenter::tellsTheTableItsTotal()
{
    ReportTable table;
    table.show(Grouping::Day, {});
    QCOMPARE(table.rowCount(), 0);
    const QList<ReportRow> rows{
        {u"a"_s, {}, {2, Amount::fromCents(300)}, {}, false},
        {u"b"_s, {}, {1, Amount::fromCents(50)}, {1, Amount::fromCents(20)}, false}};
    table.show(Grouping::Day, rows);
    QCOMPARE(table.rowCount(), 3);
    const auto cell = [&table](int row, int column) {
        return table.index(row, column).data().toString();
    };
    QCOMPARE(cell(2, ReportTable::Label), u"Total"_s);
    QCOMPARE(cell(2, ReportTable::Taken), money(Amount::fromCents(350)));
    QCOMPARE(cell(2, ReportTable::Net), money(Amount::fromCents(330)));
    const QSignalSpy reset(&table, &QAbstractItemModel::modelReset);
    QList<ReportRow> more = rows;
    more[0].payments.count = 3;
    table.show(Grouping::Day, more);
    QCOMPARE(reset.count(), 0); // no reset: the view keeps its scroll position
    QCOMPARE(cell(0, ReportTable::Payments), u"3"_s);
    QCOMPARE(cell(2, ReportTable::Payments), u"4"_s);
}

TILLDESK_TEST(TestReportPresenter, QCoreApplication)
#include "tst_report_presenter.moc"
