#include "tests/support/core_threads.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::threads;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

/// Calls the port and waits for its reply.
template <typename T, typename F>
Result<T> asked(F ask)
{
    std::promise<Result<T>> promise;
    ask([&promise](Result<T> result) { promise.set_value(std::move(result)); });
    return promise.get_future().get();
}

Result<PaymentPage> page(CoreThreads &core, const PaymentFilter &filter = {})
{
    return asked<PaymentPage>([&](auto done) { core.port->page(filter, 0, 100, {}, done); });
}

Result<payments::PaymentHistory> history(CoreThreads &core, const PaymentId &id)
{
    return asked<payments::PaymentHistory>([&](auto done) { core.port->history(id, done); });
}

/// Returns a payment that waits for its acknowledgement.
Payment waiting(CoreThreads &core)
{
    return *core.onCore([&]() -> Result<Payment> {
        auto &services = *core.services;
        core.profile.asksAcknowledgement = true;
        if (const auto changed = services.merchants.changeProfile(core.profile); !changed)
            return changed.failure();
        const auto payment = services.payments.create(core.profile.id, newPayment(), {});
        std::ignore = services.payments.identify(payment->id, kSomeDebtor);
        std::ignore = services.payments.advance(payment->id, PaymentTrigger::BankAuthorizes, {});
        return services.payments.settle(payment->id);
    });
}

} // namespace

class TestLocalPaymentPort : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void createsFindsAndCancels();
    void answersWhatIsPastItsTimeAsExpired();
    void sweepsBeforeItLists();
    void sweepsMoreThanOneTransactionTakes();
    void countsWhatItHasSwept();
    void tellsTheStepThatTheSweepWillWrite();
    void tellsThatStepAlsoAfterTheClockWasSetBack();
    void acknowledges();
    void tellsTheVoidingThatTheSweepWillWrite();
    void sweepsWhatIsToBeVoidedBeforeItLists();
    void tellsWhatIsNotThere();
    void refusesOnceStopped();
};

void TestLocalPaymentPort::createsFindsAndCancels()
{
    CoreThreads core;
    const Actor key{Actor::Kind::ApiKey, u"Web shop 1"_s};
    const auto created = asked<Payment>([&](auto done) {
        core.port->create(core.profile.id, newPayment(5, u"R"_s), {}, key, done);
    });
    QVERIFY(created);
    const auto find = [&] {
        return asked<Payment>([&](auto done) { core.port->find(created->id, done); });
    };
    QCOMPARE(*find(), *created);
    QCOMPARE(page(core)->rows, QList<Payment>{*created});

    const auto cancelled = asked<Payment>([&](auto done) {
        core.port->cancel(created->id, {key, core.profile.id}, done);
    });
    QCOMPARE(cancelled->status, PaymentStatus::Cancelled);
    QCOMPARE(*find(), *cancelled);
    const auto steps = history(core, created->id)->timeline;
    QCOMPARE(steps.size(), 2);
    QCOMPARE(steps[0].actor, key);
    QCOMPARE(steps[1].trigger, std::optional(PaymentTrigger::MerchantCancels));
}

/// The core thread is blocked, so no sweep can have run.
void TestLocalPaymentPort::answersWhatIsPastItsTimeAsExpired()
{
    CoreThreads core;
    const auto payment = core.create();
    core.hold();
    core.clock.set(payment->expireAt - 1ms);
    const auto find = [&] {
        return asked<Payment>([&](auto done) { core.port->find(payment->id, done); });
    };
    QCOMPARE(find()->status, PaymentStatus::Pending);
    core.clock.advance(1ms);
    QCOMPARE(find()->status, PaymentStatus::Expired);
    QCOMPARE(core.number(u"SELECT status FROM payment"_s), 1);
    core.release();
}

void TestLocalPaymentPort::sweepsBeforeItLists()
{
    CoreThreads core;
    const auto payment = core.create();
    core.clock.set(payment->expireAt);
    PaymentFilter pending;
    pending.statuses << PaymentStatus::Pending;
    QCOMPARE(page(core, pending)->total, 0);
    PaymentFilter expired;
    expired.statuses << PaymentStatus::Expired;
    const auto found = page(core, expired);
    QCOMPARE(found->total, 1);
    QCOMPARE(found->rows[0].status, PaymentStatus::Expired);
}

void TestLocalPaymentPort::sweepsMoreThanOneTransactionTakes()
{
    CoreThreads core;
    QVERIFY(core.onCore([&]() -> Result<int> {
        for (int i = 0; i < 2500; ++i)
            std::ignore = core.services->payments.create(core.profile.id, newPayment(), {});
        return 1;
    }));
    core.clock.advance(1h);
    PaymentFilter expired;
    expired.statuses << PaymentStatus::Expired;
    QCOMPARE(page(core, expired)->total, 2500);
}

void TestLocalPaymentPort::countsWhatItHasSwept()
{
    CoreThreads core;
    QVERIFY(core.create(newPayment(5)));
    core.clock.advance(10min);
    QVERIFY(core.create(newPayment(7)));
    core.clock.advance(10min);
    const auto totals =
        asked<PaymentTotals>([&](auto done) { core.port->totals({}, std::move(done)); });

    QCOMPARE(*totals,
             (PaymentTotals{{PaymentStatus::Pending, {1, Amount::fromCents(7)}},
                            {PaymentStatus::Expired, {1, Amount::fromCents(5)}}}));
}

void TestLocalPaymentPort::tellsTheStepThatTheSweepWillWrite()
{
    CoreThreads core;
    const auto payment = core.create();
    core.hold();
    core.clock.set(payment->expireAt + 1h);
    const auto before = history(core, payment->id);
    core.release();
    QVERIFY(page(core));
    const auto after = history(core, payment->id);

    QCOMPARE(core.number(u"SELECT status FROM payment"_s), 8);
    QCOMPARE(before->payment, after->payment);
    QCOMPARE(before->timeline, after->timeline);
    QCOMPARE(before->timeline.size(), 2);
    QCOMPARE(before->timeline[1].at, payment->expireAt);
}

void TestLocalPaymentPort::tellsThatStepAlsoAfterTheClockWasSetBack()
{
    CoreThreads core;
    QVERIFY(core.create());
    core.clock.advance(-1h);
    const auto payment = core.create();
    core.hold();
    core.clock.set(payment->expireAt);
    const auto before = history(core, payment->id);
    core.release();
    QVERIFY(page(core));
    const auto after = history(core, payment->id);

    QCOMPARE(before->payment.status, PaymentStatus::Expired);
    QCOMPARE(before->timeline, after->timeline);
    QCOMPARE(before->timeline[1].at, payment->createdAt);
}

void TestLocalPaymentPort::acknowledges()
{
    CoreThreads core;
    const Payment payment = waiting(core);
    const auto acknowledged = [&](qint64 cents) {
        return asked<Payment>([&](auto done) {
            core.port->acknowledge(payment.id, Amount::fromCents(cents), {{}, core.profile.id},
                                   done);
        });
    };
    QCOMPARE(acknowledged(1).error().code, ErrorCode::AmountMismatch);
    QCOMPARE(acknowledged(1250)->status, PaymentStatus::Succeeded);
    QCOMPARE(core.number(u"SELECT status FROM payment"_s), 6);
    QCOMPARE(history(core, payment.id)->timeline.last().trigger,
             std::optional(PaymentTrigger::MerchantAcknowledges));
}

void TestLocalPaymentPort::tellsTheVoidingThatTheSweepWillWrite()
{
    CoreThreads core;
    const Payment payment = waiting(core);
    core.hold();
    core.clock.set(*payment.acknowledgeBy - 1ms);
    QCOMPARE(history(core, payment.id)->payment, payment);
    core.clock.set(*payment.acknowledgeBy + 1h);
    const auto before = history(core, payment.id);
    QCOMPARE(core.number(u"SELECT status FROM payment"_s), 9);
    core.release();
    QVERIFY(page(core));
    const auto after = history(core, payment.id);

    QCOMPARE(core.number(u"SELECT status FROM payment"_s), 10);
    QCOMPARE(before->payment, after->payment);
    QCOMPARE(before->timeline, after->timeline);
    QCOMPARE(before->timeline.last(),
             (PaymentStep{*payment.acknowledgeBy,
                          PaymentStatus::Voided,
                          PaymentTrigger::AcknowledgementDeadlinePasses,
                          {}}));
}

void TestLocalPaymentPort::sweepsWhatIsToBeVoidedBeforeItLists()
{
    CoreThreads core;
    const Payment payment = waiting(core);
    core.clock.set(*payment.acknowledgeBy);
    PaymentFilter voided;
    voided.statuses << PaymentStatus::Voided;
    QCOMPARE(page(core, voided)->total, 1);
    PaymentFilter due;
    due.statuses << PaymentStatus::PendingMerchantAcknowledgement;
    QCOMPARE(page(core, due)->total, 0);
}

void TestLocalPaymentPort::tellsWhatIsNotThere()
{
    CoreThreads core;
    const PaymentId nobody(u"000000000000000000000000"_s);
    QCOMPARE(asked<Payment>([&](auto done) { core.port->find(nobody, done); }).error().code,
             ErrorCode::PaymentNotFound);
    QCOMPARE(history(core, nobody).error().code, ErrorCode::PaymentNotFound);
    QCOMPARE(asked<Payment>([&](auto done) { core.port->cancel(nobody, {}, done); }).error().code,
             ErrorCode::PaymentNotFound);
}

void TestLocalPaymentPort::refusesOnceStopped()
{
    CoreThreads core;
    const auto payment = core.create();
    core.core.stop();
    core.clock.advance(1h);
    // Listing needs a sweep, which needs the core.
    QCOMPARE(page(core).error().code, ErrorCode::Busy);
    core.readers.stop();
    QCOMPARE(page(core).error().code, ErrorCode::Busy);
    QCOMPARE(history(core, payment->id).error().code, ErrorCode::Busy);
}

TILLDESK_TEST(TestLocalPaymentPort, QCoreApplication)
#include "tst_local_payment_port.moc"
