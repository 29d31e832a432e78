#include "tests/support/test_program.h"
#include "tests/ui/remote_window.h"
#include "tests/ui/till_fixture.h"
#include "ui/models/find/find_presenter.h"
#include "ui/models/find/find_words.h"
#include "ui/models/payments/payment_facts.h"
#include "ui/models/payments/payments_presenter.h"
#include "ui/models/till/till_words.h"
#include "ui/widgets/frame/window_lock.h"
#include "ui/widgets/lists/row_flash.h"
#include "ui/widgets/lists/table_view.h"
#include "ui/widgets/payments/payment_head.h"
#include "ui/widgets/payments/payments_view.h"
#include "ui/widgets/till/till_form.h"
#include "ui/widgets/till/till_keypad.h"
#include "ui/widgets/till/till_tile_button.h"
#include "ui/widgets/till/till_tiles_row.h"

#include <QAbstractItemView>
#include <QLabel>
#include <QPushButton>

using namespace tilldesk;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;

using State = gateway::Connection::State;

namespace {

/// Loses or finds the service of a shop on another computer.
void setCutOff(Shop &shop, bool isCutOff)
{
    shop.staff.now.isCutOff = isCutOff;
    Q_EMIT shop.staff.changed();
}

/// The details of the newest payment, which is pending, in a window that has lost its service.
struct Details : Shop {
    Details()
    {
        presenter.show(pending());
        payments.settle();
        connection.lose(kSomeNow);
        setCutOff(*this, true);
    }
    [[nodiscard]] ui::Gateways connected()
    {
        ui::Gateways all = gateways;
        all.connection = &connection;
        return all;
    }

    FakeConnection connection;
    ui::PaymentPresenter presenter{connected()};
};

} // namespace

/// What a till shows of payments while it has lost the shop: nothing that may be wrong by now.
class TestCutOff : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(u"en_BE"_s)); }
    void saysWhatAPaymentWas_data();
    void saysWhatAPaymentWas();
    void claimsNoExpiryThatItCannotKnow();
    void warnsThatAPaymentMayHaveBeenPaid();
    void warnsOfNothingOnceAPaymentHasEnded();
    void marksTheGapInTheTimeline();
    void givesNoReceipt();
    void saysHowOldTheListIs();
    void takesNoAmountAtTheTill();
    void keepsTheCodeUntilItsTimeIsOver();
    void goesOnAtTheTillWhenTheConnectionIsBack();
    void readsTheViewsAgainWhenTheConnectionIsBack();
    void marksWhatChangedWhileItWasCutOff();
    void findsAmongWhatItKnows();
    void saysThatNothingIsKnown();
    void showsNothingOfAShopThatRevokedTheTill();
    void switchesOffWhatNeedsTheShop();
    void saysWhereTheShopIs();
    void leavesTheShopAfterAQuestion();
};

void TestCutOff::saysWhatAPaymentWas_data()
{
    QTest::addColumn<PaymentStatus>("status");
    QTest::addColumn<QString>("word");
    QTest::newRow("pending") << PaymentStatus::Pending << u"Was pending"_s;
    QTest::newRow("scanned") << PaymentStatus::Identified << u"Was scanned"_s;
    QTest::newRow("authorized") << PaymentStatus::Authorized << u"Was authorized"_s;
    QTest::newRow("to acknowledge")
        << PaymentStatus::PendingMerchantAcknowledgement << u"Was waiting for you"_s;
    QTest::newRow("paid") << PaymentStatus::Succeeded << u"Paid"_s;
    QTest::newRow("cancelled") << PaymentStatus::Cancelled << u"Cancelled"_s;
}

void TestCutOff::saysWhatAPaymentWas()
{
    QFETCH(PaymentStatus, status);
    QFETCH(QString, word);
    Shop shop;
    Payment payment = shop.payments.payments.last();
    payment.status = status;
    const ui::StatusPill pill = ui::pillOf(payment, {kSomeNow, true});
    QCOMPARE(pill.word, word);
    QCOMPARE(pill.mark, isFinal(status) ? ui::PillMark::Dot : ui::PillMark::Clock);
}

void TestCutOff::claimsNoExpiryThatItCannotKnow()
{
    Details details;
    details.clock.advance(std::chrono::hours(1));
    QCOMPARE(details.presenter.pill().word, u"Was pending"_s);
    QCOMPARE(details.presenter.details().payment.status, PaymentStatus::Pending);
    setCutOff(details, false);
    QCOMPARE(details.presenter.pill().word, u"Expired"_s);
}

void TestCutOff::warnsThatAPaymentMayHaveBeenPaid()
{
    Details details;
    ui::Theme theme(*qApp, ui::ThemeChoice::Light);
    ui::PaymentHead head(theme);
    head.showPayment(details.presenter, {});
    const auto words = [&head](const QString &name) {
        return head.findChild<QLabel *>(name)->text();
    };
    const QString now = details.presenter.lastKnown()->asOf;
    QVERIFY(now.startsWith(u"as of "_s));
    QCOMPARE(words(u"paymentAsOf"_s), now);
    QVERIFY(words(u"paymentLastKnown"_s).contains(u"It may have been paid since."_s));
    QVERIFY(words(u"paymentLastKnown"_s).contains(u"The customer can pay it until "_s));
    details.clock.advance(std::chrono::hours(1));
    head.showPayment(details.presenter, {});
    QVERIFY(words(u"paymentLastKnown"_s).contains(u"The customer could pay it until "_s));
}

void TestCutOff::warnsOfNothingOnceAPaymentHasEnded()
{
    Details details;
    setCutOff(details, false);
    QVERIFY(!details.presenter.lastKnown());
    details.payments.setStatus(details.pending(), PaymentStatus::Succeeded);
    QTRY_VERIFY(details.payments.isReadSinceTold(details.pending()));
    details.payments.settle();
    setCutOff(details, true);
    QVERIFY(!details.presenter.lastKnown());
}

void TestCutOff::marksTheGapInTheTimeline()
{
    Details details;
    const auto entries = ui::timelineOf(details.presenter.details(), u"14:02:11"_s);
    QCOMPARE(entries.first().what, u"Not known since 14:02:11"_s);
    QVERIFY(entries.first().isGap);
    QVERIFY(!ui::timelineOf(details.presenter.details()).first().isGap);
}

void TestCutOff::givesNoReceipt()
{
    Details details;
    QCOMPARE(details.presenter.whyNoReceipt(),
             u"Needs the shop. Possible when the connection is back."_s);
}

void TestCutOff::saysHowOldTheListIs()
{
    Details details;
    ui::PaymentsPresenter list(details.connected());
    QVERIFY2(list.note().startsWith(u"As of "_s), qPrintable(list.note()));
    details.connection.lost.reset();
    QCOMPARE(list.note(), u"Nothing is known yet. The list comes with the connection."_s);
    setCutOff(details, false);
    QVERIFY(list.note().isEmpty());
}

void TestCutOff::takesNoAmountAtTheTill()
{
    test::TestTill till;
    ui::Theme theme(*qApp, ui::ThemeChoice::Light);
    ui::TillForm form(theme, till.presenter);
    setCutOff(till, true);
    till.enter(u"12"_s);
    QCOMPARE(till.presenter.amount().cents(), 0);
    QVERIFY(till.creations().isEmpty());
    auto *enter = form.findChild<QPushButton *>(u"showCode"_s);
    QVERIFY(!enter->isEnabled());
    QCOMPARE(enter->toolTip(), u"No connection to the shop. Take cash or use another till."_s);
    ui::TillTilesRow tiles(theme, till.presenter);
    auto *tile = tiles.findChild<ui::TillTileButton *>(u"tile0"_s);
    QVERIFY(!tile->isEnabled());
    QCOMPARE(tile->accessibleDescription(),
             u"No connection to the shop. Take cash or use another till."_s);
    for (const QPushButton *key : form.keypad().findChildren<QPushButton *>())
        QVERIFY(!key->isEnabled());
    setCutOff(till, false);
    QVERIFY(tile->isEnabled());
    QVERIFY(tile->accessibleDescription().isEmpty());
}

void TestCutOff::keepsTheCodeUntilItsTimeIsOver()
{
    test::TestTill till;
    till.enter(u"12"_s);
    QVERIFY(till.hasStage());
    setCutOff(till, true);
    const ui::PaymentPresenter &stage = till.presenter.stage().payment();
    QVERIFY(ui::TillWords::sign(stage).isEmpty());
    QCOMPARE(till.presenter.stageHint(), u"We will see it when the connection is back."_s);
    QCOMPARE(till.presenter.stageNotice(),
             u"No connection to the shop. Take cash or use another till."_s);
    QVERIFY(!ui::TillWords::customerScreen(stage).countdown.isEmpty());
    till.pass(stage.timeLeft());
    QCOMPARE(ui::TillWords::sign(stage), u"clock"_s);
    QVERIFY(till.presenter.stageHint().startsWith(u"It may have been paid before it ended."_s));
    QVERIFY(!till.presenter.canRetry());
    const ui::CustomerScreen customer = ui::TillWords::customerScreen(stage);
    QCOMPARE(customer.live, u"One moment, please"_s);
    QVERIFY(customer.countdown.isEmpty());
}

void TestCutOff::goesOnAtTheTillWhenTheConnectionIsBack()
{
    test::TestTill till;
    till.presenter.type(u"12"_s);
    setCutOff(till, true);
    till.presenter.clear();
    till.presenter.enter();
    setCutOff(till, false);
    till.presenter.enter(); // the amount that was typed before
    till.settle();
    QCOMPARE(till.creations().size(), 1);
    QVERIFY(till.hasStage());
}

void TestCutOff::readsTheViewsAgainWhenTheConnectionIsBack()
{
    RemoteWindow till;
    till.window->goTo(ui::Place::Payments);
    till.payments.settle();
    till.connection.lose(kSomeNow);
    till.payments.calls.clear();
    till.connection.lost.reset();
    till.connection.set(State::Connected);
    QVERIFY(!till.payments.calls.isEmpty());
    till.payments.calls.clear();
    till.window->ticker().tick();
    QVERIFY(till.payments.calls.filter(u"page"_s).isEmpty()); // once is enough
}

void TestCutOff::marksWhatChangedWhileItWasCutOff()
{
    RemoteWindow till;
    till.window->goTo(ui::Place::Payments);
    QTRY_VERIFY(till.payments.waiting() > 0);
    till.payments.settle();
    auto *table = till.window->findChild<ui::PaymentsView *>()->findChild<ui::TableView *>();
    QTRY_VERIFY(table->model()->rowCount() > 2);
    table->chooseRow(1);
    const QString chosen = table->chosenId();
    till.connection.lose(kSomeNow);
    setCutOff(till, true);
    const Payment open = till.payments.payments.last();
    till.payments.payments.last().status = PaymentStatus::Succeeded;
    setCutOff(till, false);
    till.connection.set(State::Connected);
    Q_EMIT till.payments.changed({{open.id, open.profileId, PaymentStatus::Succeeded, false}});
    QVERIFY(ui::RowFlash::isMarked(*table, 0));
    QVERIFY(!ui::RowFlash::isMarked(*table, 1));
    QTRY_VERIFY(till.payments.waiting() > 0);
    till.payments.settle();
    QVERIFY(ui::RowFlash::isMarked(*table, 0)); // also once the row was read again
    QCOMPARE(table->chosenId(), chosen);
    QTRY_VERIFY(!ui::RowFlash::isMarked(*table, 0));
}

void TestCutOff::findsAmongWhatItKnows()
{
    Shop shop;
    setCutOff(shop, true);
    ui::FindPresenter find(shop.gateways);
    const Payment wanted = shop.payments.payments.last();
    QVERIFY(!wanted.reference.isEmpty());
    find.begin(wanted.reference, {});
    shop.payments.settle();
    QTRY_COMPARE(find.state(), ui::FindPresenter::State::Results);
    QVERIFY(shop.search.texts.isEmpty()); // the service is not asked
    QTRY_VERIFY(find.model().next(-1, 1) >= 0);
    const ui::FindRow &row = *find.model().rowAt(find.model().next(-1, 1));
    QCOMPARE(ui::idOf(row.target), wanted.id.text());
    QCOMPARE(row.status, u"Was pending"_s);
    QCOMPARE(row.mark, ui::PillMark::Clock);
    QCOMPARE(find.summary(), ui::FindWords::knownOnly());
    find.begin(u"zebra"_s, {});
    shop.payments.settle();
    QTRY_COMPARE(find.state(), ui::FindPresenter::State::Nothing);
    QCOMPARE(find.message(), ui::FindWords::knownOnly());
    find.begin(u"status:purple"_s, {});
    shop.payments.settle();
    QTRY_COMPARE(find.state(), ui::FindPresenter::State::Problem);
}

void TestCutOff::saysThatNothingIsKnown()
{
    Shop shop;
    setCutOff(shop, true);
    shop.payments.error = Error{ErrorCode::Unavailable, {}, {}};
    ui::FindPresenter find(shop.gateways);
    find.begin(u"Order"_s, {});
    shop.payments.settle();
    QTRY_COMPARE(find.state(), ui::FindPresenter::State::Failed);
}

void TestCutOff::showsNothingOfAShopThatRevokedTheTill()
{
    RemoteWindow till;
    till.window->goTo(ui::Place::Payments);
    auto *table = till.window->findChild<QAbstractItemView *>();
    QVERIFY(table->isVisible());
    till.connection.set(State::Refused, {ErrorCode::AccessDenied, {}, u"token"_s});
    QVERIFY(!table->isVisible());
    QVERIFY(!till.window->findChild<QFrame *>(u"connectionBar"_s)->isVisible());
    QSignalSpy asked(till.window.get(), &ui::MainWindow::pairingRequested);
    for (QPushButton *button : till.window->findChildren<QPushButton *>()) {
        if (button->isVisible())
            button->click();
    }
    QCOMPARE(asked.size(), 1);
    till.connection.set(State::Connected);
    QVERIFY(table->isVisible());
}

void TestCutOff::switchesOffWhatNeedsTheShop()
{
    RemoteWindow till;
    const ui::WindowLock lock(*till.window, till.gateways, till.theme, till.preferences);
    till.window->goTo(ui::Place::Payments);
    auto *create = till.child<QPushButton>(u"newPayment"_s);
    auto *write = till.child<QPushButton>(u"exportPayments"_s);
    QTRY_VERIFY(create->isVisible());
    QTRY_VERIFY(write->isVisible());
    const QString hint = write->toolTip();
    till.connection.lose(kSomeNow);
    setCutOff(till, true);
    till.window->ticker().tick();
    for (const QPushButton *button : {create, write}) {
        QVERIFY(button->isVisible());
        QVERIFY(!button->isEnabled());
        QCOMPARE(button->toolTip(), u"Needs the shop. Possible when the connection is back."_s);
    }
    setCutOff(till, false);
    till.connection.set(State::Connected);
    QVERIFY(create->isEnabled());
    QVERIFY(write->isEnabled());
    QCOMPARE(write->toolTip(), hint);
}

void TestCutOff::saysWhereTheShopIs()
{
    RemoteWindow till;
    till.window->showSettings(ui::SettingsPageId::ThisComputer);
    const auto words = [&till](const QString &name) {
        return till.window->findChild<QLabel *>(name)->text();
    };
    QCOMPARE(words(u"shopIs"_s), u"The shop is on the computer at 192.168.1.20:8444."_s);
    QVERIFY(words(u"shopState"_s).contains(u"encrypted"_s));
    till.connection.lose(kSomeNow);
    QVERIFY(words(u"shopState"_s).endsWith(u"There is no connection now."_s));
    QSignalSpy asked(till.window.get(), &ui::MainWindow::pairingRequested);
    till.window->findChild<QPushButton *>(u"pairThisTill"_s)->click();
    QCOMPARE(asked.size(), 1);
}

void TestCutOff::leavesTheShopAfterAQuestion()
{
    RemoteWindow till;
    till.window->showSettings(ui::SettingsPageId::ThisComputer);
    QSignalSpy left(till.window.get(), &ui::MainWindow::leavingRequested);
    till.window->findChild<QPushButton *>(u"leaveShop"_s)->click();
    QCOMPARE(left.size(), 0);
    till.window->findChild<QPushButton *>(u"confirmLeave"_s)->click();
    QCOMPARE(left.size(), 1);
}

TILLDESK_TEST(TestCutOff, QApplication)
#include "tst_cut_off.moc"
