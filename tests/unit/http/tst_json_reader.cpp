#include "core/http/json.h"
#include "core/http/json_reader.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::http;
using namespace Qt::StringLiterals;

namespace {

boost::json::object object(std::string_view body)
{
    return parseObject(body).value();
}

/// Reads `name` with `read`. Returns the first error as `CODE field detail`.
template <typename Read>
QString errorOf(std::string_view body, Read read)
{
    const auto source = object(body);
    JsonReader in(source);
    read(in);
    if (!in.firstError())
        return {};
    const Error &error = *in.firstError();
    const QString code = error.code == ErrorCode::FieldRequired ? u"required"_s : u"invalid"_s;
    return code + u' ' + error.field + u": "_s + error.detail;
}

} // namespace

class TestJsonReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsAMissingBody_data();
    void tellsAMissingBody();
    void refusesBodies_data();
    void refusesBodies();
    void acceptsBlanksAround();
    void takesTheLastOfDuplicateMembers();
    void readsTexts();
    void keepsAByteOrderMark();
    void takesNullAndEmptyTextForAbsent();
    void refusesATextOfAnotherType();
    void readsIntegersHoweverWritten();
    void requiresAnInteger_data();
    void requiresAnInteger();
    void refusesIntegers_data();
    void refusesIntegers();
    void leavesAnOptionalIntegerOut();
    void readsTruths();
    void tellsATextFromOtherTypes();
    void readsTextLists();
    void refusesOtherLists();
    void readsTimes();
    void readsObjectsOfAnArray();
    void namesTheFieldInsideAnArray();
    void readsAnObjectInside();
    void keepsTheFirstErrorOnly();
    void takesOtherResults();
};

void TestJsonReader::tellsAMissingBody_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("blanks") << QByteArray(" \r\n\t");
}

void TestJsonReader::tellsAMissingBody()
{
    QFETCH(QByteArray, body);
    const auto parsed = parseObject(body.toStdString());
    QVERIFY(!parsed);
    QCOMPARE(parsed.error().code, ErrorCode::BodyMissing);
}

void TestJsonReader::refusesBodies_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::newRow("array") << QByteArray("[]");
    QTest::newRow("text") << QByteArray("\"a\"");
    QTest::newRow("null") << QByteArray("null");
    QTest::newRow("number") << QByteArray("12");
    QTest::newRow("trailing") << QByteArray("{} x");
    QTest::newRow("two") << QByteArray("{}{}");
    QTest::newRow("cut") << QByteArray("{\"a\":1");
    QTest::newRow("cut number") << QByteArray("{\"a\":1.");
    QTest::newRow("comma") << QByteArray("{\"a\":1,}");
    QTest::newRow("comment") << QByteArray("{/* */}");
    QTest::newRow("single quotes") << QByteArray("{'a':1}");
    QTest::newRow("NaN") << QByteArray("{\"a\":NaN}");
    QTest::newRow("leading zero") << QByteArray("{\"a\":01}");
    QTest::newRow("plus") << QByteArray("{\"a\":+1}");
    QTest::newRow("byte order mark") << QByteArray("\xef\xbb\xbf{}");
    QTest::newRow("latin 1") << QByteArray("{\"a\":\"caf\xe9\"}");
    QTest::newRow("overlong") << QByteArray("{\"a\":\"\xc0\xaf\"}");
    QTest::newRow("surrogate bytes") << QByteArray("{\"a\":\"\xed\xa0\x80\"}");
    QTest::newRow("lone surrogate") << QByteArray("{\"a\":\"\\ud800\"}");
    QTest::newRow("raw control") << QByteArray("{\"a\":\"\n\"}");
    QTest::newRow("nul after") << QByteArray("{}\0", 3);
    QTest::newRow("too deep") << "{\"a\":" + QByteArray(40, '[') + QByteArray(40, ']') + "}";
    QTest::newRow("endless depth") << "{\"a\":" + QByteArray(60'000, '[');
}

void TestJsonReader::refusesBodies()
{
    QFETCH(QByteArray, body);
    const auto parsed = parseObject(std::string_view(body.constData(), size_t(body.size())));
    QVERIFY(!parsed);
    QCOMPARE(parsed.error().code, ErrorCode::FieldInvalid);
    QCOMPARE(parsed.error().field, u"body"_s);
    QVERIFY(!parsed.error().detail.isEmpty());
}

void TestJsonReader::acceptsBlanksAround()
{
    QCOMPARE(object(" \r\n{ \"a\" : 1 }\t\n").size(), size_t(1));
}

void TestJsonReader::takesTheLastOfDuplicateMembers()
{
    const auto source = object(R"({"amount":1,"reference":"x","amount":2})");
    JsonReader in(source);
    QCOMPARE(in.integer("amount"), 2);
    QCOMPARE(in.text("reference"), u"x"_s);
}

void TestJsonReader::readsTexts()
{
    const auto source = object("{\"a\":\"\\u20ac \xe2\x82\xac \\ud83d\\ude00\\n\"}");
    JsonReader in(source);
    QCOMPARE(in.text("a"), u"€ € 😀\n"_s);
    QVERIFY(!in.firstError());
}

void TestJsonReader::keepsAByteOrderMark()
{
    const auto source = object("{\"a\":\"\xef\xbb\xbfx\",\"b\":[\"\xef\xbb\xbf\xef\xbb\xbf\"]}");
    JsonReader in(source);
    QCOMPARE(in.text("a"), QString(QChar(0xfeff) + u"x"_s));
    QCOMPARE(in.textList("b"), QStringList(QString(2, QChar(0xfeff))));
}

void TestJsonReader::takesNullAndEmptyTextForAbsent()
{
    const auto source = object(R"({"null":null,"empty":""})");
    JsonReader in(source);
    for (const char *name : {"null", "empty", "absent"})
        QCOMPARE(in.text(name), QString());
    QVERIFY(!in.has("null"));
    QVERIFY(!in.firstError());
    for (const char *name : {"null", "empty", "absent"}) {
        QCOMPARE(errorOf(R"({"null":null,"empty":""})",
                         [name](JsonReader &reader) { (void)reader.requiredText(name); }),
                 u"required %1: is mandatory"_s.arg(QString::fromLatin1(name)));
    }
}

void TestJsonReader::refusesATextOfAnotherType()
{
    for (const char *value : {"1", "true", "[]", "{}", "1.5"}) {
        const std::string body = std::string("{\"reference\":") + value + "}";
        QCOMPARE(errorOf(body, [](JsonReader &in) { (void)in.text("reference"); }),
                 u"invalid reference: must be a string"_s);
        QCOMPARE(errorOf(body, [](JsonReader &in) { (void)in.requiredText("reference"); }),
                 u"invalid reference: must be a string"_s);
    }
}

void TestJsonReader::readsIntegersHoweverWritten()
{
    const auto source = object(R"({"a":1000,"b":1e3,"c":1000.0,"d":-5,"e":9223372036854775807,)"
                               R"("f":9.223372036854775807e18})");
    JsonReader in(source);
    QCOMPARE(in.integer("a"), 1000);
    QCOMPARE(in.integer("b"), 1000);
    QCOMPARE(in.integer("c"), 1000);
    QCOMPARE(in.integer("d"), -5);
    QCOMPARE(in.integer("e"), std::numeric_limits<qint64>::max());
    QCOMPARE(in.integer("f"), std::numeric_limits<qint64>::max());
    QVERIFY(!in.firstError());
}

void TestJsonReader::requiresAnInteger_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::newRow("absent") << QByteArray("{}");
    QTest::newRow("null") << QByteArray("{\"amount\":null}");
}

void TestJsonReader::requiresAnInteger()
{
    QFETCH(QByteArray, body);
    QCOMPARE(errorOf(body.toStdString(), [](JsonReader &in) { (void)in.integer("amount"); }),
             u"required amount: is mandatory"_s);
}

void TestJsonReader::refusesIntegers_data()
{
    QTest::addColumn<QString>("why");
    for (const char *text :
         {"1998.9999999999998", "1.00000000000000000001", "0.1", "1e-3", "\"1\"", "\"\"", "true",
          "[1]", "{}", "1e19", "1e400", "1e9999", "18446744073709551616", "-9223372036854775809"})
        QTest::newRow(text) << u"must be an integer"_s;
    QTest::newRow("9223372036854775808") << u"is too large"_s;
    QTest::newRow("18446744073709551615") << u"is too large"_s;
}

void TestJsonReader::refusesIntegers()
{
    QFETCH(QString, why);
    const std::string body = std::string("{\"amount\":") + QTest::currentDataTag() + "}";
    QCOMPARE(errorOf(body, [](JsonReader &in) { (void)in.integer("amount"); }),
             u"invalid amount: "_s + why);
}

void TestJsonReader::leavesAnOptionalIntegerOut()
{
    const auto source = object(R"({"a":null,"b":7})");
    JsonReader in(source);
    QVERIFY(!in.optionalInteger("a"));
    QVERIFY(!in.optionalInteger("absent"));
    QCOMPARE(in.optionalInteger("b"), std::optional<qint64>(7));
    QVERIFY(!in.firstError());
}

void TestJsonReader::readsTruths()
{
    const auto source = object(R"({"yes":true,"no":false,"none":null})");
    JsonReader in(source);
    QCOMPARE(in.optionalTruth("yes"), std::optional(true));
    QCOMPARE(in.optionalTruth("no"), std::optional(false));
    QCOMPARE(in.optionalTruth("none"), std::optional<bool>());
    QCOMPARE(in.optionalTruth("absent"), std::optional<bool>());
    QVERIFY(!in.firstError());
    for (const char *other : {R"({"yes":"true"})", R"({"yes":1})", R"({"yes":[]})"})
        QCOMPARE(errorOf(other, [](JsonReader &it) { std::ignore = it.optionalTruth("yes"); }),
                 u"invalid yes: must be true or false"_s);
}

void TestJsonReader::tellsATextFromOtherTypes()
{
    const auto source = object(R"({"text":"","number":1,"none":null})");
    const JsonReader in(source);
    QVERIFY(in.hasText("text"));
    for (const char *other : {"number", "none", "absent"})
        QVERIFY(!in.hasText(other));
}

void TestJsonReader::readsTextLists()
{
    const auto source = object(R"({"statuses":["PENDING","VOIDED"],"none":[],"null":null})");
    JsonReader in(source);
    QCOMPARE(in.textList("statuses"), (QStringList{u"PENDING"_s, u"VOIDED"_s}));
    for (const char *name : {"none", "null", "absent"})
        QCOMPARE(in.textList(name), QStringList());
    QVERIFY(!in.firstError());
}

void TestJsonReader::refusesOtherLists()
{
    for (const char *value : {"\"PENDING\"", "[1]", "[\"a\",null]", "{}", "[[]]"}) {
        const std::string body = std::string("{\"statuses\":") + value + "}";
        QCOMPARE(errorOf(body, [](JsonReader &in) { (void)in.textList("statuses"); }),
                 u"invalid statuses: must be an array of strings"_s);
    }
}

void TestJsonReader::readsTimes()
{
    const auto source = object(R"({"from":"1970-01-01T01:00:01+01:00","empty":""})");
    JsonReader in(source);
    QCOMPARE(in.time("from"), std::optional(fromMillis(1000)));
    QVERIFY(!in.time("empty"));
    QVERIFY(!in.time("absent"));
    QVERIFY(!in.firstError());
    for (const char *value : {"\"1970-01-01T00:00:00\"", "\"yesterday\"", "0"}) {
        const std::string body = std::string("{\"from\":") + value + "}";
        QVERIFY(errorOf(body, [](JsonReader &reader) {
                    (void)reader.time("from");
                }).startsWith(u"invalid from: must be a"_s));
    }
}

void TestJsonReader::readsObjectsOfAnArray()
{
    const auto source = object(R"({"items":[{"amount":1},{"amount":2}]})");
    JsonReader in(source);
    QList<qint64> amounts;
    in.forEach("items", [&](JsonReader &item) { amounts << item.integer("amount"); });
    in.forEach("absent", [&](JsonReader &item) { amounts << item.integer("amount"); });
    QCOMPARE(amounts, (QList<qint64>{1, 2}));
    QVERIFY(!in.firstError());
}

void TestJsonReader::namesTheFieldInsideAnArray()
{
    const auto read = [](JsonReader &in) {
        in.forEach("items", [](JsonReader &item) { (void)item.integer("amount"); });
    };
    QCOMPARE(errorOf(R"({"items":[{"amount":1},{}]})", read),
             u"required items[1].amount: is mandatory"_s);
    QCOMPARE(errorOf(R"({"items":[1]})", read), u"invalid items: must be an array of objects"_s);
    QCOMPARE(errorOf(R"({"items":{}})", read), u"invalid items: must be an array of objects"_s);
}

void TestJsonReader::readsAnObjectInside()
{
    const auto source = object(R"({"a":{"b":{"c":7}},"n":null})");
    JsonReader in(source);
    qint64 found = 0;
    in.inside("a", [&found](JsonReader &a) {
        a.inside("b", [&found](JsonReader &b) { found = b.integer("c"); });
    });
    for (const char *absent : {"n", "x"})
        in.inside(absent, [&found](JsonReader &) { found = 0; });
    QCOMPARE(found, 7);
    QVERIFY(!in.firstError());
    QCOMPARE(errorOf(R"({"a":{"b":{"c":"7"}}})",
                     [](JsonReader &reader) {
                         reader.inside("a", [](JsonReader &a) {
                             a.inside("b", [](JsonReader &b) { (void)b.integer("c"); });
                         });
                     }),
             u"invalid a.b.c: must be an integer"_s);
    QCOMPARE(
        errorOf(R"({"a":[]})", [](JsonReader &reader) { reader.inside("a", [](JsonReader &) {}); }),
        u"invalid a: must be an object"_s);
}

void TestJsonReader::keepsTheFirstErrorOnly()
{
    const auto source = object(R"({"reference":5})");
    JsonReader in(source);
    (void)in.text("reference");
    (void)in.integer("amount");
    const auto result = in.result(7);
    QVERIFY(!result);
    QCOMPARE(result.error().field, u"reference"_s);
}

void TestJsonReader::takesOtherResults()
{
    const auto source = object("{}");
    JsonReader in(source);
    QCOMPARE(in.take(Result<int>(5)), 5);
    QCOMPARE(in.result(u"value"_s).value(), u"value"_s);
    QCOMPARE(in.take(Result<int>(fail(ErrorCode::FieldInvalid, u"no"_s, u"x"_s))), 0);
    in.keep({ErrorCode::FieldInvalid, u"later"_s, u"y"_s});
    QCOMPARE(in.result(1).error().field, u"x"_s);
}

TILLDESK_TEST(TestJsonReader, QCoreApplication)
#include "tst_json_reader.moc"
