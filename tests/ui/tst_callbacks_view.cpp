#include "tests/support/test_program.h"
#include "tests/ui/callbacks_fixture.h"
#include "ui/models/common/text.h"
#include "ui/widgets/callbacks/attempts_list.h"
#include "ui/widgets/callbacks/test_callback_dialog.h"
#include "ui/widgets/common/chip.h"
#include "ui/widgets/common/name_dialog.h"
#include "ui/widgets/common/preferences.h"
#include "ui/widgets/common/question_dialog.h"
#include "ui/widgets/frame/rail_button.h"
#include "ui/widgets/lists/details_window.h"
#include "ui/widgets/lists/table_view.h"

#include <QApplication>
#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ui;
using test::CallbacksDesk;
using test::Desk;
using test::showsText;

class TestCallbacksView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault({QLocale::English, QLocale::UnitedKingdom}); }
    void narrowsToAStateAndBack();
    void togglesAStateByItsChip();
    void sortsByTheAnswerTime();
    void savesAndOpensAView();
    void choosesHowFarBackItReaches();
    void showsTheChosenCallbackBesideTheList();
    void showsAnotherAttemptByKey();
    void marksWhichStepOfTheSignatureFails();
    void sendsOneAgain();
    void sendsAllFailedAgainAfterOneQuestion();
    void staysInPlaceWhileNewCallbacksArrive();
    void sendsATestAndChoosesIt();
    void keepsATestThatIsRefusedOpen();
    void asksForNoFaultWhileNothingIsSimulated();
    void warnsOfAFaultAndStopsIt();
    void saysWhyTheLogIsEmptyOrFailed();
    void leadsToThePaymentAndBack();
    void tellsFailuresInTheFrame();
    void opensACallbackInItsOwnWindow();
    void opensACallbackInASheetWhereThereIsNoRoom_data();
    void opensACallbackInASheetWhereThereIsNoRoom();
};

void TestCallbacksView::narrowsToAStateAndBack()
{
    CallbacksDesk desk;
    QVERIFY(desk.shows(u"16 callbacks"_s));
    QVERIFY(desk.shows(u"Delivered"_s) && desk.shows(u"12"_s));
    Desk::press(Qt::Key_F, Qt::ControlModifier);
    desk.type(u"status:failed "_s);
    desk.settle();
    QCOMPARE(desk.column(CallbacksModel::PaymentColumn),
             (QStringList{u"Order 10475"_s, u"Order 10470"_s}));
    QVERIFY(desk.shows(u"2 callbacks"_s));
    Desk::press(Qt::Key_Backspace);
    Desk::press(Qt::Key_Backspace);
    desk.settle();
    QCOMPARE(desk.table()->model()->rowCount(), 16);
}

void TestCallbacksView::togglesAStateByItsChip()
{
    CallbacksDesk desk;
    auto *failed = desk.find<Chip>(u"failedCallbacks"_s);
    QCOMPARE(failed->text(), u"Failed 2"_s);
    QCOMPARE(desk.find<Chip>(u"deliveredCallbacks"_s)->text(), u"Delivered 12"_s);
    failed->setFocus();
    Desk::press(Qt::Key_Space);
    desk.settle();
    QVERIFY(failed->isActive());
    QVERIFY(desk.find<CallbacksView>()->presenter().filters().query().contains(u"status:failed"_s));
    QCOMPARE(desk.table()->model()->rowCount(), 2);
    desk.click(u"waitingCallbacks"_s);
    QVERIFY(!failed->isActive());
    QCOMPARE(desk.table()->model()->rowCount(), 2);
    desk.click(u"waitingCallbacks"_s);
    QCOMPARE(desk.table()->model()->rowCount(), 16);
}

void TestCallbacksView::sortsByTheAnswerTime()
{
    CallbacksDesk desk;
    const auto header = [&desk](int column) {
        return desk.table()->model()->headerData(column, Qt::Horizontal).toString();
    };
    QCOMPARE(header(CallbacksModel::Time), u"Time  ↓"_s);
    auto &presenter = desk.find<CallbacksView>()->presenter();
    Q_EMIT desk.table()->horizontalHeader()->sectionClicked(CallbacksModel::AnswerTime);
    desk.settle();
    QCOMPARE(header(CallbacksModel::AnswerTime), u"Answer time  ↓"_s);
    QCOMPARE(desk.table()->model()->rowCount(), 16);
    for (int row = 1; row < 16; ++row) {
        const Callback &above = *presenter.model().at(row - 1);
        const Callback &below = *presenter.model().at(row);
        QVERIFY(!below.lastAt || (above.lastAt && above.lastDuration >= below.lastDuration));
    }
    QCOMPARE(desk.preferences.layout(u"callbackOrder"_s), "answer-time down");
    for (int column = 0; column <= CallbacksModel::Answer; ++column)
        QVERIFY2(presenter.model().canSortBy(column), qPrintable(header(column)));
    desk.callbacks.attempt(presenter.model().at(15)->id, CallbackOutcome::Refused, 500);
    desk.settle();
    QCOMPARE(desk.table()->model()->rowCount(), 16); // a refresh keeps the order
}

void TestCallbacksView::savesAndOpensAView()
{
    CallbacksDesk desk;
    auto &presenter = desk.find<CallbacksView>()->presenter();
    auto *save = desk.find<CallbacksView>()->findChild<QPushButton *>(u"saveView"_s);
    QVERIFY(!save->isEnabled());
    presenter.setFind(u"day:yesterday.. status:failed"_s);
    presenter.sortBy(CallbacksModel::AnswerTime);
    desk.settle();
    save->click();
    auto *dialog = desk.find<NameDialog>();
    QVERIFY(dialog);
    dialog->findChild<QLineEdit *>()->setText(u"Broken"_s);
    dialog->accept();
    presenter.setFind({});
    presenter.sortBy(CallbacksModel::Time);
    desk.goTo(u"Inbox"_s);
    desk.goTo(u"Broken"_s);
    QVERIFY(desk.table()->isVisible());
    QCOMPARE(presenter.filters().query(), u"day:yesterday.. status:failed"_s);
    QCOMPARE(presenter.orderText(), u"answer-time down"_s);
    QCOMPARE(desk.table()->model()->rowCount(), 2);
}

void TestCallbacksView::choosesHowFarBackItReaches()
{
    CallbacksDesk desk;
    desk.clock.advance(std::chrono::hours(72));
    Desk::press(Qt::Key_F, Qt::ControlModifier);
    desk.type(u"day:week "_s); // replaces the day of the start
    desk.settle();
    QCOMPARE(desk.find<CallbacksView>()->presenter().filters().query(), u"day:week"_s);
    QCOMPARE(toIsoUtc(*desk.callbacks.filters.last().from), "2026-11-22T23:00:00.000Z");
}

void TestCallbacksView::showsTheChosenCallbackBesideTheList()
{
    CallbacksDesk desk;
    QVERIFY(desk.shows(u"No callback chosen"_s));
    desk.choose(u"Order 10478"_s);
    QVERIFY(desk.shows(u"Callback to shop.example"_s));
    auto *attempts = desk.find<AttemptsList>();
    QCOMPARE(attempts->count(), 4);
    QCOMPARE(attempts->item(0)->text(), u"1 · no connection"_s);
    // The tooltip has the words too, because a narrow list elides them.
    QVERIFY(attempts->item(0)->toolTip().startsWith(attempts->item(0)->text() + u'\n'));
    QVERIFY(attempts->item(0)->toolTip().endsWith(u"in English: connection refused"_s));
    QVERIFY(!desk.shows(u"connection refused"_s)); // the cause is never translated
    QCOMPARE(attempts->item(2)->text(), u"3 · HTTP 502"_s);
    QCOMPARE(attempts->currentRow(), 2);
    QVERIFY(desk.shows(u"Key cb-2026-01 found in the key set"_s));
    const auto *body = desk.find<QWidget>(u"callbackBody"_s)->findChild<QPlainTextEdit *>();
    QVERIFY(body->toPlainText().contains(u"\n  \"status\": \"AUTHORIZATION_FAILED\","_s));
    const auto *request = desk.find<QWidget>(u"requestHeaders"_s)->findChild<QPlainTextEdit *>();
    QVERIFY(request->toPlainText().contains(u"Content-Type: application/json"_s));
    QVERIFY(desk.shows(u"HTTP 502"_s));
}

void TestCallbacksView::showsAnotherAttemptByKey()
{
    CallbacksDesk desk;
    desk.choose(u"Order 10478"_s);
    auto *attempts = desk.find<AttemptsList>();
    attempts->setFocus();
    Desk::press(Qt::Key_Down); // skips the scheduled attempt, which cannot be chosen
    desk.settle();
    QVERIFY(desk.shows(u"HTTP 502"_s));
    Desk::press(Qt::Key_Up);
    if (attempts->currentRow() == 2)
        Desk::press(Qt::Key_Up);
    desk.settle();
    QCOMPARE(attempts->currentRow(), 1);
    QVERIFY(desk.shows(u"no answer within 10 s"_s));
    QVERIFY(!desk.find<QWidget>(u"answerBody"_s)->isVisible());
    QVERIFY(desk.callbacks.inspections.last().signature.endsWith(u'2'));
}

void TestCallbacksView::marksWhichStepOfTheSignatureFails()
{
    CallbacksDesk desk;
    desk.callbacks.findings =
        test::findingsFailingAt(CallbackCheck::Signature, u"70 bytes: DER, not r||s"_s);
    desk.choose(u"Order 10477"_s);
    QVERIFY(desk.shows(u"Signature over header.body is not valid"_s));
    QVERIFY(desk.shows(u"70 bytes: DER, not r||s"_s));
    QVERIFY(desk.shows(u"x5t#S256 matches the certificate"_s));
}

void TestCallbacksView::sendsOneAgain()
{
    CallbacksDesk desk;
    desk.choose(u"Order 10478"_s); // waits for a retry
    auto *again = desk.find<QPushButton>(u"sendAgain"_s);
    QVERIFY(again->isEnabled());
    desk.choose(u"Order 10475"_s);
    QVERIFY(again->isEnabled());
    desk.click(u"sendAgain"_s);
    QCOMPARE(desk.callbacks.calls.filter(u"send "_s).size(), 1);
    QTRY_COMPARE(desk.find<CallbacksView>()->presenter().countOf(CallbackState::Waiting), 3);
    QTRY_VERIFY(!again->isEnabled());
    desk.callbacks.sendError = Error{ErrorCode::Busy, {}};
    desk.choose(u"Order 10477"_s);
    desk.click(u"sendAgain"_s);
    QVERIFY(again->isEnabled());
    QVERIFY(desk.shows(Text::sentence(*desk.callbacks.sendError)));
}

void TestCallbacksView::sendsAllFailedAgainAfterOneQuestion()
{
    CallbacksDesk desk;
    auto *again = desk.find<QPushButton>(u"sendFailedAgain"_s);
    QCOMPARE(again->accessibleName(), u"Send all failed again (2)"_s);
    desk.click(u"sendFailedAgain"_s);
    auto *dialog = desk.find<QuestionDialog>();
    QVERIFY(dialog);
    QTest::keyClick(dialog, Qt::Key_Escape);
    QVERIFY(!desk.callbacks.calls.contains(u"send failed"_s));
    QTRY_VERIFY(!desk.find<QuestionDialog>());
    desk.click(u"sendFailedAgain"_s);
    desk.find<QPushButton>(u"confirmSendAgain"_s)->click();
    desk.settle();
    QVERIFY(desk.shows(u"2 callbacks are sent again."_s));
    QTRY_VERIFY(!again->isEnabled());
    QCOMPARE(again->toolTip(), u"No callback failed in this period."_s);
    QCOMPARE(desk.column(CallbacksModel::Answer).count(u"lost"_s), 1);
}

void TestCallbacksView::staysInPlaceWhileNewCallbacksArrive()
{
    CallbacksDesk desk(test::someCallbacks(90));
    desk.choose(u"Order 10050"_s);
    auto *bar = desk.table()->verticalScrollBar();
    const int before = bar->value();
    QVERIFY(before > 0);
    desk.callbacks.add(test::someCallback(95, PaymentStatus::Succeeded, desk.clock.now()));
    QTRY_COMPARE(desk.table()->model()->rowCount(), 91);
    QCOMPARE(bar->value(), before + 38);
    QCOMPARE(desk.table()->currentIndex().row(), desk.row(u"Order 10050"_s));
    QVERIFY(desk.shows(u"Callback to shop.example"_s));
}

void TestCallbacksView::sendsATestAndChoosesIt()
{
    CallbacksDesk desk;
    desk.merchants.entries.first().profile.callbackUrl = u"https://shop.example/hook"_s;
    Q_EMIT desk.merchants.changed();
    desk.settle();
    // Shows only failed callbacks, which hides the test callback.
    desk.find<CallbacksView>()->presenter().showRecent(CallbackState::Failed);
    desk.click(u"testCallback"_s);
    auto *dialog = desk.find<TestCallbackDialog>();
    QVERIFY(dialog && dialog->isVisible());
    auto *url = dialog->findChild<QLineEdit *>(u"url"_s);
    QCOMPARE(url->text(), u"https://shop.example/hook"_s);
    auto *status = dialog->findChild<QComboBox *>(u"status"_s);
    QCOMPARE(status->count(), 10);
    status->setCurrentIndex(status->findData(int(PaymentStatus::Voided)));
    url->selectAll();
    QTest::keyClicks(url, u"shop"_s);
    QVERIFY(!dialog->findChild<QPushButton *>(u"sendTest"_s)->isEnabled());
    url->selectAll();
    QTest::keyClicks(url, u"https://other.example/hook"_s);
    auto *fault = dialog->findChild<QComboBox *>(u"fault"_s);
    fault->setCurrentIndex(fault->findData(int(CallbackFault::DerSignature)));
    QTest::keyClick(url, Qt::Key_Return);
    desk.settle();
    QCOMPARE(desk.callbacks.tests.size(), 1);
    const TestCallback &sent = desk.callbacks.tests.first();
    QCOMPARE(sent.status, PaymentStatus::Voided);
    QCOMPARE(sent.url, u"https://other.example/hook"_s);
    QCOMPARE(sent.fault, CallbackFault::DerSignature);
    QCOMPARE(sent.profile, desk.merchants.entries.first().profile.id);
    QVERIFY(desk.shows(u"Callback to other.example"_s));
    QVERIFY(desk.shows(u"Sent with a simulated fault: DER signature"_s));
    QCOMPARE(desk.table()->currentIndex().row(), 0);
    QCOMPARE(desk.column(CallbacksModel::PaymentColumn).first(), u"Test"_s);
}

void TestCallbacksView::keepsATestThatIsRefusedOpen()
{
    CallbacksDesk desk;
    desk.callbacks.sendError = Error{ErrorCode::FieldInvalid, {}, u"url"_s};
    desk.click(u"testCallback"_s);
    auto *dialog = desk.find<TestCallbackDialog>();
    auto *url = dialog->findChild<QLineEdit *>(u"url"_s);
    url->selectAll();
    QTest::keyClicks(url, u"https://other.example/hook"_s);
    dialog->findChild<QComboBox *>(u"profile"_s)->setCurrentIndex(1);
    // A typed URL survives a change of profile.
    QCOMPARE(url->text(), u"https://other.example/hook"_s);
    dialog->findChild<QPushButton *>(u"sendTest"_s)->click();
    desk.settle();
    QVERIFY(dialog->isVisible());
    QVERIFY(showsText(dialog, u"The service does not send callbacks to this address."_s));
}

void TestCallbacksView::asksForNoFaultWhileNothingIsSimulated()
{
    CallbacksDesk desk;
    desk.simulation.setState({.isOn = false});
    desk.click(u"testCallback"_s);
    const auto *fault = desk.find<TestCallbackDialog>()->findChild<QComboBox *>(u"fault"_s);
    QVERIFY(!fault->isEnabled());
    QCOMPARE(fault->toolTip(), u"Faults need the simulation: switch it on in Settings."_s);
}

void TestCallbacksView::warnsOfAFaultAndStopsIt()
{
    CallbacksDesk desk;
    QVERIFY(!desk.find<QLabel>(u"faultNotice"_s)->isVisible());
    desk.simulation.setState({.isOn = true, .callbackFault = CallbackFault::DerSignature});
    QVERIFY(desk.shows(u"Callbacks are sent with a simulated fault: DER signature"_s));
    desk.click(u"stopFault"_s);
    QCOMPARE(desk.simulation.calls, QStringList{u"fault none"_s});
    QVERIFY(!desk.find<QLabel>(u"faultNotice"_s)->isVisible());
}

void TestCallbacksView::saysWhyTheLogIsEmptyOrFailed()
{
    CallbacksDesk desk(QList<CallbackDetails>{});
    QVERIFY(desk.shows(u"No callback matches"_s));
    desk.find<CallbacksView>()->presenter().clearFilters();
    desk.settle();
    QVERIFY(desk.shows(u"No callbacks yet"_s));
    desk.callbacks.error = Error{ErrorCode::Storage, {}};
    desk.find<CallbacksView>()->presenter().retry();
    desk.settle();
    QVERIFY(desk.shows(u"The callbacks cannot be shown"_s));
    desk.callbacks.error.reset();
    for (auto *button : desk.window->findChildren<QPushButton *>()) {
        if (button->isVisible() && button->text() == u"Retry"_s)
            button->click();
    }
    desk.settle();
    QVERIFY(desk.shows(u"No callbacks yet"_s));
}

void TestCallbacksView::leadsToThePaymentAndBack()
{
    CallbacksDesk desk;
    desk.choose(u"Order 10478"_s);
    desk.click(u"callbackPayment"_s);
    auto *payment = Desk::top<DetailsWindow>();
    QVERIFY(payment);
    desk.settle();
    QVERIFY(showsText(payment, u"…"_s) || payment->windowTitle().contains(u"10478"_s));
    auto *link = payment->findChild<QPushButton *>(u"callbackLink"_s);
    QTRY_VERIFY(link || (link = payment->findChild<QPushButton *>(u"callbackLink"_s)));
    QCOMPARE(link->text(), u"shop.example/notify"_s);
    QVERIFY(showsText(payment, u"Refused by bank · 233 ms · 3 attempts"_s));
    desk.window->goTo(Place::Till);
    link->click();
    desk.settle();
    QCOMPARE(desk.window->place(), Place::Callbacks);
    QCOMPARE(desk.table()->currentIndex().row(), desk.row(u"Order 10478"_s));
}

void TestCallbacksView::tellsFailuresInTheFrame()
{
    CallbacksDesk desk;
    RailButton *entry = nullptr;
    for (auto *button : desk.window->findChildren<RailButton *>()) {
        if (button->text() == u"Callbacks"_s)
            entry = button;
    }
    Q_EMIT desk.callbacks.changed();
    QTRY_COMPARE(entry->accessibleDescription(), u"Needs attention: 2"_s);
    QVERIFY(showsText(desk.window.get(), u"Callbacks: 2 waiting"_s));
    for (const CallbackDetails &each : QList(desk.callbacks.callbacks)) {
        if (each.callback.state == CallbackState::Waiting)
            desk.callbacks.attempt(each.callback.id, CallbackOutcome::Receipt, 200);
    }
    QTRY_VERIFY(!showsText(desk.window.get(), u"waiting"_s));
}

void TestCallbacksView::opensACallbackInItsOwnWindow()
{
    CallbacksDesk desk;
    desk.choose(u"Order 10478"_s);
    desk.table()->setFocus();
    Desk::press(Qt::Key_Return);
    desk.settle();
    auto *window = Desk::top<DetailsWindow>();
    QVERIFY(window);
    QCOMPARE(window->windowTitle(), u"Callback to shop.example"_s);
    QVERIFY(showsText(window, u"HTTP 502"_s));
    QTest::keyClick(window, Qt::Key_Escape);
    QVERIFY(!Desk::top<DetailsWindow>());
}

void TestCallbacksView::opensACallbackInASheetWhereThereIsNoRoom_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("small") << QSize(940, 600);
    QTest::newRow("usual") << QSize(1440, 900);
    QTest::newRow("just too narrow") << QSize(1679, 900);
}

void TestCallbacksView::opensACallbackInASheetWhereThereIsNoRoom()
{
    QFETCH(const QSize, size);
    CallbacksDesk desk;
    desk.window->resize(size);
    desk.settle();
    QVERIFY(!desk.shows(u"No callback chosen"_s));
    const QRect answer =
        desk.table()->visualRect(desk.table()->model()->index(0, CallbacksModel::Answer));
    QVERIFY(desk.table()->viewport()->rect().contains(answer));
    desk.choose(u"Order 10478"_s);
    desk.table()->setFocus();
    Desk::press(Qt::Key_Return);
    desk.settle();
    QVERIFY(!Desk::top<DetailsWindow>());
    QVERIFY(desk.shows(u"HTTP 502"_s));
    Desk::press(Qt::Key_Escape);
    QVERIFY(!desk.shows(u"HTTP 502"_s));
}

TILLDESK_TEST(TestCallbacksView, QApplication)
#include "tst_callbacks_view.moc"
