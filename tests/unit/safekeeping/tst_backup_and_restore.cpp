#include "core/safekeeping/backup_maker.h"
#include "core/safekeeping/restore_mark.h"
#include "core/safekeeping/restorer.h"
#include "core/safekeeping/shop_contents.h"
#include "core/storage/database_copy.h"
#include "core/storage/sole_writer.h"
#include "tests/support/core_fixture.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QtTest>
#include <thread>

using namespace tilldesk;
using namespace tilldesk::safekeeping;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;

namespace {

const QByteArray kPassphrase = "correct horse";
const QByteArray kMasterKey(32, 'm');

QStringList entriesOf(const QString &folder)
{
    return QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::System
                                  | QDir::NoDotAndDotDot);
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString &path, const QByteArray &content)
{
    QFile file(path);
    if (file.open(QIODevice::WriteOnly))
        file.write(content);
}

/// A shop with payments in several states, and a folder for its backups.
class World
{
public:
    World()
    {
        core.advance(core.pay(1250).id, PaymentStatus::Succeeded);
        core.advance(core.pay(990).id, PaymentStatus::Succeeded);
        core.pay(500);
    }

    Result<BackupReport> backUp(const QByteArray &passphrase = kPassphrase)
    {
        BackupControl control;
        return makeBackup({.dataFolder = QFileInfo(core.path()).path(),
                           .databasePath = core.path(),
                           .masterKey = kMasterKey,
                           .passphrase = passphrase,
                           .path = path,
                           .madeAt = kCoreStart},
                          control);
    }
    Result<RestoreReport> restore(const QByteArray &passphrase = kPassphrase)
    {
        BackupControl control;
        return restoreBackup({path, passphrase, target, {}}, control, {});
    }

    CoreFixture core{CoreFixture::Where::File};
    QTemporaryDir folder;
    QString path = folder.filePath(u"shop.backup"_s);
    QString target = folder.filePath(u"restored"_s);
};

} // namespace

class TestBackupAndRestore : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void restoresTheShop_data();
    void restoresTheShop();
    void bringsSettingsAndCertificatesBack();
    void marksAShopThatMustBeAccepted();
    void leavesOnlyTheBackup();
    void copiesOneStateWhilePaymentsAreMade();
    void keepsTheRightToWriteOfTheService();
    void replacesAnEarlierBackupOnlyWhenItIsWhole();
    void makesNoBackupOfADamagedDatabase();
    void leavesBackupsOfPostgresToItsOwnPrograms();
    void restoresIntoANewFolderOnly_data();
    void restoresIntoANewFolderOnly();
    void leavesNothingAfterAWrongPassphrase();
    void leavesNothingAfterADatabaseThatFailsItsChecks();
    void refusesADatabaseOfANewerProgram();
    void removesWhatAKilledRestoreLeft();
    void rehearsesWithoutLeavingAnything();
};

void TestBackupAndRestore::restoresTheShop_data()
{
    QTest::addColumn<QByteArray>("passphrase");
    QTest::newRow("sealed") << kPassphrase;
    QTest::newRow("not sealed") << QByteArray();
}

void TestBackupAndRestore::restoresTheShop()
{
    QFETCH(const QByteArray, passphrase);
    World world;
    const auto made = world.backUp(passphrase);
    QVERIFY2(made, made ? "" : qPrintable(made.error().detail));
    QCOMPARE(made->bytes, QFileInfo(world.path).size());
    QCOMPARE(made->contents.payments, 3);
    QCOMPARE(made->contents.merchants, QStringList(world.core.merchant.name));

    const auto restored = world.restore(passphrase);
    QVERIFY2(restored, restored ? "" : qPrintable(restored.error().detail));
    QCOMPARE(restored->contents, made->contents);
    QCOMPARE(restored->contents, readContents(world.core.db));
    QCOMPARE(restored->header.madeAt, kCoreStart);
    QCOMPARE(contentOf(world.target + u"/master.key"_s), kMasterKey.toHex() + '\n');
    QCOMPARE(QFileInfo(world.target + u"/master.key"_s).permissions()
                 & (QFile::ReadGroup | QFile::ReadOther),
             QFile::Permissions());
}

void TestBackupAndRestore::bringsSettingsAndCertificatesBack()
{
    World world;
    const QString folder = QFileInfo(world.core.path()).path();
    QVERIFY(QDir(folder).mkdir(u"tls"_s));
    write(folder + u"/tilldesk.ini"_s, "issuer = Example Pay\n");
    write(folder + u"/tls/ca.key"_s, "a private key");
    write(folder + u"/tilldesk.log"_s, "not part of a backup");
    QVERIFY(world.backUp());

    QVERIFY(world.restore());
    QCOMPARE(contentOf(world.target + u"/tilldesk.ini"_s), "issuer = Example Pay\n");
    QCOMPARE(contentOf(world.target + u"/tls/ca.key"_s), "a private key");
    QVERIFY(!QFile::exists(world.target + u"/tilldesk.log"_s));
}

void TestBackupAndRestore::marksAShopThatMustBeAccepted()
{
    World world;
    QVERIFY(world.backUp());
    BackupControl control;
    const Timestamp now = kCoreStart + std::chrono::hours(2);
    QVERIFY(restoreBackup({world.path, kPassphrase, world.target, now}, control, {}));
    const auto mark = readMark(world.target);
    QVERIFY(mark);
    QCOMPARE(mark->madeAt, kCoreStart);
    QCOMPARE(mark->restoredAt, now);
    QCOMPARE(mark->lastPayment, std::optional(kCoreStart));

    write(world.target + u"/restored.json"_s, "unreadable");
    QVERIFY(readMark(world.target));
    QVERIFY(removeMark(world.target));
    QVERIFY(!readMark(world.target));
    QVERIFY(removeMark(world.target));
}

void TestBackupAndRestore::leavesOnlyTheBackup()
{
    World world;
    const QString folder = QFileInfo(world.core.path()).path();
    const QStringList before = entriesOf(folder);
    QVERIFY(world.backUp());
    QCOMPARE(entriesOf(folder), before);
    QCOMPARE(entriesOf(world.folder.path()), QStringList(u"shop.backup"_s));
}

/// The copy is a state between two commits, although commits happen during the copy.
void TestBackupAndRestore::copiesOneStateWhilePaymentsAreMade()
{
    World world;
    for (int i = 0; i < 500; ++i)
        world.core.pay();
    const qint64 before = world.core.number(u"SELECT count(*) FROM payment"_s);
    std::atomic<bool> isDone = false;
    Result<BackupReport> made;
    std::thread copying([&] {
        made = world.backUp();
        isDone = true;
    });
    while (!isDone)
        world.core.advance(world.core.pay().id, PaymentStatus::Succeeded);
    copying.join();

    QVERIFY2(made, made ? "" : qPrintable(made.error().detail));
    const auto restored = world.restore(); // verifies the restored database
    QVERIFY2(restored, restored ? "" : qPrintable(restored.error().detail));
    QVERIFY(restored->contents.payments >= before);
    QVERIFY(restored->contents.payments <= world.core.number(u"SELECT count(*) FROM payment"_s));
}

/// The checkpoint after the copy must not look like the commit of another program.
void TestBackupAndRestore::keepsTheRightToWriteOfTheService()
{
    World world;
    storage::DataDirectory directory(QFileInfo(world.core.path()).path());
    QCOMPARE(directory.lock(), storage::DataDirectory::Lock::Taken);
    storage::SoleWriter writer(world.core.db, directory);
    for (int i = 0; i < 3; ++i) {
        QVERIFY(world.backUp());
        storage::Transaction transaction(world.core.db);
        writer.check();
        world.core.db.execute(u"INSERT INTO setting (name, value) VALUES ('round%1', '')"_s.arg(i));
        transaction.commit();
    }
}

void TestBackupAndRestore::replacesAnEarlierBackupOnlyWhenItIsWhole()
{
    World world;
    write(world.path, "an earlier backup");
    BackupControl control;
    control.isCancelled = true;
    const auto cancelled = makeBackup({.dataFolder = QFileInfo(world.core.path()).path(),
                                       .databasePath = world.core.path(),
                                       .masterKey = kMasterKey,
                                       .passphrase = {},
                                       .path = world.path,
                                       .madeAt = kCoreStart},
                                      control);
    QVERIFY(!cancelled);
    QCOMPARE(cancelled.error().code, ErrorCode::Cancelled);
    QCOMPARE(contentOf(world.path), "an earlier backup");

    QVERIFY(world.backUp());
    QVERIFY(contentOf(world.path).startsWith("TILLDESK-BACKUP\n"));
}

void TestBackupAndRestore::leavesBackupsOfPostgresToItsOwnPrograms()
{
    const QTemporaryDir folder;
    BackupControl control;
    const auto made = makeBackup({.dataFolder = folder.path(),
                                  .databasePath = u"postgresql:///shop"_s,
                                  .masterKey = kMasterKey,
                                  .passphrase = {},
                                  .path = folder.filePath(u"a.backup"_s),
                                  .madeAt = kCoreStart},
                                 control);
    QVERIFY(!made);
    QVERIFY2(made.error().detail.contains("pg_basebackup"_L1), qPrintable(made.error().detail));
    QVERIFY(entriesOf(folder.path()).isEmpty());
}

void TestBackupAndRestore::makesNoBackupOfADamagedDatabase()
{
    World world;
    for (int i = 0; i < 200; ++i)
        world.core.pay();
    const qint64 page = world.core.number(
        u"SELECT pageno FROM dbstat WHERE name = 'payment' AND pagetype = 'leaf' LIMIT 1"_s);
    world.core.db.execute(u"PRAGMA wal_checkpoint(TRUNCATE)"_s);
    QFile file(world.core.path());
    QVERIFY(file.open(QIODevice::ReadWrite));
    constexpr qint64 kPage = 4096;
    QVERIFY(file.seek((page - 1) * kPage));
    file.write(QByteArray(100, '\xff'));
    file.close();

    const auto made = world.backUp();
    QVERIFY(!made);
    QCOMPARE(made.error().code, ErrorCode::Storage);
    QVERIFY2(made.error().detail.startsWith(u"the database is damaged"_s),
             qPrintable(made.error().detail));
    QVERIFY(entriesOf(world.folder.path()).isEmpty());
}

void TestBackupAndRestore::restoresIntoANewFolderOnly_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<bool>("isAllowed");
    QTest::newRow("missing") << QString() << true;
    QTest::newRow("empty") << u"."_s << true;
    QTest::newRow("a hidden file") << u".profile"_s << false;
    QTest::newRow("a shop") << u"tilldesk.db"_s << false;
}

void TestBackupAndRestore::restoresIntoANewFolderOnly()
{
    QFETCH(const QString, file);
    QFETCH(const bool, isAllowed);
    World world;
    QVERIFY(world.backUp());
    if (!file.isEmpty())
        QVERIFY(QDir().mkdir(world.target));
    if (!file.isEmpty() && file != u'.')
        write(world.target + u'/' + file, "kept");

    const auto restored = world.restore();
    QCOMPARE(restored.has_value(), isAllowed);
    if (isAllowed)
        return;
    QCOMPARE(restored.error().field, u"data-dir"_s);
    QCOMPARE(entriesOf(world.target), QStringList(file));
    QCOMPARE(contentOf(world.target + u'/' + file), "kept");
}

void TestBackupAndRestore::leavesNothingAfterAWrongPassphrase()
{
    World world;
    QVERIFY(world.backUp());
    const auto restored = world.restore("another one");
    QVERIFY(!restored);
    QCOMPARE(restored.error().field, u"passphrase-file"_s);
    QCOMPARE(entriesOf(world.folder.path()), QStringList(u"shop.backup"_s));
}

void TestBackupAndRestore::leavesNothingAfterADatabaseThatFailsItsChecks()
{
    World world;
    world.core.db.executeScript("DROP TRIGGER ledger_entry_is_fixed;"
                                "UPDATE ledger_entry SET amount = amount + 1 WHERE seq = 1;");
    QVERIFY(world.backUp()); // the file of the database is sound; its content is not
    QStringList lines;
    BackupControl control;
    const auto restored = restoreBackup(
        {world.path, kPassphrase, world.target}, control,
        [&lines](const verification::CheckReport &report) { lines << report.lines(); });
    QVERIFY(!restored);
    QCOMPARE(restored.error().code, ErrorCode::Storage);
    QVERIFY2(restored.error().detail.startsWith(u"the restored database fails its checks"_s),
             qPrintable(restored.error().detail));
    QVERIFY(lines.join(u'\n').contains(u"wrong  ledger"_s));
    QCOMPARE(entriesOf(world.folder.path()), QStringList(u"shop.backup"_s));
}

void TestBackupAndRestore::refusesADatabaseOfANewerProgram()
{
    World world;
    world.core.db.execute(
        u"INSERT INTO schema_migration (version, name, sha256) VALUES (9999, '9999_x.sql', '')"_s);
    QVERIFY(world.backUp());
    const auto restored = world.restore();
    QVERIFY(!restored);
    QCOMPARE(restored.error().field, u"input"_s);
    QVERIFY2(restored.error().detail.contains(u"newer than this program"_s),
             qPrintable(restored.error().detail));
    QVERIFY(!QFile::exists(world.target));
}

void TestBackupAndRestore::removesWhatAKilledRestoreLeft()
{
    World world;
    QVERIFY(world.backUp());
    const QString left = world.folder.filePath(u".tilldesk-restore-ab12CD"_s);
    QVERIFY(QDir().mkdir(left));
    write(left + u"/tilldesk.db"_s, "customers' data");
    QVERIFY(world.restore());
    QCOMPARE(entriesOf(world.folder.path()), QStringList({u"restored"_s, u"shop.backup"_s}));
}

void TestBackupAndRestore::rehearsesWithoutLeavingAnything()
{
    World world;
    QVERIFY(world.backUp());
    BackupControl control;
    const auto rehearsed = rehearseRestore(world.path, kPassphrase, world.folder.path(), control);
    QVERIFY2(rehearsed, rehearsed ? "" : qPrintable(rehearsed.error().detail));
    QCOMPARE(rehearsed->contents.payments, 3);
    QCOMPARE(entriesOf(world.folder.path()), QStringList(u"shop.backup"_s));
    QCOMPARE(control.done.load(), control.total.load());
}

TILLDESK_TEST(TestBackupAndRestore, QCoreApplication)
#include "tst_backup_and_restore.moc"
