#include "core/refunds/refund_json.h"
#include "tests/support/test_program.h"
#include "tests/unit/refunds/refund_fixture.h"

#include <QtTest>
#include <limits>

using namespace tilldesk;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// Creating refunds: the rules, and what is stored. @source service.md#create-refund
class TestRefundService : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void acceptsARefund();
    void reservesItsMoney();
    void refundsInParts();
    void neverRefundsMoreThanWasPaid();
    void givesBackWhatAFailedRefundHeld();
    void refusesInTheContractsOrder_data();
    void refusesInTheContractsOrder();
    void refusesAnotherProfile();
    void refusesWhatTheRunningPayoutDoesNotHold();
    void takesFromTheAccountThatTheProfileHasNow();
    void answersTheSameRequestWithTheSameBytes();
    void answersTheSameRequestAfterARestart();
    void answersTheSameRequestWhateverHasHappened();
    void refusesAKeyWithOtherParameters_data();
    void refusesAKeyWithOtherParameters();
    void keepsKeysByProfile();
    void keepsTheOrderOfTimeWhenTheClockIsSetBack();
    void leavesNothingBehindARefusal();
    void forgetsWhatIsRolledBack();
    void tellsWhatCanBeRefunded();
    void tellsWhyNothingCanBeRefunded();
    void writesDownThatAnIbanWasShown();
};

void TestRefundService::acceptsARefund()
{
    RefundFixture core;
    const Payment payment = core.paid();
    core.events = {};
    core.clock.advance(1h);
    const auto accepted = core.refund(payment.id, 2500, u"k"_s, u"Broken"_s);
    QVERIFY(accepted);
    const Refund &refund = accepted->refund;
    QCOMPARE(refund.seq, 1);
    QCOMPARE(refund.id.text().size(), 24);
    QCOMPARE(refund.paymentId, payment.id);
    QCOMPARE(refund.profileId, core.profile.id);
    QCOMPARE(refund.status, RefundStatus::Pending);
    QCOMPARE(refund.amount.cents(), 2500);
    QCOMPARE(refund.description, u"Broken"_s);
    QCOMPARE(refund.reference, u"A-1"_s);
    QCOMPARE(refund.createdAt, core.clock.now());
    QVERIFY(!refund.endedAt);
    QCOMPARE(refund.actor, (Actor{Actor::Kind::Signature, u"key-1"_s}));
    QCOMPARE(core.storedRefund(refund.id), refund);
    QCOMPARE(QByteArray::fromStdString(accepted->answer),
             QByteArray::fromStdString(refunds::refundJson(refund)));
    QVERIFY(core.events.refundsChanged);
    QCOMPARE(core.stored(payment.id)->refunded, Amount());
}

void TestRefundService::reservesItsMoney()
{
    RefundFixture core;
    const Payment payment = core.paid();
    const auto refund = core.refund(payment.id, 2500);
    QVERIFY(refund);
    QCOMPARE(core.bank(), -10'000);
    QCOMPARE(core.owed(), 7500);
    QCOMPARE(core.reserved(), 2500);
    QCOMPARE(core.number(u"SELECT count(*) FROM ledger_entry WHERE cause = 2 AND amount = 2500"
                         " AND subject = '%1'"_s.arg(refund->refund.id.text())),
             1);
}

void TestRefundService::refundsInParts()
{
    RefundFixture core;
    const Payment payment = core.paid();
    core.paid(); // so that the running payout is not the limit
    for (int part = 0; part < 4; ++part)
        QVERIFY(core.refund(payment.id, 2500));
    const auto more = core.refund(payment.id, 1);
    QVERIFY(!more);
    QCOMPARE(more.error().code, ErrorCode::RefundAmountTooHigh);
    QCOMPARE(core.process(), 4);
    QCOMPARE(core.stored(payment.id)->refunded.cents(), 10'000);
    QCOMPARE(core.refund(payment.id, 1).error().code, ErrorCode::RefundAmountTooHigh);
}

void TestRefundService::neverRefundsMoreThanWasPaid()
{
    RefundFixture core;
    const Payment payment = core.paid();
    core.paid(1'000'000);
    QCOMPARE(core.refund(payment.id, 10'001).error().code, ErrorCode::RefundAmountTooHigh);
    QVERIFY(core.refund(payment.id, 4000)); // processed below
    QCOMPARE(core.process(), 1);
    QVERIFY(core.refund(payment.id, 3000)); // pending
    QCOMPARE(core.refund(payment.id, 3001).error().code, ErrorCode::RefundAmountTooHigh);
    QVERIFY(core.refund(payment.id, 3000));
}

void TestRefundService::givesBackWhatAFailedRefundHeld()
{
    RefundFixture core;
    const Payment payment = core.paid();
    core.refundsFail = true;
    QVERIFY(core.refund(payment.id, 10'000));
    QCOMPARE(core.process(), 1);
    QCOMPARE(core.owed(), 10'000);
    QVERIFY(core.refund(payment.id, 10'000));
}

void TestRefundService::refusesInTheContractsOrder_data()
{
    QTest::addColumn<PaymentStatus>("status");
    QTest::addColumn<bool>("isAllowed");
    QTest::addColumn<int>("type");
    QTest::addColumn<qint64>("cents");
    QTest::addColumn<ErrorCode>("code");
    using enum PaymentStatus;
    for (const PaymentStatus status : kPaymentStatuses) {
        if (status != Succeeded)
            QTest::newRow(toText(status).data())
                << status << true << 1 << qint64(99'999) << ErrorCode::RefundNotPossible;
    }
    QTest::newRow("profile") << Pending << false << 1 << qint64(99'999)
                             << ErrorCode::RefundsNotAllowed;
    QTest::newRow("person to person")
        << Succeeded << true << 3 << qint64(1) << ErrorCode::RefundsNotAllowed;
    QTest::newRow("payment request")
        << Succeeded << true << 4 << qint64(1) << ErrorCode::RefundsNotAllowed;
    QTest::newRow("too much") << Succeeded << true << 1 << qint64(99'999)
                              << ErrorCode::RefundAmountTooHigh;
}

void TestRefundService::refusesInTheContractsOrder()
{
    QFETCH(const PaymentStatus, status);
    QFETCH(const bool, isAllowed);
    QFETCH(const int, type);
    QFETCH(const qint64, cents);
    QFETCH(const ErrorCode, code);
    RefundFixture core;
    const Payment payment = core.append(core.profile.id, status);
    dropTrigger(core.db, u"payment_terms_are_fixed"_s);
    core.db.execute(u"UPDATE payment SET type = %1"_s.arg(type));
    if (!isAllowed) {
        core.profile.allowsRefunds = false;
        QVERIFY(core.commit([&] { return core.merchants.changeProfile(core.profile); }));
    }
    const auto refund = core.refund(payment.id, cents);
    QVERIFY(!refund);
    QCOMPARE(refund.error().code, code);
    QCOMPARE(core.number(u"SELECT count(*) FROM refund"_s), 0);
}

void TestRefundService::refusesAnotherProfile()
{
    RefundFixture core;
    const Payment payment = core.paid();
    const Profile other = core.addProfile(u"Other"_s);
    const NewRefund wanted{payment.id, Amount::fromCents(1), {}, u"k"_s};
    const auto foreign = core.refund(wanted, {{}, other.id});
    QCOMPARE(foreign.error().code, ErrorCode::AccessDenied);
    QVERIFY(!foreign.error().detail.contains(payment.id.text()));
    NewRefund unknown = wanted;
    unknown.paymentId = PaymentId(u"0123456789abcdef01234567"_s);
    QCOMPARE(core.refund(unknown, {{}, other.id}).error().code,
             ErrorCode::PaymentForRefundNotFound);
    QVERIFY(core.refund(wanted, {{}, {}})); // the window may refund payments of any profile
}

void TestRefundService::refusesWhatTheRunningPayoutDoesNotHold()
{
    RefundFixture core;
    const Payment payment = core.paid();
    QVERIFY(core.commit([&] { return core.payouts.run(core.clock.now()); }));
    QCOMPARE(core.refund(payment.id, 1).error().code, ErrorCode::RefundNotPossible);
    core.paid(500);
    QCOMPARE(core.refund(payment.id, 501).error().code, ErrorCode::RefundNotPossible);
    QVERIFY(core.refund(payment.id, 500));
    QCOMPARE(core.refund(payment.id, 1).error().code, ErrorCode::RefundNotPossible);
    // Payments of another bulk belong to another running payout.
    NewPayment bulked = newPayment(9000);
    bulked.bulkId = u"WEEK"_s;
    const Payment other =
        core.advance(core.pay(core.profile.id, bulked).id, PaymentStatus::Succeeded);
    QCOMPARE(core.refund(payment.id, 1).error().code, ErrorCode::RefundNotPossible);
    QVERIFY(core.refund(other.id, 9000));
    QCOMPARE(core.owed(u"WEEK"_s), 0);
}

void TestRefundService::takesFromTheAccountThatTheProfileHasNow()
{
    RefundFixture core;
    const Payment payment = core.paid();
    core.profile.iban = u"BE71096123456769"_s;
    QVERIFY(core.commit([&] { return core.merchants.changeProfile(core.profile); }));
    QCOMPARE(core.refund(payment.id, 1).error().code, ErrorCode::RefundNotPossible);
    core.paid(300);
    QVERIFY(core.refund(payment.id, 300));
    QCOMPARE(core.owed(), 0);
}

void TestRefundService::answersTheSameRequestWithTheSameBytes()
{
    RefundFixture core;
    const Payment payment = core.paid();
    const auto first = core.refund(payment.id, 2500, u"k"_s, u"Één"_s);
    QVERIFY(first);
    core.clock.advance(1h);
    core.events = {};
    const auto second = core.refund(payment.id, 2500, u"k"_s, u"Één"_s);
    QVERIFY(second);
    QCOMPARE(second->answer, first->answer);
    QCOMPARE(second->refund, first->refund);
    QCOMPARE(core.number(u"SELECT count(*) FROM refund"_s), 1);
    QCOMPARE(core.owed(), 7500);
    QVERIFY(core.events.isEmpty());
}

void TestRefundService::answersTheSameRequestAfterARestart()
{
    RefundFixture core(CoreFixture::Where::File);
    const Payment payment = core.paid();
    const auto first = core.refund(payment.id, 10'000, u"k"_s);
    QVERIFY(first);
    QCOMPARE(core.process(), 1);
    storage::Database db(core.path());
    Events events;
    merchants::PublishedDirectory published;
    merchants::MerchantService merchants(db, core.clock, events, published);
    callbacks::CallbackOutbox outbox(db, core.clock, events, {});
    ledger::LedgerService ledger(db);
    ledger::PayoutItems items(db, ledger);
    payments::PaymentBooking booking(db, ledger, items);
    payments::PaymentService payments(db, core.clock, events, merchants, outbox, booking, {});
    refunds::RefundService refunds(db, core.clock, events, merchants, payments, ledger, items, {});
    storage::Transaction transaction(db);
    const auto again =
        refunds.create({payment.id, Amount::fromCents(10'000), {}, u"k"_s}, {{}, core.profile.id});
    transaction.commit();
    QVERIFY(again);
    QCOMPARE(again->answer, first->answer);
    QCOMPARE(again->refund.status, RefundStatus::Refunded);
    QVERIFY(again->answer.find("PENDING") != std::string::npos);
}

void TestRefundService::answersTheSameRequestWhateverHasHappened()
{
    RefundFixture core;
    const Payment payment = core.paid();
    const auto first = core.refund(payment.id, 2500, u"k"_s);
    QVERIFY(core.refund(payment.id, 7500)); // nothing is left to refund
    QVERIFY(core.process() == 2);
    core.profile.allowsRefunds = false;
    QVERIFY(core.commit([&] { return core.merchants.changeProfile(core.profile); }));
    const auto again = core.refund(payment.id, 2500, u"k"_s);
    QVERIFY(first && again);
    QCOMPARE(again->answer, first->answer);
}

void TestRefundService::refusesAKeyWithOtherParameters_data()
{
    QTest::addColumn<bool>("isOtherPayment");
    QTest::addColumn<qint64>("cents");
    QTest::addColumn<QString>("description");
    QTest::newRow("payment") << true << qint64(2500) << u"text"_s;
    QTest::newRow("amount") << false << qint64(2501) << u"text"_s;
    QTest::newRow("amount too high") << false << qint64(999'999) << u"text"_s;
    QTest::newRow("description") << false << qint64(2500) << u"texT"_s;
    QTest::newRow("no description") << false << qint64(2500) << QString();
}

void TestRefundService::refusesAKeyWithOtherParameters()
{
    QFETCH(const bool, isOtherPayment);
    QFETCH(const qint64, cents);
    QFETCH(const QString, description);
    RefundFixture core;
    const Payment payment = core.paid();
    const Payment other = core.paid();
    QVERIFY(core.refund(payment.id, 2500, u"k"_s, u"text"_s));
    const auto refund =
        core.refund(isOtherPayment ? other.id : payment.id, cents, u"k"_s, description);
    QVERIFY(!refund);
    QCOMPARE(refund.error().code, ErrorCode::RefundRequestConflict);
    QCOMPARE(core.number(u"SELECT count(*) FROM refund"_s), 1);
}

void TestRefundService::keepsKeysByProfile()
{
    RefundFixture core;
    const Payment first = core.paid();
    Profile other = openProfile(core.merchant.id, u"Other"_s);
    other.allowsRefunds = true;
    other = core.addProfile(other);
    const Payment second =
        core.advance(core.pay(other.id, newPayment(100)).id, PaymentStatus::Succeeded);
    QVERIFY(core.refund(first.id, 100, u"k"_s));
    QVERIFY(core.refund({second.id, Amount::fromCents(100), {}, u"k"_s}, {{}, other.id}));
    QCOMPARE(core.number(u"SELECT count(*) FROM refund"_s), 2);
}

void TestRefundService::keepsTheOrderOfTimeWhenTheClockIsSetBack()
{
    RefundFixture core;
    const Payment payment = core.paid();
    const auto first = core.refund(payment.id, 100);
    core.clock.advance(-1h);
    const auto second = core.refund(payment.id, 100);
    QVERIFY(first && second);
    QCOMPARE(second->refund.createdAt, first->refund.createdAt);
    QCOMPARE(second->refund.seq, first->refund.seq + 1);
    QCOMPARE(core.number(u"SELECT count(*) FROM ledger_entry a JOIN ledger_entry b"
                         " ON b.seq = a.seq + 1 WHERE b.at < a.at"_s),
             0);
}

void TestRefundService::leavesNothingBehindARefusal()
{
    RefundFixture core;
    const Payment payment = core.paid();
    const qint64 before = core.db.totalChanges();
    QVERIFY(!core.refund(payment.id, 10'001));
    QVERIFY(!core.refund(PaymentId(u"unknown"_s), 1));
    QCOMPARE(core.db.totalChanges(), before);
}

void TestRefundService::forgetsWhatIsRolledBack()
{
    RefundFixture core;
    const Payment payment = core.paid();
    const NewRefund wanted{payment.id, Amount::fromCents(6000), {}, u"k"_s};
    {
        storage::Transaction transaction(core.db);
        QVERIFY(core.refunds.create(wanted, {}));
    }
    QCOMPARE(core.owed(), 10'000);
    const auto refund = core.refund(wanted, {});
    QVERIFY(refund);
    QCOMPARE(refund->refund.seq, 1);
    QCOMPARE(core.process(), 1);
}

void TestRefundService::tellsWhatCanBeRefunded()
{
    RefundFixture core;
    const Payment payment = core.paid();
    core.paid(700);
    QVERIFY(core.refund(payment.id, 1000));
    QCOMPARE(core.process(), 1);
    QVERIFY(core.refund(payment.id, 300));
    const auto standing = core.commit([&] { return core.refunds.refundable(payment.id); });
    QVERIFY(standing);
    QCOMPARE(*standing,
             (Refundable{.paid = Amount::fromCents(10'000),
                         .refunded = Amount::fromCents(1000),
                         .pending = Amount::fromCents(300),
                         .left = Amount::fromCents(8700),
                         .running = Amount::fromCents(9400),
                         .obstacle = {}}));
    QCOMPARE(core.refunds.refundable(PaymentId(u"unknown"_s)).error().code,
             ErrorCode::PaymentNotFound);
}

void TestRefundService::tellsWhyNothingCanBeRefunded()
{
    RefundFixture core;
    const auto obstacle = [&](const PaymentId &id) {
        const auto standing = core.commit([&] { return core.refunds.refundable(id); });
        return standing && standing->obstacle ? standing->obstacle->code : ErrorCode::Internal;
    };
    QCOMPARE(obstacle(core.pay().id), ErrorCode::RefundNotPossible);
    const Payment payment = core.paid();
    QVERIFY(core.refund(payment.id, 10'000));
    QCOMPARE(obstacle(payment.id), ErrorCode::RefundAmountTooHigh);
    const Payment other = core.paid();
    QVERIFY(core.commit([&] { return core.payouts.run(core.clock.now()); }));
    QCOMPARE(obstacle(other.id), ErrorCode::RefundNotPossible);
    core.profile.allowsRefunds = false;
    QVERIFY(core.commit([&] { return core.merchants.changeProfile(core.profile); }));
    QCOMPARE(obstacle(other.id), ErrorCode::RefundsNotAllowed);
}

void TestRefundService::writesDownThatAnIbanWasShown()
{
    RefundFixture core;
    const Payment open = core.pay();
    const auto reveal = [&](const PaymentId &id) {
        return core.commit([&] {
            const audit::Acting acting({.kind = AuditActorKind::Window});
            return core.refunds.revealIban(id);
        });
    };
    const QString shown = u"SELECT count(*) FROM audit_trail WHERE kind = 31"_s;
    QCOMPARE(reveal(open.id).error().code, ErrorCode::RefundNotAllowed);
    QCOMPARE(reveal(PaymentId(u"unknown"_s)).error().code, ErrorCode::PaymentNotFound);
    QCOMPARE(core.number(shown), 0);
    const Payment payment = core.paid();
    QCOMPARE(reveal(payment.id).value_or(QString()), kSomeDebtor.iban);
    QCOMPARE(
        core.number(shown
                    + u" AND actor_kind = 3 AND subject = '%1' AND at = %2"_s.arg(payment.id.text())
                          .arg(toMillis(core.clock.now()))),
        1);
}

TILLDESK_TEST(TestRefundService, QCoreApplication)
#include "tst_refund_service.moc"
