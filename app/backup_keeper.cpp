#include "app/backup_keeper.h"

#include "core/runtime/promised.h"
#include "core/safekeeping/backup_maker.h"
#include "core/safekeeping/backup_reader.h"
#include "core/safekeeping/backup_runs.h"
#include "core/safekeeping/passphrase.h"
#include "core/safekeeping/restorer.h"
#include "core/storage/gradual_removal.h"
#include "core/threads/live_copy.h"

#include <QDateTime>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QThread>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

/// Niceness of the backup thread, whose share of the processors BackupPace limits too.
constexpr int kPriority = 10;
/// Niceness of a rehearsal, whose checks take many seconds of all processors without a rest.
constexpr int kLowestPriority = 19;

/// Lets this thread yield the processors and the disk to all others. Disks whose scheduler knows no
/// priorities ignore the second part.
void beginYielding()
{
    setpriority(PRIO_PROCESS, 0, kPriority);
    // The C library has no function for it. @source ioprio_set(2)
    constexpr int kThisThread = 1;  // IOPRIO_WHO_PROCESS
    constexpr int kBestEffort = 2;  // IOPRIO_CLASS_BE
    constexpr int kClassShift = 13; // IOPRIO_CLASS_SHIFT
    constexpr int kLowestOfClass = 7;
    ::syscall(SYS_ioprio_set, kThisThread, 0, (kBestEffort << kClassShift) | kLowestOfClass);
}

BackupRun begun(BackupKind kind, Timestamp at, const QString &path)
{
    BackupRun run;
    run.kind = kind;
    run.at = at;
    run.path = path;
    return run;
}

/// Returns the time in the name of a daily backup; invalid if it has another name.
QDateTime timeInName(const QString &name)
{
    QDateTime time =
        QDateTime::fromString(name.section(u'-', 1).section(u'.', 0, 0), u"yyyyMMdd'T'HHmmss'Z'"_s);
    time.setTimeSpec(Qt::UTC);
    return time;
}

} // namespace

BackupKeeper::BackupKeeper(Needs needs)
    : m_needs(std::move(needs)),
      m_settings(m_needs.settings),
      m_pace([this] { return m_needs.core.figures().batches.figures().count; })
{
    m_control.rest = [this](auto onCore) { m_pace.rest(onCore); };
    m_pool.setMaxThreadCount(1);
    m_pool.setExpiryTimeout(0); // the next work gets a thread with the usual priority
}

void BackupKeeper::open(storage::Database &db, threads::Scheduler &scheduler)
{
    m_db = &db;
    const BackupStatus status = safekeeping::readStatus(db, settings().folder, now());
    {
        const std::lock_guard lock(m_mutex);
        m_lastDaily = status.lastDaily;
        m_lastRehearsal = status.lastRehearsal;
    }
    scheduler.add({.name = "daily backup",
                   .due = [this]() -> std::optional<Timestamp> {
                       if (!m_isOn || m_isRunning)
                           return {};
                       const auto next = nextDaily();
                       // Backups follow the wall clock, and the scheduler the service clock.
                       return next ? std::optional(m_needs.service.now() + (*next - now()))
                                   : std::nullopt;
                   },
                   .run =
                       [this] {
                           m_isRunning = true;
                           m_pool.start([this] { makeDaily(); });
                       }});
}

BackupSettings BackupKeeper::settings() const
{
    const std::lock_guard lock(m_mutex);
    return m_settings;
}

void BackupKeeper::setSettings(const BackupSettings &settings)
{
    {
        const std::lock_guard lock(m_mutex);
        m_settings = settings;
    }
    m_needs.core.wake(); // the scheduler asks again when the next backup is due
}

void BackupKeeper::setListener(Listener listener)
{
    const std::lock_guard lock(m_mutex);
    m_listener = std::move(listener);
}

std::optional<Timestamp> BackupKeeper::nextDaily() const
{
    const std::lock_guard lock(m_mutex);
    return nextDailyLocked();
}

std::optional<Timestamp> BackupKeeper::nextDailyLocked() const
{
    if (m_settings.folder.isEmpty())
        return {};
    if (!m_lastDaily)
        return now();
    if (!m_lastDaily->isGood())
        return m_lastDaily->at + kRetry;
    const auto next = [this](QTime time) {
        return payouts::ClosingTime{time, m_needs.timeZone}.next(m_lastDaily->at);
    };
    const Timestamp first = next(m_settings.time);
    return m_settings.secondTime ? std::min(first, next(*m_settings.secondTime)) : first;
}

std::optional<Timestamp> BackupKeeper::nextRehearsal() const
{
    const std::lock_guard lock(m_mutex);
    const auto next = m_settings.rehearses ? nextDailyLocked() : std::nullopt;
    return next && m_lastRehearsal ? std::max(*next, m_lastRehearsal->at + kRehearsalAge) : next;
}

bool BackupKeeper::isRehearsalDue() const
{
    const std::lock_guard lock(m_mutex);
    return m_settings.rehearses
        && (!m_lastRehearsal || now() - m_lastRehearsal->at >= kRehearsalAge);
}

void BackupKeeper::start()
{
    m_isOn = true;
    m_needs.core.wake();
}

Result<void> BackupKeeper::backUpAtQuit()
{
    const BackupSettings settings = this->settings();
    if (!settings.isAtQuit || settings.folder.isEmpty())
        return {};
    const auto passphrase = safekeeping::readPassphrase(settings.passphraseFile);
    if (!passphrase)
        return passphrase.failure();
    const QString path = QDir(settings.folder).filePath(safekeeping::backupName(now()));
    const auto made = backUp(BackupKind::Requested, path, *passphrase);
    if (!made)
        return made.failure();
    removeOld(path, settings);
    return {};
}

void BackupKeeper::stop()
{
    m_isOn = false;
    m_isStopped = true;
    m_control.isCancelled = true;
    {
        const std::lock_guard lock(m_mutex);
        for (const auto &known : m_controls) {
            if (const auto control = known.lock())
                control->isCancelled = true;
        }
    }
    m_pool.waitForDone();
}

void BackupKeeper::post(const std::shared_ptr<BackupControl> &control, std::function<void()> work)
{
    {
        const std::lock_guard lock(m_mutex);
        std::erase_if(m_controls, [](const auto &known) { return known.expired(); });
        m_controls.push_back(control);
    }
    if (m_isStopped) // after the push: stop() cancels the controls that it finds in the list
        control->isCancelled = true;
    m_pool.start([work = std::move(work)] {
        beginYielding();
        work();
    });
}

/// Lowers the priority of the backup thread for good: only root may raise it again. No-op on other
/// threads.
void BackupKeeper::yieldToAll() const
{
    if (m_pool.contains(QThread::currentThread()))
        setpriority(PRIO_PROCESS, 0, kLowestPriority);
}

void BackupKeeper::makeDaily()
{
    beginYielding();
    tell();
    const BackupSettings settings = this->settings();
    const QString path = QDir(settings.folder).filePath(safekeeping::backupName(now()));
    const auto passphrase = safekeeping::readPassphrase(settings.passphraseFile);
    const auto made = passphrase
        ? backUp(BackupKind::Daily, path, *passphrase)
        : recorded(begun(BackupKind::Daily, now(), path), passphrase.error());
    if (made) {
        removeOld(path, settings);
        if (isRehearsalDue() && !m_control.isCancelled)
            std::ignore = rehearse(path, *passphrase);
    }
    m_isRunning = false;
    tell();
    m_needs.core.wake();
}

/// Returns the control of a run, which rests at the pace of this object.
BackupControl &BackupKeeper::paced(BackupControl *control)
{
    m_pace.begin();
    if (control == nullptr)
        return m_control;
    control->rest = m_control.rest;
    return *control;
}

Result<BackupRun> BackupKeeper::backUp(BackupKind kind, const QString &path,
                                       const QByteArray &passphrase, BackupControl *control)
{
    BackupRun run = begun(kind, now(), path);
    QElapsedTimer timer;
    timer.start();
    const auto made =
        safekeeping::makeBackup({.dataFolder = m_needs.dataFolder,
                                 .databasePath = m_needs.databasePath,
                                 .masterKey = m_needs.masterKey(),
                                 .passphrase = passphrase,
                                 .path = path,
                                 .madeAt = run.at,
                                 .copy =
                                     [this](const QString &target, auto &running) {
                                         return threads::copyLive(m_needs.core, target, running);
                                     }},
                                paced(control));
    run.duration = std::chrono::milliseconds(timer.elapsed());
    if (made) {
        run.bytes = made->bytes;
        run.payments = made->contents.payments;
    }
    return recorded(std::move(run), made ? std::nullopt : std::optional(made.error()));
}

Result<BackupRun> BackupKeeper::rehearse(const QString &path, const QByteArray &passphrase,
                                         BackupControl *control)
{
    BackupRun run = begun(BackupKind::Rehearsal, now(), path);
    QElapsedTimer timer;
    timer.start();
    yieldToAll();
    const auto restored =
        safekeeping::rehearseRestore(path, passphrase, m_needs.dataFolder, paced(control));
    run.duration = std::chrono::milliseconds(timer.elapsed());
    if (restored) {
        run.bytes = QFileInfo(path).size();
        run.payments = restored->contents.payments;
    }
    return recorded(std::move(run), restored ? std::nullopt : std::optional(restored.error()));
}

/// Stores the run in the audit trail; a failed one is logged too. A cancelled run is no record: a
/// person has cancelled it, or the program is stopping.
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
    const auto stored = runtime::promisedByCore<void>(
                            m_needs.core,
                            [this, run]() -> Result<void> {
                                audit::Trail trail(*m_db, m_needs.service);
                                safekeeping::recordRun(trail, run);
                                return {};
                            },
                            audit::Acting::current())
                            .result();
    if (stored) {
        const std::lock_guard lock(m_mutex);
        if (run.kind == BackupKind::Daily)
            m_lastDaily = run;
        if (run.kind == BackupKind::Rehearsal)
            m_lastRehearsal = run;
    }
    tell();
    if (error)
        return fail(error->code, error->detail, error->field);
    if (!stored)
        return stored.failure();
    return run;
}

void BackupKeeper::tell()
{
    Listener listener;
    {
        const std::lock_guard lock(m_mutex);
        listener = m_listener;
    }
    if (listener)
        listener();
}

/// Deletes the oldest daily backups of this database beyond the number to keep, except the first
/// one of each month that is kept longer.
/// @param newest  the backup that was just made
void BackupKeeper::removeOld(const QString &newest, const BackupSettings &settings) const
{
    safekeeping::BackupReader reader(newest);
    const auto own = reader.readHeader();
    if (!own)
        return;
    const QDir folder(settings.folder);
    QStringList ours; // newest first
    for (const QString &name :
         folder.entryList({u"tilldesk-*Z.backup"_s}, QDir::Files, QDir::Name | QDir::Reversed)) {
        const auto header = safekeeping::BackupReader(folder.filePath(name)).readHeader();
        if (header && header->database == own->database) // not another shop's
            ours << name;
    }
    const QDate keptFrom = timeInName(QFileInfo(newest).fileName())
                               .toTimeZone(m_needs.timeZone)
                               .date()
                               .addMonths(-settings.keepMonths);
    const auto day = [this](const QString &name) {
        return timeInName(name).toTimeZone(m_needs.timeZone).date();
    };
    for (qsizetype i = settings.keep; i < ours.size(); ++i) {
        const QDate made = day(ours[i]);
        const bool isFirstOfMonth = i + 1 == ours.size() || day(ours[i + 1]).year() != made.year()
            || day(ours[i + 1]).month() != made.month();
        if (settings.keepMonths == 0 || !isFirstOfMonth || made < keptFrom)
            storage::removeGradually(folder.filePath(ours[i]));
    }
}

} // namespace tilldesk::app
