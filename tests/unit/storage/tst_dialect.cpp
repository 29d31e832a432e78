#include "core/domain/search_text.h"
#include "core/storage/dialect.h"
#include "core/storage/migrate.h"
#include "tests/support/empty_database.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::storage;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;

/// What the engines read differently, on the engine of the test.
class TestDialect : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();

    void leavesOutWhatOnlySqlitesPlannerTakes();
    void sortsTextsWithoutRegardToCase();
    void makesAQueryOfTrigrams();
    void makesAPatternOfLike();
    void makesEveryCharacterSearchable();
    void foldsTheCaseOfEveryCharacter();
    void findsATextInOneOfSeveral();
    void readsTheMembersOfJson();
    void findsATextByItsIndex();
    void comparesTheEndOfAText();
    void knowsItsTables();

private:
    QString text(const QString &sql, const QString &value = {})
    {
        auto row = m_db->prepare(sql);
        if (sql.contains(u":value"))
            row.bind(u":value"_s, value);
        return row.next() ? row.read<QString>() : u"no row"_s;
    }

    std::unique_ptr<ServiceDatabase> m_place;
    std::unique_ptr<Database> m_db;
};

namespace {

/// All characters of the planes that contain letters, 64 in a text. A character is followed by one
/// that no function changes, so that none combines with the next.
QStringList everyCharacter()
{
    constexpr char32_t kEnd = 0x20000;
    constexpr char32_t kStep = 64;
    QStringList texts;
    for (char32_t first = 1; first < kEnd; first += kStep) {
        QString text;
        for (char32_t c = first; c < first + kStep; ++c) {
            if (!QChar::isSurrogate(c))
                text += QString::fromUcs4(&c, 1) + u'-';
        }
        texts << text;
    }
    return texts;
}

} // namespace

void TestDialect::initTestCase()
{
    m_place = std::make_unique<ServiceDatabase>(ServiceDatabase::Where::Memory);
    m_db = std::make_unique<Database>(m_place->path());
    migrate(*m_db);
}

void TestDialect::cleanupTestCase()
{
    m_db.reset();
    m_place.reset();
}

void TestDialect::leavesOutWhatOnlySqlitesPlannerTakes()
{
    QCOMPARE(inPostgresSql(u"SELECT seq FROM callback INDEXED BY callback_answers WHERE seq > 1"_s),
             u"SELECT seq FROM callback WHERE seq > 1"_s);
    QCOMPARE(inPostgresSql(u"SELECT q.seq FROM payment q NOT INDEXED CROSS JOIN payment p"
                           " ON p.seq = +q.seq"_s),
             u"SELECT q.seq FROM payment q JOIN payment p ON p.seq = +q.seq"_s);
}

void TestDialect::sortsTextsWithoutRegardToCase()
{
    QCOMPARE(inPostgresSql(u"SELECT seq FROM refund r WHERE r.reference COLLATE NOCASE > :key"
                           " ORDER BY r.reference COLLATE NOCASE DESC, r.seq"_s),
             u"SELECT seq FROM refund r WHERE lower(r.reference COLLATE \"C\")"
             " > lower(:key COLLATE \"C\")"
             " ORDER BY lower(r.reference COLLATE \"C\") DESC, r.seq"_s);
    m_db->execute(u"INSERT INTO setting (name, value)"
                  " VALUES ('order1', 'b'), ('order2', 'C'), ('order3', 'A'), ('order4', 'É')"_s);
    const QString names = u"SELECT name FROM setting WHERE name LIKE 'order%'"
                          " AND value COLLATE NOCASE > :value ORDER BY value COLLATE NOCASE"_s;
    QCOMPARE(text(names, u"A"_s), u"order1"_s);
    QCOMPARE(text(names, u"B"_s), u"order2"_s);
    QCOMPARE(text(names, u"c"_s), u"order4"_s);
}

void TestDialect::makesAQueryOfTrigrams()
{
    const auto query = [](const QString &wanted) { return textIndexQuery(Engine::Sqlite, wanted); };
    QCOMPARE(query(u"ab"_s), QString());
    QCOMPARE(query(u"abc"_s), u"\"abc\""_s);
    QCOMPARE(query(u"abcd"_s), u"\"abc\" AND \"bcd\""_s);
    QCOMPARE(query(u"a\"*)"_s), u"\"a\"\"*\" AND \"\"\"*)\""_s);
    QCOMPARE(query(u"😀ab"_s), u"\"😀ab\""_s);
    QCOMPARE(query(QString(500, u'x')).count(u"AND"_s), 7);
}

void TestDialect::makesAPatternOfLike()
{
    const auto query = [](const QString &wanted) {
        return textIndexQuery(Engine::PostgreSql, wanted);
    };
    QCOMPARE(query(u"ab"_s), QString());
    QCOMPARE(query(u"abc"_s), u"%abc%"_s);
    QCOMPARE(query(u"5% \\_"_s), u"%5\\% \\\\\\_%"_s);
}

void TestDialect::makesEveryCharacterSearchable()
{
    if (!EmptyDatabase::isPostgres())
        QSKIP("SQLite calls the program's own function");
    for (const QString &all : everyCharacter())
        QCOMPARE(text(u"SELECT searchable(:value)"_s, all), searchable(all));
}

void TestDialect::foldsTheCaseOfEveryCharacter()
{
    for (const QString &all : everyCharacter())
        QCOMPARE(text(u"SELECT folded(:value)"_s, all), all.toCaseFolded());
}

void TestDialect::findsATextInOneOfSeveral()
{
    const QString sql = u"SELECT 1 WHERE has_text(:value, 'Order 12', 'Café', 'ΘΕΟΣ', NULL)"_s;
    QCOMPARE(text(sql, u"der 1"_s), u"1"_s);
    QCOMPARE(text(sql, u"cafe"_s), u"1"_s);
    QCOMPARE(text(sql, u"theos"_s), u"1"_s);
    QCOMPARE(text(sql, u"12c"_s), u"no row"_s);
    QCOMPARE(text(sql, u"tea"_s), u"no row"_s);
}

void TestDialect::readsTheMembersOfJson()
{
    QCOMPARE(text(u"SELECT json_extract(:value, '$.name')"_s, u"{\"name\":\"A \\\"b\\\"\"}"_s),
             u"A \"b\""_s);
    QCOMPARE(text(u"SELECT coalesce(json_extract(:value, '$.other'), 'none')"_s, u"{\"name\":1}"_s),
             u"none"_s);
    QCOMPARE(text(u"SELECT CAST(json_extract(value, '$[1]') AS BIGINT) + 1"
                  " FROM json_each(:value)"_s,
                  u"[[4,5]]"_s),
             u"6"_s);
    QCOMPARE(text(u"SELECT count(*) FROM json_each(:value)"_s, u"[]"_s), u"0"_s);
}

void TestDialect::findsATextByItsIndex()
{
    m_db->execute(u"INSERT INTO search_refund (rowid, words) VALUES (7, 'bread_50% off')"_s);
    const auto found = [this](const QString &wanted) {
        return text(u"SELECT rowid FROM search_refund WHERE "_s
                        + inTextIndex(m_db->engine(), u"search_refund"_s, u":value"_s),
                    textIndexQuery(m_db->engine(), wanted));
    };
    QCOMPARE(found(u"d_50% o"_s), u"7"_s);
    QCOMPARE(found(u"d150"_s), u"no row"_s);
}

void TestDialect::comparesTheEndOfAText()
{
    const QString sql = u"SELECT 1 FROM (SELECT 'BE71096123456769' AS iban) a WHERE "_s;
    QCOMPARE(text(sql + endsWith(u"iban"_s, 4, u":value"_s), u"6769"_s), u"1"_s);
    QCOMPARE(text(sql + endsWith(u"iban"_s, 16, u":value"_s), u"BE71096123456769"_s), u"1"_s);
    QCOMPARE(text(sql + endsWith(u"iban"_s, 4, u":value"_s), u"3456"_s), u"no row"_s);
    QCOMPARE(text(sql + endsWith(u"iban"_s, 17, u":value"_s), u"XBE71096123456769"_s), u"no row"_s);
}

void TestDialect::knowsItsTables()
{
    QVERIFY(hasTable(*m_db, u"payment"_s));
    QVERIFY(!hasTable(*m_db, u"payments"_s));
}

TILLDESK_TEST(TestDialect, QCoreApplication)
#include "tst_dialect.moc"
