#include "core/domain/permissions.h"
#include "tests/support/some_callbacks.h"
#include "tests/support/some_payouts.h"
#include "tests/support/test_program.h"
#include "tests/ui/refunds_fixture.h"
#include "tests/ui/shop_fixture.h"
#include "ui/models/bank/bank_presenter.h"
#include "ui/models/callbacks/callback_presenter.h"
#include "ui/models/common/permitted.h"
#include "ui/models/payments/payment_selection.h"
#include "ui/models/payments/payments_presenter.h"
#include "ui/models/payouts/payout_next.h"
#include "ui/models/payouts/payout_presenter.h"
#include "ui/models/receipts/receipt.h"
#include "ui/models/refunds/refund_form.h"
#include "ui/models/till/till_customer.h"
#include "ui/widgets/bank/bank_details_view.h"
#include "ui/widgets/payments/payment_selection_bar.h"
#include "ui/widgets/refunds/refund_details_view.h"

#include <QPushButton>
#include <functional>
#include <optional>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ui;
using test::Desk;

namespace {

struct PayoutState {
    PayoutStatus status = PayoutStatus::Succeeded;
    bool isRepeated = false;
    bool canPayAgain = false; ///< PayoutService::payAgain()
};

struct SendingState {
    CallbackState state = CallbackState::Waiting;
    int secondsUntilDue = 0;
    bool canSendAgain = false; ///< the core allows it always; a due one is being sent
};

/// BankService matches a line that is a credit and has no match yet.
struct BankLineState {
    BankOutcome outcome = BankOutcome::Other;
    BankReason reason = BankReason::NotOfPayouts;
    bool isLine = true; ///< false: a payout that is on no line
    bool isCredit = true;
    bool isDecided = false; ///< matched, or said to be no payout
};

} // namespace

/// Each action that the core offers for a state, to a role, is possible in the window, and no other
/// one.
class TestActions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault({QLocale::English, QLocale::UnitedKingdom}); }
    void offersWhatTheCoreAllowsForAPayment_data();
    void offersWhatTheCoreAllowsForAPayment();
    void hidesAcknowledgementsFromAShopWithoutThem();
    void offersWhatTheCoreAllowsForAPayout_data();
    void offersWhatTheCoreAllowsForAPayout();
    void offersARunOfPayoutsToWhoMayMakeOne_data();
    void offersARunOfPayoutsToWhoMayMakeOne();
    void offersWhatTheCoreAllowsForACallback_data();
    void offersWhatTheCoreAllowsForACallback();
    void offersWhatTheCoreAllowsForALineOfTheBank_data();
    void offersWhatTheCoreAllowsForALineOfTheBank();
    void offersNothingForARefund_data();
    void offersNothingForARefund();
    void acknowledgesTheSelectionOnlyForWhoMay();
    void simulatesACustomerOnlyForWhoMay();
    void revealsTheAccountNumberOnlyToWhoMay();

private:
    template <typename State>
    static void addRows(const QString &name, const State &state);
    static std::function<bool(StaffCommand)> signIn(test::FakeStaff &staff,
                                                    std::optional<StaffRole> role);
};

/// Adds a row for each state and each role, and for a shop without staff.
template <typename State>
void TestActions::addRows(const QString &name, const State &state)
{
    QTest::addRow("%s", qPrintable(name)) << state << std::optional<StaffRole>();
    for (const StaffRole role : enumerators<StaffRole>())
        QTest::addRow("%s, %s", qPrintable(name), toText(role).data())
            << state << std::optional(role);
}

/// Signs in a person of the role; no-op without a role. Returns whether the person may give the
/// command.
std::function<bool(StaffCommand)> TestActions::signIn(test::FakeStaff &staff,
                                                      std::optional<StaffRole> role)
{
    if (role)
        staff.open(staff.hire(u"Anna De Smet"_s, *role, u"2580"_s));
    return [role](StaffCommand command) { return !role || mayGive(*role, command); };
}

void TestActions::offersWhatTheCoreAllowsForAPayment_data()
{
    QTest::addColumn<PaymentStatus>("status");
    QTest::addColumn<std::optional<StaffRole>>("role");
    for (const PaymentStatus status : kPaymentStatuses)
        addRows(toText(status), status);
}

void TestActions::offersWhatTheCoreAllowsForAPayment()
{
    QFETCH(const PaymentStatus, status);
    QFETCH(const std::optional<StaffRole>, role);
    test::RefundsDesk desk(Place::Payments);
    const auto may = signIn(desk.staff, role);
    desk.payments.profile.asksAcknowledgement = true;
    Payment payment = test::somePayment(7'000);
    payment.status = status;
    payment.debtor = {u"Lotte"_s, u"BE71096123456769"_s};
    payment.acknowledgeBy =
        test::kSomeNow + std::chrono::days(status == PaymentStatus::Voided ? -1 : 1);
    desk.payments.add(payment);
    desk.settleChange();
    desk.paymentsTable()->choose(payment.id.text());
    QTRY_VERIFY((desk.settle(), desk.find<QPushButton>(u"receipt"_s)->isVisible()));

    const auto allows = [status](PaymentTrigger trigger) {
        return nextStatus(status, trigger).has_value();
    };
    const QMap<QString, bool> expected{
        {u"acknowledgePayment"_s,
         allows(PaymentTrigger::MerchantAcknowledges) && may(StaffCommand::AcknowledgePayment)},
        {u"cancelPayment"_s,
         allows(PaymentTrigger::MerchantCancels) && may(StaffCommand::CancelPayment)},
        {u"refundPayment"_s, refundIbanOf(payment).has_value() && may(StaffCommand::CreateRefund)},
        {u"receipt"_s, status == PaymentStatus::Succeeded}};
    for (const auto &[name, isAllowed] : expected.asKeyValueRange()) {
        const auto *button = desk.find<QPushButton>(name);
        QVERIFY2(button->isVisible(), qPrintable(name));
        QTRY_VERIFY2((desk.settle(), button->isEnabled() == isAllowed), qPrintable(name));
        QVERIFY2(isAllowed || !button->toolTip().isEmpty(), qPrintable(name));
        QCOMPARE(button->accessibleDescription(), isAllowed ? QString() : button->toolTip());
    }
}

void TestActions::hidesAcknowledgementsFromAShopWithoutThem()
{
    test::RefundsDesk desk(Place::Payments);
    desk.paymentsTable()->selectRow(0);
    desk.settle();
    QVERIFY(desk.find<QPushButton>(u"cancelPayment"_s)->isVisible());
    QVERIFY(!desk.find<QPushButton>(u"acknowledgePayment"_s)->isVisible());
}

void TestActions::offersWhatTheCoreAllowsForAPayout_data()
{
    QTest::addColumn<PayoutState>("state");
    QTest::addColumn<std::optional<StaffRole>>("role");
    addRows(u"succeeded"_s, PayoutState{PayoutStatus::Succeeded, false, false});
    addRows(u"failed"_s, PayoutState{PayoutStatus::Failed, false, true});
    addRows(u"failed and repeated"_s, PayoutState{PayoutStatus::Failed, true, false});
}

void TestActions::offersWhatTheCoreAllowsForAPayout()
{
    QFETCH(const PayoutState, state);
    QFETCH(const std::optional<StaffRole>, role);
    Desk desk;
    const auto may = signIn(desk.staff, role);
    PayoutDetails payout = test::somePayout(1, {}, test::kSomeNow, 3, 0);
    payout.payout.status = state.status;
    if (state.isRepeated)
        payout.payout.paidBy = PayoutId(u"po_2"_s);
    desk.payouts.payouts = {payout};
    PayoutPresenter presenter(desk.gateways);
    presenter.show(payout.payout.id);
    QTRY_VERIFY(presenter.isShown());
    QCOMPARE(presenter.whyNotPayAgain().isEmpty(),
             state.canPayAgain && may(StaffCommand::PayAgain));
}

void TestActions::offersARunOfPayoutsToWhoMayMakeOne_data()
{
    QTest::addColumn<bool>("isAnythingDue");
    QTest::addColumn<std::optional<StaffRole>>("role");
    addRows(u"something is due"_s, true);
    addRows(u"nothing is due"_s, false);
}

void TestActions::offersARunOfPayoutsToWhoMayMakeOne()
{
    QFETCH(const bool, isAnythingDue);
    QFETCH(const std::optional<StaffRole>, role);
    Desk desk;
    const auto may = signIn(desk.staff, role);
    desk.payouts.next = {{}, test::kSomeNow + std::chrono::hours(9)};
    if (isAnythingDue)
        desk.payouts.next.rows << RunningPayout{
            MerchantId(), u"BE68539007547034"_s,  {}, {1, Amount::fromCents(500)},
            {},           Amount::fromCents(500), {}};
    PayoutNext next(desk.gateways);
    next.start();
    QTRY_COMPARE(next.whyNotNow().isEmpty(), isAnythingDue && may(StaffCommand::RunPayouts));
}

void TestActions::offersWhatTheCoreAllowsForACallback_data()
{
    QTest::addColumn<SendingState>("sending");
    QTest::addColumn<std::optional<StaffRole>>("role");
    addRows(u"waits for a retry"_s, SendingState{CallbackState::Waiting, 60, true});
    addRows(u"due"_s, SendingState{CallbackState::Waiting, 0, false});
    addRows(u"delivered"_s, SendingState{CallbackState::Delivered, 0, true});
    addRows(u"failed"_s, SendingState{CallbackState::Failed, 0, true});
}

void TestActions::offersWhatTheCoreAllowsForACallback()
{
    QFETCH(const SendingState, sending);
    QFETCH(const std::optional<StaffRole>, role);
    Desk desk;
    const auto may = signIn(desk.staff, role);
    CallbackDetails callback =
        test::someCallback(1, PaymentStatus::Succeeded, test::kSomeNow - std::chrono::hours(1));
    callback.callback.state = sending.state;
    callback.callback.dueAt = sending.state == CallbackState::Waiting
        ? std::optional(test::kSomeNow + std::chrono::seconds(sending.secondsUntilDue))
        : std::nullopt;
    desk.callbacks.callbacks = {callback};
    CallbackPresenter presenter(desk.gateways);
    presenter.show(callback.callback.id);
    QTRY_VERIFY(presenter.isShown());
    QCOMPARE(presenter.whyNotSendAgain().isEmpty(),
             sending.canSendAgain && may(StaffCommand::SendCallbackAgain));
}

void TestActions::offersWhatTheCoreAllowsForALineOfTheBank_data()
{
    using enum BankReason;
    QTest::addColumn<BankLineState>("state");
    QTest::addColumn<std::optional<StaffRole>>("role");
    const auto add = [](const QString &name, BankOutcome outcome, BankReason reason,
                        bool isDecided = false) {
        addRows(name, BankLineState{.outcome = outcome, .reason = reason, .isDecided = isDecided});
    };
    add(u"ID and amount"_s, BankOutcome::Matched, IdAndAmount, true);
    add(u"matched by hand"_s, BankOutcome::Matched, ByHand, true);
    add(u"another amount"_s, BankOutcome::AmountDiffers, OtherAmount);
    add(u"same amount"_s, BankOutcome::NoReference, SameAmount);
    add(u"same amounts"_s, BankOutcome::Ambiguous, SameAmounts);
    add(u"cut ID"_s, BankOutcome::Ambiguous, CutId);
    add(u"several IDs"_s, BankOutcome::Ambiguous, SeveralIds);
    add(u"unknown ID"_s, BankOutcome::Unexpected, UnknownId);
    add(u"payout failed"_s, BankOutcome::Unexpected, PayoutFailed);
    add(u"matched already"_s, BankOutcome::Unexpected, MatchedAlready);
    add(u"before the payout"_s, BankOutcome::Unexpected, BeforePayout);
    add(u"unmatched by hand"_s, BankOutcome::Ambiguous, Undone);
    add(u"no payout"_s, BankOutcome::Other, NotOfPayouts);
    add(u"no payout, by hand"_s, BankOutcome::Other, NotAPayoutByHand, true);
    addRows(u"a debit"_s, BankLineState{.isCredit = false});
    addRows(u"a missing payout"_s, BankLineState{BankOutcome::Missing, NotOnStatements, false});
    addRows(u"an awaited payout"_s, BankLineState{BankOutcome::Awaited, NoStatementYet, false});
}

void TestActions::offersWhatTheCoreAllowsForALineOfTheBank()
{
    QFETCH(const BankLineState, state);
    QFETCH(const std::optional<StaffRole>, role);
    test::Shop shop;
    const auto may = signIn(shop.staff, role);
    if (!may(StaffCommand::ReadBank)) { // no line is shown
        QVERIFY(!mayOpen(shop.staff.session(), Place::Payouts));
        return;
    }
    test::readTheBakerysBank(shop.bank);
    BankItem item = *std::ranges::find_if(
        shop.bank.rows, [](const BankItem &each) { return each.entry && !each.payouts.isEmpty(); });
    item.outcome = state.outcome;
    item.reason = state.reason;
    item.entry->amount = Amount::fromCents(state.isCredit ? 500 : -500);
    item.expected = QDate(2026, 11, 24);
    if (!state.isLine)
        item.entry.reset();
    shop.bank.rows = {item};
    BankPresenter presenter(shop.gateways);
    const Theme theme(*qApp, ThemeChoice::Light);
    BankDetailsView details(theme, presenter);
    presenter.setGroup(state.outcome == BankOutcome::Other         ? BankPresenter::Group::Others
                           : state.outcome == BankOutcome::Awaited ? BankPresenter::Group::Awaited
                                                                   : BankPresenter::Group::All);
    presenter.start();
    QTRY_COMPARE(presenter.model().rowCount(), 1);
    details.show(presenter.model().idAt(0));
    const bool canDecide = state.isLine && may(StaffCommand::MatchBankLine);
    QCOMPARE(!details.findChild<QPushButton *>(u"matchLine"_s)->isHidden(),
             canDecide && state.isCredit && !state.isDecided);
    QCOMPARE(!details.findChild<QPushButton *>(u"unmatchLine"_s)->isHidden(),
             canDecide && state.isDecided);
}

void TestActions::offersNothingForARefund_data()
{
    QTest::addColumn<RefundStatus>("status");
    QTest::newRow("pending") << RefundStatus::Pending;
    QTest::newRow("refunded") << RefundStatus::Refunded;
    QTest::newRow("failed") << RefundStatus::Failed;
}

/// The core can neither cancel nor repeat a refund: the details only lead to the payment.
void TestActions::offersNothingForARefund()
{
    QFETCH(const RefundStatus, status);
    test::RefundsDesk desk;
    desk.refunds.refunds.last().status = status;
    Q_EMIT desk.refunds.changed();
    desk.chooseRow(0);
    QTRY_VERIFY(desk.find<QPushButton>(u"refundPaymentLink"_s)->isVisible());
    QStringList buttons;
    for (const auto *button : desk.find<RefundDetailsView>()->findChildren<QPushButton *>()) {
        if (button->isVisible())
            buttons << button->objectName();
    }
    QCOMPARE(buttons, QStringList(u"refundPaymentLink"_s));
}

void TestActions::acknowledgesTheSelectionOnlyForWhoMay()
{
    for (const StaffRole role : enumerators<StaffRole>()) {
        Desk desk;
        const auto may = signIn(desk.staff, role);
        Payment payment = test::somePayment(7'000);
        payment.status = PaymentStatus::PendingMerchantAcknowledgement;
        desk.payments.add(payment);
        PaymentsPresenter presenter(desk.gateways);
        presenter.start();
        presenter.model().setVisibleRows(0, 20);
        QTRY_VERIFY((desk.payments.settle(), presenter.model().at(0) != nullptr));
        PaymentSelection selection(desk.gateways, presenter.model());
        selection.setIds({payment.id.text()});
        QTRY_COMPARE(selection.count(), 1);
        QCOMPARE(selection.whyNotAcknowledge().isEmpty(), may(StaffCommand::AcknowledgePayment));
        const PaymentSelectionBar bar(desk.theme, selection);
        const auto *button = bar.findChild<QPushButton *>(u"acknowledgeSelection"_s);
        QVERIFY(!button->isHidden()); // a refused button says why
        QCOMPARE(button->isEnabled(), may(StaffCommand::AcknowledgePayment));
        QCOMPARE(button->toolTip().isEmpty(), button->isEnabled());
    }
}

void TestActions::simulatesACustomerOnlyForWhoMay()
{
    for (const StaffRole role : enumerators<StaffRole>()) {
        Desk desk;
        const auto may = signIn(desk.staff, role);
        const TillCustomer customer(desk.gateways);
        QCOMPARE(customer.whyNotPermitted().isEmpty(), may(StaffCommand::ActAsCustomer));
    }
}

void TestActions::revealsTheAccountNumberOnlyToWhoMay()
{
    for (const StaffRole role : enumerators<StaffRole>()) {
        Desk desk;
        const auto may = signIn(desk.staff, role);
        PaymentDetails details;
        details.payment = test::somePayment(7'000);
        const RefundForm form(desk.gateways, details);
        QCOMPARE(form.whyNotReveal().isEmpty(), may(StaffCommand::RevealIban));
    }
}

TILLDESK_TEST(TestActions, QApplication)
#include "tst_actions.moc"
