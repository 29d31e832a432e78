#include "tests/support/test_program.h"
#include "tests/ui/reports_fixture.h"
#include "ui/models/charts/chart_axis.h"
#include "ui/models/common/format.h"
#include "ui/models/reports/report_bars.h"
#include "ui/widgets/charts/bar_chart.h"
#include "ui/widgets/charts/chart_table_dialog.h"
#include "ui/widgets/charts/chart_tip.h"
#include "ui/widgets/payments/payments_view.h"
#include "ui/widgets/reports/takings_page.h"
#include "ui/widgets/theme/chart_colours.h"
#include "ui/widgets/theme/theme.h"

#include <QAccessible>
#include <QApplication>
#include <QTableView>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ui;
using namespace tilldesk::test;

namespace {

struct ChartDesk : ReportsDesk {
    [[nodiscard]] BarChart &chart() const { return *find<BarChart>(u"takingsChart"_s); }
    [[nodiscard]] const QList<ChartBar> &bars() const { return chart().data().bars; }
    [[nodiscard]] const QList<ReportRow> &reportRows() const
    {
        return view()->takings().presenter().rows();
    }
    /// Returns the words of the tip; empty while there is none.
    [[nodiscard]] QString tip() const
    {
        auto *box = window->findChild<ChartTip *>();
        if (!box || !box->isVisible())
            return {};
        QStringList words;
        for (const auto *label : box->findChildren<QLabel *>()) {
            if (label->isVisible())
                words << label->text();
        }
        return words.join(u'|');
    }
    void hover(int bar) const
    {
        QTest::mouseMove(&chart(), chart().placeOf(bar).center().toPoint());
    }
};

} // namespace

class TestReportChart : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void drawsABarForEachRow();
    void drawsPointsOfSaleLying();
    void marksAxesAtRoundSums_data();
    void marksAxesAtRoundSums();
    void marksTheAxisInEuros();
    void leavesOutLabelsThatDoNotFit();
    void drawsGreyOnWhiteInTheDarkForPaper();
    void tellsTheValueUnderThePointer();
    void movesOverTheBarsByKeys();
    void opensThePaymentsOfABar();
    void namesEachBarForScreenReaders();
    void showsTheFiguresAsATable();
};

void TestReportChart::drawsABarForEachRow()
{
    ChartDesk desk;
    desk.show(u"Last week"_s);
    QCOMPARE(desk.bars().size(), 7);
    for (int i = 0; i < 7; ++i) {
        QCOMPARE(desk.bars()[i].to, desk.reportRows()[i].payments.sum.cents());
        QCOMPARE(desk.bars()[i].tone, BarTone::Usual);
    }
    // The heights are proportional to the sums.
    desk.show(u"This week"_s);
    QCOMPARE(desk.bars()[4].tone, BarTone::Unfinished); // Friday is not over: its bar is marked
}

void TestReportChart::drawsPointsOfSaleLying()
{
    ChartDesk desk;
    desk.show(u"This month"_s);
    desk.click(u"reportGrouping4"_s);
    QCOMPARE(desk.bars().size(), 3);
    QVERIFY(desk.chart().data().isLying);
    QVERIFY(desk.chart().placeOf(0).top() < desk.chart().placeOf(1).top());
    QCOMPARE(desk.bars()[0].to, 1'931'250);
    QCOMPARE(desk.cell(desk.rows(), 0, 0), u"Till 1 · Tills"_s);
    const PointOfSaleTakings one = desk.reports.pointsOfSale.first();
    desk.reports.pointsOfSale = QList<PointOfSaleTakings>(30, one);
    desk.view()->refresh();
    desk.settle();
    QCOMPARE(desk.bars().size(), kMaxPlaces);
    QCOMPARE(desk.rows()->model()->rowCount(), 31);
}

void TestReportChart::marksAxesAtRoundSums_data()
{
    QTest::addColumn<qint64>("highest");
    QTest::addColumn<QList<qint64>>("steps");
    QTest::newRow("nothing") << qint64(0) << QList<qint64>{0, 1};
    QTest::newRow("a cent") << qint64(1) << QList<qint64>{0, 1};
    QTest::newRow("ten") << qint64(10) << QList<qint64>{0, 2, 4, 6, 8, 10};
    QTest::newRow("eleven") << qint64(11) << QList<qint64>{0, 5, 10, 15};
    QTest::newRow("a day") << qint64(59'840) << QList<qint64>{0, 20'000, 40'000, 60'000};
    QTest::newRow("a year") << qint64(21'000'000'00) << QList<qint64>{0,
                                                                      500'000'000,
                                                                      1'000'000'000,
                                                                      1'500'000'000,
                                                                      2'000'000'000,
                                                                      2'500'000'000};
}

void TestReportChart::marksAxesAtRoundSums()
{
    QFETCH(const qint64, highest);
    QTEST(axisSteps(highest), "steps");
    for (qint64 sum = 1; sum < 1'000'000'000; sum = sum * 3 / 2 + 1) {
        const QList<qint64> steps = axisSteps(sum);
        QVERIFY(steps.size() >= 2 && steps.size() <= 6);
        QVERIFY(steps.last() >= sum && steps[steps.size() - 2] < sum);
    }
}

void TestReportChart::marksTheAxisInEuros()
{
    const QList<AxisMark> euros = moneyAxis(59'840);
    QCOMPARE(euros[1], (AxisMark{20'000, wholeMoney(Amount::fromCents(20'000))}));
    QCOMPARE(euros[1].label, QString(u"€"_s + QChar(0x00A0) + u"200"_s));
    // Steps of less than one euro have cents.
    QCOMPARE(moneyAxis(80)[1].label, money(Amount::fromCents(moneyAxis(80)[1].at)));
    QCOMPARE(percentAxis(44)[1].label, QString(u"1"_s + QChar(0x00A0) + u"%"_s));
}

void TestReportChart::leavesOutLabelsThatDoNotFit()
{
    ChartDesk desk;
    desk.show(u"Last quarter"_s);
    desk.click(u"reportGrouping1"_s);
    QCOMPARE(desk.bars().size(), 92);
    const qsizetype many = desk.chart().shownTicks().size();
    QVERIFY(many > 10 && many < 60);
    for (const QString &month : {u"1 Jul"_s, u"1 Aug"_s, u"1 Sep"_s})
        QVERIFY2(desk.chart().shownTicks().contains(month), qPrintable(month));
    desk.window->resize(920, 620);
    desk.settle();
    QVERIFY(desk.chart().shownTicks().size() < many);
}

void TestReportChart::drawsGreyOnWhiteInTheDarkForPaper()
{
    ChartDesk desk;
    desk.theme.setChoice(ThemeChoice::Dark);
    desk.show(u"Last week"_s);
    const QImage image = desk.chart().picture({600, 200});
    QCOMPARE(image.pixelColor(1, 1), QColor(Qt::white));
    QVERIFY(image.allGray());
    const auto isDrawnIn = [&image](const QRect &part) {
        for (int y = part.top(); y <= part.bottom(); ++y)
            for (int x = part.left(); x <= part.right(); ++x)
                if (qGray(image.pixel(x, y)) < 180)
                    return true;
        return false;
    };
    QVERIFY(isDrawnIn({0, 0, 60, 300}));                             // labels of the amounts
    QVERIFY(isDrawnIn({0, image.height() - 40, image.width(), 40})); // labels of the days
    int bars = 0;
    for (int x = 0; x < image.width(); ++x)
        bars += image.pixelColor(x, image.height() * 7 / 10) == paperColours().bar ? 1 : 0;
    QVERIFY2(bars > image.width() / 4, qPrintable(QString::number(bars)));
    desk.theme.setChoice(ThemeChoice::Light);
}

void TestReportChart::tellsTheValueUnderThePointer()
{
    ChartDesk desk;
    desk.show(u"Last week"_s);
    QCOMPARE(desk.tip(), QString());
    desk.hover(2);
    const ReportRow row = desk.reportRows()[2];
    QVERIFY(desk.tip().contains(row.label));
    QVERIFY(desk.tip().contains(money(row.payments.sum)));
    QVERIFY(desk.tip().contains(u"Enter|shows the"_s));
    const auto *box = desk.window->findChild<ChartTip *>();
    desk.hover(6); // at the right edge: the tip stays within the window
    QVERIFY(desk.window->rect().contains(box->geometry()));
    QTest::mouseMove(&desk.chart(), QPoint(1, 1));
    QCOMPARE(desk.tip(), QString());
}

void TestReportChart::movesOverTheBarsByKeys()
{
    ChartDesk desk;
    desk.show(u"Last week"_s);
    desk.chart().setFocus(Qt::TabFocusReason);
    QCOMPARE(desk.chart().current(), 0);
    QVERIFY(desk.tip().contains(desk.reportRows()[0].label)); // the tip opens on focus too
    QTest::keyClick(&desk.chart(), Qt::Key_Right);
    QCOMPARE(desk.chart().current(), 1);
    QTest::keyClick(&desk.chart(), Qt::Key_End);
    QTest::keyClick(&desk.chart(), Qt::Key_Right); // stays at the end
    QCOMPARE(desk.chart().current(), 6);
    QVERIFY(desk.tip().contains(desk.reportRows()[6].label));
    QTest::keyClick(&desk.chart(), Qt::Key_Home);
    QCOMPARE(desk.chart().current(), 0);
    desk.rows()->setFocus();
    QCOMPARE(desk.tip(), QString());
}

void TestReportChart::opensThePaymentsOfABar()
{
    ChartDesk desk;
    desk.show(u"Last week"_s);
    desk.chart().setFocus(Qt::TabFocusReason);
    QTest::keyClick(&desk.chart(), Qt::Key_Right);
    const ReportRow row = desk.reportRows()[1];
    QTest::keyClick(&desk.chart(), Qt::Key_Return);
    desk.settle();
    auto &list = desk.find<PaymentsView>()->presenter();
    QCOMPARE(list.query().tab, PaymentTab::Paid);
    QCOMPARE(list.query().find, u"day:"_s + row.first.toString(Qt::ISODate));
    QCOMPARE(list.rows().rowCount(), int(row.payments.count));
}

void TestReportChart::namesEachBarForScreenReaders()
{
    ChartDesk desk;
    desk.show(u"Last week"_s);
    auto *chart = QAccessible::queryAccessibleInterface(&desk.chart());
    QCOMPARE(chart->text(QAccessible::Name), u"Takings by day"_s);
    QCOMPARE(chart->childCount(), 7);
    auto *bar = chart->child(2);
    const ReportRow row = desk.reportRows()[2];
    QVERIFY(bar->text(QAccessible::Name).contains(row.label));
    QVERIFY(bar->text(QAccessible::Name).contains(money(row.payments.sum)));
    QCOMPARE(chart->indexOfChild(bar), 2);
    QVERIFY(!bar->state().focused);
    bar->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
    QCOMPARE(desk.chart().current(), 2);
    QVERIFY(bar->state().focused);
    QCOMPARE(chart->focusChild(), bar);
    desk.show(u"Today"_s); // fewer or other parts: the old one must not be read
    QCOMPARE(chart->childCount(), int(desk.bars().size()));
}

void TestReportChart::showsTheFiguresAsATable()
{
    ChartDesk desk;
    desk.show(u"Last week"_s);
    desk.chart().showTable();
    auto *dialog = desk.top<ChartTableDialog>();
    QVERIFY(dialog);
    const auto *table = dialog->findChild<QTableView *>(u"chartTable"_s);
    QCOMPARE(table->model()->rowCount(), 8); // seven days and the total
    QCOMPARE(desk.cell(table, 2, 0), desk.reportRows()[2].label);
    QCOMPARE(desk.cell(table, 2, 2), money(desk.reportRows()[2].payments.sum));
    dialog->close();
}

TILLDESK_TEST(TestReportChart, QApplication)
#include "tst_report_chart.moc"
