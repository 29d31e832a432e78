#include "core/safekeeping/restorer.h"

#include "core/safekeeping/backup_reader.h"
#include "core/safekeeping/restore_mark.h"
#include "core/safekeeping/scratch_folder.h"
#include "core/safekeeping/shop_contents.h"
#include "core/storage/atomic_file.h"
#include "core/storage/migrate.h"
#include "core/verification/checks.h"

#include <QDir>
#include <QFileInfo>
#include <QStorageInfo>

using namespace Qt::StringLiterals;

namespace tilldesk::safekeeping {
namespace {

/// Errors: `FieldInvalid` unless the folder is missing or empty.
Result<void> checkTarget(const QString &folder)
{
    const QFileInfo there(folder);
    if (!there.exists() && !there.isSymLink())
        return {};
    const auto all = QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot;
    if (there.isDir() && !there.isSymLink() && QDir(folder).isEmpty(all))
        return {};
    return refuseBackup(u"must be a new or an empty folder: %1 is not"_s.arg(folder),
                        u"data-dir"_s);
}

Result<void> checkSpace(const QString &folder, qint64 bytes)
{
    const QStorageInfo disk(folder);
    if (!disk.isValid() || disk.bytesAvailable() >= bytes)
        return {};
    return fail(ErrorCode::NoSpace,
                u"%1 needs %2, and %3 are free"_s.arg(folder, storage::sizeText(bytes),
                                                      storage::sizeText(disk.bytesAvailable())));
}

/// Errors: `Storage` with the first finding.
Result<ShopContents> checkedShop(const QString &databasePath, const BackupHeader &header,
                                 const verification::ReportCheck &report)
{
    try {
        // An earlier schema is brought up to date at the next start; its checks need the new one.
        storage::Database db(databasePath);
        const bool isOlder = header.schema < storage::newestSchema();
        if (isOlder)
            storage::migrate(db);
        ShopContents contents = readContents(db);
        if (contents.payments != header.payments || contents.database != header.database)
            return fail(
                ErrorCode::Storage,
                u"the restored database is not the one that the backup's header describes"_s);
        QString finding;
        const bool isSound =
            verification::verify(databasePath, verification::allChecks(),
                                 [&report, &finding](const verification::CheckReport &check) {
                                     if (!check.isSound() && finding.isEmpty())
                                         finding = check.lines().first();
                                     if (report)
                                         report(check);
                                 });
        if (!isSound)
            return fail(ErrorCode::Storage,
                        u"the restored database fails its checks: "_s + finding);
        return contents;
    } catch (const storage::StorageException &e) {
        return fail(ErrorCode::Storage,
                    u"the restored database cannot be read: "_s + QString::fromUtf8(e.what()));
    }
}

/// Extracts and checks the backup in `scratch`.
Result<RestoreReport> restoreInto(const QString &scratch, BackupReader &reader,
                                  const BackupHeader &header, BackupControl &control,
                                  const verification::ReportCheck &report)
{
    if (const auto extracted = reader.extract(scratch, control); !extracted)
        return extracted.failure();
    auto contents = checkedShop(scratch + u'/' + kDatabasePart, header, report);
    if (!contents)
        return contents.failure();
    return RestoreReport{header, std::move(*contents)};
}

/// Checks the file, the passphrase, and the space in `parent`.
Result<BackupHeader> opened(BackupReader &reader, const QByteArray &passphrase,
                            const QString &parent, BackupControl &control)
{
    auto header = reader.readHeader();
    if (!header)
        return header;
    control.total = reader.bytes() - kDigestBytes + header->contentBytes(); // checked, extracted
    header = reader.checkWhole(control);
    if (!header)
        return header;
    if (header->schema > storage::newestSchema())
        return refuseBackup(
            u"has a database of Tilldesk %1, which is newer than this program: use that"
            " version or a newer one"_s.arg(header->program),
            u"input"_s);
    if (const auto unlocked = reader.unlock(passphrase); !unlocked)
        return unlocked.failure();
    if (const auto fits = checkSpace(parent, header->contentBytes()); !fits)
        return fits.failure();
    return header;
}

} // namespace

Result<RestoreReport> restoreBackup(const RestoreRequest &request, BackupControl &control,
                                    const verification::ReportCheck &report)
{
    const QString place = QDir(request.folder).absolutePath();
    if (const auto target = checkTarget(place); !target)
        return target.failure();
    BackupReader reader(request.path);
    const QString parent = QFileInfo(place).path();
    const auto header = opened(reader, request.passphrase, parent, control);
    if (!header)
        return header.failure();
    auto scratch = ScratchFolder::begin(parent);
    if (!scratch)
        return scratch.failure();
    auto restored = restoreInto(scratch->path(), reader, *header, control, report);
    if (!restored)
        return restored;
    if (request.now) {
        const auto marked = writeMark(
            scratch->path(), {header->madeAt, *request.now, restored->contents.lastPayment});
        if (!marked)
            return marked.failure();
    }
    if (request.prepare) {
        if (const auto prepared = request.prepare(scratch->path()); !prepared)
            return prepared.failure();
    }
    if (const auto moved = scratch->moveTo(place); !moved)
        return moved.failure();
    return restored;
}

Result<RestoreReport> rehearseRestore(const QString &path, const QByteArray &passphrase,
                                      const QString &folder, BackupControl &control)
{
    BackupReader reader(path);
    const auto header = opened(reader, passphrase, folder, control);
    if (!header)
        return header.failure();
    const auto scratch = ScratchFolder::begin(folder);
    if (!scratch)
        return scratch.failure();
    return restoreInto(scratch->path(), reader, *header, control, {});
}

Result<BackupSummary> examineBackup(const QString &path, const QByteArray &passphrase,
                                    const QString &folder, BackupControl &control)
{
    BackupReader reader(path);
    const auto header = opened(reader, passphrase, folder, control);
    if (!header)
        return header.failure();
    const auto scratch = ScratchFolder::begin(folder);
    if (!scratch)
        return scratch.failure();
    if (const auto extracted = reader.extract(scratch->path(), control); !extracted)
        return extracted.failure();
    try {
        storage::Database db(scratch->path() + u'/' + kDatabasePart,
                             storage::Database::Mode::ReadOnly);
        return BackupSummary{header->madeAt, readContents(db)};
    } catch (const storage::StorageException &e) {
        return fail(ErrorCode::Storage,
                    u"the database in the backup cannot be read: "_s + QString::fromUtf8(e.what()));
    }
}

} // namespace tilldesk::safekeeping
