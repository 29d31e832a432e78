#include "ui/models/callbacks/callback_figures.h"

#include "tests/support/test_program.h"
#include "tests/support/text_walker.h"
#include "tests/ui/callbacks_fixture.h"
#include "ui/models/common/format.h"
#include "ui/widgets/callbacks/callback_figures_view.h"
#include "ui/widgets/charts/bar_chart.h"
#include "ui/widgets/lists/text_table_view.h"

#include <QAccessible>
#include <QApplication>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ui;
using namespace tilldesk::test;
using namespace std::chrono_literals;

namespace {

CallbackTimes someTimes()
{
    CallbackTimes times;
    times.all = {.host = {}, .sent = 355, .delivered = 351};
    times.all.classes = {18, 86, 127, 71, 33, 8, 5, 2, 1, 4};
    times.all.half = 158ms;
    times.all.most = 790ms;
    AnswerTimes shop{.host = u"shop.example:443"_s, .sent = 329, .delivered = 327};
    shop.classes[6] = 2;
    AnswerTimes books{.host = u"books.example:8443"_s, .sent = 26, .delivered = 24};
    books.classes[6] = 3;
    times.hosts = {shop, books};
    return times;
}

/// The Callbacks view in a window that is high enough for the figures.
struct FiguresDesk : CallbacksDesk {
    FiguresDesk()
    {
        window->resize(1440, 900);
        settle();
    }
    [[nodiscard]] BarChart &chart() const { return *find<BarChart>(u"answerTimes"_s); }
    [[nodiscard]] TextTableView &hosts() const { return *find<TextTableView>(u"hostTable"_s); }
    [[nodiscard]] CallbacksPresenter &log() const { return find<CallbacksView>()->presenter(); }
};

} // namespace

class TestCallbackFigures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void drawsABarForEachClass();
    void marksHalfAndNinetyFivePercent();
    void tellsTheHostsOfABar();
    void givesSuccessATone_data();
    void givesSuccessATone();
    void filtersTheLogByABar();
    void filtersTheLogByAHost();
    void foldsTheFiguresAndRemembersIt();
    void keepsDashedLinesOffTexts();
    void namesTheUnansweredInEveryWidth();
    void showsHostsWhole_data();
    void showsHostsWhole();
    void showsHostsWholeInANarrowTable();
    void foldsThemInALowWindow();
    void readsNothingWhileFolded();
    void namesEveryBarForScreenReaders();
};

void TestCallbackFigures::drawsABarForEachClass()
{
    const BarChartData data = CallbackFigures::bars(someTimes());
    QCOMPARE(data.bars.size(), kAnswerClasses);
    QCOMPARE(data.bars[2].to, 127);
    QCOMPARE(data.bars[2].tone, BarTone::Usual);
    QCOMPARE(data.bars[4].tone, BarTone::Usual); // 400 to 800 ms
    QCOMPARE(data.bars[5].tone, BarTone::Slow);
    QVERIFY(data.bars[5].part.notes.contains(u"slow"_s)); // the colour is never alone
    QCOMPARE(data.bars[kNoAnswer].tone, BarTone::Bad);
    QCOMPARE(data.bars[kNoAnswer].tick, u"no answer"_s);
    QCOMPARE(data.bars[5].tick, u"0.8–1.6 s"_s);
    QCOMPARE(data.table.rows.size(), kAnswerClasses);
}

void TestCallbackFigures::marksHalfAndNinetyFivePercent()
{
    const BarChartData data = CallbackFigures::bars(someTimes());
    QCOMPARE(data.markers.size(), 2);
    QCOMPARE(data.markers[0].label, u"half within 158 ms"_s);
    QCOMPARE(data.markers[0].at, 2.58); // 58 % of the way from 100 to 200 ms
    QVERIFY(data.markers[1].at > 4.9 && data.markers[1].at < 5);
    QVERIFY(CallbackFigures::bars({}).markers.isEmpty());
}

void TestCallbackFigures::tellsTheHostsOfABar()
{
    const ChartPart part = CallbackFigures::bars(someTimes()).bars[6].part;
    QCOMPARE(part.name, u"1.6 to 3 s"_s);
    QVERIFY(part.notes.contains(u"books.example:8443 3 · shop.example 2"_s));
    QCOMPARE(part.opens, u"shows them"_s);
    QCOMPARE(CallbackFigures::bars({}).bars[6].part.opens, QString());
}

void TestCallbackFigures::givesSuccessATone_data()
{
    QTest::addColumn<qint64>("sent");
    QTest::addColumn<qint64>("delivered");
    QTest::addColumn<Tone>("tone");
    QTest::newRow("all") << qint64(98) << qint64(98) << Tone::Green;
    QTest::newRow("one of many failed") << qint64(100'000) << qint64(99'999) << Tone::Amber;
    QTest::newRow("95 %") << qint64(100) << qint64(95) << Tone::Amber;
    QTest::newRow("less") << qint64(26) << qint64(24) << Tone::Red;
}

void TestCallbackFigures::givesSuccessATone()
{
    QFETCH(const qint64, sent);
    QFETCH(const qint64, delivered);
    const AnswerTimes times{.host = u"a:443"_s, .sent = sent, .delivered = delivered};
    QTEST(CallbackFigures::tone(times), "tone");
    const QString word = CallbackFigures::hostRows({times, {times}}, kSomeNow)[0].cells[2].text;
    QCOMPARE(word == percentText(1000), delivered == sent); // 100 % only if none failed
    const std::optional<CellBar> bar =
        CallbackFigures::hostRows({times, {times}}, kSomeNow)[0].cells[2].bar;
    QVERIFY(bar && bar->place == BarPlace::BeforeText);
    QTEST(bar->tone, "tone");
    QCOMPARE(bar->share, double(delivered) / double(sent));
}

void TestCallbackFigures::filtersTheLogByABar()
{
    FiguresDesk desk;
    const int all = desk.table()->model()->rowCount();
    desk.chart().setFocus(Qt::TabFocusReason);
    desk.chart().setCurrent(kNoAnswer);
    QTest::keyClick(&desk.chart(), Qt::Key_Return);
    desk.settle();
    QCOMPARE(desk.log().answer(), kNoAnswer);
    QCOMPARE(desk.table()->model()->rowCount(), int(desk.chart().data().bars[kNoAnswer].to));
    QCOMPARE(desk.chart().chosen(), kNoAnswer);
    const FilterChip chip = desk.log().filters().chips().last();
    QCOMPARE(chip.spoken(), u"answer: no answer"_s);
    QTest::keyClick(&desk.chart(), Qt::Key_Escape);
    desk.settle();
    QVERIFY(!desk.log().answer());
    QCOMPARE(desk.table()->model()->rowCount(), all);
}

void TestCallbackFigures::filtersTheLogByAHost()
{
    FiguresDesk desk;
    const int rows = desk.hosts().model()->rowCount();
    QCOMPARE(rows, 2); // the shop, and all hosts
    desk.hosts().setFocus();
    desk.hosts().selectRow(0);
    QTest::keyClick(&desk.hosts(), Qt::Key_Return);
    desk.settle();
    QVERIFY(!desk.log().host().isEmpty());
    QCOMPARE(desk.callbacks.filters.last().host, QString(u'=' + desk.log().host()));
    QCOMPARE(desk.log().filters().chips().last().spoken(), u"host: shop.example"_s);
    desk.log().clearFilters();
    desk.settle();
    QVERIFY(desk.log().host().isEmpty());
}

void TestCallbackFigures::foldsTheFiguresAndRemembersIt()
{
    FiguresDesk desk;
    QVERIFY(desk.chart().isVisible());
    desk.click(u"foldFigures"_s);
    QVERIFY(!desk.chart().isVisible());
    QCOMPARE(desk.preferences.isFolded(u"callbackFigures"_s), true);
    desk.window->resize(1440, 880);
    desk.settle();
    QVERIFY(!desk.chart().isVisible()); // the choice counts more than the height
    desk.click(u"foldFigures"_s);
    QVERIFY(desk.chart().isVisible());
}

void TestCallbackFigures::keepsDashedLinesOffTexts()
{
    FiguresDesk desk;
    BarChartData data = desk.chart().data();
    data.markers = {
        {2.4, u"half within 158 ms"_s}, {3.1, u"95 % within 790 ms"_s}, {9.8, u"the slowest"_s}};
    desk.chart().show(data);
    const auto places = desk.chart().markerPlaces();
    QCOMPARE(places.size(), 3);
    for (const auto &place : places) {
        for (const auto &other : places) {
            const QRectF line = QRectF(place.line.p1(), place.line.p2()).adjusted(-2, 0, 2, 0);
            QVERIFY(other.label.isNull() || !line.intersects(other.label));
        }
    }
    for (const auto &place : places)
        QVERIFY(!place.label.isNull());
}

void TestCallbackFigures::namesTheUnansweredInEveryWidth()
{
    FiguresDesk desk;
    for (int width = 320; width < 900; width += 20) {
        desk.chart().resize(width, 180);
        QVERIFY(desk.chart().shownTicks().contains(u"no answer"_s));
        QCOMPARE(unreadableTexts(desk.chart()), QStringList()); // no label over another
    }
}

void TestCallbackFigures::showsHostsWhole_data()
{
    QTest::addColumn<QString>("host");
    QTest::newRow("short") << u"shop.example"_s;
    QTest::newRow("long") << u"callbacks.bookkeeping.department.hooks.shop.example"_s;
}

void TestCallbackFigures::showsHostsWhole()
{
    QFETCH(const QString, host);
    FiguresDesk desk;
    for (CallbackDetails &each : desk.callbacks.callbacks)
        each.callback.url = u"https://%1/notify"_s.arg(host);
    desk.find<CallbacksView>()->refresh();
    desk.settle();
    QVERIFY(desk.hosts().columnWidth(0) >= desk.hosts().wantedWidth(0));
    QVERIFY(!desk.hosts().isColumnHidden(2)); // the success stays
    QCOMPARE(desk.hosts().isColumnHidden(5), host.size() > 30);
}

/// Beside an open sheet, for example.
void TestCallbackFigures::showsHostsWholeInANarrowTable()
{
    FiguresDesk desk;
    for (CallbackDetails &each : desk.callbacks.callbacks)
        each.callback.url = u"https://hooks.shop.example/notify"_s;
    desk.find<CallbacksView>()->refresh();
    desk.settle();
    auto *figures = desk.find<CallbackFiguresView>();
    figures->resize(640, figures->height());
    QVERIFY(desk.hosts().columnWidth(0) >= desk.hosts().wantedWidth(0));
    QVERIFY(desk.hosts().isColumnHidden(1)); // the number sent gives way
    QVERIFY(!desk.hosts().isColumnHidden(2));
}

void TestCallbackFigures::foldsThemInALowWindow()
{
    FiguresDesk desk;
    desk.window->resize(1440, 760);
    desk.settle();
    QVERIFY(!desk.chart().isVisible());
    desk.window->resize(1440, 860);
    desk.settle();
    QVERIFY(desk.chart().isVisible());
    QVERIFY(!desk.preferences.isFolded(u"callbackFigures"_s)); // nothing was chosen
}

void TestCallbackFigures::readsNothingWhileFolded()
{
    FiguresDesk desk;
    desk.click(u"foldFigures"_s);
    desk.callbacks.calls.clear();
    desk.find<CallbacksView>()->refresh();
    desk.settle();
    QVERIFY(!desk.callbacks.calls.contains(u"times"_s));
    desk.click(u"foldFigures"_s);
    QVERIFY(desk.callbacks.calls.contains(u"times"_s));
}

void TestCallbackFigures::namesEveryBarForScreenReaders()
{
    FiguresDesk desk;
    auto *chart = QAccessible::queryAccessibleInterface(&desk.chart());
    QCOMPARE(chart->text(QAccessible::Name), u"How fast hosts answer"_s);
    QCOMPARE(chart->childCount(), kAnswerClasses);
    QVERIFY(chart->child(kNoAnswer)->text(QAccessible::Name).startsWith(u"no answer, "_s));
    QCOMPARE(desk.hosts().accessibleName(), u"Success by host"_s);
}

TILLDESK_TEST(TestCallbackFigures, QApplication)
#include "tst_callback_figures.moc"
