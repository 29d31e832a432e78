#include "core/storage/database_copy.h"

#include "core/storage/transaction.h"
#include "core/storage/writeback_pacer.h"

#include <QFile>
#include <memory>
#include <sqlite3.h>

using namespace Qt::StringLiterals;

namespace tilldesk::storage {
namespace {

/// Pages copied between two checks for cancellation: 4 MiB.
constexpr int kPages = 1024;
/// Length of the write-ahead log that the writer checkpoints by itself. @source PRAGMA
/// wal_autocheckpoint in Database
constexpr int kFewFrames = 1000;
constexpr int kCheckpoints = 50;

struct CloseDatabase {
    void operator()(sqlite3 *db) const { sqlite3_close_v2(db); }
};
struct FinishBackup {
    void operator()(sqlite3_backup *backup) const { sqlite3_backup_finish(backup); }
};
using Connection = std::unique_ptr<sqlite3, CloseDatabase>;

/// Opens the copy's file without a journal: an unfinished copy is deleted, not recovered.
Connection openTarget(const QString &path)
{
    sqlite3 *db = nullptr;
    const int code = sqlite3_open_v2(QFile::encodeName(path).constData(), &db,
                                     SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nullptr);
    Connection connection(db);
    if (code != SQLITE_OK)
        throw StorageException("cannot open " + path.toStdString());
    sqlite3_exec(db, "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF", nullptr, nullptr,
                 nullptr);
    return connection;
}

/// Checkpoints the write-ahead log that has grown during the copy. The writer goes on meanwhile,
/// and finds a short log when it commits; otherwise the writer's next commit would wait for the
/// whole checkpoint.
void checkpointAside(const QString &path)
{
    Database db(path);
    int frames = kFewFrames;
    for (int i = 0; i < kCheckpoints && frames >= kFewFrames; ++i) {
        int all = 0;
        int moved = 0;
        if (sqlite3_wal_checkpoint_v2(db.sqlite(), nullptr, SQLITE_CHECKPOINT_PASSIVE, &all, &moved)
            != SQLITE_OK)
            return; // the writer is doing it
        frames = all - moved;
    }
}

} // namespace

Result<void> copyDatabase(const QString &source, const QString &target, BackupControl &control)
{
    try {
        {
            Database from(source, Database::Mode::ReadOnly);
            const Transaction view(from, Transaction::Kind::Read);
            auto first = from.prepare(u"SELECT count(*) FROM sqlite_schema"_s);
            std::ignore = first.next(); // takes the snapshot
            const Connection to = openTarget(target);
            std::unique_ptr<sqlite3_backup, FinishBackup> backup(
                sqlite3_backup_init(to.get(), "main", from.sqlite(), "main"));
            if (!backup)
                return fail(ErrorCode::Storage, QString::fromUtf8(sqlite3_errmsg(to.get())));
            QFile written(target); // SQLite does not tell the descriptor that it writes to
            if (!written.open(QIODevice::ReadOnly))
                return fail(ErrorCode::Storage, written.errorString());
            WritebackPacer pacer(written.handle());
            constexpr qint64 kPageSize = 4096;
            const qint64 before = control.done;
            int code = SQLITE_OK;
            while (code == SQLITE_OK) {
                if (control.isCancelled)
                    return fail(ErrorCode::Cancelled);
                code = sqlite3_backup_step(backup.get(), kPages);
                const qint64 pages =
                    sqlite3_backup_pagecount(backup.get()) - sqlite3_backup_remaining(backup.get());
                control.done = before + pages * kPageSize;
                pacer.written(pages * kPageSize);
            }
            if (code == SQLITE_FULL)
                return fail(ErrorCode::NoSpace, u"the disk has no space for %1"_s.arg(target));
            if (code != SQLITE_DONE)
                return fail(ErrorCode::Storage,
                            u"the database cannot be copied: "_s
                                + QString::fromUtf8(sqlite3_errstr(code)));
        }
        checkpointAside(source);
        return {};
    } catch (const StorageException &e) {
        return fail(ErrorCode::Storage,
                    u"the database cannot be copied: "_s + QString::fromUtf8(e.what()));
    }
}

} // namespace tilldesk::storage
