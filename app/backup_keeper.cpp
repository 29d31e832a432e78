#include "app/backup_keeper.h"

#include "core/runtime/promised.h"
#include "core/safekeeping/backup_maker.h"
#include "core/safekeeping/backup_reader.h"
#include "core/safekeeping/backup_runs.h"
#include "core/safekeeping/restorer.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <sys/resource.h>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

/// Niceness of the backup thread. It yields to the service's threads, but a busy computer must not
/// starve it: the write-ahead log grows until the copy of the database is complete.
constexpr int kPriority = 5;
constexpr std::chrono::hours kRehearsalAge{24 * 30};

/// Errors: `FileNotWritten` if the file of the settings cannot be read.
Result<QByteArray> passphraseFrom(const QString &path)
{
    if (path.isEmpty())
        return QByteArray();
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail(ErrorCode::FileNotWritten,
                    u"backupPassphraseFile %1 cannot be read"_s.arg(path));
    const QByteArray text = file.readLine().trimmed();
    if (text.isEmpty())
        return fail(ErrorCode::FileNotWritten, u"backupPassphraseFile %1 is empty"_s.arg(path));
    return text;
}

BackupRun begun(BackupKind kind, Timestamp at, const QString &path)
{
    BackupRun run;
    run.kind = kind;
    run.at = at;
    run.path = path;
    return run;
}

} // namespace

BackupKeeper::BackupKeeper(Needs needs) : m_needs(std::move(needs))
{
    m_pool.setMaxThreadCount(1);
}

void BackupKeeper::open(storage::Database &db, threads::Scheduler &scheduler)
{
    m_db = &db;
    const BackupStatus status =
        safekeeping::readStatus(db, m_needs.rules.folder, m_needs.wall.now());
    m_lastDaily = status.lastDaily;
    m_lastRehearsal = status.lastRehearsal;
    if (m_needs.rules.folder.isEmpty())
        return;
    scheduler.add({.name = "daily backup",
                   .due = [this]() -> std::optional<Timestamp> {
                       if (!m_isOn || m_isRunning)
                           return {};
                       const auto next = nextDaily();
                       // Backups follow the wall clock, and the scheduler the service clock.
                       return next
                           ? std::optional(m_needs.service.now() + (*next - m_needs.wall.now()))
                           : std::nullopt;
                   },
                   .run =
                       [this] {
                           m_isRunning = true;
                           m_pool.start([this] { makeDaily(); });
                       }});
}

std::optional<Timestamp> BackupKeeper::nextDaily() const
{
    if (m_needs.rules.folder.isEmpty())
        return {};
    if (!m_lastDaily)
        return m_needs.wall.now();
    return m_lastDaily->isGood() ? m_needs.rules.time.next(m_lastDaily->at)
                                 : m_lastDaily->at + kRetry;
}

void BackupKeeper::start()
{
    m_isOn = true;
    m_needs.core.wake();
}

void BackupKeeper::stop()
{
    m_isOn = false;
    m_control.isCancelled = true;
    m_pool.waitForDone();
}

void BackupKeeper::makeDaily()
{
    setpriority(PRIO_PROCESS, 0, kPriority);
    const QString path =
        QDir(m_needs.rules.folder).filePath(safekeeping::backupName(m_needs.wall.now()));
    const auto passphrase = passphraseFrom(m_needs.rules.passphraseFile);
    const auto made = passphrase
        ? backUp(BackupKind::Daily, path, *passphrase)
        : recorded(begun(BackupKind::Daily, m_needs.wall.now(), path), passphrase.error());
    if (made) {
        removeOld(path);
        const bool isDue =
            !m_lastRehearsal || m_needs.wall.now() - m_lastRehearsal->at >= kRehearsalAge;
        if (isDue && !m_control.isCancelled)
            std::ignore = rehearse(path, *passphrase);
    }
    m_isRunning = false;
    m_needs.core.wake();
}

Result<BackupRun> BackupKeeper::backUp(BackupKind kind, const QString &path,
                                       const QByteArray &passphrase)
{
    BackupRun run = begun(kind, m_needs.wall.now(), path);
    QElapsedTimer timer;
    timer.start();
    const auto made = safekeeping::makeBackup({.dataFolder = m_needs.dataFolder,
                                               .databasePath = m_needs.databasePath,
                                               .masterKey = m_needs.masterKey(),
                                               .passphrase = passphrase,
                                               .path = path,
                                               .madeAt = run.at},
                                              m_control);
    run.duration = std::chrono::milliseconds(timer.elapsed());
    if (made) {
        run.bytes = made->bytes;
        run.payments = made->contents.payments;
    }
    return recorded(std::move(run), made ? std::nullopt : std::optional(made.error()));
}

Result<BackupRun> BackupKeeper::rehearse(const QString &path, const QByteArray &passphrase)
{
    BackupRun run = begun(BackupKind::Rehearsal, m_needs.wall.now(), path);
    QElapsedTimer timer;
    timer.start();
    const auto restored =
        safekeeping::rehearseRestore(path, passphrase, m_needs.dataFolder, m_control);
    run.duration = std::chrono::milliseconds(timer.elapsed());
    if (restored) {
        run.bytes = QFileInfo(path).size();
        run.payments = restored->contents.payments;
    }
    return recorded(std::move(run), restored ? std::nullopt : std::optional(restored.error()));
}

/// Stores the run in the audit trail; a failed one is logged too. A cancelled run is no record: the
/// program is stopping.
Result<BackupRun> BackupKeeper::recorded(BackupRun run, const std::optional<Error> &error)
{
    const QByteArray name = run.kind == BackupKind::Rehearsal ? "rehearsal" : "backup";
    if (error && error->code == ErrorCode::Cancelled)
        return fail(error->code, error->detail);
    if (error)
        run.problem = error->detail;
    // The caller of a command reads its result; only the daily backups have no other reader.
    if (error && m_isRunning)
        m_needs.log.error(name + " failed: " + error->detail.toUtf8());
    const auto stored = runtime::promisedByCore<void>(m_needs.core, [this, run]() -> Result<void> {
                            audit::Trail trail(*m_db, m_needs.service);
                            safekeeping::recordRun(trail, run);
                            if (run.kind == BackupKind::Daily)
                                m_lastDaily = run;
                            if (run.kind == BackupKind::Rehearsal)
                                m_lastRehearsal = run;
                            return {};
                        }).result();
    if (error)
        return fail(error->code, error->detail, error->field);
    if (!stored)
        return stored.failure();
    return run;
}

/// Deletes the oldest daily backups of this database beyond the number to keep.
/// @param newest  the backup that was just made
void BackupKeeper::removeOld(const QString &newest)
{
    safekeeping::BackupReader reader(newest);
    const auto own = reader.readHeader();
    if (!own)
        return;
    const QDir folder(m_needs.rules.folder);
    int kept = 0;
    const QStringList names =
        folder.entryList({u"tilldesk-*Z.backup"_s}, QDir::Files, QDir::Name | QDir::Reversed);
    for (const QString &name : names) {
        const QString path = folder.filePath(name);
        const auto header = safekeeping::BackupReader(path).readHeader();
        if (!header || header->database != own->database) // of another shop, or not a backup
            continue;
        if (++kept > m_needs.rules.keep)
            QFile::remove(path);
    }
}

} // namespace tilldesk::app
