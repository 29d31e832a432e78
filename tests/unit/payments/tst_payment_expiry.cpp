#include "tests/support/core_fixture.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::payments;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

Result<Payment> cancelled(CoreFixture &core, const PaymentId &id)
{
    return core.commit([&] { return core.payments.cancel(id, {}); });
}

int swept(CoreFixture &core, int limit = 100)
{
    return core.commit([&] { return core.payments.expireOverdue(limit); });
}

QList<PaymentStep> timelineOf(CoreFixture &core, const PaymentId &id)
{
    return PaymentRepository(core.db).timeline(*core.stored(id));
}

} // namespace

class TestPaymentExpiry : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void neverGoesBackInTime();
    void expiresByTheClockThatWasSetBack();
    void expiresAtTheExactMillisecond();
    void expiresWhatIsOverdueBeforeTheRest();
    void knowsWhenToSweepNext();
    void looksAgainAfterARollback();
    void refusesToCancelWhatIsOverdue();
    void sweepsAnAppendedPayment();
    void voidsAtTheExactMillisecond();
    void voidsAtItsHour();
    void sweepsWhatIsOpenFirst();
    void expiresAndVoidsInOneSweep();
    void knowsWhenToVoidNext();
    void looksAgainForWhatItHadVoided();
};

void TestPaymentExpiry::neverGoesBackInTime()
{
    CoreFixture core;
    const Payment first = core.pay();
    core.clock.advance(-1h);
    const Payment second = core.pay();
    const Payment third = core.pay();

    QCOMPARE(second.createdAt, first.createdAt);
    // By the present clock the payment would expire before it was created: expireAt is never
    // earlier than createdAt.
    QCOMPARE(second.expireAt, second.createdAt);
    QCOMPARE(cancelled(core, second.id)->status, PaymentStatus::Cancelled);
    QCOMPARE(timelineOf(core, second.id).last().at, second.createdAt);
    core.clock.set(third.expireAt);
    QCOMPARE(swept(core), 1);
    QCOMPARE(core.stored(third.id)->status, PaymentStatus::Expired);
    QCOMPARE(timelineOf(core, third.id).last().at, third.createdAt);
}

void TestPaymentExpiry::expiresByTheClockThatWasSetBack()
{
    CoreFixture core;
    const Payment first = core.pay();
    core.clock.advance(-10min);
    const Payment second = core.pay();
    QCOMPARE(second.createdAt, first.createdAt);
    QCOMPARE(second.expireAt, core.clock.now() + 20min);
}

void TestPaymentExpiry::expiresAtTheExactMillisecond()
{
    CoreFixture core;
    const Payment payment = core.pay();
    core.clock.set(payment.expireAt - 1ms);
    QCOMPARE(swept(core), 0);
    QCOMPARE(core.stored(payment.id)->status, PaymentStatus::Pending);

    core.clock.set(payment.expireAt);
    QCOMPARE(swept(core), 1);
    QCOMPARE(core.stored(payment.id)->status, PaymentStatus::Expired);
    QCOMPARE(swept(core), 0);
}

void TestPaymentExpiry::expiresWhatIsOverdueBeforeTheRest()
{
    CoreFixture core;
    const Payment first = core.pay();
    core.clock.advance(1min);
    const Payment identified = core.append(core.profile.id, PaymentStatus::Identified);
    core.clock.advance(1min);
    const Payment last = core.pay();
    core.append(core.profile.id, PaymentStatus::Succeeded);
    core.clock.advance(1h);

    QCOMPARE(swept(core, 1), 1);
    QCOMPARE(core.stored(first.id)->status, PaymentStatus::Expired);
    QCOMPARE(core.stored(identified.id)->status, PaymentStatus::Identified);
    QCOMPARE(swept(core, 5), 2);
    QCOMPARE(core.stored(last.id)->status, PaymentStatus::Expired);
    // The step is dated at the deadline, not at the time of the sweep.
    QCOMPARE(timelineOf(core, last.id).last(),
             (PaymentStep{last.expireAt, PaymentStatus::Expired, PaymentTrigger::TimePasses, {}}));
}

void TestPaymentExpiry::knowsWhenToSweepNext()
{
    CoreFixture core;
    QCOMPARE(core.payments.nextExpiry(), std::nullopt);
    const Payment first = core.pay();
    core.clock.advance(1min);
    const Payment second = core.pay();
    QCOMPARE(core.payments.nextExpiry(), std::optional(first.expireAt));

    core.clock.set(first.expireAt);
    QCOMPARE(swept(core), 1);
    QCOMPARE(core.payments.nextExpiry(), std::optional(second.expireAt));
    QVERIFY(cancelled(core, second.id));
    core.clock.advance(1h);
    swept(core);
    QCOMPARE(core.payments.nextExpiry(), std::nullopt);
}

void TestPaymentExpiry::looksAgainAfterARollback()
{
    CoreFixture core;
    const Payment payment = core.pay();
    core.clock.advance(1h);
    {
        const storage::Transaction transaction(core.db);
        QCOMPARE(core.payments.expireOverdue(10), 1);
        QCOMPARE(core.payments.nextExpiry(), std::nullopt);
    }
    QVERIFY(core.payments.nextExpiry() && *core.payments.nextExpiry() <= core.clock.now());
    QCOMPARE(swept(core), 1);
    QCOMPARE(core.stored(payment.id)->status, PaymentStatus::Expired);
}

void TestPaymentExpiry::refusesToCancelWhatIsOverdue()
{
    CoreFixture core;
    const Payment payment = core.pay();
    core.clock.set(payment.expireAt - 1ms);
    const Payment other = core.pay();
    core.clock.set(payment.expireAt);

    const auto answer = cancelled(core, payment.id);
    QCOMPARE(answer.error().code, ErrorCode::PaymentNotPending);
    QVERIFY(answer.error().detail.contains(u"EXPIRED"_s));
    QVERIFY(cancelled(core, other.id));
}

void TestPaymentExpiry::sweepsAnAppendedPayment()
{
    CoreFixture core;
    const Payment payment = core.append(core.profile.id, PaymentStatus::Identified);
    QCOMPARE(core.payments.nextExpiry(), std::optional(payment.expireAt));
}

void TestPaymentExpiry::voidsAtTheExactMillisecond()
{
    CoreFixture core;
    const Payment payment =
        core.append(core.profile.id, PaymentStatus::PendingMerchantAcknowledgement);
    core.clock.set(*payment.acknowledgeBy - 1ms);
    QCOMPARE(swept(core), 0);
    core.clock.advance(1ms);
    QCOMPARE(swept(core), 1);
    QCOMPARE(core.stored(payment.id)->status, PaymentStatus::Voided);
    QCOMPARE(core.stored(payment.id)->succeededAt, std::nullopt);
    QCOMPARE(swept(core), 0);
}

void TestPaymentExpiry::voidsAtItsHour()
{
    CoreFixture core;
    const Payment payment =
        core.append(core.profile.id, PaymentStatus::PendingMerchantAcknowledgement);
    core.clock.set(*payment.acknowledgeBy + 5h);
    core.events = {};
    QCOMPARE(swept(core), 1);
    QCOMPARE(timelineOf(core, payment.id).last(),
             (PaymentStep{*payment.acknowledgeBy,
                          PaymentStatus::Voided,
                          PaymentTrigger::AcknowledgementDeadlinePasses,
                          {}}));
    QCOMPARE(core.events.payments,
             (QList<PaymentChange>{{payment.id, core.profile.id, PaymentStatus::Voided, false}}));
}

void TestPaymentExpiry::sweepsWhatIsOpenFirst()
{
    CoreFixture core;
    const auto waiting = PaymentStatus::PendingMerchantAcknowledgement;
    const Payment first = core.append(core.profile.id, waiting);
    core.clock.advance(1min);
    const Payment second = core.append(core.profile.id, waiting);
    core.clock.set(*second.acknowledgeBy);
    const Payment open = core.pay();
    core.clock.advance(1h);

    QCOMPARE(swept(core, 2), 2); // the limit applies to both kinds together
    QCOMPARE(core.stored(open.id)->status, PaymentStatus::Expired);
    QCOMPARE(core.stored(first.id)->status, PaymentStatus::Voided);
    QCOMPARE(core.stored(second.id)->status, waiting);
    QVERIFY(core.payments.nextExpiry() <= std::optional(core.clock.now()));
    QCOMPARE(swept(core, 2), 1);
    QCOMPARE(core.stored(second.id)->status, PaymentStatus::Voided);
}

void TestPaymentExpiry::expiresAndVoidsInOneSweep()
{
    CoreFixture core;
    for (const PaymentStatus status : kPaymentStatuses)
        core.append(core.profile.id, status);
    core.clock.advance(8 * 24h);
    QCOMPARE(swept(core), 3);
    const auto count = [&core](PaymentStatus status) {
        return core.number(u"SELECT count(*) FROM payment WHERE status = %1"_s.arg(int(status)));
    };
    QCOMPARE(count(PaymentStatus::Expired), 3);
    QCOMPARE(count(PaymentStatus::Voided), 2);
    QCOMPARE(core.number(u"SELECT n FROM payment_count WHERE level = 1 AND status = 10"_s), 2);
}

void TestPaymentExpiry::knowsWhenToVoidNext()
{
    CoreFixture core;
    const Payment payment =
        core.append(core.profile.id, PaymentStatus::PendingMerchantAcknowledgement);
    QCOMPARE(core.payments.nextExpiry(), payment.acknowledgeBy);
    const Payment open = core.pay();
    QCOMPARE(core.payments.nextExpiry(), std::optional(open.expireAt));
    core.clock.set(open.expireAt);
    swept(core);
    QCOMPARE(core.payments.nextExpiry(), payment.acknowledgeBy);
    // A restarted service computes it from this database too.
    const PaymentService restarted(core.db, core.clock, core.events, core.merchants, core.outbox,
                                   core.booking, {});
    QCOMPARE(restarted.nextExpiry(), payment.acknowledgeBy);
    core.clock.set(*payment.acknowledgeBy);
    swept(core);
    QCOMPARE(core.payments.nextExpiry(), std::nullopt);
}

void TestPaymentExpiry::looksAgainForWhatItHadVoided()
{
    CoreFixture core;
    const Payment payment =
        core.append(core.profile.id, PaymentStatus::PendingMerchantAcknowledgement);
    core.clock.set(*payment.acknowledgeBy);
    {
        const storage::Transaction transaction(core.db);
        QCOMPARE(core.payments.expireOverdue(10), 1);
    }
    QCOMPARE(*core.stored(payment.id), payment);
    QCOMPARE(swept(core), 1);
    QCOMPARE(core.stored(payment.id)->status, PaymentStatus::Voided);
}

TILLDESK_TEST(TestPaymentExpiry, QCoreApplication)
#include "tst_payment_expiry.moc"
