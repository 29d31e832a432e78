#include "tests/support/test_program.h"
#include "tests/ui/window_fixture.h"
#include "ui/widgets/till/customer_display.h"

#include <QGuiApplication>
#include <QScreen>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ui;
using test::Desk;

namespace {

/// The till on the first of two screens. ctest gives the test these screens (two_screens.json).
struct TwoScreens : Desk {
    TwoScreens() : Desk(QList<Payment>()) { openTill(); }

    void openTill()
    {
        QTest::keyClick(window.get(), Qt::Key_2, Qt::ControlModifier);
        settle();
    }
    void toggle()
    {
        QTest::keyClick(window.get(), Qt::Key_D, Qt::ControlModifier);
        settle();
    }
    /// Ends the program and starts it again with the same preferences.
    void restart()
    {
        window.reset();
        window = std::make_unique<MainWindow>(gateways, theme, preferences);
        window->show();
        settle();
        openTill();
    }
    [[nodiscard]] static CustomerDisplay *display() { return Desk::top<CustomerDisplay>(); }
};

QScreen *screenNamed(const QString &name)
{
    for (QScreen *screen : QGuiApplication::screens()) {
        if (screen->name() == name)
            return screen;
    }
    return nullptr;
}

} // namespace

class TestSecondScreen : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QVERIFY(screenNamed(u"Customer"_s)); }
    void fillsTheSecondScreen();
    void staysInFrontOfTheMainWindow();
    void returnsWhenTheScreenIsPluggedInAgain();
    void staysClosedOnceTheUserHasClosedIt();
    void returnsAfterARestart();
};

void TestSecondScreen::fillsTheSecondScreen()
{
    TwoScreens desk;
    desk.toggle();
    QVERIFY(TwoScreens::display());
    QVERIFY(TwoScreens::display()->isFullScreen());
    QCOMPARE(TwoScreens::display()->screen()->name(), u"Customer"_s);
}

void TestSecondScreen::staysInFrontOfTheMainWindow()
{
    TwoScreens desk;
    desk.toggle();
    QVERIFY(TwoScreens::display()->windowFlags().testFlag(Qt::WindowStaysOnTopHint));
}

void TestSecondScreen::returnsWhenTheScreenIsPluggedInAgain()
{
    TwoScreens desk;
    desk.toggle();
    QScreen *customer = screenNamed(u"Customer"_s);
    TwoScreens::display()->setObjectName(u"before"_s);
    // The platform plugin of the tests keeps its screens, so the test emits Qt's signals.
    Q_EMIT qApp->screenRemoved(customer);
    desk.settle();
    QVERIFY(!TwoScreens::display() || TwoScreens::display()->objectName() != u"before"_s);
    Q_EMIT qApp->screenAdded(customer);
    desk.settle();
    QVERIFY(TwoScreens::display());
    QVERIFY(TwoScreens::display()->isFullScreen());
    QCOMPARE(TwoScreens::display()->screen()->name(), u"Customer"_s);
}

void TestSecondScreen::staysClosedOnceTheUserHasClosedIt()
{
    TwoScreens desk;
    desk.toggle();
    desk.toggle();
    QTRY_VERIFY(!TwoScreens::display());
    Q_EMIT qApp->screenAdded(screenNamed(u"Customer"_s));
    desk.settle();
    QVERIFY(!TwoScreens::display());
    desk.restart();
    QVERIFY(!TwoScreens::display());
}

void TestSecondScreen::returnsAfterARestart()
{
    TwoScreens desk;
    desk.toggle();
    QVERIFY(TwoScreens::display());
    desk.restart();
    QTRY_VERIFY(TwoScreens::display());
    QCOMPARE(TwoScreens::display()->screen()->name(), u"Customer"_s);
}

TILLDESK_TEST(TestSecondScreen, QApplication)
#include "tst_second_screen.moc"
