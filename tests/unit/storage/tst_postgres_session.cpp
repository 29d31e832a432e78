#include "core/storage/postgres_session.h"
#include "core/storage/transaction.h"
#include "tests/support/postgres_server.h"
#include "tests/support/test_program.h"

#include <QtTest>
#include <thread>

using namespace tilldesk::storage;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;

/// What happens to the statements of a transaction, which are answered later than they are sent.
class TestPostgresSession : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void answersARefusedStatementInTheCommit();
    void answersARefusedStatementInTheNextRead();
    void writesNothingAfterARefusal();
    void tellsTheFirstRefusalOnly();
    void undoesARefusedTransactionBeforeItsEnd();
    void compilesAgainWhatARefusalHasSkipped();
    void refusesRowsFromRun();
    void readsWhatItHasJustWritten();
    void countsTheRowsOfAQueuedStatement();
    void takesMoreStatementsThanMayWait();
    void findsARefusalAmongManyStatements();
    void runsAScriptWithinATransaction();
    void undoesARefusedScript();
    void saysThatALockIsNotFree();
    void tellsThatTheOutcomeOfACommitIsUnknown();
    void knowsThatNothingWasCommittedOverALostConnection();
    void readsALongResultInPieces();
    void saysThatTheConnectionWasLostBeforeACommit();

private:
    void insert(qint64 number)
    {
        m_db->prepare(u"INSERT INTO thing (number) VALUES (:number)"_s)
            .bind(u":number"_s, number)
            .run();
    }
    [[nodiscard]] static qint64 count(Database &db)
    {
        auto row = db.prepare(u"SELECT count(*) FROM thing"_s);
        return row.next() ? row.read<qint64>() : -1;
    }
    /// The numbers as another connection sees them.
    [[nodiscard]] qint64 stored() const
    {
        Database other(m_path, Database::Mode::ReadOnly);
        return count(other);
    }
    /// Ends the connection of m_db from another one.
    void cutConnection()
    {
        auto own = m_db->prepare(u"SELECT pg_backend_pid()"_s);
        QVERIFY(own.next());
        Database other(m_path);
        auto cut = other.prepare(u"SELECT pg_terminate_backend(CAST(:pid AS INTEGER), 60000)"_s);
        cut.bind(u":pid"_s, own.read<qint64>());
        QVERIFY(cut.next());
        QVERIFY(cut.read<bool>());
    }

    QString m_path;
    std::unique_ptr<Database> m_db;
};

void TestPostgresSession::init()
{
    m_path = PostgresServer::instance().emptyDatabase();
    m_db = std::make_unique<Database>(m_path);
    m_db->execute(u"CREATE TABLE thing (number BIGINT PRIMARY KEY CHECK (number > 0))"_s);
}

void TestPostgresSession::cleanup()
{
    m_db.reset();
}

void TestPostgresSession::answersARefusedStatementInTheCommit()
{
    Transaction transaction(*m_db);
    insert(1);
    insert(-1);
    insert(2);
    QVERIFY_THROWS_EXCEPTION(StatementRefused, transaction.commit());

    QCOMPARE(stored(), 0);
}

void TestPostgresSession::answersARefusedStatementInTheNextRead()
{
    const Transaction transaction(*m_db);
    insert(-1);
    QVERIFY_THROWS_EXCEPTION(StatementRefused, std::ignore = count(*m_db));
}

/// Otherwise what follows would be committed by itself, outside a transaction.
void TestPostgresSession::writesNothingAfterARefusal()
{
    {
        Transaction transaction(*m_db);
        insert(-1);
        QVERIFY_THROWS_EXCEPTION(StatementRefused, std::ignore = count(*m_db));
        QVERIFY_THROWS_EXCEPTION(StorageException, insert(1));
        QVERIFY_THROWS_EXCEPTION(StorageException, m_db->execute(u"DELETE FROM thing"_s));
        QVERIFY_THROWS_EXCEPTION(StorageException, transaction.commit());
        QCOMPARE(stored(), 0);
    }
    insert(3);
    QCOMPARE(stored(), 1);
}

void TestPostgresSession::tellsTheFirstRefusalOnly()
{
    Transaction transaction(*m_db);
    insert(-1);
    m_db->prepare(u"DELETE FROM nowhere"_s).run();
    try {
        transaction.commit();
        QFAIL("nothing was thrown");
    } catch (const StatementRefused &e) {
        QVERIFY2(QByteArray(e.what()).contains("check constraint"), e.what());
    }
}

void TestPostgresSession::undoesARefusedTransactionBeforeItsEnd()
{
    const Transaction transaction(*m_db);
    insert(1);
    insert(-1);
    QVERIFY_THROWS_EXCEPTION(StatementRefused, std::ignore = count(*m_db));

    Database other(m_path);
    other.execute(u"SET lock_timeout = 1"_s);
    other.execute(u"ALTER TABLE thing ADD COLUMN word TEXT"_s); // needs the whole table
    QCOMPARE(count(other), 0);
}

void TestPostgresSession::compilesAgainWhatARefusalHasSkipped()
{
    const QString twice = u"INSERT INTO thing (number) VALUES (:a), (:a + 1)"_s;
    for (const qint64 first : {-1, 1}) {
        Transaction transaction(*m_db);
        insert(first);
        m_db->prepare(twice).bind(u":a"_s, qint64(10)).run();
        if (first < 0)
            QVERIFY_THROWS_EXCEPTION(StatementRefused, transaction.commit());
        else
            transaction.commit();
    }
    QCOMPARE(stored(), 3);
}

void TestPostgresSession::refusesRowsFromRun()
{
    {
        const Transaction transaction(*m_db);
        insert(1);
        QVERIFY_THROWS_EXCEPTION(StorageException,
                                 m_db->prepare(u"SELECT number FROM thing"_s).run());
        auto returning = m_db->prepare(u"INSERT INTO thing (number) VALUES (2) RETURNING number"_s);
        QVERIFY_THROWS_EXCEPTION(StorageException, returning.run());
    }
    QCOMPARE(stored(), 0);
    insert(2);
    QCOMPARE(stored(), 1);
}

void TestPostgresSession::readsWhatItHasJustWritten()
{
    Transaction transaction(*m_db);
    insert(1);
    QCOMPARE(count(*m_db), 1);
    insert(2);
    QCOMPARE(count(*m_db), 2);
    QCOMPARE(stored(), 0);
    transaction.commit();
    QCOMPARE(stored(), 2);
}

void TestPostgresSession::countsTheRowsOfAQueuedStatement()
{
    const qint64 before = m_db->totalChanges();
    Transaction transaction(*m_db);
    for (qint64 number = 1; number <= 3; ++number)
        insert(number);
    QCOMPARE(m_db->prepare(u"DELETE FROM thing WHERE number > 1"_s).runCounted(), 2);
    QCOMPARE(m_db->totalChanges() - before, 4);
    transaction.commit();
    QCOMPARE(stored(), 1);
}

void TestPostgresSession::takesMoreStatementsThanMayWait()
{
    constexpr qint64 kMany = 5000;
    Transaction transaction(*m_db);
    for (qint64 number = 1; number <= kMany; ++number)
        insert(number);
    transaction.commit();

    QCOMPARE(stored(), kMany);
}

void TestPostgresSession::findsARefusalAmongManyStatements()
{
    const auto insertMany = [this] {
        const Transaction transaction(*m_db);
        for (qint64 number = -10; number <= 5000; ++number)
            insert(number);
    };
    QVERIFY_THROWS_EXCEPTION(StatementRefused, insertMany());
    QCOMPARE(stored(), 0);
}

void TestPostgresSession::runsAScriptWithinATransaction()
{
    {
        const Transaction transaction(*m_db);
        insert(1);
        m_db->executeScript("CREATE TABLE other (n BIGINT); INSERT INTO other VALUES (1), (2);");
        insert(2);
    }
    QCOMPARE(stored(), 0);
    Transaction transaction(*m_db);
    insert(1);
    m_db->executeScript("CREATE TABLE other (n BIGINT); INSERT INTO thing VALUES (5), (6);");
    insert(2);
    transaction.commit();
    QCOMPARE(stored(), 4);
}

void TestPostgresSession::undoesARefusedScript()
{
    Transaction transaction(*m_db);
    insert(1);
    QVERIFY_THROWS_EXCEPTION(StatementRefused,
                             m_db->executeScript("INSERT INTO thing VALUES (2); DROP TABLE no;"));
    QVERIFY_THROWS_EXCEPTION(StorageException, transaction.commit());
    QCOMPARE(stored(), 0);
}

void TestPostgresSession::saysThatALockIsNotFree()
{
    insert(1);
    Database other(m_path);
    const Transaction held(other);
    QCOMPARE(other.prepare(u"UPDATE thing SET number = 2"_s).runCounted(), 1);
    m_db->execute(u"SET lock_timeout = 1"_s);
    const QString same = u"UPDATE thing SET number = 3"_s;

    QVERIFY_THROWS_EXCEPTION(DatabaseLocked, m_db->prepare(same).run());
    Transaction transaction(*m_db);
    m_db->prepare(same).run();
    QVERIFY_THROWS_EXCEPTION(DatabaseLocked, transaction.commit());
}

/// The connection is cut while the server carries out the COMMIT.
void TestPostgresSession::tellsThatTheOutcomeOfACommitIsUnknown()
{
    m_db->executeScript("CREATE FUNCTION wait() RETURNS trigger LANGUAGE plpgsql AS"
                        " 'BEGIN PERFORM pg_sleep(200); RETURN NULL; END';"
                        "CREATE CONSTRAINT TRIGGER late AFTER INSERT ON thing DEFERRABLE"
                        " INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION wait()");
    std::thread cutting([this] {
        Database other(m_path);
        const auto hasCut = [&other] {
            auto cut = other.prepare(u"SELECT pg_terminate_backend(pid, 60000)"
                                     " FROM pg_stat_activity WHERE wait_event = 'PgSleep'"_s);
            return cut.next();
        };
        while (!hasCut())
            std::this_thread::yield();
    });
    const auto join = qScopeGuard([&cutting] { cutting.join(); });
    Transaction transaction(*m_db);
    insert(1);
    QVERIFY_THROWS_EXCEPTION(OutcomeUnknown, transaction.commit());
}

/// So the core thread can run the batch again, instead of asking the next server what happened.
void TestPostgresSession::knowsThatNothingWasCommittedOverALostConnection()
{
    {
        Transaction transaction(*m_db);
        insert(1);
        cutConnection();
        QVERIFY_THROWS_EXCEPTION(ConnectionLost, transaction.commit());
    }
    QCOMPARE(stored(), 0);
}

void TestPostgresSession::saysThatTheConnectionWasLostBeforeACommit()
{
    {
        const Transaction transaction(*m_db);
        insert(1);
        cutConnection();
        try {
            std::ignore = count(*m_db);
            QFAIL("nothing was thrown");
        } catch (const OutcomeUnknown &) {
            QFAIL("nothing was being committed");
        } catch (const StorageException &e) {
            QVERIFY2(QByteArray(e.what()).contains("lost"), e.what());
        }
    }
    QVERIFY_THROWS_EXCEPTION(StorageException, insert(2));
    QCOMPARE(stored(), 0);
}

/// The statement within the rows of another one, as the checks of verify have them.
void TestPostgresSession::readsALongResultInPieces()
{
    constexpr int kRows = 2 * PostgresSession::kPiece;
    m_db->execute(u"INSERT INTO thing SELECT generate_series(1, %1)"_s.arg(kRows));
    const QString sql = u"SELECT number, (SELECT count(*) FROM pg_cursors WHERE name LIKE 'cs%')"
                        " FROM thing WHERE number >= :first ORDER BY number"_s;
    Transaction view(*m_db, Transaction::Kind::Read);
    auto rows = m_db->prepare(sql);
    rows.bind(u":first"_s, 1);
    qint64 expected = 0;
    while (rows.next()) {
        const auto [number, cursors] = rows.read<qint64, qint64>();
        QCOMPARE(number, ++expected);
        QCOMPARE(cursors, 1);
        if (number % 700 == 0) {
            auto inner = m_db->prepare(sql);
            inner.bind(u":first"_s, kRows - 1);
            QVERIFY(inner.next());
            QCOMPARE(inner.read<qint64>(), kRows - 1);
            QCOMPARE(inner.read<qint64>(), 2);
        }
    }
    QCOMPARE(expected, kRows);
    QVERIFY(!rows.next());
    view.commit();
    QCOMPARE(count(*m_db), kRows);
}

TILLDESK_TEST(TestPostgresSession, QCoreApplication)
#include "tst_postgres_session.moc"
