#include "app/ledger_watch.h"
#include "tests/support/demo_database.h"
#include "tests/support/own_log.h"
#include "tests/support/test_program.h"

#include <QtTest>
#include <mutex>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::test;
using app::LedgerWatch;

namespace {

/// Records the states that a watch reports from its own thread.
class Told
{
public:
    [[nodiscard]] LedgerWatch::Listener listener()
    {
        return [this](const LedgerHealth &health) {
            const std::lock_guard lock(m_mutex);
            m_states << health.state;
        };
    }
    [[nodiscard]] QList<LedgerHealth::State> states() const
    {
        const std::lock_guard lock(m_mutex);
        return m_states;
    }

private:
    mutable std::mutex m_mutex;
    QList<LedgerHealth::State> m_states;
};

} // namespace

class TestLedgerWatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isContentWithASoundLedger();
    void namesTheFirstWrongRow();
    void tellsWhenTheDatabaseCannotBeRead();
    void checksAgainUntilTheLedgerIsRight();
    void checksBesideTheService();
    void makesTheServiceUnreadyWhenTheLedgerIsWrong();
    void endsAtOnceWhenStopped();
};

using enum LedgerHealth::State;

void TestLedgerWatch::isContentWithASoundLedger()
{
    DemoDatabase demo;
    QCOMPARE(demo.fill(300).exitCode, app::CommandResult::kFine);
    OwnLog log;
    Told told;
    LedgerWatch watch(log.log());
    QCOMPARE(watch.health().state, NotChecked);
    watch.start(demo.path(), told.listener());
    QTRY_COMPARE(told.states(), (QList{Checking, Sound}));
    QCOMPARE(watch.health().state, Sound);
    watch.stop();
    QVERIFY(!log.end().contains("ledger"));
}

void TestLedgerWatch::namesTheFirstWrongRow()
{
    DemoDatabase demo;
    QCOMPARE(demo.fill(300).exitCode, app::CommandResult::kFine);
    damage(demo.path(), u"UPDATE ledger_entry SET amount = amount + 1 WHERE seq IN (7, 9)"_s);
    OwnLog log;
    Told told;
    LedgerWatch watch(log.log());
    watch.start(demo.path(), told.listener());
    QTRY_COMPARE(told.states(), (QList{Checking, Wrong}));
    QVERIFY2(watch.health().detail.contains(u"ledger_entry 7"_s),
             qPrintable(watch.health().detail));
    watch.stop();
    QVERIFY(log.end().contains("the ledger is wrong: wrong  ledger: ledger_entry 7"));
}

void TestLedgerWatch::tellsWhenTheDatabaseCannotBeRead()
{
    OwnLog log;
    Told told;
    LedgerWatch watch(log.log());
    watch.start(u"/nowhere/tilldesk.db"_s, told.listener());
    QTRY_COMPARE(told.states(), (QList{Checking, Wrong}));
    QVERIFY(!watch.health().detail.isEmpty());
}

void TestLedgerWatch::checksBesideTheService()
{
    DemoDatabase demo;
    QCOMPARE(demo.fill(300).exitCode, app::CommandResult::kFine);
    Told told;
    demo.assembly().watch(told.listener());
    QTRY_COMPARE(told.states(), (QList{Checking, Sound}));
    demo.assembly().stop();
}

void TestLedgerWatch::checksAgainUntilTheLedgerIsRight()
{
    DemoDatabase demo;
    QCOMPARE(demo.fill(300).exitCode, app::CommandResult::kFine);
    damage(demo.path(), u"UPDATE ledger_entry SET amount = amount + 1 WHERE seq = 7"_s);
    OwnLog log;
    Told told;
    LedgerWatch watch(log.log(), std::chrono::milliseconds(1));
    watch.start(demo.path(), told.listener());
    QTRY_COMPARE(told.states(), (QList{Checking, Wrong}));

    damage(demo.path(), u"UPDATE ledger_entry SET amount = amount - 1 WHERE seq = 7"_s);

    QTRY_COMPARE(told.states(), (QList{Checking, Wrong, Sound}));
    watch.stop();
    QCOMPARE(log.end().count("the ledger is wrong"), 1);
}

void TestLedgerWatch::makesTheServiceUnreadyWhenTheLedgerIsWrong()
{
    DemoDatabase demo;
    QCOMPARE(demo.fill(300).exitCode, app::CommandResult::kFine);
    damage(demo.path(), u"UPDATE ledger_entry SET amount = amount + 1 WHERE seq = 7"_s);
    demo.assembly().watch();
    QTRY_VERIFY(!demo.assembly().health().isGood(threads::Condition::Ledger));
    demo.assembly().stop();
}

void TestLedgerWatch::endsAtOnceWhenStopped()
{
    DemoDatabase demo;
    QCOMPARE(demo.fill(3000).exitCode, app::CommandResult::kFine);
    OwnLog log;
    Told told;
    LedgerWatch watch(log.log());
    watch.start(demo.path(), told.listener());
    watch.stop();
    // A check that was interrupted must not report the ledger as wrong.
    QVERIFY(!told.states().contains(Wrong));
    QVERIFY(!log.end().contains("wrong"));
}

TILLDESK_TEST(TestLedgerWatch, QCoreApplication)
#include "tst_ledger_watch.moc"
