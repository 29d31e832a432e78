#include "tests/support/test_program.h"
#include "tests/ui/window_fixture.h"
#include "ui/widgets/common/combo_box.h"
#include "ui/widgets/common/qr_code.h"
#include "ui/widgets/common/question_dialog.h"
#include "ui/widgets/new_payment/new_payment_dialog.h"
#include "ui/widgets/payments/cancel_dialog.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ui;
using test::Desk;

namespace {

/// The main window with the new payment dialog opened by its shortcut.
struct Counter : Desk {
    explicit Counter(bool hasVat = false)
    {
        if (hasVat)
            test::keepTheBakerysVat(bookkeeping);
        QTest::keyClick(window.get(), Qt::Key_N, Qt::ControlModifier);
        dialog = find<NewPaymentDialog>();
        dialog->activateWindow();
        (void)QTest::qWaitForWindowActive(dialog);
        settle();
    }

    [[nodiscard]] QLineEdit *field(const QString &name) const
    {
        return dialog->findChild<QLineEdit *>(name);
    }
    [[nodiscard]] QString liveWord() const
    {
        return dialog->findChild<QLabel *>(u"liveWord"_s)->text();
    }
    [[nodiscard]] bool showsQrCode() const { return dialog->findChild<QrCode *>()->isVisible(); }
    [[nodiscard]] bool shows(const QString &text) const { return test::showsText(dialog, text); }
    /// Changes the payment's status, as the customer or the bank would.
    void happens(PaymentStatus status)
    {
        const PaymentId id = payments.payments.last().id;
        payments.setStatus(id, status);
        QTRY_VERIFY(payments.isReadSinceTold(id));
        settle();
    }
    void pass(std::chrono::milliseconds time)
    {
        clock.advance(time);
        window->ticker().tick();
        settle();
    }

    NewPaymentDialog *dialog = nullptr;
};

} // namespace

class TestNewPayment : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault({QLocale::English, QLocale::UnitedKingdom}); }
    void beginsInTheAmount();
    void takesAPaymentWithTheKeyboardOnly();
    void readsDigitsAsTheTillDoes_data();
    void readsDigitsAsTheTillDoes();
    void createsOnePaymentWhenEnterIsPressedTwice();
    void asksAboutALargeSumInWords();
    void goesFromFieldToFieldWithTab();
    void saysBesideTheFieldWhatIsWrong();
    void showsWhatTheBankLineCutsOff();
    void proposesTheProfileThatIsShown();
    void tellsTheCustomerWhatToDo();
    void showsTheTimeThatIsLeft();
    void makesRoomForTheNextCustomerAfterPaid();
    void saysThatThePaymentExpired();
    void cancelsThePaymentThatIsShown();
    void doesNotCancelWhenEnterIsPressedOnTheQrCode();
    void neverShowsTheCodeOfThePaymentBefore();
    void offersVatRatesOnlyToAMerchantWhoHasSome();
};

void TestNewPayment::beginsInTheAmount()
{
    Counter counter;
    QVERIFY(counter.dialog->isVisible());
    QVERIFY(counter.field(u"amount"_s)->hasFocus());
    QVERIFY(!counter.showsQrCode());
}

void TestNewPayment::takesAPaymentWithTheKeyboardOnly()
{
    Counter counter;
    Desk::type(u"24,50"_s);
    Desk::press(Qt::Key_Return);
    counter.settle();
    QVERIFY(counter.payments.calls.contains(u"create 2450  "_s));
    QVERIFY(counter.showsQrCode());
    QVERIFY(counter.shows(u"€\u00A024.50"_s));
    QCOMPARE(counter.liveWord(), u"Scan to pay"_s);
}

void TestNewPayment::readsDigitsAsTheTillDoes_data()
{
    QTest::addColumn<QString>("keys");
    QTest::addColumn<QString>("shown");
    QTest::newRow("digits") << u"1250"_s << u"€\u00A012.50"_s;
    QTest::newRow("comma") << u"12,5"_s << u"€\u00A012.50"_s;
    QTest::newRow("point") << u"1250."_s << u"€\u00A01\u202F250.00"_s;
    QTest::newRow("letters") << u"1a2b"_s << u"€\u00A00.12"_s;
    QTest::newRow("too much") << u"9999999999999"_s << u"€\u00A09\u202F999\u202F999\u202F999.99"_s;
}

void TestNewPayment::readsDigitsAsTheTillDoes()
{
    QFETCH(const QString, keys);
    QFETCH(const QString, shown);
    Counter counter;
    Desk::type(keys);
    QCOMPARE(counter.field(u"amount"_s)->text(), shown);
    Desk::press(Qt::Key_Backspace);
    QVERIFY(counter.field(u"amount"_s)->text() != shown);
    counter.field(u"amount"_s)->selectAll();
    Desk::type(u"7"_s); // replaces the selected amount
    QCOMPARE(counter.field(u"amount"_s)->text(), u"€\u00A00.07"_s);
    QApplication::clipboard()->setText(u"1250"_s);
    Desk::press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(counter.field(u"amount"_s)->text(), u"€\u00A012.50"_s);
    QApplication::clipboard()->setText(u"€ 1.234,50"_s);
    Desk::press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(counter.field(u"amount"_s)->text(), u"€\u00A01\u202F234.50"_s);
    QApplication::clipboard()->clear();
}

void TestNewPayment::createsOnePaymentWhenEnterIsPressedTwice()
{
    Counter counter;
    Desk::type(u"500"_s);
    Desk::press(Qt::Key_Return);
    Desk::press(Qt::Key_Return);
    counter.settle();
    Desk::press(Qt::Key_Return);
    counter.settle();
    QCOMPARE(counter.payments.calls.filter(u"create"_s).size(), 1);
}

void TestNewPayment::asksAboutALargeSumInWords()
{
    Counter counter;
    counter.endpoint.limit = Amount::fromCents(100'000);
    Desk::type(u"1250000"_s);
    Desk::press(Qt::Key_Return);
    counter.settle();
    auto *question = counter.dialog->findChild<QuestionDialog *>();
    QVERIFY(question);
    QCOMPARE(question->windowTitle(), u"Ask for €\u00A012\u202F500.00?"_s);
    QVERIFY(test::showsText(question, u"twelve thousand five hundred euros"_s));
    QVERIFY(counter.payments.calls.filter(u"create"_s).isEmpty());
    QVERIFY(question->findChild<QPushButton *>(u"changeLargeAmount"_s)->isDefault());
    question->findChild<QPushButton *>(u"changeLargeAmount"_s)->click(); // as a second Enter does
    counter.settle();
    QVERIFY(!counter.showsQrCode());

    QTest::keyClick(counter.field(u"amount"_s), Qt::Key_Return);
    counter.settle();
    counter.dialog->findChildren<QuestionDialog *>()
        .last()
        ->findChild<QPushButton *>(u"confirmLargeAmount"_s)
        ->click();
    counter.settle();
    QVERIFY(counter.payments.calls.contains(u"create 1250000  "_s));
}

void TestNewPayment::goesFromFieldToFieldWithTab()
{
    Counter counter;
    Desk::type(u"500"_s);
    Desk::press(Qt::Key_Tab); // to the profile
    Desk::press(Qt::Key_Tab);
    QVERIFY(counter.field(u"reference"_s)->hasFocus());
    Desk::type(u"Order 7"_s);
    Desk::press(Qt::Key_Tab);
    QVERIFY(counter.field(u"description"_s)->hasFocus());
    Desk::type(u"Bread"_s);
    Desk::press(Qt::Key_Return);
    counter.settle();
    QVERIFY(counter.payments.calls.contains(u"create 500 Order 7 Bread"_s));
}

void TestNewPayment::saysBesideTheFieldWhatIsWrong()
{
    Counter counter;
    Desk::press(Qt::Key_Return);
    QVERIFY(counter.shows(u"Type the amount to pay."_s));
    QVERIFY(counter.field(u"amount"_s)->hasFocus());
    QCOMPARE(counter.field(u"amount"_s)->accessibleDescription(), u"Type the amount to pay."_s);
    Desk::type(u"500"_s);
    QVERIFY(!counter.shows(u"Type the amount to pay."_s));

    counter.field(u"reference"_s)->setFocus();
    Desk::type(u"a&b"_s);
    Desk::press(Qt::Key_Return);
    QVERIFY(counter.shows(u"Banks do not accept the character “&”."_s));
    QVERIFY(counter.field(u"reference"_s)->hasFocus());
    QVERIFY(counter.payments.calls.filter(u"create"_s).isEmpty());
}

void TestNewPayment::showsWhatTheBankLineCutsOff()
{
    Counter counter;
    counter.field(u"description"_s)->setFocus();
    Desk::type(u"Twelve croissants and a birthday cake"_s);
    QVERIFY(counter.shows(u"37 of 140"_s));
    QVERIFY(counter.shows(
        u"Remittance text on the statement: “Twelve croissants and a birthday ca<s>ke</s>”"_s));
    const auto *field = counter.field(u"description"_s);
    QVERIFY(field->accessibleDescription().endsWith(u"birthday ca”; the bank cuts off “ke”"_s));
    Desk::press(Qt::Key_Backspace);
    Desk::press(Qt::Key_Backspace);
    QVERIFY(counter.shows(
        u"Remittance text on the statement: “Twelve croissants and a birthday ca”"_s));
    Desk::type(u" & co"_s);
    QVERIFY(counter.shows(u"Banks do not accept the character “&amp;”."_s));
    counter.field(u"amount"_s)->setFocus();
    Desk::type(u"500"_s);
    Desk::press(Qt::Key_Return); // the problem is shown once, not twice
    QVERIFY(!counter.dialog->findChild<QLabel *>(u"bankLine"_s)->isVisible());
    QVERIFY(counter.shows(u"Banks do not accept the character “&”."_s));
}

void TestNewPayment::proposesTheProfileThatIsShown()
{
    Counter counter;
    counter.dialog->close();
    const ProfileId tills = counter.merchants.entries.at(1).profile.id;
    counter.find<QToolButton>(u"profile"_s)->menu()->actions().at(3)->trigger();
    counter.settle();
    counter.window->newPayment();
    QTest::keyClicks(counter.field(u"amount"_s), u"1"_s);
    QTest::keyClick(counter.field(u"amount"_s), Qt::Key_Return);
    counter.settle();
    QCOMPARE(counter.payments.payments.last().profileId, tills);
}

void TestNewPayment::tellsTheCustomerWhatToDo()
{
    Counter counter;
    Desk::type(u"500"_s);
    Desk::press(Qt::Key_Return);
    counter.settle();
    counter.happens(PaymentStatus::Identified);
    QCOMPARE(counter.liveWord(), u"Check your phone"_s);
    QVERIFY(counter.showsQrCode());
    counter.happens(PaymentStatus::Authorized);
    QCOMPARE(counter.liveWord(), u"Check your phone"_s);
    QVERIFY(!counter.showsQrCode());
    counter.happens(PaymentStatus::Succeeded);
    QCOMPARE(counter.liveWord(), u"Paid"_s);
}

void TestNewPayment::showsTheTimeThatIsLeft()
{
    Counter counter;
    Desk::type(u"500"_s);
    Desk::press(Qt::Key_Return);
    counter.settle();
    counter.pass(std::chrono::seconds(138));
    bool isFound = false;
    for (const QWidget *widget : counter.dialog->findChildren<QWidget *>())
        isFound = isFound || widget->accessibleName() == u"Expires in 17:42"_s;
    QVERIFY(isFound);
}

void TestNewPayment::makesRoomForTheNextCustomerAfterPaid()
{
    Counter counter;
    Desk::type(u"500"_s);
    Desk::press(Qt::Key_Return);
    counter.settle();
    counter.happens(PaymentStatus::Succeeded);
    counter.pass(std::chrono::seconds(4));
    QCOMPARE(counter.liveWord(), u"Paid"_s);
    QVERIFY(!counter.field(u"amount"_s)->isVisible());

    counter.pass(std::chrono::seconds(1));

    QVERIFY(counter.field(u"amount"_s)->isVisible());
    QVERIFY(counter.field(u"amount"_s)->text().isEmpty());
    QVERIFY(counter.field(u"amount"_s)->hasFocus());
}

void TestNewPayment::saysThatThePaymentExpired()
{
    Counter counter;
    Desk::type(u"500"_s);
    Desk::press(Qt::Key_Return);
    counter.settle();
    counter.pass(std::chrono::minutes(20));
    QCOMPARE(counter.liveWord(), u"The time to pay has passed"_s);
    QVERIFY(!counter.showsQrCode());
    counter.dialog->findChild<QPushButton *>(u"nextPayment"_s)->click();
    QVERIFY(counter.field(u"amount"_s)->hasFocus());
}

void TestNewPayment::cancelsThePaymentThatIsShown()
{
    Counter counter;
    Desk::type(u"500"_s);
    Desk::press(Qt::Key_Return);
    counter.settle();
    counter.dialog->findChild<QPushButton *>(u"cancelShown"_s)->click();
    counter.dialog->findChild<CancelDialog *>()->accept();
    counter.settle();
    QCOMPARE(counter.payments.payments.last().status, PaymentStatus::Cancelled);
    QCOMPARE(counter.liveWord(), u"The payment was cancelled"_s);
}

void TestNewPayment::doesNotCancelWhenEnterIsPressedOnTheQrCode()
{
    Counter counter;
    Desk::type(u"500"_s);
    Desk::press(Qt::Key_Return);
    counter.settle();
    QTest::keyClick(counter.dialog, Qt::Key_Return);
    QTest::keyClick(counter.dialog, Qt::Key_Space);
    counter.settle();
    QVERIFY(!counter.dialog->findChild<CancelDialog *>());
    QCOMPARE(counter.payments.payments.last().status, PaymentStatus::Pending);
}

void TestNewPayment::neverShowsTheCodeOfThePaymentBefore()
{
    Counter counter;
    Desk::type(u"1000"_s);
    Desk::press(Qt::Key_Return);
    counter.settle();
    QVERIFY(counter.showsQrCode());
    counter.dialog->findChild<QPushButton *>(u"nextPayment"_s)->click();
    Desk::type(u"5000"_s);
    Desk::press(Qt::Key_Return);
    counter.payments.flush(); // the create has returned; the details have not
    QVERIFY(!counter.showsQrCode());
    QVERIFY(!counter.shows(u"€\u00A010.00"_s));

    counter.payments.error = Error{ErrorCode::Busy, {}};
    counter.settle();
    QVERIFY(!counter.showsQrCode());
    auto *retry = counter.dialog->findChild<QPushButton *>(u"retryPayment"_s);
    QVERIFY(retry->isVisible());

    counter.payments.error.reset();
    retry->click();
    counter.settle();
    QVERIFY(counter.showsQrCode());
    QVERIFY(counter.shows(u"€\u00A050.00"_s));
    QVERIFY(!retry->isVisible());
}

void TestNewPayment::offersVatRatesOnlyToAMerchantWhoHasSome()
{
    {
        Counter counter;
        QVERIFY(!counter.dialog->findChild<ComboBox *>(u"vatRate"_s)->isVisible());
        QTest::keyClicks(counter.field(u"amount"_s), u"12,50"_s);
        QTest::keyClick(counter.field(u"amount"_s), Qt::Key_Return);
        counter.settle();
        QCOMPARE(counter.payments.createdVat, QList<VatShares>{VatShares()});
    }
    Counter counter(true);
    auto *rates = counter.dialog->findChild<ComboBox *>(u"vatRate"_s);
    QVERIFY(rates->isVisible());
    rates->setCurrentIndex(1);
    QTest::keyClicks(counter.field(u"amount"_s), u"12,50"_s);
    QTest::keyClick(counter.field(u"amount"_s), Qt::Key_Return);
    counter.settle();
    QCOMPARE(counter.payments.createdVat, (QList<VatShares>{{{600, 1}}}));
}

TILLDESK_TEST(TestNewPayment, QApplication)
#include "tst_new_payment.moc"
