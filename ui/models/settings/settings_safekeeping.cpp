#include "ui/models/settings/settings_safekeeping.h"

#include "core/base/when_ready.h"
#include "ui/models/common/format.h"
#include "ui/models/common/text.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

/// Rows of the table of the newest backups.
constexpr qsizetype kRows = 6;

} // namespace

SettingsSafekeeping::SettingsSafekeeping(const Gateways &gateways, const Ticker &ticker,
                                         QObject *parent)
    : QObject(parent),
      m_gateways(gateways),
      m_watch(gateways.safekeeping, ticker),
      m_latest({tr("Made"), tr("Size"), tr("Result")})
{
    m_look.setInterval(std::chrono::milliseconds(200));
    connect(&m_look, &QTimer::timeout, this, &SettingsSafekeeping::progressed);
    connect(&m_watch, &SafekeepingWatch::changed, this, &SettingsSafekeeping::take);
}

SettingsSafekeeping::~SettingsSafekeeping()
{
    cancel();
}

void SettingsSafekeeping::load()
{
    m_watch.start();
}

void SettingsSafekeeping::take()
{
    if (m_watch.error())
        setFailure(Text::sentence(*m_watch.error()));
    if (const auto &state = m_watch.state()) {
        // A good backup after the failure: what went wrong is over.
        if (!m_watch.error() && state->status.lastGood
            && state->status.lastGood->at != m_failedAfter)
            m_failure.clear();
        QList<TextRow> rows;
        for (const BackupRun &run : state->latest.first(std::min(kRows, state->latest.size())))
            rows << TextRow{
                QString::number(toMillis(run.at)),
                {{.text = SafekeepingWords::moment(run.at, state->now), .hint = fullMoment(run.at)},
                 {.text = run.isGood() ? SafekeepingWords::size(run.bytes) : u"–"_s,
                  .isQuiet = true},
                 {.text = run.isGood() ? tr("Verified") : tr("Failed"),
                  .hint = run.isGood() ? run.path : run.problem,
                  .tone = run.isGood() ? Tone::Green : Tone::Red}}};
        m_latest.setRows(rows);
    }
    Q_EMIT changed();
}

QString SettingsSafekeeping::heading() const
{
    if (m_work == Work::Backup)
        return tr("A backup is being made");
    if (m_work == Work::Rehearsal)
        return tr("A restore is being rehearsed");
    if (m_work == Work::Restore)
        return tr("A backup is being restored");
    return state() ? SafekeepingWords::heading(*state()) : QString();
}

QString SettingsSafekeeping::summary() const
{
    if (isBusy()) {
        const qint64 total = m_control->total;
        const QString progress = total > 0
            ? tr("%1 of %2")
                  .arg(SafekeepingWords::size(std::min<qint64>(m_control->done, total)),
                       SafekeepingWords::size(total))
            : tr("starting");
        return tr("The shop goes on · %1").arg(progress);
    }
    return state() ? SafekeepingWords::summary(*state()) : QString();
}

Tone SettingsSafekeeping::tone() const
{
    if (isBusy())
        return Tone::Blue;
    return state() ? SafekeepingWords::tone(*state()) : Tone::Grey;
}

void SettingsSafekeeping::begin(Work work)
{
    m_failure.clear();
    m_work = work;
    m_control = std::make_shared<BackupControl>();
    m_look.start();
    Q_EMIT changed();
}

void SettingsSafekeeping::backUp()
{
    if (isBusy())
        return;
    begin(Work::Backup);
    follow(m_gateways.safekeeping.backUp(m_control));
}

void SettingsSafekeeping::rehearse()
{
    if (isBusy())
        return;
    begin(Work::Rehearsal);
    follow(m_gateways.safekeeping.rehearse(m_control));
}

void SettingsSafekeeping::restore(const QString &path, const QString &passphrase)
{
    if (isBusy())
        return;
    begin(Work::Restore);
    follow(m_gateways.safekeeping.restore(path, passphrase, m_control));
}

template <typename T>
void SettingsSafekeeping::follow(const QFuture<Result<T>> &running)
{
    whenReady(running, this, [this](const Result<T> &result) {
        const Work ended = std::exchange(m_work, Work::None);
        m_look.stop();
        if (!result)
            setFailure(sentenceFor(result.error(), ended));
        Q_EMIT changed();
        m_watch.refresh();
    });
}

void SettingsSafekeeping::setFailure(const QString &sentence)
{
    m_failure = sentence;
    m_failedAfter.reset();
    if (state() && state()->status.lastGood)
        m_failedAfter = state()->status.lastGood->at;
}

QString SettingsSafekeeping::sentenceFor(const Error &error, Work ended) const
{
    if (error.code == ErrorCode::Cancelled)
        return tr("Cancelled. Nothing was kept of it.");
    if (ended == Work::Rehearsal && error.code == ErrorCode::FieldInvalid)
        return tr("The last backup could not be restored: its file is missing or damaged, or it "
                  "was made with another passphrase. Make a backup now, then rehearse again.");
    if (ended == Work::Rehearsal && error.code == ErrorCode::Storage)
        return tr("The restored copy did not pass its checks. Make a backup now, and ask for help "
                  "if the next rehearsal fails too.");
    if (ended == Work::Restore)
        return tr("Nothing was restored; the shop is as it was. %1").arg(Text::sentence(error));
    return Text::sentence(error);
}

void SettingsSafekeeping::cancel()
{
    if (isBusy())
        m_control->isCancelled = true;
}

int SettingsSafekeeping::perMille() const
{
    constexpr qint64 kAll = 1000;
    const qint64 total = isBusy() ? qint64(m_control->total) : 0;
    return total > 0 ? int(std::min(kAll, m_control->done * kAll / total)) : -1;
}

QString SettingsSafekeeping::whyNotBackUp() const
{
    if (isBusy())
        return tr("A backup, a rehearsal or a restore is running");
    if (!state() || state()->settings.folder.isEmpty())
        return tr("Choose and save a folder first");
    return {};
}

QString SettingsSafekeeping::whyNotRehearse() const
{
    if (isBusy())
        return tr("A backup, a rehearsal or a restore is running");
    if (!state() || !state()->status.lastGood)
        return tr("There is no backup to restore yet");
    return {};
}

void SettingsSafekeeping::acceptRestore()
{
    m_failure.clear();
    whenReady(m_gateways.safekeeping.acceptRestore(), this, [this](const Result<void> &accepted) {
        if (!accepted)
            setFailure(Text::sentence(accepted.error()));
        Q_EMIT changed();
        m_watch.refresh();
    });
}

bool SettingsSafekeeping::hasPassphrase() const
{
    return state() && !state()->settings.passphraseFile.isEmpty();
}

QString SettingsSafekeeping::diskAdvice() const
{
    if (!state() || state()->settings.folder.isEmpty())
        return {};
    const BackupDisk &disk = state()->disk;
    if (!disk.isFolderThere)
        return tr("The folder is not there. Connect its disk, or choose another folder.");
    if (!disk.isWritable)
        return tr("Tilldesk may not write to this folder.");
    if (disk.isShopDisk)
        return tr("The folder is on the disk of the shop itself: if that disk breaks, the backups "
                  "are lost too. Choose a folder on another disk.");
    return {};
}

QString SettingsSafekeeping::enoughFor() const
{
    constexpr qint64 kYear = 365;
    if (!state() || !state()->status.lastGood || state()->disk.totalBytes == 0)
        return {};
    const qint64 each = std::max<qint64>(1, state()->status.lastGood->bytes);
    const qint64 missing = std::max<qint64>(0, state()->settings.keep - state()->disk.backups);
    const qint64 fit = state()->disk.freeBytes / each;
    if (fit > missing + kYear)
        return tr("enough for all backups that are kept");
    return fit == 0 ? tr("not enough for the next backup")
                    : tr("enough for %1 more backups", nullptr, int(fit)).arg(wholeNumber(fit));
}

} // namespace tilldesk::ui
