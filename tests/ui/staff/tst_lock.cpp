#include "tests/support/fake_staff.h"
#include "tests/support/test_program.h"
#include "tests/ui/window_fixture.h"
#include "ui/models/staff/staff_words.h"
#include "ui/widgets/frame/rail.h"
#include "ui/widgets/frame/rail_button.h"
#include "ui/widgets/frame/window_lock.h"
#include "ui/widgets/new_payment/new_payment_dialog.h"
#include "ui/widgets/staff/lock_choices.h"
#include "ui/widgets/staff/lock_page.h"
#include "ui/widgets/staff/person_tile.h"
#include "ui/widgets/till/customer_display.h"
#include "ui/widgets/till/till_view.h"

#include <QElapsedTimer>
#include <QPushButton>
#include <QShortcut>
#include <QtTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace tilldesk;
using namespace tilldesk::test;
using namespace tilldesk::ui;

namespace {

/// A window that can be locked, of a shop without staff.
struct LockableDesk : Desk {
    [[nodiscard]] LockPage *lock() const
    {
        auto *page = find<LockPage>();
        return page->isVisible() ? page : nullptr;
    }
    [[nodiscard]] QString label(const QString &name) const { return find<QLabel>(name)->text(); }
    [[nodiscard]] RailButton *entry(Place place) const
    {
        for (auto *button : find<Rail>()->findChildren<RailButton *>()) {
            if (button->text() == wordsOf(place).title)
                return button;
        }
        return nullptr;
    }
    [[nodiscard]] QStringList places() const
    {
        QStringList names;
        for (const Place place : kPlaces) {
            if (find<Rail>()->shows(place))
                names << wordsOf(place).title;
        }
        return names;
    }
    void enter(const QString &pin)
    {
        type(pin);
        press(Qt::Key_Return);
        settle();
    }
    void lockIt()
    {
        entry(Place::Lock)->click();
        settle();
    }

    WindowLock windowLock{*window, gateways, theme, preferences};
};

/// The same shop with an owner, a manager and a cashier. The cashier is signed in.
struct StaffedDesk : LockableDesk {
    StaffedDesk()
    {
        sofie = staff.hire(u"Sofie Janssens"_s, StaffRole::Owner, u"4711"_s);
        marc = staff.hire(u"Marc Peeters"_s, StaffRole::Manager, u"3690"_s);
        anna = staff.hire(u"Anna De Smet"_s, StaffRole::Cashier, u"2468"_s);
        staff.open(anna);
        settle();
    }

    StaffId sofie;
    StaffId marc;
    StaffId anna;
};

} // namespace

/// The locked till in the window.
class TestLock : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isNotSeenWithoutStaff();
    void coversTheWindowAndOpensWithThePin();
    void setsTheClockAboveTheDay();
    void changesThePersonByKeyboardAlone();
    void saysWhatIsWrongWithThePin();
    void forgetsDigitsTypedForSomebodyElse();
    void forgetsAPinTypedInPart();
    void replacesATemporaryPin();
    void locksAgainWhenTheTemporaryPinIsKept();
    void keepsCommandsAndWindowsFromAStranger();
    void letsTheCustomerDisplayAndThePaymentGoOn();
    void locksAfterTheIdleTime();
    void locksAfterEachPaymentIfWanted();
    void locksAfterAPaymentOfAnyView();
    void staysOpenAfterAPaymentOfTheWebShop();
    void showsTheRunningPaymentsOfThisComputer();
    void leavesOutButtonsThatTheRoleDoesNotAllow();
    void worksAsBeforeWithoutStaff();
    void showsEachRoleItsViews();
    void locksWhenThePersonIsDisabled();
    void closesWithoutAQuestion();
    void namesEverythingForScreenReaders();
};

void TestLock::isNotSeenWithoutStaff()
{
    LockableDesk desk;
    Desk::press(Qt::Key_L, Qt::ControlModifier);
    desk.settle();
    QVERIFY(!desk.lock());
    QCOMPARE(desk.places().size(), qsizetype(kPlaces.size()));
    QCOMPARE(desk.label(u"person"_s), QString());
    desk.lockIt(); // says what to do first
    QVERIFY(!desk.lock());
    QCOMPARE(desk.window->place(), Place::Lock);
    QVERIFY(desk.staff.calls.isEmpty());
}

void TestLock::coversTheWindowAndOpensWithThePin()
{
    StaffedDesk desk;
    desk.lockIt();
    QVERIFY(desk.lock());
    QVERIFY(!desk.find<Rail>()->isVisible());
    QVERIFY(!desk.paymentsTable()->isVisible());
    QCOMPARE(desk.label(u"pinHeading"_s), u"PIN of Anna"_s);
    QVERIFY(!desk.find<QPushButton>(u"openTill"_s)->isEnabled());
    Desk::type(u"2468"_s);
    QVERIFY(desk.find<QPushButton>(u"openTill"_s)->isEnabled());
    Desk::press(Qt::Key_Return);
    desk.settle();
    QVERIFY(!desk.lock());
    QVERIFY(desk.paymentsTable()->isVisible());
    QCOMPARE(desk.label(u"person"_s), u"Anna D. · Cashier"_s);
}

/// Whatever its first figure, the large clock begins where the day begins.
void TestLock::setsTheClockAboveTheDay()
{
    StaffedDesk desk;
    desk.lockIt();
    const auto begin = [&desk](const QString &name) {
        const auto *label = desk.find<QLabel>(name);
        const QRect place(label->mapTo(desk.lock(), QPoint()), label->size());
        const QImage page = desk.lock()->grab().toImage();
        for (int x = qMax(0, place.left()); x <= place.right(); ++x) {
            for (int y = place.top(); y <= place.bottom(); ++y) {
                if (qGray(page.pixel(x, y)) < 160)
                    return x;
            }
        }
        return -1;
    };
    for (const auto hours : {0h, 7h, 4h}) { // 14:34, 21:34, 01:34
        if (hours > 0h) { // the first clock is the one that the locked page appears with
            desk.clock.advance(hours);
            desk.window->ticker().tick();
        }
        desk.settle();
        constexpr int kRounding = 2;
        QVERIFY2(std::abs(begin(u"lockTime"_s) - begin(u"lockDay"_s)) <= kRounding,
                 qPrintable(desk.label(u"lockTime"_s)));
    }
}

void TestLock::changesThePersonByKeyboardAlone()
{
    StaffedDesk desk;
    QElapsedTimer timer;
    timer.start();
    Desk::press(Qt::Key_L, Qt::ControlModifier);
    desk.settle();
    qInfo("locking: %lld ms in the window", timer.restart());
    Desk::press(Qt::Key_M);
    QCOMPARE(desk.label(u"pinHeading"_s), u"PIN of Marc"_s);
    Desk::press(Qt::Key_Left);
    QCOMPARE(desk.label(u"pinHeading"_s), u"PIN of Sofie"_s);
    Desk::press(Qt::Key_Right);
    timer.restart();
    desk.enter(u"3690"_s);
    QVERIFY(!desk.lock());
    qInfo("change of person: %lld ms in the window, besides comparing the PIN", timer.elapsed());
    QCOMPARE(desk.staff.now.member->id, desk.marc);
}

void TestLock::saysWhatIsWrongWithThePin()
{
    StaffedDesk desk;
    Desk::press(Qt::Key_L, Qt::ControlModifier);
    desk.settle();
    for (int left = 4; left >= 0; --left) {
        desk.enter(u"1357"_s);
        QVERIFY(desk.lock());
        if (left > 1)
            QCOMPARE(desk.label(u"pinProblem"_s),
                     u"That is not the PIN of Anna. %1 tries left."_s.arg(left));
    }
    QVERIFY(desk.label(u"pinProblem"_s).startsWith(u"Blocked until "_s));
    QVERIFY(desk.label(u"pinProblem"_s).endsWith(u"(1:00 left)"_s));
    desk.clock.advance(10s);
    desk.window->ticker().tick();
    QVERIFY(desk.label(u"pinProblem"_s).endsWith(u"(0:50 left)"_s));
    desk.find<QPushButton>(u"forgottenPin"_s)->click();
    QCOMPARE(desk.label(u"forgottenHelp"_s),
             u"A new PIN is given in Settings, Staff. Ask Sofie."_s);
    Desk::type(u"2468"_s); // no try is read
    QVERIFY(!desk.find<QPushButton>(u"openTill"_s)->isEnabled());
    const qsizetype tries = desk.staff.calls.size();
    Desk::press(Qt::Key_Return);
    QCOMPARE(desk.staff.calls.size(), tries);
    desk.clock.advance(1min);
    desk.window->ticker().tick();
    QCOMPARE(desk.label(u"pinProblem"_s), QString());
    desk.enter(u"2468"_s);
    QVERIFY(!desk.lock());
}

void TestLock::forgetsDigitsTypedForSomebodyElse()
{
    StaffedDesk desk;
    Desk::press(Qt::Key_L, Qt::ControlModifier);
    desk.settle();
    Desk::type(u"2468"_s);
    Desk::press(Qt::Key_S);
    QVERIFY(!desk.find<QPushButton>(u"openTill"_s)->isEnabled());
    Desk::type(u"471"_s);
    QVERIFY(!desk.find<QPushButton>(u"openTill"_s)->isEnabled());
    Desk::press(Qt::Key_Backspace);
    desk.enter(u"11"_s);
    QCOMPARE(desk.staff.now.member->id, desk.sofie);
    QVERIFY(!desk.lock());
}

void TestLock::forgetsAPinTypedInPart()
{
    StaffedDesk desk;
    Desk::press(Qt::Key_L, Qt::ControlModifier);
    desk.settle();
    Desk::type(u"2468"_s);
    desk.clock.advance(29s);
    desk.window->ticker().tick();
    QVERIFY(desk.find<QPushButton>(u"openTill"_s)->isEnabled());
    desk.clock.advance(1s);
    desk.window->ticker().tick();
    QVERIFY(!desk.find<QPushButton>(u"openTill"_s)->isEnabled());
}

void TestLock::replacesATemporaryPin()
{
    StaffedDesk desk;
    std::ignore = desk.staff.givePin(desk.anna);
    Desk::press(Qt::Key_L, Qt::ControlModifier);
    desk.settle();
    desk.enter(desk.staff.temporaryPin);
    QVERIFY(desk.lock());
    QCOMPARE(desk.label(u"pinHeading"_s), u"Choose your own PIN"_s);
    desk.enter(u"1234"_s);
    QVERIFY(desk.label(u"pinProblem"_s).startsWith(u"Too easy"_s));
    desk.enter(u"8642"_s);
    QCOMPARE(desk.label(u"pinHeading"_s), u"Choose your own PIN: once more"_s);
    desk.enter(u"8643"_s);
    QCOMPARE(desk.label(u"pinProblem"_s), u"The two PINs differ."_s);
    desk.enter(u"8642"_s);
    desk.enter(u"8642"_s);
    QVERIFY(!desk.lock());
    QCOMPARE(desk.staff.pins[desk.anna], u"8642"_s);
}

void TestLock::locksAgainWhenTheTemporaryPinIsKept()
{
    StaffedDesk desk;
    std::ignore = desk.staff.givePin(desk.anna);
    Desk::press(Qt::Key_L, Qt::ControlModifier);
    desk.settle();
    desk.enter(desk.staff.temporaryPin);
    Desk::press(Qt::Key_Escape);
    desk.settle();
    QVERIFY(desk.lock());
    QVERIFY(desk.staff.now.isLocked);
}

void TestLock::keepsCommandsAndWindowsFromAStranger()
{
    StaffedDesk desk;
    desk.window->newPayment();
    desk.settle();
    QVERIFY(Desk::top<NewPaymentDialog>());
    desk.lockIt();
    QVERIFY(!Desk::top<NewPaymentDialog>());
    QTest::keyClick(desk.window.get(), Qt::Key_4, Qt::ControlModifier);
    QCOMPARE(desk.window->place(), Place::Payments);
    QTest::keyClick(desk.window.get(), Qt::Key_K, Qt::ControlModifier);
    QTest::keyClick(desk.window.get(), Qt::Key_N, Qt::ControlModifier);
    desk.settle();
    QVERIFY(!Desk::top<NewPaymentDialog>());
    QCOMPARE(qApp->activeWindow(), desk.window.get());
    desk.enter(u"2468"_s);
    QVERIFY(Desk::top<NewPaymentDialog>()); // the same person goes on
    desk.lockIt();
    Desk::press(Qt::Key_M);
    desk.enter(u"3690"_s);
    QVERIFY(!Desk::top<NewPaymentDialog>());
}

void TestLock::letsTheCustomerDisplayAndThePaymentGoOn()
{
    StaffedDesk desk;
    desk.window->goTo(Place::Till);
    desk.settle();
    auto *till = desk.find<TillView>();
    till->toggleCustomerDisplay();
    till->presenter().type(u"1250");
    till->presenter().enter();
    desk.settle();
    desk.window->ticker().tick();
    QVERIFY(Desk::top<CustomerDisplay>());
    QVERIFY(till->presenter().stage().payment().isShown());
    desk.window->activateWindow();
    desk.lockIt();
    QVERIFY(desk.lock());
    QVERIFY(Desk::top<CustomerDisplay>());
    auto *strip = desk.find<QWidget>(u"paymentStrip"_s);
    QVERIFY(strip->isVisible());
    QVERIFY(strip->accessibleName().contains(u"12.50"_s));
    QVERIFY(till->presenter().stage().payment().isShown());
}

void TestLock::locksAfterTheIdleTime()
{
    StaffedDesk desk;
    const auto tick = [&](int seconds) {
        for (int i = 0; i < seconds; ++i)
            desk.window->ticker().tick();
        desk.settle();
    };
    tick(600);
    QVERIFY(!desk.lock()); // off unless it was chosen
    setLockAfterMinutes(desk.preferences, 1);
    Desk::press(Qt::Key_Down);
    tick(59);
    Desk::press(Qt::Key_Down);
    tick(59);
    QVERIFY(!desk.lock());
    tick(1);
    QVERIFY(desk.lock());
}

void TestLock::locksAfterEachPaymentIfWanted()
{
    StaffedDesk desk;
    setLocksAfterPayment(desk.preferences, true);
    desk.window->goTo(Place::Till);
    desk.settle();
    desk.window->ticker().tick();
    Q_EMIT desk.find<TillView>()->presenter().stage().cleared();
    desk.settle();
    QVERIFY(desk.lock());
}

void TestLock::locksAfterAPaymentOfAnyView()
{
    StaffedDesk desk;
    setLocksAfterPayment(desk.preferences, true);
    desk.payments.payments.last().takenBy = {Actor::Kind::Window, u"Anna De Smet"_s};
    const PaymentId id = desk.payments.payments.last().id;
    desk.payments.setStatus(id, PaymentStatus::Identified);
    desk.settle();
    QVERIFY(!desk.lock());
    desk.payments.setStatus(id, PaymentStatus::Succeeded);
    desk.settle();
    QVERIFY(desk.lock());
}

void TestLock::staysOpenAfterAPaymentOfTheWebShop()
{
    StaffedDesk desk;
    setLocksAfterPayment(desk.preferences, true);
    desk.payments.payments.last().takenBy = {Actor::Kind::ApiKey, u"webshop"_s};
    desk.payments.setStatus(desk.payments.payments.last().id, PaymentStatus::Succeeded);
    desk.settle();
    QVERIFY(!desk.lock());
}

void TestLock::showsTheRunningPaymentsOfThisComputer()
{
    StaffedDesk desk;
    for (int i = 0; i < 3; ++i)
        (void)desk.payments.create(desk.payments.profile.id,
                                   {.amount = Amount::fromCents(1000 + i)});
    desk.settle();
    desk.lockIt();
    desk.settle();
    auto *strip = desk.find<QWidget>(u"paymentStrip"_s);
    QVERIFY(strip->isVisible());
    QVERIFY(strip->accessibleName().contains(u"10.02"_s)); // the newest
    QCOMPARE(desk.label(u"morePayments"_s), u"2 more"_s);
    QVERIFY(desk.label(u"lockAddress"_s).contains(u"http://127.0.0.1:8400"_s));
}

void TestLock::leavesOutButtonsThatTheRoleDoesNotAllow()
{
    StaffedDesk desk;
    const auto isShown = [&desk](const QString &name) {
        return desk.find<QPushButton>(name)->isVisible();
    };
    QVERIFY(isShown(u"newPayment"_s));
    QVERIFY(!isShown(u"exportPayments"_s));
    desk.window->goTo(Place::Refunds); // created after the person has signed in
    desk.settle();
    QVERIFY(!isShown(u"exportRefunds"_s));
    desk.staff.open(desk.marc);
    desk.settle();
    QVERIFY(isShown(u"exportRefunds"_s));
    desk.staff.open(desk.staff.hire(u"Bea Kok"_s, StaffRole::Bookkeeper, u"8642"_s));
    desk.settle();
    QVERIFY(!isShown(u"newPayment"_s));
}

void TestLock::worksAsBeforeWithoutStaff()
{
    LockableDesk desk;
    setLocksAfterPayment(desk.preferences, true);
    setLockAfterMinutes(desk.preferences, 1);
    desk.payments.payments.last().takenBy.kind = Actor::Kind::Window;
    desk.payments.setStatus(desk.payments.payments.last().id, PaymentStatus::Succeeded);
    for (int i = 0; i < 120; ++i)
        desk.window->ticker().tick();
    desk.settle();
    QVERIFY(!desk.lock());
    QVERIFY(desk.find<QPushButton>(u"exportPayments"_s)->isVisible());
    QVERIFY(desk.find<QPushButton>(u"newPayment"_s)->isVisible());
    QVERIFY(desk.paymentsTable()->isColumnHidden(PaymentsModel::Person));
    for (const auto *shortcut : desk.window->findChildren<QShortcut *>())
        QVERIFY(shortcut->isEnabled());
    QVERIFY(desk.staff.calls.isEmpty());
}

void TestLock::showsEachRoleItsViews()
{
    StaffedDesk desk;
    const QString lock = wordsOf(Place::Lock).title;
    QCOMPARE(desk.places(),
             (QStringList{u"Today"_s, u"Till"_s, u"Payments"_s, u"Refunds"_s, lock}));
    desk.window->goTo(Place::Settings);
    QCOMPARE(desk.window->place(), Place::Payments);
    desk.staff.open(desk.marc);
    desk.settle();
    QVERIFY(desk.places().contains(wordsOf(Place::Payouts).title));
    QVERIFY(!desk.places().contains(wordsOf(Place::Settings).title));
    desk.staff.open(desk.sofie);
    desk.settle();
    desk.window->goTo(Place::Settings);
    QCOMPARE(desk.window->place(), Place::Settings);
    desk.staff.open(desk.anna); // must not keep the settings that the owner left open
    desk.settle();
    QCOMPARE(desk.window->place(), Place::Payments);
}

void TestLock::locksWhenThePersonIsDisabled()
{
    StaffedDesk desk;
    desk.staff.now = {.isOn = true, .isLocked = true, .member = {}};
    Q_EMIT desk.staff.changed();
    desk.settle();
    QVERIFY(desk.lock());
    QCOMPARE(desk.label(u"pinHeading"_s), u"Choose your name"_s);
}

void TestLock::closesWithoutAQuestion()
{
    StaffedDesk desk;
    desk.lockIt();
    QVERIFY(desk.window->close());
    QVERIFY(!desk.window->isVisible());
}

void TestLock::namesEverythingForScreenReaders()
{
    StaffedDesk desk;
    desk.lockIt();
    for (const auto *button : desk.lock()->findChildren<QAbstractButton *>())
        QVERIFY2(!button->accessibleName().isEmpty() || !button->text().isEmpty(),
                 qPrintable(button->objectName()));
    Desk::type(u"24"_s);
    QVERIFY(desk.lock()->accessibleDescription().contains(StaffWords::digitsEntered(2)));
    int stops = 0;
    for (const auto *tile : desk.lock()->findChildren<PersonTile *>())
        stops += (tile->focusPolicy() & Qt::TabFocus) ? 1 : 0;
    QCOMPARE(stops, 1); // the tiles are one tab stop
}

TILLDESK_TEST(TestLock, QApplication)
#include "tst_lock.moc"
