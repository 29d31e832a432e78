#include "core/domain/list_query.h"
#include "core/refunds/refund_queries.h"
#include "core/refunds/refund_rows.h"
#include "core/storage/transaction.h"
#include "tests/support/test_program.h"
#include "tests/unit/refunds/refund_fixture.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

/// Three profiles with forty refunds each, a minute apart, in every status.
struct ManyRefunds : RefundFixture {
    QList<Profile> shops;
    QList<Refund> all; ///< oldest first

    ManyRefunds()
    {
        for (const QString &name : {u"A"_s, u"B"_s, u"C"_s}) {
            Profile shop = openProfile(merchant.id, name);
            shop.allowsRefunds = true;
            shops << addProfile(shop);
        }
        QList<PaymentId> paid;
        for (const Profile &shop : std::as_const(shops)) {
            paid << advance(pay(shop.id,
                                newPayment(1'000'000,
                                           shop.name == u"A"_s ? QString() : u"R-"_s + shop.name))
                                .id,
                            PaymentStatus::Succeeded)
                        .id;
        }
        for (int i = 0; i < 120; ++i) {
            const QString why = i % 4 == 0 ? u"Crème %1"_s.arg(i) : QString();
            static const QList<Actor> people{{Actor::Kind::Window, u"Marc Peeters"_s},
                                             {Actor::Kind::Window, u"anna"_s},
                                             {Actor::Kind::Window, u"Anna"_s},
                                             {Actor::Kind::ApiKey, u"webshop"_s},
                                             {Actor::Kind::Service, {}}};
            const auto made = refund({paid[i % 3], Amount::fromCents(i + 1), why, nextKey()},
                                     {people[i % people.size()], {}});
            if (!made)
                qFatal("a refund was refused");
            all << made->refund;
            clock.advance(1min);
            refundsFail = i % 7 == 0;
            if (i % 5 != 0 || i < 100)
                process(0s);
        }
        for (Refund &refund : all)
            refund = storedRefund(refund.id);
    }

    /// Returns the expected refunds, found by a linear search.
    [[nodiscard]] QList<Refund> matching(const RefundFilter &filter) const
    {
        QList<Refund> rows;
        for (const Refund &refund : all) {
            const bool isFound = filter.find.isEmpty() || filter.find == refund.id.text()
                || filter.find == refund.paymentId.text() || filter.find == refund.reference;
            const bool fits = std::ranges::all_of(filter.terms, [&refund](const SearchTerm &term) {
                return refund.reference.contains(term.text, Qt::CaseInsensitive)
                    || refund.description.contains(term.text, Qt::CaseInsensitive)
                    || (term.text.size() >= SearchTerm::kIdPart
                        && (refund.id.text().contains(term.text)
                            || refund.paymentId.text().contains(term.text)))
                    || (term.amount && term.amount->amount == refund.amount);
            });
            const QString name =
                std::ranges::find(shops, refund.profileId, &Profile::id)->name.toLower();
            if (isFound && fits && filter.amounts.contains(refund.amount)
                && name.contains(filter.profileName.toLower())
                && refund.reference.contains(filter.referencePart, Qt::CaseInsensitive)
                && (filter.profiles.isEmpty() || filter.profiles.contains(refund.profileId))
                && refund.status == filter.status.value_or(refund.status)
                && refund.createdAt >= filter.from.value_or(refund.createdAt)
                && refund.createdAt <= filter.to.value_or(refund.createdAt))
                rows.prepend(refund);
        }
        return rows;
    }

    [[nodiscard]] RefundTotals counted(RefundFilter filter) const
    {
        filter.status.reset();
        RefundTotals totals;
        for (const Refund &refund : matching(filter)) {
            RefundTotal &total = totals[refund.status];
            ++total.count;
            total.sum = Amount::fromCents(total.sum.cents() + refund.amount.cents());
        }
        return totals;
    }
};

} // namespace

class TestRefundLists : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_core = std::make_unique<ManyRefunds>(); }
    void listsWhatTheFilterSays_data();
    void listsWhatTheFilterSays();
    void sortsByEveryColumn_data();
    void sortsByEveryColumn();
    void listsWhatTheQuerySays_data();
    void listsWhatTheQuerySays();
    void findsByPerson();
    void findsByPayerPointOfSaleAndPayout();
    void hasThemOfAPayment();
    void usesAnIndexForEachPage();

private:
    std::unique_ptr<ManyRefunds> m_core;
};

void TestRefundLists::listsWhatTheFilterSays_data()
{
    QTest::addColumn<QList<int>>("profiles");
    QTest::addColumn<int>("status");
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("to");
    QTest::addColumn<QString>("find");
    QTest::newRow("all") << QList<int>{} << 0 << -1 << -1 << QString();
    QTest::newRow("a profile") << QList<int>{1} << 0 << -1 << -1 << QString();
    QTest::newRow("two profiles") << QList<int>{0, 2} << 0 << -1 << -1 << QString();
    for (int status = 1; status <= 3; ++status) {
        QTest::addRow("status %d", status) << QList<int>{} << status << -1 << -1 << QString();
        QTest::addRow("status %d of a profile", status)
            << QList<int>{2} << status << -1 << -1 << QString();
    }
    QTest::newRow("time") << QList<int>{} << 0 << 10 << 90 << QString();
    QTest::newRow("time of a profile") << QList<int>{1} << 2 << 11 << 91 << QString();
    QTest::newRow("from the last") << QList<int>{} << 0 << 119 << -1 << QString();
    QTest::newRow("to the first") << QList<int>{} << 0 << -1 << 0 << QString();
    QTest::newRow("after all") << QList<int>{} << 0 << 200 << -1 << QString();
    QTest::newRow("reference") << QList<int>{} << 0 << -1 << -1 << u"R-B"_s;
    QTest::newRow("reference and status") << QList<int>{} << 3 << 20 << 80 << u"R-B"_s;
    QTest::newRow("reference of others") << QList<int>{0} << 0 << -1 << -1 << u"R-B"_s;
    QTest::newRow("part of a reference") << QList<int>{} << 0 << -1 << -1 << u"R-"_s;
    QTest::newRow("refund") << QList<int>{} << 0 << -1 << -1 << m_core->all[17].id.text();
    QTest::newRow("payment") << QList<int>{} << 0 << -1 << -1 << m_core->all[17].paymentId.text();
}

void TestRefundLists::listsWhatTheFilterSays()
{
    QFETCH(const QList<int>, profiles);
    QFETCH(const int, status);
    QFETCH(const int, from);
    QFETCH(const int, to);
    QFETCH(const QString, find);
    RefundFilter filter;
    for (const int profile : profiles)
        filter.profiles << m_core->shops[profile].id;
    if (status > 0)
        filter.status = RefundStatus(status);
    const Timestamp start = m_core->all.first().createdAt;
    if (from >= 0)
        filter.from = start + std::chrono::minutes(from);
    if (to >= 0)
        filter.to = start + std::chrono::minutes(to);
    filter.find = find;
    const QList<Refund> expected = m_core->matching(filter);
    QList<Refund> rows;
    std::optional<qint64> before;
    for (bool hasMore = true; hasMore;) {
        const RefundPage page = refunds::page(m_core->db, filter, before, 7);
        QVERIFY(page.rows.size() <= 7);
        rows += page.rows;
        hasMore = page.hasMore;
        QVERIFY(!hasMore || page.rows.size() == 7);
        if (hasMore)
            before = page.rows.last().seq;
    }
    QCOMPARE(rows, expected);
    const auto totals = refunds::totals(m_core->db, filter);
    QVERIFY(totals);
    QCOMPARE(*totals, m_core->counted(filter));
}

void TestRefundLists::sortsByEveryColumn_data()
{
    QTest::addColumn<RefundFilter>("filter");
    RefundFilter filter;
    QTest::newRow("all") << filter;
    filter.profiles = {m_core->all.first().profileId};
    QTest::newRow("profile") << filter;
    filter.profiles.clear();
    filter.status = RefundStatus::Refunded;
    QTest::newRow("status") << filter;
    filter.status.reset();
    filter.from = m_core->all.first().createdAt + std::chrono::minutes(7);
    QTest::newRow("period") << filter;
    filter.from.reset();
    filter.referencePart = u"r-"_s;
    QTest::newRow("part of the reference") << filter;
}

void TestRefundLists::sortsByEveryColumn()
{
    QFETCH(const RefundFilter, filter);
    for (const RefundColumn column : enumerators<RefundColumn>()) {
        QCOMPARE(columnFrom<RefundColumn>(QString(toText(column))), column);
        for (const bool isAscending : {false, true}) {
            RefundFilter sorted = filter;
            sorted.order = {column, isAscending};
            QList<Refund> wanted = refunds::page(m_core->db, filter, {}, 10'000).rows;
            std::ranges::sort(wanted, [&sorted](const Refund &a, const Refund &b) {
                return comesBefore(a, b, sorted.order);
            });
            QVERIFY(wanted.size() > 1);
            QList<Refund> rows;
            for (bool hasMore = true; hasMore;) {
                const auto page = refunds::page(
                    m_core->db, sorted,
                    rows.isEmpty() ? std::nullopt : std::optional(rows.last().seq), 7);
                rows << page.rows;
                hasMore = page.hasMore;
            }
            QCOMPARE(rows, wanted);
        }
    }
}

void TestRefundLists::listsWhatTheQuerySays_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<int>("found"); // -1: some
    QTest::newRow("amount") << u"amount:0.10"_s << 1;
    QTest::newRow("amounts") << u"amount:0.10..0.19"_s << 10;
    QTest::newRow("amounts and status") << u"amount:>=0.50 status:failed"_s << -1;
    QTest::newRow("reference") << u"ref:r-b"_s << 40;
    QTest::newRow("profile") << u"profile:b"_s << 40;
    QTest::newRow("profile and status") << u"profile:b status:refunded"_s << -1;
    QTest::newRow("unknown profile") << u"profile:zzz"_s << 0;
    QTest::newRow("free amount") << u"0,77"_s << 1;
    QTest::newRow("free text, accents") << u"crème"_s << 30;
    QTest::newRow("two words") << u"crème r-c"_s << 10;
    QTest::newRow("id of a refund") << m_core->all[17].id.text().last(14) << 1;
    QTest::newRow("id of a payment") << m_core->all[17].paymentId.text() << 40;
    QTest::newRow("another year") << u"day:2020"_s << 0;
}

void TestRefundLists::listsWhatTheQuerySays()
{
    QFETCH(const QString, query);
    QFETCH(const int, found);
    const ParsedQuery parsed =
        parseQuery(query, FilterList::Refunds, m_core->clock.now(), QTimeZone::utc());
    QVERIFY(parsed.problems.isEmpty());
    const RefundFilter filter = refundFilterOf(parsed);
    const QList<Refund> expected = m_core->matching(filter);
    if (found >= 0)
        QCOMPARE(expected.size(), found);
    else
        QVERIFY(!expected.isEmpty());

    QList<Refund> rows;
    std::optional<qint64> before;
    for (bool hasMore = true; hasMore;) {
        const RefundPage page = refunds::page(m_core->db, filter, before, 7);
        rows += page.rows;
        hasMore = page.hasMore;
        if (hasMore)
            before = page.rows.last().seq;
    }
    QCOMPARE(rows, expected);
    QCOMPARE(*refunds::totals(m_core->db, filter), m_core->counted(filter));

    const storage::Transaction view(m_core->db, storage::Transaction::Kind::Read);
    refunds::RefundRows exported(m_core->db, filter);
    QCOMPARE(exported.total(), expected.size());
}

void TestRefundLists::findsByPerson()
{
    RefundFixture core;
    const Payment payment = core.paid(1000);
    const auto by = [&](const Actor &actor, qint64 cents) {
        QVERIFY(core.refund(NewRefund{.paymentId = payment.id,
                                      .amount = Amount::fromCents(cents),
                                      .description = {},
                                      .idempotencyKey = core.nextKey()},
                            {actor, core.profile.id}));
    };
    by({Actor::Kind::Window, u"Anna De Smet"_s}, 100);
    by({Actor::Kind::Window, u"Marc Peeters"_s}, 200);
    by({Actor::Kind::ApiKey, u"webshop"_s}, 300);
    const auto sum = [&](const QString &query) {
        const RefundFilter filter = refundFilterOf(
            parseQuery(query, FilterList::Refunds, core.clock.now(), QTimeZone::utc()));
        qint64 cents = 0;
        for (const Refund &refund : refunds::page(core.db, filter, {}, 100).rows)
            cents += refund.amount.cents();
        const auto totals = refunds::totals(core.db, filter);
        return totals && totals->value(RefundStatus::Pending).sum.cents() == cents ? cents : -1;
    };
    QCOMPARE(sum(u"person:anna"_s), 100);
    QCOMPARE(sum(u"who:\"marc p\""_s), 200);
    QCOMPARE(sum(u"person:webshop"_s), 300);
    QCOMPARE(sum(u"person:nobody"_s), 0);
}

void TestRefundLists::findsByPayerPointOfSaleAndPayout()
{
    RefundFixture core;
    const Payment first = core.paid(1000); // the payer of the fixture
    QVERIFY(core.refund(first.id, 300));
    core.process();
    const auto payout = core.commit([&] { return core.payouts.run(core.clock.now()); });
    QVERIFY(payout);
    const Payment second = core.paid(1000);
    QVERIFY(core.refund(second.id, 400));
    core.process();
    const auto found = [&core](const QString &query) {
        const RefundFilter filter = refundFilterOf(
            parseQuery(query, FilterList::Refunds, core.clock.now(), QTimeZone::utc()));
        QList<qint64> cents;
        for (const Refund &refund : refunds::page(core.db, filter, {}, 100).rows)
            cents << refund.amount.cents();
        return cents;
    };
    const QString name = core.stored(first.id)->debtor.name;
    QVERIFY(!name.isEmpty());
    QCOMPARE(found(u"payer:"_s + quotedValue(name.toUpper())), (QList<qint64>{400, 300}));
    QCOMPARE(found(u"payer:nobody"_s), QList<qint64>());
    QCOMPARE(found(u"payout:"_s + payout->first().id.text().last(8)), QList<qint64>{300});
    QCOMPARE(found(u"pos:nowhere"_s), QList<qint64>());
}

void TestRefundLists::hasThemOfAPayment()
{
    const PaymentId id = m_core->all[1].paymentId;
    RefundFilter filter;
    filter.find = id.text();
    QList<Refund> expected = m_core->matching(filter);
    std::ranges::reverse(expected);
    QCOMPARE(refunds::RefundRepository(m_core->db).ofPayment(id), expected);
    QCOMPARE(refunds::page(m_core->db, {}, {}, 0).rows.size(), 0);
}

/// The cost of a page must not grow with the number of refunds.
void TestRefundLists::usesAnIndexForEachPage()
{
    if (EmptyDatabase::isPostgres())
        QSKIP("the plans are SQLite's");
    const auto planOf = [this](const QString &sql) {
        QString plan;
        auto rows = m_core->db.prepare(u"EXPLAIN QUERY PLAN "_s + sql);
        while (rows.next())
            plan += rows.skip(3).read<QString>() + u'\n';
        return plan;
    };
    const QString page = planOf(u"SELECT seq FROM refund WHERE profile = 1 AND status = 2 AND"
                                " seq BETWEEN 1 AND 100 ORDER BY seq DESC LIMIT 10"_s);
    QVERIFY2(page.contains(u"COVERING INDEX refund_by_status (profile=? AND status=? AND seq"_s),
             qPrintable(page));
    QVERIFY2(!page.contains(u"TEMP B-TREE"_s), qPrintable(page));
    const QString pending =
        planOf(u"SELECT sum(amount) FROM refund WHERE payment = 1 AND status = 1"_s);
    QVERIFY2(pending.contains(u"COVERING INDEX refund_by_payment (payment=? AND status=?)"_s),
             qPrintable(pending));
}

TILLDESK_TEST(TestRefundLists, QCoreApplication)
#include "tst_refund_lists.moc"
