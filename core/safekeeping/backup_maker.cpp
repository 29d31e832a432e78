#include "core/safekeeping/backup_maker.h"

#include "core/base/version.h"
#include "core/keys/master_key_file.h"
#include "core/safekeeping/backup_writer.h"
#include "core/safekeeping/shop_contents.h"
#include "core/storage/database_copy.h"
#include "core/storage/statement_progress.h"

#include <QBuffer>
#include <QFileInfo>
#include <QStorageInfo>
#include <vector>

using namespace Qt::StringLiterals;

namespace tilldesk::safekeeping {
namespace {

/// Space that the copy leaves to the service, whose write-ahead log grows meanwhile.
constexpr qint64 kSpare = 128LL * 1024 * 1024;

/// Returns what the long statements of a connection call: they rest, and end when the backup is
/// cancelled.
std::function<bool()> restingWith(const BackupControl &control)
{
    return [&control] {
        control.pieceDone();
        return !control.isCancelled;
    };
}

/// Errors: `Storage` with the first finding of SQLite's check; `Cancelled`.
Result<ShopContents> checkedContents(const QString &path, BackupControl &control)
{
    try {
        storage::Database db(path, storage::Database::Mode::Immutable);
        const storage::StatementProgress progress(db, restingWith(control));
        auto check = db.prepare(u"PRAGMA quick_check(1)"_s);
        const QString finding = check.next() ? check.read<QString>() : u"no answer"_s;
        if (finding != "ok"_L1)
            return fail(ErrorCode::Storage,
                        u"the database is damaged, so no backup was made: "_s + finding);
        return readContents(db);
    } catch (const storage::StorageException &e) {
        if (control.isCancelled)
            return fail(ErrorCode::Cancelled);
        return fail(ErrorCode::Storage,
                    u"the database is damaged, so no backup was made: "_s
                        + QString::fromUtf8(e.what()));
    }
}

/// The parts of a backup, open for reading.
struct Parts {
    QList<BackupPart> list;
    std::vector<std::unique_ptr<QIODevice>> devices;

    void add(const QString &name, std::unique_ptr<QIODevice> device)
    {
        if (!device->open(QIODevice::ReadOnly))
            return;
        list << BackupPart{name, device->size()};
        devices.push_back(std::move(device));
    }
};

Parts partsOf(const BackupRequest &request, const QString &copy)
{
    Parts parts;
    if (!request.masterKey.isEmpty()) {
        auto text = std::make_unique<QBuffer>();
        text->setData(keys::masterKeyText(request.masterKey));
        parts.add(kMasterKeyPart, std::move(text));
    }
    for (const QLatin1StringView name : kOtherParts)
        parts.add(name, std::make_unique<QFile>(request.dataFolder + u'/' + name));
    parts.add(kDatabasePart, std::make_unique<QFile>(copy));
    return parts;
}

/// Errors: `NoSpace` if copy and backup are written to one disk that has no space for both.
Result<void> checkSpace(const BackupRequest &request, qint64 bytes)
{
    const QStorageInfo disk(request.dataFolder);
    const QStorageInfo target(QFileInfo(request.path).absolutePath());
    if (!disk.isValid() || disk.device() != target.device()
        || disk.bytesAvailable() >= 2 * bytes + kSpare)
        return {};
    return fail(
        ErrorCode::NoSpace,
        u"a backup to the disk of the database needs %1, and %2 are free"_s.arg(
            storage::sizeText(2 * bytes + kSpare), storage::sizeText(disk.bytesAvailable())));
}

/// Rewrites the copy if retention has replaced payers: unused space in the copied pages may still
/// contain their names and IBANs. Errors: `Storage`; `Cancelled`.
Result<void> compactReplaced(const QString &path, BackupControl &control)
{
    try {
        storage::Database db(path);
        auto replaced = db.prepare(
            u"SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'payer_pseudonym'"_s);
        if (!replaced.next())
            return {};
        auto row = db.prepare(u"SELECT 1 FROM payer_pseudonym LIMIT 1"_s);
        if (!row.next())
            return {};
    } catch (const storage::StorageException &e) {
        return fail(ErrorCode::Storage, QString::fromUtf8(e.what()));
    }
    try {
        storage::Database db(path);
        const storage::StatementProgress progress(db, restingWith(control));
        db.execute(u"VACUUM"_s);
        return {};
    } catch (const storage::StorageException &e) {
        if (control.isCancelled)
            return fail(ErrorCode::Cancelled);
        return fail(ErrorCode::Storage,
                    u"the copy cannot be rewritten: "_s + QString::fromUtf8(e.what()));
    }
}

} // namespace

QString backupName(Timestamp madeAt)
{
    QString time = QString::fromLatin1(toIsoUtc(madeAt).first(19)); // up to the seconds
    time.remove(u'-').remove(u':');
    return u"tilldesk-%1Z.backup"_s.arg(time);
}

QString backupOnServer()
{
    return u"Back up and restore a PostgreSQL database with PostgreSQL's own programs: "
           u"pg_basebackup"
           " with an archive of the write-ahead log, or pg_dump and pg_restore"_s;
}

qint64 bytesForCopy(const QString &databasePath)
{
    return QFileInfo(databasePath).size() + QFileInfo(databasePath + u"-wal"_s).size() + kSpare;
}

Result<BackupReport> makeBackup(const BackupRequest &request, BackupControl &control)
{
    if (storage::engineOf(request.databasePath) != storage::Engine::Sqlite)
        return fail(ErrorCode::Storage, backupOnServer());
    const qint64 wanted = bytesForCopy(request.databasePath);
    control.total = 3 * (wanted - kSpare); // copied, written, read back
    if (const auto fits = checkSpace(request, wanted - kSpare); !fits)
        return fits.failure();
    // Never committed: the destructor deletes the copy, and the next backup those of killed
    // processes.
    auto copy = storage::AtomicFile::begin(request.dataFolder + u"/backup.db"_s, wanted,
                                           storage::FileAccess::OwnerOnly);
    if (!copy)
        return copy.failure();
    const QString path = copy->temporaryPath();
    const auto copied = request.copy ? request.copy(path, control)
                                     : storage::copyDatabase(request.databasePath, path, control);
    if (!copied)
        return copied.failure();
    if (const auto compacted = compactReplaced(path, control); !compacted)
        return compacted.failure();
    auto contents = checkedContents(path, control);
    if (!contents)
        return contents.failure();
    Parts parts = partsOf(request, path);
    BackupHeader header{.program = QString::fromLatin1(version()),
                        .madeAt = request.madeAt,
                        .database = contents->database,
                        .schema = contents->schema,
                        .payments = contents->payments,
                        .lastPayment = contents->lastPayment,
                        .parts = parts.list,
                        .salt = {},
                        .cost = {}};
    auto writer = BackupWriter::begin(request.path, std::move(header), request.passphrase, control);
    if (!writer)
        return writer.failure();
    for (std::size_t i = 0; i < parts.devices.size(); ++i) {
        if (const auto added = writer->add(*parts.devices[i], parts.list[qsizetype(i)].bytes);
            !added)
            return added.failure();
    }
    const auto bytes = writer->commit();
    if (!bytes)
        return bytes.failure();
    return BackupReport{*bytes, *contents};
}

} // namespace tilldesk::safekeeping
