#include "core/storage/transaction.h"
#include "tests/support/empty_database.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace tilldesk::storage;
using tilldesk::test::EmptyDatabase;
using namespace Qt::StringLiterals;

class TestTransaction : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void keepsWhatIsCommitted();
    void undoesWhatIsNotCommitted();
    void undoesOnAnException();
    void runsHooksInTheOrderOfTheirAdding();
    void tellsARollbackOnly();
    void letsAHookWriteBeforeTheCommit();
    void undoesEverythingWhenAHookRefuses();
    void undoesEverythingWhenTheCommitFails();
    void runsNoHookForAView();
    void showsOneUnchangingView();
    void refusesToNest();

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
    void addNotingHooks(const QString &name)
    {
        m_db->addHooks(
            {.beforeCommit = [this, name] { m_notes << QString(name + u" before"_s); },
             .afterCommit = [this, name] { m_notes << QString(name + u" after"_s); },
             .afterRollback = [this, name] { m_notes << QString(name + u" rollback"_s); }});
    }

    std::unique_ptr<EmptyDatabase> m_place;
    std::unique_ptr<Database> m_db;
    QStringList m_notes;
};

void TestTransaction::init()
{
    m_place = std::make_unique<EmptyDatabase>();
    m_db = std::make_unique<Database>(m_place->path());
    m_db->executeScript("CREATE TABLE thing (number BIGINT NOT NULL);"
                        "CREATE TABLE parent (id BIGINT PRIMARY KEY);"
                        "CREATE TABLE child (parent BIGINT REFERENCES parent (id)"
                        " DEFERRABLE INITIALLY DEFERRED);");
    m_notes.clear();
}

void TestTransaction::cleanup()
{
    m_db.reset();
    m_place.reset();
}

void TestTransaction::keepsWhatIsCommitted()
{
    {
        Transaction transaction(*m_db);
        insert(1);
        transaction.commit();
    }
    Database other(m_place->path(), Database::Mode::ReadOnly);
    QCOMPARE(count(other), 1);
}

void TestTransaction::undoesWhatIsNotCommitted()
{
    {
        const Transaction transaction(*m_db);
        insert(1);
    }
    QCOMPARE(count(*m_db), 0);
    insert(2); // no transaction was left open
    QCOMPARE(count(*m_db), 1);
}

void TestTransaction::undoesOnAnException()
{
    const auto work = [this] {
        const Transaction transaction(*m_db);
        insert(1);
        throw std::runtime_error("no");
    };
    QVERIFY_THROWS_EXCEPTION(std::runtime_error, work());
    QCOMPARE(count(*m_db), 0);
}

void TestTransaction::runsHooksInTheOrderOfTheirAdding()
{
    addNotingHooks(u"first"_s);
    addNotingHooks(u"second"_s);
    Transaction transaction(*m_db);
    insert(1);
    QVERIFY(m_notes.isEmpty());
    transaction.commit();

    QCOMPARE(m_notes.join(u','), u"first before,second before,first after,second after"_s);
}

void TestTransaction::tellsARollbackOnly()
{
    addNotingHooks(u"first"_s);
    addNotingHooks(u"second"_s);
    {
        const Transaction transaction(*m_db);
        insert(1);
    }
    QCOMPARE(m_notes.join(u','), u"first rollback,second rollback"_s);
}

void TestTransaction::letsAHookWriteBeforeTheCommit()
{
    m_db->addHooks({.beforeCommit = [this] { insert(2); }, .afterCommit = {}, .afterRollback = {}});
    Transaction transaction(*m_db);
    insert(1);
    transaction.commit();

    QCOMPARE(count(*m_db), 2);
}

void TestTransaction::undoesEverythingWhenAHookRefuses()
{
    addNotingHooks(u"first"_s);
    m_db->addHooks({.beforeCommit = [] { throw StorageException("no"); },
                    .afterCommit = {},
                    .afterRollback = {}});
    const auto work = [this] {
        Transaction transaction(*m_db);
        insert(1);
        transaction.commit();
    };
    QVERIFY_THROWS_EXCEPTION(StorageException, work());

    QCOMPARE(count(*m_db), 0);
    QCOMPARE(m_notes.join(u','), u"first before,first rollback"_s);
}

void TestTransaction::undoesEverythingWhenTheCommitFails()
{
    addNotingHooks(u"first"_s);
    const auto work = [this] {
        Transaction transaction(*m_db);
        insert(1);
        m_db->execute(u"INSERT INTO child (parent) VALUES (5)"_s); // checked at COMMIT
        transaction.commit();
    };
    QVERIFY_THROWS_EXCEPTION(StorageException, work());

    QCOMPARE(count(*m_db), 0);
    QCOMPARE(m_notes.join(u','), u"first before,first rollback"_s);
    Transaction next(*m_db);
    insert(2);
    next.commit();
    QCOMPARE(count(*m_db), 1);
}

void TestTransaction::runsNoHookForAView()
{
    addNotingHooks(u"first"_s);
    {
        const Transaction view(*m_db, Transaction::Kind::Read);
        QCOMPARE(count(*m_db), 0);
    }
    QVERIFY(m_notes.isEmpty());
}

void TestTransaction::showsOneUnchangingView()
{
    Database reader(m_place->path(), Database::Mode::ReadOnly);
    {
        const Transaction view(reader, Transaction::Kind::Read);
        QCOMPARE(count(reader), 0);
        insert(1);
        QCOMPARE(count(reader), 0);
    }
    QCOMPARE(count(reader), 1);
}

void TestTransaction::refusesToNest()
{
    const Transaction outer(*m_db);
    QVERIFY_THROWS_EXCEPTION(StorageException, const Transaction inner{*m_db});
    insert(1);
}

TILLDESK_TEST(TestTransaction, QCoreApplication)
#include "tst_transaction.moc"
