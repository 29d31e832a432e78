#include "tests/support/some_callbacks.h"
#include "tests/support/test_program.h"
#include "tests/ui/window_fixture.h"
#include "ui/widgets/common/question_dialog.h"
#include "ui/widgets/frame/keys_dialog.h"
#include "ui/widgets/frame/rail.h"
#include "ui/widgets/frame/rail_button.h"
#include "ui/widgets/lists/table_view.h"
#include "ui/widgets/payments/payments_view.h"

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ui;
using test::Desk;
using test::showsText;

class TestWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault({QLocale::English, QLocale::UnitedKingdom}); }
    void init() { QTest::failOnWarning(QRegularExpression(u"no icon is named"_s)); }
    void asksForNothingBeforeItIsOnScreen();
    void goesEverywhereByKey();
    void goesToTheFocusedEntryOfTheRailWithEnter();
    void goesBackWithEscape();
    void saysWhatWillBeFoundInAPlannedView();
    void narrowsTheRail();
    void closesAtOnceWhenNothingWaits();
    void saysWhatWaitsBeforeItCloses();
    void keepsServingWithoutTheWindow();
    void showsOneScopeInEveryView();
    void clearsDetailsThatNoLongerMatch();
    void saysWhetherTheEndpointIsReachable();
    void letsThePersonConfirmAClockThatHasJumped();
    void listsTheKeys();
    void namesEveryControl();
};

void TestWindow::asksForNothingBeforeItIsOnScreen()
{
    ManualClock clock(test::kSomeNow);
    test::FakePayments payments(clock);
    test::FakeMerchants merchants;
    test::FakeEndpoint endpoint;
    test::FakeSimulation simulation(payments, clock);
    test::FakeServiceKeys serviceKeys;
    test::FakeCallbacks callbacks(clock);
    Theme theme(*qApp, ThemeChoice::Light);
    QTemporaryDir home;
    Preferences preferences(home.filePath(u"window.ini"_s));
    test::FakeRefunds refunds(clock);
    test::FakePayouts payouts;
    test::FakeLedger ledger;
    test::FakeExports exports;
    test::FakeReports reports;
    test::FakeSearch search;
    test::FakeSafekeeping safekeeping;
    test::FakeStaff staff(clock);
    test::FakeActivity activity;
    test::FakeBank bank;
    test::FakeBookkeeping bookkeeping;
    test::FakeHosted hosted;
    test::FakeTills tills(clock);
    MainWindow window(
        {{payments, merchants, endpoint, simulation, serviceKeys, callbacks, refunds, payouts,
          ledger, exports, reports, search, safekeeping, staff, activity, bank, bookkeeping, clock},
         tills,
         hosted},
        theme, preferences);
    window.show();
    QVERIFY(payments.calls.isEmpty());
    QVERIFY(!window.findChild<PaymentsView *>());
    QTRY_VERIFY(!payments.calls.isEmpty());
}

void TestWindow::goesEverywhereByKey()
{
    Desk desk;
    int key = Qt::Key_1;
    for (const Place place : kPlaces) {
        if (place == Place::Lock)
            continue;
        QTest::keyClick(desk.window.get(), Qt::Key(key++), Qt::ControlModifier);
        QCOMPARE(desk.window->place(), place);
        QVERIFY(showsText(desk.window.get(), wordsOf(place).title));
    }
}

void TestWindow::goesToTheFocusedEntryOfTheRailWithEnter()
{
    Desk desk;
    for (auto *button : desk.window->findChildren<RailButton *>()) {
        if (button->text() == wordsOf(Place::Refunds).title)
            button->setFocus();
    }
    Desk::press(Qt::Key_Return);
    QCOMPARE(desk.window->place(), Place::Refunds);
}

void TestWindow::goesBackWithEscape()
{
    Desk desk;
    desk.window->goTo(Place::Reports);
    QTest::keyClick(desk.window.get(), Qt::Key_Escape);
    QCOMPARE(desk.window->place(), Place::Payments);
}

void TestWindow::saysWhatWillBeFoundInAPlannedView()
{
    Desk desk;
    for (const Place place : kPlaces) {
        if (wordsOf(place).why.isEmpty())
            continue;
        desk.window->goTo(place);
        QVERIFY(showsText(desk.window.get(), wordsOf(place).why));
    }
    desk.window->goTo(Place::Lock);
    for (auto *button : desk.window->findChildren<QPushButton *>()) {
        if (button->isVisible() && button->text() == u"Go to payments"_s)
            button->click();
    }
    QCOMPARE(desk.window->place(), Place::Payments);
}

void TestWindow::narrowsTheRail()
{
    Desk desk;
    auto *rail = desk.find<Rail>();
    QCOMPARE(rail->width(), 208);
    rail->findChild<QToolButton *>()->click();
    QCOMPARE(rail->width(), 64);
    desk.window->close();
    MainWindow again(desk.gateways, desk.theme, desk.preferences);
    QVERIFY(again.findChild<Rail *>()->isNarrow());
}

void TestWindow::closesAtOnceWhenNothingWaits()
{
    Desk desk(test::somePayments(3));
    desk.window->close();
    QTRY_VERIFY((desk.settle(), !desk.window->isVisible()));
    QVERIFY(!desk.find<QuestionDialog>());
}

void TestWindow::saysWhatWaitsBeforeItCloses()
{
    Desk desk;
    for (int number = 1; number <= 2; ++number) // wait to be sent
        desk.callbacks.callbacks << test::someCallback(number, PaymentStatus::Succeeded,
                                                       desk.clock.now());
    desk.window->close();
    QTRY_VERIFY((desk.settle(), desk.find<QuestionDialog>()));
    QVERIFY(desk.window->isVisible());
    auto *dialog = desk.find<QuestionDialog>();
    QVERIFY(showsText(dialog, u"3 payments are still open"_s));
    QVERIFY(showsText(dialog, u"2 callbacks wait"_s));

    QTest::keyClick(dialog, Qt::Key_Escape); // closes the question only
    QVERIFY(desk.window->isVisible());
    QTRY_VERIFY(!desk.find<QuestionDialog>());

    desk.window->close();
    QTRY_VERIFY((desk.settle(), desk.find<QPushButton>(u"closeAnyway"_s)));
    QVERIFY(!desk.find<QPushButton>(u"closeAnyway"_s)->isDefault());
    desk.find<QPushButton>(u"closeAnyway"_s)->click();
    QVERIFY(!desk.window->isVisible());
}

void TestWindow::keepsServingWithoutTheWindow()
{
    Desk desk;
    desk.window->close();
    QTRY_VERIFY((desk.settle(), desk.find<QPushButton>(u"keepServing"_s)));
    desk.find<QPushButton>(u"keepServing"_s)->click();
    QVERIFY(desk.window->isMinimized() || !desk.window->isVisible()); // the latter in a tray
}

void TestWindow::showsOneScopeInEveryView()
{
    Desk desk;
    ProfileEntry other = desk.merchants.entries.first();
    other.merchant = {MerchantId(u"6a0b1c2d3e4f5a6b7c8d9eff"_s), u"Slagerij Peeters"_s};
    other.profile.id = ProfileId(u"6a0b1c2d3e4f5a6b7c8d9e77"_s);
    other.profile.name = u"Counter"_s;
    desk.merchants.entries.append(other);
    Q_EMIT desk.merchants.changed();
    desk.settle();
    auto *switcher = desk.find<QToolButton>(u"profile"_s);
    QStringList names;
    for (const QAction *action : switcher->menu()->actions()) {
        if (!action->isSeparator())
            names << action->text();
    }
    QCOMPARE(names,
             (QStringList{u"All profiles"_s, u"Bakkerij Janssens · All profiles"_s,
                          u"Bakkerij Janssens · Webshop"_s, u"Bakkerij Janssens · Tills"_s,
                          u"Bakkerij Janssens · Market stall"_s,
                          u"Slagerij Peeters · All profiles"_s, u"Slagerij Peeters · Counter"_s}));
    for (const Place place : {Place::Today, Place::Refunds, Place::Payouts, Place::Callbacks,
                              Place::Reports, Place::Payments})
        desk.window->goTo(place);
    desk.settle();
    desk.payments.filters.clear();
    desk.callbacks.filters.clear();
    desk.payouts.askedMerchants.clear();
    for (QAction *action : switcher->menu()->actions()) {
        if (action->text() == u"Bakkerij Janssens · All profiles"_s)
            action->trigger();
    }
    QTRY_VERIFY((desk.settle(), !desk.payouts.askedMerchants.isEmpty()));
    QCOMPARE(switcher->text(), u"Bakkerij Janssens · All profiles"_s);
    const MerchantId bakery = desk.merchants.entries.first().merchant.id;
    QCOMPARE(desk.payouts.askedMerchants.last(), QList<MerchantId>{bakery});
    QCOMPARE(desk.payments.filters.last().profiles.size(), 3);
    QVERIFY(!desk.payments.filters.last().profiles.contains(other.profile.id));
    QCOMPARE(desk.callbacks.filters.last().profiles.size(), 3);
}

void TestWindow::clearsDetailsThatNoLongerMatch()
{
    Desk desk;
    desk.paymentsTable()->selectRow(0); // Order 10482, of the web shop
    desk.settle();
    const QString chosen = desk.paymentsTable()->chosenId();
    QVERIFY(showsText(desk.window.get(), chosen));
    desk.find<PaymentsView>()->presenter().setTab(PaymentTab::InProgress); // still matches
    desk.settle();
    QCOMPARE(desk.paymentsTable()->chosenId(), chosen);
    desk.find<PaymentsView>()->presenter().setTab(PaymentTab::Failed);
    desk.settle();
    QCOMPARE(desk.paymentsTable()->chosenId(), QString());
    QVERIFY(!desk.paymentsTable()->currentIndex().isValid());
    QVERIFY(showsText(desk.window.get(), u"No payment chosen"_s));
}

void TestWindow::saysWhetherTheEndpointIsReachable()
{
    Desk desk;
    QVERIFY(showsText(desk.window.get(), u"Service address http://127.0.0.1:8400"_s));
    desk.endpoint.setState({false, {}, u"address in use"_s});
    QVERIFY(showsText(desk.window.get(), u"Service not reachable"_s));
}

void TestWindow::letsThePersonConfirmAClockThatHasJumped()
{
    Desk desk;
    auto *banner = desk.window->findChild<QWidget *>(u"clockBanner"_s);
    auto *confirm = desk.window->findChild<QPushButton *>(u"confirmClock"_s);
    QVERIFY(!banner->isVisible());
    const Timestamp right = desk.clock.now();
    desk.endpoint.setClockJump(ClockJump{right, right + std::chrono::hours(24 * 3652)});
    QVERIFY(banner->isVisible());
    QVERIFY(showsText(desk.window.get(), u"This computer's clock has jumped to"_s));

    desk.endpoint.error = Error{ErrorCode::Busy, {}};
    confirm->click();
    QTRY_VERIFY(confirm->isEnabled());
    QVERIFY(banner->isVisible());
    desk.endpoint.error.reset();
    confirm->click();
    QTRY_VERIFY(!banner->isVisible());
    desk.endpoint.setClockJump(ClockJump{right, right - std::chrono::hours(3)});
    QVERIFY(banner->isVisible());
    desk.endpoint.setClockJump({}); // the computer's clock is right again
    QVERIFY(!banner->isVisible());
}

void TestWindow::listsTheKeys()
{
    Desk desk;
    QTest::keyClick(desk.window.get(), Qt::Key_Question);
    auto *dialog = desk.find<KeysDialog>();
    QVERIFY(dialog && dialog->isVisible());
    QVERIFY(showsText(dialog, u"Ctrl+K"_s));
    dialog->close();
}

void TestWindow::namesEveryControl()
{
    Desk desk;
    desk.paymentsTable()->selectRow(2);
    desk.settle();
    for (const Place place : kPlaces)
        desk.window->goTo(place);
    desk.window->newPayment();
    const auto check = [](const QWidget *widget, const QString &text) {
        const bool isNamed = !widget->accessibleName().isEmpty() || !text.isEmpty();
        QVERIFY2(isNamed, widget->metaObject()->className());
    };
    for (const auto *button : desk.window->findChildren<QAbstractButton *>()) {
        const bool isQts = button->isHidden() || button->objectName().startsWith(u"qt_"_s)
            || qobject_cast<const QLineEdit *>(button->parent())
            || qobject_cast<const QTableView *>(button->parent());
        if (!isQts)
            check(button, button->text());
    }
    for (const auto *field : desk.window->findChildren<QLineEdit *>())
        check(field, {});
    for (const auto *field : desk.window->findChildren<QComboBox *>())
        check(field, {});
}

TILLDESK_TEST(TestWindow, QApplication)
#include "tst_window.moc"
