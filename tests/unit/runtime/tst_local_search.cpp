#include "core/runtime/local_search.h"
#include "tests/support/core_threads.h"
#include "tests/support/test_program.h"
#include "tests/unit/runtime/shop_gate.h"
#include "tests/unit/runtime/taken.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::runtime;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;

/// The window's gateway of the search.
class TestLocalSearch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void findsBesideTheCore();
    void replacesAnEarlierSearch();
    void suggestsValues();
    void answersBusyOnceStopped();

private:
    /// Keeps the thread of lists busy until release().
    void hold();
    void release() { m_gate->release(); }

    ManualClock m_clock{kCoreStart};
    std::shared_ptr<std::binary_semaphore> m_gate;
    std::unique_ptr<CoreThreads> m_core;
    std::unique_ptr<ShopGate> m_shop;
    std::unique_ptr<LocalSearch> m_search;
};

void TestLocalSearch::init()
{
    m_core = std::make_unique<CoreThreads>();
    m_shop = std::make_unique<ShopGate>(*m_core);
    m_search = std::make_unique<LocalSearch>(m_shop->gate, m_clock, QTimeZone::utc());
    QVERIFY(m_core->create(newPayment(2450, u"Order 10482"_s)));
    m_gate = std::make_shared<std::binary_semaphore>(0);
}

void TestLocalSearch::cleanup()
{
    m_core->stop();
    m_search.reset();
    m_shop.reset();
    m_core.reset();
}

void TestLocalSearch::hold()
{
    m_core->readers.submit(
        threads::ReadKind::List,
        [gate = m_gate](storage::Database &) -> Result<int> {
            gate->acquire();
            return 0;
        },
        [](const Result<int> &) {});
}

void TestLocalSearch::findsBesideTheCore()
{
    for (const QString &text : {u"24,50"_s, u"order 104"_s, u"today"_s, u"status:pending"_s}) {
        const auto found = taken(m_search->find(text, {}));
        QVERIFY(found);
        QCOMPARE(found->groups.size(), 1);
        QCOMPARE(found->groups.first().hits.first().title, u"Order 10482"_s);
    }
    QVERIFY(taken(m_search->find(u"nothing"_s, {}))->groups.isEmpty());
    QCOMPARE(taken(m_search->find(u"stat:paid"_s, {}))->query.problems.size(), 1);
}

void TestLocalSearch::replacesAnEarlierSearch()
{
    hold();
    const auto earlier = m_search->find(u"order"_s, {});
    const auto later = m_search->find(u"24,50"_s, {});
    release();
    QCOMPARE(taken(later)->groups.size(), 1);
    QCOMPARE(taken(earlier).error().code, ErrorCode::Cancelled);
}

void TestLocalSearch::suggestsValues()
{
    const auto values = taken(m_search->suggest(FilterWord::Status, u"pend"_s, {}, 10));
    QCOMPARE(values->size(), 1);
    QCOMPARE(values->first(), (SuggestedValue{u"pending"_s, {}, 1}));
}

void TestLocalSearch::answersBusyOnceStopped()
{
    m_core->stop();
    QCOMPARE(m_search->find(u"order"_s, {}).result().error().code, ErrorCode::Busy);
    QCOMPARE(m_search->suggest(FilterWord::Payer, {}, {}, 1).result().error().code,
             ErrorCode::Busy);
}

TILLDESK_TEST(TestLocalSearch, QCoreApplication)
#include "tst_local_search.moc"
