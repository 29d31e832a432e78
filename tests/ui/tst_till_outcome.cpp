#include "tests/support/test_program.h"
#include "tests/ui/till_fixture.h"
#include "tests/ui/window_fixture.h"
#include "ui/models/common/format.h"
#include "ui/models/common/outcome_watch.h"
#include "ui/widgets/payments/payments_view.h"
#include "ui/widgets/till/customer_display.h"
#include "ui/widgets/till/till_keypad.h"
#include "ui/widgets/till/till_view.h"

#include <QDialog>
#include <QLineEdit>
#include <QPushButton>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ui;
using std::chrono::seconds;
using test::Desk;
using test::Shop;
using test::showsText;
using test::TestTill;

namespace {

const QString kSentence = u"We do not know if this payment was created"_s;

HostedOutcome lost(const ProfileId &profile, Timestamp now, const QString &posId = {})
{
    HostedOutcome outcome;
    outcome.id = PaymentId(u"01a168c9641f2d7709c41e99"_s);
    outcome.profileId = profile;
    outcome.state = OutcomeState::Unknown;
    outcome.amount = Amount::fromCents(2450);
    outcome.reference = u"Till 2 - 0093"_s;
    outcome.sentReference = u"Till 2 - 0093"_s;
    outcome.description = u"2 × sourdough, 1 × tart"_s;
    outcome.pointOfSale = posId;
    outcome.sentAt = now;
    outcome.certainAt = now + (posId.isEmpty() ? seconds(10) : seconds(120));
    return outcome;
}

/// A till whose answers get lost.
struct DoubtfulTill : TestTill {
    explicit DoubtfulTill(const QString &posId = {})
    {
        payments.createError = Error{ErrorCode::OutcomeUnknown, u"lost"_s, {}};
        presenter.setReference(u"Till 2 - 0093"_s);
        presenter.type(u"2450");
        if (posId.isEmpty())
            presenter.enter();
        else
            presenter.pressTile(1);
        hosted.outcomes = {lost(tills(), clock.now(), posId)};
        hosted.outcomes.first().id = payments.created.last().id;
        settle();
        payments.createError.reset();
        Q_EMIT hosted.outcomesChanged();
        settle();
    }
    void becomes(OutcomeState state, const PaymentId &payment = {})
    {
        HostedOutcome changed = hosted.outcomes.first();
        changed.state = state;
        changed.paymentId = payment;
        hosted.setOutcome(changed);
        settle();
    }
};

/// The main window with the till open, in a shop with an unknown outcome.
struct DoubtfulDesk : Desk {
    explicit DoubtfulDesk(const QString &posId = u"TILL2"_s)
    {
        const ProfileId profile = merchants.entries.at(1).profile.id;
        hosted.setOutcome(lost(profile, clock.now(), posId));
        window->goTo(Place::Till);
        settle();
    }
    void open()
    {
        find<TillView>()->presenter().showOutcome(hosted.outcomes.first().id);
        settle();
    }
    [[nodiscard]] QPushButton *button(const QString &name) const { return find<QPushButton>(name); }
};

} // namespace

class TestTillOutcome : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault({QLocale::English, QLocale::UnitedKingdom}); }
    void init() { QTest::failOnWarning(QRegularExpression(u"no icon is named"_s)); }
    void saysThatTheOutcomeIsNotKnown();
    void showsNoRequestOfAnotherTill();
    void neverChargesAgainBeforeItIsCertain();
    void chargesAgainOnceItWasNotCreated();
    void showsThePaymentThatWasCreatedAfterAll();
    void keepsTheStickerClosedWhenItIsPutAside();
    void saysWhatHappensWhileTheProviderIsSilent();
    void asksAtMostEveryTwoSeconds();
    void comesBackAfterARestart();
    void letsThePaymentOnTheStageBeAskedForEachSecond();
    void isWorkedByKeyboard();
    void isSetAsNotCreatedByAManagerWithAReason();
    void showsNoAmountToTheCustomer();
    void isAnnouncedEverywhere();
    void isAnnouncedOnceSomebodyIsSignedIn();
};

void TestTillOutcome::saysThatTheOutcomeIsNotKnown()
{
    DoubtfulTill screen;
    const TillOutcome &outcome = screen.presenter.outcome();
    QVERIFY(outcome.isOpen());
    QCOMPARE(outcome.headline(), kSentence);
    QVERIFY(outcome.sentence().contains(u"No code was shown, so nobody can have paid."_s));
    QVERIFY(screen.problem().isEmpty());
    DoubtfulTill sticker(u"TILL2"_s);
    QVERIFY(sticker.presenter.outcome().sentence().contains(u"QR sticker at Till 2"_s));
    QVERIFY(sticker.presenter.outcome().advice().first().contains(u"they may confirm"_s));
}

void TestTillOutcome::showsNoRequestOfAnotherTill()
{
    TestTill first;
    TillPresenter second(first.gateways, first.ticker);
    second.counters().setProfiles({TestTill::tills()});
    second.counters().load();
    first.settle();
    first.payments.createError = Error{ErrorCode::OutcomeUnknown, u"lost"_s, {}};
    for (TillPresenter *till : {&first.presenter, &second}) {
        till->type(u"2450");
        till->enter();
        HostedOutcome outcome = lost(TestTill::tills(), first.clock.now());
        outcome.id = first.payments.created.last().id;
        outcome.reference.clear();
        first.hosted.outcomes << outcome;
    }
    first.settle();
    const QList<HostedOutcome> both = first.hosted.outcomes;
    QVERIFY(both.first().id != both.last().id);
    QCOMPARE(first.presenter.outcome().outcome().id, both.first().id);
    QCOMPARE(second.outcome().outcome().id, both.last().id);
    HostedOutcome ended = both.last();
    ended.state = OutcomeState::NotCreated;
    first.hosted.setOutcome(ended);
    first.settle();
    QVERIFY(first.presenter.outcome().isOpen());
    QVERIFY(!second.outcome().isOpen());
}

void TestTillOutcome::neverChargesAgainBeforeItIsCertain()
{
    DoubtfulTill till;
    const auto before = till.creations().size();
    till.presenter.enter();
    till.presenter.type(u"5");
    till.presenter.enter();
    till.presenter.pressTile(0);
    till.pass(seconds(30)); // past the time: an answer of the provider is still missing
    till.presenter.enter();
    till.settle();
    QCOMPARE(till.creations().size(), before);
    QCOMPARE(till.presenter.amount().cents(), 2450);
    QCOMPARE(till.presenter.whyClosed(), TillOutcome::closed());
}

void TestTillOutcome::chargesAgainOnceItWasNotCreated()
{
    DoubtfulTill till;
    till.becomes(OutcomeState::NotCreated);
    QCOMPARE(till.presenter.outcome().headline(), u"Not created. You can charge again."_s);
    till.presenter.enter();
    till.settle();
    QVERIFY(!till.presenter.outcome().isShown());
    QVERIFY(till.hasStage());
    QCOMPARE(till.creations().last(), u"create 2450 Till 2 - 0093 2 × sourdough, 1 × tart"_s);
    QVERIFY(till.payments.created.first().id != till.payments.created.last().id);
    till.presenter.enter(); // a second press
    till.settle();
    QCOMPARE(till.creations().size(), 2);

    DoubtfulTill sticker(u"TILL2"_s);
    sticker.becomes(OutcomeState::NotCreated);
    sticker.presenter.enter();
    sticker.settle();
    QCOMPARE(sticker.creations().last(), u"static QR TILL2 2450"_s);
}

void TestTillOutcome::showsThePaymentThatWasCreatedAfterAll()
{
    DoubtfulTill till;
    Payment made = test::somePayment(1, till.clock.now());
    made.status = PaymentStatus::Pending;
    made.profileId = TestTill::tills();
    till.payments.add(made);
    till.becomes(OutcomeState::Created, made.id);
    QVERIFY(!till.presenter.outcome().isShown());
    QVERIFY(till.hasStage());
    QVERIFY(till.presenter.stageHint().startsWith(u"It was created after all."_s));
    till.happens(PaymentStatus::Succeeded);
    QVERIFY(till.hasStage());
}

void TestTillOutcome::keepsTheStickerClosedWhenItIsPutAside()
{
    DoubtfulTill till(u"TILL2"_s);
    QCOMPARE(till.presenter.back(), TillPresenter::Back::Done);
    QVERIFY(!till.presenter.outcome().isShown());
    QVERIFY(till.presenter.tiles().tiles().at(1).outcome.has_value());
    QVERIFY(till.presenter.tiles().line(1, {}).contains(u"Outcome not known"_s));
    const auto before = till.creations().size();
    till.presenter.type(u"100");
    till.presenter.pressTile(1); // shows the request instead
    till.settle();
    QVERIFY(till.presenter.outcome().isOpen());
    QCOMPARE(till.creations().size(), before);
    till.presenter.putAside();
    till.presenter.type(u"100");
    till.presenter.pressTile(0); // the next customer, at another sticker
    till.settle();
    QCOMPARE(till.creations().last(), u"static QR TILL1 100"_s);
}

void TestTillOutcome::saysWhatHappensWhileTheProviderIsSilent()
{
    DoubtfulTill till(u"TILL2"_s);
    const TillOutcome &outcome = till.presenter.outcome();
    QCOMPARE(outcome.timeLeft(), seconds(120));
    QVERIFY(outcome.foundWords().contains(u"It has not answered yet"_s));
    till.pass(seconds(36));
    QCOMPARE(outcome.timeLeft(), seconds(84));
    HostedOutcome asked = till.hosted.outcomes.first();
    asked.askedAt = asked.answeredAt = till.clock.now();
    till.hosted.setOutcome(asked);
    till.pass(seconds(3));
    QCOMPARE(outcome.askedWords(), u"Last asked 3 s ago."_s);
    QVERIFY(outcome.foundWords().contains(u"no such payment yet"_s));
    till.pass(seconds(120));
    QVERIFY(outcome.sentence().startsWith(u"Still not known"_s));
    QVERIFY(outcome.isOpen());
}

void TestTillOutcome::asksAtMostEveryTwoSeconds()
{
    DoubtfulTill till;
    till.presenter.outcome().askNow();
    till.presenter.outcome().askNow();
    QCOMPARE(till.hosted.asked.size(), 1);
    till.pass(seconds(2));
    till.presenter.outcome().askNow();
    QCOMPARE(till.hosted.asked.size(), 2);
}

void TestTillOutcome::comesBackAfterARestart()
{
    TestTill till;
    till.hosted.outcomes = {lost(TestTill::tills(), till.clock.now())};
    till.presenter.resume(till.hosted.outcomes.first().id);
    till.settle();
    QVERIFY(till.presenter.outcome().isOpen());
    QCOMPARE(till.presenter.amount().cents(), 2450);
}

void TestTillOutcome::letsThePaymentOnTheStageBeAskedForEachSecond()
{
    TestTill till;
    till.enter(u"2450"_s);
    QVERIFY(till.hosted.shown.isEmpty()); // a local one needs no asking
    till.presenter.putAside();
    Payment made = test::somePayment(1, till.clock.now());
    made.status = PaymentStatus::Pending;
    made.environment = Environment::PreProduction;
    till.payments.add(made);
    till.presenter.resume(made.id);
    till.settle();
    QCOMPARE(till.hosted.shown, QList<PaymentId>{made.id});
    till.happens(PaymentStatus::Succeeded);
    QVERIFY(till.hosted.shown.isEmpty());
}

void TestTillOutcome::isWorkedByKeyboard()
{
    DoubtfulDesk desk;
    desk.open();
    QVERIFY(showsText(desk.window.get(), kSentence));
    QVERIFY(desk.button(u"askNow"_s)->hasFocus());
    for (const auto *key : desk.find<TillKeypad>()->findChildren<QPushButton *>())
        QVERIFY(!key->isEnabled());
    QVERIFY(!desk.button(u"showCode"_s)->isEnabled());
    QVERIFY(desk.button(u"showCode"_s)
                ->text()
                .startsWith(u"Charge %1 again"_s.arg(money(Amount::fromCents(2450)))));
    QCOMPARE(desk.button(u"showCode"_s)->accessibleDescription(), TillOutcome::closed());
    QVERIFY(!desk.button(u"cancelStage"_s)->isEnabled());
    QTest::keyClick(desk.window.get(), Qt::Key_F5);
    desk.settle();
    QCOMPARE(desk.hosted.asked.size(), 1);
    Desk::press(Qt::Key_Escape); // put aside
    desk.settle();
    QVERIFY(!showsText(desk.window.get(), kSentence));
    QVERIFY(desk.button(u"showCode"_s)->isEnabled());
    QCOMPARE(desk.window->place(), Place::Till);
    QTest::mouseClick(desk.window->findChild<QWidget *>(u"tile1"_s), Qt::LeftButton);
    desk.settle();
}

void TestTillOutcome::isSetAsNotCreatedByAManagerWithAReason()
{
    DoubtfulDesk desk;
    desk.open();
    auto *settle = desk.button(u"setNotCreated"_s);
    QVERIFY(!settle->isEnabled());
    QVERIFY(settle->toolTip().startsWith(u"Possible from"_s));
    desk.clock.advance(seconds(121));
    desk.window->ticker().tick();
    QVERIFY(settle->isEnabled());
    QTest::mouseClick(settle, Qt::LeftButton);
    auto *dialog = desk.find<QDialog>(u"settleOutcome"_s);
    QVERIFY(dialog);
    QTest::mouseClick(dialog->findChild<QPushButton *>(u"saveName"_s), Qt::LeftButton);
    QVERIFY(dialog->isVisible()); // no reason yet
    dialog->findChild<QLineEdit *>(u"newName"_s)->setText(u"Asked the provider by phone"_s);
    QTest::mouseClick(dialog->findChild<QPushButton *>(u"saveName"_s), Qt::LeftButton);
    desk.settle();
    QCOMPARE(desk.hosted.outcomes.first().note, u"Asked the provider by phone"_s);
    QVERIFY(showsText(desk.window.get(), u"Not created. You can charge again."_s));
    QVERIFY(desk.button(u"showCode"_s)->isEnabled());
    QCOMPARE(desk.window->focusWidget(), desk.button(u"showCode"_s));
}

void TestTillOutcome::showsNoAmountToTheCustomer()
{
    DoubtfulDesk desk;
    desk.find<TillView>()->toggleCustomerDisplay();
    desk.open();
    const auto *display = desk.find<TillView>()->customerDisplay();
    QVERIFY(showsText(display, u"One moment, please"_s));
    QVERIFY(!showsText(display, u"24.50"_s));
    desk.find<TillView>()->toggleCustomerDisplay();
}

void TestTillOutcome::isAnnouncedEverywhere()
{
    DoubtfulDesk desk;
    desk.window->goTo(Place::Today);
    desk.settle();
    QVERIFY(
        showsText(desk.window.get(),
                  u"Till 2 - 0093, %1: asking the provider"_s.arg(money(Amount::fromCents(2450)))));
    desk.window->goTo(Place::Payments);
    desk.settle();
    auto *open = desk.button(u"openOutcome"_s);
    QVERIFY(open->isVisible());
    const auto &payments = desk.find<PaymentsView>()->presenter();
    QTRY_VERIFY(payments.countOf(PaymentTab::NeedsAction));
    const qint64 needAction = *payments.countOf(PaymentTab::NeedsAction);
    QTest::mouseClick(open, Qt::LeftButton);
    desk.settle();
    QCOMPARE(desk.window->place(), Place::Till);
    QVERIFY(showsText(desk.window.get(), kSentence));
    HostedOutcome ended = desk.hosted.outcomes.first();
    ended.state = OutcomeState::NotCreated;
    desk.hosted.setOutcome(ended);
    desk.settle();
    desk.window->goTo(Place::Payments);
    QVERIFY(!open->isVisible());
    QTRY_COMPARE(payments.countOf(PaymentTab::NeedsAction), needAction - 1);
}

void TestTillOutcome::isAnnouncedOnceSomebodyIsSignedIn()
{
    Shop shop;
    shop.hosted.outcomes = {lost(TestTill::tills(), shop.clock.now())};
    shop.hosted.error = Error{ErrorCode::Unauthorized, {}, {}};
    OutcomeWatch watch(shop.gateways);
    watch.start();
    QCoreApplication::processEvents();
    QVERIFY(watch.open().isEmpty());
    shop.hosted.error.reset();
    Q_EMIT shop.staff.changed();
    QCoreApplication::processEvents();
    QCOMPARE(watch.open(), shop.hosted.outcomes);
}

TILLDESK_TEST(TestTillOutcome, QApplication)
#include "tst_till_outcome.moc"
