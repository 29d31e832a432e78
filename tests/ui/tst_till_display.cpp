#include "tests/support/test_program.h"
#include "tests/ui/window_fixture.h"
#include "ui/widgets/common/qr_code.h"
#include "ui/widgets/till/customer_display.h"

#include <QApplication>
#include <QDebug>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ui;
using test::Desk;
using test::showsText;

namespace {

struct Screens : Desk {
    Screens() : Desk(QList<Payment>())
    {
        QTest::keyClick(window.get(), Qt::Key_2, Qt::ControlModifier);
        settle();
        toggle();
        display = Desk::top<CustomerDisplay>();
    }

    void toggle()
    {
        QTest::keyClick(window.get(), Qt::Key_D, Qt::ControlModifier);
        settle();
    }
    void keyIn(const QString &keys)
    {
        window->activateWindow();
        QTest::keyClicks(window->focusWidget(), keys);
        QTest::keyClick(window->focusWidget(), Qt::Key_Return);
        settle();
    }
    void happens(PaymentStatus status)
    {
        const PaymentId id = payments.payments.last().id;
        payments.setStatus(id, status);
        QTRY_VERIFY(payments.isReadSinceTold(id));
        settle();
    }
    [[nodiscard]] QString label(const QString &name) const
    {
        return display->findChild<QLabel *>(name)->text();
    }

    CustomerDisplay *display = nullptr;
};

} // namespace

class TestTillDisplay : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault({QLocale::English, QLocale::UnitedKingdom}); }
    void opensAndClosesByKey();
    void followsThePayment();
    void showsNothingPrivate();
    void fitsItsWindow_data();
    void fitsItsWindow();
    void goesWithTheTill();
};

void TestTillDisplay::opensAndClosesByKey()
{
    Screens screens;
    QVERIFY(screens.display);
    QVERIFY(!screens.display->isFullScreen()); // only one screen
    QVERIFY(showsText(screens.display, u"Bakkerij Janssens"_s));
    QVERIFY(showsText(screens.display, u"Welcome"_s));
    screens.toggle();
    QTRY_VERIFY(!Desk::top<CustomerDisplay>());
    screens.window->goTo(Place::Reports); // also works while another view is open
    screens.toggle();
    screens.display = Desk::top<CustomerDisplay>();
    QVERIFY(screens.display);
    QCOMPARE(screens.window->place(), Place::Reports);
    QTest::keyClick(screens.display, Qt::Key_F11);
    QVERIFY(screens.display->isFullScreen());
    screens.display->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(screens.display));
    QTest::keyClick(screens.display, Qt::Key_Escape);
    QTRY_VERIFY(!Desk::top<CustomerDisplay>());
}

void TestTillDisplay::followsThePayment()
{
    Screens screens;
    screens.keyIn(u"2450"_s);
    QCOMPARE(screens.label(u"customerAmount"_s), u"€\u00A024.50"_s);
    QCOMPARE(screens.label(u"customerLive"_s), u"Scan to pay"_s);
    QVERIFY(showsText(screens.display, u"20:00"_s));
    QVERIFY(screens.display->findChild<QrCode *>()->isVisible());
    screens.clock.advance(std::chrono::seconds(3));
    screens.window->ticker().tick();
    QVERIFY(showsText(screens.display, u"19:57"_s));
    screens.happens(PaymentStatus::Identified);
    QCOMPARE(screens.label(u"customerLive"_s), u"Check your phone"_s);
    screens.happens(PaymentStatus::Succeeded);
    QCOMPARE(screens.label(u"customerLive"_s), u"Paid"_s);
    QVERIFY(!screens.display->findChild<QrCode *>()->isVisible());
    screens.clock.advance(std::chrono::seconds(5));
    screens.window->ticker().tick();
    screens.settle();
    QCOMPARE(screens.label(u"customerLive"_s), u"Welcome"_s);
    QVERIFY(!showsText(screens.display, u"24.50"_s));
}

void TestTillDisplay::showsNothingPrivate()
{
    Screens screens;
    auto *reference = screens.find<QLineEdit>(u"tillReference"_s);
    reference->setFocus();
    QTest::keyClicks(reference, u"Secret 7"_s);
    screens.find<QWidget>(u"tillDescription"_s)->setFocus();
    QTest::keyClicks(screens.find<QWidget>(u"tillDescription"_s), u"Private bread"_s);
    QTest::keyClick(screens.find<QWidget>(u"tillDescription"_s), Qt::Key_Escape);
    screens.keyIn(u"100"_s);
    screens.happens(PaymentStatus::Identified);
    const Payment payment = screens.payments.payments.last();
    QCOMPARE(payment.reference, u"Secret 7"_s);
    for (const auto *label : screens.display->findChildren<QLabel *>()) {
        for (const QString &secret : {payment.reference, payment.description, payment.debtor.name,
                                      payment.debtor.iban, payment.id.text(), u"TILL"_s})
            QVERIFY2(!label->text().contains(secret), qPrintable(label->text()));
    }
}

void TestTillDisplay::fitsItsWindow_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("small") << QSize(640, 400);
    QTest::newRow("as drawn") << QSize(1280, 720);
    QTest::newRow("large") << QSize(1920, 1080);
    QTest::newRow("upright") << QSize(720, 1280);
}

void TestTillDisplay::fitsItsWindow()
{
    QFETCH(QSize, size);
    Screens screens;
    screens.keyIn(u"999999999999"_s);
    screens.display->resize(size);
    QCoreApplication::processEvents();
    QCOMPARE(screens.display->size(), size);
    for (const auto *widget : screens.display->findChildren<QWidget *>()) {
        if (!widget->isVisible())
            continue;
        const QRect place(widget->mapTo(screens.display, QPoint()), widget->size());
        QString where;
        QDebug(&where) << widget->metaObject()->className() << place;
        QVERIFY2(screens.display->rect().contains(place), qPrintable(where));
        if (const auto *label = qobject_cast<const QLabel *>(widget); label && !label->wordWrap())
            QVERIFY2(label->fontMetrics().horizontalAdvance(label->text()) <= label->width(),
                     qPrintable(label->text()));
    }
}

void TestTillDisplay::goesWithTheTill()
{
    {
        Screens screens;
        QVERIFY(screens.display);
    }
    QVERIFY(!Desk::top<CustomerDisplay>());
}

TILLDESK_TEST(TestTillDisplay, QApplication)
#include "tst_till_display.moc"
