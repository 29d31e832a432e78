#include "core/safekeeping/pseudonyms.h"
#include "tests/support/test_program.h"

#include <QRegularExpression>
#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::safekeeping;
using namespace Qt::StringLiterals;

namespace {

const QByteArray kKey = "a secret";

QString replaced(const QString &text, const QList<std::pair<QString, QString>> &values,
                 const QByteArray &key = kKey)
{
    Pseudonyms pseudonyms(text, key);
    for (const auto &[kind, value] : values)
        pseudonyms.add(kind, value);
    pseudonyms.addPatterns();
    return pseudonyms.result();
}

/// Returns the text with the digits of all pseudonyms replaced by one `#`.
QString masked(QString text)
{
    static const QRegularExpression digits(u"-[0-9a-f]{8}"_s);
    return text.replace(digits, u"-#"_s);
}

} // namespace

class TestPseudonyms : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void replacesValues_data();
    void replacesValues();
    void givesOneValueOnePseudonym();
    void cannotBeComputedWithoutTheKey();
    void findsTheTextsOfEveryTable();
};

void TestPseudonyms::replacesValues_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("expected");
    QTest::newRow("a word") << u"paid by Lotte today"_s << u"Lotte"_s << u"paid by NAME-# today"_s;
    QTest::newRow("any case") << u"LOTTE, lotte"_s << u"Lotte"_s << u"NAME-#, NAME-#"_s;
    QTest::newRow("within a word") << u"shop/lottexyz"_s << u"Lotte"_s << u"shop/NAME-#xyz"_s;
    QTest::newRow("a short word") << u"An and Jan"_s << u"An"_s << u"NAME-# and Jan"_s;
    QTest::newRow("not there") << u"the ledger is fine"_s << u"Peeters"_s
                               << u"the ledger is fine"_s;
    QTest::newRow("not ASCII") << u"von JÜRGEN Groß"_s << u"Jürgen Groß"_s << u"von NAME-#"_s;
    QTest::newRow("IBAN") << u"to BE68 5390 0754 7034."_s << u"x-"_s << u"to IBAN-#."_s;
    QTest::newRow("IBAN in one piece") << u"to nl91abna0417164300."_s << u"x-"_s << u"to IBAN-#."_s;
    QTest::newRow("bearer") << u"Authorization: Bearer tk_abc.def"_s << u"x-"_s
                            << u"Authorization: Bearer SECRET-#"_s;
    QTest::newRow("PEM") << u"a -----BEGIN PRIVATE KEY-----\nabc\n-----END PRIVATE KEY----- b"_s
                         << u"x-"_s << u"a SECRET-# b"_s;
}

void TestPseudonyms::replacesValues()
{
    QFETCH(const QString, text);
    QFETCH(const QString, value);
    QFETCH(const QString, expected);
    QCOMPARE(masked(replaced(text, {{u"NAME"_s, value}})), expected);
}

void TestPseudonyms::givesOneValueOnePseudonym()
{
    const QStringList words = replaced(u"Lotte Janssens lotte Peeters"_s,
                                       {{u"NAME"_s, u"Lotte"_s}, {u"NAME"_s, u"Peeters"_s}})
                                  .split(u' ');
    QCOMPARE(words[0], words[2]);
    QVERIFY(words[0] != words[3]);
    QCOMPARE(words[1], u"Janssens"_s);
    // The longest value wins where values overlap.
    QCOMPARE(masked(replaced(u"Lotte Peeters pays"_s,
                             {{u"NAME"_s, u"Lotte"_s}, {u"TEXT"_s, u"Lotte Peeters"_s}})),
             u"TEXT-# pays"_s);
}

void TestPseudonyms::cannotBeComputedWithoutTheKey()
{
    const QList<std::pair<QString, QString>> values{{u"NAME"_s, u"Lotte"_s}};
    QCOMPARE(replaced(u"Lotte"_s, values), replaced(u"Lotte"_s, values));
    QVERIFY(replaced(u"Lotte"_s, values) != replaced(u"Lotte"_s, values, "another secret"));
}

/// A table that a later migration adds is covered by itself.
void TestPseudonyms::findsTheTextsOfEveryTable()
{
    storage::Database db(u":memory:"_s);
    db.executeScript("CREATE TABLE later (staff_name TEXT, note TEXT, n INTEGER) STRICT;"
                     "INSERT INTO later VALUES ('Sofie Maes', 'Order 10482', 7),"
                     " ('', '0123456789abcdef01234567', 1);");
    Pseudonyms pseudonyms(u"Maes sold Order 10482, 7 of 0123456789abcdef01234567"_s, kKey);
    pseudonyms.addDatabase(db);
    QCOMPARE(masked(pseudonyms.result()), u"NAME-# sold TEXT-#, 7 of 0123456789abcdef01234567"_s);
}

TILLDESK_TEST(TestPseudonyms, QCoreApplication)
#include "tst_pseudonyms.moc"
