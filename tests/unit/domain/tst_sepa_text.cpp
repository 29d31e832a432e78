#include "core/domain/composed_characters.h"
#include "core/domain/sepa_text.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace tilldesk;
using namespace Qt::StringLiterals;

namespace {

QString character(char32_t c)
{
    return QStringView(QChar::fromUcs4(c)).toString(); // QString::fromUcs4() would drop U+FEFF
}

/// The character ranges of service.md#text, each with its first and last character.
struct Range {
    char32_t first;
    char32_t last;
};
constexpr Range kAllowed[] = {
    {U'a', U'z'},     {U'A', U'Z'},     {U'0', U'9'},     {U' ', U' '},     {0x00C0, 0x00D6},
    {0x00D8, 0x00F6}, {0x00F8, 0x017F}, {0x0218, 0x021B}, {0x0386, 0x0386}, {0x0388, 0x038A},
    {0x038C, 0x038C}, {0x038E, 0x03A1}, {0x03A3, 0x03CE}, {0x0410, 0x044F}, {U'€', U'€'},
};
constexpr std::u32string_view kSigns = U"/-?:().,'+";

bool isAllowed(char32_t c)
{
    if (kSigns.find(c) != std::u32string_view::npos)
        return true;
    for (const Range range : kAllowed) {
        if (c >= range.first && c <= range.last)
            return true;
    }
    return false;
}

} // namespace

class TestSepaText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void acceptsTheFirstAndLastOfEveryRange_data();
    void acceptsTheFirstAndLastOfEveryRange();
    void refusesWhatLiesOutside_data();
    void refusesWhatLiesOutside();
    void agreesOnEveryCharacterOfTheBasicPlane();
    void composesBeforeItChecks_data();
    void composesBeforeItChecks();
    void namesTheFirstOffendingCharacter_data();
    void namesTheFirstOffendingCharacter();
    void countsCharactersNotBytes_data();
    void countsCharactersNotBytes();
    void refusesWhatIsTooLong();
    void countsAfterComposing();
    void acceptsAnEmptyText();
    void acceptsTheLongestDecompositions();
    void boundsTheLengthBeforeItComposes_data();
    void boundsTheLengthBeforeItComposes();
};

void TestSepaText::acceptsTheFirstAndLastOfEveryRange_data()
{
    QTest::addColumn<QString>("text");
    for (const Range range : kAllowed) {
        QTest::addRow("U+%04X", unsigned(range.first)) << character(range.first);
        if (range.last != range.first)
            QTest::addRow("U+%04X", unsigned(range.last)) << character(range.last);
    }
    for (const char32_t sign : kSigns)
        QTest::addRow("U+%04X", unsigned(sign)) << character(sign);
    QTest::newRow("words") << u"Café Ünïcøde 12/2024 (Ελλάδα, София) €5"_s;
}

void TestSepaText::acceptsTheFirstAndLastOfEveryRange()
{
    QFETCH(QString, text);
    const auto result = sepaText(text, 140, u"description"_s);
    QVERIFY(result);
    QCOMPARE(*result, text);
}

void TestSepaText::refusesWhatLiesOutside_data()
{
    QTest::addColumn<uint>("code");
    for (const Range range : kAllowed) {
        for (const char32_t outside : {range.first - 1, range.last + 1}) {
            if (!isAllowed(outside))
                QTest::addRow("U+%04X", unsigned(outside)) << uint(outside);
        }
    }
    const QList<uint> others{
        0x00D7, 0x00F7,                           // × and ÷, inside the Latin range
        0x0387, 0x038B, 0x038D, 0x03A2,   0x0450, // gaps and ends of the Greek and Cyrillic ranges
        '&',    '<',    '>',    '"',      '`',     '\\',    '#',     '%',    '*',    '=',    '@',
        ';',    '!',    '$',    '_',      '[',     '{',     '|',     '~',    '^',    0x00,   0x09,
        0x0A,   0x0D,   0x1B,   0x1F,     0x7F,    0x85,    0x9F,    0xA0,   0xAD,   0x2018, 0x2019,
        0x201C, 0x2013, 0x2014, 0x2026,   0x200B,  0x200D,  0x2028,  0x202E, 0xFEFF, 0xFFFD, 0x4E2D,
        0x05D0, 0x0627, 0x0301, 0x0100FF, 0x1D400, 0x1F600, 0x10FFFF};
    for (const uint code : others)
        QTest::addRow("U+%04X", code) << code;
}

void TestSepaText::refusesWhatLiesOutside()
{
    QFETCH(uint, code);
    const auto result = sepaText(character(code), 140, u"reference"_s);
    QVERIFY(!result);
    QVERIFY(result.error().code == ErrorCode::FieldInvalid);
    QCOMPARE(result.error().field, u"reference"_s);
}

void TestSepaText::agreesOnEveryCharacterOfTheBasicPlane()
{
    for (char32_t c = 0; c < 0x10000; ++c) {
        const QString text = character(c);
        if (QChar(char16_t(c)).isSurrogate()
            || text.normalized(QString::NormalizationForm_C) != text)
            continue;
        QVERIFY2(sepaText(text, 1, u"f"_s).has_value() == isAllowed(c),
                 qPrintable(QString::number(c, 16)));
    }
}

void TestSepaText::composesBeforeItChecks_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("stored");
    QTest::newRow("e and acute") << u"Cafe\u0301"_s << u"Caf\u00e9"_s;
    QTest::newRow("A and ring") << u"A\u030A"_s << u"\u00C5"_s;
    QTest::newRow("Angstrom sign") << u"\u212B"_s << u"\u00C5"_s;
    QTest::newRow("s and comma below") << u"s\u0326"_s << u"\u0219"_s;
    QTest::newRow("Greek alpha and tonos") << u"\u03B1\u0301"_s << u"\u03AC"_s;
    QTest::newRow("Cyrillic short i") << u"\u0438\u0306"_s << u"\u0439"_s;
    QTest::newRow("already composed") << u"\u00e9"_s << u"\u00e9"_s;
}

void TestSepaText::composesBeforeItChecks()
{
    QFETCH(QString, text);
    QFETCH(QString, stored);
    const auto result = sepaText(text, 140, u"description"_s);
    QVERIFY(result);
    QCOMPARE(*result, stored);
}

void TestSepaText::namesTheFirstOffendingCharacter_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("named");
    QTest::newRow("ampersand") << u"Bread & butter"_s << u"'&' (U+0026)"_s;
    QTest::newRow("the first of two") << u"a<b>&c"_s << u"'<' (U+003C)"_s;
    QTest::newRow("times") << u"2 × 3"_s << u"'×' (U+00D7)"_s;
    QTest::newRow("emoji") << u"ok 😀!"_s << u"'😀' (U+1F600)"_s;
    QTest::newRow("line end") << u"a\nb"_s << u"U+000A"_s;
    QTest::newRow("zero") << QString(u"a"_s + QChar(0)) << u"U+0000"_s;
    QTest::newRow("C1 control") << u"\u0085"_s << u"U+0085"_s;
    QTest::newRow("mark without a letter") << u" \u0301x"_s << u"(U+0301)"_s;
    QTest::newRow("percent and digit") << u"%1"_s << u"'%' (U+0025)"_s;
    QTest::newRow("half a pair") << QString(u"a"_s + QChar(0xD83D)) << u"U+"_s;
    QTest::newRow("right-to-left override") << u"\u202E"_s << u"U+202E"_s;
}

void TestSepaText::namesTheFirstOffendingCharacter()
{
    QFETCH(QString, text);
    QFETCH(QString, named);
    const auto result = sepaText(text, 140, u"description"_s);
    QVERIFY(!result);
    QVERIFY2(result.error().detail.contains(named), qPrintable(result.error().detail));
    QCOMPARE(result.error().detail.count(u"U+"_s), 1);
    QCOMPARE(result.error().field, u"description"_s);
    for (const QChar c : result.error().detail)
        QVERIFY(c.category() != QChar::Other_Control && c.category() != QChar::Other_Format);
}

void TestSepaText::countsCharactersNotBytes_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("count");
    QTest::newRow("empty") << u""_s << 0;
    QTest::newRow("ASCII") << u"abc"_s << 3;
    QTest::newRow("two bytes each in UTF-8") << u"éèà"_s << 3;
    QTest::newRow("euro") << u"€€"_s << 2;
    QTest::newRow("surrogate pairs") << u"😀😀"_s << 2;
    QTest::newRow("family of joined emoji") << u"👩\u200D👧"_s << 3;
    QTest::newRow("decomposed") << u"e\u0301"_s << 2;
}

void TestSepaText::countsCharactersNotBytes()
{
    QFETCH(QString, text);
    QFETCH(int, count);
    QCOMPARE(characterCount(text), count);
}

void TestSepaText::refusesWhatIsTooLong()
{
    QVERIFY(sepaText(QString(kReferenceLength, u'a'), kReferenceLength, u"reference"_s));
    QVERIFY(sepaText(QString(kDescriptionLength, u'€'), kDescriptionLength, u"description"_s));
    const auto result =
        sepaText(QString(kReferenceLength + 1, u'a'), kReferenceLength, u"reference"_s);
    QVERIFY(!result);
    QVERIFY(result.error().code == ErrorCode::FieldInvalid);
    QCOMPARE(result.error().field, u"reference"_s);
    QVERIFY(result.error().detail.contains(u"35"_s));
    QVERIFY(!sepaText(QString(kDescriptionLength + 1, u'é'), kDescriptionLength, u"d"_s));
}

void TestSepaText::countsAfterComposing()
{
    const QString decomposed = u"e\u0301"_s.repeated(kReferenceLength);
    const auto result = sepaText(decomposed, kReferenceLength, u"reference"_s);
    QVERIFY(result);
    QCOMPARE(result->size(), kReferenceLength);
}

void TestSepaText::acceptsAnEmptyText()
{
    const auto result = sepaText({}, 35, u"reference"_s);
    QVERIFY(result);
    QVERIFY(result->isEmpty());
}

/// Alpha with iota subscript, psili and varia: NFC composes four characters into one.
void TestSepaText::acceptsTheLongestDecompositions()
{
    const QString one = u"\u1F82"_s.normalized(QString::NormalizationForm_D);
    QCOMPARE(characterCount(one), 4);
    const auto result = plainText(one.repeated(kReferenceLength), kReferenceLength, u"bulkId"_s);
    QVERIFY(result);
    QCOMPARE(*result, u"\u1F82"_s.repeated(kReferenceLength));
    QCOMPARE(composedCount(one.repeated(kReferenceLength), kReferenceLength), kReferenceLength);
    QVERIFY(!plainText(one.repeated(kReferenceLength) + u'a', kReferenceLength, u"bulkId"_s));
}

void TestSepaText::boundsTheLengthBeforeItComposes_data()
{
    QTest::addColumn<int>("marks");
    QTest::newRow("just too long") << 4 * kReferenceLength;
    QTest::newRow("all that a body holds") << 16'000;
}

/// NFC sorts combining marks in quadratic time. Without a check first, 32,000 of them took 5.5 s.
void TestSepaText::boundsTheLengthBeforeItComposes()
{
    QFETCH(int, marks);
    const QString text = u"a"_s + QString(marks, QChar(0x0301)) + QString(marks, QChar(0x0323));
    const quint64 before = charactersComposed();
    for (const auto &check : {sepaText, plainText}) {
        const auto result = check(text, kReferenceLength, u"reference"_s);
        QVERIFY(!result);
        QCOMPARE(result.error().field, u"reference"_s);
        QCOMPARE(result.error().detail, u"at most 35 characters"_s);
    }
    QVERIFY(characterCount(composed(text, kReferenceLength)) > kReferenceLength);
    QCOMPARE(composedCount(text, kReferenceLength), 2 * marks + 1);
    // composedCount() composes nothing, the three others the most that could still fit, and one.
    QCOMPARE(charactersComposed() - before, quint64(3 * (4 * kReferenceLength + 1)));
}

TILLDESK_TEST(TestSepaText, QCoreApplication)
#include "tst_sepa_text.moc"
