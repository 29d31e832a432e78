#include "app/safekeeping_control.h"

#include "app/commands/support.h"
#include "app/restored_folder.h"
#include "core/runtime/promised.h"
#include "core/safekeeping/backup_maker.h"
#include "core/safekeeping/backup_runs.h"
#include "core/safekeeping/passphrase.h"
#include "core/safekeeping/restore_mark.h"
#include "core/safekeeping/restorer.h"
#include "core/safekeeping/shop_contents.h"
#include "core/storage/atomic_file.h"
#include "core/storage/setting_repository.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QStorageInfo>
#include <QTemporaryFile>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

using runtime::LocalSafekeeping;

/// Backups shown in the window.
constexpr int kLatest = 50;
const QString kKnownPassphrase = u"backupPassphraseKnown"_s;

BackupDisk diskOf(const QString &folder, const QString &dataFolder)
{
    BackupDisk disk;
    const QFileInfo info(folder);
    disk.isFolderThere = info.isDir();
    disk.isWritable = disk.isFolderThere && info.isWritable();
    if (!disk.isFolderThere)
        return disk;
    const QStorageInfo volume(folder);
    if (volume.isValid()) {
        disk.name = volume.displayName();
        disk.totalBytes = volume.bytesTotal();
        disk.freeBytes = volume.bytesAvailable();
        disk.isShopDisk = volume.device() == QStorageInfo(dataFolder).device();
    }
    for (const QFileInfo &file : QDir(folder).entryInfoList({u"*.backup"_s}, QDir::Files)) {
        disk.backupBytes += file.size();
        ++disk.backups;
    }
    return disk;
}

QString timeText(const std::optional<QTime> &time)
{
    return time ? time->toString(u"HH:mm"_s) : QString();
}

QJsonObject factsOf(const BackupSettings &settings)
{
    return {{u"backupFolder"_s, settings.folder},
            {u"backupTime"_s, settings.time.toString(u"HH:mm"_s)},
            {u"backupSecondTime"_s, timeText(settings.secondTime)},
            {u"backupKeep"_s, settings.keep},
            {u"backupKeepMonths"_s, settings.keepMonths},
            {u"backupAtQuit"_s, settings.isAtQuit},
            {u"backupRehearsal"_s, settings.rehearses},
            {u"backupPassphraseFile"_s, settings.passphraseFile}};
}

/// Errors: `FieldInvalid` naming the setting.
Result<void> checkFolder(const QString &folder)
{
    const auto refuse = [&folder](const QString &rule) {
        return fail(ErrorCode::FieldInvalid, u"%1 %2"_s.arg(folder, rule), u"backupFolder"_s);
    };
    if (folder.isEmpty())
        return {};
    const QFileInfo info(folder);
    if (!info.isAbsolute())
        return refuse(u"must be an absolute path"_s);
    if (!info.isDir())
        return refuse(u"is no folder"_s);
    // The permissions alone do not tell: the disk may be mounted read-only.
    if (QTemporaryFile probe(folder + u"/.tilldesk-XXXXXX"_s); !probe.open())
        return refuse(u"cannot be written: "_s + probe.errorString());
    return {};
}

/// The functions of LocalSafekeeping::Control.
class WindowSafekeeping
{
public:
    WindowSafekeeping(Assembly &assembly, const storage::DataDirectory &directory)
        : m_assembly(assembly),
          m_directory(directory)
    {
    }

    Result<SafekeepingState> state()
    {
        auto &keeper = m_assembly.backups();
        SafekeepingState state;
        state.now = keeper.now();
        state.settings = keeper.settings();
        {
            storage::Database db(m_directory.databasePath(), storage::Database::Mode::ReadOnly);
            state.status = safekeeping::readStatus(db, state.settings.folder, state.now);
            for (const BackupRun &run : safekeeping::latestRuns(db, kLatest)) {
                if (run.kind != BackupKind::Rehearsal)
                    state.latest << run;
            }
            state.known = knownPassphrase(db);
        }
        if (const QFileInfo file(state.settings.passphraseFile); file.isFile())
            state.passphraseSet = fromMillis(file.lastModified().toMSecsSinceEpoch());
        state.nextBackup = keeper.nextDaily();
        state.nextRehearsal = keeper.nextRehearsal();
        if (!state.settings.folder.isEmpty())
            state.disk = diskOf(state.settings.folder, m_directory.path());
        state.restored = safekeeping::readMark(m_directory.path());
        state.isRunning = keeper.isRunning();
        return state;
    }

    Result<void> apply(const BackupSettings &wanted)
    {
        const BackupSettings before = m_assembly.backups().settings();
        if (wanted.folder != before.folder) {
            if (m_directory.hasServer())
                return fail(ErrorCode::FieldInvalid, safekeeping::backupOnServer(),
                            u"backupFolder"_s);
            if (auto checked = checkFolder(wanted.folder); !checked)
                return checked;
        }
        if (wanted.passphraseFile != before.passphraseFile) {
            if (const auto read = safekeeping::readPassphrase(wanted.passphraseFile); !read)
                return fail(ErrorCode::FieldInvalid, read.error().detail,
                            u"backupPassphraseFile"_s);
        }
        if (auto written =
                writeSettings(settingsFile(m_assembly.settings()),
                              {{u"backupFolder"_s, wanted.folder},
                               {u"backupTime"_s, wanted.time.toString(u"HH:mm"_s)},
                               {u"backupSecondTime"_s, timeText(wanted.secondTime)},
                               {u"backupKeep"_s, QString::number(wanted.keep)},
                               {u"backupKeepMonths"_s, QString::number(wanted.keepMonths)},
                               {u"backupAtQuit"_s, wanted.isAtQuit ? u"on"_s : u"off"_s},
                               {u"backupRehearsal"_s, wanted.rehearses ? u"on"_s : u"off"_s},
                               {u"backupPassphraseFile"_s, wanted.passphraseFile}});
            !written)
            return written;
        m_assembly.backups().setSettings(wanted);
        return record({.kind = AuditKind::SettingsChanged,
                       .before = factsOf(before),
                       .after = factsOf(wanted)});
    }

    Result<void> setPassphrase(const QString &passphrase)
    {
        const QByteArray content = passphrase.toUtf8() + '\n';
        if (const auto checked = safekeeping::passphraseIn(content); !checked)
            return fail(checked.error().code, checked.error().detail, u"passphrase"_s);
        const QString path = m_directory.path() + u"/backup.passphrase"_s;
        auto file =
            storage::AtomicFile::begin(path, content.size(), storage::FileAccess::OwnerOnly);
        if (!file)
            return file.failure();
        if (file->file().write(content) != content.size())
            return fail(ErrorCode::FileNotWritten, file->file().errorString());
        if (const auto written = file->commit(); !written)
            return written.failure();
        if (auto forgotten = remember({}); !forgotten) // the new one was not asked for yet
            return forgotten;
        BackupSettings wanted = m_assembly.backups().settings();
        if (wanted.passphraseFile == path)
            return record({.kind = AuditKind::SettingsChanged,
                           .facts = {{u"changed"_s, u"passphrase of the backups"_s}}});
        wanted.passphraseFile = path;
        return apply(wanted);
    }

    Result<void> checkPassphrase(const QString &passphrase, const QString &by)
    {
        const auto known =
            safekeeping::readPassphrase(m_assembly.backups().settings().passphraseFile);
        if (!known)
            return known.failure();
        if (known->isEmpty())
            return fail(ErrorCode::FieldRequired, u"is not set"_s, u"passphrase"_s);
        if (*known != passphrase.toUtf8())
            return fail(ErrorCode::FieldInvalid, u"is not that of the backups"_s, u"passphrase"_s);
        return remember(QString::fromUtf8(
            QJsonDocument({{u"at"_s, toMillis(m_assembly.backups().now())}, {u"by"_s, by}})
                .toJson(QJsonDocument::Compact)));
    }

    Result<void> acceptRestore() { return m_assembly.acceptRestore(); }

    Result<BackupRun> backUp(BackupControl &control)
    {
        const BackupSettings settings = m_assembly.backups().settings();
        if (settings.folder.isEmpty())
            return fail(ErrorCode::FieldRequired, u"is needed for a backup"_s, u"backupFolder"_s);
        const auto passphrase = safekeeping::readPassphrase(settings.passphraseFile);
        if (!passphrase)
            return passphrase.failure();
        const QString name = safekeeping::backupName(m_assembly.backups().now());
        return m_assembly.backups().backUp(
            BackupKind::Requested, QDir(settings.folder).filePath(name), *passphrase, &control);
    }

    Result<BackupRun> rehearse(BackupControl &control)
    {
        const auto known = state();
        if (!known)
            return known.failure();
        if (!known->status.lastGood)
            return fail(ErrorCode::FieldRequired, u"has no good backup yet"_s, u"backupFolder"_s);
        const auto passphrase = safekeeping::readPassphrase(known->settings.passphraseFile);
        if (!passphrase)
            return passphrase.failure();
        return m_assembly.backups().rehearse(known->status.lastGood->path, *passphrase, &control);
    }

    Result<BackupSummary> examine(const QString &path, const QString &passphrase,
                                  BackupControl &control)
    {
        auto found = safekeeping::examineBackup(path, passphrase.toUtf8(),
                                                QFileInfo(m_directory.path()).path(), control);
        if (!found)
            return found;
        storage::Database db(m_directory.databasePath(), storage::Database::Mode::ReadOnly);
        const ShopContents now = safekeeping::readContents(db);
        if (now.database == found->contents.database)
            found->newer = now.payments - found->contents.payments;
        return found;
    }

    /// Makes a backup of the present state, then prepares the restored folder.
    Result<void> restore(const QString &path, const QString &passphrase, BackupControl &control)
    {
        // Refuses an unreadable backup before it makes another one.
        if (const auto found = examine(path, passphrase, control); !found)
            return found.failure();
        if (const auto kept = backUp(control); !kept)
            return kept.failure();
        const Timestamp now = m_assembly.backups().now();
        const QString folder = restoredFolder(m_directory.path(), now);
        const auto restored = safekeeping::restoreBackup(
            {.path = path,
             .passphrase = passphrase.toUtf8(),
             .folder = folder,
             .now = now,
             .prepare =
                 [&](const QString &scratch) {
                     return adoptPassphrase(scratch, m_directory.path(), passphrase.toUtf8());
                 }},
            control, {});
        if (!restored)
            return restored.failure();
        m_assembly.setRestored(folder);
        return {};
    }

    Result<QString> supportText(BackupControl &control)
    {
        return QString::fromUtf8(
            app::supportText(m_directory, m_assembly.settings(), m_assembly.keys().masterKey(),
                             m_assembly.backups().now(), &control.isCancelled));
    }

    Result<void> saveSupport(const QString &text, const QString &path)
    {
        if (auto saved = app::saveSupport(text.toUtf8(), path); !saved)
            return saved;
        return recordSupport(path);
    }

    Result<void> recordSupport(const QString &path)
    {
        return record({.kind = AuditKind::SupportFileMade, .facts = {{u"path"_s, path}}});
    }

    /// Runs `work(control)` on the backup thread, as the actor of this thread.
    template <typename T, typename F>
    void post(const std::shared_ptr<BackupControl> &control, LocalSafekeeping::Done<T> done, F work)
    {
        m_assembly.backups().post(
            control, [control, done = std::move(done), work, actor = audit::Acting::current()] {
                const audit::Acting acting(actor);
                const auto result = [&]() -> Result<T> {
                    if (control->isCancelled) // cancelled while waiting for another backup
                        return fail(ErrorCode::Cancelled);
                    try {
                        return work(*control);
                    } catch (const std::exception &e) {
                        return fail(ErrorCode::Storage, QString::fromUtf8(e.what()));
                    }
                };
                done(result());
            });
    }

private:
    static std::optional<KnownPassphrase> knownPassphrase(storage::Database &db)
    {
        const auto text = storage::SettingRepository(db).value(kKnownPassphrase);
        if (!text || text->isEmpty())
            return {};
        const QJsonObject known = QJsonDocument::fromJson(text->toUtf8()).object();
        return KnownPassphrase{fromMillis(known[u"at"_s].toInteger()), known[u"by"_s].toString()};
    }

    /// Stores when the passphrase was last known. @param text  empty: not known
    Result<void> remember(const QString &text)
    {
        return runtime::promisedByCore<void>(
                   m_assembly.core(),
                   [this, text]() -> Result<void> {
                       storage::SettingRepository(m_assembly.services().database())
                           .set(kKnownPassphrase, text);
                       return {};
                   },
                   audit::Acting::current())
            .result();
    }

    Result<void> record(audit::Event event)
    {
        return runtime::promisedByCore<void>(
                   m_assembly.core(),
                   [this, event = std::move(event)]() -> Result<void> {
                       auto &services = m_assembly.services();
                       audit::Trail(services.database(), services.clock()).record(event);
                       return {};
                   },
                   audit::Acting::current())
            .result();
    }

    Assembly &m_assembly;
    const storage::DataDirectory &m_directory;
};

} // namespace

LocalSafekeeping::Control safekeepingControl(Assembly &assembly,
                                             const storage::DataDirectory &directory)
{
    const auto shop = std::make_shared<WindowSafekeeping>(assembly, directory);
    return {
        .state = [shop] { return shop->state(); },
        .apply = [shop](const BackupSettings &settings) { return shop->apply(settings); },
        .setPassphrase =
            [shop](const QString &passphrase) { return shop->setPassphrase(passphrase); },
        .checkPassphrase =
            [shop](const QString &passphrase, const QString &by) {
                return shop->checkPassphrase(passphrase, by);
            },
        .acceptRestore = [shop] { return shop->acceptRestore(); },
        .saveSupport = [shop](const QString &text,
                              const QString &path) { return shop->saveSupport(text, path); },
        .recordSupport = [shop](const QString &path) { return shop->recordSupport(path); },
        .backUp =
            [shop](const auto &control, auto done) {
                shop->post<BackupRun>(control, std::move(done), [shop](BackupControl &running) {
                    return shop->backUp(running);
                });
            },
        .rehearse =
            [shop](const auto &control, auto done) {
                shop->post<BackupRun>(control, std::move(done), [shop](BackupControl &running) {
                    return shop->rehearse(running);
                });
            },
        .examine =
            [shop](const QString &path, const QString &passphrase, const auto &control, auto done) {
                shop->post<BackupSummary>(control, std::move(done),
                                          [shop, path, passphrase](BackupControl &running) {
                                              return shop->examine(path, passphrase, running);
                                          });
            },
        .restore =
            [shop](const QString &path, const QString &passphrase, const auto &control, auto done) {
                shop->post<void>(control, std::move(done),
                                 [shop, path, passphrase](BackupControl &running) {
                                     return shop->restore(path, passphrase, running);
                                 });
            },
        .supportText =
            [shop](auto done) {
                shop->post<QString>(
                    std::make_shared<BackupControl>(), std::move(done),
                    [shop](BackupControl &running) { return shop->supportText(running); });
            }};
}

} // namespace tilldesk::app
