#include "tests/support/test_program.h"
#include "tests/ui/refunds_fixture.h"
#include "ui/models/payments/payments_presenter.h"
#include "ui/widgets/common/question_dialog.h"
#include "ui/widgets/lists/details_window.h"

#include <QApplication>
#include <QClipboard>
#include <QLineEdit>
#include <QRadioButton>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ui;
using test::Desk;
using test::RefundsDesk;
using test::showsText;

namespace {

/// The payments list with Order 10480 selected and the refund dialog open (Ctrl+R).
struct Dialog : RefundsDesk {
    Dialog() : RefundsDesk(Place::Payments)
    {
        choosePayment(u"Order 10480"_s);
        press(Qt::Key_R, Qt::ControlModifier);
        settle();
        it = find<RefundDialog>();
        if (it)
            (void)QTest::qWaitForWindowActive(it);
    }
    [[nodiscard]] QPushButton *button(const QString &name) const
    {
        return it->findChild<QPushButton *>(name);
    }
    [[nodiscard]] QLineEdit *line(const QString &name) const
    {
        return it->findChild<QLineEdit *>(name);
    }
    [[nodiscard]] QRadioButton *radio(const QString &name) const
    {
        return it->findChild<QRadioButton *>(name);
    }
    void click(const QString &name)
    {
        QTest::mouseClick(button(name), Qt::LeftButton);
        settle();
    }

    RefundDialog *it = nullptr;
};

} // namespace

class TestRefundDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault({QLocale::English, QLocale::UnitedKingdom}); }
    void cleanup() { QApplication::clipboard()->clear(); }
    void givesAllThatIsLeftBackByKey();
    void givesAPartBackThatIsTyped();
    void asksAboutALargeSum();
    void refusesTooMuchAndSaysWhy();
    void choosesByAClickAnywhereInAChoice();
    void saysThatItIsNotKnownYetAndFindsOut();
    void showsWhatBecameOfIt();
    void makesNothingWhenItIsCancelled();
    void revealsTheAccountToCopy();
    void isNotOfferedWhereNothingCanBeGivenBack();
    void saysWhyNotByKeyToo();
    void worksInThePaymentsOwnWindow();
    void leadsFromThePaymentToItsRefund();
};

void TestRefundDialog::givesAllThatIsLeftBackByKey()
{
    Dialog dialog;
    QVERIFY(dialog.it);
    QVERIFY(dialog.radio(u"refundAll"_s)->hasFocus());
    QVERIFY(showsText(dialog.it, u"Refund Order 10480"_s));
    QVERIFY(showsText(dialog.it, u"gets <b>€\u00A0120.00</b> back"_s));
    QCOMPARE(dialog.button(u"confirmRefund"_s)->text(), u"Refund €\u00A0120.00"_s);
    Desk::press(Qt::Key_Return);
    dialog.settle();
    QCOMPARE(dialog.refunds.wanted.size(), 1);
    QCOMPARE(dialog.refunds.wanted.first().amount.cents(), 12000);
    QVERIFY(showsText(dialog.it, u"is being refunded"_s));
    QVERIFY(dialog.button(u"doneRefund"_s)->hasFocus());
}

void TestRefundDialog::givesAPartBackThatIsTyped()
{
    Dialog dialog;
    Desk::press(Qt::Key_Down);
    QVERIFY(dialog.radio(u"refundPart"_s)->isChecked());
    dialog.line(u"refundAmount"_s)->setFocus();
    Desk::type(u"20,5"_s);
    QCOMPARE(dialog.button(u"confirmRefund"_s)->text(), u"Refund €\u00A020.50"_s);
    dialog.line(u"refundDescription"_s)->setFocus();
    Desk::type(u"Returned tart"_s);
    Desk::press(Qt::Key_Return);
    dialog.settle();
    QCOMPARE(dialog.refunds.wanted.size(), 1);
    QCOMPARE(dialog.refunds.wanted.first().amount.cents(), 2050);
    QCOMPARE(dialog.refunds.wanted.first().description, u"Returned tart"_s);
}

void TestRefundDialog::asksAboutALargeSum()
{
    Dialog dialog;
    dialog.endpoint.limit = Amount::fromCents(10'000);
    Desk::press(Qt::Key_Return);
    dialog.settle();
    QVERIFY(dialog.refunds.wanted.isEmpty());
    auto *question = dialog.it->findChild<QuestionDialog *>();
    QVERIFY(question);
    QCOMPARE(question->windowTitle(), u"Refund €\u00A0120.00?"_s);
    QVERIFY(showsText(question, u"one hundred and twenty euros."_s));
    question->findChild<QPushButton *>(u"confirmLargeAmount"_s)->click();
    dialog.settle();
    QCOMPARE(dialog.refunds.wanted.size(), 1);
}

void TestRefundDialog::refusesTooMuchAndSaysWhy()
{
    Dialog dialog;
    dialog.line(u"refundAmount"_s)->setFocus();
    Desk::type(u"120,01"_s);
    const auto *confirm = dialog.button(u"confirmRefund"_s);
    QVERIFY(dialog.radio(u"refundPart"_s)->isChecked()); // typing an amount chooses "part"
    QVERIFY(!confirm->isEnabled());
    QCOMPARE(confirm->toolTip(), u"Only €\u00A0120.00 of this payment is left to refund."_s);
    QVERIFY(showsText(dialog.it, confirm->toolTip()));
    Desk::press(Qt::Key_Return);
    dialog.settle();
    QVERIFY(dialog.refunds.wanted.isEmpty());
    dialog.line(u"refundAmount"_s)->clear();
    Desk::type(u"0"_s);
    QVERIFY(!confirm->isEnabled());
    QVERIFY(!confirm->toolTip().isEmpty());
    Desk::press(Qt::Key_Backspace);
    QVERIFY(!confirm->isEnabled());
    dialog.line(u"refundDescription"_s)->setFocus();
    Desk::type(u"A & B"_s);
    QVERIFY(showsText(dialog.it, u"Banks do not accept the character “&”."_s));
}

void TestRefundDialog::choosesByAClickAnywhereInAChoice()
{
    Dialog dialog;
    QWidget *part = dialog.radio(u"refundPart"_s)->parentWidget();
    QTest::mouseClick(part, Qt::LeftButton, {}, QPoint(4, 4));
    QVERIFY(dialog.radio(u"refundPart"_s)->isChecked());
    QVERIFY(dialog.line(u"refundAmount"_s)->hasFocus());
    QWidget *all = dialog.radio(u"refundAll"_s)->parentWidget();
    QTest::mouseClick(all, Qt::LeftButton, {}, QPoint(all->width() - 4, 4));
    QVERIFY(dialog.radio(u"refundAll"_s)->isChecked());
    QVERIFY(!dialog.radio(u"refundPart"_s)->isChecked());
}

void TestRefundDialog::saysThatItIsNotKnownYetAndFindsOut()
{
    Dialog dialog;
    dialog.refunds.createError = Error{ErrorCode::RequestTimeout, {}};
    dialog.refunds.losesAnswers = true;
    dialog.click(u"confirmRefund"_s);
    QVERIFY(showsText(dialog.it, u"It is not known yet whether the refund was made."_s));
    QVERIFY(!showsText(dialog.it, u"Try again."_s)); // the dialog retries by itself
    QVERIFY(!dialog.button(u"confirmRefund"_s)->isEnabled());
    QVERIFY(!dialog.line(u"refundAmount"_s)->isEnabled());
    QCOMPARE(dialog.button(u"closeRefund"_s)->text(), u"Close"_s);
    dialog.refunds.createError.reset();
    dialog.click(u"checkNow"_s);
    QVERIFY(showsText(dialog.it, u"is being refunded"_s));
    QCOMPARE(dialog.refunds.wanted.size(), 2);
    QCOMPARE(dialog.refunds.wanted.first().idempotencyKey,
             dialog.refunds.wanted.last().idempotencyKey);
    // The payment had one refund before.
    QCOMPARE(dialog.refunds.of(dialog.refunds.wanted.first().paymentId).size(), 2);
}

void TestRefundDialog::showsWhatBecameOfIt()
{
    Dialog dialog;
    dialog.click(u"confirmRefund"_s);
    dialog.refunds.setStatus(dialog.refunds.refunds.last().id, RefundStatus::Refunded);
    QTRY_VERIFY(showsText(dialog.it, u"€\u00A0120.00 has been refunded"_s));
    dialog.settle();
    dialog.click(u"doneRefund"_s);
    QTRY_VERIFY(!dialog.find<RefundDialog>());
    QTRY_VERIFY(
        (dialog.settle(), dialog.window->findChildren<QPushButton *>(u"refundLink"_s).size() == 2));
}

void TestRefundDialog::makesNothingWhenItIsCancelled()
{
    Dialog dialog;
    QTest::keyClick(dialog.it, Qt::Key_Escape);
    QTRY_VERIFY(!dialog.find<RefundDialog>());
    QVERIFY(dialog.refunds.wanted.isEmpty());
}

void TestRefundDialog::revealsTheAccountToCopy()
{
    Dialog dialog;
    QVERIFY(!showsText(dialog.it, u"BE71"_s));
    dialog.click(u"revealIban"_s);
    auto *iban = dialog.it->findChild<QLabel *>(u"debtorIban"_s);
    QVERIFY(iban->isVisible());
    QCOMPARE(iban->text().replace(QChar(0x00A0), u' '), u"BE71 0961 2345 6769"_s);
    QVERIFY(showsText(dialog.it, u"It was recorded that the number was shown."_s));
    QCOMPARE(dialog.refunds.calls.filter(u"reveal"_s).size(), 1);
    QTest::mouseClick(dialog.it->findChild<QToolButton *>(), Qt::LeftButton);
    QCOMPARE(QApplication::clipboard()->text().remove(QChar(0x00A0)), u"BE71096123456769"_s);
    QVERIFY(!dialog.button(u"revealIban"_s)->isEnabled());
    QVERIFY(dialog.refunds.wanted.isEmpty());
}

void TestRefundDialog::isNotOfferedWhereNothingCanBeGivenBack()
{
    RefundsDesk desk(Place::Payments);
    desk.choosePayment(u"Order 10482"_s); // pending
    auto *refund = desk.find<QPushButton>(u"refundPayment"_s);
    QVERIFY(refund->isVisible() && !refund->isEnabled());
    QCOMPARE(refund->toolTip(), u"Only a paid payment can be refunded."_s);
    QVERIFY(desk.find<QPushButton>(u"cancelPayment"_s)->isEnabled());
    desk.refunds.answer.obstacle = Error{ErrorCode::RefundsNotAllowed, {}};
    desk.choosePayment(u"Order 10480"_s);
    QVERIFY(refund->isVisible() && !refund->isEnabled());
    QVERIFY(refund->toolTip().startsWith(u"This profile does not allow refunds."_s));
    QVERIFY(!desk.find<QPushButton>(u"cancelPayment"_s)->isEnabled());
    desk.refunds.answer.obstacle.reset();
    Q_EMIT desk.payouts.changed();
    QTRY_VERIFY(refund->isEnabled());
    QTest::mouseClick(refund, Qt::LeftButton);
    QVERIFY(desk.find<RefundDialog>());
}

void TestRefundDialog::saysWhyNotByKeyToo()
{
    RefundsDesk desk(Place::Payments);
    desk.choosePayment(u"Order 10482"_s);
    Desk::press(Qt::Key_R, Qt::ControlModifier);
    QVERIFY(!desk.find<RefundDialog>());
    QVERIFY(showsText(desk.window.get(), u"Only a paid payment can be refunded."_s));
}

void TestRefundDialog::worksInThePaymentsOwnWindow()
{
    RefundsDesk desk(Place::Payments);
    desk.choosePayment(u"Order 10480"_s);
    Desk::press(Qt::Key_Return);
    desk.settle();
    auto *window = Desk::top<DetailsWindow>();
    QVERIFY(window);
    (void)QTest::qWaitForWindowActive(window);
    desk.settle();
    QTest::keyClick(window, Qt::Key_R, Qt::ControlModifier);
    QVERIFY(window->findChild<RefundDialog *>());
}

void TestRefundDialog::leadsFromThePaymentToItsRefund()
{
    RefundsDesk desk(Place::Payments);
    desk.choosePayment(u"Order 10477"_s);
    auto *link = desk.find<QPushButton>(u"refundLink"_s);
    QVERIFY(link);
    QCOMPARE(link->text(), u"€\u00A06.50"_s);
    QVERIFY(showsText(desk.window.get(), u"One brioche was burnt"_s));
    link->click();
    desk.settle();
    QCOMPARE(desk.window->place(), Place::Refunds);
    QCOMPARE(desk.table()->model()->rowCount(), 1);
    QVERIFY(desk.shows(u"The money has gone back to the customer."_s));
}

TILLDESK_TEST(TestRefundDialog, QApplication)
#include "tst_refund_dialog.moc"
