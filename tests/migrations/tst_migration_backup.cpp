#include "app/migration_backup.h"
#include "core/safekeeping/backup_reader.h"
#include "core/storage/migrate.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QTemporaryDir>
#include <QtTest>
#include <unistd.h>

using namespace tilldesk;
using namespace tilldesk::app;
using namespace Qt::StringLiterals;

namespace {

constexpr Timestamp kNow = fromMillis(1'795'181'530'000);

/// A data folder with a database of an earlier schema.
class OldShop
{
public:
    explicit OldShop(const QString &schema)
    {
        QFile script(QStringLiteral(KEPT_SCHEMAS) + u'/' + schema);
        if (!schema.isEmpty() && script.open(QIODevice::ReadOnly))
            db.executeScript(script.readAll());
    }

    QTemporaryDir folder;
    storage::DataDirectory directory{folder.path()};
    storage::Database db{directory.databasePath()};
    Log log{STDERR_FILENO};

    [[nodiscard]] QStringList backups() const
    {
        return QDir(folder.path()).entryList({u"*.backup"_s});
    }
};

} // namespace

class TestMigrationBackup : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsTheDatabaseAsItWasBefore();
    void backsUpNothingNew_data();
    void backsUpNothingNew();
};

void TestMigrationBackup::keepsTheDatabaseAsItWasBefore()
{
    OldShop shop(u"0009.sql"_s);
    backUpBeforeMigration(shop.db, shop.directory, kNow, shop.log);
    storage::migrate(shop.db);
    QCOMPARE(shop.backups(), QStringList(u"tilldesk-schema-0009.backup"_s));

    BackupControl control;
    safekeeping::BackupReader reader(shop.folder.filePath(u"tilldesk-schema-0009.backup"_s));
    const auto header = reader.checkWhole(control);
    QVERIFY2(header, header ? "" : qPrintable(header.error().detail));
    QCOMPARE(header->schema, 9);
    QCOMPARE(header->payments, 2);
    QVERIFY(reader.unlock({}));
    const QTemporaryDir restored;
    QVERIFY(reader.extract(restored.path(), control));
    storage::Database old(restored.filePath(u"tilldesk.db"_s));
    QCOMPARE(storage::appliedSchema(old), 9);
    QCOMPARE(storage::appliedSchema(shop.db), storage::newestSchema());
}

void TestMigrationBackup::backsUpNothingNew_data()
{
    QTest::addColumn<bool>("isMigrated");
    QTest::newRow("a new database") << false;
    QTest::newRow("an up-to-date database") << true;
}

void TestMigrationBackup::backsUpNothingNew()
{
    QFETCH(const bool, isMigrated);
    OldShop shop({});
    if (isMigrated)
        storage::migrate(shop.db);
    backUpBeforeMigration(shop.db, shop.directory, kNow, shop.log);
    QVERIFY(shop.backups().isEmpty());
}

TILLDESK_TEST(TestMigrationBackup, QCoreApplication)
#include "tst_migration_backup.moc"
