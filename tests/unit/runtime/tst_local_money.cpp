#include "core/payouts/payout_port.h"
#include "core/refunds/local_refund_port.h"
#include "core/runtime/local_ledger.h"
#include "core/runtime/local_payments.h"
#include "core/runtime/local_payouts.h"
#include "core/runtime/local_refunds.h"
#include "tests/support/core_threads.h"
#include "tests/support/test_program.h"
#include "tests/unit/runtime/shop_gate.h"
#include "tests/unit/runtime/taken.h"

#include <QSet>
#include <QSignalSpy>
#include <QtTest>
#include <thread>

using namespace tilldesk;
using namespace tilldesk::runtime;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// The gateways and ports of refunds, payouts and the ledger.
class TestLocalMoney : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void makesOneRefundOfAHundredRequestsAtOnce();
    void neverRefundsMoreThanWasPaidInARace();
    void findsARefundOfItsPayment();
    void refundsFromAWindow();
    void refusesWhatAWindowEnteredWrongly();
    void listsRefunds();
    void paysOutNow();
    void asksForPayoutsAndTheirItems();
    void knowsWhatBecameOfAPaymentsMoney();
    void showsTheLedger();
    void tellsWindowsWhatHasChanged();
    void answersBusyOnceStopped();

private:
    Payment paid(qint64 cents = 1000);
    void process();
    [[nodiscard]] static NewRefund asking(const Payment &payment, qint64 cents, const QString &key)
    {
        return {payment.id, Amount::fromCents(cents), {}, key};
    }
    /// Requests refunds from eight threads at once. Returns the results in the order of `wanted`.
    QList<Result<refunds::AcceptedRefund>> askAll(const QList<NewRefund> &wanted);

    payments::PublicAddress m_address;
    ManualClock m_clock{kCoreStart};
    bool m_payoutsFail = false;
    std::unique_ptr<refunds::RefundService> m_refundService;
    std::unique_ptr<payouts::PayoutService> m_payoutService;
    std::unique_ptr<CoreThreads> m_core;
    std::unique_ptr<ShopGate> m_shop;
    std::unique_ptr<refunds::LocalRefundPort> m_refundPort;
    std::unique_ptr<payouts::PayoutPort> m_payoutPort;
    std::unique_ptr<LocalRefunds> m_refunds;
    std::unique_ptr<LocalPayouts> m_payouts;
    std::unique_ptr<LocalLedger> m_ledger;
};

void TestLocalMoney::init()
{
    m_payoutsFail = false;
    m_core = std::make_unique<CoreThreads>([this](CoreThreads::Services &s) {
        m_refundService = std::make_unique<refunds::RefundService>(
            s.db, m_clock, s.happened, s.merchants, s.payments, s.ledger, s.payoutItems,
            refunds::RefundRules());
        m_payoutService = std::make_unique<payouts::PayoutService>(
            s.db, m_clock, s.happened, s.ledger, s.payoutItems,
            payouts::PayoutRules{.closing = {}, .fails = [this] { return m_payoutsFail; }});
    });
    const auto changed = m_core->onCore([this] {
        Profile profile = m_core->profile;
        profile.allowsRefunds = true;
        return m_core->services->merchants.changeProfile(profile);
    });
    QVERIFY(changed);
    m_refundPort =
        std::make_unique<refunds::LocalRefundPort>(m_core->core, m_core->readers, *m_refundService);
    m_payoutPort = std::make_unique<payouts::PayoutPort>(m_core->core, m_core->readers,
                                                         *m_payoutService, m_clock);
    m_shop = std::make_unique<ShopGate>(*m_core);
    m_refunds = std::make_unique<LocalRefunds>(m_shop->gate, *m_refundService, *m_shop->service);
    m_payouts = std::make_unique<LocalPayouts>(m_shop->gate, *m_payoutService,
                                               payouts::ClosingTime(), m_clock);
    m_ledger = std::make_unique<LocalLedger>(m_shop->gate);
}

void TestLocalMoney::cleanup()
{
    m_core->stop();
    m_refundService.reset();
    m_payoutService.reset();
    m_shop.reset();
    m_core.reset();
}

Payment TestLocalMoney::paid(qint64 cents)
{
    const auto payment = m_core->onCore([&]() -> Result<Payment> {
        payments::PaymentService &service = m_core->services->payments;
        auto made = service.create(m_core->profile.id, newPayment(cents), {});
        if (made)
            made = service.identify(made->id, kSomeDebtor);
        if (made)
            made = service.advance(made->id, PaymentTrigger::BankAuthorizes, {});
        return made ? service.settle(made->id) : made;
    });
    return payment.value_or(Payment());
}

void TestLocalMoney::process()
{
    m_clock.advance(2s);
    const auto count =
        m_core->onCore([this] { return Result<int>(m_refundService->processDue(100)); });
    QVERIFY(count && *count > 0);
}

QList<Result<refunds::AcceptedRefund>> TestLocalMoney::askAll(const QList<NewRefund> &wanted)
{
    constexpr qsizetype kThreads = 8;
    std::vector<std::promise<Result<refunds::AcceptedRefund>>> answers(std::size_t(wanted.size()));
    std::vector<std::jthread> threads;
    for (qsizetype first = 0; first < kThreads; ++first) {
        threads.emplace_back([&, first] {
            for (qsizetype i = first; i < wanted.size(); i += kThreads)
                m_refundPort->create(
                    wanted[i], {{}, m_core->profile.id}, [](const auto &) {},
                    [&answers, i](Result<refunds::AcceptedRefund> result) {
                        answers[std::size_t(i)].set_value(std::move(result));
                    });
        });
    }
    QList<Result<refunds::AcceptedRefund>> results;
    for (auto &answer : answers)
        results << answer.get_future().get();
    return results;
}

void TestLocalMoney::makesOneRefundOfAHundredRequestsAtOnce()
{
    const Payment payment = paid();
    const auto results = askAll(QList<NewRefund>(100, asking(payment, 600, u"k"_s)));
    QSet<QByteArray> bodies;
    for (const auto &result : results) {
        QVERIFY(result);
        bodies << QByteArray::fromStdString(result->answer);
    }
    QCOMPARE(bodies.size(), 1);
    QCOMPARE(m_core->number(u"SELECT count(*) FROM refund"_s), 1);
}

void TestLocalMoney::neverRefundsMoreThanWasPaidInARace()
{
    const Payment payment = paid();
    paid(100'000); // so that the running payout is not the limit
    QList<NewRefund> wanted;
    for (int i = 0; i < 100; ++i)
        wanted << asking(payment, 30, QString::number(i));
    int accepted = 0;
    for (const auto &result : askAll(wanted)) {
        accepted += result ? 1 : 0;
        QVERIFY(result || result.error().code == ErrorCode::RefundAmountTooHigh);
    }
    QCOMPARE(accepted, 33);
    QCOMPARE(m_core->number(u"SELECT CAST(sum(amount) AS BIGINT) FROM refund"_s), 990);
}

void TestLocalMoney::findsARefundOfItsPayment()
{
    const Payment payment = paid();
    const Payment other = paid();
    const auto made = taken(m_refunds->create(asking(payment, 600, u"k"_s)));
    QVERIFY(made);
    const auto find = [this](const PaymentId &of, const RefundId &id, const ProfileId &own) {
        std::promise<Result<Refund>> promise;
        m_refundPort->find(of, id, own,
                           [&promise](const Result<Refund> &result) { promise.set_value(result); });
        return promise.get_future().get();
    };
    const ProfileId own = m_core->profile.id;
    QCOMPARE(find(payment.id, made->id, own).value_or(Refund()), *made);
    QCOMPARE(find(other.id, made->id, own).error().code, ErrorCode::RefundNotFound);
    QCOMPARE(find(payment.id, RefundId(u"x"_s), own).error().code, ErrorCode::RefundNotFound);
    QCOMPARE(find(PaymentId(u"x"_s), made->id, own).error().code, ErrorCode::PaymentNotFound);
    QCOMPARE(find(payment.id, made->id, ProfileId(u"x"_s)).error().code, ErrorCode::AccessDenied);
    QCOMPARE(find(payment.id, RefundId(u"x"_s), ProfileId(u"x"_s)).error().code,
             ErrorCode::AccessDenied);
}

void TestLocalMoney::refundsFromAWindow()
{
    const Payment payment = paid();
    NewRefund wanted = asking(payment, 600, u"k"_s);
    wanted.description = u"e\u0301"_s; // normalised to NFC
    const auto made = taken(m_refunds->create(wanted));
    QVERIFY(made);
    QCOMPARE(made->actor.kind, Actor::Kind::Window);
    QCOMPARE(made->description, u"\u00e9"_s);
    QCOMPARE(taken(m_refunds->create(wanted)).value_or(Refund()).id, made->id);
    const auto standing = taken(m_refunds->refundable(payment.id));
    QVERIFY(standing);
    QCOMPARE(standing->left.cents(), 400);
    QCOMPARE(taken(m_refunds->revealIban(payment.id)).value_or(QString()), kSomeDebtor.iban);
    QCOMPARE(
        m_core->number(u"SELECT count(*) FROM audit_trail WHERE kind = 31 AND actor_kind = 3"_s),
        1);
}

void TestLocalMoney::refusesWhatAWindowEnteredWrongly()
{
    const Payment payment = paid();
    const auto refusal = [&](qint64 cents, const QString &description) {
        NewRefund wanted = asking(payment, cents, u"k"_s);
        wanted.description = description;
        const auto made = taken(m_refunds->create(wanted));
        return made ? QString() : made.error().field;
    };
    QCOMPARE(refusal(0, {}), u"amount"_s);
    QCOMPARE(refusal(-1, {}), u"amount"_s);
    QCOMPARE(refusal(1, u"a & b"_s), u"description"_s);
    QCOMPARE(refusal(1, QString(141, u'a')), u"description"_s);
    QCOMPARE(m_core->number(u"SELECT count(*) FROM refund"_s), 0);
}

void TestLocalMoney::listsRefunds()
{
    const Payment payment = paid(100'000);
    for (int i = 0; i < 3; ++i)
        QVERIFY(taken(m_refunds->create(asking(payment, 10, QString::number(i)))));
    const auto page = taken(m_refunds->page({}, {}, 2));
    QVERIFY(page);
    QCOMPARE(page->rows.size(), 2);
    QVERIFY(page->hasMore);
    const auto rest = taken(m_refunds->page({}, page->rows.last().seq, 1'000'000));
    QCOMPARE(rest->rows.size(), 1);
    QCOMPARE(taken(m_refunds->page({}, {}, -1))->rows.size(), 0);
    QCOMPARE(*taken(m_refunds->totals({})),
             (RefundTotals{{RefundStatus::Pending, {3, Amount::fromCents(30)}}}));
}

void TestLocalMoney::paysOutNow()
{
    paid();
    const auto running = taken(m_payouts->running({}));
    QVERIFY(running);
    QCOMPARE(running->rows.size(), 1);
    QCOMPARE(running->rows.first().amount.cents(), 1000);
    QVERIFY(running->nextRun > m_clock.now());
    m_payoutsFail = true;
    const auto made = taken(m_payouts->runNow());
    QVERIFY(made && made->size() == 1);
    QCOMPARE(taken(m_payouts->failed({})).value_or(-1), 1);
    m_payoutsFail = false;
    const auto again = taken(m_payouts->payAgain(made->first().id));
    QVERIFY(again);
    QCOMPARE(again->againOf, made->first().id);
    QCOMPARE(taken(m_payouts->failed({})).value_or(-1), 0);
    QCOMPARE(taken(m_payouts->payAgain(made->first().id)).error().code, ErrorCode::PayoutNotFailed);
    const auto details = taken(m_payouts->details(made->first().id));
    QVERIFY(details && details->proof.isProved);
    QCOMPARE(details->payout.paidBy, again->id);
}

void TestLocalMoney::asksForPayoutsAndTheirItems()
{
    const Payment first = paid();
    QVERIFY(taken(m_refunds->create(asking(first, 100, u"k"_s))));
    process();
    const auto payout = taken(m_payouts->runNow())->first();
    const Payment second = paid();
    std::promise<Result<QList<Payout>>> ran;
    m_payoutPort->run([&ran](const Result<QList<Payout>> &result) { ran.set_value(result); });
    const auto next = ran.get_future().get();
    QVERIFY(next && next->size() == 1);

    const auto page = taken(m_payouts->page({}, 0, 10));
    QCOMPARE(page->total, 2);
    QCOMPARE(page->rows.first().id, next->first().id); // newest first
    std::promise<Result<PayoutPage>> payouts;
    m_payoutPort->payouts({}, 0, 1,
                          [&](const Result<PayoutPage> &result) { payouts.set_value(result); });
    const auto oldest = payouts.get_future().get();
    QCOMPARE(oldest->rows.first().id, payout.id);

    const auto lines = taken(m_payouts->items(payout.id, PayoutItemKind::Payment, 0, 10));
    QCOMPARE(lines->total, 1);
    QCOMPARE(lines->rows.first().paymentId, first.id);
    QCOMPARE(taken(m_payouts->items(payout.id, PayoutItemKind::Refund, 0, 10))->total, 1);
    QCOMPARE(taken(m_payouts->items(PayoutId(u"x"_s), PayoutItemKind::Refund, 0, 10)).error().code,
             ErrorCode::PayoutNotFound);
    std::promise<Result<PayoutItemPage>> items;
    payouts::ItemQuery query;
    query.merchant = payout.merchantId;
    query.count = 10;
    m_payoutPort->items(query,
                        [&](const Result<PayoutItemPage> &result) { items.set_value(result); });
    const auto all = items.get_future().get();
    QCOMPARE(all->total, 2);
    QCOMPARE(all->rows.last().paymentId, second.id);
}

void TestLocalMoney::knowsWhatBecameOfAPaymentsMoney()
{
    const Payment payment = paid();
    const Payment other = paid();
    const auto refund = taken(m_refunds->create(asking(payment, 100, u"k"_s)));
    process();
    QVERIFY(taken(m_refunds->create(asking(other, 100, u"l"_s))));
    const auto payout = taken(m_payouts->runNow())->first();
    LocalPayments payments(
        m_shop->gate,
        {*m_core->port, m_core->services->payments, m_core->readers, m_core->published, m_address});
    const auto details = taken(payments.details(payment.id));
    QVERIFY(details);
    QCOMPARE(details->payment.refunded.cents(), 100);
    QCOMPARE(details->refunds.size(), 1);
    QCOMPARE(details->refunds.first().id, refund->id);
    QCOMPARE(details->payoutId, payout.id);
    QList<LedgerCause> causes;
    for (const LedgerEntry &entry : details->ledger)
        causes << entry.cause;
    QCOMPARE(causes,
             (QList<LedgerCause>{LedgerCause::PaymentSucceeded, LedgerCause::RefundReserved,
                                 LedgerCause::RefundDone}));
}

void TestLocalMoney::showsTheLedger()
{
    paid();
    paid();
    const auto page = taken(m_ledger->entries({}, {}, 1));
    QCOMPARE(page->rows.first().seq, 2);
    QVERIFY(page->hasMore);
    QCOMPARE(taken(m_ledger->entries({}, 2, 1'000'000))->rows.size(), 1);
    QCOMPARE(taken(m_ledger->balances())->first().balance.cents(), -2000);
    QCOMPARE(m_ledger->health().state, LedgerHealth::State::NotChecked);
}

void TestLocalMoney::tellsWindowsWhatHasChanged()
{
    QSignalSpy refunds(m_refunds.get(), &LocalRefunds::changed);
    QSignalSpy payouts(m_payouts.get(), &LocalPayouts::changed);
    QSignalSpy ledger(m_ledger.get(), &LocalLedger::healthChanged);
    m_refunds->notify();
    QCOMPARE(refunds.size(), 0); // emitted later, on the object's own thread
    QTRY_COMPARE(refunds.size(), 1);
    const LedgerHealth wrong{LedgerHealth::State::Wrong, u"entry 3"_s};
    m_ledger->notify(wrong);
    QTRY_COMPARE(ledger.size(), 1);
    QCOMPARE(m_ledger->health(), wrong);

    Events nothing;
    nothing.callbacksChanged = true;
    nothing.payments << PaymentChange{{}, {}, PaymentStatus::Cancelled, false};
    m_payouts->notify(nothing);
    Events refunded;
    refunded.refundsChanged = true;
    m_payouts->notify(refunded);
    Events paidOut;
    paidOut.payoutsChanged = true;
    m_payouts->notify(paidOut);
    Events taking;
    taking.payments << PaymentChange{{}, {}, PaymentStatus::Succeeded, false};
    m_payouts->notify(taking);
    QTRY_COMPARE(payouts.size(), 3);
}

void TestLocalMoney::answersBusyOnceStopped()
{
    m_core->stop();
    QCOMPARE(taken(m_refunds->refundable({})).error().code, ErrorCode::Busy);
    QCOMPARE(taken(m_refunds->page({}, {}, 1)).error().code, ErrorCode::Busy);
    QCOMPARE(taken(m_payouts->runNow()).error().code, ErrorCode::Busy);
    QCOMPARE(taken(m_payouts->running({})).error().code, ErrorCode::Busy);
    QCOMPARE(taken(m_ledger->balances()).error().code, ErrorCode::Busy);
}

TILLDESK_TEST(TestLocalMoney, QCoreApplication)
#include "tst_local_money.moc"
