#include "core/payments/payment_list_queries.h"
#include "tests/support/core_fixture.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::payments;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr auto kDeadline = std::chrono::hours(7 * 24);
const Actor kKey{Actor::Kind::ApiKey, u"Web shop 1"_s};

/// A shop with a profile that requires acknowledgement, and one payment that waits for it.
class AskingShop
{
public:
    AskingShop()
    {
        core.profile.asksAcknowledgement = true;
        std::ignore = core.commit([this] { return core.merchants.changeProfile(core.profile); });
        id = core.pay(1998).id;
        waiting = core.advance(id, PaymentStatus::PendingMerchantAcknowledgement);
        core.events = {};
    }

    Result<Payment> acknowledge(qint64 cents = 1998)
    {
        return acknowledge(id, cents, {kKey, core.profile.id});
    }
    Result<Payment> acknowledge(const PaymentId &payment, qint64 cents, const Asker &asker)
    {
        return core.commit(
            [&] { return core.payments.acknowledge(payment, Amount::fromCents(cents), asker); });
    }
    [[nodiscard]] QList<PaymentStep> timeline()
    {
        return PaymentRepository(core.db).timeline(*core.stored(id));
    }

    CoreFixture core;
    PaymentId id;
    Payment waiting;
};

} // namespace

/// Acknowledgement of payments. @source service.md#acknowledge
class TestAcknowledgement : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void waitsForSevenDays();
    void waitsForWhatTheRulesSay();
    void isAskedForByTheProfileOfTheMoment();
    void succeedsWhenAcknowledged();
    void isListedByItsDeadline();
    void isAnsweredAgain();
    void refusesAnotherAmount();
    void tellsOfAnotherAmountAlsoAfterwards();
    void acknowledgesByStatus_data();
    void acknowledgesByStatus();
    void refusesAnothersPayment();
    void refusesWhatIsNotThere();
    void isTooLateAtTheExactMillisecond();
    void isNeverTooLateOnceAcknowledged();
    void goesOnWhenTheProfileNoLongerAsks();
    void neverGoesBackInTime();
};

void TestAcknowledgement::waitsForSevenDays()
{
    AskingShop shop;
    QCOMPARE(shop.waiting.acknowledgeBy, std::optional(kCoreStart + kDeadline));
    QCOMPARE(shop.waiting.succeededAt, std::nullopt);
    QCOMPARE(shop.timeline().last(),
             (PaymentStep{kCoreStart,
                          PaymentStatus::PendingMerchantAcknowledgement,
                          PaymentTrigger::SettlesAwaitingAcknowledgement,
                          {}}));
}

void TestAcknowledgement::waitsForWhatTheRulesSay()
{
    AskingShop shop;
    PaymentService service(shop.core.db, shop.core.clock, shop.core.events, shop.core.merchants,
                           shop.core.outbox, shop.core.booking, {.acknowledgement = 1h});
    const Payment payment = shop.core.advance(shop.core.pay().id, PaymentStatus::Authorized);
    shop.core.clock.advance(5s);
    const auto waiting = shop.core.commit([&] { return service.settle(payment.id); });
    QCOMPARE(waiting->acknowledgeBy, std::optional(kCoreStart + 5s + 1h));
    QCOMPARE(service.nextExpiry(), std::optional(kCoreStart + 5s + 1h));
}

void TestAcknowledgement::isAskedForByTheProfileOfTheMoment()
{
    CoreFixture core;
    const Payment early = core.advance(core.pay().id, PaymentStatus::Authorized);
    const Payment late = core.advance(core.pay().id, PaymentStatus::Authorized);
    const auto settled = [&core](const PaymentId &id) {
        return core.commit([&] { return core.payments.settle(id); });
    };
    QCOMPARE(settled(early.id)->status, PaymentStatus::Succeeded);
    core.profile.asksAcknowledgement = true;
    QVERIFY(core.commit([&] { return core.merchants.changeProfile(core.profile); }));
    QCOMPARE(settled(late.id)->status, PaymentStatus::PendingMerchantAcknowledgement);
}

void TestAcknowledgement::isListedByItsDeadline()
{
    AskingShop shop;
    const PaymentId first = shop.core.pay(500).id;
    const PaymentId second = shop.core.pay(700).id;
    shop.core.clock.advance(1min);
    shop.core.advance(second, PaymentStatus::PendingMerchantAcknowledgement);
    shop.core.clock.advance(1min);
    shop.core.advance(first, PaymentStatus::PendingMerchantAcknowledgement);
    shop.core.pay(900); // waits for no acknowledgement

    PaymentFilter filter;
    filter.statuses = {PaymentStatus::PendingMerchantAcknowledgement};
    filter.order = {PaymentColumn::Deadline, true};
    PaymentListQueries queries(shop.core.db);
    const auto all = queries.page(filter, 0, 10);
    QVERIFY(all);
    QCOMPARE(all->total, 3);
    QCOMPARE(all->rows.size(), 3);
    QCOMPARE(all->rows[0].id, shop.id);
    QCOMPARE(all->rows[1].id, second); // created later, but due earlier
    QCOMPARE(all->rows[2].id, first);
    const auto last = queries.page(filter, 2, 10);
    QVERIFY(last);
    QCOMPARE(last->rows.size(), 1);
    QCOMPARE(last->rows[0].id, first);
    filter.find = u"nothing"_s;
    QCOMPARE(queries.page(filter, 0, 10)->total, 0);
}

void TestAcknowledgement::succeedsWhenAcknowledged()
{
    AskingShop shop;
    shop.core.clock.advance(1h);
    const auto done = shop.acknowledge();
    QVERIFY(done);

    Payment expected = shop.waiting;
    expected.status = PaymentStatus::Succeeded;
    expected.succeededAt = kCoreStart + 1h;
    QCOMPARE(*done, expected);
    QCOMPARE(*shop.core.stored(shop.id), expected);
    QCOMPARE(shop.timeline().last(),
             (PaymentStep{kCoreStart + 1h, PaymentStatus::Succeeded,
                          PaymentTrigger::MerchantAcknowledges, kKey}));
    QCOMPARE(
        shop.core.events.payments,
        (QList<PaymentChange>{{shop.id, shop.core.profile.id, PaymentStatus::Succeeded, false}}));
    QCOMPARE(
        shop.core.number(
            u"SELECT CAST(sum(n) AS BIGINT) FROM payment_count WHERE level = 1 AND status = 6"_s),
        1);
}

void TestAcknowledgement::isAnsweredAgain()
{
    AskingShop shop;
    const auto first = shop.acknowledge();
    shop.core.events = {};
    shop.core.clock.advance(1h);
    const qint64 before = shop.core.db.totalChanges();
    const auto second = shop.acknowledge();

    QVERIFY(second);
    QCOMPARE(*second, *first);
    QCOMPARE(shop.core.db.totalChanges(), before);
    QVERIFY(shop.core.events.isEmpty());
}

void TestAcknowledgement::refusesAnotherAmount()
{
    AskingShop shop;
    for (const qint64 cents : {1LL, 1997LL, 1999LL, 999'999'999'999LL}) {
        const auto answer = shop.acknowledge(cents);
        QCOMPARE(answer.error().code, ErrorCode::AmountMismatch);
        QCOMPARE(answer.error().detail,
                 u"The amount of the payment is 1998 cents, not %1"_s.arg(cents));
    }
    QCOMPARE(*shop.core.stored(shop.id), shop.waiting);
    QVERIFY(shop.core.events.isEmpty());
    QVERIFY(shop.acknowledge());
}

void TestAcknowledgement::tellsOfAnotherAmountAlsoAfterwards()
{
    AskingShop shop;
    QVERIFY(shop.acknowledge());
    QCOMPARE(shop.acknowledge(1).error().code, ErrorCode::AmountMismatch);
}

void TestAcknowledgement::acknowledgesByStatus_data()
{
    QTest::addColumn<PaymentStatus>("status");
    QTest::addColumn<std::optional<ErrorCode>>("refusal");
    for (const PaymentStatus status : kPaymentStatuses) {
        std::optional<ErrorCode> refusal = ErrorCode::PaymentNotAcknowledgeable;
        if (status == PaymentStatus::PendingMerchantAcknowledgement)
            refusal = {};
        if (status == PaymentStatus::Voided)
            refusal = ErrorCode::PaymentVoided;
        QTest::newRow(toText(status).data()) << status << refusal;
    }
}

void TestAcknowledgement::acknowledgesByStatus()
{
    QFETCH(const PaymentStatus, status);
    QFETCH(const std::optional<ErrorCode>, refusal);
    AskingShop shop;
    const Payment payment = shop.core.append(shop.core.profile.id, status, 500);
    const qint64 before = shop.core.db.totalChanges();
    // The status is checked before the amount.
    const auto wrong = shop.acknowledge(payment.id, 1, {kKey, shop.core.profile.id});
    QCOMPARE(wrong.error().code, refusal.value_or(ErrorCode::AmountMismatch));
    const auto right = shop.acknowledge(payment.id, 500, {kKey, shop.core.profile.id});
    if (!refusal) {
        QCOMPARE(right->status, PaymentStatus::Succeeded);
        return;
    }
    QCOMPARE(right.error().code, *refusal);
    QCOMPARE(shop.core.db.totalChanges(), before);
    QCOMPARE(*shop.core.stored(payment.id), payment);
}

void TestAcknowledgement::refusesAnothersPayment()
{
    AskingShop shop;
    const Profile other = shop.core.addProfile(u"Counter"_s);
    QCOMPARE(shop.acknowledge(shop.id, 1998, {kKey, other.id}).error().code,
             ErrorCode::AccessDenied);
    QCOMPARE(*shop.core.stored(shop.id), shop.waiting);
    // Ownership is checked before amount and status.
    QCOMPARE(shop.acknowledge(shop.id, 1, {kKey, other.id}).error().code, ErrorCode::AccessDenied);
    QVERIFY(shop.acknowledge());
    QCOMPARE(shop.acknowledge(shop.id, 1998, {kKey, other.id}).error().code,
             ErrorCode::AccessDenied);
    // The window may acknowledge payments of every profile.
    QVERIFY(shop.acknowledge(shop.id, 1998, {{Actor::Kind::Window, {}}, {}}));
}

void TestAcknowledgement::refusesWhatIsNotThere()
{
    AskingShop shop;
    for (const QString &id : {u"000000000000000000000000"_s, QString()})
        QCOMPARE(shop.acknowledge(PaymentId(id), 1998, {}).error().code,
                 ErrorCode::PaymentNotFound);
}

void TestAcknowledgement::isTooLateAtTheExactMillisecond()
{
    AskingShop early;
    early.core.clock.set(*early.waiting.acknowledgeBy - 1ms);
    QVERIFY(early.acknowledge());

    AskingShop late;
    late.core.clock.set(*late.waiting.acknowledgeBy);
    QCOMPARE(late.acknowledge().error().code, ErrorCode::PaymentVoided);
    QCOMPARE(*late.core.stored(late.id), late.waiting); // not stored before the next sweep
}

void TestAcknowledgement::isNeverTooLateOnceAcknowledged()
{
    AskingShop shop;
    QVERIFY(shop.acknowledge());
    shop.core.clock.set(*shop.waiting.acknowledgeBy + 1h);
    QCOMPARE(shop.core.commit([&] { return shop.core.payments.expireOverdue(10); }), 0);
    QCOMPARE(shop.acknowledge()->status, PaymentStatus::Succeeded);
}

void TestAcknowledgement::goesOnWhenTheProfileNoLongerAsks()
{
    AskingShop shop;
    shop.core.profile.asksAcknowledgement = false;
    shop.core.profile.isOpen = false;
    QVERIFY(shop.core.commit([&] { return shop.core.merchants.changeProfile(shop.core.profile); }));
    QCOMPARE(shop.acknowledge()->status, PaymentStatus::Succeeded);
}

void TestAcknowledgement::neverGoesBackInTime()
{
    AskingShop shop;
    shop.core.clock.advance(-1h);
    QCOMPARE(shop.acknowledge()->succeededAt, std::optional(kCoreStart));
}

TILLDESK_TEST(TestAcknowledgement, QCoreApplication)
#include "tst_acknowledgement.moc"
