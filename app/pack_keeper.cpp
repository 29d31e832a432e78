#include "app/pack_keeper.h"

#include "app/export_process.h"
#include "app/pack_run.h"
#include "core/crypto/sealed.h"
#include "core/exports/drawing.h"
#include "core/exports/month_pack.h"
#include "core/exports/words.h"
#include "core/exports/zip_file.h"
#include "core/merchants/merchant_repository.h"
#include "core/net/mail_sender.h"
#include "core/payouts/statement_days.h"
#include "core/runtime/promised.h"
#include "core/storage/atomic_file.h"
#include "core/storage/setting_repository.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <algorithm>
#include <sys/resource.h>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

constexpr int kPriority = 5;
/// Names of the stored run and of the newest month with a pack.
const QString kLastRun = u"packLastRun"_s;
const QString kMadeMonth = u"packMadeMonth"_s;
/// Binds the encrypted password to its use.
constexpr QByteArrayView kSealedFor = "tilldesk mail password";
constexpr qsizetype kLongestPassword = 256;

/// Returns the path of a zip file: an earlier pack is replaced, anything else that has the name
/// stays, for example a pack to which a person has added a file.
QString freePathOf(const QDir &folder, const QString &name)
{
    QString path = folder.filePath(name + u".zip"_s);
    for (int i = 2; QFileInfo::exists(path) && !exports::isUnchangedPack(path); ++i)
        path = folder.filePath(u"%1-%2.zip"_s.arg(name).arg(i));
    return path;
}

QDate firstOf(const QDate &day)
{
    return {day.year(), day.month(), 1};
}

} // namespace

PackKeeper::PackKeeper(Needs needs) : m_needs(std::move(needs)), m_settings(m_needs.settings)
{
    m_pool.setMaxThreadCount(1);
}

void PackKeeper::open(storage::Database &db, threads::Scheduler &scheduler,
                      ledger::LedgerHeads &heads)
{
    m_db = &db;
    m_heads = &heads;
    storage::SettingRepository stored(db);
    {
        const std::lock_guard lock(m_mutex);
        if (const auto last = stored.value(kLastRun))
            m_last = packRunFrom(QJsonDocument::fromJson(last->toUtf8()).object());
        m_made = QDate::fromString(stored.value(kMadeMonth).value_or(QString()), Qt::ISODate);
    }
    scheduler.add({.name = "pack of the month",
                   .due = [this]() -> std::optional<Timestamp> {
                       if (!m_isOn || m_isRunning)
                           return {};
                       const std::lock_guard lock(m_mutex);
                       auto next = nextPackLocked();
                       if (const auto again = nextTryLocked(); again && (!next || *again < *next))
                           next = again;
                       // Packs follow the wall clock, and the scheduler the service clock.
                       return next
                           ? std::optional(m_needs.service.now() + (*next - m_needs.wall.now()))
                           : std::nullopt;
                   },
                   .run =
                       [this] {
                           m_isRunning = true;
                           m_pool.start([this] { work(); });
                       }});
}

void PackKeeper::start()
{
    m_isOn = true;
    m_needs.core.wake();
}

void PackKeeper::stop()
{
    m_isOn = false;
    m_control.isCancelled = true;
    m_pool.waitForDone();
}

PackSettings PackKeeper::settings() const
{
    const std::lock_guard lock(m_mutex);
    return m_settings;
}

void PackKeeper::setSettings(const PackSettings &settings)
{
    {
        const std::lock_guard lock(m_mutex);
        m_settings = settings;
    }
    m_needs.core.wake(); // the scheduler asks again when the next pack is due
    tell();
}

void PackKeeper::setListener(Listener listener)
{
    const std::lock_guard lock(m_mutex);
    m_listener = std::move(listener);
}

PackState PackKeeper::state() const
{
    PackState state;
    state.hasPassword = QFileInfo::exists(passwordPath());
    state.isRunning = m_isRunning;
    const std::lock_guard lock(m_mutex);
    state.settings = m_settings;
    state.last = m_last;
    state.next = nextPackLocked();
    return state;
}

/// Returns the first day of the month whose pack is made next: the one after the newest pack; the
/// last month if there is none yet. @pre m_mutex is locked
QDate PackKeeper::nextMonth() const
{
    const QDate lastMonth = firstOf(m_needs.closing.day(m_needs.wall.now())).addMonths(-1);
    return m_made.isValid() ? m_made.addMonths(1) : lastMonth;
}

std::optional<Timestamp> PackKeeper::nextPackLocked() const
{
    if (m_settings.folder.isEmpty())
        return {};
    const QDate day = nextMonth().addMonths(1).addDays(m_settings.day - 1);
    const QDateTime at(day, m_settings.time, m_needs.closing.zone);
    const Timestamp due = fromMillis(at.toMSecsSinceEpoch());
    const bool hasFailed = m_last && !m_last->isByHand && !m_last->problem.isEmpty();
    return hasFailed ? std::max(due, m_last->at + kRetry) : due;
}

std::optional<Timestamp> PackKeeper::nextTryLocked() const
{
    return m_last && m_settings.isMailed() ? m_last->nextTry : std::nullopt;
}

QString PackKeeper::passwordPath() const
{
    return m_needs.dataFolder + u"/mail.password"_s;
}

Result<void> PackKeeper::setPassword(const QString &password)
{
    const bool hasControls =
        std::ranges::any_of(password, [](QChar c) { return c.category() == QChar::Other_Control; });
    if (password.size() > kLongestPassword || hasControls)
        return fail(ErrorCode::FieldInvalid,
                    u"must have at most %1 characters, without line breaks"_s.arg(kLongestPassword),
                    u"password"_s);
    if (password.isEmpty()) {
        if (QFile::exists(passwordPath()) && !QFile::remove(passwordPath()))
            return fail(ErrorCode::FileNotWritten, u"%1 cannot be removed"_s.arg(passwordPath()));
        return {};
    }
    const QByteArray sealed = crypto::seal(password.toUtf8(), m_needs.masterKey(), kSealedFor);
    auto file =
        storage::AtomicFile::begin(passwordPath(), sealed.size(), storage::FileAccess::OwnerOnly);
    if (!file)
        return file.failure();
    if (file->file().write(sealed) != sealed.size())
        return fail(ErrorCode::FileNotWritten, file->file().errorString());
    if (const auto written = file->commit(); !written)
        return written.failure();
    return {};
}

Result<QString> PackKeeper::password() const
{
    QFile file(passwordPath());
    if (!file.open(QIODevice::ReadOnly))
        return fail(ErrorCode::FieldRequired, u"the password of the mail server is not stored"_s,
                    u"password"_s);
    const auto plain = crypto::unseal(file.readAll(), m_needs.masterKey(), kSealedFor);
    if (!plain)
        return fail(ErrorCode::FieldInvalid,
                    u"the stored password of the mail server cannot be decrypted: store it again"_s,
                    u"password"_s);
    return QString::fromUtf8(*plain);
}

/// Makes the pack that is due, or tries again to send the last one.
void PackKeeper::work()
{
    setpriority(PRIO_PROCESS, 0, kPriority);
    tell();
    const Timestamp now = m_needs.wall.now();
    std::optional<QDate> month;
    std::optional<PackRun> unsent;
    {
        const std::lock_guard lock(m_mutex);
        if (const auto due = nextPackLocked(); due && *due <= now)
            month = nextMonth();
        if (const auto again = nextTryLocked(); !month && again && *again <= now)
            unsent = m_last;
    }
    const std::lock_guard working(m_working);
    if (month) {
        std::ignore = make(*month, false, m_control);
    } else if (unsent) {
        send(*unsent, settings(), m_control.isCancelled);
        if (!m_control.isCancelled)
            std::ignore = record(*unsent, {packMailEvent(*unsent)});
    }
    m_isRunning = false;
    tell();
    m_needs.core.wake();
}

void PackKeeper::post(const QDate &month, const AuditActor &actor,
                      std::shared_ptr<ExportControl> control,
                      std::function<void(Result<PackRun>)> done)
{
    m_pool.start([this, month, actor, control = std::move(control), done = std::move(done)] {
        const audit::Acting acting(actor);
        done(makeNow(month, *control));
    });
}

Result<PackRun> PackKeeper::makeNow(const QDate &month, ExportControl &control)
{
    const std::unique_lock working(m_working, std::try_to_lock);
    if (!working)
        return fail(ErrorCode::Busy, u"a pack is being made"_s);
    if (settings().folder.isEmpty())
        return fail(ErrorCode::FieldRequired, u"is not set"_s, u"packFolder"_s);
    if (const auto right = checkMonth(month); !right)
        return right.failure(); // the last pack stays the last one
    return make(month, true, control);
}

Result<PackRun> PackKeeper::make(const QDate &month, bool isByHand, ExportControl &control)
{
    const PackSettings settings = this->settings();
    PackRun run;
    run.at = m_needs.wall.now();
    run.month = firstOf(month);
    run.isByHand = isByHand;
    const auto written = write(run, settings, control);
    if (!written && written.error().code == ErrorCode::Cancelled)
        return written.failure();
    QList<audit::Event> events;
    if (!written) {
        run.problem = written.error().detail;
        if (!isByHand)
            m_needs.log.error("the month's pack failed: " + run.problem.toUtf8());
        QJsonObject facts = packRunFacts(run);
        facts[u"problem"_s] = run.problem;
        events << audit::Event{.kind = AuditKind::MonthPackFailed, .facts = facts};
    } else {
        events << audit::Event{.kind = AuditKind::MonthPackMade, .facts = packRunFacts(run)};
        if (settings.isMailed() && !run.files.isEmpty()) {
            send(run, settings, control.isCancelled);
            events << packMailEvent(run);
        }
    }
    if (const auto stored = record(run, events); !stored)
        return stored.failure();
    if (!written && isByHand)
        return written.failure();
    return run;
}

Result<void> PackKeeper::checkMonth(const QDate &month) const
{
    storage::Database db(m_needs.databasePath, storage::Database::Mode::ReadOnly);
    return exports::checkPackMonth(db, m_needs.closing, {.month = month});
}

bool PackKeeper::hasShop(const QDate &month) const
{
    storage::Database db(m_needs.databasePath, storage::Database::Mode::ReadOnly);
    const auto merchants = merchants::MerchantRepository(db).merchants();
    return std::ranges::any_of(merchants, [&](const Merchant &merchant) {
        return exports::existedIn(db, m_needs.closing, merchant.id, month);
    });
}

Result<void> PackKeeper::signHeads(const ExportControl &control) const
{
    enum class Heads { Signed, Left };
    const auto step = [this]() -> Result<Heads> {
        const auto due = m_heads->nextDue();
        if (!due || *due > m_needs.service.now())
            return Heads::Signed;
        m_heads->makeDue();
        return Heads::Left;
    };
    while (!control.isCancelled) {
        const auto heads = runtime::promisedByCore<Heads>(m_needs.core, step).result();
        if (!heads)
            return heads.failure();
        if (*heads == Heads::Signed)
            break;
    }
    return {};
}

Result<QStringList> PackKeeper::writeFolders(const PackRequest &request, const QString &folder,
                                             ExportControl &control) const
{
    if (exports::canDraw()) {
        try {
            storage::Database db(m_needs.databasePath, storage::Database::Mode::ReadOnly);
            const auto report = exports::writePack(db, m_needs.closing, request, folder, control);
            if (!report)
                return report.failure();
            return report->folders;
        } catch (const std::exception &e) {
            return fail(ErrorCode::Storage, QString::fromUtf8(e.what()));
        }
    }
    const auto report = exportByProcess({request, folder}, m_needs.options, control);
    if (!report)
        return report.failure();
    return report->folders;
}

Result<void> PackKeeper::write(PackRun &run, const PackSettings &settings,
                               ExportControl &control) const
{
    if (!QFileInfo(settings.folder).isDir())
        return fail(ErrorCode::FileNotWritten, u"%1 is no folder"_s.arg(settings.folder));
    QTemporaryDir scratch(settings.folder + u"/.tilldesk-pack-XXXXXX"_s);
    if (!scratch.isValid())
        return fail(ErrorCode::FileNotWritten,
                    u"%1: %2"_s.arg(settings.folder, scratch.errorString()));
    if (!run.isByHand && !hasShop(run.month))
        return {}; // a month before the shop existed has no pack; the next one follows
    if (const auto isSigned = signHeads(control); !isSigned)
        return isSigned.failure();
    const auto folders =
        writeFolders({.month = run.month, .language = settings.language}, scratch.path(), control);
    if (!folders)
        return folders.failure();
    for (const QString &folder : *folders) {
        const QString path = freePathOf(QDir(settings.folder), QFileInfo(folder).fileName());
        const auto zip = exports::zipFolder(folder, path, run.month.addMonths(1).addDays(-1),
                                            control.isCancelled);
        if (!zip)
            return zip.failure();
        run.files << path;
        run.sha256 << QString::fromLatin1(zip->sha256);
        run.bytes += zip->bytes;
    }
    return {};
}

/// Tries to send the files of a run, and sets in the run whether and when it is tried again.
void PackKeeper::send(PackRun &run, const PackSettings &settings,
                      const std::atomic<bool> &isCancelled)
{
    const auto tried = [&]() -> Result<void> {
        QString secret;
        if (!settings.mail.user.isEmpty()) {
            const auto stored = password();
            if (!stored)
                return stored.failure();
            secret = *stored;
        }
        const exports::Words words(settings.language);
        return net::sendMail(settings.mail, secret,
                             {.to = settings.to,
                              .subject = u"Tilldesk "_s + run.month.toString(u"yyyy-MM"_s),
                              .text = packMailText(run, words),
                              .files = run.files,
                              .at = m_needs.wall.now()},
                             isCancelled);
    }();
    ++run.mailTries;
    run.nextTry.reset();
    if (tried)
        run.mailProblem.clear();
    else
        run.mailProblem = tried.error().field.isEmpty()
            ? tried.error().detail
            : QString(tried.error().field + u": "_s + tried.error().detail);
    if (tried) {
        run.sentTo = settings.to;
        return;
    }
    // Only a server may think better of it; a file that is too large stays so.
    const bool mayHelp = tried.error().code == ErrorCode::FileNotWritten;
    const auto pause = std::size_t(run.mailTries - 1);
    if (mayHelp && !run.isByHand && pause < kMailPauses.size())
        run.nextTry = m_needs.wall.now() + kMailPauses[pause];
    m_needs.log.warning("the month's pack was not sent: " + run.mailProblem.toUtf8());
}

Result<void> PackKeeper::record(const PackRun &run, const QList<audit::Event> &events)
{
    const bool isMade = run.problem.isEmpty();
    const QDate made = [&] {
        const std::lock_guard lock(m_mutex);
        return isMade && (!m_made.isValid() || run.month > m_made) ? run.month : m_made;
    }();
    auto stored =
        runtime::promisedByCore<void>(
            m_needs.core,
            [this, run, made, events]() -> Result<void> {
                audit::Trail trail(*m_db, m_needs.service);
                for (const audit::Event &event : events)
                    trail.record(event);
                storage::SettingRepository settings(*m_db);
                settings.set(kLastRun,
                             QString::fromUtf8(
                                 QJsonDocument(packRunJson(run)).toJson(QJsonDocument::Compact)));
                if (made.isValid())
                    settings.set(kMadeMonth, made.toString(Qt::ISODate));
                return {};
            },
            audit::Acting::current())
            .result();
    if (stored) {
        const std::lock_guard lock(m_mutex);
        m_last = run;
        m_made = made;
    }
    tell();
    return stored;
}

void PackKeeper::tell()
{
    Listener listener;
    {
        const std::lock_guard lock(m_mutex);
        listener = m_listener;
    }
    if (listener)
        listener();
}

} // namespace tilldesk::app
