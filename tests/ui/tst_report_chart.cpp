#include "tests/support/test_program.h"
#include "tests/ui/reports_fixture.h"
#include "ui/models/reports/report_rows.h"
#include "ui/widgets/reports/report_chart.h"
#include "ui/widgets/reports/takings_page.h"
#include "ui/widgets/theme/theme.h"

#include <QApplication>
#include <QtCharts/QAbstractBarSeries>
#include <QtCharts/QBarSet>
#include <QtCharts/QCategoryAxis>
#include <QtCharts/QChart>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ui;
using namespace tilldesk::test;

namespace {

struct ChartDesk : ReportsDesk {
    [[nodiscard]] QBarSet *bars() const
    {
        const auto *series =
            qobject_cast<QAbstractBarSeries *>(find<ReportChart>()->chart()->series().value(0));
        return series ? series->barSets().value(0) : nullptr;
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
    void leavesOutLabelsThatDoNotFit();
    void drawsWhiteInTheDarkForPaper();
    void describesTheChart();
};

void TestReportChart::drawsABarForEachRow()
{
    ChartDesk desk;
    desk.show(u"Last week"_s);
    QVERIFY(desk.bars());
    QCOMPARE(desk.bars()->count(), 7);
    const QList<ReportRow> rows = desk.view()->takings().presenter().rows();
    for (int i = 0; i < 7; ++i)
        QCOMPARE(qRound64(desk.bars()->at(i)), rows[i].payments.sum.cents());
    QVERIFY(desk.bars()->selectedBars().isEmpty());
    desk.show(u"This week"_s);
    QCOMPARE(desk.bars()->selectedBars(), QList<int>{4}); // Friday is not over: its bar is marked
}

void TestReportChart::drawsPointsOfSaleLying()
{
    ChartDesk desk;
    desk.show(u"This month"_s);
    desk.click(u"reportGrouping4"_s);
    QCOMPARE(desk.bars()->count(), 3);
    // A horizontal chart draws its last bar at the top.
    QCOMPARE(qRound64(desk.bars()->at(2)), 1'931'250);
    QCOMPARE(desk.cell(desk.rows(), 0, 0), u"Till 1 · Tills"_s);
    const PointOfSaleTakings one = desk.reports.pointsOfSale.first();
    desk.reports.pointsOfSale = QList<PointOfSaleTakings>(30, one);
    desk.view()->refresh();
    desk.settle();
    QCOMPARE(desk.bars()->count(), ReportChart::kMaxPlaces);
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

void TestReportChart::leavesOutLabelsThatDoNotFit()
{
    ChartDesk desk;
    desk.show(u"Last quarter"_s);
    desk.click(u"reportGrouping1"_s);
    const auto labels = [&desk] {
        const auto axes = desk.find<ReportChart>()->chart()->axes(Qt::Horizontal);
        return qobject_cast<QCategoryAxis *>(axes.value(0))->categoriesLabels().size();
    };
    QCOMPARE(desk.bars()->count(), 92);
    const auto many = labels();
    QVERIFY(many > 10 && many < 60);
    desk.window->resize(920, 620);
    desk.settle();
    QVERIFY(labels() < many);
}

void TestReportChart::drawsWhiteInTheDarkForPaper()
{
    ChartDesk desk;
    desk.theme.setChoice(ThemeChoice::Dark);
    desk.show(u"Last week"_s);
    const QImage image = desk.find<ReportChart>()->picture({600, 200});
    QCOMPARE(image.pixelColor(1, 1), QColor(Qt::white));
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
        bars += image.pixelColor(x, image.height() * 7 / 10) == lightColours().accent ? 1 : 0;
    QVERIFY2(bars > image.width() / 4, qPrintable(QString::number(bars)));
    desk.theme.setChoice(ThemeChoice::Light);
}

void TestReportChart::describesTheChart()
{
    ChartDesk desk;
    auto *chart = desk.find<ReportChart>();
    QCOMPARE(chart->accessibleName(), u"Takings by hour"_s);
    QVERIFY(chart->accessibleDescription().contains(u"08:00–09:00: €"_s));
    QVERIFY(!chart->accessibleDescription().contains(u"03:00"_s)); // no takings in that hour
}

TILLDESK_TEST(TestReportChart, QApplication)
#include "tst_report_chart.moc"
