#include "core/payments/payment_list_queries.h"
#include "core/payments/search_index.h"
#include "core/payments/sorted_payments.h"

#include "tests/support/core_fixture.h"
#include "tests/support/query_plans.h"
#include "tests/support/test_program.h"

#include <QRandomGenerator>
#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::payments;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;

namespace {

constexpr int kPayments = 1200;

/// Payments with many equal values in each column.
class OrderedShop
{
public:
    OrderedShop()
    {
        profiles = {core.profile.id, core.addProfile(u"Counter"_s).id};
        for (const ProfileId &profile : profiles) {
            for (const char *till : {"Till 2", "till 1", "Bar"})
                addPointOfSale(profile, QString::fromLatin1(till));
        }
        // The fixture creates payments without the values that add() sets.
        for (const char *trigger : {"payment_terms_are_fixed", "payment_payer_is_fixed"})
            dropTrigger(core.db, QString::fromLatin1(trigger));
        add(kPayments);
        core.commit([this] { return SearchIndex(core.db).fill(kPayments - 100); });
    }

    void add(int count)
    {
        core.commit([this, count] {
            for (int i = 0; i < count; ++i)
                add();
            return 0;
        });
    }

    /// Returns all payments of a filter in its order, sorted by comesBefore().
    QList<Payment> expected(const PaymentFilter &filter) const
    {
        QList<Payment> rows;
        for (const Payment &payment : all) {
            if ((filter.profiles.isEmpty() || filter.profiles.contains(payment.profileId))
                && (filter.statuses.isEmpty() || filter.statuses.contains(payment.status))
                && (!filter.from || payment.createdAt >= *filter.from)
                && (!filter.to || payment.createdAt <= *filter.to)
                && includes(filter.refunded, payment) && filter.amounts.contains(payment.amount))
                rows << payment;
        }
        std::ranges::sort(rows, [&filter](const Payment &a, const Payment &b) {
            return comesBefore(sortKeyOf(a, filter.order.by), sortKeyOf(b, filter.order.by),
                               filter.order);
        });
        return rows;
    }

    CoreFixture core;
    QList<ProfileId> profiles;
    QList<Payment> all;

private:
    void addPointOfSale(const ProfileId &profile, const QString &id)
    {
        core.db
            .prepare(u"INSERT INTO point_of_sale (profile, id, name, shop_id, shop_name)"
                     " SELECT seq, :id, '', '', '' FROM profile WHERE id = :profile"_s)
            .bind(u":id"_s, id)
            .bind(u":profile"_s, profile.text())
            .run();
    }

    void add()
    {
        core.clock.advance(std::chrono::milliseconds(m_random.bounded(3)));
        const auto status = kPaymentStatuses[std::size_t(m_random.bounded(10))];
        static const QStringList references{u""_s, u"Order 2"_s, u"order 2"_s, u"Order 10"_s,
                                            u"Été"_s};
        static const QStringList payers{u""_s, u"Zoé"_s, u"lotte"_s, u"Lotte"_s, u"Émile"_s};
        static const QList<Actor> people{{Actor::Kind::Window, u"Marc Peeters"_s},
                                         {Actor::Kind::Window, u"anna"_s},
                                         {Actor::Kind::Window, u"Anna"_s},
                                         {Actor::Kind::Window, {}},
                                         {Actor::Kind::ApiKey, u"webshop"_s},
                                         {Actor::Kind::Debtor, u"Zoé"_s},
                                         {Actor::Kind::Service, {}}};
        static const QStringList tills{u""_s, u"Till 2"_s, u"till 1"_s, u"Bar"_s};
        Payment payment =
            core.appendHere(profiles[m_random.bounded(2)], status, 100 + m_random.bounded(40),
                            references[m_random.bounded(references.size())]);
        payment.debtor.name = payers[m_random.bounded(payers.size())];
        payment.pointOfSale = tills[m_random.bounded(tills.size())];
        payment.takenBy = people[m_random.bounded(people.size())];
        payment.refunded =
            Amount::fromCents(m_random.bounded(4) == 0 ? m_random.bounded(1, 100) : 0);
        if (status == PaymentStatus::PendingMerchantAcknowledgement)
            payment.acknowledgeBy = kCoreStart + std::chrono::hours(m_random.bounded(1, 9));
        core.db
            .prepare(u"UPDATE payment SET debtor_name = :payer, refunded = :refunded,"
                     " actor_kind = :kind, actor_name = :person,"
                     " acknowledge_by = :by, point_of_sale = (SELECT seq FROM point_of_sale s"
                     " WHERE s.profile = payment.profile AND s.id = :till) WHERE seq = :seq"_s)
            .bind(u":payer"_s, payment.debtor.name)
            .bind(u":kind"_s, qint64(payment.takenBy.kind))
            .bind(u":person"_s, payment.takenBy.name)
            .bind(u":refunded"_s, payment.refunded.cents())
            .bind(u":till"_s, payment.pointOfSale)
            .bind(u":by"_s, payment.acknowledgeBy)
            .bind(u":seq"_s, payment.seq)
            .run();
        all << payment;
    }

    QRandomGenerator m_random{20261123};
};

QStringList idsOf(const QList<Payment> &payments)
{
    QStringList ids;
    for (const Payment &payment : payments)
        ids << payment.id.text();
    return ids;
}

} // namespace

/// Lists in the order of each column, whole and page by page.
class TestPaymentOrder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        if (!m_shop)
            m_shop = std::make_unique<OrderedShop>();
    }
    void cleanupTestCase() { m_shop.reset(); }

    void showsEachPaymentOnceInItsOrder_data() { addOrders(); }
    void showsEachPaymentOnceInItsOrder();
    void losesNoPaymentWhenOthersAreAddedBetweenPages_data() { addOrders(); }
    void losesNoPaymentWhenOthersAreAddedBetweenPages();
    void sortsFilteredLists_data() { addOrders(); }
    void sortsFilteredLists();
    void readsNoListWholeToSortIt_data() { addOrders(); }
    void readsNoListWholeToSortIt();
    void comparesAsTheDatabaseDoes();

private:
    static void addOrders();
    /// Reads a list through the index, as if it had many payments, page by page by their keys.
    QList<qint64> readByKeys(const PaymentFilter &filter, int count, qint64 few,
                             const std::function<void()> &betweenPages = {});
    [[nodiscard]] QList<qint64> seqsOf(const PaymentFilter &filter) const
    {
        QList<qint64> seqs;
        const QList<Payment> rows = m_shop->expected(filter);
        for (const Payment &payment : rows)
            seqs << payment.seq;
        return seqs;
    }

    std::unique_ptr<OrderedShop> m_shop;
};

void TestPaymentOrder::addOrders()
{
    QTest::addColumn<PaymentColumn>("by");
    QTest::addColumn<bool>("isAscending");

    for (const PaymentColumn by : kPaymentColumns) {
        for (const bool isAscending : {false, true})
            QTest::addRow("%s %s", toText(by).data(), isAscending ? "up" : "down")
                << by << isAscending;
    }
}

QList<qint64> TestPaymentOrder::readByKeys(const PaymentFilter &filter, int count, qint64 few,
                                           const std::function<void()> &betweenPages)
{
    QList<qint64> seqs;
    for (bool isAtEnd = false; !isAtEnd;) {
        QList<qint64> page;
        {
            const storage::Transaction view(m_shop->core.db, storage::Transaction::Kind::Read);
            const PaymentRange range = rangeOf(m_shop->core.db, filter);
            SortedPayments sorted(m_shop->core.db, filter, range, kPayments, few);
            page = seqs.isEmpty()
                ? sorted.from(0, count)
                : sorted.after(sortKeyOf(m_shop->all[seqs.last() - 1], filter.order.by), count);
        }
        seqs << page;
        isAtEnd = page.size() < count;
        if (betweenPages && seqs.size() < kPayments / 2)
            betweenPages();
    }
    return seqs;
}

void TestPaymentOrder::showsEachPaymentOnceInItsOrder()
{
    QFETCH(const PaymentColumn, by);
    QFETCH(const bool, isAscending);
    PaymentFilter filter;
    filter.order = {by, isAscending};
    const QList<Payment> expected = m_shop->expected(filter);

    // As the window reads it: the row before each page is known.
    PaymentListQueries queries(m_shop->core.db);
    QList<Payment> rows;
    while (rows.size() < kPayments) {
        const auto after = rows.isEmpty() ? std::nullopt : std::optional(rows.last());
        const auto page = queries.page(filter, rows.size(), 70, after);
        QCOMPARE(page->total, kPayments);
        QVERIFY(!page->rows.isEmpty());
        rows << page->rows;
    }
    QCOMPARE(idsOf(rows), idsOf(expected));
    QVERIFY(queries.page(filter, rows.size(), 70, rows.last())->rows.isEmpty());
    // By position, as after a jump of the scroll bar.
    for (const qint64 first : {0, 1, 299, 611, 1199})
        QCOMPARE(idsOf(queries.page(filter, first, 7)->rows), idsOf(expected.mid(first, 7)));

    if (by == PaymentColumn::Created)
        return;
    QCOMPARE(readByKeys(filter, 70, 0), seqsOf(filter));
    const storage::Transaction view(m_shop->core.db, storage::Transaction::Kind::Read);
    const PaymentRange range = rangeOf(m_shop->core.db, filter);
    for (const qint64 first : {0, 1, 299, 611, 1199, 1200})
        QCOMPARE(SortedPayments(m_shop->core.db, filter, range, kPayments, 0).from(first, 7),
                 seqsOf(filter).mid(first, 7));
}

void TestPaymentOrder::losesNoPaymentWhenOthersAreAddedBetweenPages()
{
    QFETCH(const PaymentColumn, by);
    QFETCH(const bool, isAscending);
    PaymentFilter filter;
    filter.order = {by, isAscending};
    if (by == PaymentColumn::Created) {
        PaymentListQueries queries(m_shop->core.db);
        const QList<Payment> first = queries.page(filter, 0, 50)->rows;
        m_shop->add(30);
        const QList<Payment> next = queries.page(filter, 50, 50, first.last())->rows;
        const QList<Payment> rows = m_shop->expected(filter);
        QCOMPARE(idsOf(next), idsOf(rows.mid(isAscending ? 50 : 80, 50)));
        m_shop.reset();
        return;
    }
    for (const qint64 few : {0, 1'000'000}) {
        const qsizetype before = m_shop->all.size();
        const QList<qint64> read = readByKeys(filter, 40, few, [this] { m_shop->add(9); });

        const QSet<qint64> seen(read.cbegin(), read.cend());
        QCOMPARE(seen.size(), read.size()); // none twice
        QVERIFY(m_shop->all.size() > before);
        for (qint64 seq = 1; seq <= before; ++seq)
            QVERIFY2(seen.contains(seq), qPrintable(QString::number(seq)));
        QList<qint64> inOrder = seqsOf(filter);
        inOrder.removeIf([&seen](qint64 seq) { return !seen.contains(seq); });
        QCOMPARE(read, inOrder);
    }
    m_shop.reset(); // the next test begins with the usual payments
}

void TestPaymentOrder::sortsFilteredLists()
{
    QFETCH(const PaymentColumn, by);
    QFETCH(const bool, isAscending);
    PaymentFilter filter;
    filter.order = {by, isAscending};
    QList<PaymentFilter> filters(6, filter);
    filters[0].profiles = {m_shop->profiles[1]};
    filters[1].statuses = {PaymentStatus::Succeeded, PaymentStatus::Pending,
                           PaymentStatus::PendingMerchantAcknowledgement};
    filters[2].from = m_shop->all[200].createdAt;
    filters[2].to = m_shop->all[900].createdAt;
    filters[3].amounts = {Amount::fromCents(110), Amount::fromCents(125)};
    filters[4].refunded = RefundShare::Some;
    filters[5].profiles = {ProfileId(u"nobody"_s)};
    PaymentListQueries queries(m_shop->core.db);
    for (const PaymentFilter &one : std::as_const(filters)) {
        const QStringList expected = idsOf(m_shop->expected(one));
        const auto page = queries.page(one, 0, kPayments);
        QCOMPARE(page->total, expected.size());
        QCOMPARE(idsOf(page->rows), expected);
        if (by != PaymentColumn::Created)
            QCOMPARE(readByKeys(one, 100, 0), seqsOf(one));
    }
}

void TestPaymentOrder::readsNoListWholeToSortIt()
{
    QFETCH(const PaymentColumn, by);
    QFETCH(const bool, isAscending);
    if (EmptyDatabase::isPostgres())
        QSKIP("the plans are SQLite's");
    if (by == PaymentColumn::Created)
        return; // see payment_list_plans
    PaymentFilter filter;
    filter.order = {by, isAscending};
    m_shop = std::make_unique<OrderedShop>(); // its connection has no cached statements yet
    // All payments are in the index of the search: otherwise the last ones are sorted by
    // themselves.
    m_shop->core.commit([this] { return SearchIndex(m_shop->core.db).fill(kPayments); });
    for (const bool isFiltered : {false, true}) {
        if (isFiltered)
            filter.statuses = {PaymentStatus::Succeeded, PaymentStatus::Failed};
        const QStringList before = keptSql(m_shop->core.db);
        std::ignore = readByKeys(filter, 500, 0);
        int checked = 0;
        for (const QString &sql : keptSql(m_shop->core.db)) {
            const bool isOfList = sql.contains(u" ORDER BY "_s) && sql.contains(u"payment p"_s);
            if (before.contains(sql) || !isOfList)
                continue;
            ++checked;
            const QString plan = planOf(m_shop->core.db, sql).join(u'\n');
            const QString text = sql + u'\n' + plan;
            // The payments that the index of the search does not have yet are few: here none.
            const bool isRest = sql.contains(u"q.seq > 1200"_s);
            QVERIFY2(!isRest || instructionsOf(m_shop->core.db, sql) < 200, qPrintable(text));
            QVERIFY2(isRest || !plan.contains(u"TEMP B-TREE"_s), qPrintable(text));
            QVERIFY2(!plan.contains(u"SCAN p"_s) || plan.contains(u"USING INDEX"_s),
                     qPrintable(text));
        }
        QVERIFY(checked > 0);
    }
}

void TestPaymentOrder::comparesAsTheDatabaseDoes()
{
    const QStringList names{u"a"_s,     u"B"_s,  u"b"_s,
                            u"Z"_s,     u"_"_s,  u"É"_s,
                            u"é"_s,     u"ab"_s, QString::fromUtf8("\xF0\x9F\x8D\x9E"),
                            u"\uFB01"_s};
    for (const QString &a : names) {
        for (const QString &b : names) {
            auto row = m_shop->core.db.prepare(u"SELECT :a COLLATE NOCASE < :b"_s);
            row.bind(u":a"_s, a).bind(u":b"_s, b);
            QVERIFY(row.next());
            QCOMPARE(asciiFolded(a) < asciiFolded(b), row.read<bool>());
        }
    }
}

TILLDESK_TEST(TestPaymentOrder, QCoreApplication)
#include "tst_payment_order.moc"
