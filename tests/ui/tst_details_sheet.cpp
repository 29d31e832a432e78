#include "tests/support/test_program.h"
#include "tests/ui/window_fixture.h"
#include "ui/models/payments/payments_model.h"
#include "ui/widgets/lists/details_sheet.h"
#include "ui/widgets/lists/details_window.h"
#include "ui/widgets/payments/payment_details_view.h"

#include <QLabel>
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

/// The main window at 1024 × 680 with the list of payments.
struct SmallDesk : Desk {
    explicit SmallDesk(QSize size = {1024, 680})
    {
        window->resize(size);
        settle();
        table = paymentsTable();
        sheet = find<DetailsSheet>();
        table->setFocus();
    }
    void click(int row)
    {
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {},
                          table->visualRect(table->model()->index(row, 1)).center());
        settle();
    }
    [[nodiscard]] bool shows(const QString &text) const { return showsText(sheet, text); }

    TableView *table = nullptr;
    QWidget *sheet = nullptr;
};

} // namespace

class TestDetailsSheet : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault({QLocale::English, QLocale::UnitedKingdom}); }
    void opensByClick();
    void opensByKeyAndClosesTopmostFirst();
    void followsTheRowsWhileItIsOpen();
    void stepsThroughTheRows();
    void leavesTheListItsColumns();
    void showsAmountAndActionsWithoutScrolling_data();
    void showsAmountAndActionsWithoutScrolling();
    void standsBesideTheListInAWideWindow();
    void opensForAnActionByKey();
};

void TestDetailsSheet::opensByClick()
{
    SmallDesk desk;
    QVERIFY(!desk.sheet->isVisible());
    desk.click(2);
    QVERIFY(desk.sheet->isVisible());
    QVERIFY(desk.shows(u"Order 10480"_s));
    QVERIFY(desk.table->hasFocus()); // the sheet is not modal
    QTest::mouseClick(desk.sheet->findChild<QToolButton *>(u"closeSheet"_s), Qt::LeftButton);
    QVERIFY(!desk.sheet->isVisible());
    QVERIFY(desk.table->hasFocus());
}

void TestDetailsSheet::opensByKeyAndClosesTopmostFirst()
{
    SmallDesk desk;
    desk.table->chooseRow(2);
    desk.settle();
    QVERIFY(!desk.sheet->isVisible()); // moving through the list opens nothing
    Desk::press(Qt::Key_Return);
    desk.settle();
    QVERIFY(desk.sheet->isVisible());
    QVERIFY(!Desk::top<DetailsWindow>());
    desk.find<QPushButton>(u"receipt"_s)->setFocus();
    Desk::press(Qt::Key_Escape);
    QVERIFY(!desk.sheet->isVisible());
    QVERIFY(desk.table->hasFocus());
    QCOMPARE(desk.window->place(), Place::Payments);
}

void TestDetailsSheet::followsTheRowsWhileItIsOpen()
{
    SmallDesk desk;
    desk.click(2);
    Desk::press(Qt::Key_Down);
    desk.settle();
    QVERIFY(desk.shows(u"Till 2 · 0093"_s));
}

void TestDetailsSheet::stepsThroughTheRows()
{
    SmallDesk desk;
    desk.click(0);
    auto *up = desk.sheet->findChild<QToolButton *>(u"rowAbove"_s);
    auto *down = desk.sheet->findChild<QToolButton *>(u"rowBelow"_s);
    up->click();
    QCOMPARE(desk.table->currentIndex().row(), 0);
    down->click();
    desk.settle();
    QCOMPARE(desk.table->currentIndex().row(), 1);
    QVERIFY(desk.shows(u"Order 10481"_s));
}

void TestDetailsSheet::leavesTheListItsColumns()
{
    SmallDesk desk;
    desk.click(2);
    const QRect room = desk.table->viewport()->rect();
    for (const int column : {PaymentsModel::Created, PaymentsModel::Reference,
                             PaymentsModel::Status, PaymentsModel::AmountColumn}) {
        QVERIFY(!desk.table->isColumnHidden(column));
        QVERIFY(room.contains(desk.table->visualRect(desk.table->model()->index(2, column))));
    }
    QVERIFY(desk.table->isColumnHidden(PaymentsModel::DebtorName));
    const int right = desk.table->mapTo(desk.window.get(), QPoint(desk.table->width(), 0)).x();
    QVERIFY(right <= desk.sheet->mapTo(desk.window.get(), QPoint()).x());
}

void TestDetailsSheet::showsAmountAndActionsWithoutScrolling_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("1024x680") << QSize(1024, 680);
    QTest::newRow("1440x900 at 150 %") << QSize(960, 600);
}

void TestDetailsSheet::showsAmountAndActionsWithoutScrolling()
{
    QFETCH(const QSize, size);
    SmallDesk desk(size);
    desk.click(2);
    auto *area = desk.sheet->findChild<QScrollArea *>();
    area->verticalScrollBar()->setValue(area->verticalScrollBar()->maximum());
    QCoreApplication::processEvents();
    const auto isInReach = [&desk](const QWidget *widget) {
        const QRect place(widget->mapTo(desk.sheet, QPoint()), widget->size());
        return widget->isVisible() && desk.sheet->rect().contains(place)
            && widget->visibleRegion().boundingRect() == widget->rect();
    };
    for (const QString &name : {u"refundPayment"_s, u"receipt"_s})
        QVERIFY2(isInReach(desk.sheet->findChild<QPushButton *>(name)), qPrintable(name));
    bool showsAmount = false;
    for (const auto *label : desk.sheet->findChildren<QLabel *>())
        showsAmount = showsAmount || (label->text() == u"€\u00A0132.00"_s && isInReach(label));
    QVERIFY(showsAmount);
    desk.click(0); // pending
    QVERIFY(isInReach(desk.sheet->findChild<QPushButton *>(u"cancelPayment"_s)));
}

void TestDetailsSheet::standsBesideTheListInAWideWindow()
{
    SmallDesk desk;
    desk.click(2);
    desk.window->resize(1360, 850);
    desk.settle();
    QVERIFY(!desk.sheet->isVisible());
    QVERIFY(desk.find<PaymentDetailsView>()->isVisible());
    QVERIFY(showsText(desk.window.get(), u"Order 10480"_s));
    desk.window->resize(1024, 680);
    desk.settle();
    QVERIFY(!desk.find<PaymentDetailsView>()->isVisible());
    desk.click(2);
    QVERIFY(desk.shows(u"Order 10480"_s));
}

void TestDetailsSheet::opensForAnActionByKey()
{
    SmallDesk desk;
    desk.table->chooseRow(0); // pending: it has no receipt
    desk.settle();
    Desk::press(Qt::Key_P, Qt::ControlModifier);
    QVERIFY(desk.sheet->isVisible());
    QVERIFY(desk.shows(u"A receipt exists only for a paid payment."_s));
}

TILLDESK_TEST(TestDetailsSheet, QApplication)
#include "tst_details_sheet.moc"
