#include "tests/support/test_program.h"
#include "tests/ui/payouts_fixture.h"
#include "ui/models/common/format.h"
#include "ui/models/common/text.h"
#include "ui/models/payouts/payout_lines.h"
#include "ui/models/payouts/payouts_model.h"
#include "ui/widgets/common/chip.h"
#include "ui/widgets/common/name_dialog.h"
#include "ui/widgets/common/preferences.h"
#include "ui/widgets/common/question_dialog.h"
#include "ui/widgets/frame/rail_button.h"
#include "ui/widgets/ledger/explain_dialog.h"
#include "ui/widgets/ledger/ledger_overview.h"
#include "ui/widgets/lists/details_window.h"
#include "ui/widgets/payouts/payouts_page.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ui;
using test::Desk;
using test::PayoutsDesk;
using test::showsText;

namespace {

/// The rows of the bakery's payouts list, newest first.
enum Row { Webshop, Tills, WebshopBefore, TillsFailed };

} // namespace

class TestPayoutsView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault({QLocale::English, QLocale::UnitedKingdom}); }
    void showsTheNewestPayoutAtOnce();
    void walksThroughThePayoutsByKey();
    void listsRefundsBesidePayments();
    void leadsFromALineToThePayment();
    void copiesTheRemittanceText();
    void saysInRedByHowMuchItIsOff();
    void showsFeesOnlyOfPayoutsThatHaveThem();
    void narrowsByBulkAndStatusAndClears();
    void findsAPayoutByAmount();
    void choosesAnotherPeriodByKey();
    void paysAFailedPayoutAgainAfterAQuestion();
    void saysThatAProviderMadeThePayout();
    void paysOutNowAfterAQuestion();
    void keepsTheChosenPayoutInView();
    void explainsThePayoutToTheCent();
    void explainsTheNextPayoutDownToItsPayments();
    void tellsFailedPayoutsInTheRail();
    void followsTheMerchantOfTheProfile();
    void staysInPlaceWhileNewPayoutsArrive();
    void sortsByAColumnAndBack();
    void savesViewsOfPayoutsAndOfTheLedger();
    void saysWhyTheListIsEmptyOrFailed();
    void keepsItsSumsReadableInASmallWindow();
};

void TestPayoutsView::showsTheNewestPayoutAtOnce()
{
    PayoutsDesk desk;
    QCOMPARE(desk.list()->model()->rowCount(), 6);
    const Payout &payout = desk.payouts.payouts.last().payout;
    QCOMPARE(desk.list()->currentIndex().row(), Webshop);
    QVERIFY(desk.shows(payout.id.text()));
    QVERIFY(desk.shows(u"BE68\u00A05390\u00A00754\u00A07034 · batch “webshop”"_s));
    QVERIFY(desk.shows(u"412 payments"_s));
    QVERIFY(desk.shows(money(payout.payments.sum)));
    QVERIFY(desk.shows(u"9 refunds"_s));
    QVERIFY(desk.shows(money(payout.amount)));
    QCOMPARE(desk.find<QLabel>(u"payoutVerdict"_s)->text(), u"matches the ledger"_s);
    QCOMPARE(desk.find<Chip>(u"payoutPayments"_s)->text(), u"Payments 412"_s);
    QCOMPARE(desk.find<Chip>(u"payoutLines"_s)->text(), u"All 421"_s);
    QCOMPARE(desk.lines()->model()->rowCount(), 421);
    QCOMPARE(PayoutsDesk::cell(desk.lines(), 0, PayoutLines::Reference), u"Order 9420"_s);
    QCOMPARE(desk.find<QLabel>(u"payoutLineCount"_s)->text(), u"421 lines"_s);
    QCOMPARE(desk.find<QLabel>(u"payoutLineVerdict"_s)->text(), u"✓ equals the payout"_s);
    auto *again = desk.find<QPushButton>(u"payAgain"_s);
    QVERIFY(again->isVisible() && !again->isEnabled());
    QCOMPARE(again->toolTip(), u"Only a failed payout can be paid out again."_s);
}

void TestPayoutsView::walksThroughThePayoutsByKey()
{
    PayoutsDesk desk;
    desk.list()->setFocus();
    Desk::press(Qt::Key_Down);
    desk.settle();
    QVERIFY(desk.shows(desk.payouts.payouts[4].payout.id.text()));
    QVERIFY(desk.shows(u"1\u202F093 payments"_s));
    QVERIFY(desk.shows(u"2 refunds"_s));
    Desk::press(Qt::Key_End);
    desk.settle();
    QVERIFY(desk.shows(desk.payouts.payouts[0].payout.id.text()));
}

void TestPayoutsView::listsRefundsBesidePayments()
{
    PayoutsDesk desk;
    auto *refunds = desk.find<Chip>(u"payoutRefunds"_s);
    QCOMPARE(refunds->text(), u"Refunds 9"_s);
    refunds->setFocus();
    Desk::press(Qt::Key_Space);
    desk.settle();
    QVERIFY(refunds->isActive());
    QVERIFY(!desk.find<Chip>(u"payoutLines"_s)->isActive());
    QCOMPARE(desk.lines()->model()->rowCount(), 9);
    desk.settle();
    QCOMPARE(PayoutsDesk::cell(desk.lines(), 0, PayoutLines::Description), u"One loaf too many"_s);
    desk.clickRow(desk.list(), 5); // the oldest payout: tills, no refunds
    QCOMPARE(desk.find<Chip>(u"payoutRefunds"_s)->text(), u"Refunds 0"_s);
    QVERIFY(refunds->isActive()); // the chosen chip stays
    QVERIFY(desk.shows(u"No lines in this payout"_s));
    desk.click(u"payoutPayments"_s);
    QVERIFY(desk.lines()->isVisible());
}

void TestPayoutsView::leadsFromALineToThePayment()
{
    PayoutsDesk desk;
    const Payment paid = desk.payments.payments[2];
    desk.payouts.lines[desk.payouts.payouts.last().payout.id.text()][419].paymentId = paid.id;
    desk.view()->refresh();
    desk.clickRow(desk.list(), Tills);
    desk.clickRow(desk.list(), Webshop);
    desk.settle();
    desk.clickRow(desk.lines(), 1);
    desk.lines()->setFocus();
    Desk::press(Qt::Key_Return);
    desk.settle();
    auto *window = Desk::top<DetailsWindow>();
    QVERIFY(window);
    QTRY_VERIFY(window->windowTitle().contains(paid.reference));
    window->close();
}

void TestPayoutsView::copiesTheRemittanceText()
{
    PayoutsDesk desk;
    const PayoutDetails &details = desk.payouts.payouts.last();
    QCOMPARE(desk.find<QLabel>(u"remittance"_s)->text(), details.remittance);
    desk.click(u"copyRemittance"_s);
    QCOMPARE(QApplication::clipboard()->text(), details.remittance);
    desk.click(u"copyPayoutId"_s);
    QCOMPARE(QApplication::clipboard()->text(), details.payout.id.text());
}

void TestPayoutsView::saysInRedByHowMuchItIsOff()
{
    PayoutsDesk desk;
    PayoutProof &proof = desk.payouts.payouts[4].proof;
    proof.isProved = false;
    proof.difference = Amount::fromCents(300);
    desk.clickRow(desk.list(), Tills);
    const auto *verdict = desk.find<QLabel>(u"payoutVerdict"_s);
    QCOMPARE(verdict->text(), u"differs by +€\u00A03.00"_s);
    QCOMPARE(verdict->property("role").toString(), u"refused"_s);
    desk.clickRow(desk.list(), Webshop);
    QCOMPARE(verdict->property("role").toString(), u"muted"_s);
}

void TestPayoutsView::showsFeesOnlyOfPayoutsThatHaveThem()
{
    PayoutsDesk desk;
    desk.window->resize(1440, 900);
    desk.settle();
    desk.clickRow(desk.list(), Webshop);
    const auto *chip = desk.find<Chip>(u"payoutFees"_s);
    QVERIFY(desk.list()->isColumnHidden(PayoutsModel::Fees));
    QVERIFY(chip->isHidden());
    for (PayoutDetails &each : desk.payouts.payouts)
        test::chargeFees(each, desk.payouts.lines[each.payout.id.text()]);
    Q_EMIT desk.payouts.changed();
    desk.settle();
    desk.clickRow(desk.list(), Tills);
    QTRY_VERIFY(!desk.list()->isColumnHidden(PayoutsModel::Fees));
    QVERIFY(!PayoutsDesk::cell(desk.list(), 0, PayoutsModel::Fees).isEmpty());
    QTRY_VERIFY(chip->isVisible());
    QVERIFY(!desk.lines()->isColumnHidden(PayoutLines::FeeColumn));
    desk.click(u"payoutFees"_s);
    QCOMPARE(desk.lines()->model()->rowCount(), 1);
    QCOMPARE(desk.find<QLabel>(u"payoutLineSum"_s)->text(), money(Amount::fromCents(-1'240)));
}

void TestPayoutsView::narrowsByBulkAndStatusAndClears()
{
    PayoutsDesk desk;
    Desk::press(Qt::Key_F, Qt::ControlModifier);
    auto *edit = desk.view()->page().findChild<QLineEdit *>(u"filterText"_s);
    QVERIFY(edit->hasFocus());
    desk.type(u"batch:"_s);
    QStringList bulks;
    for (const FilterSuggestion &offered : desk.view()->page().presenter().filters().suggestions())
        bulks << offered.text;
    QCOMPARE(bulks, (QStringList{u"batch:tills"_s, u"batch:webshop"_s}));
    Desk::press(Qt::Key_Tab);
    desk.settle();
    QCOMPARE(desk.list()->model()->rowCount(), 3);
    desk.type(u"status:failed "_s);
    desk.settle();
    QCOMPARE(desk.list()->model()->rowCount(), 1);
    QCOMPARE(PayoutsDesk::cell(desk.list(), 0, PayoutsModel::Status), u"Failed"_s);
    QCOMPARE(desk.view()->page().presenter().filters().query(),
             u"day:month batch:tills status:failed"_s);
    desk.view()->page().findChild<QToolButton *>(u"clearFilters"_s)->click();
    desk.settle();
    QCOMPARE(desk.list()->model()->rowCount(), 6);
}

void TestPayoutsView::findsAPayoutByAmount()
{
    PayoutsDesk desk;
    const Amount amount = desk.payouts.payouts[3].payout.amount;
    Desk::press(Qt::Key_F, Qt::ControlModifier);
    desk.type(QString::number(amount.cents() / 100) + u',' // as typed in Dutch
              + QString::number(amount.cents() % 100).rightJustified(2, u'0'));
    Desk::press(Qt::Key_Return);
    desk.settle();
    QCOMPARE(desk.list()->model()->rowCount(), 1);
    QCOMPARE(PayoutsDesk::cell(desk.list(), 0, PayoutsModel::PaidOut), money(amount));
}

void TestPayoutsView::choosesAnotherPeriodByKey()
{
    PayoutsDesk desk;
    const FilterInput &filters = desk.view()->page().presenter().filters();
    QCOMPARE(filters.query(), u"day:month"_s);
    Desk::press(Qt::Key_F, Qt::ControlModifier);
    desk.type(u"day:last-month "_s);
    desk.settle();
    QCOMPARE(filters.query(), u"day:last-month"_s);
    QVERIFY(desk.shows(u"No payout matches"_s));
}

void TestPayoutsView::paysAFailedPayoutAgainAfterAQuestion()
{
    PayoutsDesk desk;
    desk.clickRow(desk.list(), TillsFailed);
    auto *again = desk.find<QPushButton>(u"payAgain"_s);
    QVERIFY(again->isEnabled());
    desk.click(u"payAgain"_s);
    QTest::keyClick(desk.find<QuestionDialog>(), Qt::Key_Escape);
    QVERIFY(desk.payouts.calls.filter(u"again"_s).isEmpty());
    QTRY_VERIFY(!desk.find<QuestionDialog>());
    desk.click(u"payAgain"_s);
    QVERIFY(showsText(desk.find<QuestionDialog>(), u"will be paid out to BE68"_s));
    desk.click(u"confirmPayAgain"_s);
    QCOMPARE(desk.payouts.calls.filter(u"again"_s).size(), 1);
    QTRY_VERIFY(!again->isEnabled());
    QTRY_COMPARE(desk.list()->model()->rowCount(), 7);
    const PayoutId newer = desk.payouts.payouts.last().payout.id;
    auto *other = desk.find<QPushButton>(u"otherPayout"_s);
    QCOMPARE(other->text(), newer.text());
    QVERIFY(desk.shows(u"Repeated as payout"_s));
    const QRect link(other->mapTo(desk.view(), QPoint()), other->size());
    const auto *chip = desk.find<Chip>(u"payoutLines"_s);
    QVERIFY(link.bottom() < chip->mapTo(desk.view(), QPoint()).y()); // not among the filters
    desk.click(u"otherPayout"_s);
    QVERIFY(desk.shows(u"Repeats payout"_s));
    QCOMPARE(desk.list()->currentIndex().row(), 0);
}

void TestPayoutsView::saysThatAProviderMadeThePayout()
{
    PayoutsDesk desk;
    PayoutDetails &failed = desk.payouts.payouts[2];
    QCOMPARE(failed.payout.status, PayoutStatus::Failed);
    failed.payout.isHosted = true;
    failed.proof.others = Amount::fromCents(1250);
    desk.clickRow(desk.list(), TillsFailed);
    QVERIFY(!desk.find<QPushButton>(u"payAgain"_s)->isVisible()); // nobody here can
    QVERIFY(desk.shows(u"The provider made this payout."_s));
    QVERIFY(desk.shows(money(Amount::fromCents(1250)) + u" of it is not this shop’s."_s));
    desk.clickRow(desk.list(), Webshop);
    QVERIFY(desk.find<QPushButton>(u"payAgain"_s)->isVisible());
    QVERIFY(!desk.shows(u"The provider made this payout."_s));
}

void TestPayoutsView::paysOutNowAfterAQuestion()
{
    PayoutsDesk desk;
    QCOMPARE(desk.find<QLabel>(u"nextTotal"_s)->text(), u"€\u00A0459.49"_s);
    QVERIFY(desk.shows(u"tonight 00:00 · 2 payouts"_s));
    QVERIFY(desk.shows(u"€\u00A012.00 set aside for refunds under way"_s));
    desk.click(u"payNow"_s);
    QVERIFY(showsText(desk.find<QuestionDialog>(), u"(planned: tonight 00:00)"_s));
    QTest::keyClick(desk.find<QuestionDialog>(), Qt::Key_Return);
    desk.settle();
    QCOMPARE(desk.payouts.calls.count(u"run"_s), 1);
    QCOMPARE(desk.find<QLabel>(u"nextMessage"_s)->text(), u"2 payouts were made."_s);
    QTRY_COMPARE(desk.list()->model()->rowCount(), 8);
    auto *now = desk.find<QPushButton>(u"payNow"_s);
    QTRY_VERIFY(!now->isEnabled());
    QCOMPARE(now->toolTip(), u"There is nothing to pay out."_s);
}

void TestPayoutsView::keepsTheChosenPayoutInView()
{
    PayoutsDesk desk;
    desk.window->resize(1360, 850);
    desk.settle();
    const auto isInView = [&desk] {
        const QRect row = desk.list()->visualRect(desk.list()->currentIndex());
        return row.top() >= 0 && row.bottom() <= desk.list()->viewport()->height();
    };
    desk.clickRow(desk.list(), 3);
    QVERIFY(isInView());
    desk.click(u"payNow"_s); // two payouts above it
    QTest::keyClick(desk.find<QuestionDialog>(), Qt::Key_Return);
    desk.settle();
    QTRY_COMPARE(desk.list()->model()->rowCount(), 8);
    QCOMPARE(desk.list()->currentIndex().row(), 5);
    QVERIFY(isInView());
    desk.window->resize(1024, 680);
    desk.settle();
    QVERIFY(isInView());
}

void TestPayoutsView::explainsThePayoutToTheCent()
{
    PayoutsDesk desk;
    desk.click(u"explainPayout"_s);
    auto *dialog = Desk::top<ExplainDialog>();
    QVERIFY(dialog);
    desk.settle();
    const Payout &payout = desk.payouts.payouts.last().payout;
    QVERIFY(showsText(dialog, money(payout.amount)));
    auto *table = PayoutsDesk::table(dialog, u"Parts of the sum"_s);
    for (int i = 0; i < 4; ++i) {
        table->scrollToBottom();
        desk.settle();
    }
    QCOMPARE(table->model()->rowCount(), 421);
    const auto *verdict = dialog->findChild<QLabel *>(u"explainVerdict"_s);
    QCOMPARE(verdict->text(), u"421 rows, and nothing is left: the sum is explained."_s);
    QVERIFY(!dialog->findChild<QPushButton *>(u"explainAgain"_s)->isVisible());
    QVERIFY(!dialog->findChild<QPushButton *>(u"explainBack"_s)->isVisible());
    QTest::keyClick(dialog, Qt::Key_Escape);
    QVERIFY(!Desk::top<ExplainDialog>());
}

void TestPayoutsView::explainsTheNextPayoutDownToItsPayments()
{
    PayoutsDesk desk;
    desk.click(u"explainNext"_s);
    auto *dialog = Desk::top<ExplainDialog>();
    QVERIFY(dialog);
    desk.settle();
    auto *table = PayoutsDesk::table(dialog, u"Parts of the sum"_s);
    QCOMPARE(table->model()->rowCount(), 2);
    const auto headOf = [table](int column) {
        return table->model()->headerData(column, Qt::Horizontal).toString();
    };
    QCOMPARE(headOf(LedgerExplanationModel::What), u"Batch"_s);
    QCOMPARE(headOf(LedgerExplanationModel::Name), u"Account"_s);
    QVERIFY(showsText(dialog, u"€\u00A0459.49"_s));
    const QString first = PayoutsDesk::cell(table, 0, LedgerExplanationModel::AmountColumn);
    table->setFocus();
    table->chooseRow(0);
    QTest::keyClick(table, Qt::Key_Return);
    for (int i = 0; i < 4; ++i)
        desk.settle();
    QVERIFY(showsText(dialog, u"Next payout to BE68"_s));
    QCOMPARE(headOf(LedgerExplanationModel::What), u"What happened"_s);
    QVERIFY(showsText(dialog, first.mid(1)));
    QVERIFY(showsText(dialog, u"nothing is left"_s));
    dialog->findChild<QPushButton *>(u"explainBack"_s)->click();
    desk.settle();
    QCOMPARE(table->model()->rowCount(), 2);
    table->chooseRow(1);
    QTest::keyClick(table, Qt::Key_Return);
    for (int i = 0; i < 4; ++i)
        desk.settle();
    int row = table->model()->rowCount() - 1; // the oldest payment of the day
    table->chooseRow(row);
    QTest::keyClick(table, Qt::Key_Return);
    desk.settle();
    QVERIFY(Desk::top<DetailsWindow>());
    Desk::top<DetailsWindow>()->close();
    dialog->close();
}

void TestPayoutsView::tellsFailedPayoutsInTheRail()
{
    PayoutsDesk desk;
    const RailButton *entry = nullptr;
    for (const auto *button : desk.window->findChildren<RailButton *>()) {
        if (button->text() == u"Payouts"_s)
            entry = button;
    }
    QVERIFY(entry);
    Q_EMIT desk.payouts.changed();
    QTRY_COMPARE(entry->accessibleDescription(), u"Needs attention: 1"_s);
    (void)desk.payouts.payAgain(desk.payouts.payouts[2].payout.id);
    QTRY_VERIFY(entry->accessibleDescription().isEmpty());
}

void TestPayoutsView::followsTheMerchantOfTheProfile()
{
    PayoutsDesk desk;
    QVERIFY(desk.payouts.filters.last().merchants.isEmpty());
    desk.find<QToolButton>(u"profile"_s)->menu()->actions().at(2)->trigger();
    desk.settle();
    QCOMPARE(desk.payouts.filters.last().merchants,
             QList<MerchantId>{test::someProfiles().first().merchant.id});
    QCOMPARE(desk.window->place(), Place::Payouts);
    QCOMPARE(desk.list()->model()->rowCount(), 6);
}

void TestPayoutsView::staysInPlaceWhileNewPayoutsArrive()
{
    PayoutsDesk desk;
    desk.clickRow(desk.list(), WebshopBefore);
    const PayoutId chosen = desk.payouts.payouts[3].payout.id;
    QVERIFY(desk.shows(chosen.text()));
    desk.payouts.add(test::somePayout(77, u"webshop"_s, desk.clock.now(), 2, 0));
    QTRY_COMPARE(desk.list()->model()->rowCount(), 7);
    QCOMPARE(desk.list()->currentIndex().row(), 3);
    QVERIFY(desk.shows(chosen.text()));
}

void TestPayoutsView::sortsByAColumnAndBack()
{
    PayoutsDesk desk;
    const QString newest = PayoutsDesk::cell(desk.list(), 0, PayoutsModel::Id);
    Q_EMIT desk.list()->horizontalHeader()->sectionClicked(PayoutsModel::PaidOut);
    desk.settle();
    QCOMPARE(desk.list()->model()->headerData(PayoutsModel::PaidOut, Qt::Horizontal).toString(),
             u"Paid out  ↓"_s);
    QCOMPARE(desk.payouts.filters.last().order,
             (ListOrder<PayoutColumn>{PayoutColumn::Amount, false}));
    const auto &model = desk.view()->page().presenter().model();
    for (int row = 1; row < model.rowCount(); ++row)
        QVERIFY(model.at(row - 1)->amount >= model.at(row)->amount);
    for (int column = 0; column <= PayoutsModel::Status; ++column)
        QVERIFY2(model.canSortBy(column), qPrintable(QString::number(column)));
    Q_EMIT desk.list()->sortRequested(PayoutsModel::Id);
    desk.settle();
    QCOMPARE(desk.payouts.filters.last().order, (ListOrder<PayoutColumn>{PayoutColumn::Id, true}));
    for (int row = 1; row < model.rowCount(); ++row)
        QVERIFY(model.at(row - 1)->id.text() <= model.at(row)->id.text());
    Q_EMIT desk.list()->sortRequested(PayoutsModel::Day);
    desk.settle();
    QCOMPARE(PayoutsDesk::cell(desk.list(), 0, PayoutsModel::Id), newest);
}

void TestPayoutsView::savesViewsOfPayoutsAndOfTheLedger()
{
    PayoutsDesk desk;
    auto *save = desk.view()->findChild<QPushButton *>(u"saveView"_s);
    QVERIFY(!save->isEnabled());
    desk.goTo(u"Bank"_s);
    QVERIFY(!save->isVisible()); // lines of the bank have no views to be saved
    desk.goTo(u"Payouts"_s);
    QVERIFY(save->isVisible());
    const auto saveAs = [&](const QString &name) {
        save->click();
        auto *dialog = desk.find<NameDialog>();
        dialog->findChild<QLineEdit *>()->setText(name);
        dialog->accept();
        desk.settle();
    };
    FilteredPresenter &list = desk.view()->page().presenter();
    list.setFind(u"day:month batch:tills"_s);
    list.sortBy(PayoutsModel::PaidOut);
    desk.settle();
    saveAs(u"Tills"_s);
    desk.goTo(u"Ledger"_s);
    QVERIFY(!save->isEnabled());
    auto &ledger = desk.find<LedgerOverview>()->presenter();
    ledger.setFind(u"day:today"_s);
    desk.settle();
    saveAs(u"Today's money"_s);
    ledger.clearFilters();
    list.setFind({});
    list.sortBy(PayoutsModel::Day);
    desk.goTo(u"Tills"_s);
    QVERIFY(desk.list()->isVisible());
    QCOMPARE(list.filters().query(), u"day:month batch:tills"_s);
    QCOMPARE(list.orderText(), u"amount down"_s);
    QCOMPARE(desk.list()->model()->rowCount(), 3);
    desk.goTo(u"Today's money"_s);
    QVERIFY(desk.entries()->isVisible());
    QCOMPARE(ledger.filters().query(), u"day:today"_s);
    QVERIFY(desk.preferences.layout(u"payoutViews"_s).contains("Tills"));
}

void TestPayoutsView::saysWhyTheListIsEmptyOrFailed()
{
    PayoutsDesk desk;
    desk.payouts.error = Error{ErrorCode::Storage, {}};
    desk.view()->page().presenter().retry();
    desk.settle();
    QVERIFY(desk.shows(u"The payouts cannot be shown"_s));
    desk.payouts.error.reset();
    desk.payouts.payouts.clear();
    for (auto *button : desk.view()->findChildren<QPushButton *>()) {
        if (button->isVisible() && button->text() == u"Retry"_s)
            button->click();
    }
    desk.settle();
    QVERIFY(desk.shows(u"No payout matches"_s));
    desk.view()->page().presenter().clearFilters();
    desk.settle();
    QVERIFY(desk.shows(u"No payouts yet"_s));
}

void TestPayoutsView::keepsItsSumsReadableInASmallWindow()
{
    PayoutsDesk desk;
    desk.window->resize(900, 600);
    desk.settle();
    const auto *table = desk.list();
    QVERIFY(table->isColumnHidden(PayoutsModel::Account));
    for (const int column : {PayoutsModel::Id, PayoutsModel::PaidOut, PayoutsModel::Status}) {
        const QRect cell = table->visualRect(table->model()->index(0, column));
        QVERIFY(table->viewport()->rect().contains(cell));
    }
}

TILLDESK_TEST(TestPayoutsView, QApplication)
#include "tst_payouts_view.moc"
