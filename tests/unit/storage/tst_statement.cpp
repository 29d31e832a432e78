#include "core/base/id.h"
#include "core/storage/database.h"
#include "tests/support/test_program.h"

#include <QtTest>
#include <sqlite3.h>

using namespace tilldesk;
using namespace tilldesk::storage;
using namespace Qt::StringLiterals;

namespace {

/// Returns how many statements of the connection are between their first and last row.
int readsInProgress(const Database &db)
{
    int count = 0;
    for (sqlite3_stmt *it = sqlite3_next_stmt(db.sqlite(), nullptr); it != nullptr;
         it = sqlite3_next_stmt(db.sqlite(), it))
        count += sqlite3_stmt_busy(it) != 0 ? 1 : 0;
    return count;
}

const QString kAll = u"SELECT id, word, number FROM thing ORDER BY id"_s;
const QString kInsert = u"INSERT INTO thing (word, number) VALUES (:word, :number)"_s;

} // namespace

class TestStatement : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_db = std::make_unique<Database>(u":memory:"_s);
        m_db->execute(u"CREATE TABLE thing (id INTEGER PRIMARY KEY, word TEXT NOT NULL UNIQUE,"
                      " number INTEGER) STRICT"_s);
    }
    void cleanup() { m_db.reset(); }

    void keepsEveryKindOfValue();
    void readsTheColumnsInOrder();
    void readsNullAsNothing();
    void refusesToReadATextAsANumber();
    void refusesAColumnThatIsNotThere();
    void bindsANullTextAsTheEmptyOne();
    void bindsAnEmptyOptionalAsNull();
    void bindsOneNameInSeveralPlaces();
    void refusesToRunHalfBound();
    void refusesAPlaceholderThatIsNotThere();
    void forgetsTheValuesOfItsLastUse();
    void countsTheRowsItChanged();
    void staysAtItsEnd();
    void letsTheReadGoAtTheEndOfItsScope();
    void readsTheSameStatementWithinItself();
    void runsAgainAfterAnError();
    void turnsRefusalsIntoExceptions_data();
    void turnsRefusalsIntoExceptions();
    void refusesRowsFromRun();

private:
    void insert(const QString &word, qint64 number)
    {
        m_db->prepare(kInsert).bind(u":word"_s, word).bind(u":number"_s, number).run();
    }

    std::unique_ptr<Database> m_db;
};

void TestStatement::keepsEveryKindOfValue()
{
    const QString word = QString(u"naïve 🥐 Ω"_s) + QChar(0) + u"after"_s;
    constexpr qint64 kLargest = std::numeric_limits<qint64>::max();
    insert(word, kLargest);
    insert(u"small"_s, std::numeric_limits<qint64>::min());
    const Timestamp moment = fromMillis(1'795'181'530'123);
    m_db->prepare(kInsert).bind(u":word"_s, u"time"_s).bind(u":number"_s, moment).run();

    auto rows = m_db->prepare(kAll);
    QVERIFY(rows.next());
    QCOMPARE(rows.skip(1).read<QString>(), word);
    QCOMPARE(rows.read<qint64>(), kLargest);
    QVERIFY(rows.next());
    QCOMPARE(rows.skip(2).read<qint64>(), std::numeric_limits<qint64>::min());
    QVERIFY(rows.next());
    QCOMPARE(rows.skip(2).read<Timestamp>(), moment);
    QVERIFY(!rows.next());
}

void TestStatement::readsTheColumnsInOrder()
{
    enum class Kind { First = 1, Second = 2 };
    auto rows = m_db->prepare(u"SELECT 1, 2, 'a', 'b', 3, 4, 5 UNION ALL"
                              " SELECT 0, 1, 'c', 'd', 6, 7, 8 ORDER BY 7"_s);
    QVERIFY(rows.next());
    QCOMPARE(rows.read<bool>(), true);
    QVERIFY(rows.read<Kind>() == Kind::Second);
    const auto [payment, bytes] = rows.read<PaymentId, QByteArray>();
    QCOMPARE(payment, PaymentId(u"a"_s));
    QCOMPARE(bytes, "b"_ba);
    const auto [amount, duration, number] = rows.read<Amount, std::chrono::milliseconds, int>();
    QCOMPARE(amount, Amount::fromCents(3));
    QCOMPARE(duration, std::chrono::milliseconds(4));
    QCOMPARE(number, 5);
    QVERIFY(rows.next());
    QCOMPARE(rows.read<bool>(), false);
    QVERIFY(rows.read<Kind>() == Kind::First);
    QVERIFY(rows.read<QByteArrayView>() == "c");
    QCOMPARE(rows.skip(3).read<qint64>(), 8);
}

void TestStatement::readsNullAsNothing()
{
    auto row = m_db->prepare(u"SELECT NULL, NULL, NULL, NULL, 'x'"_s);
    QVERIFY(row.next());
    QCOMPARE(row.read<qint64>(), 0);
    QCOMPARE(row.read<QString>(), QString());
    QCOMPARE(row.read<std::optional<qint64>>(), std::nullopt);
    QCOMPARE(row.read<std::optional<QString>>(), std::nullopt);
    QCOMPARE(row.read<std::optional<QString>>(), std::optional(u"x"_s));
}

/// Columns read in the wrong order must not pass as zeros.
void TestStatement::refusesToReadATextAsANumber()
{
    auto row = m_db->prepare(u"SELECT 'a', 1.5, 1"_s);
    QVERIFY(row.next());
    QVERIFY_THROWS_EXCEPTION(StorageException, std::ignore = row.read<qint64>());
    row.skip(1);
    QVERIFY_THROWS_EXCEPTION(StorageException, std::ignore = row.read<qint64>());
    row.skip(1);
    QCOMPARE(row.read<QString>(), u"1"_s);
}

void TestStatement::refusesAColumnThatIsNotThere()
{
    auto row = m_db->prepare(u"SELECT 1"_s);
    QVERIFY(row.next());
    QCOMPARE(row.read<qint64>(), 1);
    QVERIFY_THROWS_EXCEPTION(StorageException, std::ignore = row.read<qint64>());
    QVERIFY_THROWS_EXCEPTION(StorageException, std::ignore = row.read<std::optional<QString>>());
}

void TestStatement::bindsANullTextAsTheEmptyOne()
{
    insert(QString(), 1);

    auto row = m_db->prepare(u"SELECT word = '' FROM thing"_s);
    QVERIFY(row.next());
    QCOMPARE(row.read<qint64>(), 1);
}

void TestStatement::bindsAnEmptyOptionalAsNull()
{
    m_db->prepare(kInsert)
        .bind(u":word"_s, u"a"_s)
        .bind(u":number"_s, std::optional<qint64>())
        .run();
    m_db->prepare(kInsert)
        .bind(u":word"_s, u"b"_s)
        .bind(u":number"_s, std::optional<Timestamp>(fromMillis(5)))
        .run();

    auto rows = m_db->prepare(kAll);
    QVERIFY(rows.next());
    QCOMPARE(rows.skip(2).read<std::optional<Timestamp>>(), std::nullopt);
    QVERIFY(rows.next());
    QCOMPARE(rows.skip(2).read<std::optional<Timestamp>>(), std::optional(fromMillis(5)));
}

void TestStatement::bindsOneNameInSeveralPlaces()
{
    insert(u"a"_s, 7);
    auto row = m_db->prepare(u"SELECT :n + 1, :other, :n + 2 FROM thing"
                             " WHERE number = :n AND :other <> :n"_s);
    row.bind(u":other"_s, qint64(3)).bind(u":n"_s, qint64(7));

    QVERIFY(row.next());
    QCOMPARE(row.read<qint64>(), 8);
    QCOMPARE(row.read<qint64>(), 3);
    QCOMPARE(row.read<qint64>(), 9);
}

void TestStatement::refusesToRunHalfBound()
{
    auto statement = m_db->prepare(kInsert);
    statement.bind(u":word"_s, u"a"_s).bind(u":word"_s, u"b"_s);
    QVERIFY_THROWS_EXCEPTION(StorageException, statement.run());

    auto rows = m_db->prepare(u"SELECT id FROM thing WHERE number = :n"_s);
    QVERIFY_THROWS_EXCEPTION(StorageException, std::ignore = rows.next());
}

void TestStatement::refusesAPlaceholderThatIsNotThere()
{
    auto statement = m_db->prepare(kInsert);
    QVERIFY_THROWS_EXCEPTION(StorageException, statement.bind(u":nobody"_s, qint64(1)));
    QVERIFY_THROWS_EXCEPTION(StorageException, m_db->prepare(kAll).bind(u":n"_s, qint64(1)));
}

void TestStatement::forgetsTheValuesOfItsLastUse()
{
    insert(u"a"_s, 1);

    auto statement = m_db->prepare(kInsert);
    statement.bind(u":word"_s, u"b"_s);
    QVERIFY_THROWS_EXCEPTION(StorageException, statement.run());
}

void TestStatement::countsTheRowsItChanged()
{
    for (int i = 0; i < 3; ++i)
        insert(QString::number(i), i);

    QCOMPARE(m_db->prepare(u"UPDATE thing SET number = 9 WHERE number > 0"_s).run(), 2);
    QCOMPARE(m_db->prepare(u"DELETE FROM thing WHERE number = 100"_s).run(), 0);
    QCOMPARE(m_db->totalChanges(), 5);
}

void TestStatement::staysAtItsEnd()
{
    insert(u"a"_s, 1);

    auto rows = m_db->prepare(kAll);
    QVERIFY(rows.next());
    QVERIFY(!rows.next());
    QVERIFY(!rows.next());
    QVERIFY(!rows.next());
}

void TestStatement::letsTheReadGoAtTheEndOfItsScope()
{
    insert(u"a"_s, 1);
    insert(u"b"_s, 2);
    {
        auto rows = m_db->prepare(kAll);
        QVERIFY(rows.next());
        QCOMPARE(readsInProgress(*m_db), 1);
        Statement moved = std::move(rows);
        QCOMPARE(moved.skip(1).read<QString>(), u"a"_s);
    }
    QCOMPARE(readsInProgress(*m_db), 0);
}

void TestStatement::readsTheSameStatementWithinItself()
{
    for (int i = 1; i <= 3; ++i)
        insert(QString::number(i), i);
    QStringList pairs;

    auto outer = m_db->prepare(kAll);
    while (outer.next()) {
        const QString word = outer.skip(1).read<QString>();
        auto inner = m_db->prepare(kAll);
        while (inner.next())
            pairs << QString(word + inner.skip(1).read<QString>());
    }

    QCOMPARE(pairs.join(u' '), u"11 12 13 21 22 23 31 32 33"_s);
    QCOMPARE(readsInProgress(*m_db), 0);
}

void TestStatement::runsAgainAfterAnError()
{
    insert(u"a"_s, 1);
    QVERIFY_THROWS_EXCEPTION(StorageException, insert(u"a"_s, 2));
    insert(u"b"_s, 3);

    auto row = m_db->prepare(u"SELECT count(*) FROM thing"_s);
    QVERIFY(row.next());
    QCOMPARE(row.read<qint64>(), 2);
}

void TestStatement::turnsRefusalsIntoExceptions_data()
{
    QTest::addColumn<QString>("sql");

    QTest::newRow("syntax") << u"SELEKT 1"_s;
    QTest::newRow("unknown table") << u"SELECT 1 FROM nowhere"_s;
    QTest::newRow("unique") << u"INSERT INTO thing (word) VALUES ('a'), ('a')"_s;
    QTest::newRow("not null") << u"INSERT INTO thing (word) VALUES (NULL)"_s;
    QTest::newRow("wrong type") << u"INSERT INTO thing (word, number) VALUES ('a', 'b')"_s;
    QTest::newRow("overflow while reading")
        << u"SELECT sum(n) FROM (SELECT 9223372036854775807 AS n UNION ALL SELECT 1) AS s"_s;
}

void TestStatement::turnsRefusalsIntoExceptions()
{
    QFETCH(const QString, sql);

    QVERIFY_THROWS_EXCEPTION(StorageException, std::ignore = m_db->prepare(sql).next());
    QVERIFY_THROWS_EXCEPTION(StorageException, m_db->execute(sql));
    QCOMPARE(m_db->totalChanges(), 0);
}

void TestStatement::refusesRowsFromRun()
{
    insert(u"a"_s, 1);

    QVERIFY_THROWS_EXCEPTION(StorageException, m_db->prepare(kAll).run());
    QCOMPARE(readsInProgress(*m_db), 0);
}

TILLDESK_TEST(TestStatement, QCoreApplication)
#include "tst_statement.moc"
