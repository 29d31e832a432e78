#include "core/storage/migrate.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QtTest>

using namespace tilldesk::storage;
using namespace Qt::StringLiterals;

namespace {

const QString kFolder = QStringLiteral(KEPT_SCHEMAS);

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QStringList column(Database &db, const QString &sql)
{
    QStringList values;
    auto rows = db.prepare(sql);
    while (rows.next())
        values << rows.read<QString>();
    return values;
}

/// Returns the SQL of every table, index and trigger, sorted, so that the order of creation does
/// not matter.
QStringList schemaOf(Database &db)
{
    return column(db,
                  u"SELECT type || ' ' || name || ': ' || coalesce(sql, '')"
                  " FROM sqlite_master ORDER BY 1"_s);
}

/// Returns the tables with rows of their own: an index of words is a virtual table, whose shadow
/// tables SQLite creates and fills.
QStringList tablesOf(Database &db)
{
    return column(
        db,
        u"SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT IN (SELECT name"
        " FROM pragma_table_list WHERE type IN ('virtual', 'shadow')) ORDER BY rowid"_s);
}

QStringList rowsOf(Database &db, const QString &table)
{
    const QStringList names =
        column(db, u"SELECT 'quote(' || name || ')' FROM pragma_table_info('%1')"_s.arg(table));
    return column(db, u"SELECT %1 FROM %2 ORDER BY 1"_s.arg(names.join(u" || ', ' || "_s), table));
}

/// Returns a script that recreates the database.
QByteArray dump(Database &db)
{
    QString script;
    for (const QString &sql :
         column(db,
                u"SELECT sql FROM sqlite_master WHERE type = 'table' AND name NOT IN (SELECT name"
                " FROM pragma_table_list WHERE type = 'shadow') ORDER BY rowid"_s))
        script += sql + u";\n"_s;
    for (const QString &table : tablesOf(db)) {
        for (const QString &row : rowsOf(db, table))
            script += u"INSERT INTO %1 VALUES (%2);\n"_s.arg(table, row);
    }
    for (const QString &sql : column(db,
                                     u"SELECT sql FROM sqlite_master"
                                     " WHERE type <> 'table' AND sql <> '' ORDER BY rowid"_s))
        script += sql + u";\n"_s;
    return script.toUtf8();
}

} // namespace

/// Every released schema is kept here as NNNN.sql, because a shop's database lives for years and is
/// only migrated. Each must become the newest schema by the migrations alone.
class TestUpgrade : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsTheSchemaOfEachMigration();
    void makesTheNewestSchemaOfEachKeptOne_data();
    void makesTheNewestSchemaOfEachKeptOne();
    void noticesASchemaThatDiffers();
    void findsTheAccountThatWasTakenAway();
};

/// After a new migration, run this once with TILLDESK_KEEP_SCHEMA=1 and commit the file it writes.
void TestUpgrade::keepsTheSchemaOfEachMigration()
{
    Database db(u":memory:"_s);
    const int version = migrate(db);
    db.executeScript(contentOf(kFolder + u"/sample.sql"_s));
    const QString path = u"%1/%2.sql"_s.arg(kFolder).arg(version, 4, 10, '0'_L1);
    if (qEnvironmentVariableIsSet("TILLDESK_KEEP_SCHEMA")) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(dump(db));
    }
    QCOMPARE(contentOf(path), dump(db));
    for (int older = 1; older < version; ++older)
        QVERIFY(QFile::exists(u"%1/%2.sql"_s.arg(kFolder).arg(older, 4, 10, '0'_L1)));
}

void TestUpgrade::makesTheNewestSchemaOfEachKeptOne_data()
{
    QTest::addColumn<QString>("file");

    for (const QString &name : QDir(kFolder).entryList({u"0*.sql"_s}, QDir::Files, QDir::Name))
        QTest::newRow(qPrintable(name)) << QString(kFolder + u'/' + name);
}

void TestUpgrade::makesTheNewestSchemaOfEachKeptOne()
{
    QFETCH(const QString, file);
    Database fresh(u":memory:"_s);
    const int version = migrate(fresh);
    Database old(u":memory:"_s);
    old.executeScript(contentOf(file));
    const QStringList payments = column(old, u"SELECT id || amount FROM payment ORDER BY seq"_s);

    QCOMPARE(migrate(old), version);
    QCOMPARE(schemaOf(old), schemaOf(fresh));
    for (const QString &table : tablesOf(fresh)) {
        const QStringList rows = rowsOf(old, table);
        for (const QString &row : rowsOf(fresh, table))
            QVERIFY2(rows.contains(row), qPrintable(QString(table + u": "_s + row)));
    }
    QCOMPARE(column(old, u"SELECT id || amount FROM payment ORDER BY seq"_s), payments);
    QCOMPARE(payments.size(), 2);
    QCOMPARE(column(old, u"PRAGMA integrity_check"_s), QStringList(u"ok"_s));
    QVERIFY(column(old, u"PRAGMA foreign_key_check"_s).isEmpty());
}

void TestUpgrade::noticesASchemaThatDiffers()
{
    Database fresh(u":memory:"_s);
    migrate(fresh);
    Database other(u":memory:"_s);
    migrate(other);
    other.execute(u"DROP INDEX payment_by_time"_s);

    QVERIFY(schemaOf(other) != schemaOf(fresh));
}

/// The migrated ledger knows the last account of a profile whose account was removed.
void TestUpgrade::findsTheAccountThatWasTakenAway()
{
    Database old(u":memory:"_s);
    old.executeScript(contentOf(kFolder + u"/0004.sql"_s));
    old.executeScript(
        "UPDATE profile SET iban = '';"
        "INSERT INTO ledger_account (seq, kind, merchant_id, iban, bulk_id, balance) VALUES"
        " (1, 1, '', '', '', 0), (2, 2, '0000000000010000000000a1', 'BE68539007547034', '', 0),"
        " (3, 2, '0000000000010000000000a1', 'BE71096123456769', '', 0),"
        " (4, 2, '0000000000010000000000a1', '', '', 0);");
    for (int account = 2; account <= 4; ++account)
        old.executeScript(
            u"INSERT INTO ledger_entry (seq, at, cause, subject, debit, credit, amount, hash)"
            " VALUES (%1, 1, 1, '0000000000010000000000d%1', 1, %2, 5, printf('%064d', %1));"
            "INSERT INTO payout_item (seq, kind, merchant, account, merchant_position, position,"
            " payment, amount, at) VALUES (%1, 1, 1, %2, %1, 1, 1, 5, 1);"_s.arg(account - 1)
                .arg(account)
                .toUtf8());

    migrate(old);
    QCOMPARE(column(old, u"SELECT last_iban FROM profile"_s), QStringList(u"BE71096123456769"_s));
}

TILLDESK_TEST(TestUpgrade, QCoreApplication)
#include "tst_upgrade.moc"
