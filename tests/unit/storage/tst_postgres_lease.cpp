#include "core/storage/postgres_lease.h"
#include "core/storage/sole_writer.h"
#include "core/storage/transaction.h"
#include "tests/support/postgres_server.h"
#include "tests/support/test_program.h"

#include <QtTest>
#include <libpq-fe.h>
#include <thread>

using namespace tilldesk;
using namespace tilldesk::storage;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;

namespace {

/// A connection without Qt Sql, with the lease of its own service.
struct Candidate {
    explicit Candidate(const QString &uri) : m_uri(uri) { connect(); }
    ~Candidate() { PQfinish(m_connection); }
    Candidate(const Candidate &) = delete;
    Candidate &operator=(const Candidate &) = delete;

    void connect()
    {
        PQfinish(m_connection);
        m_connection = PQconnectdb(m_uri.toUtf8().constData());
        session.replace(m_connection);
        lease.drop();
    }
    void write(bool commits)
    {
        session.begin();
        lease.guard();
        commits ? session.commit() : session.rollback();
    }

private:
    QString m_uri;
    pg_conn *m_connection = nullptr;

public:
    PostgresSession session{[] {}};
    PostgresLease lease{session, u"a service"_s};
};

} // namespace

/// Who may write to a PostgreSQL database.
class TestPostgresLease : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void letsOneConnectionLead();
    void letsTheNextLeadWhenTheLeaderHasGone();
    void refusesABatchOfAnEarlierEpoch();
    void writesNothingWhenTheRowIsGone();
    void leadsOnOverANewConnection();
    void refusesALeaderThatWasReplacedMeanwhile();
    void refusesAServerWithoutWhatItHasConfirmed();
    void saysWhetherSomebodyLeads();
    void findsOutThatALostCommitWasCarriedOut();
    void findsOutThatALostCommitWasNotCarriedOut();
    void readsAgainOverANewConnection();
    void tellsAnEarlierLeaderWhereItsEpochEnded();

private:
    [[nodiscard]] static qint64 number(Database &db, const QString &sql)
    {
        auto row = db.prepare(sql);
        return row.next() ? row.read<qint64>() : -1;
    }
    static void insert(Database &db, qint64 value)
    {
        Transaction transaction(db);
        db.prepare(u"INSERT INTO thing (number) VALUES (:n)"_s).bind(u":n"_s, value).run();
        transaction.commit();
    }
    /// The numbers in the database, as another connection sees them.
    [[nodiscard]] QString stored() const
    {
        Database other(m_path, Database::Mode::ReadOnly);
        auto row = other.prepare(
            u"SELECT coalesce(string_agg(number::text, ' ' ORDER BY number), '') FROM thing"_s);
        return row.next() ? row.read<QString>() : u"no row"_s;
    }
    [[nodiscard]] static qint64 backendOf(Database &db)
    {
        return number(db, u"SELECT pg_backend_pid()"_s);
    }
    /// The server notices a moment later that a connection was closed.
    static void waitUntilNobodyLeads(Database &db)
    {
        while (number(db, u"SELECT count(*) FROM pg_locks WHERE locktype = 'advisory'"_s) > 0)
            std::this_thread::yield();
    }
    /// Ends the connection with the process id, once the condition about it holds.
    void cut(qint64 backend, const QString &when = u"true"_s) const
    {
        Database other(m_path);
        const QString end = u"SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity"
                            " WHERE pid = %1 AND %2"_s.arg(QString::number(backend), when);
        while (number(other, end) != 1)
            std::this_thread::yield();
    }
    /// Inserts the number; the connection is cut during the COMMIT, in the state `when`.
    void insertAndCut(qint64 value, const QString &when)
    {
        std::thread cutting([this, backend = backendOf(*m_first), when] { cut(backend, when); });
        const auto join = qScopeGuard([&cutting] { cutting.join(); });
        insert(*m_first, value);
    }
    void setStandbys(const QString &names) const
    {
        Database other(m_path);
        other.execute(u"ALTER SYSTEM SET synchronous_standby_names = '%1'"_s.arg(names));
        other.execute(u"SELECT pg_reload_conf()"_s);
        const QString now = u"SELECT current_setting('synchronous_standby_names') = '%1'"_s;
        while (number(other, now.arg(names)) != 1)
            std::this_thread::yield();
        if (!names.isEmpty())
            waitUntilCommitsWait();
    }
    /// Commits wait from the moment at which the server's checkpointer has read the setting, which
    /// no view shows: this makes empty commits until one of them waits, and lets it go.
    void waitUntilCommitsWait() const
    {
        Database probing(m_path);
        probing.execute(u"SET synchronous_commit = on"_s);
        std::atomic<bool> hasWaited = false;
        std::atomic<bool> isOver = false;
        std::thread letGo([this, &hasWaited, &isOver, probe = backendOf(probing)] {
            Database other(m_path);
            const QString cancel = u"SELECT pg_cancel_backend(pid) FROM pg_stat_activity"
                                   " WHERE pid = %1 AND wait_event = 'SyncRep'"_s.arg(probe);
            while (!isOver) { // one more commit may have begun before it read hasWaited
                hasWaited = number(other, cancel) == 1 || hasWaited;
                std::this_thread::yield();
            }
        });
        while (!hasWaited)
            probing.execute(u"SELECT pg_logical_emit_message(true, 'probe', '')"_s);
        isOver = true;
        letGo.join();
    }

    QString m_path;
    std::unique_ptr<Database> m_first;
    std::unique_ptr<Database> m_second;
};

void TestPostgresLease::init()
{
    m_path = PostgresServer::instance().emptyDatabase();
    m_first = std::make_unique<Database>(m_path);
    m_second = std::make_unique<Database>(m_path);
    waitUntilNobodyLeads(*m_second);
    m_first->execute(u"CREATE TABLE thing (number BIGINT NOT NULL)"_s);
}

void TestPostgresLease::cleanup()
{
    m_first.reset();
    m_second.reset();
}

void TestPostgresLease::letsOneConnectionLead()
{
    QCOMPARE(m_second->leader(), QString());
    QVERIFY(!m_first->mustBeat());
    QVERIFY(m_first->tryLead(u"upstairs"_s));
    QVERIFY(m_first->mustBeat());
    QVERIFY(!m_second->tryLead(u"downstairs"_s));
    QVERIFY(!m_second->mustBeat());
    QCOMPARE(m_second->leader(), u"upstairs"_s);
    QVERIFY(m_first->tryLead(u"upstairs"_s));
    insert(*m_first, 1);
    insert(*m_first, 2);
    QCOMPARE(stored(), u"1 2"_s);
}

void TestPostgresLease::letsTheNextLeadWhenTheLeaderHasGone()
{
    QVERIFY(m_first->tryLead(u"upstairs"_s));
    insert(*m_first, 1);
    m_first.reset();
    waitUntilNobodyLeads(*m_second);
    QVERIFY(m_second->tryLead(u"downstairs"_s));
    QCOMPARE(m_second->leader(), u"downstairs"_s);
    insert(*m_second, 2);
    QCOMPARE(stored(), u"1 2"_s);
}

void TestPostgresLease::refusesABatchOfAnEarlierEpoch()
{
    QVERIFY(m_first->tryLead(u"upstairs"_s));
    insert(*m_first, 1);
    m_second->execute(u"UPDATE lease SET epoch = epoch + 1"_s);
    QVERIFY_THROWS_EXCEPTION(SoleWriterLost, insert(*m_first, 2));
    QVERIFY_THROWS_EXCEPTION(SoleWriterLost, insert(*m_first, 3));
    QCOMPARE(stored(), u"1"_s);
}

void TestPostgresLease::writesNothingWhenTheRowIsGone()
{
    QVERIFY(m_first->tryLead(u"upstairs"_s));
    m_second->execute(u"DELETE FROM lease"_s);
    QVERIFY_THROWS_EXCEPTION(SoleWriterLost, insert(*m_first, 1));
    QCOMPARE(stored(), QString());
}

void TestPostgresLease::leadsOnOverANewConnection()
{
    QVERIFY(m_first->tryLead(u"upstairs"_s));
    insert(*m_first, 1);
    cut(backendOf(*m_first));
    insert(*m_first, 2); // the end of the connection is noticed before the transaction begins
    QVERIFY(!m_second->tryLead(u"downstairs"_s));
    insert(*m_first, 3);
    QCOMPARE(stored(), u"1 2 3"_s);
}

void TestPostgresLease::refusesALeaderThatWasReplacedMeanwhile()
{
    QVERIFY(m_first->tryLead(u"upstairs"_s));
    insert(*m_first, 1);
    {
        Transaction asleep(*m_first);
        m_first->prepare(u"INSERT INTO thing (number) VALUES (2)"_s).run();
        cut(backendOf(*m_first));
        QVERIFY(m_second->tryLead(u"downstairs"_s));
        QVERIFY_THROWS_EXCEPTION(ConnectionLost, asleep.commit());
    }
    insert(*m_second, 3);
    QVERIFY_THROWS_EXCEPTION(SoleWriterLost, insert(*m_first, 4));
    QCOMPARE(stored(), u"1 3"_s);
}

/// As after the promotion of a standby that did not have the last transaction.
void TestPostgresLease::refusesAServerWithoutWhatItHasConfirmed()
{
    QVERIFY(m_first->tryLead(u"upstairs"_s));
    insert(*m_first, 1);
    cut(backendOf(*m_first));
    m_second->executeScript("DELETE FROM thing; UPDATE lease SET beat = beat - 1");
    QVERIFY_THROWS_EXCEPTION(SoleWriterLost, insert(*m_first, 2));
    QVERIFY_THROWS_EXCEPTION(SoleWriterLost, insert(*m_first, 2));
    QCOMPARE(stored(), QString());
}

void TestPostgresLease::saysWhetherSomebodyLeads()
{
    QVERIFY(!m_second->hasLeader());
    QVERIFY(m_first->tryLead(u"upstairs"_s));
    QVERIFY(m_second->hasLeader());
    m_first.reset();
    waitUntilNobodyLeads(*m_second);
    QVERIFY(!m_second->hasLeader());
}

/// A COMMIT that waits for a standby is carried out, but its answer has not been sent.
void TestPostgresLease::findsOutThatALostCommitWasCarriedOut()
{
    QVERIFY(m_first->tryLead(u"upstairs"_s));
    const auto reset = qScopeGuard([this] { setStandbys({}); });
    setStandbys(u"nobody"_s);
    m_first->execute(u"SET synchronous_commit = on"_s);
    int commits = 0;
    m_first->addHooks(
        {.beforeCommit = {}, .afterCommit = [&commits] { ++commits; }, .afterRollback = {}});
    insertAndCut(1, u"wait_event = 'SyncRep'"_s);
    QCOMPARE(commits, 1);
    insert(*m_first, 2);
    QCOMPARE(stored(), u"1 2"_s);
}

void TestPostgresLease::findsOutThatALostCommitWasNotCarriedOut()
{
    m_first->executeScript(
        "CREATE FUNCTION wait() RETURNS trigger LANGUAGE plpgsql AS"
        " 'BEGIN IF new.number = 1 THEN PERFORM pg_sleep(200); END IF; RETURN NULL; END';"
        "CREATE CONSTRAINT TRIGGER late AFTER INSERT ON thing DEFERRABLE INITIALLY DEFERRED"
        " FOR EACH ROW EXECUTE FUNCTION wait()");
    QVERIFY(m_first->tryLead(u"upstairs"_s));
    QVERIFY_THROWS_EXCEPTION(ConnectionLost, insertAndCut(1, u"wait_event = 'PgSleep'"_s));
    QCOMPARE(stored(), QString());
    insert(*m_first, 2);
    QCOMPARE(stored(), u"2"_s);
}

void TestPostgresLease::readsAgainOverANewConnection()
{
    Database reader(m_path, Database::Mode::ReadOnly);
    insert(*m_first, 5);
    const QString sql = u"SELECT number FROM thing"_s;
    QCOMPARE(number(reader, sql), 5);
    cut(backendOf(reader));
    QCOMPARE(number(reader, sql), 5);
    cut(backendOf(reader));
    const Transaction view(reader, Transaction::Kind::Read);
    QCOMPARE(number(reader, sql), 5);
    QVERIFY_THROWS_EXCEPTION(StorageException, reader.execute(u"DELETE FROM thing"_s));
}

void TestPostgresLease::tellsAnEarlierLeaderWhereItsEpochEnded()
{
    Candidate first(m_path);
    Candidate second(m_path);
    for (const bool commits : {true, false}) {
        QVERIFY(first.lease.tryTake());
        first.write(true);
        first.write(commits);
        first.connect();
        while (!second.lease.tryTake())
            std::this_thread::yield();
        second.write(true);
        QVERIFY_THROWS_EXCEPTION(SoleWriterLost, std::ignore = first.lease.tryResume());
        QCOMPARE(first.lease.hadCommitted(), commits);
        m_first->execute(u"UPDATE lease SET epoch = epoch + 1"_s);
        QVERIFY_THROWS_EXCEPTION(OutcomeUnknown, std::ignore = first.lease.hadCommitted());
        second.connect();
        waitUntilNobodyLeads(*m_first);
    }
}

TILLDESK_TEST(TestPostgresLease, QCoreApplication)
#include "tst_postgres_lease.moc"
