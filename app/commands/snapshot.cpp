#include "app/commands/snapshot.h"

#include "app/command_record.h"
#include "app/commands/backup.h"
#include "app/restored_folder.h"
#include "app/system_keychain.h"
#include "core/keys/master_key.h"
#include "core/safekeeping/backup_maker.h"
#include "core/safekeeping/restorer.h"
#include "core/verification/high_water_check.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

const QString kSnapshotName = u"name"_s;

/// Errors: `FieldInvalid` if the name could leave the folder.
Result<QString> snapshotPath(const CommandValues &values)
{
    static const QRegularExpression allowed(u"^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$"_s);
    const QString name = values[kSnapshotName];
    if (!allowed.match(name).hasMatch())
        return fail(
            ErrorCode::FieldInvalid,
            u"must have 1 to 64 letters, digits, dots, hyphens or underscores, and begin with"
            " a letter or digit"_s,
            kSnapshotName);
    const QString folder = values.value(u"folder"_s, defaultDataDir() + u"-snapshots"_s);
    return QDir(folder).filePath(name + u".snapshot"_s);
}

Result<QByteArray> masterKeyOf(const storage::DataDirectory &directory)
{
    const auto database = verification::highWaterOf(directory.databasePath());
    if (!database)
        return database.failure();
    SystemKeychain keychain;
    return keys::openMasterKey({.file = keys::MasterKeyFile(directory.masterKeyPath()),
                                .keychain = &keychain,
                                .prefersKeychain = false},
                               database->database, true);
}

QJsonObject factsOfSnapshot(const CommandValues &values, const QString &path)
{
    return {{u"name"_s, values[kSnapshotName]}, {u"path"_s, path}};
}

CommandResult saveSnapshot(const CommandValues &values, const storage::DataDirectory &directory,
                           const Settings & /*settings*/)
{
    const auto path = snapshotPath(values);
    if (!path)
        return CommandResult::failure(path.error());
    const auto masterKey = masterKeyOf(directory);
    if (!masterKey)
        return CommandResult::failure(masterKey.error());
    QDir().mkpath(QFileInfo(*path).path());
    BackupControl control;
    const auto made = safekeeping::makeBackup({.dataFolder = directory.path(),
                                               .databasePath = directory.databasePath(),
                                               .masterKey = *masterKey,
                                               .passphrase = {},
                                               .path = *path,
                                               .madeAt = SystemClock().now()},
                                              control);
    if (!made)
        return CommandResult::failure(made.error());
    return {CommandResult::kFine,
            (*path + u'\n').toUtf8(),
            {},
            {AuditKind::SnapshotSaved, factsOfSnapshot(values, *path)}};
}

/// Records in the audit trail of the loaded shop that it comes from a snapshot.
Result<void> recordLoaded(const QString &folder, const CommandRecord &record)
{
    try {
        storage::Database db(storage::DataDirectory(folder).databasePath());
        recordIn(db, record);
        return {};
    } catch (const storage::StorageException &e) {
        return fail(ErrorCode::Storage, QString::fromUtf8(e.what()));
    }
}

CommandResult loadSnapshot(const CommandValues &values, const Settings &settings)
{
    const auto path = snapshotPath(values);
    if (!path)
        return CommandResult::failure(path.error());
    if (!settings.given.contains(u"dataDir"_s))
        return CommandResult::failure(
            {ErrorCode::FieldRequired, u"is needed: the new folder of the shop"_s, u"data-dir"_s});
    BackupControl control;
    const auto restored = safekeeping::restoreBackup(
        {.path = *path,
         .passphrase = {},
         .folder = settings.dataDir,
         .prepare = [&](const QString &scratch) -> Result<void> {
             const auto adopted = adoptPassphrase(scratch, settings.dataDir, {});
             return adopted ? recordLoaded(
                        scratch, {AuditKind::SnapshotLoaded, factsOfSnapshot(values, *path)})
                            : adopted;
         }},
        control, {});
    return restored ? CommandResult{CommandResult::kFine, contentsText(restored->contents), {}}
                    : CommandResult::failure(restored.error());
}

CommandOption snapshotFolderOption()
{
    return {.name = u"folder"_s,
            .value = u"folder"_s,
            .help = u"folder of the snapshots; default tilldesk-snapshots beside the default data"
                    " folder"_s,
            .isPath = true};
}

} // namespace

std::vector<Command> snapshotCommands()
{
    return {{.words = u"snapshot save"_s,
             .summary = u"Keeps a whole shop under a name, for demos and tests. Not for real shops:"
                        " the file has the keys and no passphrase"_s,
             .options = {snapshotFolderOption()},
             .read = saveSnapshot,
             .insteadOnServer = safekeeping::backupOnServer(),
             .argument = kSnapshotName},
            {.words = u"snapshot load"_s,
             .summary = u"Makes a new data folder of a snapshot"_s,
             .options = {snapshotFolderOption()},
             .insteadOnServer = safekeeping::backupOnServer(),
             .compute = loadSnapshot,
             .argument = kSnapshotName}};
}

} // namespace tilldesk::app
