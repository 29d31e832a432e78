#include "core/domain/search_amount.h"
#include "core/domain/search_days.h"
#include "core/domain/search_term.h"
#include "core/domain/search_text.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace tilldesk;
using namespace Qt::StringLiterals;

namespace {

const QDate kToday(2026, 11, 20); // a Friday

/// Returns the days as `2026-11-03`, or `2026-11-01..2026-11-30`; empty if there are none.
QString shown(const std::optional<DayRange> &days)
{
    if (!days)
        return {};
    const auto day = [](const std::optional<QDate> &date) {
        return date ? date->toString(Qt::ISODate) : QString();
    };
    return days->first == days->last ? day(days->first)
                                     : QString(day(days->first) + u".."_s + day(days->last));
}

} // namespace

class TestSearchValues : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsAnAmount_data();
    void readsAnAmount();
    void refusesWhatIsNoAmount();
    void readsARangeOfAmounts_data();
    void readsARangeOfAmounts();
    void readsADay_data();
    void readsADay();
    void readsAPeriodOnlyInAFilter();
    void foldsCaseAndAccents_data();
    void foldsCaseAndAccents();
    void findsThePlaceInTheOriginalText();
    void readsTheEndOfAnIban();
};

void TestSearchValues::readsAnAmount_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<qint64>("cents");
    QTest::addColumn<bool>("isCertain");
    QTest::newRow("comma") << u"24,50"_s << qint64(2450) << true;
    QTest::newRow("point") << u"24.50"_s << qint64(2450) << true;
    QTest::newRow("one decimal") << u"24.5"_s << qint64(2450) << true;
    QTest::newRow("euro sign") << u"€ 24.50"_s << qint64(2450) << true;
    QTest::newRow("euro sign, no blank") << u"€24,5"_s << qint64(2450) << true;
    QTest::newRow("euro sign behind") << u"24,50 €"_s << qint64(2450) << true;
    QTest::newRow("EUR") << u"eur 24"_s << qint64(2400) << true;
    QTest::newRow("euros") << u"24 euros"_s << qint64(2400) << true;
    QTest::newRow("cents") << u"2450 ct"_s << qint64(2450) << true;
    QTest::newRow("cents in a word") << u"2450cent"_s << qint64(2450) << true;
    QTest::newRow("euro sign between") << u"24€50"_s << qint64(2450) << true;
    QTest::newRow("cents only") << u",5"_s << qint64(50) << true;
    QTest::newRow("whole number") << u"24"_s << qint64(2400) << false;
    QTest::newRow("grouped by points") << u"1.234,50"_s << qint64(123450) << true;
    QTest::newRow("grouped by commas") << u"1,234,567.8"_s << qint64(123456780) << true;
    QTest::newRow("grouped by blanks") << u"€ 1 234"_s << qint64(123400) << true;
    QTest::newRow("three digits are thousands") << u"1.250"_s << qint64(125000) << false;
    QTest::newRow("the largest") << u"9999999999,99"_s << Amount::kMaxCents << true;
}

void TestSearchValues::readsAnAmount()
{
    QFETCH(const QString, text);
    const auto amount = readAmount(text);
    QVERIFY(amount);
    QTEST(amount->amount.cents(), "cents");
    QTEST(amount->isCertain, "isCertain");
}

void TestSearchValues::refusesWhatIsNoAmount()
{
    for (const QString &text :
         {u""_s, u"abc"_s, u"-5"_s, u"1.2.3"_s, u"24,5050"_s, u"1,23.456"_s, u"€"_s, u"5 $"_s,
          u"€24€"_s, u"1,234,50"_s, u"24€5"_s, u"10000000000"_s, u"999999999999,99"_s, u"٣"_s,
          u"1e3"_s, u"24,50 ct"_s, QString(10'000, u'9'), QString(u"1\0"_s)})
        QVERIFY2(!readAmount(text), qPrintable(text.left(50)));
}

void TestSearchValues::readsARangeOfAmounts_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<qint64>("from"); // -1: open
    QTest::addColumn<qint64>("to");   // -1: open; -2: no range
    QTest::newRow("exact") << u"24,50"_s << qint64(2450) << qint64(2450);
    QTest::newRow("equals") << u"=20"_s << qint64(2000) << qint64(2000);
    QTest::newRow("from") << u">=20"_s << qint64(2000) << qint64(-1);
    QTest::newRow("from, one sign") << u"≥ 20"_s << qint64(2000) << qint64(-1);
    QTest::newRow("more than") << u">20"_s << qint64(2001) << qint64(-1);
    QTest::newRow("to") << u"<= 20,00"_s << qint64(-1) << qint64(2000);
    QTest::newRow("less than") << u"<20"_s << qint64(-1) << qint64(1999);
    QTest::newRow("between") << u"10..20"_s << qint64(1000) << qint64(2000);
    QTest::newRow("between decimals") << u"9,99..20.5"_s << qint64(999) << qint64(2050);
    QTest::newRow("open end") << u"10.."_s << qint64(1000) << qint64(-1);
    QTest::newRow("open start") << u"..20"_s << qint64(-1) << qint64(2000);
    for (const char *text :
         {"abc", "", "..", ">=", ">=abc", "10..abc", "abc..10", "=>5", "10..20..30"})
        QTest::newRow(text) << QString::fromLatin1(text) << qint64(-2) << qint64(-2);
}

void TestSearchValues::readsARangeOfAmounts()
{
    QFETCH(const QString, text);
    QFETCH(const qint64, from);
    const auto range = readAmountRange(text);
    QCOMPARE(range.has_value(), from != -2);
    if (!range)
        return;
    QCOMPARE(range->from ? range->from->cents() : -1, from);
    QTEST(range->to ? range->to->cents() : qint64(-1), "to");
}

void TestSearchValues::readsADay_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("days");
    for (const char *today : {"today", "Vandaag", "aujourd'hui", "heute"})
        QTest::newRow(today) << QString::fromLatin1(today) << u"2026-11-20"_s;
    for (const char *yesterday : {"yesterday", "gisteren", "hier", "GESTERN"})
        QTest::newRow(yesterday) << QString::fromLatin1(yesterday) << u"2026-11-19"_s;
    for (const char *monday : {"Monday", "maandag", "lundi", "montag"})
        QTest::newRow(monday) << QString::fromLatin1(monday) << u"2026-11-16"_s;
    QTest::newRow("friday is today") << u"friday"_s << u"2026-11-20"_s;
    for (const char *day : {"3 nov", "3 november", "3. Nov.", "nov 3", "November 3rd", "3nov",
                            "3 novembre", "3 nov 2026", "nov 3, 2026", "3/11", "3-11", "03/11/2026",
                            "3.11.2026", "3.11.", "3.11.26", "2026-11-03", "2026-11-3"})
        QTest::newRow(day) << QString::fromLatin1(day) << u"2026-11-03"_s;
    QTest::newRow("Dutch March") << u"5 mrt"_s << u"2026-03-05"_s;
    QTest::newRow("French August") << u"1er août"_s << u"2026-08-01"_s;
    QTest::newRow("French December") << u"24 déc. 2025"_s << u"2025-12-24"_s;
    QTest::newRow("German March") << u"5 März"_s << u"2026-03-05"_s;
    QTest::newRow("Dutch May") << u"5 mei"_s << u"2026-05-05"_s;
    QTest::newRow("the year before") << u"3 dec"_s << u"2025-12-03"_s;
    QTest::newRow("leap day") << u"29 feb"_s << u"2024-02-29"_s;
    QTest::newRow("month") << u"2026-09"_s << u"2026-09-01..2026-09-30"_s;
    for (const char *none :
         {"", "31 feb", "32/1", "0 nov", "3 jui", "2026-13", "2026-02-30", "24.5", "24.50", "nov",
          "3 abc", "week", "month", "2026", "12:30", "3 nov x", "1/2/3", "yester day"})
        QTest::newRow(none) << QString::fromLatin1(none) << u""_s;
}

void TestSearchValues::readsADay()
{
    QFETCH(const QString, text);
    QTEST(shown(readDayInText(text, kToday)), "days");
}

void TestSearchValues::readsAPeriodOnlyInAFilter()
{
    const QList<std::pair<QString, QString>> rows{
        {u"week"_s, u"2026-11-16..2026-11-20"_s},
        {u"last-week"_s, u"2026-11-09..2026-11-15"_s},
        {u"mois-dernier"_s, u"2026-10-01..2026-10-31"_s},
        {u"quarter"_s, u"2026-10-01..2026-11-20"_s},
        {u"letztes-quartal"_s, u"2026-07-01..2026-09-30"_s},
        {u"jaar"_s, u"2026-01-01..2026-11-20"_s},
        {u"last-year"_s, u"2025-01-01..2025-12-31"_s},
        {u"Woche"_s, u"2026-11-16..2026-11-20"_s},
        {u"month"_s, u"2026-11-01..2026-11-20"_s},
        {u"maand"_s, u"2026-11-01..2026-11-20"_s},
        {u"2025"_s, u"2025-01-01..2025-12-31"_s},
        {u"september"_s, u"2026-09-01..2026-09-30"_s},
        {u"déc"_s, u"2025-12-01..2025-12-31"_s},
        {u"2026-09-01..2026-09-15"_s, u"2026-09-01..2026-09-15"_s},
        {u"1 sep .. 15 sep"_s, u"2026-09-01..2026-09-15"_s},
        {u"2026-09..2026-10"_s, u"2026-09-01..2026-10-31"_s},
        {u"2026-09.."_s, u"2026-09-01.."_s},
        {u"..yesterday"_s, u"..2026-11-19"_s},
        {u".."_s, {}},
        {u"abc..today"_s, {}},
        {u"2026-09-01..abc"_s, {}},
        {QString(10'000, u'1'), {}}};
    for (const auto &[text, days] : rows)
        QCOMPARE(shown(readDays(text, kToday)), days);
}

void TestSearchValues::foldsCaseAndAccents_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("folded");
    QTest::newRow("case") << u"Order 10482"_s << u"order 10482"_s;
    QTest::newRow("accents") << u"Café ZOÉ"_s << u"cafe zoe"_s;
    QTest::newRow("decomposed") << u"Cafe\u0301"_s << u"cafe"_s;
    QTest::newRow("ligatures") << u"Œuvre Æ ß Ø Ł"_s << u"oeuvre ae ss o l"_s;
    QTest::newRow("Greek") << u"Ελλάς"_s << u"ellas"_s;
    QTest::newRow("signs stay") << u"R&D \"x\" * 50%"_s << u"r&d \"x\" * 50%"_s;
    QTest::newRow("other scripts stay") << u"日本 😀"_s << u"日本 😀"_s;
    QTest::newRow("lone surrogate") << QString(QChar(0xD800)) << QString(QChar(0xD800));
}

void TestSearchValues::foldsCaseAndAccents()
{
    QFETCH(const QString, text);
    QTEST(searchable(text), "folded");
    QTEST(searchable(searchable(text)), "folded");
}

void TestSearchValues::findsThePlaceInTheOriginalText()
{
    QCOMPARE(findSearchable(u"Till 1 - 2450", u"2450"), (TextSpan{9, 4}));
    QCOMPARE(findSearchable(u"Fraß Zoé", u"zoe"), (TextSpan{5, 3}));
    QCOMPARE(findSearchable(u"Cafe\u0301 b", u"e b"), (TextSpan{3, 4}));
    QCOMPARE(findSearchable(u"😀 bram", u"bram"), (TextSpan{3, 4}));
    QVERIFY(!findSearchable(u"Order", u"x"));
    QVERIFY(!findSearchable(u"", u"x"));
}

void TestSearchValues::readsTheEndOfAnIban()
{
    QCOMPARE(literalTerm(u"7034"_s).ibanEnd(), u"7034"_s);
    QCOMPARE(literalTerm(u"0754 7034"_s).ibanEnd(), u"07547034"_s);
    QCOMPARE(literalTerm(u"be68 5390 0754 7034"_s).ibanEnd(), u"BE68539007547034"_s);
    for (const QString &text : {u"034"_s, u"70a4"_s, u"BE69539007547034"_s, QString(35, u'1')})
        QCOMPARE(literalTerm(text).ibanEnd(), QString());
}

TILLDESK_TEST(TestSearchValues, QCoreApplication)
#include "tst_search_values.moc"
