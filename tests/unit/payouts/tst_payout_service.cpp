#include "tests/support/test_program.h"
#include "tests/unit/refunds/refund_fixture.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

struct PayoutFixture : RefundFixture {
    using RefundFixture::RefundFixture;

    QList<Payout> run()
    {
        return commit([this] { return payouts.run(clock.now()); }).value_or(QList<Payout>());
    }
    Result<Payout> payAgain(const PayoutId &id)
    {
        return commit([&] { return payouts.payAgain(id); });
    }
    Payment paidInBulk(qint64 cents, const QString &bulk, const ProfileId &shop)
    {
        NewPayment wanted = newPayment(cents);
        wanted.bulkId = bulk;
        return advance(pay(shop, wanted).id, PaymentStatus::Succeeded);
    }
    Payout storedPayout(const PayoutId &id)
    {
        return payouts::PayoutRepository(db).find(id).value_or(payouts::PayoutRow()).payout;
    }
};

} // namespace

class TestPayoutService : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void paysOutPaymentsLessRefunds();
    void holdsEachItemOnce();
    void groupsByMerchantAccountAndBulk();
    void makesNoPayoutWhileTheSumIsNotPositive();
    void leavesWhatNeverHadAnAccount();
    void paysToTheLastAccountWhileThereIsNone();
    void leavesOutRefundsThatArePending();
    void keepsWhatIsReservedForRefunds();
    void leavesOutWhatHasNotSucceeded();
    void makesNoPayoutWithoutItems();
    void failsWhenTheSimulationSaysSo();
    void paysAgainWhatFailed();
    void paysAgainWhatFailedTwice();
    void keepsNewItemsOutOfWhatIsPaidAgain();
    void refusesToPayAgain();
    void keepsTheOrderOfTimeWhenTheClockIsSetBack();
    void leavesNothingHalfBehindARollback();
    void runsOnceAtTheClosingTime();
    void makesUpForAClosingTimeThatWasMissed();
    void runsSoonerWhenTheClockIsSetBack();
    void keepsTheNextRunOverARestart();
    void goesByANewClosingTimeAtOnce();
    void paysOnBankDaysOnlyIfSet();
    void keepsAMissedRunForTheNextBankDay();
    void goesByBankDaysAtOnce();
    void keepsAPayoutAsItIs();
};

void TestPayoutService::paysOutPaymentsLessRefunds()
{
    PayoutFixture core;
    const Payment payment = core.paid(10'000);
    core.paid(500);
    QVERIFY(core.refund(payment.id, 2500));
    QCOMPARE(core.process(), 1);
    core.events = {};
    core.clock.advance(1h);
    const auto payouts = core.run();
    QCOMPARE(payouts.size(), 1);
    const Payout &payout = payouts.first();
    QCOMPARE(payout.seq, 1);
    QCOMPARE(payout.id.text().size(), 24);
    QCOMPARE(payout.merchantId, core.merchant.id);
    QCOMPARE(payout.iban, core.profile.iban);
    QCOMPARE(payout.bulkId, QString());
    QCOMPARE(payout.status, PayoutStatus::Succeeded);
    QCOMPARE(payout.madeAt, core.clock.now());
    QCOMPARE(payout.payments, (PayoutSum{2, Amount::fromCents(10'500)}));
    QCOMPARE(payout.refunds, (PayoutSum{1, Amount::fromCents(2500)}));
    QCOMPARE(payout.amount.cents(), 8000);
    QVERIFY(payout.againOf.isEmpty() && payout.paidBy.isEmpty());
    QCOMPARE(core.storedPayout(payout.id), payout);
    QVERIFY(core.events.payoutsChanged);
    QCOMPARE(core.owed(), 0);
    QCOMPARE(core.bank(), 0);
    QCOMPARE(core.number(u"SELECT count(*) FROM ledger_entry WHERE cause = 5 AND amount = 8000"
                         " AND subject = '%1'"_s.arg(payout.id.text())),
             1);
}

void TestPayoutService::holdsEachItemOnce()
{
    PayoutFixture core;
    core.paid(100);
    QCOMPARE(core.run().size(), 1);
    QCOMPARE(core.run().size(), 0);
    core.paid(20);
    core.paid(3);
    const auto second = core.run();
    QCOMPARE(second.size(), 1);
    QCOMPARE(second.first().payments, (PayoutSum{2, Amount::fromCents(23)}));
}

void TestPayoutService::groupsByMerchantAccountAndBulk()
{
    PayoutFixture core;
    const Profile same = core.addProfile(u"Same account"_s);
    Profile away = openProfile(core.merchant.id, u"Another account"_s);
    away.iban = u"BE71096123456769"_s;
    away = core.addProfile(away);
    const auto other =
        core.commit([&] { return core.merchants.addMerchant({.name = u"Other"_s}); });
    QVERIFY(other);
    const auto foreign = core.commit(
        [&] { return core.merchants.addProfile(openProfile(other->id, u"Foreign"_s)); });
    QVERIFY(foreign);
    core.paid(1);
    core.paidInBulk(10, {}, same.id);
    core.paidInBulk(100, u"WEEK"_s, core.profile.id);
    core.paidInBulk(1000, u"WEEK"_s, same.id);
    core.paidInBulk(10'000, {}, away.id);
    core.paidInBulk(100'000, {}, foreign->id);
    QMap<qint64, QString> made;
    for (const Payout &payout : core.run())
        made[payout.amount.cents()] =
            payout.merchantId.text() + u'/' + payout.iban.right(4) + u'/' + payout.bulkId;
    const QMap<qint64, QString> expected{
        {11, core.merchant.id.text() + u"/7034/"_s},
        {1100, core.merchant.id.text() + u"/7034/WEEK"_s},
        {10'000, core.merchant.id.text() + u"/6769/"_s},
        {100'000, other->id.text() + u"/7034/"_s},
    };
    QCOMPARE(made, expected);
}

void TestPayoutService::makesNoPayoutWhileTheSumIsNotPositive()
{
    PayoutFixture core;
    const Payment payment = core.paid(10'000);
    QVERIFY(core.refund(payment.id, 4000));
    QCOMPARE(core.run().size(), 1); // all 10,000: the refund is pending
    QCOMPARE(core.process(), 1);
    QCOMPARE(core.owed(), -4000);
    QCOMPARE(core.run().size(), 0); // only a refund
    core.paid(4000);
    QCOMPARE(core.run().size(), 0); // the sum is zero
    core.paid(1);
    const auto payouts = core.run();
    QCOMPARE(payouts.size(), 1);
    QCOMPARE(payouts.first().payments, (PayoutSum{2, Amount::fromCents(4001)}));
    QCOMPARE(payouts.first().refunds, (PayoutSum{1, Amount::fromCents(4000)}));
    QCOMPARE(payouts.first().amount.cents(), 1);
    QCOMPARE(core.owed(), 0);
}

void TestPayoutService::leavesWhatNeverHadAnAccount()
{
    PayoutFixture core;
    Payment payment = core.pay(100);
    payment.succeededAt = core.clock.now();
    payment.seq = 1;
    Profile profile = core.profile;
    profile.iban = profile.lastIban = QString();
    QVERIFY(core.commit([&] { return core.booking.book(payment, profile); }));
    QCOMPARE(core.run().size(), 0);
    QCOMPARE(core.number(u"SELECT count(*) FROM payout"_s), 0);
}

/// The profile's account is removed after the debtor has scanned: the money goes to its last
/// account.
void TestPayoutService::paysToTheLastAccountWhileThereIsNone()
{
    PayoutFixture core;
    const auto change = [&core](const QString &iban, bool asks) {
        core.profile.iban = iban;
        core.profile.asksAcknowledgement = asks;
        return core.commit([&] { return core.merchants.changeProfile(core.profile); }).has_value();
    };
    QVERIFY(change(u"BE71096123456769"_s, true));
    const Payment acknowledged = core.pay(100);
    core.advance(acknowledged.id, PaymentStatus::PendingMerchantAcknowledgement);
    QVERIFY(change(u"BE71096123456769"_s, false));
    const Payment paid = core.pay(20);
    core.advance(paid.id, PaymentStatus::Authorized);

    QVERIFY(change({}, false));
    QVERIFY(core.commit(
        [&] { return core.payments.acknowledge(acknowledged.id, Amount::fromCents(100), {}); }));
    QVERIFY(core.commit([&] { return core.payments.settle(paid.id); }));
    QVERIFY(core.refund(paid.id, 15));
    QCOMPARE(core.process(), 1);
    QCOMPARE(core.commit([&] { return core.payments.create(core.profile.id, newPayment(), {}); })
                 .error()
                 .code,
             ErrorCode::UnableToPayCreditor);

    const auto payouts = core.run();
    QCOMPARE(payouts.size(), 1);
    QCOMPARE(payouts.first().iban, u"BE71096123456769"_s);
    QCOMPARE(payouts.first().amount.cents(), 105);
    QCOMPARE(core.number(u"SELECT count(*) FROM ledger_account WHERE kind <> 1 AND iban = ''"_s),
             0);
    QCOMPARE(core.number(u"SELECT count(*) FROM ledger_account WHERE kind <> 1 AND balance <> 0"_s),
             0);
}

void TestPayoutService::leavesOutRefundsThatArePending()
{
    PayoutFixture core;
    const Payment payment = core.paid(10'000);
    QVERIFY(core.refund(payment.id, 2500));
    const auto payouts = core.run();
    QCOMPARE(payouts.size(), 1);
    QCOMPARE(payouts.first().refunds, PayoutSum());
    QCOMPARE(payouts.first().amount.cents(), 10'000);
    QCOMPARE(core.owed(), -2500); // until further payments
    QCOMPARE(core.reserved(), 2500);
}

void TestPayoutService::keepsWhatIsReservedForRefunds()
{
    PayoutFixture core;
    const Payment payment = core.paid(10'000);
    QVERIFY(core.refund(payment.id, 10'000));
    QCOMPARE(core.run().size(), 0);
    core.paid(300);
    const auto payouts = core.run();
    QCOMPARE(payouts.size(), 1);
    QCOMPARE(payouts.first().amount.cents(), 10'300);
}

void TestPayoutService::leavesOutWhatHasNotSucceeded()
{
    PayoutFixture core;
    for (const PaymentStatus status : kPaymentStatuses) {
        if (status != PaymentStatus::Succeeded)
            core.append(core.profile.id, status, 100);
    }
    QCOMPARE(core.run().size(), 0);
}

void TestPayoutService::makesNoPayoutWithoutItems()
{
    PayoutFixture core;
    core.events = {};
    QCOMPARE(core.run().size(), 0);
    QVERIFY(core.events.isEmpty());
}

void TestPayoutService::failsWhenTheSimulationSaysSo()
{
    PayoutFixture core;
    core.paid(100);
    core.payoutsFail = true;
    const auto payouts = core.run();
    QCOMPARE(payouts.size(), 1);
    QCOMPARE(payouts.first().status, PayoutStatus::Failed);
    QCOMPARE(core.owed(), 0);
    QCOMPARE(core.failed(), 100);
    QCOMPARE(core.bank(), -100);
    core.payoutsFail = false;
    QCOMPARE(core.run().size(), 0); // its items belong to the failed payout
}

void TestPayoutService::paysAgainWhatFailed()
{
    PayoutFixture core;
    core.paid(100);
    core.payoutsFail = true;
    const Payout failed = core.run().first();
    core.payoutsFail = false;
    core.clock.advance(1h);
    core.events = {};
    const auto again = core.payAgain(failed.id);
    QVERIFY(again);
    QVERIFY(again->id != failed.id);
    QCOMPARE(again->status, PayoutStatus::Succeeded);
    QCOMPARE(again->againOf, failed.id);
    QCOMPARE(again->madeAt, core.clock.now());
    QCOMPARE(again->payments, failed.payments);
    QCOMPARE(again->amount, failed.amount);
    QCOMPARE(core.storedPayout(again->id), *again);
    QCOMPARE(core.storedPayout(failed.id).paidBy, again->id);
    QCOMPARE(core.storedPayout(failed.id).status, PayoutStatus::Failed);
    QCOMPARE(core.failed(), 0);
    QCOMPARE(core.bank(), 0);
    QVERIFY(core.events.payoutsChanged);
}

void TestPayoutService::paysAgainWhatFailedTwice()
{
    PayoutFixture core;
    core.paid(100);
    core.payoutsFail = true;
    const Payout failed = core.run().first();
    const auto second = core.payAgain(failed.id);
    QVERIFY(second);
    QCOMPARE(second->status, PayoutStatus::Failed);
    QCOMPARE(core.failed(), 100); // no money has moved
    QCOMPARE(core.number(u"SELECT count(*) FROM ledger_entry WHERE subject = '%1'"_s.arg(
                 second->id.text())),
             0);
    core.payoutsFail = false;
    QCOMPARE(core.payAgain(failed.id).error().code, ErrorCode::PayoutNotFailed); // at most once
    const auto third = core.payAgain(second->id);
    QVERIFY(third);
    QCOMPARE(third->status, PayoutStatus::Succeeded);
    QCOMPARE(core.failed(), 0);
    QCOMPARE(core.bank(), 0);
}

void TestPayoutService::keepsNewItemsOutOfWhatIsPaidAgain()
{
    PayoutFixture core;
    core.paid(100);
    core.payoutsFail = true;
    const Payout failed = core.run().first();
    core.payoutsFail = false;
    core.paid(20);
    QCOMPARE(core.run().first().amount.cents(), 20);
    core.paid(3);
    QCOMPARE(core.payAgain(failed.id)->amount.cents(), 100);
    core.paid(4);
    QCOMPARE(core.run().first().payments, (PayoutSum{2, Amount::fromCents(7)}));
}

void TestPayoutService::refusesToPayAgain()
{
    PayoutFixture core;
    core.paid(100);
    const Payout payout = core.run().first();
    QCOMPARE(core.payAgain(payout.id).error().code, ErrorCode::PayoutNotFailed);
    QCOMPARE(core.payAgain(PayoutId(u"unknown"_s)).error().code, ErrorCode::PayoutNotFound);
    QCOMPARE(core.number(u"SELECT count(*) FROM payout"_s), 1);
}

void TestPayoutService::keepsTheOrderOfTimeWhenTheClockIsSetBack()
{
    PayoutFixture core;
    core.paid(100);
    const Payout first = core.run().first();
    core.clock.advance(-24h);
    core.paid(200);
    const Payout second = core.run().first();
    QCOMPARE(second.madeAt, first.madeAt);
    QCOMPARE(second.seq, 2);
    QVERIFY(first.id.text().left(12) == second.id.text().left(12));
}

void TestPayoutService::leavesNothingHalfBehindARollback()
{
    PayoutFixture core;
    core.paid(100);
    {
        storage::Transaction transaction(core.db);
        QCOMPARE(core.payouts.run(core.clock.now())->size(), 1);
    }
    QCOMPARE(core.owed(), 100);
    QCOMPARE(core.number(u"SELECT count(*) FROM payout"_s), 0);
    QCOMPARE(core.run().size(), 1);
}

void TestPayoutService::runsOnceAtTheClosingTime()
{
    PayoutFixture core; // 13:32 UTC; closing time is 23:00 UTC in Brussels
    core.paid(100);
    const Timestamp closing = *parseIsoTime(u"2026-11-20T23:00:00Z"_s);
    QCOMPARE(core.payouts.nextRun(), closing);
    core.clock.set(closing - 1ms);
    QVERIFY(core.payouts.nextRun() > core.clock.now());
    core.clock.set(closing + 5ms);
    QCOMPARE(core.payouts.nextRun(), closing); // due
    QCOMPARE(core.commit([&] { return core.payouts.runDaily(); })->size(), 1);
    QCOMPARE(core.payouts.nextRun(), closing + 24h);
    // A manual payout does not replace the daily run.
    core.paid(50);
    QCOMPARE(core.run().size(), 1);
    QCOMPARE(core.payouts.nextRun(), closing + 24h);
}

void TestPayoutService::makesUpForAClosingTimeThatWasMissed()
{
    PayoutFixture core;
    core.paid(100);
    const Timestamp closing = core.payouts.nextRun();
    core.clock.advance(24h * 5);
    QCOMPARE(core.payouts.nextRun(), closing);
    QCOMPARE(core.commit([&] { return core.payouts.runDaily(); })->size(), 1);
    QVERIFY(core.payouts.nextRun() > core.clock.now()); // one run, not five
}

void TestPayoutService::runsSoonerWhenTheClockIsSetBack()
{
    PayoutFixture core;
    core.clock.advance(24h * 30);
    const Timestamp later = core.payouts.nextRun();
    core.clock.advance(-24h * 30);
    QCOMPARE(core.payouts.nextRun(), later - 24h * 30);
    QCOMPARE(core.payouts.nextRun(), *parseIsoTime(u"2026-11-20T23:00:00Z"_s));
}

void TestPayoutService::keepsTheNextRunOverARestart()
{
    PayoutFixture core;
    const Timestamp closing = core.payouts.nextRun();
    core.paid(100); // the next run is stored with any commit
    core.clock.advance(48h);
    payouts::PayoutService restarted(core.db, core.clock, core.events, core.ledger,
                                     core.payoutItems, {});
    QCOMPARE(restarted.nextRun(), closing);
    QCOMPARE(payouts::storedNextRun(core.db, {}, core.clock.now()), closing);
    const auto made = core.commit([&] { return restarted.runDaily(); });
    QCOMPARE(made->size(), 1);
    QCOMPARE(payouts::storedNextRun(core.db, {}, core.clock.now()), closing + 48h);
}

void TestPayoutService::goesByANewClosingTimeAtOnce()
{
    PayoutFixture core;
    core.clock.set(*parseIsoTime(u"2026-11-20T10:00:00Z"_s));
    const auto restartedWith = [&](const QTime &time) {
        payouts::PayoutService service(core.db, core.clock, core.events, core.ledger,
                                       core.payoutItems, {.closing = {.time = time}});
        const Timestamp next = service.nextRun();
        core.paid(1);
        return toIsoUtc(next);
    };
    QCOMPARE(restartedWith({18, 0}), QByteArray("2026-11-20T17:00:00.000Z"));
    QCOMPARE(restartedWith({20, 0}), QByteArray("2026-11-20T19:00:00.000Z"));
    QCOMPARE(restartedWith({0, 0}), QByteArray("2026-11-20T23:00:00.000Z"));
    core.clock.set(*parseIsoTime(u"2026-11-21T10:00:00Z"_s));
    QCOMPARE(restartedWith({18, 0}), QByteArray("2026-11-20T23:00:00.000Z")); // the missed run
}

void TestPayoutService::paysOnBankDaysOnlyIfSet()
{
    PayoutFixture core;
    payouts::PayoutService service(core.db, core.clock, core.events, core.ledger, core.payoutItems,
                                   {.closing = {.time = QTime(18, 0), .onBankDaysOnly = true}});
    QStringList days;
    core.clock.set(*parseIsoTime(u"2026-04-01T00:00:00Z"_s));
    for (int hour = 0; hour < 24 * 9; ++hour) { // Maundy Thursday to the Thursday after Easter
        core.paid(100);
        if (service.nextRun() <= core.clock.now()) {
            const auto made = core.commit([&] { return service.runDaily(); });
            QCOMPARE(made->size(), 1);
            days << QString::fromLatin1(toIsoUtc(made->first().madeAt).first(16)) + u' '
                    + QString::number(made->first().payments.count);
        }
        core.clock.advance(1h);
    }
    // The payout of Tuesday holds the payments of five days.
    QCOMPARE(
        days,
        (QStringList{u"2026-04-01T16:00 17"_s, u"2026-04-02T16:00 24"_s, u"2026-04-07T16:00 120"_s,
                     u"2026-04-08T16:00 24"_s, u"2026-04-09T16:00 24"_s}));
}

void TestPayoutService::keepsAMissedRunForTheNextBankDay()
{
    PayoutFixture core;
    const payouts::ClosingTime closing{.time = QTime(18, 0), .onBankDaysOnly = true};
    core.clock.set(*parseIsoTime(u"2026-11-20T10:00:00Z"_s)); // a Friday
    payouts::PayoutService service(core.db, core.clock, core.events, core.ledger, core.payoutItems,
                                   {.closing = closing});
    const Timestamp missed = service.nextRun();
    QCOMPARE(toIsoUtc(missed), QByteArray("2026-11-20T17:00:00.000Z"));
    core.paid(100); // stores the next run
    const auto restarted = [&](const QString &at) {
        core.clock.set(*parseIsoTime(at));
        payouts::PayoutService again(core.db, core.clock, core.events, core.ledger,
                                     core.payoutItems, {.closing = closing});
        const Timestamp next = again.nextRun();
        return next == payouts::storedNextRun(core.db, closing, core.clock.now()) ? next
                                                                                  : Timestamp();
    };
    const Timestamp monday = *parseIsoTime(u"2026-11-23T17:00:00Z"_s);
    QCOMPARE(restarted(u"2026-11-21T10:00:00Z"_s), monday);
    QCOMPARE(restarted(u"2026-11-22T22:59:00Z"_s), monday);
    QCOMPARE(restarted(u"2026-11-22T23:00:00Z"_s), missed); // due as soon as Monday begins
}

void TestPayoutService::goesByBankDaysAtOnce()
{
    PayoutFixture core;
    core.clock.set(*parseIsoTime(u"2026-11-20T10:00:00Z"_s));
    const auto restartedWith = [&](bool onBankDaysOnly) {
        payouts::PayoutService service(core.db, core.clock, core.events, core.ledger,
                                       core.payoutItems,
                                       {.closing = {.onBankDaysOnly = onBankDaysOnly}});
        const Timestamp next = service.nextRun();
        core.paid(1);
        return toIsoUtc(next);
    };
    QCOMPARE(restartedWith(false), QByteArray("2026-11-20T23:00:00.000Z"));
    QCOMPARE(restartedWith(true), QByteArray("2026-11-22T23:00:00.000Z"));
    QCOMPARE(restartedWith(false), QByteArray("2026-11-20T23:00:00.000Z"));
}

void TestPayoutService::keepsAPayoutAsItIs()
{
    PayoutFixture core;
    core.paid(100);
    QCOMPARE(core.run().size(), 1);
    for (const QString &sql :
         {u"UPDATE payout SET amount = 1"_s, u"UPDATE payout SET status = 2"_s,
          u"DELETE FROM payout"_s, u"UPDATE payout_item SET amount = 1"_s,
          u"DELETE FROM payout_item"_s, u"UPDATE ledger_entry SET amount = 1"_s,
          u"DELETE FROM ledger_entry"_s})
        QVERIFY_THROWS_EXCEPTION(storage::StorageException, core.db.execute(sql));
}

TILLDESK_TEST(TestPayoutService, QCoreApplication)
#include "tst_payout_service.moc"
