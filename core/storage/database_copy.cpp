#include "core/storage/database_copy.h"

#include "core/storage/online_copy.h"
#include "core/storage/transaction.h"
#include "core/storage/writeback_pacer.h"

#include <QFile>
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
            OnlineCopy copy(from, target);
            QFile written(target); // SQLite does not tell the descriptor that it writes to
            if (!written.open(QIODevice::ReadOnly))
                return fail(ErrorCode::Storage, written.errorString());
            WritebackPacer pacer(written.handle());
            const qint64 before = control.done;
            while (!copy.isComplete()) {
                if (control.isCancelled)
                    return fail(ErrorCode::Cancelled);
                if (auto stepped = copy.step(kPages); !stepped)
                    return stepped;
                control.done = before + copy.bytes();
                pacer.written(copy.bytes());
            }
        }
        checkpointAside(source);
        return {};
    } catch (const StorageException &e) {
        return fail(ErrorCode::Storage,
                    u"the database cannot be copied: "_s + QString::fromUtf8(e.what()));
    }
}

} // namespace tilldesk::storage
