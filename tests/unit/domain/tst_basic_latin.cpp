#include "core/domain/basic_latin.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;

class TestBasicLatin : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void spells_data();
    void spells();
    void leavesNothingElseFromAnyCharacter();
};

void TestBasicLatin::spells_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("latin");
    QTest::newRow("as it is") << u"aZ0 /-?:().,'+"_s << u"aZ0 /-?:().,'+"_s;
    QTest::newRow("diacritics") << u"é È ç ñ Å ů ő Ł đ"_s << u"e E c n A u o L d"_s;
    QTest::newRow("taken apart") << u"e\u0301o\u0308"_s << u"eo"_s;
    QTest::newRow("two letters") << u"Größe ÆSIR œuvre Þór Ŀ ŉ"_s
                                 << u"Grosse AeSIR oeuvre Thor L. 'n"_s;
    QTest::newRow("Danish") << u"Ødegård"_s << u"Odegard"_s;
    QTest::newRow("Romanian") << u"Ștefan Țara"_s << u"Stefan Tara"_s;
    QTest::newRow("Greek") << u"Αρτοποιείο Θάλασσα Ψωμί Χρώμα ΰ"_s
                           << u"Artopoieio Thalassa Psomi Chroma y"_s;
    QTest::newRow("Bulgarian") << u"Хлебарница Щастие Йордан ь ъ Ю"_s
                               << u"Hlebarnitsa Shtastie Yordan y a Yu"_s;
    QTest::newRow("signs") << u"€ & \" < ; _ @ …"_s << u"EUR + ' ( , - (at) ..."_s;
    QTest::newRow("without any") << u"語 \U0001F600"_s << u"? ?"_s;
    QTest::newRow("nothing") << QString() << QString();
}

void TestBasicLatin::spells()
{
    QFETCH(QString, text);
    QFETCH(QString, latin);
    QCOMPARE(basicLatin(text), latin);
}

void TestBasicLatin::leavesNothingElseFromAnyCharacter()
{
    const QString allowed =
        u"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 /-?:().,'+"_s;
    for (char32_t c = 0x20; c < 0x3000; ++c) {
        const QString latin = basicLatin(QString::fromUcs4(&c, 1));
        QVERIFY2(!latin.isEmpty() && latin.size() <= 8, qPrintable(QString::number(uint(c), 16)));
        for (const QChar letter : latin)
            QVERIFY2(allowed.contains(letter), qPrintable(QString::number(uint(c), 16)));
    }
}

TILLDESK_TEST(TestBasicLatin, QCoreApplication)
#include "tst_basic_latin.moc"
