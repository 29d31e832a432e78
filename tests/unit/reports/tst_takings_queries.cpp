#include "core/reports/takings_queries.h"

#include "core/fees/fee_service.h"
#include "core/payments/payment_list_queries.h"
#include "core/reports/payer_queries.h"
#include "tests/support/test_program.h"
#include "tests/unit/reports/reports_fixture.h"

#include <QtTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::test;
using namespace std::chrono_literals;

class TestTakingsQueries : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sumsWhatEachPointOfSaleTook();
    void sumsFeesByTheTimeOfTheirPayment();
    void countsOnlyThePeriod();
    void countsOnlyTheProfiles();
    void putsRefundsWithTheirPayment();
    void sumsRefundsByTheTimeTheyWereDone();
    void countsOnlyThePointOfSale();
    void sumsWhatEachPersonTookAndRefunded();
    void countsARefundOnABoundOnce();
    void answersNothingWithoutAStretch();
    void readsNoMoreThanItsStretch();
};

void TestTakingsQueries::sumsWhatEachPointOfSaleTook()
{
    ReportsFixture shop;
    shop.paidAt(u"TILL1"_s, 100);
    shop.paidAt(u"TILL1"_s, 250);
    shop.paidAt(u"TILL2"_s, 5000);
    shop.paid(7);
    shop.payAt(u"TILL2"_s, 900); // open
    const auto takings =
        reports::byPointOfSale(shop.db, {}, kCoreStart - 1h, shop.clock.now() + 1h);
    QCOMPARE(takings.size(), 3);
    QCOMPARE(takings[0],
             (PointOfSaleTakings{
                 shop.profile.id, u"TILL2"_s, u"till2"_s, {1, Amount::fromCents(5000)}, {}}));
    QCOMPARE(takings[1].payments, (PayoutSum{2, Amount::fromCents(350)}));
    QCOMPARE(takings[2].pointOfSale, QString());
    QCOMPARE(takings[2].payments, (PayoutSum{1, Amount::fromCents(7)}));
}

void TestTakingsQueries::sumsFeesByTheTimeOfTheirPayment()
{
    ReportsFixture shop;
    shop.paid(900); // before there were fees
    fees::FeeService service(shop.db, shop.clock, shop.events, shop.ledger, QTimeZone::utc());
    FeeRule rule;
    rule.fixed = Amount::fromCents(10);
    QVERIFY(shop.commit([&] { return service.setRule(shop.merchant.id, rule); }));
    shop.paidAt(u"TILL1"_s, 100);
    shop.clock.advance(1h);
    shop.paidAt(u"TILL1"_s, 250);
    shop.paidAt(u"TILL2"_s, 5000);
    shop.payAt(u"TILL2"_s, 900); // open
    const QList<Timestamp> hours{kCoreStart, kCoreStart + 1h, kCoreStart + 2h, kCoreStart + 3h};
    const auto cents = [](qint64 value) { return Amount::fromCents(value); };
    QCOMPARE(*reports::fees(shop.db, {}, hours), (QList{cents(10), cents(20), cents(0)}));
    QCOMPARE(*reports::fees(shop.db, {shop.addProfile(u"Other"_s).id}, hours),
             (QList{cents(0), cents(0), cents(0)}));
    QVERIFY(reports::fees(shop.db, {}, {kCoreStart})->isEmpty());
    const auto takings = reports::byPointOfSale(shop.db, {}, hours.first(), hours.last());
    QCOMPARE(takings.size(), 3);
    QCOMPARE(takings[0].fees, cents(10));
    QCOMPARE(takings[1].fees, cents(0)); // of no point of sale
    QCOMPARE(takings[2].fees, cents(20));
}

void TestTakingsQueries::countsOnlyThePeriod()
{
    ReportsFixture shop;
    shop.paid(1);
    shop.clock.advance(1h);
    shop.paid(10);
    shop.clock.advance(1h);
    shop.paid(100);
    const auto sum = [&shop](Timestamp from, Timestamp to) {
        const auto takings = reports::byPointOfSale(shop.db, {}, from, to);
        return takings.isEmpty() ? 0 : takings.first().payments.sum.cents();
    };
    QCOMPARE(sum(kCoreStart, kCoreStart + 2h), 11);
    QCOMPARE(sum(kCoreStart + 1h, kCoreStart + 2h), 10); // the end is exclusive
    QCOMPARE(sum(kCoreStart + 3h, kCoreStart + 4h), 0);
}

void TestTakingsQueries::sumsWhatEachPersonTookAndRefunded()
{
    ReportsFixture shop;
    Profile wanted = openProfile(shop.merchant.id, u"Other"_s);
    wanted.allowsRefunds = true;
    const Profile other = shop.addProfile(wanted);
    const auto take = [&](const ProfileId &profile, const Actor &actor, qint64 cents) {
        const auto made =
            shop.commit([&] { return shop.payments.create(profile, newPayment(cents), actor); });
        return shop.advance(made->id, PaymentStatus::Succeeded);
    };
    const auto refund = [&](const Payment &payment, const QString &name, qint64 cents) {
        QVERIFY(shop.refund(NewRefund{.paymentId = payment.id,
                                      .amount = Amount::fromCents(cents),
                                      .description = {},
                                      .idempotencyKey = shop.nextKey()},
                            {{Actor::Kind::Window, name}, payment.profileId}));
    };
    const Actor anna{Actor::Kind::Window, u"Anna De Smet"_s};
    const Payment first = take(shop.profile.id, anna, 1000);
    take(shop.profile.id, anna, 500);
    const Payment elsewhere = take(other.id, anna, 70);
    take(shop.profile.id, {Actor::Kind::ApiKey, u"webshop"_s}, 9000);
    take(shop.profile.id, {Actor::Kind::Window, {}}, 20); // before the shop had staff
    refund(first, u"Marc Peeters"_s, 300);
    refund(elsewhere, u"Anna De Smet"_s, 7);
    QCOMPARE(shop.process(), 2);
    refund(first, u"Anna De Smet"_s, 1); // in progress: no money has moved
    const auto of = [&](const QList<ProfileId> &profiles) {
        return reports::byPerson(shop.db, profiles, kCoreStart, shop.clock.now() + 1h);
    };
    const auto cents = [](qint64 value) { return Amount::fromCents(value); };
    QCOMPARE(of({}),
             (QList<PersonTakings>{{u"Anna De Smet"_s, {3, cents(1570)}, {1, cents(7)}},
                                   {u"Marc Peeters"_s, {}, {1, cents(300)}}}));
    // One profile: nothing of the other one.
    QCOMPARE(of({shop.profile.id}),
             (QList<PersonTakings>{{u"Anna De Smet"_s, {2, cents(1500)}, {}},
                                   {u"Marc Peeters"_s, {}, {1, cents(300)}}}));
    QCOMPARE(of({other.id}),
             (QList<PersonTakings>{{u"Anna De Smet"_s, {1, cents(70)}, {1, cents(7)}}}));
    QCOMPARE(reports::byPerson(shop.db, {}, kCoreStart - 2h, kCoreStart - 1h).size(), 0);
}

void TestTakingsQueries::countsOnlyTheProfiles()
{
    ReportsFixture shop;
    const Profile other = shop.addProfile(u"Other"_s);
    shop.paid(1000);
    shop.advance(shop.pay(other.id, newPayment(70)).id, PaymentStatus::Succeeded);
    const auto of = [&shop](const QList<ProfileId> &profiles) {
        return reports::byPointOfSale(shop.db, profiles, kCoreStart, kCoreStart + 1h);
    };
    QCOMPARE(of({}).size(), 2);
    QCOMPARE(of({other.id}).size(), 1);
    QCOMPARE(of({other.id}).first().payments.sum.cents(), 70);
    QCOMPARE(of({ProfileId(u"6a0b1c2d3e4f5a6b7c8d9eff"_s)}).size(), 0);
}

void TestTakingsQueries::putsRefundsWithTheirPayment()
{
    ReportsFixture shop;
    shop.paidAt(u"TILL2"_s, 9000);
    const Payment payment = shop.paidAt(u"TILL1"_s, 1000);
    shop.clock.advance(48h);
    shop.giveBack(payment, 100);
    shop.giveBack(payment, 200);
    shop.refundsFail = true;
    QVERIFY(shop.refund(payment.id, 50));
    shop.process();
    const auto takings = reports::byPointOfSale(shop.db, {}, kCoreStart, kCoreStart + 1h);
    QCOMPARE(takings[0].refunds, PayoutSum());
    QCOMPARE(takings[1].refunds, (PayoutSum{2, Amount::fromCents(300)}));
}

void TestTakingsQueries::sumsRefundsByTheTimeTheyWereDone()
{
    ReportsFixture shop;
    const Profile other = shop.addProfile(u"Other"_s);
    const Payment payment = shop.paid(1000);
    shop.giveBack(payment, 10);
    shop.clock.advance(24h);
    shop.giveBack(payment, 20);
    shop.giveBack(payment, 30);
    QVERIFY(shop.refund(payment.id, 400)); // still pending
    const QList<Timestamp> days{kCoreStart, kCoreStart + 12h, kCoreStart + 36h, kCoreStart + 60h};
    const QList<PayoutSum> wanted{
        {1, Amount::fromCents(10)}, {2, Amount::fromCents(50)}, PayoutSum()};
    QCOMPARE(*reports::refunds(shop.db, {}, days), wanted);
    QCOMPARE(*reports::refunds(shop.db, {shop.profile.id}, days), wanted);
    QCOMPARE(*reports::refunds(shop.db, {other.id}, days), QList<PayoutSum>(3));
}

void TestTakingsQueries::countsOnlyThePointOfSale()
{
    ReportsFixture shop;
    const Payment first = shop.paidAt(u"TILL1"_s, 1000);
    const Payment second = shop.paidAt(u"TILL2"_s, 500);
    shop.paid(7);
    shop.clock.advance(2h);
    shop.paidAt(u"TILL1"_s, 30);
    shop.giveBack(first, 10);
    shop.giveBack(second, 20);
    const QList<Timestamp> hours{kCoreStart, kCoreStart + 1h, kCoreStart + 3h};
    payments::PaymentListQueries lists(shop.db);
    const auto taken = [&](const QString &pos) { return *lists.takings({}, hours, pos); };
    QCOMPARE(taken(u"TILL1"_s),
             (QList<PaymentTotal>{{1, Amount::fromCents(1000)}, {1, Amount::fromCents(30)}}));
    QCOMPARE(taken(u"TILL2"_s), (QList<PaymentTotal>{{1, Amount::fromCents(500)}, {}}));
    QCOMPARE(taken(u"TILL"_s), QList<PaymentTotal>(2)); // the whole posId
    QCOMPARE(taken({})[0].count, 3);
    QCOMPARE(reports::refunds(shop.db, {}, hours, u"TILL2"_s)->last(),
             (PayoutSum{1, Amount::fromCents(20)}));
    QCOMPARE(reports::refunds(shop.db, {}, hours)->last().count, 2);
    const auto payersAt = [&](const QString &pos) {
        qint64 payments = 0;
        const ReturningPayers payers =
            reports::payers(shop.db, {}, hours.first(), hours.last(), pos);
        for (const auto &group : payers.groups)
            payments += group.payments.count;
        return payments;
    };
    QCOMPARE(payersAt(u"TILL1"_s), 2);
    QCOMPARE(payersAt({}), 4);
}

void TestTakingsQueries::countsARefundOnABoundOnce()
{
    ReportsFixture shop;
    const Payment payment = shop.paid(1000);
    shop.giveBack(payment, 10);
    const Timestamp done = fromMillis(shop.number(u"SELECT ended_at FROM refund"_s));
    const auto sums = *reports::refunds(shop.db, {}, {done - 1h, done, done + 1h});
    QCOMPARE(sums, (QList<PayoutSum>{{}, {1, Amount::fromCents(10)}}));
    QCOMPARE(*reports::refunds(shop.db, {}, {done - 1h, done}), QList<PayoutSum>(1));
}

void TestTakingsQueries::answersNothingWithoutAStretch()
{
    ReportsFixture shop;
    QCOMPARE(*reports::refunds(shop.db, {}, {}), QList<PayoutSum>());
    QCOMPARE(*reports::refunds(shop.db, {}, {kCoreStart}), QList<PayoutSum>());
}

void TestTakingsQueries::readsNoMoreThanItsStretch()
{
    if (EmptyDatabase::isPostgres())
        QSKIP("the plans are SQLite's");
    ReportsFixture shop;
    shop.paid(1);
    shop.clock.advance(1h);
    shop.paid(10);
    shop.clock.advance(1h);
    shop.paid(100);
    const auto plan = [&shop](const QString &sql) {
        auto rows = shop.db.prepare(u"EXPLAIN QUERY PLAN "_s + sql);
        QStringList steps;
        while (rows.next())
            steps << rows.skip(3).read<QString>();
        return steps.join(u'\n');
    };
    const QString payments =
        plan(u"SELECT CAST(sum(amount) AS BIGINT) FROM payment p WHERE p.seq BETWEEN 2 AND 2"
             " AND +p.status = 6 AND +p.profile IN (1, 2)"_s);
    QVERIFY2(payments.contains(u"SEARCH p USING INTEGER PRIMARY KEY"_s), qPrintable(payments));
    const auto middle = reports::byPointOfSale(shop.db, {}, kCoreStart + 30min, kCoreStart + 90min);
    QCOMPARE(middle.size(), 1);
    QCOMPARE(middle.first().payments, (PayoutSum{1, Amount::fromCents(10)}));
}

TILLDESK_TEST(TestTakingsQueries, QCoreApplication)
#include "tst_takings_queries.moc"
