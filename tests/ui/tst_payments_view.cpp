#include "tests/support/test_program.h"
#include "tests/ui/window_fixture.h"
#include "ui/models/common/format.h"
#include "ui/models/payments/payments_presenter.h"
#include "ui/widgets/common/tab_button.h"
#include "ui/widgets/lists/details_window.h"
#include "ui/widgets/lists/table_view.h"
#include "ui/widgets/payments/cancel_dialog.h"
#include "ui/widgets/payments/payment_details_view.h"
#include "ui/widgets/payments/payments_view.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ui;
using test::Desk;
using test::showsText;

namespace {

QStringList shownReferences(const Desk &desk)
{
    QStringList list;
    const auto *model = desk.paymentsTable()->model();
    for (int row = 0; row < model->rowCount(); ++row)
        list.append(model->index(row, PaymentsModel::Reference).data().toString());
    return list;
}

TabButton *tabNamed(const Desk &desk, const QString &name)
{
    for (auto *button : desk.window->findChildren<TabButton *>()) {
        if (button->text() == name)
            return button;
    }
    return nullptr;
}

/// Returns the scroll bar of the details beside the list.
QScrollBar *detailsBar(const Desk &desk)
{
    return desk.find<PaymentDetailsView>()->findChild<QScrollArea *>()->verticalScrollBar();
}

} // namespace

class TestPaymentsView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault({QLocale::English, QLocale::UnitedKingdom}); }
    void cleanup() { QApplication::clipboard()->clear(); }
    void findsAPaymentByItsReference();
    void showsTheTabThatIsClicked();
    void sortsByTheColumnThatIsClicked();
    void leavesTheDetailsOutWhereThereIsNoRoom();
    void switchesTheProfile();
    void sortsByTheHeaderBothWays();
    void showsTheChosenPaymentBesideTheList();
    void showsAnotherPaymentFromItsTop();
    void staysInPlaceWhenTheJsonIsFolded();
    void opensAPaymentInItsOwnWindow();
    void keepsTheChosenPaymentWhenItLeavesTheTab();
    void staysInPlaceWhileNewPaymentsArrive();
    void doesNotJumpToAnotherPaymentAfterARefresh();
    void saysWhyTheListIsEmptyOrFailed();
    void remembersColumnsAndSize();
    void cancelsAPaymentAfterOneQuestion();
    void saysThatACancellationCameTooLate();
    void putsTheMaskedAccountNowhereUnmasked();
};

void TestPaymentsView::findsAPaymentByItsReference()
{
    Desk desk;
    QTest::keyClick(desk.window.get(), Qt::Key_K, Qt::ControlModifier);
    Desk::type(u"till 2"_s);
    Desk::press(Qt::Key_Return, Qt::ControlModifier);
    desk.settle();
    QCOMPARE(shownReferences(desk), (QStringList{u"Till 2 · 0093"_s, u"Till 2 · 0092"_s}));
    QCOMPARE(desk.find<PaymentsView>()->presenter().filters().query(), u"till 2"_s);

    desk.find<QToolButton>(u"clearFilters"_s)->click();
    desk.settle();

    QCOMPARE(shownReferences(desk).size(), 16);
}

void TestPaymentsView::showsTheTabThatIsClicked()
{
    Desk desk;
    QTest::mouseClick(tabNamed(desk, u"Failed"_s), Qt::LeftButton);
    desk.settle();
    QCOMPARE(shownReferences(desk), (QStringList{u"Order 10478"_s, u"Order 10468"_s}));
    QCOMPARE(tabNamed(desk, u"Failed"_s)->accessibleName(), u"Failed 2"_s);
    QVERIFY(showsText(desk.window.get(), u"2 payments"_s));
    QVERIFY(showsText(desk.window.get(), u"€\u00A093.00"_s)); // not paid
}

void TestPaymentsView::sortsByTheColumnThatIsClicked()
{
    Desk desk;
    auto *header = desk.paymentsTable()->horizontalHeader();
    const auto click = [&](int column) {
        const QPoint at(header->sectionViewportPosition(column) + 40, header->height() / 2);
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, at);
        desk.settle();
    };
    const auto title = [&](int column, int role = Qt::DisplayRole) {
        return header->model()->headerData(column, Qt::Horizontal, role).toString();
    };
    QCOMPARE(title(PaymentsModel::Created), u"Created  ↓"_s);
    click(PaymentsModel::AmountColumn);
    QCOMPARE(title(PaymentsModel::AmountColumn), u"Amount  ↓"_s);
    QCOMPARE(title(PaymentsModel::AmountColumn, Qt::AccessibleTextRole),
             u"Amount, sorted, descending"_s);
    QCOMPARE(title(PaymentsModel::Created), u"Created"_s);
    const QStringList largestFirst = shownReferences(desk);
    click(PaymentsModel::AmountColumn);
    QCOMPARE(title(PaymentsModel::AmountColumn), u"Amount  ↑"_s);
    QStringList smallestFirst = shownReferences(desk);
    std::ranges::reverse(smallestFirst);
    QCOMPARE(smallestFirst, largestFirst);

    // The next window sorts the same.
    desk.window = std::make_unique<MainWindow>(desk.gateways, desk.theme, desk.preferences);
    desk.window->goTo(Place::Payments);
    QCOMPARE(desk.find<PaymentsView>()->presenter().filter().order,
             (PaymentOrder{PaymentColumn::Amount, true}));
}

void TestPaymentsView::leavesTheDetailsOutWhereThereIsNoRoom()
{
    Desk desk;
    QVERIFY(showsText(desk.window.get(), u"No payment chosen"_s));
    desk.window->resize(960, 600);
    desk.settle();
    QVERIFY(!showsText(desk.window.get(), u"No payment chosen"_s));
    auto *table = desk.paymentsTable();
    QVERIFY(table->viewport()->width() > 800); // the details open as a sheet, see details_sheet
    const QRect amount = table->visualRect(table->model()->index(0, PaymentsModel::AmountColumn));
    QVERIFY(table->viewport()->rect().contains(amount));
}

void TestPaymentsView::switchesTheProfile()
{
    Desk desk;
    desk.window->goTo(Place::Settings);
    auto *switcher = desk.find<QToolButton>(u"profile"_s);
    QCOMPARE(switcher->text(), u"All profiles"_s);
    const QList<QAction *> actions = switcher->menu()->actions();
    QCOMPARE(actions.size(), 5);
    actions.at(3)->trigger(); // the profile "Tills"
    desk.settle();
    QCOMPARE(switcher->text(), u"Bakkerij Janssens · Tills"_s);
    QCOMPARE(desk.window->place(), Place::Payments);
    QCOMPARE(shownReferences(desk).size(), 4);
}

void TestPaymentsView::sortsByTheHeaderBothWays()
{
    Desk desk;
    auto *header = desk.paymentsTable()->horizontalHeader();
    const auto clickCreated = [&desk, header] {
        const int x = header->sectionViewportPosition(PaymentsModel::Created) + 20;
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, QPoint(x, 10));
        desk.settle();
    };
    clickCreated();
    QCOMPARE(shownReferences(desk).first(), u"Order 10467"_s);
    clickCreated();
    QCOMPARE(shownReferences(desk).first(), u"Order 10482"_s);
}

void TestPaymentsView::showsTheChosenPaymentBesideTheList()
{
    Desk desk;
    auto *table = desk.paymentsTable();
    QVERIFY(showsText(desk.window.get(), u"No payment chosen"_s));
    QVERIFY(table->hasFocus());
    Desk::press(Qt::Key_Down);
    desk.settle();
    const QString first = table->chosenId();
    Desk::press(Qt::Key_Down);
    desk.settle();
    QVERIFY(table->chosenId() != first);
    QVERIFY(showsText(desk.window.get(),
                      money(desk.payments.find(PaymentId(table->chosenId()))->amount)));
    QVERIFY(showsText(desk.window.get(), table->chosenId()));
}

void TestPaymentsView::showsAnotherPaymentFromItsTop()
{
    Desk desk;
    desk.window->resize(1360, 560);
    desk.paymentsTable()->selectRow(0);
    desk.settle();
    QScrollBar *bar = detailsBar(desk);
    QTRY_VERIFY(bar->maximum() > 0);
    bar->setValue(bar->maximum());

    desk.paymentsTable()->selectRow(2);
    desk.settle();

    QCOMPARE(bar->value(), 0);
    QVERIFY(bar->maximum() > 0);
}

void TestPaymentsView::staysInPlaceWhenTheJsonIsFolded()
{
    Desk desk;
    desk.paymentsTable()->selectRow(2);
    desk.settle();
    auto *toggle = desk.find<QAbstractButton>(u"jsonToggle"_s);
    QScrollBar *bar = detailsBar(desk);
    toggle->click();
    QTRY_VERIFY(bar->value() > 0);
    bar->setValue(0);

    toggle->click();
    desk.settle();

    QCOMPARE(bar->value(), 0);
}

void TestPaymentsView::opensAPaymentInItsOwnWindow()
{
    Desk desk;
    desk.paymentsTable()->selectRow(2);
    Desk::press(Qt::Key_Return);
    desk.settle();
    auto *window = desk.find<DetailsWindow>();
    QVERIFY(window && window->isVisible());
    QCOMPARE(window->windowTitle(), u"Payment Order 10480 · €\u00A0132.00"_s);
    QVERIFY(showsText(window, u"Bakkerij Janssens"_s));
    QTest::keyClick(window, Qt::Key_Escape);
    QVERIFY(!window->isVisible());
}

void TestPaymentsView::keepsTheChosenPaymentWhenItLeavesTheTab()
{
    Desk desk;
    QTest::mouseClick(tabNamed(desk, u"In progress"_s), Qt::LeftButton);
    desk.settle();
    auto *table = desk.paymentsTable();
    table->selectRow(1);
    desk.settle();
    const QString chosen = table->chosenId();

    desk.payments.setStatus(PaymentId(chosen), PaymentStatus::Succeeded);
    desk.settleChange();
    QTRY_COMPARE((desk.settle(), shownReferences(desk).size()), 2);

    QCOMPARE(table->chosenId(), chosen);
    QVERIFY(table->selectionModel()->selectedRows().isEmpty());
    QVERIFY(showsText(desk.window.get(), chosen));
}

void TestPaymentsView::staysInPlaceWhileNewPaymentsArrive()
{
    Desk desk(test::somePayments(3'000));
    auto *table = desk.paymentsTable();
    table->verticalScrollBar()->setValue(500 * 38);
    desk.settle();
    table->selectionModel()->setCurrentIndex(table->model()->index(505, 0),
                                             QItemSelectionModel::ClearAndSelect
                                                 | QItemSelectionModel::Rows);
    const QString chosen = table->chosenId();
    const QString firstSeen = table->indexAt({5, 5}).siblingAtColumn(1).data().toString();

    for (int i = 0; i < 7; ++i)
        desk.payments.add(test::somePayment(3'000 + i));
    desk.settleChange();

    QTRY_COMPARE((desk.settle(), table->model()->rowCount()), 3'007);
    QCOMPARE(table->chosenId(), chosen);
    QCOMPARE(table->currentIndex().row(), 512);
    QCOMPARE(table->indexAt({5, 5}).siblingAtColumn(1).data().toString(), firstSeen);
}

void TestPaymentsView::doesNotJumpToAnotherPaymentAfterARefresh()
{
    Desk desk;
    auto *table = desk.paymentsTable();
    table->selectRow(4);
    desk.settle();
    const QString chosen = table->chosenId();
    QTest::keyClick(desk.window.get(), Qt::Key_F5);
    desk.settle();
    QCOMPARE(table->chosenId(), chosen);
    QCOMPARE(table->currentIndex().row(), 4);
}

void TestPaymentsView::saysWhyTheListIsEmptyOrFailed()
{
    Desk desk(QList<Payment>{});
    QVERIFY(showsText(desk.window.get(), u"No payments yet"_s));

    desk.payments.error = Error{ErrorCode::Storage, u"raw"_s};
    desk.find<PaymentsView>()->presenter().retry();
    desk.settle();
    QVERIFY(showsText(desk.window.get(), u"The payments cannot be shown"_s));
    QVERIFY(!showsText(desk.window.get(), u"raw"_s));

    desk.payments.error.reset();
    desk.payments.payments = test::somePayments(3);
    for (auto *button : desk.window->findChildren<QPushButton *>()) {
        if (button->isVisible() && button->text() == u"Retry"_s)
            button->click();
    }
    desk.settle();
    QCOMPARE(shownReferences(desk).size(), 3);
    QVERIFY(desk.paymentsTable()->isVisible());
}

void TestPaymentsView::remembersColumnsAndSize()
{
    Desk desk;
    desk.window->resize(1300, 700);
    auto *table = desk.paymentsTable();
    QVERIFY(table->isColumnHidden(PaymentsModel::Description));
    table->offerColumns({});
    auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
    menu->actions().at(PaymentsModel::Description)->trigger();
    menu->close();
    table->horizontalHeader()->moveSection(1, 0);
    desk.window->close();

    MainWindow again(desk.gateways, desk.theme, desk.preferences);
    again.show();
    desk.settle();

    const auto *same = again.findChild<PaymentsView *>()->findChild<TableView *>();
    QVERIFY(!same->isColumnHidden(PaymentsModel::Description));
    QCOMPARE(same->horizontalHeader()->visualIndex(PaymentsModel::Reference), 0);
    QCOMPARE(again.size(), QSize(1300, 700));
}

void TestPaymentsView::cancelsAPaymentAfterOneQuestion()
{
    Desk desk;
    desk.paymentsTable()->selectRow(0);
    desk.settle();
    auto *cancel = desk.find<QPushButton>(u"cancelPayment"_s);
    QVERIFY(cancel->isEnabled());
    cancel->setFocus();
    Desk::press(Qt::Key_Space);
    auto *dialog = desk.find<CancelDialog>();
    QVERIFY(dialog);
    QVERIFY(showsText(dialog, u"Cancel this payment of €\u00A024.50?"_s));
    dialog->findChild<QPushButton *>(u"confirmCancel"_s)->click();
    desk.settle();
    QCOMPARE(desk.payments.payments.last().status, PaymentStatus::Cancelled);
    QVERIFY(!cancel->isEnabled());
    QVERIFY(cancel->toolTip().contains(u"Cancelled"_s));
}

void TestPaymentsView::saysThatACancellationCameTooLate()
{
    Desk desk;
    desk.payments.cancelError = Error{ErrorCode::PaymentNotPending, {}};
    desk.paymentsTable()->selectRow(0);
    desk.settle();
    QTRY_VERIFY(detailsBar(desk)->maximum() > 0);
    detailsBar(desk)->setValue(detailsBar(desk)->maximum());
    desk.find<QPushButton>(u"cancelPayment"_s)->click();
    desk.find<CancelDialog>()->accept();
    desk.settle();
    QVERIFY(showsText(desk.window.get(), u"It was not cancelled."_s));
    QCOMPARE(detailsBar(desk)->value(), 0); // the notice is at the top
}

void TestPaymentsView::putsTheMaskedAccountNowhereUnmasked()
{
    Desk desk;
    desk.paymentsTable()->selectRow(2);
    desk.settle();
    QVERIFY(showsText(desk.window.get(), u"****"_s));
    for (const QLabel *label : desk.window->findChildren<QLabel *>())
        QVERIFY(!QString(label->text()).remove(QChar(0x00A0)).contains(u"BE71096"_s));
}

TILLDESK_TEST(TestPaymentsView, QApplication)
#include "tst_payments_view.moc"
