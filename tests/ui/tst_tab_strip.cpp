#include "ui/widgets/common/tab_strip.h"

#include "tests/support/test_program.h"
#include "tests/ui/window_fixture.h"
#include "ui/widgets/common/tab_button.h"
#include "ui/widgets/frame/translations.h"

#include <QAccessible>
#include <QMenu>
#include <QPushButton>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ui;
using test::Desk;

namespace {

/// The payments of the smallest window with an open sheet: their tabs do not all fit.
struct SmallDesk : Desk {
    SmallDesk()
    {
        window->resize(900, 520);
        settle();
        paymentsTable()->chooseRow(2);
        paymentsTable()->setFocus();
        press(Qt::Key_Return);
        settle();
        strip = find<PaymentsView>()->findChild<TabStrip *>();
        more = strip->findChild<QPushButton *>(u"moreTabs"_s);
    }
    [[nodiscard]] static QMenu *menu()
    {
        return qobject_cast<QMenu *>(QApplication::activePopupWidget());
    }
    TabStrip *strip = nullptr;
    QPushButton *more = nullptr;
};

} // namespace

class TestTabStrip : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { installTranslations(*qApp, u"en"_s); }
    void keepsOneRow_data();
    void keepsOneRow();
    void showsAllTabsWhereTheyFit();
    void opensAHiddenTabByKey();
    void keepsTheCurrentTabInTheRow();
    void givesTheFocusToTheButton();
};

void TestTabStrip::keepsOneRow_data()
{
    QTest::addColumn<QString>("language");
    for (const char *language : {"en", "nl", "fr", "de"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

void TestTabStrip::keepsOneRow()
{
    QFETCH(const QString, language);
    installTranslations(*qApp, language);
    SmallDesk desk;
    QVERIFY(!desk.strip->hiddenTabs().isEmpty());
    QVERIFY(desk.more->isVisible());
    for (const auto *child : desk.strip->findChildren<QAbstractButton *>()) {
        if (child->isVisible())
            QVERIFY2(desk.strip->rect().contains(child->geometry()), qPrintable(child->text()));
    }
    QVERIFY(desk.strip->height() <= 32);
}

void TestTabStrip::showsAllTabsWhereTheyFit()
{
    SmallDesk desk;
    desk.window->resize(1600, 900);
    desk.settle();
    QVERIFY(desk.strip->hiddenTabs().isEmpty());
    QVERIFY(!desk.more->isVisible());
}

void TestTabStrip::opensAHiddenTabByKey()
{
    SmallDesk desk;
    auto *accessible = QAccessible::queryAccessibleInterface(desk.more);
    QCOMPARE(accessible->text(QAccessible::Name), u"More tabs"_s);
    const QList<int> hidden = desk.strip->hiddenTabs();
    const int last = hidden.last();
    desk.strip->tab(hidden.first() - 1)->setFocus(Qt::TabFocusReason);
    Desk::press(Qt::Key_Tab);
    QVERIFY(desk.more->hasFocus());
    Desk::press(Qt::Key_Space);
    QVERIFY(SmallDesk::menu());
    QCOMPARE(SmallDesk::menu()->actions().size(), hidden.size());
    QVERIFY(!SmallDesk::menu()->accessibleName().isEmpty());
    QTest::keyClick(SmallDesk::menu(), Qt::Key_Up); // to the last one
    QTest::keyClick(SmallDesk::menu(), Qt::Key_Return);
    desk.settle();
    auto *tab = qobject_cast<TabButton *>(desk.strip->tab(last));
    QVERIFY(tab->isChecked());
    QVERIFY(tab->isVisible());
    QCOMPARE(int(desk.find<PaymentsView>()->presenter().query().tab), last);
}

void TestTabStrip::keepsTheCurrentTabInTheRow()
{
    Theme theme(*qApp, ThemeChoice::Light);
    TabStrip strip(theme, {u"All"_s, u"In progress"_s, u"Paid"_s, u"Failed"_s, u"Expired"_s});
    strip.resize(strip.sizeHint());
    strip.show();
    QVERIFY(strip.hiddenTabs().isEmpty());
    strip.resize(strip.minimumSizeHint());
    QCOMPARE(strip.hiddenTabs().last(), 4);
    strip.setCurrent(4);
    QVERIFY(strip.tab(4)->isVisible());
    QVERIFY(!strip.hiddenTabs().contains(4));
    QVERIFY(!strip.hiddenTabs().isEmpty());
}

void TestTabStrip::givesTheFocusToTheButton()
{
    Theme theme(*qApp, ThemeChoice::Light);
    TabStrip strip(theme, {u"All"_s, u"In progress"_s, u"Paid"_s, u"Failed"_s, u"Expired"_s});
    strip.resize(strip.sizeHint());
    strip.show();
    strip.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&strip));
    strip.tab(4)->setFocus();
    strip.resize(strip.minimumSizeHint());
    QVERIFY(strip.hiddenTabs().contains(4));
    QVERIFY(strip.findChild<QPushButton *>(u"moreTabs"_s)->hasFocus());
}

TILLDESK_TEST(TestTabStrip, QApplication)
#include "tst_tab_strip.moc"
