#include "core/payments/payment_list_queries.h"

#include "tests/support/core_fixture.h"
#include "tests/support/query_plans.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::payments;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;

/// Lists must stay fast with millions of payments: each query must find its rows through an index.
class TestPaymentListPlans : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_core.reset(); }

    void neverScansAllPayments_data();
    void neverScansAllPayments();
    void findsReferencesByTheirIndex_data();
    void findsReferencesByTheirIndex();
    void findsHoursOfTheWeekByTheTimeOfCreation();
    void sortsNoListWithoutText();
    void findsDeadlinesByTheirIndexes();
    void findsTheActivePaymentByItsIndex();

private:
    /// Runs page and totals, and returns the plans of all statements that read payments.
    QMap<QString, QStringList> plansOf(const PaymentFilter &filter);

    std::unique_ptr<CoreFixture> m_core;
};

void TestPaymentListPlans::init()
{
    m_core = std::make_unique<CoreFixture>();
    m_core->addProfile(u"Counter"_s);
    m_core->commit([this] {
        for (int i = 0; i < 600; ++i) {
            m_core->clock.advance(std::chrono::milliseconds(1));
            m_core->appendHere(m_core->profile.id, kPaymentStatuses[std::size_t(i % 10)], 5,
                               u"Ref %1"_s.arg(i));
        }
        return 0;
    });
}

QMap<QString, QStringList> TestPaymentListPlans::plansOf(const PaymentFilter &filter)
{
    const QStringList before = keptSql(m_core->db);
    PaymentListQueries queries(m_core->db);
    if (!queries.page(filter, 0, 20) || !queries.totals(filter))
        return {};
    QMap<QString, QStringList> plans;
    for (const QString &sql : keptSql(m_core->db)) {
        if (sql.startsWith("SELECT"_L1) && sql.contains(u"payment"_s) && !before.contains(sql))
            plans[sql] = planOf(m_core->db, sql);
    }
    return plans;
}

void TestPaymentListPlans::neverScansAllPayments_data()
{
    QTest::addColumn<QString>("what");

    for (const char *what : {"everything", "one profile", "one status", "time", "reference", "find",
                             "id", "oldest first"})
        QTest::newRow(what) << QString::fromLatin1(what);
}

void TestPaymentListPlans::neverScansAllPayments()
{
    QFETCH(const QString, what);
    PaymentFilter filter;
    if (what == "one profile"_L1)
        filter.profiles << m_core->profile.id;
    if (what == "one status"_L1)
        filter.statuses << PaymentStatus::Succeeded;
    if (what == "time"_L1) {
        filter.from = kCoreStart + std::chrono::milliseconds(10);
        filter.to = kCoreStart + std::chrono::milliseconds(500);
    }
    if (what == "reference"_L1)
        filter.reference = u"Ref 5"_s;
    if (what == "find"_L1)
        filter.find = u"ref 5"_s;
    if (what == "id"_L1)
        filter.find = QString(24, u'a');
    filter.order.isAscending = what == "oldest first"_L1;
    const auto plans = plansOf(filter);

    QVERIFY(!plans.isEmpty());
    for (auto it = plans.cbegin(); it != plans.cend(); ++it) {
        for (const QString &step : it.value()) {
            const bool isScan = step.startsWith("SCAN p"_L1) || step.startsWith("SCAN q"_L1);
            // Only the unfiltered list may scan payments in seq order, because LIMIT ends that
            // scan.
            const bool isOrdered = step == "SCAN p"_L1 && it.key().contains(u"LIMIT"_s);
            QVERIFY2(!isScan || isOrdered || step.contains(u"INDEX"_s) || step == "SCAN profile"_L1
                         || step.startsWith("SCAN part"_L1),
                     qPrintable(QString(step + u" in "_s + it.key())));
            QVERIFY2(!step.contains(u"SCAN payment USING COVERING"_s),
                     qPrintable(QString(step + u" in "_s + it.key())));
        }
    }
}

void TestPaymentListPlans::findsReferencesByTheirIndex_data()
{
    QTest::addColumn<QString>("reference");
    QTest::addColumn<QString>("find");
    QTest::addColumn<QString>("step");

    QTest::newRow("exact") << u"Ref 5"_s << QString()
                           << u"payment_by_reference (profile=? AND reference=?"_s;
    QTest::newRow("a part") << QString() << u"ref"_s
                            << u"COVERING INDEX payment_by_reference (profile=?)"_s;
    QTest::newRow("an id") << QString() << QString(24, u'a')
                           << u"COVERING INDEX payment_by_reference (profile=?)"_s;
}

void TestPaymentListPlans::findsReferencesByTheirIndex()
{
    QFETCH(const QString, reference);
    QFETCH(const QString, find);
    QFETCH(const QString, step);
    PaymentFilter filter;
    filter.reference = reference;
    filter.find = find;
    const auto plans = plansOf(filter);

    int checked = 0;
    for (auto it = plans.cbegin(); it != plans.cend(); ++it) {
        if (!it.key().contains(u"reference <>"_s))
            continue;
        QVERIFY2(it.value().join(u'\n').contains(step), qPrintable(it.value().join(u'\n')));
        ++checked;
    }
    QCOMPARE(checked, find.size() == 24 ? 2 : 3); // count and totals, and the rows if there are any
}

void TestPaymentListPlans::findsHoursOfTheWeekByTheTimeOfCreation()
{
    for (const bool hasDays : {false, true}) {
        PaymentFilter filter;
        filter.statuses << PaymentStatus::Succeeded;
        filter.week = {{7}, {12}, QTimeZone("Europe/Brussels")};
        if (hasDays)
            filter.from = kCoreStart + std::chrono::milliseconds(10);
        int checked = 0;
        const auto plans = plansOf(filter);
        for (auto it = plans.cbegin(); it != plans.cend(); ++it) {
            if (!it.key().contains(u"json_each"_s))
                continue;
            const QString plan = it.value().join(u'\n');
            QVERIFY2(plan.contains(u"SEARCH q USING COVERING INDEX payment_by_time"
                                   " (created_at>? AND created_at<?)"_s),
                     qPrintable(plan));
            QVERIFY2(plan.contains(u"SEARCH p USING INTEGER PRIMARY KEY (rowid=?)"_s),
                     qPrintable(plan));
            QVERIFY2(!plan.contains(u"SCAN p"_s) && !plan.contains(u"SCAN q"_s), qPrintable(plan));
            ++checked;
        }
        QVERIFY(checked > 0);
    }
}

void TestPaymentListPlans::sortsNoListWithoutText()
{
    for (const bool isFiltered : {false, true}) {
        PaymentFilter filter;
        if (isFiltered) {
            filter.profiles << m_core->profile.id;
            filter.statuses << PaymentStatus::Succeeded << PaymentStatus::Failed;
        }
        const auto plans = plansOf(filter);
        for (auto it = plans.cbegin(); it != plans.cend(); ++it) {
            if (it.key().contains(u"GROUP BY"_s))
                continue; // of the counters or of one block
            QVERIFY2(!it.value().join(u'\n').contains(u"TEMP B-TREE FOR ORDER BY"_s),
                     qPrintable(QString(it.key() + u'\n' + it.value().join(u'\n'))));
        }
    }
}

void TestPaymentListPlans::findsDeadlinesByTheirIndexes()
{
    PaymentRepository repository(m_core->db);
    std::ignore = repository.nextDeadline();
    std::ignore = repository.overdue(kCoreStart, 5);
    QMap<QString, int> checked;
    for (const QString &sql : keptSql(m_core->db)) {
        const bool isOpen = sql.contains(u"status IN (1,2)"_s);
        if (!isOpen && !sql.contains(u"status = 9"_s))
            continue;
        const QString index = isOpen ? u"payment_by_expiry"_s : u"payment_by_acknowledgement"_s;
        const QString plan = planOf(m_core->db, sql).join(u'\n');
        QVERIFY2(plan.contains(u"INDEX "_s + index), qPrintable(plan));
        // The few payments that the index finds are sorted once more.
        QVERIFY2(plan.count(u"TEMP B-TREE"_s) == (sql.contains(u"LIMIT"_s) ? 1 : 0),
                 qPrintable(plan));
        ++checked[index];
    }
    QCOMPARE(
        checked,
        (QMap<QString, int>{{u"payment_by_expiry"_s, 2}, {u"payment_by_acknowledgement"_s, 2}}));
}

void TestPaymentListPlans::findsTheActivePaymentByItsIndex()
{
    std::ignore = PaymentRepository(m_core->db).activeAt(m_core->profile.id, u"T1"_s);
    int checked = 0;
    for (const QString &sql : keptSql(m_core->db)) {
        if (!sql.contains(u"p.type = 2"_s))
            continue;
        const QString plan = planOf(m_core->db, sql).join(u'\n');
        QVERIFY2(plan.contains(u"INDEX payment_active_at_point_of_sale"_s), qPrintable(plan));
        QVERIFY2(!plan.contains(u"SCAN"_s), qPrintable(plan));
        ++checked;
    }
    QCOMPARE(checked, 1);
}

TILLDESK_TEST(TestPaymentListPlans, QCoreApplication)
#include "tst_payment_list_plans.moc"
