#include "app/migration_backup.h"

#include "core/keys/master_key_file.h"
#include "core/safekeeping/backup_maker.h"
#include "core/storage/migrate.h"

#include <QFile>

using namespace Qt::StringLiterals;

namespace tilldesk::app {

void backUpBeforeMigration(storage::Database &db, const storage::DataDirectory &directory,
                           Timestamp now, Log &log)
{
    if (directory.hasServer())
        return; // the server's own backups are its administrator's
    const int schema = storage::appliedSchema(db);
    if (schema == 0 || schema >= storage::newestSchema())
        return;
    const auto masterKey = keys::MasterKeyFile(directory.masterKeyPath()).read();
    const QString path =
        u"%1/tilldesk-schema-%2.backup"_s.arg(directory.path()).arg(schema, 4, 10, '0'_L1);
    BackupControl control;
    const auto made = safekeeping::makeBackup({.dataFolder = directory.path(),
                                               .databasePath = directory.databasePath(),
                                               .masterKey = masterKey ? *masterKey : QByteArray(),
                                               .passphrase = {},
                                               .path = path,
                                               .madeAt = now},
                                              control);
    if (!made)
        throw storage::StorageException(
            "the database must be brought up to date, but no backup of it can be made first: "
            + made.error().detail.toStdString() + ". Nothing was changed");
    log.info("the database was backed up to " + path.toUtf8() + " before its migration");
}

} // namespace tilldesk::app
