#include "app/first_run.h"
#include "app/restored_folder.h"
#include "app/safekeeping_control.h"
#include "core/safekeeping/shop_contents.h"
#include "core/verification/checks.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

const QString kPassphrase = u"brood en boter"_s;

/// A shop with backups in the folder `disk`, and its gateway of safekeeping.
struct Shop {
    Shop()
    {
        QDir().mkpath(disk());
        FirstRun run(settings(), nullptr, HeldShop::Keys::InFile);
        const auto opened = run.open({.language = u"en"_s,
                                      .name = u"Bakkerij Janssens"_s,
                                      .iban = u"BE68539007547034"_s,
                                      .accountName = u"Bakkerij Janssens"_s,
                                      .till = u"Till 1"_s,
                                      .owner = u"Sofie Janssens"_s,
                                      .pin = {}});
        // The reply is delivered by the event loop.
        const bool isOpen = QTest::qWaitFor([&opened] { return opened.isFinished(); }, 60'000);
        Q_ASSERT(isOpen && opened.result());
        held = run.take();
        connect();
    }

    void connect()
    {
        Assembly &assembly = held->assembly();
        session = std::make_unique<staff::Session>(assembly.staff());
        gate = std::make_unique<runtime::Gate>(assembly.core(), assembly.readers(), *session,
                                               assembly.services().database(), assembly.clock());
        safekeeping = std::make_unique<runtime::LocalSafekeeping>(
            *gate, safekeepingControl(assembly, held->directory()));
    }
    void close()
    {
        safekeeping.reset();
        gate.reset();
        session.reset();
        held.reset();
    }
    void apply(const std::function<void(BackupSettings &)> &change)
    {
        BackupSettings wanted = held->assembly().backups().settings();
        wanted.folder = disk();
        change(wanted);
        QVERIFY(safekeeping->apply(wanted).result());
    }
    void addPayment()
    {
        const auto profile = held->assembly().directory().current()->profiles().first().profile.id;
        auto &assembly = held->assembly();
        QVERIFY(runtime::promisedByCore<Payment>(assembly.core(), [&assembly, profile] {
                    return assembly.services().payments().create(
                        profile, {.amount = Amount::fromCents(100)}, {});
                }).result());
    }
    [[nodiscard]] static qint64 payments(const QString &folder)
    {
        storage::Database db(folder + u"/tilldesk.db"_s, storage::Database::Mode::ReadOnly);
        return safekeeping::readContents(db).payments;
    }
    [[nodiscard]] Settings settings() const
    {
        return *readSettings(path(), {}, {{u"port"_s, u"0"_s}});
    }
    [[nodiscard]] QString path() const { return home.filePath(u"shop"_s); }
    [[nodiscard]] QString disk() const { return home.filePath(u"disk"_s); }
    [[nodiscard]] QStringList backups() const
    {
        return QDir(disk()).entryList({u"*.backup"_s}, QDir::Files, QDir::Name);
    }

    QTemporaryDir home;
    std::unique_ptr<HeldShop> held;
    std::unique_ptr<staff::Session> session;
    std::unique_ptr<runtime::Gate> gate;
    std::unique_ptr<runtime::LocalSafekeeping> safekeeping;
};

std::shared_ptr<BackupControl> control()
{
    return std::make_shared<BackupControl>();
}

} // namespace

class RestoreInPlaceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void putsABackupInThePlaceOfTheShop();
    void leavesTheShopAloneIfTheBackupIsRefused();
    void pointsARestoredShopToItsOwnPassphraseFile();
    void remembersWhoKnewThePassphrase();
    void keepsTheFirstBackupOfEachMonthForYears();
    void makesNoBackupAtQuitUnlessTheSettingSaysSo();
    void interruptsTheChecksOfASupportFile();
};

void RestoreInPlaceTest::putsABackupInThePlaceOfTheShop()
{
    Shop shop;
    shop.apply([](BackupSettings &) {});
    QVERIFY(shop.safekeeping->setPassphrase(kPassphrase).result());
    const auto made = shop.safekeeping->backUp(control()).result();
    QVERIFY(made);
    QFile::rename(made->path, shop.disk() + u"/first.backup"_s); // names have whole seconds
    const QString path = shop.disk() + u"/first.backup"_s;
    shop.addPayment();
    const auto found = shop.safekeeping->examine(path, kPassphrase, control()).result();
    QVERIFY(found);
    QCOMPARE(found->newer, std::optional<qint64>(1));
    QCOMPARE(found->contents.merchants, QStringList{u"Bakkerij Janssens"_s});

    QVERIFY(shop.safekeeping->restore(path, kPassphrase, control()).result());
    const QString prepared = shop.held->assembly().restored();
    QVERIFY(!prepared.isEmpty());
    QCOMPARE(shop.backups().size(), 2); // the present state was saved before
    const QString folder = shop.held->directory().path();
    shop.close();
    const auto before = exchangeFolders(folder, prepared, SystemClock().now());
    QVERIFY(before);
    QCOMPARE(Shop::payments(folder), 1);
    QCOMPARE(Shop::payments(*before), 2);
    QVERIFY(!QFileInfo::exists(prepared));
    QVERIFY(QFile::exists(folder + u"/restored.json"_s));
    auto again = HeldShop::hold(shop.settings(), HeldShop::Keys::InFile);
    QVERIFY(again && (*again)->start());
    QCOMPARE(shop.settings().backupPassphraseFile, QString(folder + u"/backup.passphrase"_s));
}

void RestoreInPlaceTest::leavesTheShopAloneIfTheBackupIsRefused()
{
    Shop shop;
    shop.apply([](BackupSettings &) {});
    QVERIFY(shop.safekeeping->setPassphrase(kPassphrase).result());
    const auto made = shop.safekeeping->backUp(control()).result();
    QVERIFY(made);
    const auto refused = shop.safekeeping->restore(made->path, u"boter"_s, control()).result();
    QVERIFY(!refused);
    QCOMPARE(refused.error().field, u"passphrase-file"_s);
    QVERIFY(shop.held->assembly().restored().isEmpty());
    QCOMPARE(shop.backups().size(), 1);
    QCOMPARE(QDir(shop.home.path()).entryList(QDir::Dirs | QDir::NoDotAndDotDot | QDir::Hidden),
             (QStringList{u"disk"_s, u"shop"_s}));
}

void RestoreInPlaceTest::pointsARestoredShopToItsOwnPassphraseFile()
{
    QTemporaryDir home;
    const QString folder = home.filePath(u"restored"_s);
    QVERIFY(QDir().mkpath(folder));
    const QString file = folder + u"/tilldesk.ini"_s;
    QVERIFY(writeSettings(file, {{u"backupPassphraseFile"_s, u"/old/shop/backup.passphrase"_s}}));
    QVERIFY(adoptPassphrase(folder, folder, "brood en boter"));
    const auto settings = readSettings(folder, {}, {});
    QCOMPARE(settings->backupPassphraseFile, QString(folder + u"/backup.passphrase"_s));
    QFile own(settings->backupPassphraseFile);
    QVERIFY(own.open(QIODevice::ReadOnly));
    QCOMPARE(own.readAll(), QByteArray("brood en boter\n"));
    QVERIFY(!(own.permissions() & (QFile::ReadGroup | QFile::ReadOther)));

    // A file that the owner has chosen is kept.
    const QString chosen = home.filePath(u"chosen"_s);
    QFile other(chosen);
    QVERIFY(other.open(QIODevice::WriteOnly) && other.write("brood en boter\n") > 0);
    QVERIFY(writeSettings(file, {{u"backupPassphraseFile"_s, chosen}}));
    QVERIFY(adoptPassphrase(folder, folder, "brood en boter"));
    QCOMPARE(readSettings(folder, {}, {})->backupPassphraseFile, chosen);
}

void RestoreInPlaceTest::remembersWhoKnewThePassphrase()
{
    Shop shop;
    QVERIFY(shop.safekeeping->setPassphrase(kPassphrase).result());
    QVERIFY(!shop.safekeeping->state().result()->known);
    QVERIFY(!shop.safekeeping->checkPassphrase(u"boter en brood"_s).result());
    QVERIFY(!shop.safekeeping->state().result()->known);
    QVERIFY(shop.safekeeping->checkPassphrase(kPassphrase).result());
    const auto known = shop.safekeeping->state().result()->known;
    QVERIFY(known && known->at > Timestamp());
    QVERIFY(shop.safekeeping->setPassphrase(u"melk en honing"_s).result());
    const auto state = shop.safekeeping->state().result();
    QVERIFY(state && !state->known); // a new one was not asked for yet
    QVERIFY(state->passphraseSet);
    QVERIFY(std::chrono::abs(*state->passphraseSet - state->now) < std::chrono::hours(1));
}

void RestoreInPlaceTest::keepsTheFirstBackupOfEachMonthForYears()
{
    Shop shop;
    shop.apply([](BackupSettings &settings) {
        settings.keep = 3;
        settings.keepMonths = 12;
        settings.isAtQuit = true;
    });
    const auto made = shop.safekeeping->backUp(control()).result();
    QVERIFY(made);
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const auto add = [&shop, &made, &now](int months, int day) {
        const QDate date = QDate(now.date().year(), now.date().month(), 1).addMonths(-months);
        const QString name =
            u"tilldesk-%1T120000Z.backup"_s.arg(date.addDays(day - 1).toString(u"yyyyMMdd"_s));
        QFile::copy(made->path, shop.disk() + u'/' + name);
        return name;
    };
    const QString tooOld = add(14, 1);
    const QString first = add(3, 2);
    const QString second = add(3, 3);
    const QString other = add(2, 5);
    add(1, 10); // the second newest is kept by number
    QFile::remove(made->path);
    QVERIFY(shop.held->assembly().backups().backUpAtQuit());
    const QStringList left = shop.backups();
    QVERIFY(!left.contains(tooOld));
    QVERIFY(left.contains(first));
    QVERIFY(!left.contains(second));
    QVERIFY(left.contains(other));
    QCOMPARE(left.size(), 4);
}

void RestoreInPlaceTest::makesNoBackupAtQuitUnlessTheSettingSaysSo()
{
    Shop shop;
    shop.apply([](BackupSettings &) {});
    QVERIFY(shop.held->assembly().backups().backUpAtQuit());
    QCOMPARE(shop.backups(), QStringList());
    shop.apply([](BackupSettings &settings) { settings.isAtQuit = true; });
    QVERIFY(shop.held->assembly().backups().backUpAtQuit());
    QCOMPARE(shop.backups().size(), 1);
    QVERIFY(shop.settings().backupAtQuit); // also after the next start
    QVERIFY(shop.safekeeping->state().result()->nextRehearsal);
    shop.apply([](BackupSettings &settings) { settings.rehearses = false; });
    QVERIFY(!shop.settings().backupRehearsal);
    QVERIFY(!shop.safekeeping->state().result()->nextRehearsal);
}

void RestoreInPlaceTest::interruptsTheChecksOfASupportFile()
{
    const Shop shop;
    const std::atomic<bool> isStopped = true;
    int reports = 0;
    QVERIFY(!verification::verify(
        shop.held->directory().databasePath(), verification::allChecks(),
        [&reports](const verification::CheckReport &) { ++reports; }, &isStopped));
    QCOMPARE(reports, 0);
}

} // namespace tilldesk::app

TILLDESK_TEST(tilldesk::app::RestoreInPlaceTest, QCoreApplication)
#include "tst_restore_in_place.moc"
