#include "tests/support/test_program.h"
#include "tests/ui/counter_fixture.h"
#include "ui/widgets/common/qr_code.h"
#include "ui/widgets/common/question_dialog.h"
#include "ui/widgets/payments/cancel_dialog.h"
#include "ui/widgets/receipts/receipt_dialog.h"
#include "ui/widgets/till/till_keypad.h"
#include "ui/widgets/till/till_stage.h"
#include "ui/widgets/till/till_tile_button.h"
#include "ui/widgets/till/till_view.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScreen>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ui;
using test::Counter;
using test::Desk;

class TestTillView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault({QLocale::English, QLocale::UnitedKingdom}); }
    void init() { QTest::failOnWarning(QRegularExpression(u"no icon is named"_s)); }
    void takesPaymentAfterPaymentWithTheKeyboardOnly();
    void showsTheKeysAsTheyAreTyped_data();
    void showsTheKeysAsTheyAreTyped();
    void takesTheAmountByFinger();
    void asksAboutALargeSum();
    void saysWhatIsWrongWithAKey();
    void ignoresAKeyThatIsHeld();
    void takesDigitsWhereverTheKeyboardIs();
    void showsTheCodeLargeEnough();
    void fillsInTheFieldsByTab();
    void showsTheBeginningOfALongDescription();
    void remembersThePointOfSale();
    void cancelsWithEscape();
    void saysThatTheCustomerIsConfirming();
    void goesBackWithEscapeWhenThereIsNothingToDo();
    void putsAPaymentOnATile();
    void asksBeforeItReplaces();
    void playsTheCustomer();
    void hidesTheSimulationWhenItIsOff();
    void explainsThatThereAreNoPointsOfSale();
    void explainsThatNoProfileTakesPayments();
    void staysWhenTheProfileIsSwitched();
    void saysThatTheEndpointIsClosed();
    void offersToLookAgain();
    void saysThatItIsSlow();
    void offersTheReceiptOfAPaidPayment();
};

void TestTillView::takesPaymentAfterPaymentWithTheKeyboardOnly()
{
    Counter counter;
    QVERIFY(counter.isAtKeypad());
    counter.keyIn(u"2450"_s);
    QVERIFY(counter.showsCode());
    QCOMPARE(counter.label(u"stageAmount"_s), u"€\u00A024.50"_s);
    QCOMPARE(counter.live(), u"Scan to pay"_s);
    Desk::press(Qt::Key_Return);
    Desk::press(Qt::Key_Enter);
    counter.settle();
    counter.happens(PaymentStatus::Identified);
    QCOMPARE(counter.live(), u"Check your phone"_s);
    counter.happens(PaymentStatus::Succeeded);
    QCOMPARE(counter.live(), u"Paid"_s);
    QVERIFY(!counter.showsCode());
    QCOMPARE(counter.keyed(), u"€\u00A00.00"_s);
    QCOMPARE(counter.creations().size(), 1);

    // The next customer's amount replaces the paid result before its five seconds are over.
    counter.keyIn(u"7"_s);
    QCOMPARE(counter.creations().size(), 2);
    QCOMPARE(counter.label(u"stageAmount"_s), u"€\u00A00.07"_s);
    counter.happens(PaymentStatus::Succeeded);
    counter.pass(std::chrono::seconds(5));
    QVERIFY(test::showsText(counter.view(), u"Ready for the next customer"_s));
    QVERIFY(counter.isAtKeypad());
}

void TestTillView::showsTheKeysAsTheyAreTyped_data()
{
    QTest::addColumn<QString>("keys");
    QTest::addColumn<QString>("shown");
    QTest::newRow("shifted in") << u"2450"_s << u"€\u00A024.50"_s;
    QTest::newRow("comma") << u"24,50"_s << u"€\u00A024.50"_s;
    QTest::newRow("point") << u"24.5"_s << u"€\u00A024.50"_s;
    QTest::newRow("begun again") << u"99c5"_s << u"€\u00A00.05"_s;
    QTest::newRow("the most") << u"999999999999"_s << u"€\u00A09\u202f999\u202f999\u202f999.99"_s;
}

void TestTillView::showsTheKeysAsTheyAreTyped()
{
    QFETCH(QString, keys);
    QFETCH(QString, shown);
    Counter counter;
    Desk::type(keys);
    QCOMPARE(counter.keyed(), shown);
    QVERIFY(counter.find<TillKeypad>()->accessibleDescription().contains(shown));
    const auto *label = counter.find<QLabel>(u"keyedAmount"_s);
    QVERIFY(label->fontMetrics().horizontalAdvance(shown) <= label->width());
}

void TestTillView::takesTheAmountByFinger()
{
    Counter counter;
    for (const QString &name : {u"2"_s, u"4"_s, u"5"_s, u"Double zero"_s}) {
        for (auto *key : counter.find<TillKeypad>()->findChildren<QPushButton *>()) {
            QVERIFY(key->isHidden() || key->objectName() == "clearAmount"_L1
                    || key->height() >= 44);
            if (key->accessibleName() == name)
                QTest::mouseClick(key, Qt::LeftButton);
        }
    }
    QCOMPARE(counter.keyed(), u"€\u00A0245.00"_s);
    QTest::mouseClick(counter.button(u"chop"_s), Qt::LeftButton);
    QCOMPARE(counter.keyed(), u"€\u00A024.50"_s);
    QVERIFY(counter.isAtKeypad());
    QTest::mouseClick(counter.button(u"showCode"_s), Qt::LeftButton);
    counter.settle();
    QVERIFY(counter.showsCode());
    QVERIFY(counter.isAtKeypad());
    Desk::type(u"12"_s);
    QTest::mouseClick(counter.button(u"clearAmount"_s), Qt::LeftButton);
    QCOMPARE(counter.keyed(), u"€\u00A00.00"_s);
}

void TestTillView::asksAboutALargeSum()
{
    Counter counter;
    counter.endpoint.limit = Amount::fromCents(100'000);
    counter.keyIn(u"100000"_s); // the limit itself is not asked about
    QVERIFY(counter.showsCode());
    counter.happens(PaymentStatus::Succeeded);
    counter.keyIn(u"100001"_s);
    QCOMPARE(counter.creations().size(), 1);
    auto *question = counter.find<QuestionDialog>();
    QVERIFY(question);
    QVERIFY(test::showsText(question, u"one thousand euros and one cent."_s));
    question->findChild<QPushButton *>(u"confirmLargeAmount"_s)->click();
    counter.settle();
    QCOMPARE(counter.creations().size(), 2);
}

void TestTillView::saysWhatIsWrongWithAKey()
{
    Counter counter;
    Desk::press(Qt::Key_Return);
    QVERIFY(counter.problem().contains(u"amount is 0"_s));
    Desk::type(u"x"_s);
    QVERIFY(counter.problem().contains(u"digits"_s));
    QVERIFY(counter.find<TillKeypad>()->accessibleDescription().contains(u"digits"_s));
    Desk::press(Qt::Key_Backspace);
    QVERIFY(counter.problem().isEmpty());
    QGuiApplication::clipboard()->setText(u"€ 12,30"_s);
    Desk::press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(counter.keyed(), u"€\u00A012.30"_s);
    Desk::press(Qt::Key_Delete);
    QCOMPARE(counter.keyed(), u"€\u00A00.00"_s);
    QVERIFY(counter.creations().isEmpty());
}

void TestTillView::ignoresAKeyThatIsHeld()
{
    Counter counter;
    const auto hold = [](int key, const QString &text) {
        QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier, text, true);
        QCoreApplication::sendEvent(QApplication::focusWidget(), &event);
    };
    Desk::type(u"5"_s);
    hold(Qt::Key_5, u"5"_s);
    QCOMPARE(counter.keyed(), u"€\u00A00.05"_s);
    hold(Qt::Key_Return, u"\r"_s);
    counter.settle();
    QVERIFY(counter.creations().isEmpty());
    hold(Qt::Key_Backspace, u"\b"_s);
    QCOMPARE(counter.keyed(), u"€\u00A00.00"_s);
}

void TestTillView::takesDigitsWhereverTheKeyboardIs()
{
    Counter counter;
    counter.button(u"showCode"_s)->setFocus();
    Desk::type(u"5"_s);
    QCOMPARE(counter.keyed(), u"€\u00A00.05"_s);
    QVERIFY(counter.isAtKeypad());
    counter.find<TillTileButton>(u"tile0"_s)->setFocus();
    Desk::type(u"0"_s);
    QCOMPARE(counter.keyed(), u"€\u00A00.50"_s);
    counter.find<QLineEdit>(u"tillReference"_s)->setFocus();
    Desk::type(u"7"_s);
    QCOMPARE(counter.keyed(), u"€\u00A00.50"_s);
    QCOMPARE(counter.find<QLineEdit>(u"tillReference"_s)->text(), u"7"_s);
}

void TestTillView::showsTheCodeLargeEnough()
{
    Counter counter;
    counter.keyIn(u"500"_s);
    const auto *code = counter.view()->findChild<QrCode *>();
    const int modules = counter.view()->presenter().stage().payment().details().qrCode.size;
    const double dots = qMax(96.0, counter.window->screen()->physicalDotsPerInch());
    const double side = code->width() * modules / double(modules + 2 * kQuietZone);
    QVERIFY2(side / dots * 2.54 >= 6, qPrintable(QString::number(side)));
    bool isTimed = false;
    for (const auto *widget : counter.view()->findChildren<QWidget *>())
        isTimed = isTimed || widget->accessibleName() == u"Expires in 20:00"_s;
    QVERIFY(isTimed);
}

void TestTillView::fillsInTheFieldsByTab()
{
    Counter counter;
    counter.find<QComboBox>(u"tillCounter"_s)->setFocus();
    Desk::press(Qt::Key_Tab);
    QVERIFY(counter.find<QLineEdit>(u"tillReference"_s)->hasFocus());
    Desk::type(u"Order <"_s);
    Desk::press(Qt::Key_Tab);
    QVERIFY(counter.find<QLineEdit>(u"tillDescription"_s)->hasFocus());
    Desk::type(u"2 sourdough, 1 tart, 12 croissants for Saturday"_s);
    QVERIFY(test::showsText(counter.view(), u"12 croissants <s>for Saturday</s>”"_s));
    Desk::press(Qt::Key_Escape); // focus returns to the keypad
    QVERIFY(counter.isAtKeypad());
    counter.keyIn(u"500"_s);
    QVERIFY(test::showsText(counter.view(), u"“<”"_s));
    QVERIFY(counter.find<QLineEdit>(u"tillReference"_s)->hasFocus());
    Desk::press(Qt::Key_Backspace);
    Desk::type(u"7"_s);
    Desk::press(Qt::Key_Return);
    counter.settle();
    QCOMPARE(counter.creations(),
             QStringList{u"create 500 Order 7 2 sourdough, 1 tart, 12 croissants for Saturday"_s});
    QVERIFY(counter.find<QLineEdit>(u"tillReference"_s)->text().isEmpty());
    QVERIFY(counter.isAtKeypad());
}

void TestTillView::showsTheBeginningOfALongDescription()
{
    Counter counter;
    auto *field = counter.find<QLineEdit>(u"tillDescription"_s);
    field->setFocus(Qt::TabFocusReason);
    Desk::type(u"2 sourdough, 1 tart, 12 croissants for Saturday"_s);
    QCOMPARE(field->cursorPosition(), field->text().size());
    Desk::press(Qt::Key_Escape);
    QVERIFY(counter.isAtKeypad());
    QCOMPARE(field->cursorPosition(), 0); // the field scrolls to its caret
    field->setFocus();
    Desk::type(u" at 8"_s);
    QCOMPARE(field->text(), u"2 sourdough, 1 tart, 12 croissants for Saturday at 8"_s);
}

void TestTillView::remembersThePointOfSale()
{
    Counter counter;
    auto *box = counter.find<QComboBox>(u"tillCounter"_s);
    QCOMPARE(box->count(), 3);
    box->setFocus();
    Desk::press(Qt::Key_End);
    QCOMPARE(box->currentText(), u"Tills · Till 2 (TILL2)"_s);
    counter.keyIn(u"500"_s);
    QCOMPARE(counter.payments.payments.last().pointOfSale, u"TILL2"_s);

    Ticker ticker;
    ProfileChoice profiles(counter.gateways);
    TillView again(counter.gateways, counter.theme, ticker, profiles, counter.preferences);
    counter.settle();
    QCOMPARE(again.findChild<QComboBox *>(u"tillCounter"_s)->currentText(), box->currentText());
}

void TestTillView::cancelsWithEscape()
{
    Counter counter;
    counter.keyIn(u"500"_s);
    Desk::press(Qt::Key_Escape);
    auto *dialog = counter.view()->findChild<CancelDialog *>();
    QVERIFY(dialog && dialog->isVisible());
    QVERIFY(test::showsText(dialog, u"5.00"_s));
    dialog->findChild<QPushButton *>(u"confirmCancel"_s)->click();
    counter.settle();
    QCOMPARE(counter.payments.payments.last().status, PaymentStatus::Cancelled);
    QCOMPARE(counter.live(), u"The payment was cancelled"_s);
    QCOMPARE(counter.keyed(), u"€\u00A00.00"_s);
    QCOMPARE(counter.window->place(), Place::Till);
}

void TestTillView::saysThatTheCustomerIsConfirming()
{
    Counter counter;
    counter.keyIn(u"500"_s);
    counter.payments.cancelError = Error{ErrorCode::PaymentNotPending, {}};
    counter.button(u"cancelStage"_s)->click();
    counter.view()->findChild<CancelDialog *>()->accept();
    counter.settle();
    QVERIFY(counter.find<QLabel>(u"stageNotice"_s)->isVisible());
    QVERIFY(counter.label(u"stageNotice"_s).contains(u"confirming this payment right now"_s));
    counter.happens(PaymentStatus::Authorized);
    QVERIFY(!counter.button(u"cancelStage"_s)->isEnabled());
    QVERIFY(counter.button(u"cancelStage"_s)->toolTip().contains(u"authorized"_s));
    QVERIFY(counter.button(u"nextCustomer"_s)->isVisible());
}

void TestTillView::goesBackWithEscapeWhenThereIsNothingToDo()
{
    Counter counter;
    Desk::type(u"5"_s);
    Desk::press(Qt::Key_Escape);
    QCOMPARE(counter.keyed(), u"€\u00A00.00"_s);
    QCOMPARE(counter.window->place(), Place::Till);
    Desk::press(Qt::Key_Escape);
    QCOMPARE(counter.window->place(), Place::Payments);
}

void TestTillView::putsAPaymentOnATile()
{
    Counter counter;
    QVERIFY(counter.tile(0).contains(u"Free"_s));
    Desk::type(u"890"_s);
    QVERIFY(counter.tile(1).contains(u"Ask €\u00A08.90 here"_s));
    counter.find<TillTileButton>(u"tile1"_s)->setFocus();
    Desk::press(Qt::Key_Return);
    counter.settle();
    QCOMPARE(counter.creations(), QStringList{u"static QR TILL2 890"_s});
    QVERIFY(counter.tile(1).contains(u"€\u00A08.90 · Pending"_s));
    QCOMPARE(counter.find<TillTileButton>(u"tile1"_s)->accessibleDescription(),
             u"Expires in 2:00"_s);
    QCOMPARE(counter.keyed(), u"€\u00A00.00"_s);
    QVERIFY(counter.isAtKeypad());
    counter.pass(std::chrono::seconds(18));
    QCOMPARE(counter.find<TillTileButton>(u"tile1"_s)->accessibleDescription(),
             u"Expires in 1:42"_s);
    counter.payments.setStatus(counter.payments.payments.last().id, PaymentStatus::Succeeded);
    QVERIFY(counter.tile(1).contains(u"Paid"_s));
    counter.pass(std::chrono::seconds(5));
    QVERIFY(counter.tile(1).contains(u"Free"_s));
}

void TestTillView::asksBeforeItReplaces()
{
    Counter counter;
    Desk::type(u"890"_s);
    counter.pressTile(0);
    Desk::type(u"2450"_s);
    counter.pressTile(0);
    auto *dialog = counter.view()->findChild<QuestionDialog *>();
    QVERIFY(dialog && test::showsText(dialog, u"8.90"_s) && test::showsText(dialog, u"24.50"_s));
    // The default button keeps the open payment, so that key repeat cannot replace it.
    QTest::keyClick(dialog, Qt::Key_Return);
    counter.settle();
    QCOMPARE(counter.creations().size(), 1);
    QCOMPARE(counter.keyed(), u"€\u00A024.50"_s);

    counter.pressTile(0);
    for (auto *each : counter.view()->findChildren<QuestionDialog *>()) {
        if (each->isVisible())
            each->findChild<QPushButton *>(u"confirmReplace"_s)->click();
    }
    counter.settle();
    QCOMPARE(counter.payments.payments.first().status, PaymentStatus::Cancelled);
    QVERIFY(counter.tile(0).contains(u"24.50 · Pending"_s));
}

void TestTillView::playsTheCustomer()
{
    Counter counter;
    counter.keyIn(u"500"_s);
    QTest::mouseClick(counter.button(u"simulateCustomer"_s), Qt::LeftButton);
    auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
    QVERIFY(menu);
    QCOMPARE(menu->actions().size(), 5);
    menu->actions().at(1)->trigger(); // the customer confirms
    menu->close();
    QTRY_COMPARE((counter.settle(), counter.live()), u"Paid"_s);
    QVERIFY(!counter.button(u"simulateCustomer"_s)->isVisible());
}

void TestTillView::hidesTheSimulationWhenItIsOff()
{
    Counter counter;
    counter.keyIn(u"500"_s);
    QVERIFY(counter.button(u"simulateCustomer"_s)->isVisible());
    counter.simulation.setState({});
    QVERIFY(!counter.button(u"simulateCustomer"_s)->isVisible());
}

void TestTillView::explainsThatThereAreNoPointsOfSale()
{
    Counter counter;
    for (ProfileEntry &entry : counter.merchants.entries)
        entry.pointsOfSale.clear();
    Q_EMIT counter.merchants.changed();
    counter.settle();
    QVERIFY(counter.label(u"tilesNote"_s).contains(u"No points of sale yet"_s));
    counter.keyIn(u"500"_s);
    QVERIFY(counter.showsCode()); // the till works without points of sale
    counter.button(u"tilesAction"_s)->click();
    QCOMPARE(counter.window->place(), Place::Settings);
}

void TestTillView::explainsThatNoProfileTakesPayments()
{
    Counter counter;
    const auto entries = std::exchange(counter.merchants.entries, {});
    Q_EMIT counter.merchants.changed();
    counter.settle();
    QVERIFY(test::showsText(counter.view(), u"No profile can take payments yet"_s));
    Desk::type(u"5"_s);
    counter.merchants.entries = entries;
    Q_EMIT counter.merchants.changed();
    counter.settle();
    QCOMPARE(counter.keyed(), u"€\u00A00.00"_s);
    QVERIFY(counter.find<TillKeypad>()->isVisible());
}

void TestTillView::staysWhenTheProfileIsSwitched()
{
    Counter counter;
    counter.keyIn(u"500"_s);
    // Chooses the profile "Tills".
    counter.find<QToolButton>(u"profile"_s)->menu()->actions().at(3)->trigger();
    counter.settle();
    QCOMPARE(counter.window->place(), Place::Till);
    QCOMPARE(counter.find<QComboBox>(u"tillCounter"_s)->currentText(), u"Till 1 (TILL1)"_s);
    QVERIFY(counter.showsCode());
}

void TestTillView::saysThatTheEndpointIsClosed()
{
    Counter counter;
    QVERIFY(!counter.find<QLabel>(u"stageNotice"_s)->isVisible());
    counter.endpoint.setState({false, {}, u"address in use"_s});
    QVERIFY(counter.find<QLabel>(u"stageNotice"_s)->isVisible());
    QVERIFY(counter.label(u"stageNotice"_s).contains(u"service cannot be reached"_s));
}

void TestTillView::offersToLookAgain()
{
    Counter counter;
    Desk::type(u"500"_s);
    Desk::press(Qt::Key_Return);
    counter.payments.flush();
    counter.payments.error = Error{ErrorCode::Storage, {}};
    counter.settle();
    QVERIFY(test::showsText(counter.view(), u"The payment cannot be shown"_s));
    QVERIFY(!counter.showsCode());
    counter.payments.error.reset();
    for (auto *button : counter.find<TillStage>()->findChildren<QPushButton *>()) {
        if (button->isVisible() && button->text() == u"Retry"_s)
            button->click();
    }
    counter.settle();
    QVERIFY(counter.showsCode());
}

void TestTillView::saysThatItIsSlow()
{
    Counter counter;
    Desk::type(u"500"_s);
    Desk::press(Qt::Key_Return);
    QVERIFY(!counter.button(u"showCode"_s)->isEnabled());
    QTRY_VERIFY(test::showsText(counter.view(), u"One moment…"_s));
    counter.settle();
    QVERIFY(counter.showsCode());
    QVERIFY(counter.button(u"showCode"_s)->isEnabled());
}

void TestTillView::offersTheReceiptOfAPaidPayment()
{
    Counter counter;
    counter.keyIn(u"2450"_s);
    QVERIFY(!counter.button(u"tillReceipt"_s)->isVisible());
    counter.happens(PaymentStatus::Succeeded);
    QVERIFY(counter.button(u"tillReceipt"_s)->isVisible());
    QTest::mouseClick(counter.button(u"tillReceipt"_s), Qt::LeftButton);
    auto *receipt = counter.find<ReceiptDialog>();
    QVERIFY(receipt);
    QVERIFY(test::showsText(receipt, u"€\u00A024.50"_s));
}

TILLDESK_TEST(TestTillView, QApplication)
#include "tst_till_view.moc"
