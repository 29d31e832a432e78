#include "tests/support/test_program.h"
#include "tests/ui/counter_fixture.h"
#include "ui/widgets/till/till_form.h"

#include <QApplication>
#include <QLineEdit>
#include <QMenu>
#include <QScrollArea>
#include <QScrollBar>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ui;
using test::Counter;
using test::Desk;

class TestTillSmall : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault({QLocale::English, QLocale::UnitedKingdom}); }
    void fitsASmallScreen_data();
    void fitsASmallScreen();
    void shrinksTheKeysBeforeItScrolls();
    void putsTheTilesIntoAMenuOfALowWindow();
    void scrollsOnATinyScreen();
};

void TestTillSmall::fitsASmallScreen_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("1024x768") << QSize(1024, 768);
    QTest::newRow("1024x680") << QSize(1024, 680);
}

void TestTillSmall::fitsASmallScreen()
{
    QFETCH(const QSize, size);
    Counter counter;
    counter.window->resize(size);
    Desk::type(u"999999999999"_s);
    Desk::press(Qt::Key_Return);
    counter.settle();
    QCoreApplication::processEvents();
    const QRect room = counter.view()->rect();
    for (const auto *widget : counter.view()->findChildren<QWidget *>()) {
        const bool isPart = qobject_cast<const QPushButton *>(widget)
            || qobject_cast<const TillTileButton *>(widget) || qobject_cast<const QLabel *>(widget)
            || qobject_cast<const QrCode *>(widget);
        if (!isPart || !widget->isVisible())
            continue;
        const QRect place(widget->mapTo(counter.view(), QPoint()), widget->size());
        QVERIFY2(room.contains(place), qPrintable(widget->objectName() + widget->accessibleName()));
    }
}

void TestTillSmall::shrinksTheKeysBeforeItScrolls()
{
    Counter counter;
    const auto keyHeight = [&counter] {
        for (const auto *key : counter.find<TillKeypad>()->findChildren<QPushButton *>()) {
            if (key->text() == u"5"_s)
                return key->height();
        }
        return 0;
    };
    counter.window->resize(1360, 850);
    QCoreApplication::processEvents();
    QCOMPARE(keyHeight(), 57);
    counter.window->resize(1024, 680);
    QCoreApplication::processEvents();
    QVERIFY2(keyHeight() >= 44 && keyHeight() <= 57, qPrintable(QString::number(keyHeight())));
    const auto *area = counter.find<TillForm>()->findChild<QScrollArea *>();
    QCOMPARE(area->verticalScrollBar()->maximum(), 0);
    const int before = counter.find<TillKeypad>()->mapTo(counter.view(), QPoint()).y();
    Desk::type(u"x"_s); // a message does not move the keys
    QCoreApplication::processEvents();
    QVERIFY(!counter.problem().isEmpty());
    QCOMPARE(counter.find<TillKeypad>()->mapTo(counter.view(), QPoint()).y(), before);
    QVERIFY(keyHeight() >= 44);
}

void TestTillSmall::putsTheTilesIntoAMenuOfALowWindow()
{
    Counter counter;
    QVERIFY(!counter.button(u"tilesMenu"_s)->isVisible());
    counter.window->resize(1024, 680);
    counter.settle();
    QVERIFY(!counter.find<TillTileButton>(u"tile0"_s)->isVisible());
    Desk::type(u"500"_s);
    counter.button(u"tilesMenu"_s)->click();
    auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
    QVERIFY(menu);
    QVERIFY(menu->actions().first()->text().contains(u" · "_s)); // place and state
    menu->actions().first()->trigger();
    menu->close();
    counter.settle();
    QCOMPARE(counter.creations().size(), 1);
}

void TestTillSmall::scrollsOnATinyScreen()
{
    Counter counter;
    counter.window->resize(960, 540); // a Full HD screen at 200 %
    counter.keyIn(u"500"_s);
    QCoreApplication::processEvents();
    const auto right = [&counter](const QWidget *widget) {
        return widget->mapTo(counter.view(), QPoint(widget->width(), 0)).x();
    };
    for (const auto *key : counter.find<TillKeypad>()->findChildren<QPushButton *>())
        QVERIFY2(key->isHidden() || key->height() >= 44 || key->text() == u"Clear"_s,
                 qPrintable(u"%1 %2"_s.arg(key->text()).arg(key->height())));
    for (const auto *button : counter.view()->findChildren<QPushButton *>())
        QVERIFY2(!button->isVisible() || right(button) <= counter.view()->width(),
                 qPrintable(button->accessibleName()));
    // Tab scrolls a hidden button into view.
    auto *enter = counter.button(u"showCode"_s);
    counter.find<QLineEdit>(u"tillDescription"_s)->setFocus();
    Desk::press(Qt::Key_Tab);
    QVERIFY(enter->hasFocus());
    QVERIFY(!enter->visibleRegion().isEmpty());
}

TILLDESK_TEST(TestTillSmall, QApplication)
#include "tst_till_small.moc"
