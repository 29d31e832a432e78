#include "core/storage/transaction.h"
#include "tests/support/postgres_server.h"
#include "tests/support/test_program.h"

#include <QtTest>

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

void TestPostgresSession::tellsThatTheOutcomeOfACommitIsUnknown()
{
    Transaction transaction(*m_db);
    insert(1);
    cutConnection();
    QVERIFY_THROWS_EXCEPTION(OutcomeUnknown, transaction.commit());
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

TILLDESK_TEST(TestPostgresSession, QCoreApplication)
#include "tst_postgres_session.moc"
