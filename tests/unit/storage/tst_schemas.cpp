#include "core/storage/migrate.h"
#include "core/storage/transaction.h"
#include "tests/support/postgres_server.h"
#include "tests/support/test_program.h"

#include <QRegularExpression>
#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::storage;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;

namespace {

/// Returns the rows of one column, sorted.
QStringList column(Database &db, const QString &sql)
{
    QStringList values;
    auto rows = db.prepare(sql);
    while (rows.next())
        values << rows.read<QString>();
    values.sort();
    return values;
}

/// The tables that both engines have. PostgreSQL has its own index of words.
const QString kTables =
    u"(SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'"
    " AND name NOT GLOB 'search_payment*' AND name NOT GLOB 'search_refund*') t"_s;
const QString kPgTables = u"pg_class t JOIN pg_namespace s ON s.oid = t.relnamespace"
                          " AND s.nspname = 'public' AND t.relkind = 'r'"
                          " AND t.relname NOT IN ('search_payment', 'search_refund')"_s;

/// A trigger as `name: event of its columns on table`.
QStringList guards(Database &db, const QString &sql)
{
    static const QRegularExpression parts(
        u"CREATE TRIGGER (\\w+)\\s+BEFORE\\s+(.*?)\\s+ON\\s+(?:public\\.)?(\\w+)"_s,
        QRegularExpression::DotMatchesEverythingOption);
    QStringList guards;
    for (const QString &text : column(db, sql)) {
        const auto match = parts.match(text);
        guards << QString(match.captured(1) + u": "_s + match.captured(2).simplified() + u" on "_s
                          + match.captured(3));
    }
    guards.sort();
    return guards;
}

} // namespace

/// Compares the schema that the migrations of PostgreSQL make with that of SQLite.
class TestSchemas : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();

    void haveTheSameVersion();
    void areAppliedOnce();
    void refuseAMigrationThatWasEdited();
    void haveTheSame_data();
    void haveTheSame();
    void haveTheSameGuards();
    void haveTheSameRows();
    void guardHistory();
    void letAStagedFileBeRemoved();

private:
    std::unique_ptr<Database> m_sqlite;
    std::unique_ptr<Database> m_postgres;
};

void TestSchemas::initTestCase()
{
    m_sqlite = std::make_unique<Database>(u":memory:"_s);
    m_postgres = std::make_unique<Database>(PostgresServer::instance().emptyDatabase());
    QCOMPARE(appliedSchema(*m_postgres), 0);
    QCOMPARE(migrate(*m_postgres), migrate(*m_sqlite));
}

void TestSchemas::cleanupTestCase()
{
    m_sqlite.reset();
    m_postgres.reset();
}

void TestSchemas::haveTheSameVersion()
{
    QCOMPARE(appliedSchema(*m_postgres), newestSchema());
    QCOMPARE(appliedSchema(*m_sqlite), newestSchema());
}

void TestSchemas::areAppliedOnce()
{
    QCOMPARE(migrate(*m_postgres), newestSchema());
    QCOMPARE(schemaDifference(*m_postgres), QString());
}

void TestSchemas::refuseAMigrationThatWasEdited()
{
    const Transaction undone(*m_postgres);
    m_postgres->execute(u"UPDATE schema_migration SET sha256 = 'other'"_s);
    QVERIFY(schemaDifference(*m_postgres).contains("was edited"_L1));
}

void TestSchemas::haveTheSame_data()
{
    QTest::addColumn<QString>("sqlite");
    QTest::addColumn<QString>("postgres");

    QTest::newRow("tables") << u"SELECT t.name FROM "_s + kTables
                            << u"SELECT t.relname::text FROM "_s + kPgTables;
    QTest::newRow("columns")
        << u"SELECT t.name || '.' || c.name || ' ' || c.type"
           " || CASE WHEN c.\"notnull\" = 1 OR c.pk > 0 THEN ' NOT NULL' ELSE '' END"
           " || coalesce(' DEFAULT ' || c.dflt_value, '') FROM "_s
            + kTables + u" JOIN pragma_table_info(t.name) c"_s
        << u"SELECT t.relname || '.' || c.column_name"
           " || CASE c.data_type WHEN 'bigint' THEN ' INTEGER' WHEN 'text' THEN ' TEXT'"
           " ELSE c.data_type END || CASE c.is_nullable WHEN 'NO' THEN ' NOT NULL' ELSE '' END"
           " || coalesce(' DEFAULT ' || replace(c.column_default, '::text', ''), '') FROM "_s
            + kPgTables
            + u" JOIN information_schema.columns c ON c.table_schema = 'public'"
              " AND c.table_name = t.relname"_s;
    QTest::newRow("primary keys")
        << u"SELECT t.name || ' ' || (SELECT group_concat(name) FROM (SELECT name FROM"
           " pragma_table_info(t.name) WHERE pk > 0 ORDER BY pk)) FROM "_s
            + kTables
        << u"SELECT t.relname || ' ' || (SELECT string_agg(a.attname, ',' ORDER BY k.n)"
           " FROM unnest(p.conkey) WITH ORDINALITY k (number, n) JOIN pg_attribute a"
           " ON a.attrelid = t.oid AND a.attnum = k.number) FROM "_s
            + kPgTables + u" JOIN pg_constraint p ON p.conrelid = t.oid AND p.contype = 'p'"_s;
    // An index by a text without regard to case is an index by an expression in PostgreSQL.
    QTest::newRow("indexes")
        << u"SELECT CASE i.origin WHEN 'u' THEN t.name || ' unique' ELSE i.name || ' on ' || t.name"
           " || CASE i.\"unique\" WHEN 1 THEN ' unique' ELSE '' END"
           " || CASE i.partial WHEN 1 THEN ' partial' ELSE '' END END || ' '"
           " || (SELECT group_concat(CASE WHEN x.name IS NULL OR x.coll = 'NOCASE' THEN '-'"
           " ELSE x.name END) FROM pragma_index_xinfo(i.name) x WHERE x.key = 1) FROM "_s
            + kTables + u" JOIN pragma_index_list(t.name) i WHERE i.origin <> 'pk'"_s
        << u"SELECT CASE WHEN u.oid IS NOT NULL THEN t.relname || ' unique'"
           " ELSE n.relname || ' on ' || t.relname"
           " || CASE WHEN i.indisunique THEN ' unique' ELSE '' END"
           " || CASE WHEN i.indpred IS NOT NULL THEN ' partial' ELSE '' END END || ' '"
           " || (SELECT string_agg(CASE k.number WHEN 0 THEN '-' ELSE a.attname END, ','"
           " ORDER BY k.n) FROM unnest(i.indkey) WITH ORDINALITY k (number, n)"
           " LEFT JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = k.number) FROM "_s
            + kPgTables
            + u" JOIN pg_index i ON i.indrelid = t.oid AND NOT i.indisprimary"
              " JOIN pg_class n ON n.oid = i.indexrelid"
              " LEFT JOIN pg_constraint u ON u.conindid = i.indexrelid AND u.contype = 'u'"_s;
    QTest::newRow("number of checks")
        << u"SELECT t.name || ' ' || (SELECT (length(s.sql) - length(replace(s.sql, 'CHECK (', "
           u"'')))"
           " / 7 FROM sqlite_schema s WHERE s.name = t.name) FROM "_s
            + kTables
        << u"SELECT t.relname || ' ' || (SELECT count(*) FROM pg_constraint c"
           " WHERE c.conrelid = t.oid AND c.contype = 'c') FROM "_s
            + kPgTables;
    QTest::newRow("foreign keys")
        << u"SELECT t.name || '.' || f.\"from\" || ' ' || f.\"table\" || '.' || f.\"to\" || ' '"
           " || f.on_delete FROM "_s
            + kTables + u" JOIN pragma_foreign_key_list(t.name) f"_s
        << u"SELECT t.relname || '.' || a.attname || ' ' || o.relname || '.' || b.attname || ' '"
           " || CASE f.confdeltype WHEN 'a' THEN 'NO ACTION' WHEN 'c' THEN 'CASCADE' END FROM "_s
            + kPgTables
            + u" JOIN pg_constraint f ON f.conrelid = t.oid AND f.contype = 'f'"
              " JOIN pg_class o ON o.oid = f.confrelid"
              " JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = f.conkey[1]"
              " JOIN pg_attribute b ON b.attrelid = o.oid AND b.attnum = f.confkey[1]"_s;
}

void TestSchemas::haveTheSame()
{
    QFETCH(const QString, sqlite);
    QFETCH(const QString, postgres);

    const QStringList expected = column(*m_sqlite, sqlite);
    QVERIFY(!expected.isEmpty());
    QCOMPARE(column(*m_postgres, postgres), expected);
}

/// Each guard against DELETE has one against TRUNCATE, which no other trigger sees.
void TestSchemas::haveTheSameGuards()
{
    QStringList expected =
        guards(*m_sqlite, u"SELECT sql FROM sqlite_schema WHERE type = 'trigger'"_s);
    for (const QString &guard : QStringList(expected)) {
        static const QRegularExpression stays(u"^(\\w+)_stays: DELETE on (\\w+)$"_s);
        if (const auto match = stays.match(guard); match.hasMatch())
            expected << u"%1_is_not_emptied: TRUNCATE on %2"_s.arg(match.captured(1),
                                                                   match.captured(2));
    }
    expected.sort();
    QVERIFY(expected.size() > 80);
    QCOMPARE(guards(*m_postgres,
                    u"SELECT pg_get_triggerdef(oid) FROM pg_trigger"
                    " WHERE NOT tgisinternal"_s),
             expected);
}

void TestSchemas::haveTheSameRows()
{
    for (const QString &table : column(*m_sqlite, u"SELECT t.name FROM "_s + kTables)) {
        if (table == "schema_migration"_L1)
            continue;
        const QStringList names =
            column(*m_sqlite, u"SELECT name FROM pragma_table_info('%1')"_s.arg(table));
        QStringList texts;
        for (const QString &name : names)
            texts << u"coalesce(CAST(%1 AS TEXT), '-')"_s.arg(name);
        const QString rows = u"SELECT "_s + texts.join(u" || ' ' || "_s) + u" FROM "_s + table;
        QCOMPARE(column(*m_postgres, rows), column(*m_sqlite, rows));
    }
}

void TestSchemas::guardHistory()
{
    for (Database *db : {m_sqlite.get(), m_postgres.get()}) {
        db->execute(u"INSERT INTO bank_account (iban) VALUES ('BE68539007547034')"_s);
        for (const QString &sql :
             {u"UPDATE bank_account SET iban = ''"_s,
              u"INSERT INTO audit_entry (at, action, subject, actor_kind, actor_name)"
              " VALUES (1, 1, '', 1, '')"_s}) {
            try {
                db->execute(sql);
                QFAIL(qPrintable(sql));
            } catch (const StorageException &e) {
                const QByteArray said = e.what();
                QVERIFY2(said.contains("never changed") || said.contains("audit_trail"),
                         said.constData());
            }
        }
    }
    QVERIFY_THROWS_EXCEPTION(StorageException, m_postgres->execute(u"TRUNCATE audit_trail"_s));
}

/// A guard with a condition that reads another table.
void TestSchemas::letAStagedFileBeRemoved()
{
    for (Database *db : {m_sqlite.get(), m_postgres.get()}) {
        db->execute(u"INSERT INTO bank_file (seq, name, sha256, format, read_at, actor)"
                    " VALUES (1, 'a', '%1', 4, 1, 'b')"_s.arg(QString(64, u'0')));
        const QString remove = u"DELETE FROM bank_file WHERE seq = 1"_s;
        QVERIFY_THROWS_EXCEPTION(StorageException, db->execute(remove));
        db->execute(u"INSERT INTO bank_staged (file) VALUES (1)"_s);
        Transaction transaction(*db); // the row that stages the file may go after it
        QCOMPARE(db->prepare(remove).runCounted(), 1);
        db->prepare(u"DELETE FROM bank_staged"_s).run();
        transaction.commit();
    }
}

TILLDESK_TEST(TestSchemas, QCoreApplication)
#include "tst_schemas.moc"
