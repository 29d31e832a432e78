#include "core/payouts/payout_parts_queries.h"
#include "tests/support/test_program.h"
#include "tests/unit/refunds/refund_fixture.h"

#include <QtTest>
#include <sqlite3.h>

using namespace tilldesk;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;

namespace {

struct PartsFixture : RefundFixture {
    PartsFixture()
    {
        for (const QString &name : {u"Till 1"_s, QString()})
            std::ignore = *commit([&] {
                return merchants.addPointOfSale(
                    {name.isEmpty() ? u"BAR"_s : u"TILL1"_s, profile.id, name, {}, {}});
            });
        events = {};
    }
    void paidAt(const QString &posId, qint64 cents)
    {
        NewPayment wanted = newPayment(cents);
        wanted.pointOfSale = posId;
        std::ignore = advance(pay(profile.id, wanted).id, PaymentStatus::Succeeded);
    }
    Payout run()
    {
        return commit([this] { return payouts.run(clock.now()); })->last();
    }
    [[nodiscard]] QList<PayoutPart> partsOf(const Payout &payout)
    {
        return payouts::partsOf(db, payout.id).value_or(QList<PayoutPart>());
    }
};

PayoutSum sumOf(qint64 count, qint64 cents)
{
    return {count, Amount::fromCents(cents)};
}

} // namespace

class TestPayoutParts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sumsPaymentsByTillAndChannel();
    void countsOnlyThePaymentsOfThePayout();
    void refusesAnUnknownPayout();
    void readsOnlyTheLinesOfThePayout();
};

void TestPayoutParts::sumsPaymentsByTillAndChannel()
{
    PartsFixture core;
    core.paidAt(u"TILL1"_s, 300);
    core.paidAt(u"TILL1"_s, 400);
    core.paidAt(u"BAR"_s, 500);
    std::ignore = core.paid(10'000);
    Profile invoices = openProfile(core.merchant.id, u"Invoices"_s);
    invoices.channel = PaymentChannel::Invoice;
    invoices = core.addProfile(invoices);
    std::ignore = core.advance(core.pay(invoices.id, newPayment(50)).id, PaymentStatus::Succeeded);
    const QList<PayoutPart> parts = core.partsOf(core.run());

    QCOMPARE(parts.size(), 4);
    QCOMPARE(parts[0], (PayoutPart{core.profile.channel, {}, sumOf(1, 10'000)}));
    QCOMPARE(parts[1], (PayoutPart{PaymentChannel::InStore, u"Till 1"_s, sumOf(2, 700)}));
    QCOMPARE(parts[2], (PayoutPart{PaymentChannel::InStore, u"BAR"_s, sumOf(1, 500)}));
    QCOMPARE(parts[3], (PayoutPart{PaymentChannel::Invoice, {}, sumOf(1, 50)}));
}

void TestPayoutParts::countsOnlyThePaymentsOfThePayout()
{
    PartsFixture core;
    core.paidAt(u"TILL1"_s, 300);
    const Payout first = core.run();
    const Payment paid = core.paid(10'000);
    QVERIFY(core.refund(paid.id, 2500));
    core.process();
    const Payout second = core.run();
    core.paidAt(u"BAR"_s, 9);

    QCOMPARE(core.partsOf(first),
             (QList<PayoutPart>{{PaymentChannel::InStore, u"Till 1"_s, sumOf(1, 300)}}));
    QCOMPARE(core.partsOf(second).size(), 1); // the refund is no payment
    QCOMPARE(core.partsOf(second).first().payments, second.payments);
}

void TestPayoutParts::refusesAnUnknownPayout()
{
    PartsFixture core;
    const auto parts = payouts::partsOf(core.db, PayoutId(QString(24, u'f')));
    QVERIFY(!parts);
    QCOMPARE(parts.error().code, ErrorCode::PayoutNotFound);
}

void TestPayoutParts::readsOnlyTheLinesOfThePayout()
{
    if (EmptyDatabase::isPostgres())
        QSKIP("the plans are SQLite's");
    PartsFixture core;
    core.paidAt(u"TILL1"_s, 300);
    std::ignore = core.partsOf(core.run());
    int checked = 0;
    for (sqlite3_stmt *it = sqlite3_next_stmt(core.db.sqlite(), nullptr); it != nullptr;
         it = sqlite3_next_stmt(core.db.sqlite(), it)) {
        const QString sql = QString::fromUtf8(sqlite3_sql(it));
        if (!sql.contains(u"AS place"_s))
            continue;
        auto rows = core.db.prepare(QString(u"EXPLAIN QUERY PLAN "_s + sql));
        rows.bind(u":account"_s, qint64(1))
            .bind(u":first"_s, qint64(1))
            .bind(u":last"_s, qint64(9));
        QStringList steps;
        while (rows.next())
            steps << rows.skip(3).read<QString>();
        const QString plan = steps.join(u'\n');
        QVERIFY2(!plan.contains(u"SCAN"_s), qPrintable(plan));
        QVERIFY2(plan.contains(u"(account=? AND kind=? AND position>? AND position<?)"_s),
                 qPrintable(plan));
        ++checked;
    }
    QCOMPARE(checked, 1);
}

TILLDESK_TEST(TestPayoutParts, QCoreApplication)
#include "tst_payout_parts.moc"
