#include "tests/support/test_program.h"
#include "tests/ui/refunds_fixture.h"
#include "ui/models/payments/payments_presenter.h"
#include "ui/models/refunds/refunds_presenter.h"
#include "ui/widgets/common/name_dialog.h"
#include "ui/widgets/common/preferences.h"
#include "ui/widgets/filters/filter_token.h"
#include "ui/widgets/lists/details_window.h"
#include "ui/widgets/payments/payments_view.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QLineEdit>
#include <QMenu>
#include <QScrollBar>
#include <QToolButton>

#include <algorithm>

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
    void filtersByKeyboardAlone();
    void refusesAFilterOfAnotherList();
    void clearsTheSearchForARefund();
    void savesAndOpensAView();
    void sortsByTheMenuOfARow();
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

void TestRefundsView::filtersByKeyboardAlone()
{
    RefundsDesk desk;
    desk.clock.advance(std::chrono::hours(24));
    Desk::press(Qt::Key_F, Qt::ControlModifier);
    auto *edit = desk.find<RefundsView>()->findChild<QLineEdit *>(u"filterText"_s);
    QVERIFY(edit->hasFocus());
    desk.type(u"day:today "_s);
    desk.settle();
    QVERIFY(desk.shows(u"No refund matches"_s));
    const auto tokens = [&desk] { return desk.find<RefundsView>()->findChildren<FilterToken *>(); };
    QCOMPARE(tokens().first()->accessibleName(), u"day: today"_s);
    Desk::press(Qt::Key_Backspace);
    Desk::press(Qt::Key_Backspace); // removes the chip
    desk.settle();
    QCOMPARE(desk.table()->model()->rowCount(), 5);

    desk.type(u"fa"_s); // completes a value of this list
    Desk::press(Qt::Key_Tab);
    desk.settle();
    QCOMPARE(desk.column(RefundsModel::Status), QStringList{u"Failed"_s});
    QCOMPARE(desk.find<RefundsView>()->presenter().filters().query(), u"status:failed"_s);
    QVERIFY(edit->hasFocus());
}

void TestRefundsView::refusesAFilterOfAnotherList()
{
    RefundsDesk desk;
    Desk::press(Qt::Key_F, Qt::ControlModifier);
    desk.type(u"host:shop "_s);
    const auto *problem = desk.find<RefundsView>()->findChild<QLabel *>(u"filterProblem"_s);
    QVERIFY(problem->isVisible());
    QCOMPARE(problem->text(), u"“host” is no filter. Did you mean pos?"_s);
    QCOMPARE(desk.table()->model()->rowCount(), 5); // stays as it was
}

void TestRefundsView::clearsTheSearchForARefund()
{
    RefundsDesk desk;
    const RefundId id = desk.refunds.refunds.at(3).id;
    desk.find<RefundsView>()->choose(id);
    desk.settle();
    QCOMPARE(desk.table()->model()->rowCount(), 1);
    QCOMPARE(desk.find<RefundsView>()->presenter().filters().query(), id.text());
    desk.find<RefundsView>()->findChild<QToolButton *>(u"clearFilters"_s)->click();
    desk.settle();
    QCOMPARE(desk.table()->model()->rowCount(), 5);
}

void TestRefundsView::savesAndOpensAView()
{
    RefundsDesk desk;
    auto *view = desk.find<RefundsView>();
    auto *save = view->findChild<QPushButton *>(u"saveView"_s);
    QVERIFY(!save->isEnabled());
    desk.goToTab(u"Refunded"_s);
    view->presenter().setFind(u"amount:>=50"_s);
    desk.settle();
    const int rows = desk.table()->model()->rowCount();
    save->click();
    auto *dialog = desk.find<NameDialog>();
    QVERIFY(dialog);
    dialog->findChild<QLineEdit *>()->setText(u"Large"_s);
    dialog->accept();
    desk.settle();
    desk.goToTab(u"All"_s);
    view->findChild<QToolButton *>(u"clearFilters"_s)->click();
    desk.settle();
    QCOMPARE(desk.table()->model()->rowCount(), 5);
    desk.goToTab(u"Large"_s);
    QCOMPARE(view->presenter().status(), RefundStatus::Refunded);
    QCOMPARE(view->presenter().filters().query(), u"amount:>=50"_s);
    QCOMPARE(desk.table()->model()->rowCount(), rows);
    QVERIFY(QString::fromUtf8(desk.preferences.layout(u"refundViews"_s)).contains(u"Large"_s));
}

void TestRefundsView::sortsByTheMenuOfARow()
{
    RefundsDesk desk;
    auto &presenter = desk.find<RefundsView>()->presenter();
    desk.table()->chooseRow(0);
    QContextMenuEvent event(QContextMenuEvent::Keyboard, {}, {});
    QApplication::sendEvent(desk.table(), &event);
    auto *menu = desk.find<QMenu>(u"sortMenu"_s);
    QVERIFY(menu);
    const QList<QAction *> orders = menu->actions();
    QCOMPARE(orders.size(), 5); // without a staff, the list has no column for persons
    QCOMPARE(orders[0]->text(), u"Created  ↓"_s);
    const auto amount = std::ranges::find(orders, u"Amount"_s, &QAction::text);
    QVERIFY(amount != orders.end());
    (*amount)->trigger();
    desk.settle();
    QCOMPARE(presenter.order(), (ListOrder<RefundColumn>{RefundColumn::Amount, false}));
    for (int row = 1; row < presenter.model().rowCount(); ++row)
        QVERIFY(presenter.model().at(row - 1)->amount >= presenter.model().at(row)->amount);
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
