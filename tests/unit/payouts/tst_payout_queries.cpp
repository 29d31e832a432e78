#include "core/payouts/payout_queries.h"

#include "core/domain/list_query.h"
#include "core/ledger/ledger_queries.h"
#include "core/payouts/reconciliation_queries.h"
#include "tests/support/test_program.h"
#include "tests/unit/refunds/refund_fixture.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

struct Fixture : RefundFixture {
    QList<Payout> run()
    {
        return commit([this] { return payouts.run(clock.now()); }).value_or(QList<Payout>());
    }
    PayoutProof proofOf(const PayoutId &id)
    {
        const auto details = payouts::details(db, {}, id);
        return details ? details->proof : PayoutProof();
    }
    /// Changes a row that the schema's triggers protect.
    void tamper(const QString &table, const QString &sql)
    {
        dropTrigger(db, table + u"_is_fixed"_s);
        db.execute(sql);
    }
};

} // namespace

/// Queries of the window and the commands about payouts and the ledger.
class TestPayoutQueries : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void provesAPayout();
    void provesWhatFailedAndWasPaidAgain();
    void doubtsAPayoutThatWasTamperedWith_data();
    void doubtsAPayoutThatWasTamperedWith();
    void writesTheRemittanceByTheShopsDay();
    void tellsWhatRunsUp();
    void countsWhatWaitsToBePaidAgain();
    void knowsThePayoutOfAPayment();
    void pagesTheLedger();
    void findsEntriesBySubjectAccountAndTime();
    void findsEntriesByQuery();
    void findsPayoutsByQuery();
    void sumsTheItemsOfAPayout();
    void tellsAllBalances();
};

void TestPayoutQueries::provesAPayout()
{
    Fixture core;
    const Payment payment = core.paid(10'000);
    QVERIFY(core.refund(payment.id, 2500));
    core.process();
    const Payout payout = core.run().first();
    const PayoutProof proof = core.proofOf(payout.id);
    QVERIFY(proof.isProved);
    QCOMPARE(proof.payments, payout.payments);
    QCOMPARE(proof.refunds, payout.refunds);
    QCOMPARE(proof.fromLedger.cents(), 7500);
    QCOMPARE(proof.difference.cents(), 0);
    QCOMPARE(payouts::details(core.db, {}, PayoutId(u"unknown"_s)).error().code,
             ErrorCode::PayoutNotFound);
}

void TestPayoutQueries::provesWhatFailedAndWasPaidAgain()
{
    Fixture core;
    core.paid(100);
    core.payoutsFail = true;
    const Payout first = core.run().first();
    const auto second = core.commit([&] { return core.payouts.payAgain(first.id); });
    core.payoutsFail = false;
    const auto third = core.commit([&] { return core.payouts.payAgain(second->id); });
    QVERIFY(core.proofOf(first.id).isProved);
    QVERIFY(core.proofOf(second->id).isProved);
    QCOMPARE(core.proofOf(second->id).fromLedger.cents(), 0);
    QVERIFY(core.proofOf(third->id).isProved);
    QCOMPARE(core.proofOf(third->id).fromLedger.cents(), 100);
}

void TestPayoutQueries::doubtsAPayoutThatWasTamperedWith_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("sql");
    QTest::addColumn<qint64>("difference");
    QTest::newRow("line") << u"payout_item"_s
                          << u"UPDATE payout_item SET amount = 9999 WHERE seq = 1"_s << qint64(1);
    QTest::newRow("ledger") << u"ledger_entry"_s
                            << u"UPDATE ledger_entry SET amount = amount + 5 WHERE cause = 5"_s
                            << qint64(5);
    QTest::newRow("payout")
        << u"payout"_s
        << u"UPDATE payout SET payment_amount = payment_amount + 7, amount = amount + 7"_s
        << qint64(7);
    QTest::newRow("sums of a payout") << u"payout"_s
                                      << u"UPDATE payout SET payment_amount = payment_amount + 7,"
                                         " refund_amount = refund_amount + 7"_s
                                      << qint64(0);
    QTest::newRow("range") << u"payout"_s << u"UPDATE payout SET payments_after = 1"_s
                           << qint64(10'000);
}

void TestPayoutQueries::doubtsAPayoutThatWasTamperedWith()
{
    QFETCH(const QString, table);
    QFETCH(const QString, sql);
    QFETCH(const qint64, difference);
    Fixture core;
    core.paid(10'000);
    core.paid(300);
    const Payout payout = core.run().first();
    core.tamper(table, sql);
    const PayoutProof proof = core.proofOf(payout.id);
    QVERIFY(!proof.isProved);
    QCOMPARE(proof.difference.cents(), difference);
}

void TestPayoutQueries::writesTheRemittanceByTheShopsDay()
{
    Fixture core;
    core.clock.set(*parseIsoTime(u"2026-11-20T23:00:00Z"_s)); // 21 November in Brussels
    core.paid(100);
    const Payout payout = core.run().first();
    QCOMPARE(payouts::details(core.db, {}, payout.id)->remittance,
             u"20261121-%1-NONE-%2"_s.arg(payout.id.text(), core.merchant.id.text()));
}

void TestPayoutQueries::tellsWhatRunsUp()
{
    Fixture core;
    const auto running = [&](const QList<MerchantId> &merchants) {
        return *payouts::running(core.db, {}, core.clock.now(), merchants);
    };
    QVERIFY(running({}).rows.isEmpty());
    const Payment payment = core.paid(10'000);
    QCOMPARE(core.run().size(), 1);
    QVERIFY(running({}).rows.isEmpty());
    core.paid(5000);
    core.paid(700);
    QVERIFY(core.refund(payment.id, 1000));
    core.process();
    QVERIFY(core.refund(payment.id, 300));
    const RunningPayout expected{.merchantId = core.merchant.id,
                                 .iban = core.profile.iban,
                                 .bulkId = {},
                                 .payments = {2, Amount::fromCents(5700)},
                                 .refunds = {1, Amount::fromCents(1000)},
                                 .amount = Amount::fromCents(4700),
                                 .reserved = Amount::fromCents(300)};
    QCOMPARE(running({}).rows, QList{expected});
    QCOMPARE(running({core.merchant.id}).rows.size(), 1);
    QCOMPARE(running({MerchantId(u"another"_s)}).rows.size(), 0);
    QCOMPARE(running({}).nextRun, *parseIsoTime(u"2026-11-20T23:00:00Z"_s));
}

void TestPayoutQueries::countsWhatWaitsToBePaidAgain()
{
    Fixture core;
    core.payoutsFail = true;
    core.paid(100);
    const Payout first = core.run().first();
    core.paid(200);
    QCOMPARE(core.run().size(), 1);
    QCOMPARE(payouts::countFailed(core.db, {}), 2);
    QCOMPARE(payouts::countFailed(core.db, {MerchantId(u"another"_s)}), 0);
    const auto again = core.commit([&] { return core.payouts.payAgain(first.id); });
    QVERIFY(again);
    QCOMPARE(payouts::countFailed(core.db, {}), 2); // the new payout counts in place of the first
    core.payoutsFail = false;
    QVERIFY(core.commit([&] { return core.payouts.payAgain(again->id); }));
    QCOMPARE(payouts::countFailed(core.db, {core.merchant.id}), 1);
}

void TestPayoutQueries::knowsThePayoutOfAPayment()
{
    Fixture core;
    const Payment first = core.paid(100);
    QVERIFY(payouts::payoutOf(core.db, first.id).isEmpty());
    core.payoutsFail = true;
    const Payout failed = core.run().first();
    const Payment second = core.paid(100);
    QCOMPARE(payouts::payoutOf(core.db, first.id), failed.id);
    QVERIFY(payouts::payoutOf(core.db, second.id).isEmpty());
    core.payoutsFail = false;
    const Payout next = core.run().first();
    const auto again = core.commit([&] { return core.payouts.payAgain(failed.id); });
    QCOMPARE(payouts::payoutOf(core.db, first.id), again->id);
    QCOMPARE(payouts::payoutOf(core.db, second.id), next.id);
}

void TestPayoutQueries::pagesTheLedger()
{
    Fixture core;
    for (int i = 1; i <= 25; ++i)
        core.paid(i);
    QList<qint64> seqs;
    std::optional<qint64> before;
    for (bool hasMore = true; hasMore;) {
        const LedgerPage page = ledger::page(core.db, {}, before, 10);
        for (const LedgerEntry &entry : page.rows) {
            QCOMPARE(entry.amount.cents(), entry.seq);
            QCOMPARE(entry.cause, LedgerCause::PaymentSucceeded);
            QCOMPARE(entry.debit, LedgerAccount());
            QCOMPARE(entry.credit, core.account(LedgerAccountKind::Merchant));
            QCOMPARE(entry.hash.size(), 64);
            seqs << entry.seq;
        }
        hasMore = page.hasMore;
        before = page.rows.last().seq;
    }
    QCOMPARE(seqs.size(), 25);
    QCOMPARE(seqs.first(), 25);
    QCOMPARE(seqs.last(), 1);
}

void TestPayoutQueries::findsEntriesBySubjectAccountAndTime()
{
    Fixture core;
    const Payment first = core.paid(1000);
    core.clock.advance(1h);
    const Timestamp later = core.clock.now();
    const Payment second = core.paid(2000);
    const auto refund = core.refund(first.id, 400);
    QVERIFY(refund);
    core.process();
    const auto found = [&](const LedgerFilter &filter) {
        QList<qint64> seqs;
        for (const LedgerEntry &entry : ledger::page(core.db, filter, {}, 100).rows)
            seqs << entry.seq;
        return seqs;
    };
    LedgerFilter filter;
    filter.subjects = {first.id.text(), refund->refund.id.text()};
    QCOMPARE(found(filter), (QList<qint64>{4, 3, 1}));
    filter.from = later;
    QCOMPARE(found(filter), (QList<qint64>{4, 3}));
    filter.account = core.account(LedgerAccountKind::Merchant);
    QCOMPARE(found(filter), (QList<qint64>{3}));
    filter = {};
    filter.account = core.account(LedgerAccountKind::Refunds);
    QCOMPARE(found(filter), (QList<qint64>{4, 3}));
    filter.account = core.account(LedgerAccountKind::Payouts);
    QCOMPARE(found(filter), QList<qint64>());
    filter = {};
    filter.to = later;
    QCOMPARE(found(filter), (QList<qint64>{1}));
    filter.from = later - 1h;
    filter.to = later + 1ms;
    QCOMPARE(found(filter), (QList<qint64>{3, 2, 1}));
    filter = {};
    for (int i = 0; i < 200; ++i)
        filter.subjects << QString::number(i);
    filter.subjects << second.id.text();
    QCOMPARE(found(filter), (QList<qint64>{2}));
}

void TestPayoutQueries::findsEntriesByQuery()
{
    Fixture core;
    const Payment first = core.paid(1000);
    core.clock.advance(24h);
    core.paid(2000);
    QVERIFY(core.refund(first.id, 400));
    core.process();
    const auto found = [&core](const QString &query) {
        const LedgerFilter filter = ledgerFilterOf(
            parseQuery(query, FilterList::Ledger, core.clock.now(), QTimeZone::utc()));
        QList<qint64> seqs;
        for (const LedgerEntry &entry : ledger::page(core.db, filter, {}, 100).rows)
            seqs << entry.seq;
        return seqs;
    };
    QCOMPARE(found({}), (QList<qint64>{4, 3, 2, 1}));
    QCOMPARE(found(u"kind:refund"_s), (QList<qint64>{4, 3}));
    QCOMPARE(found(u"kind:payment"_s), (QList<qint64>{2, 1}));
    QCOMPARE(found(u"kind:payout"_s), QList<qint64>());
    QCOMPARE(found(u"amount:>=10"_s), (QList<qint64>{2, 1}));
    QCOMPARE(found(u"4,00"_s), (QList<qint64>{4, 3}));
    QCOMPARE(found(u"day:yesterday"_s), QList<qint64>{1});
    QCOMPARE(found(u"day:today kind:payment"_s), QList<qint64>{2});
    QCOMPARE(found(first.id.text().last(9)), QList<qint64>{1});
    QCOMPARE(found(u"order"_s), QList<qint64>()); // entries have no text
}

void TestPayoutQueries::findsPayoutsByQuery()
{
    Fixture core;
    core.paid(1000);
    const Payout first = core.run().first();
    core.clock.advance(24h);
    core.payoutsFail = true;
    core.paid(2000);
    const Payout second = core.run().first();
    const auto found = [&core](const QString &query) {
        const PayoutFilter filter = payoutFilterOf(
            parseQuery(query, FilterList::Payouts, core.clock.now(), QTimeZone::utc()));
        QList<qint64> seqs;
        const auto page = payouts::ReconciliationQueries(core.db).payouts(filter, 0, 100);
        for (const Payout &payout : page.rows)
            seqs << payout.seq;
        return page.total == seqs.size() ? seqs : QList<qint64>{-1};
    };
    QCOMPARE(found({}), (QList<qint64>{2, 1}));
    QCOMPARE(found(u"status:failed"_s), QList<qint64>{2});
    QCOMPARE(found(u"amount:<=10"_s), QList<qint64>{1});
    QCOMPARE(found(u"amount:>10 status:succeeded"_s), QList<qint64>());
    QCOMPARE(found(u"20.00"_s), QList<qint64>{2});
    QCOMPARE(found(u"day:yesterday"_s), QList<qint64>{1});
    QCOMPARE(found(u"payout:"_s + first.id.text().last(8)), QList<qint64>{1});
    QCOMPARE(found(second.id.text()), QList<qint64>{2});
    QCOMPARE(found(u"batch:none"_s), (QList<qint64>{2, 1}));
    QCOMPARE(found(u"batch:tills"_s), QList<qint64>());
    QCOMPARE(found(second.iban.last(4)), (QList<qint64>{2, 1}));
}

void TestPayoutQueries::sumsTheItemsOfAPayout()
{
    Fixture core;
    core.paid(7000); // in an earlier payout, so in no sum below
    QCOMPARE(core.run().size(), 1);
    const Payment first = core.paid(1000);
    core.paid(2000);
    core.paid(400);
    QVERIFY(core.refund(first.id, 300));
    QVERIFY(core.refund(first.id, 200));
    core.process();
    const Payout payout = core.run().first();
    const auto sums = [&](PayoutItemKind kind, qint64 from, bool hasSums = true) {
        payouts::ItemQuery query;
        query.kind = kind;
        query.payout = payout.id;
        query.first = from;
        query.count = 2;
        query.hasSums = hasSums;
        const auto page = payouts::ReconciliationQueries(core.db).items(query);
        QList<qint64> cents;
        for (const PayoutItem &item : page->rows)
            cents << (item.sumSoFar ? item.sumSoFar->cents() : -1);
        return cents;
    };
    QCOMPARE(sums(PayoutItemKind::Payment, 0), (QList<qint64>{1000, 3000}));
    QCOMPARE(sums(PayoutItemKind::Payment, 2), QList<qint64>{3400}); // counts the earlier pages
    QCOMPARE(sums(PayoutItemKind::Refund, 0), (QList<qint64>{300, 500}));
    QCOMPARE(sums(PayoutItemKind::Payment, 1, false), (QList<qint64>{-1, -1}));
}

void TestPayoutQueries::tellsAllBalances()
{
    Fixture core;
    const Payment payment = core.paid(1000);
    QVERIFY(core.refund(payment.id, 400));
    const auto balances = ledger::balances(core.db);
    QCOMPARE(
        balances,
        (QList<LedgerBalance>{{{}, Amount::fromCents(-1000)},
                              {core.account(LedgerAccountKind::Merchant), Amount::fromCents(600)},
                              {core.account(LedgerAccountKind::Refunds), Amount::fromCents(400)}}));
}

TILLDESK_TEST(TestPayoutQueries, QCoreApplication)
#include "tst_payout_queries.moc"
