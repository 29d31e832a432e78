#include "core/refunds/local_refund_port.h"
#include "tests/support/core_threads.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;

namespace {

/// A result that a port will deliver.
template <typename T>
class Later
{
public:
    [[nodiscard]] auto taker()
    {
        return [promise = m_promise](Result<T> result) { promise->set_value(std::move(result)); };
    }
    [[nodiscard]] Result<T> wait() { return m_promise->get_future().get(); }

private:
    std::shared_ptr<std::promise<Result<T>>> m_promise =
        std::make_shared<std::promise<Result<T>>>();
};

} // namespace

/// Commands of one batch, whose look-ups are sent before the first of them runs: each command sees
/// what those before it have written.
class TestBatchedChanges : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void cancelsAPaymentOnce();
    void cancelsManyPayments();
    void cancelsAPaymentOfTheSameBatch();
    void cancelsWhatABatchHasReplaced();
    void refusesARefundOfACancelledPayment();
    void neverRefundsMoreThanWasPaid();
    void answersTheSameRequestWithTheSameRefund();
    void refusesAKeyWithOtherParameters();
    void goesOnAfterACommandThatThrows();
    void expiresAPaymentOnce();

private:
    [[nodiscard]] Payment paid(qint64 cents)
    {
        const auto payment = m_core->create(newPayment(cents));
        return *m_core->onCore([&]() -> Result<Payment> {
            auto &service = m_core->services->payments;
            std::ignore = service.identify(payment->id, kSomeDebtor);
            std::ignore = service.advance(payment->id, PaymentTrigger::BankAuthorizes, {});
            return service.settle(payment->id);
        });
    }
    [[nodiscard]] payments::Asker asker() const
    {
        return {{Actor::Kind::Signature, u"key"_s}, m_core->profile.id};
    }
    [[nodiscard]] Later<Payment> cancel(const PaymentId &id)
    {
        Later<Payment> later;
        m_core->port->cancel(id, asker(), later.taker());
        return later;
    }
    [[nodiscard]] Later<refunds::AcceptedRefund> refund(const PaymentId &id, qint64 cents,
                                                        const QString &key)
    {
        Later<refunds::AcceptedRefund> later;
        m_port->create(
            {.paymentId = id,
             .amount = Amount::fromCents(cents),
             .description = {},
             .idempotencyKey = key},
            asker(), [](const refunds::AcceptedRefund &) {}, later.taker());
        return later;
    }
    /// Returns the number of stored steps that lead to a status.
    [[nodiscard]] qint64 steps(PaymentStatus status) const
    {
        return m_core->number(
            u"SELECT count(*) FROM payment_step WHERE status = %1"_s.arg(qint64(status)));
    }

    std::unique_ptr<refunds::RefundService> m_refunds;
    std::unique_ptr<CoreThreads> m_core;
    std::unique_ptr<refunds::LocalRefundPort> m_port;
};

void TestBatchedChanges::init()
{
    m_core = std::make_unique<CoreThreads>();
    m_port = std::make_unique<refunds::LocalRefundPort>(
        m_core->core, m_core->readers,
        threads::OnCore<refunds::RefundService>(std::function<refunds::RefundService &()>(
            [this]() -> refunds::RefundService & { return *m_refunds; })));
    std::ignore = m_core->onCore([this]() -> Result<int> {
        auto &all = *m_core->services;
        m_refunds = std::make_unique<refunds::RefundService>(
            all.db, m_core->clock, all.happened, all.merchants, all.payments, all.ledger,
            all.payoutItems, refunds::RefundRules());
        m_core->profile.allowsRefunds = true;
        m_core->profile.callbackUrl = u"https://shop.example/notify"_s;
        const auto changed = all.merchants.changeProfile(m_core->profile);
        return changed ? Result<int>(0) : changed.failure();
    });
}

void TestBatchedChanges::cleanup()
{
    m_core->stop();
    m_refunds.reset();
    m_port.reset();
    m_core.reset();
}

void TestBatchedChanges::cancelsAPaymentOnce()
{
    const auto payment = m_core->create();
    m_core->hold();
    auto first = cancel(payment->id);
    auto second = cancel(payment->id);
    auto nobodys = cancel(PaymentId(u"000000000000000000000000"_s));
    m_core->release();
    QCOMPARE(first.wait()->status, PaymentStatus::Cancelled);
    QCOMPARE(second.wait().error().code, ErrorCode::PaymentNotPending);
    QCOMPARE(nobodys.wait().error().code, ErrorCode::PaymentNotFound);
    QCOMPARE(steps(PaymentStatus::Cancelled), 1);
    QCOMPARE(m_core->number(u"SELECT count(*) FROM callback"_s), 1);
}

void TestBatchedChanges::cancelsManyPayments()
{
    constexpr int kPayments = 40;
    QList<PaymentId> ids;
    for (int i = 0; i < kPayments; ++i)
        ids << m_core->create(newPayment(100 + i))->id;
    const int commits = m_core->services->commits;
    m_core->hold();
    std::vector<Later<Payment>> all;
    for (const PaymentId &id : std::as_const(ids))
        all.push_back(cancel(id));
    m_core->release();
    for (int i = 0; i < kPayments; ++i) {
        const auto cancelled = all[std::size_t(i)].wait();
        QCOMPARE(cancelled->id, ids[i]);
        QCOMPARE(cancelled->amount.cents(), 100 + i);
    }
    QCOMPARE(int(m_core->services->commits) - commits, 2); // the held batch and this one
    QCOMPARE(steps(PaymentStatus::Cancelled), kPayments);
}

void TestBatchedChanges::cancelsAPaymentOfTheSameBatch()
{
    m_core->hold();
    NewPayment wanted = newPayment();
    wanted.id = PaymentId(u"019a00000000000000000001"_s);
    Later<Payment> made;
    m_core->port->create(m_core->profile.id, wanted, {}, {}, made.taker());
    auto cancelled = cancel(wanted.id);
    m_core->release();
    QCOMPARE(made.wait()->id, wanted.id);
    QCOMPARE(cancelled.wait()->status, PaymentStatus::Cancelled);
}

void TestBatchedChanges::cancelsWhatABatchHasReplaced()
{
    NewPayment atTill = newPayment();
    atTill.pointOfSale = u"T1"_s;
    const auto first = m_core->onCore(
        [&] { return m_core->services->payments.createStaticQr(m_core->profile.id, atTill, {}); });
    m_core->hold();
    Later<Payment> replaced;
    m_core->port->createStaticQr(m_core->profile.id, atTill, {}, {}, replaced.taker());
    auto late = cancel(first->id);
    m_core->release();
    QVERIFY(replaced.wait());
    QCOMPARE(late.wait().error().code, ErrorCode::PaymentNotPending);
    QCOMPARE(steps(PaymentStatus::Cancelled), 1);
}

void TestBatchedChanges::refusesARefundOfACancelledPayment()
{
    const auto open = m_core->create();
    const Payment done = paid(1000);
    m_core->hold();
    auto cancelled = cancel(open->id);
    auto refused = refund(open->id, 100, u"a"_s);
    auto accepted = refund(done.id, 100, u"b"_s);
    auto late = cancel(done.id);
    m_core->release();
    QVERIFY(cancelled.wait());
    QCOMPARE(refused.wait().error().code, ErrorCode::RefundNotPossible);
    QVERIFY(accepted.wait());
    QCOMPARE(late.wait().error().code, ErrorCode::PaymentNotPending);
}

void TestBatchedChanges::neverRefundsMoreThanWasPaid()
{
    const Payment payment = paid(1000);
    std::ignore = paid(5000); // the running payout holds enough for all
    m_core->hold();
    auto first = refund(payment.id, 600, u"a"_s);
    auto second = refund(payment.id, 600, u"b"_s);
    auto third = refund(payment.id, 400, u"c"_s);
    m_core->release();
    QVERIFY(first.wait());
    QCOMPARE(second.wait().error().code, ErrorCode::RefundAmountTooHigh);
    QVERIFY(third.wait());
    QCOMPARE(m_core->number(u"SELECT CAST(sum(amount) AS BIGINT) FROM refund"_s), 1000);
}

void TestBatchedChanges::answersTheSameRequestWithTheSameRefund()
{
    const Payment payment = paid(1000);
    m_core->hold();
    auto first = refund(payment.id, 600, u"a"_s);
    auto again = refund(payment.id, 600, u"a"_s);
    m_core->release();
    const auto made = first.wait();
    QVERIFY(made);
    QCOMPARE(again.wait()->refund.id, made->refund.id);
    QCOMPARE(m_core->number(u"SELECT count(*) FROM refund"_s), 1);
}

void TestBatchedChanges::refusesAKeyWithOtherParameters()
{
    const Payment payment = paid(1000);
    const Payment other = paid(1000);
    m_core->hold();
    auto first = refund(payment.id, 600, u"a"_s);
    auto second = refund(other.id, 600, u"a"_s);
    m_core->release();
    QVERIFY(first.wait());
    QCOMPARE(second.wait().error().code, ErrorCode::RefundRequestConflict);
}

/// The batch is rolled back, and its commands run again one by one.
void TestBatchedChanges::goesOnAfterACommandThatThrows()
{
    const auto one = m_core->create();
    const auto other = m_core->create();
    m_core->hold();
    auto first = cancel(one->id);
    Later<int> broken;
    m_core->core.submit(
        [this]() -> Result<int> {
            m_core->services->db.prepare(u"UPDATE payment SET amount = -1"_s).run();
            return 0;
        },
        broken.taker());
    auto second = cancel(other->id);
    auto again = cancel(one->id);
    m_core->release();
    QVERIFY(first.wait());
    QCOMPARE(broken.wait().error().code, ErrorCode::Storage);
    QVERIFY(second.wait());
    QCOMPARE(again.wait().error().code, ErrorCode::PaymentNotPending);
    QCOMPARE(steps(PaymentStatus::Cancelled), 2);
}

void TestBatchedChanges::expiresAPaymentOnce()
{
    const auto open = m_core->create();
    const auto cancelled = m_core->create();
    QVERIFY(cancel(cancelled->id).wait());
    m_core->hold();
    m_core->clock.set(open->expireAt);
    auto late = cancel(open->id);
    Later<int> swept;
    m_core->core.submit(
        [this]() -> Result<int> { return m_core->services->payments.expireOverdue(100); },
        swept.taker());
    m_core->release();
    QCOMPARE(late.wait().error().code, ErrorCode::PaymentNotPending);
    QVERIFY(swept.wait());
    QCOMPARE(steps(PaymentStatus::Expired), 1);
    QCOMPARE(steps(PaymentStatus::Cancelled), 1);
    QCOMPARE(m_core->number(u"SELECT count(*) FROM callback"_s), 2);
}

TILLDESK_TEST(TestBatchedChanges, QCoreApplication)
#include "tst_batched_changes.moc"
