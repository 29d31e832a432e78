#include "tests/support/test_program.h"
#include "tests/ui/refunds_fixture.h"
#include "ui/models/payments/payments_presenter.h"
#include "ui/models/refunds/refunds_presenter.h"
#include "ui/widgets/common/chip.h"
#include "ui/widgets/find/find_palette.h"
#include "ui/widgets/lists/details_window.h"
#include "ui/widgets/payments/payments_view.h"

#include <QApplication>
#include <QLineEdit>
#include <QMenu>
#include <QScrollBar>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ui;
using test::Desk;
using test::RefundsDesk;
using test::showsText;

class TestRefundsView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault({QLocale::English, QLocale::UnitedKingdom}); }
    void showsTheTabThatIsClicked();
    void narrowsToAPeriodAndClearsIt();
    void clearsTheSearchForARefund();
    void followsTheProfile();
    void showsTheChosenRefundBesideTheList();
    void movesByKeyAndOpensAWindow();
    void leadsToThePayment();
    void staysInPlaceWhileNewRefundsArrive();
    void loadsOlderOnesWhenScrolled();
    void saysWhyTheListIsEmptyOrFailed();
    void leavesTheDetailsOutWhereThereIsNoRoom();
    void showsRefundedPaymentsInTheirOwnTab();
};

void TestRefundsView::showsTheTabThatIsClicked()
{
    RefundsDesk desk;
    QCOMPARE(desk.table()->model()->rowCount(), 5);
    QVERIFY(desk.shows(u"5 refunds"_s));
    QVERIFY(desk.shows(u"€\u00A0106.70"_s)); // refunded
    desk.goToTab(u"Refunded"_s);
    QCOMPARE(desk.column(RefundsModel::Status), QStringList(3, u"Refunded"_s));
    QVERIFY(desk.shows(u"3 refunds"_s));
    for (const auto *button : desk.find<RefundsView>()->findChildren<TabButton *>()) {
        if (button->text() == u"Failed"_s)
            QCOMPARE(button->accessibleName(), u"Failed 1"_s);
    }
    desk.goToTab(u"Failed"_s);
    QCOMPARE(desk.column(RefundsModel::PaymentColumn), QStringList{u"Order 10471"_s});
}

void TestRefundsView::narrowsToAPeriodAndClearsIt()
{
    RefundsDesk desk;
    desk.clock.advance(std::chrono::hours(24));
    auto *chip = desk.find<Chip>(u"refundPeriodChip"_s);
    chip->setFocus();
    Desk::press(Qt::Key_Return);
    auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
    QVERIFY(menu);
    QTest::keyClick(menu, Qt::Key_Down); // from "Any time" to "Today"
    QTest::keyClick(menu, Qt::Key_Return);
    desk.settle();
    QCOMPARE(chip->text(), u"Today"_s);
    QVERIFY(desk.shows(u"No refund matches"_s));
    QTest::mouseClick(desk.find<QPushButton>(u"clearRefundFilters"_s), Qt::LeftButton);
    desk.settle();
    QCOMPARE(desk.table()->model()->rowCount(), 5);
}

void TestRefundsView::clearsTheSearchForARefund()
{
    RefundsDesk desk;
    const RefundId id = desk.refunds.refunds.at(3).id;
    desk.find<RefundsView>()->choose(id);
    desk.settle();
    QCOMPARE(desk.table()->model()->rowCount(), 1);
    auto *chip = desk.find<Chip>(u"refundFindChip"_s);
    QCOMPARE(chip->text(), u"“%1”"_s.arg(id.text()));
    chip->click(); // to change the text
    QCOMPARE(desk.find<QLineEdit>(u"findField"_s)->selectedText(), id.text());
    desk.window->finder().dismiss();
    chip->setFocus();
    Desk::press(Qt::Key_Delete);
    desk.settle();
    QCOMPARE(desk.table()->model()->rowCount(), 5);
    QVERIFY(!chip->isVisible());
}

void TestRefundsView::followsTheProfile()
{
    RefundsDesk desk;
    desk.find<QToolButton>(u"profile"_s)->menu()->actions().at(3)->trigger(); // Tills
    desk.settle();
    QCOMPARE(desk.window->place(), Place::Refunds);
    QCOMPARE(desk.column(RefundsModel::PaymentColumn), QStringList{u"Till 2 · 0093"_s});
}

void TestRefundsView::showsTheChosenRefundBesideTheList()
{
    RefundsDesk desk;
    QVERIFY(desk.shows(u"No refund chosen"_s));
    desk.chooseRow(1);
    QVERIFY(desk.shows(u"€\u00A012.00"_s));
    QVERIFY(desk.shows(u"The money has gone back to the customer."_s));
    QVERIFY(desk.shows(u"Returned tart"_s));
    QVERIFY(desk.shows(u"At this till"_s));
    QVERIFY(desk.shows(u"Pieter"_s));
    QVERIFY(desk.shows(desk.refunds.refunds.at(3).id.text()));
    for (const QLabel *label : desk.find<RefundsView>()->findChildren<QLabel *>())
        QVERIFY(!QString(label->text()).remove(QChar(0x00A0)).contains(u"BE71096"_s));
    desk.chooseRow(0);
    QVERIFY(desk.shows(u"The money is set aside"_s));
    desk.refunds.setStatus(desk.refunds.refunds.last().id, RefundStatus::Failed);
    desk.settleChange();
    QTRY_VERIFY(desk.shows(u"No money has moved."_s));
    QTRY_COMPARE(desk.column(RefundsModel::Status).first(), u"Failed"_s);
}

void TestRefundsView::movesByKeyAndOpensAWindow()
{
    RefundsDesk desk;
    desk.table()->setFocus();
    Desk::press(Qt::Key_Down);
    Desk::press(Qt::Key_Down);
    desk.settle();
    const int row = desk.table()->currentIndex().row();
    QCOMPARE(desk.table()->chosenId(),
             desk.refunds.refunds.at(desk.refunds.refunds.size() - 1 - row).id.text());
    Desk::press(Qt::Key_Return);
    desk.settle();
    auto *window = Desk::top<DetailsWindow>();
    QVERIFY(window);
    QVERIFY(window->windowTitle().startsWith(u"Refund of "_s));
    QVERIFY(showsText(window, desk.table()->chosenId()));
    QTest::keyClick(window, Qt::Key_Escape);
    QVERIFY(!Desk::top<DetailsWindow>());
}

void TestRefundsView::leadsToThePayment()
{
    RefundsDesk desk;
    desk.chooseRow(1);
    QTest::mouseClick(desk.find<QPushButton>(u"refundPaymentLink"_s), Qt::LeftButton);
    desk.settle();
    auto *payment = Desk::top<DetailsWindow>();
    QVERIFY(payment);
    QTRY_VERIFY((desk.settle(), payment->windowTitle().contains(u"Order 10480"_s)));
}

void TestRefundsView::staysInPlaceWhileNewRefundsArrive()
{
    RefundsDesk desk;
    desk.refunds.refunds = test::someRefunds(90);
    desk.find<RefundsView>()->presenter().retry();
    desk.settle();
    const int row = 40;
    desk.table()->scrollTo(desk.table()->model()->index(row, 0), QAbstractItemView::PositionAtTop);
    desk.chooseRow(row);
    const QString chosen = desk.table()->chosenId();
    auto *bar = desk.table()->verticalScrollBar();
    const int before = bar->value();
    QVERIFY(before > 0);
    desk.refunds.refunds << test::someRefund(95, RefundStatus::Pending, desk.clock.now());
    Q_EMIT desk.refunds.changed();
    QTRY_COMPARE(desk.table()->model()->rowCount(), 91);
    QCOMPARE(bar->value(), before + 38);
    QCOMPARE(desk.table()->chosenId(), chosen);
    QCOMPARE(desk.table()->currentIndex().row(), row + 1);
}

void TestRefundsView::loadsOlderOnesWhenScrolled()
{
    RefundsDesk desk;
    desk.refunds.refunds = test::someRefunds(230);
    desk.find<RefundsView>()->presenter().retry();
    desk.settle();
    QCOMPARE(desk.table()->model()->rowCount(), 100);
    desk.table()->setFocus();
    Desk::press(Qt::Key_End);
    desk.table()->scrollToBottom();
    desk.settle();
    QTRY_VERIFY(desk.table()->model()->rowCount() > 100);
    QVERIFY(desk.shows(u"230 refunds"_s));
}

void TestRefundsView::saysWhyTheListIsEmptyOrFailed()
{
    RefundsDesk desk;
    desk.refunds.error = Error{ErrorCode::Storage, u"raw"_s};
    auto &presenter = desk.find<RefundsView>()->presenter();
    presenter.retry();
    desk.settle();
    QVERIFY(desk.shows(u"The refunds cannot be shown"_s));
    QVERIFY(!desk.shows(u"raw"_s));
    desk.refunds.error.reset();
    desk.refunds.refunds.clear();
    const auto act = [&desk](const QString &words) {
        for (auto *button : desk.find<RefundsView>()->findChildren<QPushButton *>()) {
            if (button->isVisible() && button->text() == words)
                button->click();
        }
        desk.settle();
    };
    act(u"Retry"_s);
    QVERIFY(desk.shows(u"No refunds yet"_s));
    act(u"Go to payments"_s);
    QCOMPARE(desk.window->place(), Place::Payments);
}

void TestRefundsView::leavesTheDetailsOutWhereThereIsNoRoom()
{
    RefundsDesk desk;
    desk.window->resize(940, 600);
    desk.settle();
    QVERIFY(!desk.shows(u"No refund chosen"_s));
    const QRect amount =
        desk.table()->visualRect(desk.table()->model()->index(0, RefundsModel::AmountColumn));
    QVERIFY(desk.table()->viewport()->rect().contains(amount));
}

void TestRefundsView::showsRefundedPaymentsInTheirOwnTab()
{
    RefundsDesk desk(Place::Payments);
    const auto payment =
        std::ranges::find(desk.payments.payments, u"Order 10480"_s, &Payment::reference);
    payment->refunded = Amount::fromCents(1200);
    desk.find<PaymentsView>()->refresh();
    desk.settle();
    auto *table = desk.paymentsTable();
    QVERIFY(table->isColumnHidden(PaymentsModel::RefundedColumn));
    for (auto *button : desk.find<PaymentsView>()->findChildren<TabButton *>()) {
        if (button->text() != u"Refunded"_s)
            continue;
        QCOMPARE(button->accessibleName(), u"Refunded 1"_s);
        QTest::mouseClick(button, Qt::LeftButton);
    }
    desk.settle();
    QCOMPARE(table->model()->rowCount(), 1);
    QVERIFY(!table->isColumnHidden(PaymentsModel::RefundedColumn));
    QCOMPARE(table->model()->index(0, PaymentsModel::RefundedColumn).data().toString(),
             u"€\u00A012.00"_s);
    QVERIFY(showsText(desk.window.get(), u"1 payment"_s));
    desk.choosePayment(u"Order 10480"_s);
    QVERIFY(showsText(desk.window.get(), u"Up to €\u00A0120.00 can be refunded."_s));
    desk.find<PaymentsView>()->presenter().setTab(PaymentTab::All);
    desk.settle();
    QVERIFY(table->isColumnHidden(PaymentsModel::RefundedColumn));
}

TILLDESK_TEST(TestRefundsView, QApplication)
#include "tst_refunds_view.moc"
