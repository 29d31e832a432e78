#include "tests/support/test_program.h"
#include "tests/ui/payouts_fixture.h"
#include "ui/models/common/format.h"
#include "ui/widgets/charts/bar_chart.h"
#include "ui/widgets/common/chip.h"
#include "ui/widgets/theme/colours.h"

#include <QAccessible>
#include <QApplication>
#include <QScrollArea>
#include <QScrollBar>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ui;
using namespace tilldesk::test;

namespace {

struct BarsDesk : PayoutsDesk {
    /// Chooses the newest payout with refunds, taken at `places` tills and online.
    void showPayoutOf(int places)
    {
        for (qsizetype row = 0; row < payouts.payouts.size(); ++row) {
            const Payout &payout = payouts.payouts[payouts.payouts.size() - 1 - row].payout;
            if (payout.refunds.count == 0)
                continue;
            shown = payout;
            QList<PayoutPart> &parts = payouts.taken[payout.id.text()];
            Amount rest = payout.payments.sum;
            for (int i = 1; i <= places; ++i) {
                parts << PayoutPart{
                    PaymentChannel::InStore, u"Till %1"_s.arg(i), {1, Amount::fromCents(100)}};
                rest = Amount::fromCents(rest.cents() - 100);
            }
            parts.prepend({PaymentChannel::Online, {}, {payout.payments.count - places, rest}});
            clickRow(list(), int(row) == 0 ? 1 : 0);
            clickRow(list(), int(row));
            return;
        }
    }
    [[nodiscard]] BarChart &chart() const { return *find<BarChart>(u"payoutBars"_s); }
    [[nodiscard]] const QList<ChartBar> &bars() const { return chart().data().bars; }
    [[nodiscard]] bool isActive(const QString &chip) const { return find<Chip>(chip)->isActive(); }

    Payout shown;
};

} // namespace

class TestPayoutBars : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void addsUpToWhatWasPaidOut();
    void putsSmallTillsTogether();
    void choosesTheLinesOfABarAndBack();
    void framesTheBarThatHasTheFocus();
    void keepsItsTipOffTheAmounts();
    void breaksTheAxisForSmallRefunds();
    void fitsWithoutScrolling();
    void leavesOutRefundsWhenThereAreNone();
    void namesItsBars();
    void shortensLabelsOfNarrowBars();
    void standsBesideTheLinesInEveryWindow();
    void showsTheChipOfFeesWhereALineIsFree();
};

/// Also after the payout was shown: the chips of a low window have one line.
void TestPayoutBars::showsTheChipOfFeesWhereALineIsFree()
{
    BarsDesk desk;
    for (PayoutDetails &details : desk.payouts.payouts)
        details.payout.charges = 1;
    desk.showPayoutOf(1);
    auto *chip = desk.find<Chip>(u"payoutFees"_s);
    for (const int height : {900, 680, 900}) {
        desk.window->resize(1440, height);
        QTRY_COMPARE(chip->isVisible(), height > 760);
    }
}

void TestPayoutBars::addsUpToWhatWasPaidOut()
{
    BarsDesk desk;
    desk.showPayoutOf(2);
    QCOMPARE(desk.bars().size(), 5);
    QCOMPARE(desk.bars()[0].tick, u"Online"_s);
    QCOMPARE(desk.bars()[1].tick, u"Till 1"_s);
    for (int i = 1; i < 4; ++i)
        QCOMPARE(desk.bars()[i].from, desk.bars()[i - 1].to); // each begins where the last ended
    QCOMPARE(desk.bars()[3].tone, BarTone::Bad);
    QCOMPARE(desk.bars()[3].from - desk.bars()[3].to, desk.shown.refunds.sum.cents());
    QCOMPARE(desk.bars()[3].to, desk.shown.amount.cents());
    QCOMPARE(desk.bars()[4].from, 0);
    QCOMPARE(desk.bars()[4].to, desk.shown.amount.cents());
    QCOMPARE(desk.bars()[4].figure, money(desk.shown.amount));
}

void TestPayoutBars::putsSmallTillsTogether()
{
    BarsDesk desk;
    desk.showPayoutOf(6);
    QCOMPARE(desk.bars().size(), 7); // four parts, the others, refunds, paid out
    QCOMPARE(desk.bars()[4].tick, u"Others"_s);
    QCOMPARE(desk.bars()[4].to - desk.bars()[4].from, 300);
    QCOMPARE(desk.bars()[4].to, desk.shown.payments.sum.cents());
}

/// The frame stands around the bar: a figure above a bar may be wider than the bar's place.
void TestPayoutBars::framesTheBarThatHasTheFocus()
{
    BarsDesk desk;
    desk.showPayoutOf(2);
    desk.chart().setFocus(Qt::TabFocusReason);
    desk.chart().setCurrent(0);
    desk.settle();
    const QRect place = desk.chart().placeOf(0).toRect();
    const QImage image = desk.chart().grab().toImage();
    const QColor focus = lightColours().focus;
    int framed = 0; // pixels of the frame in a row of the picture
    for (int x = place.left(); x <= place.right(); ++x)
        framed += image.pixelColor(x, place.center().y()) == focus ? 1 : 0;
    QVERIFY(framed >= 2);
    for (const int edge : {place.left() + 1, place.right() - 1})
        QVERIFY(image.pixelColor(edge, place.center().y()) != focus);
}

void TestPayoutBars::keepsItsTipOffTheAmounts()
{
    BarsDesk desk;
    desk.showPayoutOf(2);
    desk.chart().setFocus(Qt::TabFocusReason);
    desk.chart().setCurrent(1);
    desk.settle();
    const auto *tip = desk.find<QWidget>(u"chartTip"_s);
    QVERIFY(tip->isVisible());
    QVERIFY(
        tip->geometry().bottom()
        < desk.chart().mapTo(desk.window.get(), desk.chart().placeOf(1).topLeft().toPoint()).y());
}

void TestPayoutBars::choosesTheLinesOfABarAndBack()
{
    BarsDesk desk;
    desk.showPayoutOf(2);
    desk.chart().setFocus(Qt::TabFocusReason);
    desk.chart().setCurrent(3);
    QTest::keyClick(&desk.chart(), Qt::Key_Return);
    desk.settle();
    QVERIFY(desk.isActive(u"payoutRefunds"_s));
    QCOMPARE(desk.lines()->model()->rowCount(), int(desk.shown.refunds.count));
    QCOMPARE(desk.chart().chosen(), 3);
    QTest::keyClick(&desk.chart(), Qt::Key_Escape);
    desk.settle();
    QVERIFY(desk.isActive(u"payoutLines"_s));
    QCOMPARE(desk.lines()->model()->rowCount(),
             int(desk.shown.payments.count + desk.shown.refunds.count));
    QCOMPARE(desk.chart().chosen(), -1);
    desk.click(u"payoutRefunds"_s);
    QCOMPARE(desk.chart().chosen(), 3); // the chip chooses the bar
    QTest::mouseClick(&desk.chart(), Qt::LeftButton, {},
                      desk.chart().placeOf(0).center().toPoint());
    desk.settle();
    QVERIFY(desk.isActive(u"payoutPayments"_s));
    QCOMPARE(desk.chart().chosen(), 0);
}

void TestPayoutBars::breaksTheAxisForSmallRefunds()
{
    BarsDesk desk;
    desk.showPayoutOf(0);
    QVERIFY(desk.shown.refunds.sum.cents() * 100 < desk.shown.payments.sum.cents());
    const BarChartData &data = desk.chart().data();
    QVERIFY(data.axis.first().at > 0);
    QVERIFY(data.axis.first().at < desk.shown.amount.cents());
    QVERIFY(desk.shows(data.startNote())); // words, not the mark alone
    QVERIFY(data.startNote().contains(data.axis.first().label));
    // The refund is drawn in proportion, not as the thinnest line.
    const qint64 whole = data.axis.last().at - data.axis.first().at;
    QVERIFY(desk.shown.refunds.sum.cents() * 20 > whole);
    desk.showPayoutOf(6);
    QVERIFY(desk.bars()[0].to > desk.chart().data().axis.first().at); // no bar is cut off
}

void TestPayoutBars::fitsWithoutScrolling()
{
    BarsDesk desk;
    desk.showPayoutOf(2);
    desk.window->resize(1360, 850);
    desk.settle();
    for (const QWidget *part = &desk.chart(); part; part = part->parentWidget()) {
        if (const auto *area = qobject_cast<const QScrollArea *>(part))
            QCOMPARE(area->verticalScrollBar()->maximum(), 0);
    }
    QVERIFY(desk.chart().height() >= 150);
}

void TestPayoutBars::leavesOutRefundsWhenThereAreNone()
{
    BarsDesk desk;
    for (int row = 0; row < desk.payouts.payouts.size(); ++row) {
        const Payout &payout = desk.payouts.payouts[desk.payouts.payouts.size() - 1 - row].payout;
        if (payout.refunds.count > 0)
            continue;
        desk.clickRow(desk.list(), row == 0 ? 1 : 0);
        desk.clickRow(desk.list(), row);
        for (const ChartBar &bar : desk.bars())
            QVERIFY(bar.tone != BarTone::Bad);
        QCOMPARE(desk.bars().last().to, payout.amount.cents());
        return;
    }
    QFAIL("no payout without refunds");
}

void TestPayoutBars::namesItsBars()
{
    BarsDesk desk;
    desk.showPayoutOf(1);
    auto *chart = QAccessible::queryAccessibleInterface(&desk.chart());
    QCOMPARE(chart->text(QAccessible::Name), u"From what was taken to what was paid out"_s);
    const QString refunds = chart->child(2)->text(QAccessible::Name);
    QVERIFY(refunds.startsWith(u"Refunds, "_s));
    QVERIFY(refunds.contains(desk.bars()[2].figure));
    QCOMPARE(desk.chart().table().rows.size(), 4);
}

void TestPayoutBars::shortensLabelsOfNarrowBars()
{
    BarsDesk desk;
    BarChart chart(desk.theme);
    BarChartData data{.name = u"Payout"_s,
                      .bars = {},
                      .axis = {{0, u"0"_s}, {100, u"100"_s}},
                      .hasAllTicks = true};
    for (const QString &name : {u"Online"_s, u"Terugbetalingen"_s, u"Uitbetaald"_s}) {
        ChartBar bar;
        bar.tick = name;
        bar.to = 50;
        data.bars << bar;
    }
    data.bars[1].shortTick = u"Terugbet."_s;
    chart.show(data);
    chart.resize(500, 200);
    QCOMPARE(chart.shownTicks()[1], u"Terugbetalingen"_s);
    chart.resize(240, 200);
    QCOMPARE(chart.shownTicks()[1], u"Terugbet."_s);
}

/// Below each other they would need a second scroll bar around that of the lines.
void TestPayoutBars::standsBesideTheLinesInEveryWindow()
{
    BarsDesk desk;
    desk.showPayoutOf(2);
    const auto placeOf = [&desk](QWidget *widget) {
        return QRect(widget->mapTo(desk.window.get(), QPoint()), widget->size());
    };
    for (const QSize size : {QSize(1440, 900), QSize(1024, 680)}) {
        desk.window->resize(size);
        desk.settle();
        QVERIFY(placeOf(&desk.chart()).right() < placeOf(desk.lines()).left());
        QCOMPARE(desk.chart().visibleRegion().boundingRect(), desk.chart().rect());
        for (QWidget *above = &desk.chart(); above; above = above->parentWidget()) {
            if (const auto *page = qobject_cast<QScrollArea *>(above))
                QCOMPARE(page->verticalScrollBar()->maximum(), 0);
        }
    }
}

TILLDESK_TEST(TestPayoutBars, QApplication)
#include "tst_payout_bars.moc"
