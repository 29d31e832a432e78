#include "core/storage/numbered_sql.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace tilldesk::storage;
using namespace Qt::StringLiterals;

class TestNumberedSql : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void numbersPlaceholdersOnly_data();
    void numbersPlaceholdersOnly();
};

void TestNumberedSql::numbersPlaceholdersOnly_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("names");

    QTest::newRow("none") << u"SELECT 1"_s << "SELECT 1"_ba << u""_s;
    QTest::newRow("empty") << u""_s << ""_ba << u""_s;
    QTest::newRow("in order") << u"VALUES (:a, :b)"_s << "VALUES ($1, $2)"_ba << u":a :b"_s;
    QTest::newRow("a name twice") << u":b + :a + :b"_s << "$1 + $2 + $1"_ba << u":b :a"_s;
    QTest::newRow("a name within a name")
        << u":id, :id2, :i_d"_s << "$1, $2, $3"_ba << u":id :id2 :i_d"_s;
    QTest::newRow("at the end") << u"n=:n"_s << "n=$1"_ba << u":n"_s;
    QTest::newRow("text") << u"':a' || :b"_s << "':a' || $1"_ba << u":b"_s;
    QTest::newRow("doubled quote") << u"'it''s :a' || :b"_s << "'it''s :a' || $1"_ba << u":b"_s;
    QTest::newRow("open text") << u"'open :a"_s << "'open :a"_ba << u""_s;
    QTest::newRow("quoted name") << u"\"co:l\" = :b"_s << "\"co:l\" = $1"_ba << u":b"_s;
    QTest::newRow("cast") << u"x::text = :b::text"_s << "x::text = $1::text"_ba << u":b"_s;
    QTest::newRow("line comment") << u"a -- it's :a\n+ :b"_s << "a -- it's :a\n+ $1"_ba << u":b"_s;
    QTest::newRow("comment at the end") << u":b -- :a"_s << "$1 -- :a"_ba << u":b"_s;
    QTest::newRow("comment") << u"a /* ':a */ + :b"_s << "a /* ':a */ + $1"_ba << u":b"_s;
    QTest::newRow("minus and slash") << u":a - :b / :c"_s << "$1 - $2 / $3"_ba << u":a :b :c"_s;
    QTest::newRow("colon alone") << u"a[1:2] : :b"_s << "a[1:2] : $1"_ba << u":b"_s;
    QTest::newRow("other scripts") << u"'Ω' || :naïve"_s << "'Ω' || $1"_ba << u":naïve"_s;
}

void TestNumberedSql::numbersPlaceholdersOnly()
{
    QFETCH(const QString, sql);
    QFETCH(const QByteArray, text);
    QFETCH(const QString, names);

    const NumberedSql numbered = numberPlaceholders(sql);
    QCOMPARE(numbered.text, text);
    QCOMPARE(QStringList(numbered.names.begin(), numbered.names.end()).join(u' '), names);
}

TILLDESK_TEST(TestNumberedSql, QCoreApplication)
#include "tst_numbered_sql.moc"
