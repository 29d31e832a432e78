#include "core/payments/payment_list_queries.h"

#include "core/domain/composed_characters.h"
#include "core/domain/sepa_text.h"
#include "tests/support/core_fixture.h"
#include "tests/support/test_program.h"

#include <QRandomGenerator>
#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::payments;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

using F = PaymentFilter;

constexpr PaymentOrder kOldestFirst{PaymentColumn::Created, true};

PaymentFilter filterOf()
{
    return {};
}

/// Returns a filter with the given members set.
template <typename M, typename V, typename... Rest>
PaymentFilter filterOf(M PaymentFilter::*member, const V &value, const Rest &...rest)
{
    PaymentFilter filter = filterOf(rest...);
    filter.*member = value;
    return filter;
}

bool matches(const Payment &payment, const PaymentFilter &filter)
{
    const auto isIn = [](const auto &list, const auto &item) {
        return list.isEmpty() || list.contains(item);
    };
    const QString find = filter.find.toCaseFolded();
    return isIn(filter.profiles, payment.profileId) && isIn(filter.statuses, payment.status)
        && (!filter.from || payment.createdAt >= *filter.from)
        && (!filter.to || payment.createdAt <= *filter.to)
        && (filter.reference.isEmpty() || payment.reference == filter.reference)
        && (find.isEmpty() || payment.id.text() == find
            || payment.reference.toCaseFolded().contains(find));
}

/// Returns the expected list, found by a linear search.
QList<Payment> expected(const QList<Payment> &all, const PaymentFilter &filter)
{
    QList<Payment> rows;
    for (const Payment &payment : all) {
        if (matches(payment, filter))
            rows << payment;
    }
    if (!filter.order.isAscending)
        std::ranges::reverse(rows);
    return rows;
}

PaymentTotals expectedTotals(const QList<Payment> &all, PaymentFilter filter)
{
    PaymentTotals totals;
    filter.statuses.clear();
    for (const Payment &payment : expected(all, filter)) {
        PaymentTotal &total = totals[payment.status];
        ++total.count;
        total.sum = *Amount::add(total.sum, payment.amount);
    }
    return totals;
}

QStringList idsOf(const QList<Payment> &payments)
{
    QStringList ids;
    for (const Payment &payment : payments)
        ids << payment.id.text();
    return ids;
}

/// 17,000 payments of three profiles in all statuses: more than one large block of the counters.
struct ManyPayments {
    ManyPayments()
    {
        profiles = {core.profile.id, core.addProfile(u"Counter"_s).id,
                    core.addProfile(u"Invoices"_s).id};
        QRandomGenerator random(4711);
        storage::Transaction transaction(core.db);
        for (int i = 1; i <= 17'000; ++i) {
            core.clock.advance(std::chrono::milliseconds(random.bounded(4)));
            // Only the first 600 payments include the third profile.
            const auto &profile = profiles[random.bounded(i < 600 ? 3 : 2)];
            const auto status = kPaymentStatuses[std::size_t(random.bounded(i % 7 == 0 ? 10 : 3))];
            all << core.appendHere(profile, status, random.bounded(1, 100'000), {});
        }
        transaction.commit();
    }

    CoreFixture core;
    QList<ProfileId> profiles;
    QList<Payment> all;
};

} // namespace

class TestPaymentLists : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_many = std::make_unique<ManyPayments>(); }
    void cleanupTestCase() { m_many.reset(); }

    void agreesWithAModelAtTheEdgesOfBlocks_data();
    void agreesWithAModelAtTheEdgesOfBlocks();
    void agreesWithAModelForAnyFilter();
    void showsEachPaymentOnceOverAllPages();
    void showsAnEmptyShop();
    void showsNothingOfAnUnknownProfile();
    void answersBeyondTheEnd();
    void listsMoreProfilesThanACompoundSelectTakes();
    void findsByIdAndPartsOfReferences_data();
    void findsByIdAndPartsOfReferences();
    void findsAnExactReference();
    void combinesTextWithEverythingElse();

private:
    void compare(const QList<Payment> &rows, const PaymentFilter &filter, qint64 first, int count);

    std::unique_ptr<ManyPayments> m_many;
};

void TestPaymentLists::compare(const QList<Payment> &rows, const PaymentFilter &filter,
                               qint64 first, int count)
{
    PaymentListQueries queries(m_many->core.db);
    const auto page = queries.page(filter, first, count);
    QVERIFY2(page, page ? "" : qPrintable(page.error().detail));
    QCOMPARE(page->total, rows.size());
    QCOMPARE(page->rows, rows.mid(first, count));
}

void TestPaymentLists::agreesWithAModelAtTheEdgesOfBlocks_data()
{
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("to");

    for (const auto &[from, to] :
         {std::pair(1, 1), {1, 255},       {1, 256},       {1, 257},       {2, 255},
          {255, 255},      {255, 256},     {255, 257},     {256, 256},     {256, 511},
          {256, 512},      {257, 511},     {257, 767},     {511, 513},     {1, 16383},
          {1, 16384},      {1, 16385},     {255, 16383},   {256, 16384},   {257, 16385},
          {16383, 16383},  {16383, 16384}, {16384, 16384}, {16384, 16385}, {16383, 16385},
          {16384, 16640},  {16385, 17000}, {1, 17000},     {16640, 17000}, {16999, 17000}})
        QTest::addRow("%d to %d", from, to) << from << to;
}

/// `from` and `to` are seq numbers. The filter uses their creation times, so it includes all
/// payments of the same millisecond.
void TestPaymentLists::agreesWithAModelAtTheEdgesOfBlocks()
{
    QFETCH(const int, from);
    QFETCH(const int, to);
    PaymentFilter filter =
        filterOf(&F::from, m_many->all[from - 1].createdAt, &F::to, m_many->all[to - 1].createdAt);
    for (const bool oldestFirst : {false, true}) {
        filter.order.isAscending = oldestFirst;
        const QList<Payment> rows = expected(m_many->all, filter);
        for (const qint64 first : {0, 1, 254, 255, 256, 257, 16382, 16383, 16384})
            compare(rows, filter, first, 3);
    }
    QCOMPARE(*PaymentListQueries(m_many->core.db).totals(filter),
             expectedTotals(m_many->all, filter));
}

void TestPaymentLists::agreesWithAModelForAnyFilter()
{
    PaymentListQueries queries(m_many->core.db);
    QRandomGenerator random(815);
    for (int round = 0; round < 150; ++round) {
        PaymentFilter filter;
        for (const ProfileId &profile : m_many->profiles) {
            if (random.bounded(3) == 0)
                filter.profiles << profile;
        }
        for (const PaymentStatus status : kPaymentStatuses) {
            if (random.bounded(4) == 0)
                filter.statuses << status;
        }
        const auto someTime = [&] {
            return m_many->all[random.bounded(17'000)].createdAt
                + std::chrono::milliseconds(random.bounded(-1, 2));
        };
        if (random.bounded(2) == 0)
            filter.from = someTime();
        if (random.bounded(2) == 0)
            filter.to = someTime();
        filter.order.isAscending = random.bounded(2) == 0;
        const QList<Payment> rows = expected(m_many->all, filter);
        compare(rows, filter, rows.isEmpty() ? 0 : random.bounded(rows.size()),
                random.bounded(1, 60));
        if (QTest::currentTestFailed())
            return;
        QCOMPARE(*queries.totals(filter), expectedTotals(m_many->all, filter));
    }
}

void TestPaymentLists::showsEachPaymentOnceOverAllPages()
{
    PaymentListQueries queries(m_many->core.db);
    const PaymentFilter filter = filterOf(&F::profiles, QList{m_many->profiles[1]}, &F::statuses,
                                          QList{PaymentStatus::Succeeded, PaymentStatus::Voided});
    QStringList seen;
    qint64 total = 1;
    for (qint64 first = 0; first < total; first += 100) {
        const auto page = queries.page(filter, first, 100);
        total = page->total;
        seen << idsOf(page->rows);
    }
    QCOMPARE(seen, idsOf(expected(m_many->all, filter)));
    QVERIFY(seen.size() > 100);
}

void TestPaymentLists::showsAnEmptyShop()
{
    CoreFixture core;
    PaymentListQueries queries(core.db);
    for (const PaymentFilter &filter :
         {filterOf(), filterOf(&F::from, kCoreStart), filterOf(&F::to, kCoreStart),
          filterOf(&F::reference, u"a"_s), filterOf(&F::find, u"a"_s)}) {
        QCOMPARE(queries.page(filter, 0, 10)->total, 0);
        QVERIFY(queries.page(filter, 0, 10)->rows.isEmpty());
        QVERIFY(queries.totals(filter)->isEmpty());
    }
}

void TestPaymentLists::showsNothingOfAnUnknownProfile()
{
    PaymentFilter filter = filterOf(&F::profiles, QList{ProfileId(u"nobody"_s)});
    PaymentListQueries queries(m_many->core.db);

    QCOMPARE(queries.page(filter, 0, 10)->total, 0);
    QVERIFY(queries.totals(filter)->isEmpty());
    filter.find = u"a"_s;
    QCOMPARE(queries.page(filter, 0, 10)->total, 0);
}

void TestPaymentLists::answersBeyondTheEnd()
{
    PaymentListQueries queries(m_many->core.db);
    for (const qint64 first : {17'000LL, 17'001LL, 900'000'000'000'000'000LL}) {
        const auto page = queries.page({}, first, 10);
        QCOMPARE(page->total, 17'000);
        QVERIFY(page->rows.isEmpty());
    }
    QCOMPARE(queries.page({}, 0, 0)->total, 17'000);
    QVERIFY(queries.page({}, 0, 0)->rows.isEmpty());
    QCOMPARE(queries.page({}, 16'995, 10)->rows.size(), 5);
}

void TestPaymentLists::listsMoreProfilesThanACompoundSelectTakes()
{
    CoreFixture core;
    QList<ProfileId> profiles;
    QList<Payment> all;
    for (int i = 0; i < 120; ++i) {
        profiles << core.addProfile(u"Till %1"_s.arg(i)).id;
        core.clock.advance(1ms);
        all << core.append(profiles.last(), kPaymentStatuses[std::size_t(i % 10)]);
    }
    PaymentListQueries queries(core.db);
    for (const qsizetype count : {39, 40, 41, 51, 100, 120}) {
        for (const bool oldestFirst : {false, true}) {
            PaymentFilter filter = filterOf(&F::profiles, profiles.first(count), &F::order,
                                            PaymentOrder{PaymentColumn::Created, oldestFirst});
            QCOMPARE(idsOf(queries.page(filter, 7, 25)->rows),
                     idsOf(expected(all, filter).mid(7, 25)));
            filter.from = all[15].createdAt;
            QCOMPARE(idsOf(queries.page(filter, 0, 500)->rows), idsOf(expected(all, filter)));
        }
    }
    QCOMPARE(queries.page({}, 0, 500)->rows.size(), 120);
}

void TestPaymentLists::findsByIdAndPartsOfReferences_data()
{
    QTest::addColumn<QString>("find");
    QTest::addColumn<QStringList>("references");

    QTest::newRow("a part") << u"der 1"_s << QStringList({u"Order 10"_s, u"ORDER 1"_s});
    QTest::newRow("any case") << u"oRdEr"_s
                              << QStringList({u"order-2"_s, u"Order 10"_s, u"ORDER 1"_s});
    QTest::newRow("percent") << u"50%"_s << QStringList(u"50% off!"_s);
    QTest::newRow("percent alone") << u"%"_s << QStringList(u"50% off!"_s);
    QTest::newRow("underscore") << u"a_b"_s << QStringList(u"a_b"_s);
    QTest::newRow("exclamation mark") << u"!"_s << QStringList(u"50% off!"_s);
    QTest::newRow("all three") << u"!%_"_s << QStringList();
    QTest::newRow("Latin capitals") << u"ÉTÉ"_s << QStringList({u"Prix d'été"_s, u"ÉTÉ 2026"_s});
    QTest::newRow("decomposed") << u"e\u0301te\u0301"_s
                                << QStringList({u"Prix d'été"_s, u"ÉTÉ 2026"_s});
    QTest::newRow("Greek") << u"οδος"_s << QStringList(u"ΟΔΟΣ 5"_s);
    QTest::newRow("Cyrillic") << u"поръчка"_s << QStringList(u"ПОРЪЧКА 7"_s);
    QTest::newRow("what looks like an id")
        << u"5F3A0000000000000000ABCD"_s << QStringList(u"5f3a0000000000000000abcd"_s);
    QTest::newRow("quotes") << u"'; DROP TABLE payment; --"_s << QStringList();
    QTest::newRow("nothing like it") << u"zzz"_s << QStringList();
    QTest::newRow("longer than any reference") << u"ORDER 1"_s.repeated(10'000) << QStringList();
    QTest::newRow("marks that NFC would sort")
        << QString(u"O"_s + QString(16'000, QChar(0x0301)) + QString(16'000, QChar(0x0323)))
        << QStringList();
}

void TestPaymentLists::findsByIdAndPartsOfReferences()
{
    QFETCH(const QString, find);
    QFETCH(const QStringList, references);
    CoreFixture core;
    for (const QString &reference : {u"ORDER 1"_s, u"Order 10"_s, u"order-2"_s, u"50% off!"_s,
                                     u"a_b"_s, u"axb"_s, u""_s, u"ÉTÉ 2026"_s, u"Prix d'été"_s,
                                     u"ΟΔΟΣ 5"_s, u"ПОРЪЧКА 7"_s, u"5f3a0000000000000000abcd"_s})
        core.pay(100, reference);
    PaymentListQueries queries(core.db);
    QStringList found;
    const quint64 before = charactersComposed();
    const auto page = queries.page(filterOf(&F::find, find), 0, 100);
    QVERIFY(charactersComposed() - before <= quint64(4 * kReferenceLength + 1));
    for (const Payment &payment : page->rows)
        found << payment.reference;

    QCOMPARE(found, references);
    QCOMPARE(page->total, references.size());
    const PaymentTotals totals = *queries.totals(filterOf(&F::find, find));
    QCOMPARE(totals.value(PaymentStatus::Pending).count, references.size());
    QCOMPARE(totals.value(PaymentStatus::Pending).sum.cents(), references.size() * 100);
}

void TestPaymentLists::findsAnExactReference()
{
    CoreFixture core;
    const Payment first = core.pay(1, u"A-1"_s);
    core.pay(1, u"a-1"_s);
    core.pay(1, u"A-10"_s);
    core.pay(1);
    const Payment last = core.pay(1, u"A-1"_s);
    PaymentListQueries queries(core.db);

    QCOMPARE(idsOf(queries.page(filterOf(&F::reference, u"A-1"_s), 0, 10)->rows),
             QStringList({last.id.text(), first.id.text()}));
    QCOMPARE(
        idsOf(queries.page(filterOf(&F::reference, u"A-1"_s, &F::order, kOldestFirst), 0, 1)->rows),
        QStringList(first.id.text()));
    QCOMPARE(queries.page(filterOf(&F::reference, u"A-1"_s), 2, 10)->total, 2);
    QCOMPARE(queries.page(filterOf(&F::reference, u"A%"_s), 0, 10)->total, 0);
    // `find` matches a whole id, ignoring case; other filters still apply.
    QCOMPARE(idsOf(queries.page(filterOf(&F::find, first.id.text().toUpper()), 0, 10)->rows),
             QStringList(first.id.text()));
    QCOMPARE(
        queries.page(filterOf(&F::reference, u"a-1"_s, &F::find, first.id.text()), 0, 10)->total,
        0);
    QCOMPARE(queries.page(filterOf(&F::find, first.id.text().first(23)), 0, 10)->total, 0);
}

void TestPaymentLists::combinesTextWithEverythingElse()
{
    CoreFixture core;
    const Profile other = core.addProfile(u"Counter"_s);
    QList<Payment> all;
    QRandomGenerator random(99);
    for (int i = 0; i < 400; ++i) {
        core.clock.advance(1ms);
        all << core.append(random.bounded(2) == 0 ? core.profile.id : other.id,
                           kPaymentStatuses[std::size_t(random.bounded(10))], 5,
                           u"Ref %1"_s.arg(random.bounded(30)));
    }
    PaymentListQueries queries(core.db);
    for (int round = 0; round < 100; ++round) {
        PaymentFilter filter;
        if (random.bounded(2) == 0)
            filter.profiles << other.id;
        if (random.bounded(2) == 0)
            filter.statuses << PaymentStatus::Pending << PaymentStatus::Succeeded;
        if (random.bounded(2) == 0)
            filter.from = all[random.bounded(400)].createdAt;
        if (random.bounded(2) == 0)
            filter.to = all[random.bounded(400)].createdAt;
        if (random.bounded(2) == 0)
            filter.reference = u"Ref 1"_s;
        else
            filter.find = u"F 1"_s;
        filter.order.isAscending = random.bounded(2) == 0;
        const QList<Payment> rows = expected(all, filter);
        const int first = random.bounded(3);
        const auto page = queries.page(filter, first, 20);
        QCOMPARE(page->total, rows.size());
        QCOMPARE(page->rows, rows.mid(first, 20));
        QCOMPARE(*queries.totals(filter), expectedTotals(all, filter));
    }
}

TILLDESK_TEST(TestPaymentLists, QCoreApplication)
#include "tst_payment_lists.moc"
