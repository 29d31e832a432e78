#include "tests/support/some_callbacks.h"
#include "tests/support/some_payouts.h"
#include "tests/support/test_program.h"
#include "tests/ui/refunds_fixture.h"
#include "ui/models/callbacks/callback_presenter.h"
#include "ui/models/payouts/payout_presenter.h"
#include "ui/models/receipts/receipt.h"
#include "ui/widgets/refunds/refund_details_view.h"

#include <QPushButton>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ui;
using test::Desk;

/// Each action that the core offers for a state is possible in the window, and no other one.
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
    void offersWhatTheCoreAllowsForACallback_data();
    void offersWhatTheCoreAllowsForACallback();
    void offersNothingForARefund_data();
    void offersNothingForARefund();
};

void TestActions::offersWhatTheCoreAllowsForAPayment_data()
{
    QTest::addColumn<PaymentStatus>("status");
    for (const PaymentStatus status : kPaymentStatuses)
        QTest::newRow(toText(status).data()) << status;
}

void TestActions::offersWhatTheCoreAllowsForAPayment()
{
    QFETCH(const PaymentStatus, status);
    test::RefundsDesk desk(Place::Payments);
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
        {u"acknowledgePayment"_s, allows(PaymentTrigger::MerchantAcknowledges)},
        {u"cancelPayment"_s, allows(PaymentTrigger::MerchantCancels)},
        {u"refundPayment"_s, refundIbanOf(payment).has_value()},
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
    QTest::addColumn<PayoutStatus>("status");
    QTest::addColumn<bool>("isRepeated");
    QTest::addColumn<bool>("canPayAgain"); // PayoutService::payAgain()
    QTest::newRow("succeeded") << PayoutStatus::Succeeded << false << false;
    QTest::newRow("failed") << PayoutStatus::Failed << false << true;
    QTest::newRow("failed and repeated") << PayoutStatus::Failed << true << false;
}

void TestActions::offersWhatTheCoreAllowsForAPayout()
{
    QFETCH(const PayoutStatus, status);
    QFETCH(const bool, isRepeated);
    QFETCH(const bool, canPayAgain);
    Desk desk;
    PayoutDetails payout = test::somePayout(1, {}, test::kSomeNow, 3, 0);
    payout.payout.status = status;
    if (isRepeated)
        payout.payout.paidBy = PayoutId(u"po_2"_s);
    desk.payouts.payouts = {payout};
    PayoutPresenter presenter(desk.gateways);
    presenter.show(payout.payout.id);
    QTRY_VERIFY(presenter.isShown());
    QCOMPARE(presenter.whyNotPayAgain().isEmpty(), canPayAgain);
}

void TestActions::offersWhatTheCoreAllowsForACallback_data()
{
    QTest::addColumn<CallbackState>("state");
    QTest::addColumn<int>("secondsUntilDue");
    QTest::addColumn<bool>("canSendAgain"); // the core allows it always; a due one is being sent
    QTest::newRow("waits for a retry") << CallbackState::Waiting << 60 << true;
    QTest::newRow("due") << CallbackState::Waiting << 0 << false;
    QTest::newRow("delivered") << CallbackState::Delivered << 0 << true;
    QTest::newRow("failed") << CallbackState::Failed << 0 << true;
}

void TestActions::offersWhatTheCoreAllowsForACallback()
{
    QFETCH(const CallbackState, state);
    QFETCH(const int, secondsUntilDue);
    QFETCH(const bool, canSendAgain);
    Desk desk;
    CallbackDetails callback =
        test::someCallback(1, PaymentStatus::Succeeded, test::kSomeNow - std::chrono::hours(1));
    callback.callback.state = state;
    callback.callback.dueAt = state == CallbackState::Waiting
        ? std::optional(test::kSomeNow + std::chrono::seconds(secondsUntilDue))
        : std::nullopt;
    desk.callbacks.callbacks = {callback};
    CallbackPresenter presenter(desk.gateways);
    presenter.show(callback.callback.id);
    QTRY_VERIFY(presenter.isShown());
    QCOMPARE(presenter.whyNotSendAgain().isEmpty(), canSendAgain);
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

TILLDESK_TEST(TestActions, QApplication)
#include "tst_actions.moc"
