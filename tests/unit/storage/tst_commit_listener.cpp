#include "core/storage/commit_listener.h"
#include "core/storage/transaction.h"
#include "tests/support/postgres_server.h"
#include "tests/support/test_program.h"

#include <QtTest>
#include <thread>

using namespace tilldesk;
using namespace tilldesk::storage;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;

namespace {

/// Longer than any test waits, so that a wait which is not ended makes the test fail by its time
/// limit.
constexpr std::chrono::hours kForEver(1);

} // namespace

/// How a standby learns of the leader's commits.
class TestCommitListener : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void hearsACommitThatChangedSomething();
    void isWokenByAnotherThread();
    void connectsAgain();

private:
    void insert()
    {
        Transaction transaction(*m_leader);
        m_leader->prepare(u"INSERT INTO thing (number) VALUES (1)"_s).run();
        transaction.commit();
    }
    /// Waits until the listener's connection, which is not the caller's, is in the state.
    void waitForListeners(int count)
    {
        const QString sql = u"SELECT count(*) FROM pg_stat_activity WHERE query LIKE 'LISTEN %'"
                            " AND state = 'idle'"_s;
        while (true) {
            auto row = m_other->prepare(sql);
            if (row.next() && row.read<int>() == count)
                return;
            std::this_thread::yield();
        }
    }

    QString m_path;
    std::unique_ptr<Database> m_leader;
    std::unique_ptr<Database> m_other;
};

void TestCommitListener::init()
{
    m_path = PostgresServer::instance().emptyDatabase();
    m_leader = std::make_unique<Database>(m_path);
    m_other = std::make_unique<Database>(m_path);
    while (!m_leader->tryLead(u"upstairs"_s))
        std::this_thread::yield();
    m_leader->execute(u"CREATE TABLE thing (number BIGINT NOT NULL)"_s);
}

void TestCommitListener::cleanup()
{
    m_leader.reset();
    m_other.reset();
}

void TestCommitListener::hearsACommitThatChangedSomething()
{
    CommitListener listener(m_path);
    std::thread waiting([&listener] { listener.wait(kForEver); });
    waitForListeners(1);
    insert();
    waiting.join();
}

void TestCommitListener::isWokenByAnotherThread()
{
    CommitListener listener(m_path);
    std::thread waiting([&listener] { listener.wait(kForEver); });
    listener.wake();
    waiting.join();
}

void TestCommitListener::connectsAgain()
{
    CommitListener listener(m_path);
    listener.wait(std::chrono::milliseconds(0));
    m_other->execute(u"SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity"
                     " WHERE query LIKE 'LISTEN %'"_s);
    listener.wait(std::chrono::milliseconds(0)); // notices the loss
    std::thread waiting([&listener] { listener.wait(kForEver); });
    waitForListeners(1);
    insert();
    waiting.join();
}

TILLDESK_TEST(TestCommitListener, QCoreApplication)
#include "tst_commit_listener.moc"
