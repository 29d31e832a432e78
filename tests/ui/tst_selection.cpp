#include "tests/support/test_program.h"
#include "tests/ui/window_fixture.h"
#include "ui/models/payments/payments_presenter.h"
#include "ui/widgets/common/toast.h"
#include "ui/widgets/exports/export_dialog.h"
#include "ui/widgets/payments/payments_view.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QMenu>
#include <QPushButton>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ui;
using namespace std::chrono_literals;
using test::Desk;
using test::showsText;

namespace {

Payment waiting(int number)
{
    Payment payment = test::somePayment(number);
    payment.status = PaymentStatus::PendingMerchantAcknowledgement;
    payment.amount = Amount::fromCents(1'000 * number);
    payment.acknowledgeBy = test::kSomeNow + 24h * number;
    payment.debtor = {u"Olivier"_s, u"BE71096123456769"_s};
    return payment;
}

QPushButton *allButton(const Desk &desk)
{
    return desk.find<QPushButton>(u"selectAllByFilter"_s);
}

/// Selects all loaded rows by key.
void checkLoaded(Desk &desk)
{
    desk.paymentsTable()->setFocus();
    Desk::press(Qt::Key_A, Qt::ControlModifier);
    desk.settle();
}

/// Opens the menu of the current row, as the menu key does.
QMenu *openMenu(Desk &desk)
{
    QContextMenuEvent event(QContextMenuEvent::Keyboard, {}, {});
    QApplication::sendEvent(desk.paymentsTable(), &event);
    return desk.find<QMenu>(u"rowMenu"_s);
}

QAction *actionOf(const QMenu *menu, const QString &name)
{
    return menu->findChild<QAction *>(name);
}

} // namespace

/// What the list of payments offers for its rows, and for several of them at once.
class TestSelection : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault({QLocale::English, QLocale::UnitedKingdom}); }
    void selectsAllPaymentsOfTheFilter();
    void offersNothingMoreIfAllRowsAreSelected();
    void saysThatAFilterHasTooManyPayments();
    void saysWhyItCouldNotSelectAll();
    void exportsTheSelectionOnly();
    void saysWhatWasAcknowledgedAndShowsIt();
    void hidesTheMessageAfterSomeSeconds();
    void offersTheActionsOfARowInItsMenu();
    void acknowledgesFromTheMenu();
    void copiesFromTheMenu();
    void keepsTheBarWithinANarrowList();
    void hidesTheStatusBeforeItCutsADeadline();
    void givesReferencesTheRoomBesideTheSheet();
    void warnsOfACodeThatPhonesCannotOpen();
};

void TestSelection::selectsAllPaymentsOfTheFilter()
{
    Desk desk(test::somePayments(1'250));
    auto *table = desk.paymentsTable();
    QVERIFY(!allButton(desk)->isVisible());
    checkLoaded(desk);
    const int loaded = table->checkedCount();
    QVERIFY(loaded > 1 && loaded < 1'250);
    QVERIFY(allButton(desk)->isVisible());
    QCOMPARE(allButton(desk)->text(), u"Select all 1\u202F250 by the filter"_s);

    allButton(desk)->click();
    desk.settle();

    QCOMPARE(table->checkedCount(), 1'250);
    QVERIFY(desk.find<QLabel>(u"selectionWords"_s)->text().startsWith(u"1\u202F250 selected"_s));
    QVERIFY(!allButton(desk)->isVisible());
    QVERIFY(table->hasFocus());
    Desk::press(Qt::Key_Home);
    Desk::press(Qt::Key_Space);
    QCOMPARE(table->checkedCount(), 1'249);
}

void TestSelection::offersNothingMoreIfAllRowsAreSelected()
{
    Desk desk;
    checkLoaded(desk);
    QVERIFY(desk.paymentsTable()->checkedCount() > 1);
    QVERIFY(!allButton(desk)->isVisible());
}

void TestSelection::saysThatAFilterHasTooManyPayments()
{
    Desk desk(test::somePayments(PaymentSelection::kMost + 1));
    checkLoaded(desk);
    QVERIFY(allButton(desk)->isVisible() && !allButton(desk)->isEnabled());
    QCOMPARE(allButton(desk)->toolTip(),
             u"At most 2\u202F000 payments can be selected. Export writes the whole list."_s);
}

void TestSelection::saysWhyItCouldNotSelectAll()
{
    Desk desk(test::somePayments(600));
    checkLoaded(desk);
    const int loaded = desk.paymentsTable()->checkedCount();
    desk.payments.error = Error{ErrorCode::Busy, {}};
    allButton(desk)->click();
    desk.settle();
    QCOMPARE(desk.paymentsTable()->checkedCount(), loaded);
    QVERIFY(showsText(desk.window.get(), u"The service is busy or closing."_s));
}

void TestSelection::exportsTheSelectionOnly()
{
    Desk desk;
    auto *table = desk.paymentsTable();
    table->setFocus();
    Desk::press(Qt::Key_Home);
    Desk::press(Qt::Key_Space);
    Desk::press(Qt::Key_Down, Qt::ShiftModifier);
    desk.settle();
    const QStringList chosen = table->checkedIds();
    QCOMPARE(chosen.size(), 2);

    Desk::press(Qt::Key_E, Qt::ControlModifier);

    auto *dialog = desk.find<ExportDialog>();
    QVERIFY(dialog);
    QVERIFY(showsText(dialog, u"2 payments · "_s));
    dialog->saveTo(desk.home.filePath(u"two.csv"_s));
    PaymentFilter wanted;
    wanted.ids = {PaymentId(chosen[0]), PaymentId(chosen[1])};
    QCOMPARE(std::get<PaymentFilter>(desk.exports.asked.first().request->list), wanted);
    desk.exports.answer(fail(ErrorCode::Cancelled));
    dialog->close();

    table->setFocus();
    Desk::press(Qt::Key_Escape);
    desk.find<PaymentsView>()->exportShown();
    desk.window->findChildren<ExportDialog *>().last()->saveTo(desk.home.filePath(u"all.csv"_s));
    QVERIFY(std::get<PaymentFilter>(desk.exports.asked.last().request->list).ids.isEmpty());
}

void TestSelection::saysWhatWasAcknowledgedAndShowsIt()
{
    Desk desk({waiting(1), waiting(2), waiting(3)});
    desk.find<PaymentsView>()->presenter().setTab(PaymentTab::NeedsAction);
    desk.settle();
    auto *toast = desk.find<Toast>();
    checkLoaded(desk);
    QVERIFY(!toast->isVisible());
    desk.find<QPushButton>(u"acknowledgeSelection"_s)->click();
    desk.find<QPushButton>(u"confirmAcknowledge"_s)->click();
    desk.settle();
    QVERIFY(toast->isVisible());
    QVERIFY(showsText(toast, u"3 payments acknowledged · €\u00A060.00"_s));
    QTRY_COMPARE((desk.settle(), desk.paymentsTable()->checkedCount()), 0);

    desk.find<QPushButton>(u"toastAction"_s)->click();
    desk.settle();

    QVERIFY(!toast->isVisible());
    QCOMPARE(desk.find<PaymentsView>()->presenter().query().tab, PaymentTab::Paid);
    QCOMPARE(desk.paymentsTable()->checkedCount(), 3);
    QCOMPARE(desk.find<QLabel>(u"selectionWords"_s)->text(), u"3 selected · €\u00A060.00"_s);
}

void TestSelection::hidesTheMessageAfterSomeSeconds()
{
    Desk desk;
    auto *toast = desk.find<Toast>();
    toast->say(u"Done"_s, false);
    QVERIFY(toast->isVisible());
    QVERIFY(!desk.find<QPushButton>(u"toastAction"_s)->isVisible());
    for (int i = 1; i < Toast::kSeconds; ++i)
        desk.window->ticker().tick();
    QVERIFY(toast->isVisible());
    desk.window->ticker().tick();
    QVERIFY(!toast->isVisible());
}

void TestSelection::offersTheActionsOfARowInItsMenu()
{
    Desk desk({waiting(1)});
    desk.paymentsTable()->selectRow(0);
    desk.settle();
    QMenu *menu = openMenu(desk);
    QVERIFY(menu);
    for (const auto &[action, button] :
         {std::pair(u"menuAcknowledge"_s, u"acknowledgePayment"_s),
          std::pair(u"menuRefund"_s, u"refundPayment"_s), std::pair(u"menuReceipt"_s, u"receipt"_s),
          std::pair(u"menuCancel"_s, u"cancelPayment"_s)}) {
        const auto *head = desk.find<QPushButton>(button);
        QCOMPARE(actionOf(menu, action)->isEnabled(), head->isEnabled());
        QVERIFY(head->isEnabled() || actionOf(menu, action)->toolTip() == head->toolTip());
    }
    QVERIFY(actionOf(menu, u"menuAcknowledge"_s)->isEnabled());
    QVERIFY(!actionOf(menu, u"menuRefund"_s)->isEnabled());
    QVERIFY(actionOf(menu, u"openRow"_s));

    // The open menu follows the payment.
    desk.payments.setStatus(desk.payments.payments.first().id, PaymentStatus::Succeeded);
    QTRY_VERIFY((desk.settle(), !actionOf(menu, u"menuAcknowledge"_s)->isEnabled()));
    QTRY_VERIFY((desk.settle(), actionOf(menu, u"menuRefund"_s)->isEnabled()));
    menu->close();
}

void TestSelection::acknowledgesFromTheMenu()
{
    Desk desk({waiting(1)});
    desk.paymentsTable()->selectRow(0);
    desk.settle();
    actionOf(openMenu(desk), u"menuAcknowledge"_s)->trigger();
    desk.settle();
    QCOMPARE(desk.payments.payments.first().status, PaymentStatus::Succeeded);
}

void TestSelection::copiesFromTheMenu()
{
    Desk desk({waiting(1), waiting(2)});
    auto *table = desk.paymentsTable();
    table->selectRow(0);
    desk.settle();
    actionOf(openMenu(desk), u"copyRowId"_s)->trigger();
    QCOMPARE(QApplication::clipboard()->text(), table->chosenId());
    actionOf(openMenu(desk), u"copyRows"_s)->trigger();
    const QStringList lines = QApplication::clipboard()->text().trimmed().split(u'\n');
    QCOMPARE(lines.size(), 2); // the titles and the row
    QVERIFY(lines.last().contains(u"€\u00A020.00"_s));
    checkLoaded(desk);
    QMenu *menu = desk.window->findChildren<QMenu *>(u"rowMenu"_s).last();
    menu->close();
    openMenu(desk);
    menu = desk.window->findChildren<QMenu *>(u"rowMenu"_s).last();
    QCOMPARE(actionOf(menu, u"copyRows"_s)->text(), u"Copy 2 rows as text\tCtrl+C"_s);
}

void TestSelection::keepsTheBarWithinANarrowList()
{
    Desk desk(test::somePayments(600));
    desk.window->resize(1024, 680);
    checkLoaded(desk);
    auto *table = desk.paymentsTable();
    Desk::press(Qt::Key_Return); // opens the sheet: the list is at its narrowest
    desk.settle();
    const QWidget *bar = desk.find<QLabel>(u"selectionWords"_s)->parentWidget();
    QVERIFY(bar->isVisible());
    QVERIFY(bar->width() <= table->width() + 2);
    for (const QString &name : {u"selectAllByFilter"_s, u"copySelection"_s, u"exportSelection"_s}) {
        const auto *button = desk.find<QPushButton>(name);
        QVERIFY2(button->isVisible() && button->geometry().right() <= bar->width(),
                 qPrintable(name));
        QVERIFY(!button->accessibleName().isEmpty() || !button->text().isEmpty());
    }
}

void TestSelection::hidesTheStatusBeforeItCutsADeadline()
{
    Desk desk({waiting(1), waiting(2)});
    desk.window->resize(1024, 680);
    desk.find<PaymentsView>()->presenter().setTab(PaymentTab::NeedsAction);
    desk.settle();
    auto *table = desk.paymentsTable();
    const auto isHidden = [table](int column) { return table->isColumnHidden(column); };
    QVERIFY(!isHidden(PaymentsModel::Status) && !isHidden(PaymentsModel::AcknowledgeWithin));
    table->setFocus();
    Desk::press(Qt::Key_Home);
    Desk::press(Qt::Key_Return);
    desk.settle();
    QVERIFY(isHidden(PaymentsModel::Status));
    int width = 0;
    for (int column = 0; column < table->model()->columnCount(); ++column)
        width += isHidden(column) ? 0 : table->columnWidth(column);
    QVERIFY2(width <= table->viewport()->width(), qPrintable(QString::number(width)));
    desk.find<PaymentsView>()->presenter().setTab(PaymentTab::All);
    desk.settle();
    QVERIFY(!isHidden(PaymentsModel::Status) && isHidden(PaymentsModel::AcknowledgeWithin));
}

void TestSelection::givesReferencesTheRoomBesideTheSheet()
{
    Payment till = test::somePayment(1);
    till.reference = u"Till 2 · 0093"_s; // its number is not a year
    Desk desk({till, test::somePayment(2)});
    desk.window->resize(1024, 680);
    auto *table = desk.paymentsTable();
    table->setFocus();
    Desk::press(Qt::Key_Home);
    Desk::press(Qt::Key_Return);
    desk.settle();
    int width = 0;
    for (int column = 0; column < table->model()->columnCount(); ++column)
        width += table->isColumnHidden(column) ? 0 : table->columnWidth(column);
    QCOMPARE(width, table->viewport()->width());
    QVERIFY(table->isColumnHidden(PaymentsModel::DebtorName));
}

void TestSelection::warnsOfACodeThatPhonesCannotOpen()
{
    Desk desk({test::somePayment(1)});
    const auto warning = [&desk] { return desk.find<QLabel>(u"paymentReach"_s); };
    desk.paymentsTable()->selectRow(0);
    desk.settle();
    QVERIFY(!warning()->isVisible());
    desk.payments.linkBase = u"http://127.0.0.1:8400"_s;
    desk.find<PaymentsView>()->refresh();
    desk.settle();
    QVERIFY(warning()->isVisible());
    QVERIFY(warning()->text().startsWith(u"Phones cannot open this link"_s));
    desk.find<QPushButton>(u"paymentReachSettings"_s)->click();
    QCOMPARE(desk.window->place(), Place::Settings);
}

TILLDESK_TEST(TestSelection, QApplication)
#include "tst_selection.moc"
