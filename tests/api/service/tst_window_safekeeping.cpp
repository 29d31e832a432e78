#include "app/safekeeping_control.h"
#include "core/audit/trail.h"
#include "core/runtime/promised.h"
#include "core/safekeeping/backup_reader.h"
#include "core/safekeeping/restore_mark.h"
#include "core/staff/secret_hash.h"
#include "tests/support/service_fixture.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;

namespace {

/// The service, its gateway of safekeeping, and a folder for backups.
struct SafeShop : ServiceFixture {
    QTemporaryDir disk;
    staff::Session session{assembly->staff()};
    runtime::Gate gate{assembly->core(), assembly->readers(), session,
                       assembly->services().database(), assembly->clock()};
    runtime::LocalSafekeeping safekeeping{gate, app::safekeepingControl(*assembly, directory)};

    [[nodiscard]] SafekeepingState state() { return *safekeeping.state().result(); }
    Result<void> useFolder(const QString &folder)
    {
        BackupSettings settings = state().settings;
        settings.folder = folder;
        return safekeeping.apply(settings).result();
    }
    Result<BackupRun> backUp()
    {
        return safekeeping.backUp(std::make_shared<BackupControl>()).result();
    }
    [[nodiscard]] QStringList files() const
    {
        return QDir(disk.path()).entryList(QDir::Files | QDir::Hidden);
    }
    [[nodiscard]] QList<AuditEntry> entries(AuditKind kind) const
    {
        storage::Database db(directory.databasePath(), storage::Database::Mode::ReadOnly);
        return audit::page(db, {.from = {}, .to = {}, .kinds = {kind}}, {}, 10).rows;
    }
};

} // namespace

/// Safekeeping through the window's gateway, on the real service.
class TestWindowSafekeeping : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysThatNoBackupExistsYet();
    void backsUpIntoTheFolderOfTheSettings();
    void namesThePersonWhoMadeABackupOrASupportFile();
    void refusesABackupWithoutAFolder();
    void refusesAFolderThatCannotHoldBackups_data();
    void refusesAFolderThatCannotHoldBackups();
    void keepsTheSettingsForTheNextStart();
    void backsUpOnceAFolderIsSet();
    void leavesNothingOfACancelledBackup();
    void sealsBackupsWithTheWholePassphrase();
    void refusesAShortPassphrase();
    void recognisesThePassphrase();
    void rehearsesTheNewestGoodBackup();
    void saysWhyARehearsalFails();
    void acceptsARestore();
    void showsASupportFileBeforeItIsSaved();
};

void TestWindowSafekeeping::saysThatNoBackupExistsYet()
{
    SafeShop shop;
    const SafekeepingState state = shop.state();
    QVERIFY(!state.status.lastGood);
    QVERIFY(state.status.isOld);
    QVERIFY(!state.nextBackup);
    QVERIFY(!state.restored);
    QCOMPARE(state.now, shop.clock.now());
}

void TestWindowSafekeeping::backsUpIntoTheFolderOfTheSettings()
{
    SafeShop shop;
    shop.create();
    QVERIFY(shop.useFolder(shop.disk.path()));
    const auto made = shop.backUp();
    QVERIFY2(made, qPrintable(made ? QString() : made.error().detail));
    QCOMPARE(made->payments, 1);
    QCOMPARE(shop.files().size(), 1);
    const SafekeepingState state = shop.state();
    QCOMPARE(state.status.lastGood, std::optional(*made));
    QVERIFY(!state.status.isOld);
    QCOMPARE(state.disk.backups, 1);
    QCOMPARE(state.disk.backupBytes, made->bytes);
    QVERIFY(state.disk.freeBytes > 0 && state.disk.freeBytes <= state.disk.totalBytes);
}

void TestWindowSafekeeping::namesThePersonWhoMadeABackupOrASupportFile()
{
    SafeShop shop;
    const auto sofie = runtime::promisedByCore<StaffMember>(shop.assembly->core(), [&] {
                           return shop.assembly->services().staff().add(
                               u"Sofie Janssens"_s, StaffRole::Owner, staff::hashOf(u"4711"_s));
                       }).result();
    QVERIFY(sofie);
    shop.session.open(sofie->id);
    QVERIFY(shop.useFolder(shop.disk.path()));
    QVERIFY(shop.backUp());
    QVERIFY(shop.safekeeping.rehearse(std::make_shared<BackupControl>()).result());
    const QString path = shop.disk.filePath(u"support.txt"_s);
    QVERIFY(shop.safekeeping.saveSupport(u"versions"_s, path).result());
    for (const AuditKind kind : {AuditKind::BackupMade, AuditKind::RestoreRehearsed,
                                 AuditKind::SupportFileMade, AuditKind::SettingsChanged}) {
        const QList<AuditEntry> entries = shop.entries(kind);
        QVERIFY2(!entries.isEmpty(), toText(kind).data());
        QCOMPARE(entries.first().actor.kind, AuditActorKind::Staff);
        QCOMPARE(entries.first().actor.name, u"Sofie Janssens"_s);
    }
    // A backup that nobody asked for is made by the service.
    QVERIFY(shop.assembly->backups().backUp(BackupKind::Daily,
                                            shop.disk.filePath(u"daily.tilldesk-backup"_s), {}));
    QCOMPARE(shop.entries(AuditKind::BackupMade).first().actor.kind, AuditActorKind::Service);
}

void TestWindowSafekeeping::refusesABackupWithoutAFolder()
{
    SafeShop shop;
    const auto made = shop.backUp();
    QVERIFY(!made);
    QCOMPARE(made.error().code, ErrorCode::FieldRequired);
    QCOMPARE(made.error().field, u"backupFolder"_s);
}

void TestWindowSafekeeping::refusesAFolderThatCannotHoldBackups_data()
{
    QTest::addColumn<QString>("folder");
    QTest::newRow("missing") << u"/there/is/no/such/folder"_s;
    QTest::newRow("a file") << u"/etc/hostname"_s;
    QTest::newRow("not writable") << u"/proc"_s;
    QTest::newRow("relative") << u"backups"_s;
}

void TestWindowSafekeeping::refusesAFolderThatCannotHoldBackups()
{
    QFETCH(const QString, folder);
    SafeShop shop;
    const auto applied = shop.useFolder(folder);
    QVERIFY(!applied);
    QCOMPARE(applied.error().code, ErrorCode::FieldInvalid);
    QCOMPARE(applied.error().field, u"backupFolder"_s);
    QCOMPARE(shop.state().settings, BackupSettings());
    QVERIFY(!QFile::exists(shop.directory.path() + u"/tilldesk.ini"_s));
}

void TestWindowSafekeeping::keepsTheSettingsForTheNextStart()
{
    SafeShop shop;
    const BackupSettings wanted{
        .folder = shop.disk.path(), .time = QTime(12, 30), .keep = 7, .passphraseFile = {}};
    QVERIFY(shop.safekeeping.apply(wanted).result());
    QCOMPARE(shop.state().settings, wanted);
    const auto settings = app::readSettings(shop.directory.path(), {}, {});
    QVERIFY(settings);
    QCOMPARE(settings->backupFolder, wanted.folder);
    QCOMPARE(settings->backupTime, wanted.time);
    QCOMPARE(settings->backupKeep, 7);
    const auto entries = shop.entries(AuditKind::SettingsChanged);
    QCOMPARE(entries.size(), 1);
    QCOMPARE(entries.first().before[u"backupKeep"_s].toInt(), 30);
    QCOMPARE(entries.first().after[u"backupKeep"_s].toInt(), 7);
}

void TestWindowSafekeeping::backsUpOnceAFolderIsSet()
{
    SafeShop shop;
    shop.assembly->backups().setListener([&shop] { shop.safekeeping.notify(); });
    QSignalSpy changed(&shop.safekeeping, &gateway::Safekeeping::changed);
    shop.assembly->watch();
    QVERIFY(shop.useFolder(shop.disk.path()));
    QTRY_VERIFY(shop.state().status.lastDaily && !shop.state().isRunning);
    const SafekeepingState state = shop.state();
    QVERIFY(state.status.lastDaily->isGood());
    QVERIFY(state.status.lastRehearsal && state.status.lastRehearsal->isGood());
    QVERIFY(*state.nextBackup > state.now);
    QVERIFY(*state.nextRehearsal >= state.now + std::chrono::hours(24 * 30));
    QTRY_VERIFY(changed.count() >= 2);
    shop.stop();
    shop.assembly->backups().setListener({});
}

void TestWindowSafekeeping::leavesNothingOfACancelledBackup()
{
    SafeShop shop;
    QVERIFY(shop.useFolder(shop.disk.path()));
    const auto control = std::make_shared<BackupControl>();
    control->isCancelled = true;
    const auto made = shop.safekeeping.backUp(control).result();
    QVERIFY(!made);
    QCOMPARE(made.error().code, ErrorCode::Cancelled);
    QVERIFY(shop.files().isEmpty());
    QVERIFY(!shop.state().status.last);
}

/// Spaces at the ends belong to the passphrase: a restore compares the whole text.
void TestWindowSafekeeping::sealsBackupsWithTheWholePassphrase()
{
    const QString passphrase = u"  brood én boter "_s;
    SafeShop shop;
    QVERIFY(shop.useFolder(shop.disk.path()));
    QVERIFY(shop.safekeeping.setPassphrase(passphrase).result());
    const QFileInfo file(shop.state().settings.passphraseFile);
    QCOMPARE(file.absolutePath(), shop.directory.path());
    QCOMPARE(file.permissions() & ~(QFile::ReadUser | QFile::WriteUser),
             QFile::ReadOwner | QFile::WriteOwner);
    const auto made = shop.backUp();
    QVERIFY2(made, qPrintable(made ? QString() : made.error().detail));
    safekeeping::BackupReader reader(made->path);
    const auto header = reader.readHeader();
    QVERIFY(header && header->isSealed());
    QVERIFY(!safekeeping::BackupReader(made->path).unlock(passphrase.trimmed().toUtf8()));
    QVERIFY(reader.unlock(passphrase.toUtf8()));
}

void TestWindowSafekeeping::refusesAShortPassphrase()
{
    SafeShop shop;
    const auto set = shop.safekeeping.setPassphrase(u"7 bytes"_s).result();
    QVERIFY(!set);
    QCOMPARE(set.error().field, u"passphrase"_s);
    QVERIFY(shop.state().settings.passphraseFile.isEmpty());
}

void TestWindowSafekeeping::recognisesThePassphrase()
{
    SafeShop shop;
    QCOMPARE(shop.safekeeping.checkPassphrase(u"brood en boter"_s).result().error().code,
             ErrorCode::FieldRequired);
    QVERIFY(shop.safekeeping.setPassphrase(u"brood en boter"_s).result());
    QVERIFY(shop.safekeeping.checkPassphrase(u"brood en boter"_s).result());
    QCOMPARE(shop.safekeeping.checkPassphrase(u"brood en boter "_s).result().error().code,
             ErrorCode::FieldInvalid);
}

void TestWindowSafekeeping::rehearsesTheNewestGoodBackup()
{
    SafeShop shop;
    shop.create();
    QVERIFY(shop.useFolder(shop.disk.path()));
    QVERIFY(shop.safekeeping.setPassphrase(u"brood en boter"_s).result());
    QVERIFY(shop.backUp());
    const auto rehearsed = shop.safekeeping.rehearse(std::make_shared<BackupControl>()).result();
    QVERIFY2(rehearsed, qPrintable(rehearsed ? QString() : rehearsed.error().detail));
    QCOMPARE(rehearsed->payments, 1);
    QCOMPARE(shop.state().status.lastRehearsal, std::optional(*rehearsed));
}

void TestWindowSafekeeping::saysWhyARehearsalFails()
{
    SafeShop shop;
    const auto none = shop.safekeeping.rehearse(std::make_shared<BackupControl>()).result();
    QCOMPARE(none.error().code, ErrorCode::FieldRequired);
    QVERIFY(shop.useFolder(shop.disk.path()));
    const auto made = shop.backUp();
    QVERIFY(made);
    QFile file(made->path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    file.seek(file.size() / 2);
    const QByteArray byte = file.peek(1);
    file.write(QByteArray(1, char(byte[0] ^ 1)));
    file.close();
    const auto damaged = shop.safekeeping.rehearse(std::make_shared<BackupControl>()).result();
    QVERIFY(!damaged);
    const auto last = shop.state().status.lastRehearsal;
    QVERIFY(last && !last->isGood());
    QCOMPARE(last->problem, damaged.error().detail);
}

void TestWindowSafekeeping::acceptsARestore()
{
    SafeShop shop;
    QCOMPARE(shop.safekeeping.acceptRestore().result().error().code, ErrorCode::Storage);
    const RestoreMark mark{shop.clock.now() - std::chrono::hours(20), shop.clock.now(),
                           shop.clock.now() - std::chrono::hours(21)};
    QVERIFY(safekeeping::writeMark(shop.directory.path(), mark));
    QCOMPARE(shop.state().restored, std::optional(mark));
    QVERIFY(shop.safekeeping.acceptRestore().result());
    QVERIFY(!shop.state().restored);
    QCOMPARE(shop.entries(AuditKind::OlderAccepted).size(), 1);
}

void TestWindowSafekeeping::showsASupportFileBeforeItIsSaved()
{
    SafeShop shop;
    const auto text = shop.safekeeping.supportText().result();
    QVERIFY(text);
    QVERIFY(text->contains(u"Tilldesk support file"_s));
    QVERIFY(!text->contains(shop.merchant.name));
    QVERIFY(shop.files().isEmpty());
    const QString path = shop.disk.filePath(u"support.txt"_s);
    QVERIFY(shop.safekeeping.saveSupport(*text, path).result());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(QString::fromUtf8(file.readAll()), *text);
    QCOMPARE(shop.entries(AuditKind::SupportFileMade).first().facts[u"path"_s].toString(), path);
}

TILLDESK_TEST(TestWindowSafekeeping, QCoreApplication)
#include "tst_window_safekeeping.moc"
