#include "core/base/enum_texts.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace tilldesk;
using namespace Qt::StringLiterals;

namespace {

enum class Colour : quint8 { Red = 1, Blue = 2, Green = 63 };
enum class Single { Value };

constexpr EnumTexts<Colour> kColours{
    {Colour::Green, "green"},
    {Colour::Red, "red"},
    {Colour::Blue, "blue"},
};

static_assert(enumerators<Colour>() == std::array{Colour::Red, Colour::Blue, Colour::Green});
static_assert(enumerators<Single>() == std::array{Single::Value});

/// Holds if the table that `make` returns compiles.
template <auto make>
concept IsTable = requires
{
    typename std::bool_constant<(make(), true)>;
};

using Table = EnumTexts<Colour>;

static_assert(IsTable<[]() consteval {
    return Table{{Colour::Red, "red"}, {Colour::Blue, "blue"}, {Colour::Green, "green"}};
}>);
// An enumerator is missing.
static_assert(!IsTable<[]() consteval {
    return Table{{Colour::Red, "red"}, {Colour::Blue, "blue"}};
}>);
// One enumerator twice, another one missing.
static_assert(!IsTable<[]() consteval {
    return Table{{Colour::Red, "red"}, {Colour::Blue, "blue"}, {Colour::Blue, "azure"}};
}>);
// One enumerator twice.
static_assert(!IsTable<[]() consteval {
    return Table{{Colour::Red, "red"},
                 {Colour::Blue, "blue"},
                 {Colour::Green, "green"},
                 {Colour::Green, "lime"}};
}>);
// One text for two enumerators.
static_assert(!IsTable<[]() consteval {
    return Table{{Colour::Red, "red"}, {Colour::Blue, "red"}, {Colour::Green, "green"}};
}>);
// An empty text.
static_assert(!IsTable<[]() consteval {
    return Table{{Colour::Red, "red"}, {Colour::Blue, ""}, {Colour::Green, "green"}};
}>);

} // namespace

class TestEnumTexts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsTheTextOfEachEnumerator();
    void findsTheEnumeratorOfEachText();
    void knowsNoOtherText_data();
    void knowsNoOtherText();
    void hasNoTextForAnotherNumber();
};

void TestEnumTexts::findsTheTextOfEachEnumerator()
{
    QCOMPARE(kColours.textOf(Colour::Red), "red"_L1);
    QCOMPARE(kColours.textOf(Colour::Blue), "blue"_L1);
    QCOMPARE(kColours.textOf(Colour::Green), "green"_L1);
}

void TestEnumTexts::findsTheEnumeratorOfEachText()
{
    for (const Colour colour : kColours.kAll) {
        const QString text = kColours.textOf(colour);
        QCOMPARE(kColours.valueOf(text), std::optional(colour));
        QCOMPARE(kColours.valueOf(text.toStdString()), std::optional(colour));
    }
}

void TestEnumTexts::knowsNoOtherText_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("empty") << u""_s;
    QTest::newRow("case") << u"Red"_s;
    QTest::newRow("longer") << u"reds"_s;
    QTest::newRow("shorter") << u"re"_s;
    QTest::newRow("not ASCII") << u"réd"_s;
}

void TestEnumTexts::knowsNoOtherText()
{
    QFETCH(QString, text);
    QVERIFY(!kColours.valueOf(text));
    QVERIFY(!kColours.valueOf(text.toStdString()));
}

void TestEnumTexts::hasNoTextForAnotherNumber()
{
    QCOMPARE(kColours.textOf(Colour(7)), ""_L1);
}

TILLDESK_TEST(TestEnumTexts, QCoreApplication)
#include "tst_enum_texts.moc"
