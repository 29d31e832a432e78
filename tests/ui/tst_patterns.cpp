#include "ui/models/reports/patterns.h"

#include "core/domain/search_query.h"
#include "tests/support/some_payments.h"
#include "tests/support/test_program.h"
#include "tests/ui/reports_fixture.h"
#include "ui/models/common/format.h"
#include "ui/widgets/charts/bar_chart.h"
#include "ui/widgets/charts/heat_chart.h"
#include "ui/widgets/charts/line_chart.h"
#include "ui/widgets/refunds/refunds_view.h"
#include "ui/widgets/reports/patterns_page.h"

#include <QAccessible>
#include <QApplication>
#include <QMenu>
#include <QTimeZone>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ui;
using namespace tilldesk::test;

namespace {

const QDate kFriday(2026, 11, 20);

Timestamp at(QDate day, int hour, int minute = 0)
{
    return fromMillis(QDateTime(day, QTime(hour, minute), shopZone()).toMSecsSinceEpoch());
}

/// Four weeks of figures, ending on a Friday at 14:30.
struct FourWeeks {
    explicit FourWeeks(const ReportDays &days = {kFriday.addDays(-27), kFriday})
    {
        figures.days = days;
        figures.now = at(days.last, 14, 30);
        figures.bounds = patternBounds(days, figures.now);
        figures.taken.resize(figures.bounds.size() - 1);
        figures.refunded.resize(days.count());
        figures.takenBefore = {1, Amount::fromCents(1)};
    }
    void pay(Timestamp when, qint64 cents)
    {
        const auto next = std::ranges::upper_bound(figures.bounds, when);
        PaymentTotal &total = figures.taken[next - figures.bounds.begin() - 1];
        ++total.count;
        total.sum = Amount::fromCents(total.sum.cents() + cents);
    }
    void refund(QDate day, qint64 cents)
    {
        PayoutSum &sum = figures.refunded[figures.days.first.daysTo(day)];
        sum = {sum.count + 1, Amount::fromCents(sum.sum.cents() + cents)};
    }
    [[nodiscard]] const HeatCell &cell(const HeatMap &map, int weekday, const QString &hour) const
    {
        return map.rows[weekday - 1].cells[map.heads.indexOf(hour)];
    }

    PatternFigures figures;
};

struct PatternsDesk : ReportsDesk {
    PatternsDesk()
    {
        reports.returning.groups = {{{6, {6, Amount::fromCents(600)}},
                                     {3, {6, Amount::fromCents(600)}},
                                     {1, {4, Amount::fromCents(400)}},
                                     {}}};
        window->resize(1440, 900);
        goTo(u"Patterns"_s);
        settle();
    }
    [[nodiscard]] HeatChart &heat() const { return *find<HeatChart>(u"heatChart"_s); }
};

} // namespace

class TestPatterns : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void takesTheMeanOfEachHour();
    void hatchesHoursWithoutAPayment();
    void countsTodayOnlyUpToNow();
    void keepsHoursApartWhenTheClockChanges();
    void comparesTodayAtThisHour();
    void comparesWithNothingOnAFirstFriday();
    void marksDaysWithManyRefunds();
    void tellsTheChangeInPoints();
    void countsPayersWhoComeBack();
    void needsTwoWeeksOfPayments();
    void showsFourNamedCharts();
    void movesOverTheHeatMapInBothDirections();
    void opensThePaymentsOfACell();
    void countsOnlyTheChosenPointOfSale();
    void opensTheRefundsOfADay();
    void printsInGreyAndExportsEachCard();
    void readsNothingBeforeItIsShown();
};

void TestPatterns::takesTheMeanOfEachHour()
{
    FourWeeks weeks;
    for (int week = 0; week < 4; ++week)
        weeks.pay(at(kFriday.addDays(-6 - 7 * week), 9, 5), 100'00); // every Saturday
    weeks.pay(at(kFriday.addDays(-6), 9, 59), 20'00);
    const HeatMap map = Patterns::heat(weeks.figures);
    QCOMPARE(map.rows.size(), 7);
    QCOMPARE(map.heads, QStringList{u"09"_s});
    const HeatCell &saturday = weeks.cell(map, 6, u"09"_s);
    QCOMPARE(saturday.part.value, money(Amount::fromCents(420'00 / 4))); // four Saturdays
    QCOMPARE(saturday.figure, u"105"_s);
    QCOMPARE(saturday.step, 5);
    QVERIFY(saturday.part.name.startsWith(u"Saturday 09:00–10:00"_s));
    QCOMPARE(map.rows[5].total, money(Amount::fromCents(105'00)));
    QVERIFY(map.rows[4].isStrong); // today is a Friday
}

void TestPatterns::hatchesHoursWithoutAPayment()
{
    FourWeeks weeks;
    weeks.pay(at(kFriday.addDays(-1), 8), 1000);
    weeks.pay(at(kFriday.addDays(-1), 10), 1000);
    const HeatMap map = Patterns::heat(weeks.figures);
    QCOMPARE(map.heads, (QStringList{u"08"_s, u"09"_s, u"10"_s}));
    QCOMPARE(weeks.cell(map, 4, u"09"_s).step, -1);
    QCOMPARE(weeks.cell(map, 4, u"09"_s).part.value, u"closed"_s); // words, not hatching alone
    QCOMPARE(map.rows[0].total, u"closed"_s);
    QCOMPARE(map.foot[1], u"–"_s);
}

void TestPatterns::countsTodayOnlyUpToNow()
{
    FourWeeks weeks;
    for (int week = 1; week <= 3; ++week)
        weeks.pay(at(kFriday.addDays(-7 * week), 17), 30'00);
    const HeatMap map = Patterns::heat(weeks.figures);
    // Today at 17:00 has not come: three Fridays, not four.
    QCOMPARE(weeks.cell(map, 5, u"17"_s).part.value, money(Amount::fromCents(30'00)));
}

void TestPatterns::keepsHoursApartWhenTheClockChanges()
{
    const QDate sunday(2026, 10, 25); // has 25 hours
    FourWeeks weeks({sunday.addDays(-27), sunday});
    weeks.figures.now = at(sunday, 14, 30);
    weeks.pay(at(sunday, 9), 800);
    weeks.pay(at(sunday.addDays(-7), 9), 800);
    const HeatMap map = Patterns::heat(weeks.figures);
    QCOMPARE(map.heads, QStringList{u"09"_s});
    QCOMPARE(weeks.cell(map, 7, u"09"_s).part.value, money(Amount::fromCents(400)));
}

void TestPatterns::comparesTodayAtThisHour()
{
    FourWeeks weeks;
    weeks.pay(at(kFriday, 9), 108'00);
    for (int week = 1; week <= 4; ++week) {
        const QDate friday = kFriday.addDays(-7 * week);
        weeks.pay(at(friday, 10), (70 + 10 * week) * 100);
        weeks.pay(at(friday, 14, 10), 5'00);   // before 14:30: € 100 on average
        weeks.pay(at(friday, 14, 45), 900'00); // after it: not compared
    }
    const PatternChange change = Patterns::todayChange(weeks.figures);
    QVERIFY2(change.text.startsWith(u"+8"_s) && change.text.contains(u"at this hour"_s),
             qPrintable(change.text));
    QVERIFY(change.isGood);
    const LineData line = Patterns::today(weeks.figures);
    QCOMPARE(line.atNow, 108'00);
    QCOMPARE(line.ticks.first(), u"09"_s);
    QCOMPARE(line.line.last(), 108'00);
    QCOMPARE(line.now, 5.5);
    const qsizetype end = line.mean.size() - 1;
    QCOMPARE(line.mean[end], 1000'00);
    QCOMPARE(line.lowest[end], 985'00);
    QCOMPARE(line.highest[end], 1015'00);
    QCOMPARE(line.parts.last().value, u"–"_s); // 15:00 has not come
}

void TestPatterns::comparesWithNothingOnAFirstFriday()
{
    FourWeeks weeks;
    weeks.pay(at(kFriday, 9), 108'00);
    QCOMPARE(Patterns::todayChange(weeks.figures), PatternChange());
    const LineData line = Patterns::today(weeks.figures);
    QVERIFY(line.mean.isEmpty() && line.highest.isEmpty());
    QCOMPARE(line.atNow, 108'00);
}

void TestPatterns::marksDaysWithManyRefunds()
{
    FourWeeks weeks;
    weeks.pay(at(kFriday.addDays(-2), 9), 100'00);
    weeks.pay(at(kFriday.addDays(-1), 9), 100'00);
    weeks.refund(kFriday.addDays(-2), 4'00);
    weeks.refund(kFriday.addDays(-1), 4'40);
    const BarChartData data = Patterns::refunds(weeks.figures);
    QCOMPARE(data.bars.size(), 28);
    QCOMPARE(data.bars[25].tone, BarTone::Usual); // 4 % is not above 4 %
    QCOMPARE(data.bars[26].tone, BarTone::Slow);
    QCOMPARE(data.bars[26].figure, percentText(44));
    QVERIFY(data.bars[26].part.notes.last().contains(percentText(40)));
    QCOMPARE(data.mean, 42);
    QCOMPARE(Patterns::refundShare(weeks.figures), percentText(42));
}

void TestPatterns::tellsTheChangeInPoints()
{
    FourWeeks weeks;
    weeks.pay(at(kFriday, 9), 1000'00);
    weeks.refund(kFriday, 16'00);
    weeks.figures.takenBefore = {1, Amount::fromCents(1000'00)};
    weeks.figures.refundedBefore = {1, Amount::fromCents(19'00)};
    const PatternChange change = Patterns::refundChange(weeks.figures);
    QCOMPARE(change.text, QString(QChar(0x2212) + u"0.3 points on the days before"_s));
    QVERIFY(change.isGood);
    weeks.figures.takenBefore = {};
    QCOMPARE(Patterns::refundChange(weeks.figures), PatternChange());
}

void TestPatterns::countsPayersWhoComeBack()
{
    FourWeeks weeks;
    weeks.figures.payers.groups = {{{6, {6, Amount::fromCents(600)}},
                                    {3, {6, Amount::fromCents(600)}},
                                    {1, {4, Amount::fromCents(400)}},
                                    {}}};
    QCOMPARE(Patterns::returningShare(weeks.figures), percentText(400));
    QCOMPARE(Patterns::returningNote(weeks.figures), u"4 of 10 payers paid more than once"_s);
    const BarChartData data = Patterns::payers(weeks.figures);
    QCOMPARE(data.bars.size(), 4);
    QCOMPARE(data.bars[1].to, 3);
    QCOMPARE(data.table.rows[2][2].plain, u"4"_s);
}

void TestPatterns::needsTwoWeeksOfPayments()
{
    FourWeeks weeks;
    weeks.figures.takenBefore = {};
    QCOMPARE(Patterns::daysWithPayments(weeks.figures), 0);
    weeks.pay(at(kFriday.addDays(-4), 9), 100);
    QCOMPARE(Patterns::daysWithPayments(weeks.figures), 5);
    weeks.figures.takenBefore.count = 1;
    QVERIFY(Patterns::daysWithPayments(weeks.figures) >= Patterns::kFewestDays);

    ReportsDesk desk;
    desk.payments.payments = someWeeksAtTheBakery(5);
    desk.goTo(u"Patterns"_s);
    desk.settle();
    QVERIFY(desk.shows(u"Needs two weeks of payments; there are 5 days."_s));
    QVERIFY(!desk.find<HeatChart>(u"heatChart"_s)->isVisible());
}

void TestPatterns::showsFourNamedCharts()
{
    PatternsDesk desk;
    const auto charts = desk.view()->patterns().findChildren<Chart *>();
    QCOMPARE(charts.size(), 4);
    for (const auto *chart : charts) {
        QVERIFY(chart->isVisible());
        auto *spoken = QAccessible::queryAccessibleInterface(const_cast<Chart *>(chart));
        QVERIFY(!spoken->text(QAccessible::Name).isEmpty());
        QVERIFY(spoken->childCount() > 3);
        for (int i = 0; i < spoken->childCount(); ++i)
            QVERIFY(!spoken->child(i)->text(QAccessible::Name).isEmpty());
        QVERIFY(!chart->table().rows.isEmpty());
        QCOMPARE(chart->table().rows.first().size(), chart->table().heads.size());
    }
    QVERIFY(desk.shows(u"4 of 10 payers paid more than once"_s));
}

void TestPatterns::movesOverTheHeatMapInBothDirections()
{
    PatternsDesk desk;
    const int columns = int(desk.heat().map().heads.size());
    desk.heat().setFocus(Qt::TabFocusReason);
    QTest::keyClick(&desk.heat(), Qt::Key_Down);
    QTest::keyClick(&desk.heat(), Qt::Key_Right);
    QCOMPARE(desk.heat().current(), columns + 1);
    QTest::keyClick(&desk.heat(), Qt::Key_Up);
    QCOMPARE(desk.heat().current(), 1);
    QTest::keyClick(&desk.heat(), Qt::Key_Up); // the first row: stays
    QCOMPARE(desk.heat().current(), 1);
}

void TestPatterns::opensThePaymentsOfACell()
{
    PatternsDesk desk;
    const auto parts = desk.heat().parts();
    const auto found =
        std::ranges::find_if(parts, [](const ChartPart &part) { return !part.opens.isEmpty(); });
    QVERIFY(found != parts.end());
    const int part = int(found - parts.begin());
    const QString counted = desk.heat().map().table.rows[part][3].plain;
    desk.heat().setFocus(Qt::TabFocusReason);
    desk.heat().setCurrent(part);
    QTest::keyClick(&desk.heat(), Qt::Key_Return);
    desk.settle();
    QCOMPARE(desk.window->place(), Place::Payments);
    const QString query = desk.find<PaymentsView>()->presenter().query().find;
    QVERIFY2(query.startsWith(u"status:paid day:2026-10-24..2026-11-20 weekday:"_s),
             qPrintable(query));
    QVERIFY(counted.toInt() > 0);
    QCOMPARE(desk.paymentsTable()->model()->rowCount(), counted.toInt());
}

void TestPatterns::countsOnlyTheChosenPointOfSale()
{
    PatternsDesk desk;
    desk.click(u"patternPlace"_s);
    desk.choose(u"Tills · Till 1"_s);
    desk.settle();
    QVERIFY(desk.reports.calls.contains(u"refunds TILL1"_s));
    QVERIFY(desk.reports.calls.contains(u"payers TILL1"_s));
    const PatternsPresenter &patterns = desk.view()->patterns().presenter();
    QCOMPARE(patterns.place().posId, u"TILL1"_s);
    HeatCell cell;
    cell.query = u"weekday:monday hour:9"_s;
    const SearchQuery query = parseQuery(patterns.queryOf(cell), desk.clock.now(), shopZone());
    QVERIFY(query.problems.isEmpty());
    QCOMPARE(query.filter.pointOfSale, u"=TILL1"_s);
    QCOMPARE(query.filter.profileName, patterns.place().profile.text());
    QCOMPARE(query.filter.week, (WeekHours{{1}, {9}, shopZone()}));
    QVERIFY(patterns.title().endsWith(patterns.place().name)); // also on paper
    // A profile without this point of sale: all of them.
    desk.find<QToolButton>(u"profile"_s)->menu()->actions().at(2)->trigger(); // Webshop
    desk.settle();
    QVERIFY(patterns.place().posId.isEmpty());
}

void TestPatterns::opensTheRefundsOfADay()
{
    PatternsDesk desk;
    auto *chart = desk.find<BarChart>(u"refundChart"_s);
    const QList<ChartBar> &bars = chart->data().bars;
    const auto found =
        std::ranges::find_if(bars, [](const ChartBar &bar) { return !bar.part.opens.isEmpty(); });
    QVERIFY(found != bars.end());
    const int bar = int(found - bars.begin());
    chart->setFocus(Qt::TabFocusReason);
    chart->setCurrent(bar);
    QTest::keyClick(chart, Qt::Key_Return);
    desk.settle();
    const QDate day = kFriday.addDays(bar - 27);
    auto *refunds = desk.find<RefundsView>();
    QVERIFY(refunds && refunds->isVisible());
    QCOMPARE(refunds->presenter().filters().query(), u"day:"_s + day.toString(Qt::ISODate));
}

void TestPatterns::printsInGreyAndExportsEachCard()
{
    PatternsDesk desk;
    for (const auto *chart : desk.view()->patterns().findChildren<Chart *>())
        QVERIFY(chart->picture({720, 240}).allGray());
    desk.view()->patterns().showExports();
    auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
    QVERIFY(menu);
    QCOMPARE(menu->actions().size(), 4);
    menu->close();
}

void TestPatterns::readsNothingBeforeItIsShown()
{
    ReportsDesk desk;
    QVERIFY(!desk.reports.calls.contains(u"payers"_s));
    desk.goTo(u"Patterns"_s);
    QVERIFY(desk.reports.calls.contains(u"payers"_s));
}

TILLDESK_TEST(TestPatterns, QApplication)
#include "tst_patterns.moc"
