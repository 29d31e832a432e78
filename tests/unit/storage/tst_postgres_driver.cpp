#include "core/storage/transaction.h"
#include "tests/support/postgres_server.h"
#include "tests/support/test_program.h"

#include <QSqlDatabase>
#include <QtTest>
#include <thread>

using namespace tilldesk;
using namespace tilldesk::storage;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;

namespace {

qint64 number(Database &db, const QString &sql)
{
    auto row = db.prepare(sql);
    return row.next() ? row.read<qint64>() : -1;
}

} // namespace

class TestPostgresDriver : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_path = PostgresServer::instance().emptyDatabase(); }

    void neverWritesWhenOnlyReading();
    void refusesADatabaseThatSortsByALanguage();
    void refusesADatabaseThatIsNotThere();
    void refusesAPasswordInTheUri();
    void refusesAUriThatCannotBeRead();
    void refusesToBeImmutable();
    void hasNoHandleOfSqlite();
    void leavesNoConnectionBehind();
    void bindsANullBeforeANumber();
    void comparesANumberWithAConstant();
    void readsEveryKindOfNumber();
    void refusesToReadAFractionAsAText();
    void findsNothingForATextWithANul();
    void forgetsStatementsThatAreNotKept();
    void endsAStatementThatIsInterrupted();
    void findsRowsOfASmallTableByItsIndex();

private:
    QString m_path;
};

void TestPostgresDriver::neverWritesWhenOnlyReading()
{
    Database reader(m_path, Database::Mode::ReadOnly);
    QVERIFY_THROWS_EXCEPTION(StorageException, reader.execute(u"CREATE TABLE mine (n BIGINT)"_s));
    const auto write = [&reader] {
        Transaction transaction(reader);
        reader.prepare(u"CREATE TABLE mine (n BIGINT)"_s).run();
        transaction.commit();
    };
    QVERIFY_THROWS_EXCEPTION(StorageException, write());
}

/// Lists, and ranges of texts that begin alike, rest on the order of the bytes.
void TestPostgresDriver::refusesADatabaseThatSortsByALanguage()
{
    const QString other = PostgresServer::instance().makeDatabase(u"sorted"_s, u"C.UTF-8"_s);
    try {
        const Database db(other);
        QFAIL("nothing was thrown");
    } catch (const StorageException &e) {
        QVERIFY2(QByteArray(e.what()).contains("LC_COLLATE 'C'"), e.what());
    }
}

void TestPostgresDriver::refusesADatabaseThatIsNotThere()
{
    const QString nowhere = PostgresServer::instance().uri(u"nowhere"_s);
    QVERIFY_THROWS_EXCEPTION(StorageException, const Database db(nowhere));
}

/// The URI is in logs and messages.
void TestPostgresDriver::refusesAPasswordInTheUri()
{
    try {
        const Database db(m_path + u"&password=hunter2"_s);
        QFAIL("nothing was thrown");
    } catch (const StorageException &e) {
        QVERIFY(QByteArray(e.what()).contains("password file"));
        QVERIFY(!QByteArray(e.what()).contains("hunter2"));
    }
}

void TestPostgresDriver::refusesAUriThatCannotBeRead()
{
    QVERIFY_THROWS_EXCEPTION(StorageException, const Database db(u"postgresql:///a?no=1"_s));
    QVERIFY_THROWS_EXCEPTION(StorageException, const Database db(u"postgresql:a"_s));
    QVERIFY_THROWS_EXCEPTION(StorageException, const Database db(m_path + u"%3b"_s));
}

void TestPostgresDriver::refusesToBeImmutable()
{
    QVERIFY_THROWS_EXCEPTION(StorageException,
                             const Database db(m_path, Database::Mode::Immutable));
}

void TestPostgresDriver::hasNoHandleOfSqlite()
{
    const Database db(m_path);
    QVERIFY(db.engine() == Engine::PostgreSql);
    QVERIFY_THROWS_EXCEPTION(StorageException, std::ignore = db.sqlite());
}

void TestPostgresDriver::leavesNoConnectionBehind()
{
    {
        Database db(m_path);
        db.execute(u"SELECT 1"_s);
        QCOMPARE(QSqlDatabase::connectionNames().size(), 1);
    }
    QVERIFY(QSqlDatabase::connectionNames().isEmpty());
}

/// The server compiles the statement for the NULL, whose type it infers as a shorter number.
void TestPostgresDriver::bindsANullBeforeANumber()
{
    Database db(m_path);
    constexpr qint64 kLarge = 1LL << 40;
    const QString sql = u"SELECT coalesce(:n, 7)"_s;
    for (int round = 0; round < 2; ++round) {
        auto null = db.prepare(sql);
        null.bindNull(u":n"_s);
        QVERIFY(null.next());
        QCOMPARE(null.read<qint64>(), 7);

        auto typed = db.prepare(sql);
        typed.bind(u":n"_s, std::optional<qint64>());
        QVERIFY(typed.next());
        QCOMPARE(typed.read<qint64>(), 7);

        auto large = db.prepare(sql);
        large.bind(u":n"_s, kLarge);
        QVERIFY(large.next());
        QCOMPARE(large.read<qint64>(), kLarge);
    }
}

void TestPostgresDriver::comparesANumberWithAConstant()
{
    Database db(m_path);
    auto row = db.prepare(u"SELECT :n = 0, :n > 1, :text = 'a'"_s);
    row.bind(u":n"_s, qint64(5)).bind(u":text"_s, u"a"_s);
    QVERIFY(row.next());
    QCOMPARE(row.read<bool>(), false);
    QCOMPARE(row.read<qint64>(), 1);
    QCOMPARE(row.read<bool>(), true);
}

void TestPostgresDriver::readsEveryKindOfNumber()
{
    Database db(m_path);
    auto row = db.prepare(u"SELECT CAST(-2 AS SMALLINT), -3, CAST(-4 AS BIGINT), true, -3"_s);
    QVERIFY(row.next());
    const auto [two, three, four, yes] = row.read<qint64, qint64, qint64, qint64>();
    QCOMPARE(two, -2);
    QCOMPARE(three, -3);
    QCOMPARE(four, -4);
    QCOMPARE(yes, 1);
    QCOMPARE(row.read<QString>(), u"-3"_s);
}

/// Its bytes would read as a text.
void TestPostgresDriver::refusesToReadAFractionAsAText()
{
    Database db(m_path);
    auto row = db.prepare(u"SELECT 1.5, sum(n) FROM (SELECT CAST(2 AS BIGINT) AS n) AS s"_s);
    QVERIFY(row.next());
    QVERIFY_THROWS_EXCEPTION(StorageException, std::ignore = row.read<QString>());
    row.skip(1);
    QVERIFY_THROWS_EXCEPTION(StorageException, std::ignore = row.read<qint64>());
}

/// A caller may ask for any text; only storing one is an error.
void TestPostgresDriver::findsNothingForATextWithANul()
{
    Database db(m_path);
    db.execute(u"CREATE TABLE thing (word TEXT NOT NULL)"_s);
    db.execute(u"INSERT INTO thing (word) VALUES (''), ('a')"_s);
    const QString nul(QChar(0));
    for (const QString &word : {nul, QString(u"a"_s + nul), QString(nul + u"a"_s)}) {
        auto found = db.prepare(u"SELECT word FROM thing WHERE word = :word"_s);
        found.bind(u":word"_s, word);
        QVERIFY(!found.next());
        auto change = db.prepare(u"UPDATE thing SET word = :word"_s);
        QVERIFY_THROWS_EXCEPTION(StorageException, change.bind(u":word"_s, word));
    }
}

void TestPostgresDriver::forgetsStatementsThatAreNotKept()
{
    Database db(m_path);
    const QString kept = u"SELECT count(*) FROM pg_prepared_statements"_s;
    QCOMPARE(number(db, kept), 1);
    for (int i = 0; i < 250; ++i) // more than a connection keeps
        QCOMPARE(number(db, u"SELECT %1"_s.arg(i)), i);

    QVERIFY(number(db, kept) <= 200);
}

void TestPostgresDriver::endsAStatementThatIsInterrupted()
{
    Database db(m_path);
    Database other(m_path);
    const qint64 own = number(db, u"SELECT pg_backend_pid()"_s);
    std::thread interrupting([&] {
        Database watching(m_path);
        auto running = u"SELECT count(*) FROM pg_stat_activity WHERE pid = %1"
                       " AND wait_event = 'PgSleep'"_s.arg(own);
        while (number(watching, running) == 0)
            std::this_thread::yield();
        db.interrupt();
    });
    QVERIFY_THROWS_EXCEPTION(StorageException,
                             std::ignore = number(db, u"SELECT 1 FROM pg_sleep(200)"_s));
    interrupting.join();
    QCOMPARE(number(db, u"SELECT 2"_s), 2);
}

void TestPostgresDriver::findsRowsOfASmallTableByItsIndex()
{
    Database db(m_path);
    db.executeScript("CREATE TABLE thing (number BIGINT PRIMARY KEY);"
                     "INSERT INTO thing SELECT generate_series(1, 60); ANALYZE thing");
    const auto plan = [&db] {
        auto row = db.prepare(u"EXPLAIN SELECT number FROM thing WHERE number = 7"_s);
        return row.next() ? row.read<QString>() : QString();
    };
    QVERIFY2(plan().startsWith(u"Seq Scan"_s), qPrintable(plan()));
    QVERIFY(db.tryLead(u"a service"_s));
    QVERIFY2(plan().startsWith(u"Index"_s), qPrintable(plan()));
    auto whole = db.prepare(u"EXPLAIN SELECT number FROM thing WHERE number + 1 = 7"_s);
    while (whole.next())
        QVERIFY(!whole.read<QString>().startsWith(u"JIT"_s));
    const qint64 own = number(db, u"SELECT pg_backend_pid()"_s);
    Database(m_path).execute(u"SELECT pg_terminate_backend(%1, 60000)"_s.arg(own));
    QVERIFY2(plan().startsWith(u"Index"_s), qPrintable(plan())); // over another connection
}

TILLDESK_TEST(TestPostgresDriver, QCoreApplication)
#include "tst_postgres_driver.moc"
