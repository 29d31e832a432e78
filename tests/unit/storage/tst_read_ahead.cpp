#include "core/storage/read_ahead.h"
#include "core/storage/transaction.h"
#include "tests/support/empty_database.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace tilldesk::storage;
using tilldesk::test::EmptyDatabase;
using namespace Qt::StringLiterals;

/// Queries that are sent before their answers are needed give the same answers as later ones, on
/// both engines.
class TestReadAhead : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void givesTheAnswer();
    void seesAChangeOfItsRow();
    void seesARowThatWasNotThere();
    void seesAChangeThatPromisesNothing();
    void seesAScript();
    void endsWithItsTransaction();
    void readsInAnyOrder();
    void findsAQueryThatIsRefused();
    void doesNothingOutsideATransaction();
    void takesMoreQueriesThanMayWait();
    void sendsAllWithTheFirst();
    void knowsTheTablesOfAStatement();

private:
    [[nodiscard]] Statement numberOf(const QString &word)
    {
        auto row = m_db->prepare(u"SELECT number FROM thing WHERE word = :word"_s);
        row.bind(u":word"_s, word);
        return row;
    }
    /// -1: there is no such row.
    [[nodiscard]] qint64 number(const QString &word)
    {
        auto row = numberOf(word);
        return row.next() ? row.read<qint64>() : -1;
    }
    void readAhead(const QString &word) { numberOf(word).readAhead(word); }
    void change(const QString &word, qint64 number)
    {
        m_db->prepare(u"UPDATE thing SET number = :number WHERE word = :word"_s)
            .bind(u":number"_s, number)
            .bind(u":word"_s, word)
            .changesOnly(word)
            .run();
    }
    void insert(const QString &word, qint64 number)
    {
        m_db->prepare(u"INSERT INTO thing (word, number) VALUES (:word, :number)"_s)
            .bind(u":word"_s, word)
            .bind(u":number"_s, number)
            .changesOnly(word)
            .run();
    }

    std::unique_ptr<EmptyDatabase> m_place;
    std::unique_ptr<Database> m_db;
};

void TestReadAhead::init()
{
    m_place = std::make_unique<EmptyDatabase>();
    m_db = std::make_unique<Database>(m_place->path());
    m_db->execute(u"CREATE TABLE thing (word TEXT PRIMARY KEY, number BIGINT)"_s);
    m_db->execute(u"INSERT INTO thing (word, number) VALUES ('a', 1), ('b', 2), ('c', 0)"_s);
}

void TestReadAhead::cleanup()
{
    m_db.reset();
    m_place.reset();
}

void TestReadAhead::givesTheAnswer()
{
    Transaction transaction(*m_db);
    readAhead(u"a"_s);
    readAhead(u"a"_s);
    readAhead(u"x"_s);
    QCOMPARE(number(u"a"_s), 1);
    QCOMPARE(number(u"a"_s), 1);
    QCOMPARE(number(u"x"_s), -1);
    transaction.commit();
}

void TestReadAhead::seesAChangeOfItsRow()
{
    Transaction transaction(*m_db);
    readAhead(u"a"_s);
    readAhead(u"b"_s);
    change(u"a"_s, 10);
    QCOMPARE(number(u"a"_s), 10);
    QCOMPARE(number(u"b"_s), 2);
    readAhead(u"b"_s);
    QCOMPARE(number(u"c"_s), 0); // the answer has come by now
    change(u"b"_s, 20);
    QCOMPARE(number(u"b"_s), 20);
    readAhead(u"b"_s);
    change(u"b"_s, 21);
    readAhead(u"b"_s); // the first answer is on its way, and is not this one's
    QCOMPARE(number(u"b"_s), 21);
    transaction.commit();
}

void TestReadAhead::seesARowThatWasNotThere()
{
    Transaction transaction(*m_db);
    readAhead(u"x"_s);
    insert(u"x"_s, 7);
    QCOMPARE(number(u"x"_s), 7);
    transaction.commit();
}

void TestReadAhead::seesAChangeThatPromisesNothing()
{
    Transaction transaction(*m_db);
    readAhead(u"a"_s);
    readAhead(u"b"_s);
    m_db->prepare(u"UPDATE thing SET number = number + 100"_s).run();
    QCOMPARE(number(u"a"_s), 101);
    QCOMPARE(number(u"b"_s), 102);
    transaction.commit();
}

void TestReadAhead::seesAScript()
{
    Transaction transaction(*m_db);
    readAhead(u"a"_s);
    m_db->executeScript("DELETE FROM thing");
    QCOMPARE(number(u"a"_s), -1);
    transaction.commit();
}

void TestReadAhead::endsWithItsTransaction()
{
    for (const bool commits : {true, false}) {
        {
            Transaction transaction(*m_db);
            readAhead(u"a"_s);
            std::ignore = number(u"b"_s);
            if (commits)
                transaction.commit();
        }
        Database(m_place->path()).execute(u"UPDATE thing SET number = number + 1"_s);
        Transaction transaction(*m_db);
        QCOMPARE(number(u"a"_s), commits ? 2 : 3);
        transaction.commit();
    }
}

void TestReadAhead::readsInAnyOrder()
{
    Transaction transaction(*m_db);
    for (const auto &word : {u"a"_s, u"b"_s, u"c"_s})
        readAhead(word);
    insert(u"d"_s, 4);
    QCOMPARE(number(u"c"_s), 0);
    QCOMPARE(number(u"d"_s), 4);
    QCOMPARE(number(u"a"_s), 1);
    QCOMPARE(number(u"b"_s), 2);
    transaction.commit();
}

void TestReadAhead::findsAQueryThatIsRefused()
{
    if (!EmptyDatabase::isPostgres())
        QSKIP("SQLite does not read ahead, and divides by zero");
    {
        const Transaction transaction(*m_db);
        insert(u"d"_s, 4);
        auto wrong = m_db->prepare(u"SELECT 1 / number FROM thing WHERE word = 'c'"_s);
        wrong.readAhead(u"c"_s);
        readAhead(u"a"_s);
        QVERIFY_THROWS_EXCEPTION(StatementRefused, std::ignore = number(u"a"_s));
    }
    QCOMPARE(number(u"a"_s), 1);
    QCOMPARE(number(u"d"_s), -1);
}

void TestReadAhead::doesNothingOutsideATransaction()
{
    readAhead(u"a"_s);
    change(u"a"_s, 5);
    QCOMPARE(number(u"a"_s), 5);
    const Transaction view(*m_db, Transaction::Kind::Read);
    readAhead(u"a"_s);
    QCOMPARE(number(u"a"_s), 5);
}

void TestReadAhead::takesMoreQueriesThanMayWait()
{
    constexpr int kMany = 2500;
    Transaction transaction(*m_db);
    for (int i = 0; i < kMany; ++i)
        insert(QString::number(i), i);
    for (int i = 0; i < kMany; ++i)
        readAhead(QString::number(i));
    for (int i = 0; i < kMany; ++i) {
        if (i % 3 == 0)
            change(QString::number(i), i + 1);
        QCOMPARE(number(QString::number(i)), i % 3 == 0 ? i + 1 : i);
    }
    transaction.commit();
}

/// The second answer is what the row was when the first was asked for: no second question was sent.
void TestReadAhead::sendsAllWithTheFirst()
{
    if (!EmptyDatabase::isPostgres())
        QSKIP("SQLite does not read ahead");
    Transaction transaction(*m_db);
    readAhead(u"a"_s);
    readAhead(u"b"_s);
    QCOMPARE(number(u"a"_s), 1);
    change(u"a"_s, 9);
    Database(m_place->path()).execute(u"UPDATE thing SET number = 20 WHERE word = 'b'"_s);
    QCOMPARE(number(u"b"_s), 2);
    QCOMPARE(number(u"b"_s), 20);
    transaction.commit();
}

void TestReadAhead::knowsTheTablesOfAStatement()
{
    QCOMPARE(tablesReadBy("SELECT p.x, (SELECT f.y FROM Fee f WHERE f.p = p.seq) FROM payment p\n"
                          " LEFT JOIN place s ON s.seq = p.s WHERE p.id IN (SELECT id FROM place)"),
             QByteArrayList({"fee", "payment", "place"}));
    QCOMPARE(tableChangedBy("INSERT INTO payment (seq) SELECT seq FROM other"), "payment");
    QCOMPARE(tableChangedBy("update payment SET x = 1"), "payment");
    QCOMPARE(tableChangedBy(" DELETE FROM payment WHERE x = 1"), "payment");
    QCOMPARE(tableChangedBy("WITH due AS (SELECT 1) UPDATE payment SET x = 1"), QByteArray());

    ReadAhead ahead;
    std::ignore = ahead.ask("a payment", u"1"_s, {"payment"});
    ahead.changed({}, {u"2"_s});
    QVERIFY(ahead.isEmpty());
}

TILLDESK_TEST(TestReadAhead, QCoreApplication)
#include "tst_read_ahead.moc"
