#include "core/payments/payment_list_queries.h"

#include "tests/support/core_fixture.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::payments;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

class TestPaymentSums : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void refusesASumOver64Bits();
    void readsASumThatJustFits();
    void noticesCountersThatDisagree();
    void countsAgainAfterABatchThatWasUndone();
    void knowsWhetherSomethingIsOverdue();
};

void TestPaymentSums::refusesASumOver64Bits()
{
    CoreFixture core;
    QList<Payment> all;
    core.commit([&] {
        for (int i = 0; i < 600; ++i) {
            core.clock.advance(1ms);
            all << core.appendHere(core.profile.id, PaymentStatus::Succeeded, 1, {});
        }
        return 0;
    });
    core.db.execute(u"UPDATE payment_count SET amount = 9223372036854775807 WHERE level = 2"_s);
    core.db.execute(u"UPDATE payment_count SET amount = 9000000000000000000 WHERE level = 1"_s);
    PaymentListQueries queries(core.db);
    QCOMPARE(queries.totals({})->value(PaymentStatus::Succeeded).sum.cents(),
             std::numeric_limits<qint64>::max());

    PaymentFilter twoBlocks;
    twoBlocks.to = all[520].createdAt;
    const auto totals = queries.totals(twoBlocks);
    QVERIFY(!totals);
    QCOMPARE(totals.error().code, ErrorCode::Internal);
    QCOMPARE(queries.page(twoBlocks, 0, 5)->total, 521); // a list needs no sum
}

void TestPaymentSums::readsASumThatJustFits()
{
    CoreFixture core;
    const auto sum = [&core](qint64 a, qint64 b) {
        auto row = core.db.prepare(u"SELECT "_s + sumColumns()
                                   + u" FROM (SELECT :a AS amount UNION ALL SELECT :b) AS s"_s);
        row.bind(u":a"_s, a).bind(u":b"_s, b);
        return row.next() ? readSum(row) : Result<Amount>();
    };
    constexpr qint64 kMax = std::numeric_limits<qint64>::max();

    QCOMPARE(sum(kMax - 5, 5)->cents(), kMax);
    QCOMPARE(sum(1, 2)->cents(), 3);
    QCOMPARE(sum((1LL << 20) - 1, 1)->cents(), 1LL << 20);
    QCOMPARE(sum(kMax - 5, 6).error().code, ErrorCode::Internal);
    QCOMPARE(sum(kMax, kMax).error().code, ErrorCode::Internal);
}

void TestPaymentSums::noticesCountersThatDisagree()
{
    CoreFixture core;
    core.pay();
    core.db.execute(u"UPDATE payment_count SET n = 5 WHERE level = 2"_s);

    const auto page = PaymentListQueries(core.db).page({}, 3, 1);
    QCOMPARE(page.error().code, ErrorCode::Internal);
}

/// The rollback undoes the rows of the counters too.
void TestPaymentSums::countsAgainAfterABatchThatWasUndone()
{
    CoreFixture core;
    bool refuses = true;
    core.db.addHooks({.beforeCommit =
                          [&refuses] {
                              if (refuses)
                                  throw storage::StorageException("no");
                          },
                      .afterCommit = {},
                      .afterRollback = {}});
    QVERIFY_THROWS_EXCEPTION(storage::StorageException, core.pay());
    refuses = false;
    core.pay();
    core.pay();

    const auto totals = PaymentListQueries(core.db).totals({});
    QCOMPARE(totals->value(PaymentStatus::Pending).count, 2);
    QCOMPARE(totals->value(PaymentStatus::Pending).sum.cents(), 2500);
}

void TestPaymentSums::knowsWhetherSomethingIsOverdue()
{
    CoreFixture core;
    PaymentListQueries queries(core.db);
    QVERIFY(!queries.hasOverdue(kCoreStart + 100h));
    const Payment payment = core.pay();
    core.append(core.profile.id, PaymentStatus::Succeeded);

    QVERIFY(!queries.hasOverdue(payment.expireAt - 1ms));
    QVERIFY(queries.hasOverdue(payment.expireAt));
    core.clock.set(payment.expireAt);
    core.commit([&] { return core.payments.expireOverdue(10); });
    QVERIFY(!queries.hasOverdue(payment.expireAt + 100h));
}

TILLDESK_TEST(TestPaymentSums, QCoreApplication)
#include "tst_payment_sums.moc"
