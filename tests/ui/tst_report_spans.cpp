#include "tests/support/test_program.h"
#include "ui/models/common/format.h"
#include "ui/models/reports/report_rows.h"
#include "ui/models/reports/report_spans.h"
#include "ui/models/reports/report_words.h"

#include <QLocale>
#include <QTest>
#include <QTimeZone>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ui;

namespace {

using Kind = Period::Kind;

Timestamp at(const QString &moment)
{
    QDateTime time = QDateTime::fromString(moment, u"yyyy-MM-dd HH:mm"_s);
    time.setTimeZone(shopZone());
    return fromMillis(time.toMSecsSinceEpoch());
}

QString text(Timestamp time)
{
    return inShopZone(time).toString(u"yyyy-MM-dd HH:mm"_s);
}

const QDate kToday(2026, 11, 20); // a Friday

ReportDays daysOfKind(Kind kind)
{
    return daysOf({kind}, kToday);
}

} // namespace

class TestReportSpans : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { QLocale::setDefault(QLocale::c()); }
    void knowsTheDaysOfAPeriod();
    void endsToday();
    void hasHoursOfTheClocksChange_data();
    void hasHoursOfTheClocksChange();
    void hasDaysOfTheClocksChange();
    void beginsWeeksOnMonday();
    void cutsMonthsWhereThePeriodEnds();
    void hasOneRowForPointsOfSale();
    void joinsRowsWithoutAGap_data();
    void joinsRowsWithoutAGap();
    void allowsNoMoreRowsThanCanBeRead();
    void choosesWhatIsUsual();
    void comparesWithAsLongAStretch_data();
    void comparesWithAsLongAStretch();
    void saysTheFirstOfAMonthInFrench();
    void namesRows_data();
    void namesRows();
    void namesDays();
    void saysWhatChanged();
    void averagesToTheCent();
};

void TestReportSpans::knowsTheDaysOfAPeriod()
{
    const auto words = [](Kind kind) -> QString {
        const ReportDays days = daysOfKind(kind);
        return days.first.toString(u"MMdd"_s) + u"-"_s + days.last.toString(u"MMdd"_s);
    };
    QCOMPARE(words(Kind::Today), u"1120-1120"_s);
    QCOMPARE(words(Kind::Yesterday), u"1119-1119"_s);
    QCOMPARE(words(Kind::ThisWeek), u"1116-1120"_s);
    QCOMPARE(words(Kind::LastWeek), u"1109-1115"_s);
    QCOMPARE(words(Kind::ThisMonth), u"1101-1120"_s);
    QCOMPARE(words(Kind::LastMonth), u"1001-1031"_s);
    QCOMPARE(words(Kind::ThisQuarter), u"1001-1120"_s);
    QCOMPARE(words(Kind::LastQuarter), u"0701-0930"_s);
    QCOMPARE(words(Kind::ThisYear), u"0101-1120"_s);
    QCOMPARE(words(Kind::LastYear), u"0101-1231"_s);
}

void TestReportSpans::endsToday()
{
    const Period ahead{Kind::Custom, QDate(2026, 11, 10), QDate(2026, 12, 31)};
    QCOMPARE(daysOf(ahead, kToday), (ReportDays{QDate(2026, 11, 10), kToday}));
    const Period future{Kind::Custom, QDate(2027, 1, 1), QDate(2027, 1, 31)};
    QCOMPARE(daysOf(future, kToday).count(), 1);
}

void TestReportSpans::hasHoursOfTheClocksChange_data()
{
    QTest::addColumn<QDate>("day");
    QTest::addColumn<int>("hours");
    QTest::newRow("usual") << QDate(2026, 11, 20) << 24;
    QTest::newRow("summer time begins") << QDate(2026, 3, 29) << 23;
    QTest::newRow("summer time ends") << QDate(2026, 10, 25) << 25;
}

void TestReportSpans::hasHoursOfTheClocksChange()
{
    QFETCH(const QDate, day);
    QFETCH(const int, hours);
    const auto bounds = boundsOf(Grouping::Hour, {day, day});
    QCOMPARE(bounds.size(), hours + 1);
    for (qsizetype i = 1; i < bounds.size(); ++i)
        QCOMPARE(bounds[i] - bounds[i - 1], std::chrono::hours(1));
    QCOMPARE(inShopZone(bounds.first()), QDateTime(day, QTime(0, 0), shopZone()));
    QCOMPARE(inShopZone(bounds.last()), QDateTime(day.addDays(1), QTime(0, 0), shopZone()));
    // Two more days of 24 hours add 48 hours.
    QCOMPARE(boundsOf(Grouping::Hour, {day.addDays(-1), day.addDays(1)}).size(), hours + 48 + 1);
}

void TestReportSpans::hasDaysOfTheClocksChange()
{
    const auto bounds = boundsOf(Grouping::Day, {QDate(2026, 10, 24), QDate(2026, 10, 26)});
    QCOMPARE(bounds.size(), 4);
    QCOMPARE(bounds[2] - bounds[1], std::chrono::hours(25));
    QCOMPARE(text(bounds[2]), u"2026-10-26 00:00"_s);
}

void TestReportSpans::beginsWeeksOnMonday()
{
    const auto bounds = boundsOf(Grouping::Week, {QDate(2026, 11, 1), QDate(2026, 11, 20)});
    QStringList words;
    for (const Timestamp bound : bounds)
        words << text(bound).left(10);
    QCOMPARE(words,
             (QStringList{u"2026-11-01"_s, u"2026-11-02"_s, u"2026-11-09"_s, u"2026-11-16"_s,
                          u"2026-11-21"_s}));
}

void TestReportSpans::cutsMonthsWhereThePeriodEnds()
{
    const auto bounds = boundsOf(Grouping::Month, {QDate(2026, 1, 31), QDate(2026, 3, 1)});
    QStringList words;
    for (const Timestamp bound : bounds)
        words << text(bound).left(10);
    QCOMPARE(words,
             (QStringList{u"2026-01-31"_s, u"2026-02-01"_s, u"2026-03-01"_s, u"2026-03-02"_s}));
}

void TestReportSpans::hasOneRowForPointsOfSale()
{
    const auto bounds = boundsOf(Grouping::PointOfSale, {QDate(2026, 11, 1), kToday});
    QCOMPARE(bounds.size(), 2);
    QCOMPARE(text(bounds[0]), u"2026-11-01 00:00"_s);
    QCOMPARE(text(bounds[1]), u"2026-11-21 00:00"_s);
}

void TestReportSpans::joinsRowsWithoutAGap_data()
{
    QTest::addColumn<Grouping>("grouping");
    for (const Grouping grouping : kGroupings)
        QTest::newRow(qPrintable(QString::number(int(grouping)))) << grouping;
}

void TestReportSpans::joinsRowsWithoutAGap()
{
    QFETCH(const Grouping, grouping);
    for (QDate first(2026, 1, 1); first < QDate(2027, 1, 1); first = first.addDays(11)) {
        for (const int length : {0, 1, 2, 30, 89}) {
            const ReportDays days{first, first.addDays(length)};
            const auto bounds = boundsOf(grouping, days);
            QVERIFY(bounds.size() >= 2);
            QVERIFY(std::ranges::is_sorted(bounds, std::ranges::less_equal()));
            QCOMPARE(inShopZone(bounds.first()).date(), days.first);
            QCOMPARE(inShopZone(bounds.last()).date(), days.last.addDays(1));
        }
    }
}

void TestReportSpans::allowsNoMoreRowsThanCanBeRead()
{
    const auto can = [](Grouping grouping, int days) {
        return canGroup(grouping, {kToday, kToday.addDays(days - 1)});
    };
    QVERIFY(can(Grouping::Hour, 3) && !can(Grouping::Hour, 4));
    QVERIFY(can(Grouping::Day, 92) && !can(Grouping::Day, 93));
    QVERIFY(can(Grouping::Week, 732) && !can(Grouping::Week, 733));
    QVERIFY(can(Grouping::Month, 7320) && !can(Grouping::Month, 7321));
    QVERIFY(can(Grouping::PointOfSale, 100'000));
    for (const Grouping grouping : kGroupings) // every grouping that can be refused has a reason
        QCOMPARE(ReportWords::tooMany(grouping).isEmpty(),
                 grouping == Grouping::PointOfSale || grouping == Grouping::Person);
}

void TestReportSpans::choosesWhatIsUsual()
{
    const auto usual = [](int days) { return usualGrouping({kToday, kToday.addDays(days - 1)}); };
    QCOMPARE(usual(1), Grouping::Hour);
    QCOMPARE(usual(2), Grouping::Day);
    QCOMPARE(usual(31), Grouping::Day);
    QCOMPARE(usual(92), Grouping::Week);
    QCOMPARE(usual(365), Grouping::Month);
    QCOMPARE(usual(9000), Grouping::PointOfSale);
    for (int days = 1; days < 9000; days += 7)
        QVERIFY(canGroup(usual(days), {kToday, kToday.addDays(days - 1)}));
}

void TestReportSpans::comparesWithAsLongAStretch_data()
{
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::newRow("today") << Kind::Today << u"2026-11-13 00:00"_s << u"2026-11-13 14:32"_s;
    QTest::newRow("yesterday") << Kind::Yesterday << u"2026-11-12 00:00"_s << u"2026-11-13 00:00"_s;
    QTest::newRow("this week") << Kind::ThisWeek << u"2026-11-09 00:00"_s << u"2026-11-13 14:32"_s;
    QTest::newRow("last week") << Kind::LastWeek << u"2026-11-02 00:00"_s << u"2026-11-09 00:00"_s;
    QTest::newRow("this month") << Kind::ThisMonth << u"2026-10-01 00:00"_s
                                << u"2026-10-20 14:32"_s;
    QTest::newRow("last month") << Kind::LastMonth << u"2026-09-01 00:00"_s
                                << u"2026-10-01 00:00"_s;
    QTest::newRow("this quarter") << Kind::ThisQuarter << u"2026-07-01 00:00"_s
                                  << u"2026-08-20 14:32"_s;
    QTest::newRow("last quarter") << Kind::LastQuarter << u"2026-04-01 00:00"_s
                                  << u"2026-07-01 00:00"_s;
    QTest::newRow("this year") << Kind::ThisYear << u"2025-01-01 00:00"_s << u"2025-11-20 14:32"_s;
    QTest::newRow("last year") << Kind::LastYear << u"2024-01-01 00:00"_s << u"2025-01-01 00:00"_s;
}

void TestReportSpans::comparesWithAsLongAStretch()
{
    QFETCH(const Kind, kind);
    const auto before = boundsBefore({kind}, daysOfKind(kind), at(u"2026-11-20 14:32"_s));
    QCOMPARE(before.size(), 2);
    QTEST(text(before[0]), "from");
    QTEST(text(before[1]), "to");
    const Period days{Kind::Custom, QDate(2026, 11, 9), QDate(2026, 11, 11)};
    const auto custom = boundsBefore(days, daysOf(days, kToday), at(u"2026-11-20 14:32"_s));
    QCOMPARE(text(custom[0]), u"2026-11-06 00:00"_s);
    QCOMPARE(text(custom[1]), u"2026-11-09 00:00"_s);
}

void TestReportSpans::namesRows_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<Grouping>("grouping");
    QTest::addColumn<ReportDays>("days");
    QTest::addColumn<qsizetype>("row");
    QTest::addColumn<QString>("label");
    QTest::addColumn<QString>("tick");
    const ReportDays month{QDate(2026, 11, 1), kToday};
    const ReportDays years{QDate(2025, 11, 1), kToday};
    const auto add = [](const char *name, const QString &language, Grouping grouping,
                        const ReportDays &days, qsizetype row, const QString &label,
                        const QString &tick) {
        QTest::newRow(name) << language << grouping << days << row << label << tick;
    };
    add("hour", u"en"_s, Grouping::Hour, {kToday, kToday}, 9, u"09:00–10:00"_s, u"09"_s);
    add("last hour", u"en"_s, Grouping::Hour, {kToday, kToday}, 23, u"23:00–00:00"_s, u"23"_s);
    add("hour of days", u"en"_s, Grouping::Hour, {kToday.addDays(-1), kToday}, 33,
        u"20 Nov, 09:00–10:00"_s, u"09"_s);
    add("day", u"en"_s, Grouping::Day, month, 19, u"Fri 20 Nov"_s, u"20"_s);
    add("day of a week", u"en"_s, Grouping::Day, {kToday.addDays(-2), kToday}, 2, u"Fri 20 Nov"_s,
        u"Fri 20"_s);
    add("day, Dutch", u"nl_BE"_s, Grouping::Day, month, 19, u"Vr 20 nov."_s, u"20"_s);
    add("day, German", u"de"_s, Grouping::Day, month, 19, u"Fr. 20. Nov."_s, u"20."_s);
    add("week", u"en"_s, Grouping::Week, month, 2, u"Week 46 · 9–15 Nov"_s, u"W46"_s);
    add("one day of a week", u"en"_s, Grouping::Week, month, 0, u"Week 44 · 1 Nov"_s, u"W44"_s);
    add("week, two months", u"en"_s, Grouping::Week, {QDate(2026, 11, 30), QDate(2026, 12, 8)}, 0,
        u"Week 49 · 30 Nov – 6 Dec"_s, u"W49"_s);
    add("month", u"en"_s, Grouping::Month, {QDate(2026, 1, 1), kToday}, 1, u"February 2026"_s,
        u"Feb"_s);
    add("running month", u"en"_s, Grouping::Month, month, 0, u"November 2026 · 1–20 Nov"_s,
        u"Nov"_s);
    add("month of years", u"en"_s, Grouping::Month, years, 0, u"November 2025"_s, u"Nov 25"_s);
    add("month, French", u"fr_BE"_s, Grouping::Month, {QDate(2026, 1, 1), kToday}, 1,
        u"Février 2026"_s, u"Févr."_s);
}

void TestReportSpans::saysTheFirstOfAMonthInFrench()
{
    QLocale::setDefault(QLocale(u"fr_BE"_s));
    QCOMPARE(ReportWords::days({QDate(2026, 11, 1), QDate(2026, 11, 5)}), u"1er–5 nov. 2026"_s);
    QCOMPARE(ReportWords::days({QDate(2026, 11, 2), QDate(2026, 11, 5)}), u"2–5 nov. 2026"_s);
}

void TestReportSpans::namesRows()
{
    QFETCH(const QString, language);
    QFETCH(const Grouping, grouping);
    QFETCH(const ReportDays, days);
    QFETCH(const qsizetype, row);
    QLocale::setDefault(QLocale(language));
    const auto bounds = boundsOf(grouping, days);
    const SpanWords words = ReportWords::span(grouping, days, bounds[row], bounds[row + 1]);
    QTEST(words.label, "label");
    QTEST(words.tick, "tick");
}

void TestReportSpans::namesDays()
{
    QLocale::setDefault(QLocale(u"en"_s));
    QCOMPARE(ReportWords::days({kToday, kToday}), u"20 Nov 2026"_s);
    QCOMPARE(ReportWords::days({QDate(2026, 11, 16), kToday}), u"16–20 Nov 2026"_s);
    QCOMPARE(ReportWords::days({QDate(2026, 10, 30), kToday}), u"30 Oct – 20 Nov 2026"_s);
    QCOMPARE(ReportWords::days({QDate(2025, 10, 30), kToday}), u"30 Oct 2025 – 20 Nov 2026"_s);
}

void TestReportSpans::saysWhatChanged()
{
    const auto words = [](Kind kind, qint64 before, qint64 now) {
        return ReportWords::comparison({kind}, Amount::fromCents(before), Amount::fromCents(now));
    };
    QCOMPARE(words(Kind::LastWeek, 1000, 1120), u"+12\u00A0% vs. the week before"_s);
    QCOMPARE(words(Kind::ThisYear, 1000, 500), u"−50\u00A0% vs. the year before"_s);
    QCOMPARE(words(Kind::Today, 0, 500), QString());
}

void TestReportSpans::averagesToTheCent()
{
    QCOMPARE(averageOf({}).cents(), 0);
    QCOMPARE(averageOf({3, Amount::fromCents(1000)}).cents(), 333);
    QCOMPARE(averageOf({3, Amount::fromCents(500)}).cents(), 167);
    QCOMPARE(averageOf({2, Amount::fromCents(5)}).cents(), 3);
}

TILLDESK_TEST(TestReportSpans, QCoreApplication)
#include "tst_report_spans.moc"
