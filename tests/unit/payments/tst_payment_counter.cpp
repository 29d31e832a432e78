#include "core/payments/payment_counter.h"

#include "tests/support/core_fixture.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::payments;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;

namespace {

/// Returns the rows in which the stored counters differ from counts over the payments.
QStringList differences(CoreFixture &core)
{
    const QString counted = u"SELECT profile, level, block, status, n, amount"
                            " FROM payment_count WHERE n > 0 OR amount > 0"_s;
    const QString real =
        u"SELECT profile, 1, seq / 256, status, count(*), CAST(sum(amount) AS BIGINT) FROM payment"
        " GROUP BY profile, seq / 256, status"
        " UNION ALL SELECT profile, 2, seq / 16384, status, count(*), CAST(sum(amount) AS BIGINT) "
        "FROM payment"
        " GROUP BY profile, seq / 16384, status"_s;
    QStringList lines;
    for (const auto &[one, other] : {std::pair(counted, real), {real, counted}}) {
        auto rows = core.db.prepare(u"SELECT * FROM ("_s + one + u") a EXCEPT SELECT * FROM ("_s
                                    + other + u") b"_s);
        while (rows.next()) {
            QStringList cells;
            for (int column = 0; column < 6; ++column)
                cells << QString::number(rows.read<qint64>());
            lines << cells.join(u' ');
        }
    }
    return lines;
}

} // namespace

class TestPaymentCounter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void countsEachPaymentInBothBlocks();
    void movesAPaymentToItsNewStatus();
    void countsMorePaymentsOfLessMoney();
    void countsEqualPaymentsOfOtherMoney();
    void countsWhatComesAndGoesInOneTransaction();
    void countsAcrossTheEdgesOfBlocks();
    void forgetsWhatWasRolledBack();
    void writesOncePerTransaction();
    void agreesWithThePaymentsAfterAnything();
};

void TestPaymentCounter::countsEachPaymentInBothBlocks()
{
    CoreFixture core;
    core.pay(100);
    core.pay(250);

    QCOMPARE(core.number(u"SELECT count(*) FROM payment_count"_s), 2);
    QCOMPARE(core.number(u"SELECT n FROM payment_count WHERE level = 1 AND block = 0"_s), 2);
    QCOMPARE(core.number(u"SELECT amount FROM payment_count WHERE level = 2 AND block = 0"_s), 350);
    QVERIFY(differences(core).isEmpty());
}

void TestPaymentCounter::movesAPaymentToItsNewStatus()
{
    CoreFixture core;
    const Payment payment = core.pay(100);
    QVERIFY(core.commit([&] { return core.payments.cancel(payment.id, {}); }));

    QCOMPARE(core.number(u"SELECT n FROM payment_count WHERE level = 1 AND status = 1"_s), 0);
    QCOMPARE(core.number(u"SELECT n FROM payment_count WHERE level = 1 AND status = 7"_s), 1);
    QVERIFY(differences(core).isEmpty());
}

/// In one transaction, one payment of 100 leaves PENDING and two payments of 1 enter it.
void TestPaymentCounter::countsMorePaymentsOfLessMoney()
{
    CoreFixture core;
    const Payment large = core.pay(100);
    const auto last = core.commit([&] {
        std::ignore = core.payments.cancel(large.id, {});
        std::ignore = core.payments.create(core.profile.id, newPayment(1), {});
        return core.payments.create(core.profile.id, newPayment(1), {});
    });
    QVERIFY(last);
    QCOMPARE(core.number(u"SELECT amount FROM payment_count WHERE level = 1 AND status = 1"_s), 2);
    QVERIFY(differences(core).isEmpty());
}

void TestPaymentCounter::countsEqualPaymentsOfOtherMoney()
{
    CoreFixture core;
    const Payment large = core.pay(100);
    QVERIFY(core.commit([&] {
        std::ignore = core.payments.cancel(large.id, {});
        return core.payments.create(core.profile.id, newPayment(1), {});
    }));
    QVERIFY(differences(core).isEmpty());
}

void TestPaymentCounter::countsWhatComesAndGoesInOneTransaction()
{
    CoreFixture core;
    QVERIFY(core.commit([&] {
        const auto payment = core.payments.create(core.profile.id, newPayment(5), {});
        return core.payments.cancel(payment->id, {});
    }));
    QVERIFY(differences(core).isEmpty());
    QCOMPARE(core.number(u"SELECT count(*) FROM payment_count WHERE status = 1"_s), 0);
}

void TestPaymentCounter::countsAcrossTheEdgesOfBlocks()
{
    CoreFixture core;
    core.commit([&] {
        for (int i = 0; i < 600; ++i)
            core.appendHere(core.profile.id, PaymentStatus::Succeeded, i + 1, {});
        return 0;
    });
    QCOMPARE(core.number(u"SELECT n FROM payment_count WHERE level = 1 AND block = 0"_s), 255);
    QCOMPARE(core.number(u"SELECT n FROM payment_count WHERE level = 1 AND block = 1"_s), 256);
    QCOMPARE(core.number(u"SELECT n FROM payment_count WHERE level = 1 AND block = 2"_s), 89);
    QCOMPARE(core.number(u"SELECT n FROM payment_count WHERE level = 2 AND block = 0"_s), 600);
    QVERIFY(differences(core).isEmpty());
}

void TestPaymentCounter::forgetsWhatWasRolledBack()
{
    CoreFixture core;
    core.pay(1);
    {
        const storage::Transaction transaction(core.db);
        std::ignore = core.payments.create(core.profile.id, newPayment(7), {});
    }
    core.pay(2);
    QVERIFY(differences(core).isEmpty());
}

void TestPaymentCounter::writesOncePerTransaction()
{
    CoreFixture core;
    core.pay(1);
    const qint64 before = core.db.totalChanges();
    core.commit([&] {
        for (int i = 0; i < 50; ++i)
            std::ignore = core.payments.create(core.profile.id, newPayment(7), {});
        return 0;
    });
    QCOMPARE(core.db.totalChanges() - before, 50 + 2);
}

void TestPaymentCounter::agreesWithThePaymentsAfterAnything()
{
    CoreFixture core;
    const Profile other = core.addProfile(u"Counter"_s);
    QRandomGenerator random(20261120);
    QList<PaymentId> open;
    for (int round = 0; round < 150; ++round) {
        storage::Transaction transaction(core.db);
        for (int i = random.bounded(1, 8); i > 0; --i) {
            if (!open.isEmpty() && random.bounded(3) == 0) {
                const PaymentId id = open.takeAt(random.bounded(int(open.size())));
                std::ignore = core.payments.cancel(id, {});
            } else {
                const ProfileId &profile = random.bounded(2) == 0 ? core.profile.id : other.id;
                const qint64 cents = random.bounded(2) == 0 ? 1 : Amount::kMaxCents;
                open << core.payments.create(profile, newPayment(cents), {})->id;
            }
        }
        core.clock.advance(std::chrono::seconds(random.bounded(60)));
        core.payments.expireOverdue(5);
        if (random.bounded(5) != 0)
            transaction.commit();
    }
    QVERIFY(core.number(u"SELECT count(*) FROM payment"_s) > 255);
    QVERIFY(core.number(u"SELECT count(*) FROM payment WHERE status = 8"_s) > 0);
    QCOMPARE(differences(core), QStringList());
}

TILLDESK_TEST(TestPaymentCounter, QCoreApplication)
#include "tst_payment_counter.moc"
