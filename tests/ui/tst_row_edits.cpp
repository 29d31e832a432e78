#include "tests/support/test_program.h"
#include "ui/models/lists/row_edits.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ui;

namespace {

QStringList ids(const QString &letters)
{
    QStringList list;
    for (const QChar letter : letters)
        list.append(QString(letter));
    return list;
}

/// Returns the rows of a list of `total` rows, known from row `first` on: one letter per known row.
KnownRows known(int total, int first, const QString &letters)
{
    KnownRows rows{total, {}};
    for (int i = 0; i < letters.size(); ++i)
        rows.ids.emplace(first + i, QString(letters[i]));
    return rows;
}

/// Applies `edits` to a fully known list of letters and returns the result; '?' is an inserted row.
QString edited(QString letters, const QList<RowEdit> &edits)
{
    for (const RowEdit &edit : edits) {
        if (edit.count > 0)
            letters.insert(edit.row, QString(edit.count, u'?'));
        else
            letters.remove(edit.row, -edit.count);
    }
    return letters;
}

} // namespace

class TestRowEdits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsEveryRowThatStays_data();
    void keepsEveryRowThatStays();
    void givesUpWhenNothingIsLeft();
    void putsRowsThatCameAboveTheStretchAtTheTop();
    void takesRowsThatWentAboveTheStretchFromTheTop();
    void putsRowsBelowTheStretchAtTheEnd();
};

void TestRowEdits::keepsEveryRowThatStays_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("expected");
    QTest::newRow("nothing changed") << u"abc"_s << u"abc"_s << u"abc"_s;
    QTest::newRow("one came at the top") << u"abc"_s << u"xabc"_s << u"?abc"_s;
    QTest::newRow("many came at the top") << u"abc"_s << u"xyzabc"_s << u"???abc"_s;
    QTest::newRow("one came at the end") << u"abc"_s << u"abcx"_s << u"abc?"_s;
    QTest::newRow("one came between") << u"abc"_s << u"axbc"_s << u"a?bc"_s;
    QTest::newRow("the first went") << u"abc"_s << u"bc"_s << u"bc"_s;
    QTest::newRow("the last went") << u"abc"_s << u"ab"_s << u"ab"_s;
    QTest::newRow("one between went") << u"abc"_s << u"ac"_s << u"ac"_s;
    QTest::newRow("neighbours went") << u"abcdef"_s << u"aef"_s << u"aef"_s;
    QTest::newRow("one went, another came") << u"abc"_s << u"axc"_s << u"a?c"_s;
    QTest::newRow("all at once") << u"abcdef"_s << u"xbydf"_s << u"?b?df"_s;
}

void TestRowEdits::keepsEveryRowThatStays()
{
    QFETCH(QString, before);
    QFETCH(QString, after);
    QFETCH(QString, expected);

    const auto edits =
        rowEdits(known(int(before.size()), 0, before), 0, ids(after), int(after.size()));

    QVERIFY(edits);
    QCOMPARE(edited(before, *edits), expected);
}

void TestRowEdits::givesUpWhenNothingIsLeft()
{
    QVERIFY(!rowEdits(known(3, 0, u"abc"_s), 0, ids(u"xyz"_s), 3));
    QVERIFY(!rowEdits(known(0, 0, {}), 0, ids(u"a"_s), 1));
    QVERIFY(!rowEdits(known(3, 0, u"abc"_s), 0, {}, 0));
}

void TestRowEdits::putsRowsThatCameAboveTheStretchAtTheTop()
{
    const auto edits = rowEdits(known(1000, 500, u"abcd"_s), 500, ids(u"xyab"_s), 1002);
    QCOMPARE(*edits, (QList<RowEdit>{{0, 2}}));
}

void TestRowEdits::takesRowsThatWentAboveTheStretchFromTheTop()
{
    const auto edits = rowEdits(known(1000, 500, u"abcd"_s), 500, ids(u"bcde"_s), 999);
    QCOMPARE(*edits, (QList<RowEdit>{{0, -1}}));
}

void TestRowEdits::putsRowsBelowTheStretchAtTheEnd()
{
    const auto grown = rowEdits(known(1000, 0, u"abcd"_s), 0, ids(u"abcd"_s), 1003);
    QCOMPARE(*grown, (QList<RowEdit>{{1000, 3}}));
    const auto shrunk = rowEdits(known(1000, 0, u"abcd"_s), 0, ids(u"abcd"_s), 998);
    QCOMPARE(*shrunk, (QList<RowEdit>{{998, -2}}));
}

TILLDESK_TEST(TestRowEdits, QCoreApplication)
#include "tst_row_edits.moc"
