#include "tests/support/test_program.h"
#include "ui/models/filters/saved_views.h"

#include <QCoreApplication>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace tilldesk::ui;

namespace {

QString namesOf(const SavedViews &views)
{
    QStringList names;
    for (const SavedView &view : views.views())
        names << view.name;
    return names.join(u' ');
}

struct Views {
    Views()
    {
        for (const char *name : {"A", "B", "C"})
            views.add({QString::fromLatin1(name), {}, u"day:today"_s, {}});
    }

    QByteArray stored;
    SavedViews views{{}, [this](const QByteArray &saved) { stored = saved; }};
};

} // namespace

class TestSavedViews : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsViewsForTheNextStart();
    void startsWithNothingFromADamagedFile_data();
    void startsWithNothingFromADamagedFile();
    void opensAViewThatIsAdded();
    void refusesNamesThatCannotBeToldApart();
    void renamesUpdatesAndMoves();
    void deletesAndRestores();
    void keepsTheOpenViewWhileOthersChange();
};

void TestSavedViews::keepsViewsForTheNextStart()
{
    QByteArray stored;
    SavedViews views({}, [&stored](const QByteArray &saved) { stored = saved; });
    views.add({u"Today's cash-up"_s, u"paid"_s, u"day:today \"a b\""_s, u"amount up"_s});

    const SavedViews again(stored);
    QCOMPARE(again.views(), views.views());
    QCOMPARE(again.views()[0].query, u"day:today \"a b\""_s); // the day stays relative
    QCOMPARE(again.open(), -1);
}

void TestSavedViews::startsWithNothingFromADamagedFile_data()
{
    QTest::addColumn<QByteArray>("saved");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("cut") << QByteArray("[{\"name\":\"A\"");
    QTest::newRow("other") << QByteArray("{\"name\":\"A\"}");
    QTest::newRow("no name") << QByteArray("[{\"query\":\"zoe\"}]");
    QTest::newRow("numbers") << QByteArray("[1,2]");
}

void TestSavedViews::startsWithNothingFromADamagedFile()
{
    QFETCH(const QByteArray, saved);
    QVERIFY(SavedViews(saved).views().isEmpty());
}

void TestSavedViews::opensAViewThatIsAdded()
{
    Views shop;
    QCOMPARE(shop.views.open(), 2);
    QSignalSpy changed(&shop.views, &SavedViews::changed);
    shop.views.setOpen(0);
    shop.views.setOpen(0);
    QCOMPARE(changed.count(), 1);
    shop.views.setOpen(7);
    QCOMPARE(shop.views.open(), 0);
}

void TestSavedViews::refusesNamesThatCannotBeToldApart()
{
    Views shop;
    QVERIFY(!shop.views.whyNot(u"  "_s).isEmpty());
    QVERIFY(!shop.views.whyNot(u" a "_s).isEmpty());
    QVERIFY(!shop.views.whyNot(QString(SavedViews::kLongestName + 1, u'x')).isEmpty());
    QVERIFY(shop.views.whyNot(QString(SavedViews::kLongestName, u'x')).isEmpty());
    QVERIFY(shop.views.whyNot(u"a"_s, 0).isEmpty()); // its own name, in other letters
    shop.views.add({u"b"_s, {}, {}, {}});
    shop.views.rename(0, u"B"_s);
    QCOMPARE(namesOf(shop.views), u"A B C"_s);
    while (shop.views.views().size() < SavedViews::kMost)
        shop.views.add({u"View %1"_s.arg(shop.views.views().size()), {}, {}, {}});
    QVERIFY(!shop.views.whyNot(u"one more"_s).isEmpty());
    QVERIFY(shop.views.whyNot(u"one more"_s, 3).isEmpty());
}

void TestSavedViews::renamesUpdatesAndMoves()
{
    Views shop;
    shop.views.rename(0, u" Cash-up "_s);
    shop.views.update(1, {u"ignored"_s, u"failed"_s, u"zoe"_s, u"payer up"_s});
    shop.views.move(0, 1);
    QCOMPARE(namesOf(shop.views), u"B Cash-up C"_s);
    QCOMPARE(shop.views.views()[0], (SavedView{u"B"_s, u"failed"_s, u"zoe"_s, u"payer up"_s}));
    shop.views.move(0, -1);
    shop.views.move(2, 1);
    QCOMPARE(namesOf(shop.views), u"B Cash-up C"_s);
    QCOMPARE(SavedViews(shop.stored).views(), shop.views.views());
}

void TestSavedViews::deletesAndRestores()
{
    Views shop;
    shop.views.setOpen(1);
    QCOMPARE(shop.views.removedName(), QString());
    shop.views.remove(1);
    QCOMPARE(namesOf(shop.views), u"A C"_s);
    QCOMPARE(shop.views.open(), -1);
    QCOMPARE(shop.views.removedName(), u"B"_s);
    QCOMPARE(SavedViews(shop.stored).views().size(), 2);

    shop.views.restore();
    QCOMPARE(namesOf(shop.views), u"A B C"_s);
    QCOMPARE(shop.views.open(), 1);
    shop.views.restore();
    QCOMPARE(namesOf(shop.views), u"A B C"_s);

    shop.views.remove(2);
    shop.views.remove(1);
    shop.views.add({u"b"_s, {}, {}, {}}); // the name is taken meanwhile
    shop.views.restore();
    QCOMPARE(namesOf(shop.views), u"A b"_s);
}

void TestSavedViews::keepsTheOpenViewWhileOthersChange()
{
    Views shop;
    shop.views.setOpen(1);
    shop.views.move(0, 1);
    QCOMPARE(shop.views.open(), 0);
    shop.views.move(0, 1);
    QCOMPARE(shop.views.open(), 1);
    shop.views.remove(0);
    QCOMPARE(shop.views.open(), 0);
    shop.views.restore();
    QCOMPARE(shop.views.open(), 1);
    QCOMPARE(shop.views.views()[1].name, u"B"_s);
}

TILLDESK_TEST(TestSavedViews, QCoreApplication)
#include "tst_saved_views.moc"
