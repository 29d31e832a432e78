#include "tests/support/test_program.h"
#include "tests/ui/payouts_fixture.h"
#include "ui/models/ledger/ledger_model.h"
#include "ui/widgets/ledger/explain_dialog.h"
#include "ui/widgets/ledger/ledger_overview.h"
#include "ui/widgets/lists/details_window.h"
#include "ui/widgets/lists/table_view.h"
#include "ui/widgets/lists/text_table_view.h"
#include "ui/widgets/payments/payments_view.h"

#include <QApplication>
#include <QClipboard>
#include <QLineEdit>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ui;
using test::Desk;
using test::PayoutsDesk;
using test::showsText;

namespace {

struct LedgerDesk : PayoutsDesk {
    LedgerDesk()
    {
        goTo(u"Ledger"_s);
        settle();
    }
    [[nodiscard]] TextTableView *accounts() const
    {
        return find<LedgerOverview>()->findChild<TextTableView *>();
    }
    void chooseAccount(const QString &name)
    {
        for (int row = 0; row < accounts()->model()->rowCount(); ++row) {
            if (cell(accounts(), row, 0) == name)
                clickRow(accounts(), row);
        }
        settle();
    }
};

/// Adds the ledger entries of a payment, and the payout `payout`, to the payment's details.
void addMoney(Desk &desk, const PayoutId &payout)
{
    desk.payments.addToDetails = [&desk, payout](PaymentDetails &details) {
        for (const LedgerEntry &entry : std::as_const(desk.ledger.rows)) {
            if (entry.subject == details.payment.id.text())
                details.ledger.append(entry);
        }
        details.payoutId = payout;
    };
}

} // namespace

class TestLedgerView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault({QLocale::English, QLocale::UnitedKingdom}); }
    void showsTheNewestEntriesOfAllAccounts();
    void showsTheEntriesOfOneAccount();
    void filtersTheEntries();
    void explainsABalanceDownToNothing();
    void copiesAWholeHash();
    void leadsFromAnEntryToWhatItIsAbout();
    void saysWhatTheCheckHasFound();
    void warnsInTheStatusBarAndLeadsToTheLedger();
    void saysWhyItIsEmptyOrFailed();
    void showsTheLedgerOfAPayment();
    void leadsFromAPaymentToItsPayout();
    void explainsWhatAPaymentGaveBack();
};

void TestLedgerView::showsTheNewestEntriesOfAllAccounts()
{
    LedgerDesk desk;
    QVERIFY(desk.shows(u"All entries, the newest first"_s));
    QCOMPARE(desk.entries()->model()->rowCount(), 100);
    QCOMPARE(PayoutsDesk::cell(desk.entries(), 0, LedgerModel::Cause), u"Refund set aside"_s);
    QCOMPARE(PayoutsDesk::cell(desk.entries(), 0, LedgerModel::AmountColumn), u"€\u00A012.00"_s);
    desk.entries()->scrollToBottom();
    desk.settle();
    QCOMPARE(desk.entries()->model()->rowCount(), 200);
    desk.entries()->scrollToTop();
    desk.ledger.rows.append(desk.ledger.rows.first());
    desk.ledger.rows.last().seq = desk.ledger.rows.size();
    Q_EMIT desk.payouts.changed();
    QTRY_COMPARE(desk.entries()->model()->rowCount(), 201);
    QCOMPARE(PayoutsDesk::cell(desk.entries(), 0, LedgerModel::Cause), u"Payment received"_s);
}

void TestLedgerView::showsTheEntriesOfOneAccount()
{
    LedgerDesk desk;
    QVERIFY(!desk.find<QPushButton>(u"explainBalance"_s)->isVisible());
    desk.chooseAccount(u"Refunds under way · webshop"_s);
    QCOMPARE(desk.find<QLabel>(u"ledgerTitle"_s)->text(),
             u"Refunds under way · webshop: €\u00A012.00"_s);
    QCOMPARE(PayoutsDesk::cell(desk.entries(), 0, LedgerModel::AmountColumn), u"+€\u00A012.00"_s);
    QCOMPARE(PayoutsDesk::cell(desk.entries(), 1, LedgerModel::AmountColumn), u"−€\u00A05.00"_s);
}

void TestLedgerView::filtersTheEntries()
{
    LedgerDesk desk;
    Desk::press(Qt::Key_F, Qt::ControlModifier);
    auto *edit = desk.find<LedgerOverview>()->findChild<QLineEdit *>(u"filterText"_s);
    QVERIFY(edit->hasFocus());
    desk.type(u"kind:refund amount:12 "_s);
    desk.settle();
    QVERIFY(desk.entries()->model()->rowCount() > 0);
    for (int row = 0; row < desk.entries()->model()->rowCount(); ++row) {
        QVERIFY(PayoutsDesk::cell(desk.entries(), row, LedgerModel::Cause).contains(u"Refund"_s));
        QCOMPARE(PayoutsDesk::cell(desk.entries(), row, LedgerModel::AmountColumn),
                 u"€\u00A012.00"_s);
    }
    desk.chooseAccount(u"Refunds under way · webshop"_s); // both conditions hold
    QCOMPARE(desk.ledger.filters.last().causes.size(), 3);
    QVERIFY(desk.ledger.filters.last().account);
    edit->setFocus();
    desk.type(u"kind:payout "_s);
    desk.settle();
    QVERIFY(desk.shows(u"No entry matches"_s));
}

void TestLedgerView::explainsABalanceDownToNothing()
{
    LedgerDesk desk;
    desk.chooseAccount(u"Refunds under way · webshop"_s);
    desk.click(u"explainBalance"_s);
    auto *dialog = Desk::top<ExplainDialog>();
    QVERIFY(dialog);
    desk.settle();
    desk.settle();
    QVERIFY(showsText(dialog, u"nothing is left: the sum is explained."_s));
    dialog->close();
}

void TestLedgerView::copiesAWholeHash()
{
    LedgerDesk desk;
    auto *copy = desk.find<QPushButton>(u"copyHash"_s);
    QVERIFY(!copy->isEnabled());
    desk.clickRow(desk.entries(), 1);
    QVERIFY(copy->isEnabled());
    desk.click(u"copyHash"_s);
    QCOMPARE(QApplication::clipboard()->text(),
             QString::fromLatin1(desk.ledger.rows[desk.ledger.rows.size() - 2].hash));
}

void TestLedgerView::leadsFromAnEntryToWhatItIsAbout()
{
    LedgerDesk desk;
    int payment = 0;
    while (PayoutsDesk::cell(desk.entries(), payment, LedgerModel::Cause) != u"Payment received"_s)
        ++payment;
    desk.clickRow(desk.entries(), payment);
    QTest::keyClick(desk.entries(), Qt::Key_Return);
    desk.settle();
    QVERIFY(Desk::top<DetailsWindow>());
    Desk::top<DetailsWindow>()->close();
    desk.window->goTo(Place::Payouts);
    int payout = 0;
    while (PayoutsDesk::cell(desk.entries(), payout, LedgerModel::Cause) != u"Paid out"_s)
        ++payout;
    const QString id = PayoutsDesk::cell(desk.entries(), payout, LedgerModel::Subject);
    desk.clickRow(desk.entries(), payout);
    QTest::keyClick(desk.entries(), Qt::Key_Return);
    desk.settle();
    QVERIFY(!desk.entries()->isVisible());
    QVERIFY(desk.shows(id));
}

void TestLedgerView::saysWhatTheCheckHasFound()
{
    LedgerDesk desk;
    const auto *words = desk.find<QLabel>(u"ledgerHealth"_s);
    QVERIFY(words->text().startsWith(u"The ledger was checked at the start"_s));
    desk.ledger.setHealth({LedgerHealth::State::Checking, {}});
    QCOMPARE(words->text(), u"The ledger is being checked…"_s);
    desk.ledger.setHealth({LedgerHealth::State::Wrong, u"row 7 of the ledger: its hash"_s});
    QVERIFY(words->text().startsWith(u"The ledger is wrong: refunds and payouts are stopped."_s));
    QCOMPARE(words->toolTip(), u"row 7 of the ledger: its hash"_s);
    QCOMPARE(words->property("role").toString(), u"refused"_s);
}

void TestLedgerView::warnsInTheStatusBarAndLeadsToTheLedger()
{
    PayoutsDesk desk;
    desk.window->goTo(Place::Payments);
    auto *notice = desk.find<QPushButton>(u"ledgerWrong"_s);
    QVERIFY(!notice->isVisible());
    desk.ledger.setHealth({LedgerHealth::State::Wrong, u"row 7"_s});
    QVERIFY(notice->isVisible());
    QTest::mouseClick(notice, Qt::LeftButton);
    desk.settle();
    QCOMPARE(desk.window->place(), Place::Payouts);
    QVERIFY(desk.shows(u"The ledger is wrong: refunds and payouts are stopped."_s));
    desk.ledger.setHealth({LedgerHealth::State::Sound, {}});
    QVERIFY(!notice->isVisible());
}

void TestLedgerView::saysWhyItIsEmptyOrFailed()
{
    PayoutsDesk desk;
    desk.ledger.error = Error{ErrorCode::Storage, {}};
    desk.goTo(u"Ledger"_s);
    QVERIFY(desk.shows(u"The ledger cannot be shown"_s));
    desk.ledger.error.reset();
    desk.ledger.rows.clear();
    desk.view()->refresh();
    desk.settle();
    QVERIFY(desk.shows(u"No money has moved yet"_s));
}

void TestLedgerView::showsTheLedgerOfAPayment()
{
    PayoutsDesk desk;
    addMoney(desk, {});
    desk.window->goTo(Place::Payments);
    desk.settle();
    desk.clickRow(desk.paymentsTable(), 2); // Order 10480, paid
    desk.settle();
    QVERIFY(showsText(desk.window.get(), u"Payment received"_s));
    QVERIFY(showsText(desk.window.get(), u"+€\u00A0132.00"_s));
    QVERIFY(showsText(desk.window.get(), u"Bank → Owed to the merchant"_s));
    QVERIFY(showsText(desk.window.get(), u"Waiting for the next payout"_s));
    desk.clickRow(desk.paymentsTable(), 0); // pending
    desk.settle();
    QVERIFY(showsText(desk.window.get(), u"No money has moved."_s));
}

void TestLedgerView::leadsFromAPaymentToItsPayout()
{
    PayoutsDesk desk;
    const PayoutId payout = desk.payouts.payouts[0].payout.id;
    addMoney(desk, payout);
    desk.window->goTo(Place::Payments);
    desk.settle();
    desk.clickRow(desk.paymentsTable(), 2);
    desk.settle();
    auto *link = desk.find<PaymentsView>()->findChild<QPushButton *>(u"paymentPayout"_s);
    QVERIFY(link);
    QCOMPARE(link->text(), payout.text());
    link->click();
    desk.settle();
    QCOMPARE(desk.window->place(), Place::Payouts);
    QVERIFY(desk.shows(payout.text()));
    QCOMPARE(desk.list()->currentIndex().row(), 5);
}

void TestLedgerView::explainsWhatAPaymentGaveBack()
{
    PayoutsDesk desk;
    desk.payments.addToDetails = [](PaymentDetails &details) {
        test::SomeBooks books;
        const LedgerAccount account = test::bakeryAccount(u"webshop"_s);
        const QString refund = u"7ef00d0000000000000000a2"_s;
        books.book(details.payment.createdAt, LedgerCause::PaymentSucceeded,
                   details.payment.id.text(), account, details.payment.amount);
        for (const auto cause : {LedgerCause::RefundReserved, LedgerCause::RefundDone})
            books.book(details.payment.createdAt, cause, refund, account, Amount::fromCents(500));
        details.ledger = books.entries;
        details.payment.refunded = Amount::fromCents(500);
    };
    desk.window->goTo(Place::Payments);
    desk.settle();
    desk.clickRow(desk.paymentsTable(), 2);
    desk.settle();
    auto *explain = desk.find<PaymentsView>()->findChild<QPushButton *>(u"explainRefunded"_s);
    QVERIFY(explain);
    explain->click();
    auto *dialog = Desk::top<ExplainDialog>();
    QVERIFY(dialog);
    desk.settle();
    QVERIFY(showsText(dialog, u"Refunded amount of Order 10480"_s));
    QVERIFY(showsText(dialog, u"1 row, and nothing is left"_s));
    dialog->close();
}

TILLDESK_TEST(TestLedgerView, QApplication)
#include "tst_ledger_view.moc"
