#include "core/http/json_writer.h"
#include "tests/support/test_program.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

using tilldesk::http::JsonWriter;
using namespace Qt::StringLiterals;

namespace {

/// Returns how Qt's parser reads `{"a":<value>}`.
template <typename T>
QJsonValue readBack(const T &value)
{
    std::string out;
    JsonWriter json(out);
    json.beginObject();
    json.member("a", value);
    json.endObject();
    return QJsonDocument::fromJson(QByteArray::fromStdString(out)).object()["a"_L1];
}

} // namespace

class TestJsonWriter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesObjectsAndArrays();
    void appendsToWhatIsThere();
    void writesNumbers();
    void writesTextsOfAnyKind();
    void escapesEveryCharacterThatNeedsIt();
    void writesAnyPlaneAsUtf8();
    void replacesALoneSurrogate();
    void leavesEmptyTextsOut();
};

void TestJsonWriter::writesObjectsAndArrays()
{
    std::string out;
    JsonWriter json(out);
    json.beginObject();
    json.member("a", 1);
    json.beginObject("b");
    json.endObject();
    json.beginArray("c");
    json.value(1);
    json.value(true);
    json.beginObject();
    json.member("d", false);
    json.member("e", "x");
    json.endObject();
    json.beginArray();
    json.endArray();
    json.endArray();
    json.member("f", 2);
    json.endObject();
    QCOMPARE(out, std::string(R"({"a":1,"b":{},"c":[1,true,{"d":false,"e":"x"},[]],"f":2})"));
}

void TestJsonWriter::appendsToWhatIsThere()
{
    std::string out = "head";
    JsonWriter json(out);
    json.beginArray();
    json.endArray();
    QCOMPARE(out, std::string("head[]"));
}

void TestJsonWriter::writesNumbers()
{
    std::string out;
    JsonWriter json(out);
    json.beginArray();
    json.value(std::numeric_limits<qint64>::min());
    json.value(std::numeric_limits<quint64>::max());
    json.value(short(-3));
    json.endArray();
    QCOMPARE(out, std::string("[-9223372036854775808,18446744073709551615,-3]"));
}

void TestJsonWriter::writesTextsOfAnyKind()
{
    const QString expected = u"Café €"_s;
    QCOMPARE(readBack(expected).toString(), expected);
    QCOMPARE(readBack(QStringView(expected)).toString(), expected);
    QCOMPARE(readBack(expected.toUtf8()).toString(), expected);
    QCOMPARE(readBack(expected.toStdString()).toString(), expected);
    QCOMPARE(readBack("Café €").toString(), expected);
    QCOMPARE(readBack(QString()).toString(), QString());
    QVERIFY(readBack(QString()).isString());
}

void TestJsonWriter::escapesEveryCharacterThatNeedsIt()
{
    QString text;
    for (char16_t c = 0; c < 0x100; ++c)
        text += QChar(c);
    QCOMPARE(readBack(text).toString(), text);
    QCOMPARE(readBack(text.toStdString()).toString(), text);

    std::string out;
    JsonWriter(out).value(u"\"\\/\b\f\n\r\t\x01\x1f"_s);
    QCOMPARE(out, std::string("\"\\\"\\\\/\\b\\f\\n\\r\\t\\u0001\\u001f\""));
}

void TestJsonWriter::writesAnyPlaneAsUtf8()
{
    const QString text = u"\u007f\u0080\u07ff\u0800\uffff\U00010000\U0010ffff"_s;
    std::string out;
    JsonWriter(out).value(text);
    QCOMPARE(QByteArray::fromStdString(out), '"' + text.toUtf8() + '"');
}

void TestJsonWriter::replacesALoneSurrogate()
{
    const QList<QString> broken{QString(QChar(0xd800)), QString(QChar(0xdc00)),
                                QString(QChar(0xd800)) + QChar(u'x')};
    for (const QString &text : broken) {
        QString expected = text;
        expected[0] = QChar::ReplacementCharacter;
        QCOMPARE(readBack(text).toString(), expected);
    }
}

void TestJsonWriter::leavesEmptyTextsOut()
{
    std::string out;
    JsonWriter json(out);
    json.beginObject();
    json.memberUnlessEmpty("a", QString());
    json.memberUnlessEmpty("b", u"x"_s);
    json.memberUnlessEmpty("c", u""_s);
    json.endObject();
    QCOMPARE(out, std::string(R"({"b":"x"})"));
}

TILLDESK_TEST(TestJsonWriter, QCoreApplication)
#include "tst_json_writer.moc"
