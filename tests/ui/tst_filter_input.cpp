#include "tests/support/test_program.h"
#include "tests/ui/shop_fixture.h"
#include "ui/models/filters/filter_input.h"

#include <QCoreApplication>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ui;

namespace {

struct Field : test::Shop {
    Field()
    {
        search.values[FilterWord::Payer] = {{u"Lotte"_s, {}, {}}, {u"Jan de Wit"_s, {}, {}}};
        search.values[FilterWord::PointOfSale] = {{u"T1"_s, u"Till 1"_s, {}}};
        search.values[FilterWord::Status] = {{u"paid"_s, {}, 186}, {u"pending"_s, {}, 1}};
        search.values[FilterWord::Day] = {{u"today"_s, {}, 40}, {u"yesterday"_s, {}, 38}};
    }

    /// Types key by key at the end of the text.
    void type(const QString &text)
    {
        for (const QChar c : text) {
            const QString typed = input.typed() + c;
            input.type(typed, typed.size());
        }
        QCoreApplication::processEvents();
    }
    /// Returns the chips as `word=value`.
    [[nodiscard]] QString chips() const
    {
        QStringList texts;
        for (const FilterChip &chip : input.chips())
            texts << chip.word + u'=' + chip.value;
        return texts.join(u' ');
    }
    [[nodiscard]] QStringList suggested() const
    {
        QStringList texts;
        for (const FilterSuggestion &suggestion : input.suggestions())
            texts << suggestion.text;
        return texts;
    }

    FilterInput input{gateways};
};

} // namespace

class TestFilterInput : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void makesAChipOfAFilterAtTheNextBlank();
    void makesChipsOfTextOnlyWhenAsked();
    void keepsTextWithAMistakeAndSaysWhatIsWrong_data();
    void keepsTextWithAMistakeAndSaysWhatIsWrong();
    void waitsForTheRestOfADay();
    void waitsForTheEndOfAQuote();
    void replacesAFilterThatANewOneContradicts();
    void widensAndNarrowsWithSeveral();
    void editsAChipAsText();
    void removesChips();
    void showsAQueryFromElsewhere();
    void refusesMoreThanAQueryCanHave();
    void suggestsWordsWithExamplesOfTheShop();
    void suggestsValuesWithTheirCounts();
    void suggestsTheCalendarForDays();
    void suggestsWaysToTypeAnAmount();
    void showsWhatATypedAmountMeans();
    void completesTheWordAtTheCaret();
    void listsAllWords();
    void dropsValuesOfAnEarlierText();
    void offersTheWordsOfItsList();
    void showsValuesOfOtherLists();
    void replacesTheFilterOfAWord();
    void findsTheWordOfAPeriod_data();
    void findsTheWordOfAPeriod();
};

void TestFilterInput::makesAChipOfAFilterAtTheNextBlank()
{
    Field field;
    QSignalSpy queries(&field.input, &FilterInput::queryChanged);

    field.type(u"status:paid"_s);
    QVERIFY(field.input.chips().isEmpty());
    field.type(u" "_s);
    QCOMPARE(field.chips(), u"status=paid"_s);
    QCOMPARE(field.input.typed(), QString());
    QCOMPARE(queries.count(), 1);

    field.type(u"amount:>=20 Date:yesterday "_s);
    QCOMPARE(field.chips(), u"status=paid amount=≥ €\u00A020.00 day=yesterday"_s);
    QCOMPARE(field.input.query(), u"status:paid amount:>=20 Date:yesterday"_s);
    QCOMPARE(field.input.chips()[1].spoken(), u"amount: ≥ €\u00A020.00"_s);
}

void TestFilterInput::makesChipsOfTextOnlyWhenAsked()
{
    Field field;

    field.type(u"order 10482 "_s);
    QVERIFY(field.input.chips().isEmpty());

    QVERIFY(field.input.commit());
    QCOMPARE(field.input.query(), u"order 10482"_s);
    QCOMPARE(field.chips(), u"=order =10482"_s);
}

void TestFilterInput::keepsTextWithAMistakeAndSaysWhatIsWrong_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("problem");
    QTest::addColumn<QString>("wrong");

    QTest::newRow("word") << u"stat:paid"_s << u"“stat” is no filter. Did you mean status?"_s
                          << u"stat:paid"_s;
    QTest::newRow("amount") << u"zoe amount:abc"_s << u"“abc” is not an amount."_s
                            << u"amount:abc"_s;
    QTest::newRow("day") << u"day:31/31"_s << u"“31/31” is not a day."_s << u"day:31/31"_s;
    QTest::newRow("value") << u"status:payed"_s
                           << u"“payed” is not a value of status. Did you mean paid?"_s
                           << u"status:payed"_s;
    QTest::newRow("no value") << u"payer:"_s << u"“payer:” needs a value."_s << u"payer:"_s;
}

void TestFilterInput::keepsTextWithAMistakeAndSaysWhatIsWrong()
{
    QFETCH(const QString, text);
    QFETCH(const QString, wrong);
    Field field;
    field.type(u"pos:T1 "_s);
    QSignalSpy queries(&field.input, &FilterInput::queryChanged);
    field.type(text);
    QCOMPARE(field.input.problem(), QString()); // while typing

    QVERIFY(!field.input.commit());

    QTEST(field.input.problem(), "problem");
    const TextSpan span = field.input.problemSpan();
    QCOMPARE(field.input.typed().mid(span.position, span.length), wrong);
    QCOMPARE(field.input.typed(), text);
    QCOMPARE(field.input.query(), u"pos:T1"_s);
    QCOMPARE(queries.count(), 0); // the list stays as it was
    field.type(u"x"_s);
    QCOMPARE(field.input.problem(), QString());
}

void TestFilterInput::waitsForTheRestOfADay()
{
    Field field;
    field.type(u"day:3 "_s);
    QCOMPARE(field.input.problem(), QString());
    QVERIFY(field.input.chips().isEmpty());

    field.type(u"nov "_s);
    QCOMPARE(field.chips(), u"day=3 nov"_s);
    QCOMPARE(field.input.query(), u"day:3 nov"_s);
}

void TestFilterInput::waitsForTheEndOfAQuote()
{
    Field field;
    field.type(u"payer:\"Jan de "_s);
    QVERIFY(field.input.chips().isEmpty());

    field.type(u"Wit\" "_s);
    QCOMPARE(field.chips(), u"payer=Jan de Wit"_s);
    QCOMPARE(field.input.query(), u"payer:\"Jan de Wit\""_s);
}

void TestFilterInput::replacesAFilterThatANewOneContradicts()
{
    Field field;
    field.type(u"day:today payer:Lotte refund:yes "_s);
    field.type(u"day:yesterday payer:Jan refund:no "_s);
    QCOMPARE(field.input.query(), u"day:yesterday payer:Jan refund:no"_s);
}

void TestFilterInput::widensAndNarrowsWithSeveral()
{
    Field field;
    field.type(u"status:paid status:failed amount:>=5 amount:<=9 status:paid "_s);
    QCOMPARE(field.input.query(), u"status:failed amount:>=5 amount:<=9 status:paid"_s);
}

void TestFilterInput::editsAChipAsText()
{
    Field field;
    field.type(u"status:paid amount:>=20 "_s);

    field.input.edit(1);
    QCOMPARE(field.input.query(), u"status:paid"_s);
    QCOMPARE(field.input.typed(), u"amount:>=20"_s);
    QCOMPARE(field.input.caret(), 11);

    field.type(u"5"_s);
    QVERIFY(field.input.commit());
    QCOMPARE(field.input.query(), u"status:paid amount:>=205"_s);
}

void TestFilterInput::removesChips()
{
    Field field;
    field.type(u"status:paid pos:T1 day:today "_s);
    field.input.remove(1);
    QCOMPARE(field.input.query(), u"status:paid day:today"_s);

    QSignalSpy queries(&field.input, &FilterInput::queryChanged);
    field.type(u"abc"_s);
    field.input.clear();
    QCOMPARE(field.input.query(), QString());
    QCOMPARE(field.input.typed(), QString());
    QCOMPARE(queries.count(), 1);
}

void TestFilterInput::showsAQueryFromElsewhere()
{
    Field field;
    QSignalSpy queries(&field.input, &FilterInput::queryChanged);
    field.input.setQuery(u"status:failed zoe"_s);
    QCOMPARE(field.chips(), u"status=failed =zoe"_s);
    QCOMPARE(queries.count(), 1);

    field.input.setQuery(u"status:failed zoe"_s);
    QCOMPARE(queries.count(), 1);

    field.input.setQuery(u"stat:failed"_s);
    QVERIFY(field.input.chips().isEmpty());
    QCOMPARE(field.input.typed(), u"stat:failed"_s);
    QVERIFY(!field.input.problem().isEmpty());
}

void TestFilterInput::refusesMoreThanAQueryCanHave()
{
    Field field;
    field.type(u"a b c d e f g h"_s);
    QVERIFY(field.input.commit());
    field.type(u"i"_s);

    QVERIFY(!field.input.commit());
    QVERIFY(!field.input.problem().isEmpty());
    QCOMPARE(field.input.chips().size(), kQueryTerms);
}

void TestFilterInput::suggestsWordsWithExamplesOfTheShop()
{
    Field field;
    field.type(u"p"_s);
    QCOMPARE(field.suggested(),
             QStringList({u"payer:"_s, u"payout:"_s, u"pos:"_s, u"profile:"_s, u"person:"_s}));
    QCOMPARE(field.input.suggestions()[0].what, u"name of the customer"_s);
    QCOMPARE(field.input.suggestions()[0].more, u"Lotte, Jan de Wit …"_s);
    QCOMPARE(field.input.suggestions()[2].more, u"Till 1 …"_s);

    field.type(u"ai"_s);
    QCOMPARE(field.suggested(), QStringList({u"status:paid"_s})); // by its value

    field.type(u"zz"_s);
    QVERIFY(field.suggested().isEmpty());
}

void TestFilterInput::suggestsValuesWithTheirCounts()
{
    Field field;
    field.type(u"status:pa"_s);
    QCOMPARE(field.suggested(), QStringList(u"status:paid"_s));
    QCOMPARE(field.input.suggestions()[0].more, u"186 payments"_s);

    field.input.take(field.input.suggestions()[0]);
    QCOMPARE(field.input.query(), u"status:paid"_s);
    QCOMPARE(field.input.typed(), QString());
    QVERIFY(field.suggested().isEmpty());

    field.type(u"payer:wit"_s);
    field.input.take(field.input.suggestions()[0]);
    QCOMPARE(field.input.query(), u"status:paid payer:\"Jan de Wit\""_s);
}

void TestFilterInput::suggestsTheCalendarForDays()
{
    Field field;
    field.type(u"day:"_s);
    QCOMPARE(field.suggested(), QStringList({u"day:today"_s, u"day:yesterday"_s, u"day:"_s}));
    QCOMPARE(field.input.suggestions()[2].does, FilterSuggestion::Does::ChooseDays);
}

void TestFilterInput::suggestsWaysToTypeAnAmount()
{
    Field field;
    field.type(u"amount:"_s);
    QCOMPARE(
        field.suggested(),
        QStringList({u"amount:24.50"_s, u"amount:>=20"_s, u"amount:<=20"_s, u"amount:10..20"_s}));
    field.input.take(field.input.suggestions()[1]);
    QCOMPARE(field.input.typed(), u"amount:>=20"_s); // the number is to be changed
    QVERIFY(field.input.chips().isEmpty());
}

void TestFilterInput::showsWhatATypedAmountMeans()
{
    Field field;
    field.type(u"amount:>=1250"_s);
    QCOMPARE(field.suggested(), QStringList({u"amount:>=1250"_s, u"amount:>=12.50"_s}));
    QCOMPARE(field.input.suggestions()[0].what, u"≥ €\u00A01\u202F250.00"_s);
    QCOMPARE(field.input.suggestions()[1].what, u"≥ €\u00A012.50"_s); // as the till reads digits
    field.input.take(field.input.suggestions()[1]);
    QCOMPARE(field.input.query(), u"amount:>=12.50"_s);
    field.type(u"amount:24,5"_s);
    QCOMPARE(field.suggested(), QStringList({u"amount:24,5"_s}));
    field.type(u"amount:abc"_s);
    QVERIFY(field.suggested().isEmpty());
}

void TestFilterInput::completesTheWordAtTheCaret()
{
    Field field;
    field.input.type(u"zoe pay order"_s, 7);
    QCOMPARE(field.suggested(), QStringList({u"payer:"_s, u"payout:"_s}));

    field.input.take(field.input.suggestions()[0]);

    QCOMPARE(field.input.typed(), u"zoe payer: order"_s);
    QCOMPARE(field.input.caret(), 10);
}

void TestFilterInput::listsAllWords()
{
    Field field;
    field.input.suggestAllWords();
    QCOMPARE(field.suggested().size(), wordsOf(FilterList::Payments).size());
    field.input.dropSuggestions();
    QVERIFY(field.suggested().isEmpty());
}

void TestFilterInput::dropsValuesOfAnEarlierText()
{
    Field field;
    field.input.type(u"payer:"_s, 6); // the reply is on its way
    field.input.type(u"zz"_s, 2);
    QCoreApplication::processEvents();
    QVERIFY(field.suggested().isEmpty());
}

void TestFilterInput::offersTheWordsOfItsList()
{
    Field field;
    FilterInput log(field.gateways, FilterList::Callbacks);
    const auto offered = [&log](const QString &text) {
        log.type(text, text.size());
        QCoreApplication::processEvents();
        QStringList texts;
        for (const FilterSuggestion &suggestion : log.suggestions())
            texts << suggestion.text;
        return texts;
    };
    QCOMPARE(offered(u"status:"_s),
             (QStringList{u"status:failed"_s, u"status:waiting"_s, u"status:delivered"_s}));
    for (const FilterSuggestion &suggestion : log.suggestions())
        QVERIFY(suggestion.more.isEmpty()); // counts are those of payments
    QCOMPARE(offered(u"payer:"_s), QStringList());
    QCOMPARE(offered(u"fail"_s), QStringList{u"status:failed"_s});
    QCOMPARE(offered(u"host:"_s), QStringList());
    log.setValues(FilterWord::Host, {{u"=shop.example:443"_s, u"shop.example"_s, {}}});
    QCOMPARE(offered(u"host:sho"_s), QStringList{u"host:=shop.example:443"_s});
    QCOMPARE(offered(u"day:tod"_s), (QStringList{u"day:today"_s, u"day:"_s})); // and the calendar
    log.suggestAllWords();
    QCOMPARE(log.suggestions().size(), wordsOf(FilterList::Callbacks).size());

    FilterInput refunds(field.gateways, FilterList::Refunds);
    refunds.type(u"payer:"_s, 6);
    QCoreApplication::processEvents();
    QCOMPARE(refunds.suggestions().first().text, u"payer:Lotte"_s); // names of the shop
}

void TestFilterInput::showsValuesOfOtherLists()
{
    Field field;
    FilterInput log(field.gateways, FilterList::Callbacks);
    log.setQuery(u"day:yesterday.. host:=shop.example:443 answer:none"_s);
    QStringList spoken;
    for (const FilterChip &chip : log.chips())
        spoken << chip.spoken();
    QCOMPARE(
        spoken,
        (QStringList{u"day: from yesterday"_s, u"host: shop.example"_s, u"answer: no answer"_s}));
    log.type(u"payer:lotte "_s, 12);
    QCOMPARE(log.problem(), u"“payer” is no filter."_s);
}

void TestFilterInput::replacesTheFilterOfAWord()
{
    Field field;
    FilterInput log(field.gateways, FilterList::Callbacks);
    const QSignalSpy changes(&log, &FilterInput::queryChanged);
    log.setQuery(u"host:a status:failed"_s);
    log.replace(FilterWord::Status, u"waiting"_s);
    QCOMPARE(log.query(), u"host:a status:waiting"_s);
    log.add(u"status:delivered"_s); // a callback has one status
    QCOMPARE(log.query(), u"host:a status:delivered"_s);
    log.replace(FilterWord::Host, {});
    QCOMPARE(log.query(), u"status:delivered"_s);
    QCOMPARE(changes.size(), 4);
    log.replace(FilterWord::Host, {});
    QCOMPARE(changes.size(), 4); // nothing to remove
}

void TestFilterInput::findsTheWordOfAPeriod_data()
{
    QTest::addColumn<int>("kind");
    for (const Period::Kind kind : kPeriodKinds)
        QTest::addRow("%d", int(kind)) << int(kind);
}

/// The word of a period selects the payments of the period up to now.
void TestFilterInput::findsTheWordOfAPeriod()
{
    QFETCH(const int, kind);
    const Period period{Period::Kind(kind), QDate(2026, 9, 1), QDate(2026, 9, 15)};
    const QString value = dayValueOf(period);
    if (period.kind == Period::Kind::AnyTime) {
        QCOMPARE(value, QString());
        return;
    }
    const SearchQuery query =
        parseQuery(QString(u"day:"_s + value), test::kSomeNow, QTimeZone("Europe/Brussels"));
    QVERIFY(query.problems.isEmpty());
    const TimeRange range = rangeOf(period, test::kSomeNow);
    QCOMPARE(query.filter.from, range.from);
    if (range.to)
        QCOMPARE(query.filter.to, range.to);
    else
        QVERIFY(*query.filter.to > test::kSomeNow);
}

TILLDESK_TEST(TestFilterInput, QCoreApplication)
#include "tst_filter_input.moc"
