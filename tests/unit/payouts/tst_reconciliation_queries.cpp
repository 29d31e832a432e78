#include "core/audit/trail.h"
#include "core/fees/fee_service.h"
#include "core/payouts/payout_lines.h"
#include "core/payouts/reconciliation_queries.h"
#include "tests/support/core_fixture.h"
#include "tests/support/test_program.h"

#include <QRandomGenerator>
#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::test;
using namespace tilldesk::payouts;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

/// An item and all its payouts by time, read without using the gap-free positions.
struct PlainItem {
    PayoutItemKind kind;
    QString merchant;
    QString id; ///< of the payment or the refund
    Timestamp at;
    QStringList payouts;
};

} // namespace

/// Compares the reconciliation lists with a plain reading of every row.
/// @source service.md#reconciliation
class TestReconciliationQueries : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void findsTheItemsOfARange_data();
    void findsTheItemsOfARange();
    void findsTheItemsOfAPayout();
    void listsTheLinesOfAPayoutNewestFirst();
    void turnsPages();
    void refusesAnotherMerchantsPayout();
    void knowsNothingOfAnUnknownMerchant();
    void listsPayouts_data();
    void listsPayouts();
    void sortsPayoutsByEveryColumn_data();
    void sortsPayoutsByEveryColumn();

private:
    void live(int steps);
    void chargeFees();
    void readPlainly();
    [[nodiscard]] QStringList plain(const ItemQuery &query) const;
    [[nodiscard]] static QStringList told(const PayoutItemPage &page);
    [[nodiscard]] Timestamp at(int hours) const { return kCoreStart + std::chrono::hours(hours); }
    Payment succeed(const Profile &profile);

    std::unique_ptr<CoreFixture> m_core;
    QList<Profile> m_profiles; ///< of two merchants, with three accounts
    QList<PlainItem> m_items;
    QList<Payout> m_payouts;
    QRandomGenerator m_random{7};
};

void TestReconciliationQueries::init()
{
    m_core = std::make_unique<CoreFixture>();
    m_random.seed(7);
    m_profiles.clear();
    const auto add = [this](const MerchantId &merchant, const QString &name, const QString &iban) {
        Profile wanted = openProfile(merchant, name);
        wanted.allowsRefunds = true;
        wanted.iban = iban;
        m_profiles << *m_core->commit([&] { return m_core->merchants.addProfile(wanted); });
    };
    const auto other =
        m_core->commit([&] { return m_core->merchants.addMerchant({.name = u"Peeters"_s}); });
    add(m_core->merchant.id, u"One"_s, u"BE68539007547034"_s);
    add(m_core->merchant.id, u"Two"_s, u"BE71096123456769"_s);
    add(m_core->merchant.id, u"Three"_s, u"BE71096123456769"_s);
    add(other->id, u"Four"_s, u"BE68539007547034"_s);
    live(300);
    readPlainly();
}

Payment TestReconciliationQueries::succeed(const Profile &profile)
{
    return m_core->append(profile.id, PaymentStatus::Succeeded, 1000);
}

/// Makes payments, refunds and payouts over some days; some payouts fail.
void TestReconciliationQueries::live(int steps)
{
    QList<Payment> paid;
    for (int i = 0; i < steps; ++i) {
        // Half of the steps happen in the same millisecond as the step before.
        if (m_random.bounded(2) == 0)
            m_core->clock.advance(std::chrono::minutes(m_random.bounded(60)));
        const auto step = m_random.bounded(20);
        if (step < 14 || paid.isEmpty()) {
            paid << succeed(m_profiles[m_random.bounded(int(m_profiles.size()))]);
        } else if (step < 18) {
            const Payment &payment = paid[m_random.bounded(int(paid.size()))];
            std::ignore = m_core->commit([&] {
                return m_core->refunds.create({.paymentId = payment.id,
                                               .amount = Amount::fromCents(300),
                                               .description = {},
                                               .idempotencyKey = QString::number(i)},
                                              {{}, payment.profileId});
            });
            m_core->clock.advance(2s);
            m_core->commit([&] { return m_core->refunds.processDue(10); });
        } else {
            m_core->payoutsFail = m_random.bounded(3) == 0;
            const auto made =
                m_core->commit([&] { return m_core->payouts.run(m_core->clock.now()); });
            QVERIFY(made);
            m_core->payoutsFail = false;
            for (const Payout &payout : *made) {
                if (payout.status == PayoutStatus::Failed && m_random.bounded(2) == 0)
                    QVERIFY(m_core->commit([&] { return m_core->payouts.payAgain(payout.id); }));
            }
        }
    }
}

void TestReconciliationQueries::readPlainly()
{
    m_items.clear();
    auto rows = m_core->db.prepare(
        u"SELECT i.kind, m.id, coalesce(r.id, p.id), i.at, i.account, i.position FROM payout_item i"
        " JOIN merchant m ON m.seq = i.merchant JOIN payment p ON p.seq = i.payment"
        " LEFT JOIN refund r ON r.seq = i.refund ORDER BY i.seq"_s);
    while (rows.next()) {
        PlainItem item{rows.read<PayoutItemKind>(),
                       rows.read<QString>(),
                       rows.read<QString>(),
                       rows.read<Timestamp>(),
                       {}};
        auto payouts = m_core->db.prepare(
            item.kind == PayoutItemKind::Payment
                ? u"SELECT id FROM payout WHERE account = :a AND :p > payments_after"
                  " AND :p <= payments_upto ORDER BY seq"_s
                : u"SELECT id FROM payout WHERE account = :a AND :p > refunds_after"
                  " AND :p <= refunds_upto ORDER BY seq"_s);
        payouts.bind(u":a"_s, rows.read<qint64>()).bind(u":p"_s, rows.read<qint64>());
        while (payouts.next())
            item.payouts << payouts.read<QString>();
        m_items << item;
    }
    PayoutFilter oldestFirst;
    oldestFirst.order.isAscending = true;
    m_payouts = ReconciliationQueries(m_core->db).payouts(oldestFirst, 0, 10'000).rows;
    QVERIFY(m_payouts.size() > 10);
}

/// Returns the expected result as `id payout`.
QStringList TestReconciliationQueries::plain(const ItemQuery &query) const
{
    QStringList found;
    for (const PlainItem &item : m_items) {
        if (item.kind == query.kind && item.merchant == query.merchant.text()
            && (!query.payout || item.payouts.contains(query.payout->text()))
            && (!query.from || item.at >= *query.from) && (!query.to || item.at < *query.to))
            found << QString(item.id + u' '
                             + (query.payout                 ? query.payout->text()
                                    : item.payouts.isEmpty() ? QString()
                                                             : item.payouts.last()));
    }
    return found;
}

QStringList TestReconciliationQueries::told(const PayoutItemPage &page)
{
    QStringList found;
    for (const PayoutItem &item : page.rows)
        found << QString(
            (item.kind == PayoutItemKind::Refund ? item.refundId.text() : item.paymentId.text())
            + u' ' + item.payoutId.text());
    return found;
}

void TestReconciliationQueries::findsTheItemsOfARange_data()
{
    QTest::addColumn<int>("from"); ///< hours after the start; -1: no bound
    QTest::addColumn<int>("to");
    QTest::newRow("all") << -1 << -1;
    QTest::newRow("before anything") << -1 << 0;
    QTest::newRow("after everything") << 100'000 << -1;
    QTest::newRow("empty") << 24 << 24;
    for (int hour = 0; hour < 90; hour += 7)
        QTest::addRow("%d", hour) << hour << hour + 24;
}

void TestReconciliationQueries::findsTheItemsOfARange()
{
    QFETCH(int, from);
    QFETCH(int, to);
    ItemQuery query{.merchant = {},
                    .kind = {},
                    .payout = {},
                    .from = {},
                    .to = {},
                    .first = 0,
                    .count = 10'000};
    if (from >= 0)
        query.from = at(from);
    if (to >= 0)
        query.to = at(to);
    for (const Profile &profile : {m_profiles.first(), m_profiles.last()}) {
        for (const PayoutItemKind kind : {PayoutItemKind::Payment, PayoutItemKind::Refund}) {
            query.merchant = profile.merchantId;
            query.kind = kind;
            const auto page = ReconciliationQueries(m_core->db).items(query);
            QVERIFY(page);
            QCOMPARE(told(*page), plain(query));
            QCOMPARE(page->total, page->rows.size());
        }
    }
}

void TestReconciliationQueries::findsTheItemsOfAPayout()
{
    int refunds = 0;
    for (const Payout &payout : m_payouts) {
        for (const PayoutItemKind kind : {PayoutItemKind::Payment, PayoutItemKind::Refund}) {
            ItemQuery query{.merchant = payout.merchantId,
                            .kind = kind,
                            .payout = payout.id,
                            .from = {},
                            .to = {},
                            .first = 0,
                            .count = 10'000};
            auto page = ReconciliationQueries(m_core->db).items(query);
            QVERIFY(page);
            QCOMPARE(told(*page), plain(query));
            const bool isPayments = kind == PayoutItemKind::Payment;
            QCOMPARE(page->total, (isPayments ? payout.payments : payout.refunds).count);
            refunds += isPayments ? 0 : int(page->total);
            query.merchant = {};
            QCOMPARE(ReconciliationQueries(m_core->db).items(query)->rows, page->rows);
            query.merchant = payout.merchantId;
            query.from = payout.madeAt - 3h;
            query.to = payout.madeAt - 1h;
            page = ReconciliationQueries(m_core->db).items(query);
            QCOMPARE(told(*page), plain(query));
        }
    }
    QVERIFY(refunds > 0);
}

void TestReconciliationQueries::listsTheLinesOfAPayoutNewestFirst()
{
    QVERIFY(!payouts::linesOf(m_core->db, PayoutId(u"000000000000000000000000"_s), {}, 0, 1));
    int mixed = 0;
    for (const Payout &payout : std::as_const(m_payouts)) {
        const auto page = [&](std::optional<PayoutItemKind> kind, qint64 first, int count) {
            return payouts::linesOf(m_core->db, payout.id, kind, first, count)
                .value_or(PayoutItemPage());
        };
        const PayoutItemPage all = page({}, 0, 1000);
        QCOMPARE(all.total, payout.payments.count + payout.refunds.count);
        QCOMPARE(all.rows.size(), all.total);
        Amount sum; // of the older lines
        for (auto line = all.rows.crbegin(); line != all.rows.crend(); ++line) {
            const bool isRefund = line->kind == PayoutItemKind::Refund;
            sum = Amount::fromCents(sum.cents()
                                    + (isRefund ? -line->amount.cents() : line->amount.cents()));
            QCOMPARE(line->sumSoFar, sum);
            QVERIFY(line == all.rows.crbegin() || (line - 1)->at <= line->at);
        }
        QCOMPARE(sum, payout.amount);
        mixed += payout.refunds.count > 0 && all.rows.last().kind == PayoutItemKind::Payment;
        QList<PayoutItem> paged;
        for (qint64 first = 0; first < all.total; first += 3)
            paged << page({}, first, 3).rows;
        QCOMPARE(paged, all.rows);
        for (const PayoutItemKind kind : {PayoutItemKind::Payment, PayoutItemKind::Refund}) {
            QStringList wanted;
            for (const PayoutItem &line : all.rows) {
                if (line.kind == kind)
                    wanted << line.paymentId.text() + line.refundId.text();
            }
            QStringList found;
            for (qint64 first = 0; first < wanted.size(); first += 3) {
                for (const PayoutItem &line : page(kind, first, 3).rows)
                    found << line.paymentId.text() + line.refundId.text();
            }
            QCOMPARE(found, wanted);
        }
    }
    QVERIFY(mixed > 0);
}

void TestReconciliationQueries::turnsPages()
{
    ItemQuery query{.merchant = m_core->merchant.id,
                    .kind = {},
                    .payout = {},
                    .from = at(5),
                    .to = {},
                    .first = 0,
                    .count = 7};
    query.kind = PayoutItemKind::Payment;
    const QStringList all = plain(query);
    QStringList turned;
    for (qint64 first = 0; first <= all.size() + 7; first += 7) {
        query.first = first;
        const auto page = ReconciliationQueries(m_core->db).items(query);
        QCOMPARE(page->total, all.size());
        turned << told(*page);
    }
    QCOMPARE(turned, all);
    query.first = 0;
    query.count = 0;
    QCOMPARE(ReconciliationQueries(m_core->db).items(query)->total, all.size());
}

void TestReconciliationQueries::refusesAnotherMerchantsPayout()
{
    ItemQuery query{.merchant = m_profiles.last().merchantId,
                    .kind = PayoutItemKind::Payment,
                    .payout = {},
                    .from = {},
                    .to = {},
                    .first = 0,
                    .count = 1};
    for (const Payout &payout : m_payouts) {
        query.payout = payout.id;
        const auto page = ReconciliationQueries(m_core->db).items(query);
        QCOMPARE(page.has_value(), payout.merchantId == query.merchant);
        if (!page)
            QCOMPARE(page.error().code, ErrorCode::PayoutNotFound);
    }
    query.payout = PayoutId(u"?"_s);
    QCOMPARE(ReconciliationQueries(m_core->db).items(query).error().code,
             ErrorCode::PayoutNotFound);
}

void TestReconciliationQueries::knowsNothingOfAnUnknownMerchant()
{
    const ItemQuery query{.merchant = MerchantId(u"?"_s),
                          .kind = PayoutItemKind::Payment,
                          .payout = {},
                          .from = {},
                          .to = {},
                          .first = 0,
                          .count = 10};
    QCOMPARE(ReconciliationQueries(m_core->db).items(query)->total, 0);
}

void TestReconciliationQueries::listsPayouts_data()
{
    QTest::addColumn<PayoutFilter>("filter");
    const auto row = [](const char *name, const std::function<void(PayoutFilter &)> &edit) {
        PayoutFilter filter;
        edit(filter);
        QTest::newRow(name) << filter;
    };
    row("all", [](auto &) {});
    row("failed", [](auto &f) { f.status = PayoutStatus::Failed; });
    row("from", [](auto &f) { f.from = kCoreStart + 30h; });
    row("to", [](auto &f) { f.to = kCoreStart + 30h; });
    row("a day", [](auto &f) {
        f.from = kCoreStart + 24h;
        f.to = kCoreStart + 48h;
    });
    row("before anything", [](auto &f) { f.to = kCoreStart; });
    row("after everything", [](auto &f) { f.from = kCoreStart + 10'000h; });
    row("without a bulk", [](auto &f) { f.bulkId = QString(); });
    row("another bulk", [](auto &f) { f.bulkId = u"DAY"_s; });
    row("unknown id", [](auto &f) { f.find = u"?"_s; });
    row("unknown merchant", [](auto &f) { f.merchants = {MerchantId(u"?"_s)}; });
}

void TestReconciliationQueries::listsPayouts()
{
    QFETCH(PayoutFilter, filter);
    QList<PayoutFilter> filters{filter};
    if (filter.merchants.isEmpty()) {
        for (const Profile &profile : {m_profiles.first(), m_profiles.last()}) {
            filters << filter;
            filters.last().merchants = {profile.merchantId};
        }
        filters << filters.last();
        filters.last().merchants << m_profiles.first().merchantId;
    }
    if (filter == PayoutFilter()) {
        for (const Payout &payout : m_payouts) { // tests that the bounds are inclusive or exclusive
            filters.resize(filters.size() + 2);
            filters[filters.size() - 2].from = payout.madeAt;
            filters.last().to = payout.madeAt;
        }
    }
    for (const PayoutFilter &each : filters) {
        QList<Payout> wanted;
        for (const Payout &payout : m_payouts) {
            if ((each.merchants.isEmpty() || each.merchants.contains(payout.merchantId))
                && (!each.status || payout.status == *each.status)
                && (!each.from || payout.madeAt >= *each.from)
                && (!each.to || payout.madeAt < *each.to)
                && (!each.bulkId || payout.bulkId == *each.bulkId)
                && (each.find.isEmpty() || payout.id.text() == each.find))
                wanted << payout;
        }
        ReconciliationQueries queries(m_core->db);
        PayoutFilter ordered = each;
        ordered.order.isAscending = true;
        QCOMPARE(queries.payouts(ordered, 0, 10'000).rows, wanted);
        const PayoutPage page = queries.payouts(ordered, 1, 2);
        QCOMPARE(page.rows, wanted.mid(1, 2));
        QCOMPARE(page.total, wanted.size());
        std::ranges::reverse(wanted);
        QCOMPARE(queries.payouts(each, 1, 2).rows, wanted.mid(1, 2));
    }
}

/// Makes payments and payouts of which one merchant's have fees.
void TestReconciliationQueries::chargeFees()
{
    fees::FeeService fees(m_core->db, m_core->clock, m_core->events, m_core->ledger,
                          QTimeZone::utc());
    QVERIFY(m_core->commit([&] {
        audit::Trail(m_core->db, m_core->clock).open();
        return fees.setRule(m_core->merchant.id, {.first = {}, .fixed = Amount::fromCents(10)});
    }));
    live(300);
    readPlainly();
    QVERIFY(std::ranges::any_of(m_payouts, [](const Payout &it) { return it.fees > Amount(); }));
}

void TestReconciliationQueries::sortsPayoutsByEveryColumn_data()
{
    QTest::addColumn<PayoutColumn>("column");
    for (const PayoutColumn column : enumerators<PayoutColumn>())
        QTest::newRow(toText(column).data()) << column;
}

void TestReconciliationQueries::sortsPayoutsByEveryColumn()
{
    QFETCH(const PayoutColumn, column);
    QCOMPARE(columnFrom<PayoutColumn>(QString(toText(column))), column);
    if (column == PayoutColumn::Fees)
        chargeFees();
    const auto keyOf = [column](const Payout &payout) -> std::pair<qint64, QString> {
        switch (column) {
        case PayoutColumn::Created: return {payout.seq, {}};
        case PayoutColumn::Bulk: return {0, payout.bulkId};
        case PayoutColumn::Account: return {0, payout.iban};
        case PayoutColumn::Payments: return {payout.payments.count, {}};
        case PayoutColumn::Refunds: return {payout.refunds.count, {}};
        case PayoutColumn::PaymentsSum: return {payout.payments.sum.cents(), {}};
        case PayoutColumn::RefundsSum: return {payout.refunds.sum.cents(), {}};
        case PayoutColumn::Amount: return {payout.amount.cents(), {}};
        case PayoutColumn::Status: return {qint64(payout.status), {}};
        case PayoutColumn::Id: return {0, payout.id.text()};
        case PayoutColumn::Fees: return {payout.fees.cents(), {}};
        }
        Q_UNREACHABLE();
    };
    for (const bool isAscending : {false, true}) {
        QList<Payout> wanted = m_payouts; // oldest first
        const bool isNewestFirst = !isAscending || column == PayoutColumn::Status;
        if (isNewestFirst)
            std::ranges::reverse(wanted);
        std::ranges::stable_sort(wanted, [&](const Payout &a, const Payout &b) {
            if (column == PayoutColumn::Bulk && a.bulkId.isEmpty() != b.bulkId.isEmpty())
                return b.bulkId.isEmpty();
            return isAscending ? keyOf(a) < keyOf(b) : keyOf(b) < keyOf(a);
        });
        PayoutFilter filter;
        filter.order = {column, isAscending};
        ReconciliationQueries queries(m_core->db);
        QList<Payout> found;
        for (qint64 first = 0; first < wanted.size(); first += 7)
            found << queries.payouts(filter, first, 7).rows;
        QCOMPARE(found, wanted);
    }
}

TILLDESK_TEST(TestReconciliationQueries, QCoreApplication)
#include "tst_reconciliation_queries.moc"
