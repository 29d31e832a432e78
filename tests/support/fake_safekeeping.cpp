#include "tests/support/fake_safekeeping.h"

#include "tests/support/done_future.h"

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace tilldesk::test {
namespace {

constexpr qint64 kMega = 1'000'000;

} // namespace

FakeSafekeeping::FakeSafekeeping()
{
    constexpr std::chrono::hours kDay = 24h;
    const Timestamp noon = kNow - 2h - 32min - 10s;
    now.now = kNow;
    now.settings = {.folder = u"/media/sofie/KLUIS/tilldesk"_s,
                    .time = QTime(12, 0),
                    .keep = 30,
                    .passphraseFile = u"/var/lib/tilldesk/backup.passphrase"_s};
    now.passphraseSet = kNow - 200 * kDay;
    passphrase = u"brood en boter"_s;
    for (int day = 0; day < 6; ++day)
        now.latest << (day == 3 ? failedRun(noon - day * kDay) : goodRun(noon - day * kDay));
    BackupRun rehearsal = goodRun(noon - 19 * kDay);
    rehearsal.kind = BackupKind::Rehearsal;
    rehearsal.duration = 41s;
    now.status = {.last = now.latest.first(),
                  .lastGood = now.latest.first(),
                  .lastDaily = now.latest.first(),
                  .lastRehearsal = rehearsal,
                  .isOld = false,
                  .freeBytes = 79'100 * kMega,
                  .neededBytes = 212 * kMega};
    now.nextBackup = noon + kDay;
    now.nextRehearsal = rehearsal.at + 30 * kDay;
    now.disk = {.name = u"KLUIS"_s,
                .totalBytes = 128'000 * kMega,
                .freeBytes = 79'100 * kMega,
                .backupBytes = 7'600 * kMega,
                .backups = 36,
                .isFolderThere = true,
                .isWritable = true,
                .isShopDisk = false};
    support = u"Tilldesk support file\nmade at: 2026-11-20T13:32:10Z\n"_s;
}

BackupRun FakeSafekeeping::goodRun(Timestamp at)
{
    return {.kind = BackupKind::Daily,
            .at = at,
            .duration = 9s,
            .path = u"/media/sofie/KLUIS/tilldesk/tilldesk-20261120T110000Z.backup"_s,
            .bytes = 212 * kMega,
            .payments = 61'204,
            .problem = {}};
}

BackupRun FakeSafekeeping::failedRun(Timestamp at)
{
    BackupRun run = goodRun(at);
    run.bytes = 0;
    run.payments = 0;
    run.problem = u"/media/sofie/KLUIS/tilldesk: no such folder"_s;
    return run;
}

void FakeSafekeeping::setState(const SafekeepingState &state)
{
    now = state;
    Q_EMIT changed();
}

QFuture<Result<SafekeepingState>> FakeSafekeeping::state()
{
    return doneFuture(error ? Result<SafekeepingState>(tl::unexpected<Error>(*error))
                            : Result<SafekeepingState>(now));
}

QFuture<Result<BackupRun>> FakeSafekeeping::backUp(const std::shared_ptr<BackupControl> &wanted)
{
    ++backups;
    BackupRun made = goodRun(kNow);
    made.kind = BackupKind::Requested;
    return run(wanted, made);
}

QFuture<Result<BackupRun>> FakeSafekeeping::rehearse(const std::shared_ptr<BackupControl> &wanted)
{
    ++rehearsals;
    BackupRun made = goodRun(kNow);
    made.kind = BackupKind::Rehearsal;
    return run(wanted, made);
}

QFuture<Result<BackupRun>> FakeSafekeeping::run(const std::shared_ptr<BackupControl> &wanted,
                                                const BackupRun &result)
{
    control = wanted;
    m_run = std::make_shared<QPromise<Result<BackupRun>>>();
    m_run->start();
    const auto future = m_run->future();
    if (error)
        finish(tl::unexpected<Error>(*error));
    else if (!isSlow)
        finish(result);
    return future;
}

void FakeSafekeeping::finish(const Result<BackupRun> &result)
{
    if (result && result->kind == BackupKind::Rehearsal) {
        now.status.lastRehearsal = *result;
    } else if (result) {
        now.latest.prepend(*result);
        now.status.last = *result;
        now.status.lastGood = *result;
        now.status.isOld = false;
    }
    const auto promise = std::exchange(m_run, {});
    promise->addResult(result);
    promise->finish();
    Q_EMIT changed();
}

QFuture<Result<void>> FakeSafekeeping::apply(const BackupSettings &settings)
{
    if (error)
        return doneFuture(Result<void>(tl::unexpected<Error>(*error)));
    now.settings = settings;
    Q_EMIT changed();
    return doneFuture(Result<void>());
}

QFuture<Result<void>> FakeSafekeeping::setPassphrase(const QString &wanted)
{
    if (error)
        return doneFuture(Result<void>(tl::unexpected<Error>(*error)));
    passphrase = wanted;
    now.settings.passphraseFile = u"/var/lib/tilldesk/backup.passphrase"_s;
    now.passphraseSet = kNow;
    Q_EMIT changed();
    return doneFuture(Result<void>());
}

QFuture<Result<void>> FakeSafekeeping::checkPassphrase(const QString &typed)
{
    if (error)
        return doneFuture(Result<void>(tl::unexpected<Error>(*error)));
    if (typed != passphrase)
        return doneFuture(Result<void>(
            fail(ErrorCode::FieldInvalid, u"is not that of the backups"_s, u"passphrase"_s)));
    now.known = KnownPassphrase{kNow, u"Sofie J."_s};
    Q_EMIT changed();
    return doneFuture(Result<void>());
}

QFuture<Result<BackupSummary>>
FakeSafekeeping::examine(const QString & /*path*/, const QString &typed,
                         const std::shared_ptr<BackupControl> & /*wanted*/)
{
    if (error)
        return doneFuture(Result<BackupSummary>(tl::unexpected<Error>(*error)));
    if (typed != passphrase)
        return doneFuture(Result<BackupSummary>(
            fail(ErrorCode::FieldInvalid, u"does not open the backup"_s, u"passphrase-file"_s)));
    return doneFuture(Result<BackupSummary>(summary));
}

QFuture<Result<void>> FakeSafekeeping::restore(const QString &path, const QString & /*typed*/,
                                               const std::shared_ptr<BackupControl> & /*wanted*/)
{
    if (error)
        return doneFuture(Result<void>(tl::unexpected<Error>(*error)));
    restored << path;
    Q_EMIT restartNeeded();
    return doneFuture(Result<void>());
}

QFuture<Result<void>> FakeSafekeeping::acceptRestore()
{
    if (error)
        return doneFuture(Result<void>(tl::unexpected<Error>(*error)));
    now.restored.reset();
    Q_EMIT changed();
    return doneFuture(Result<void>());
}

QFuture<Result<QString>> FakeSafekeeping::supportText()
{
    m_support = std::make_shared<QPromise<Result<QString>>>();
    m_support->start();
    const auto future = m_support->future();
    if (!isSlow)
        finishSupport();
    return future;
}

void FakeSafekeeping::finishSupport()
{
    const auto promise = std::exchange(m_support, {});
    promise->addResult(error ? Result<QString>(tl::unexpected<Error>(*error))
                             : Result<QString>(support));
    promise->finish();
}

QFuture<Result<void>> FakeSafekeeping::saveSupport(const QString & /*text*/, const QString &path)
{
    if (error)
        return doneFuture(Result<void>(tl::unexpected<Error>(*error)));
    saved << path;
    return doneFuture(Result<void>());
}

QFuture<Result<void>> FakeSafekeeping::recordSupport(const QString &path)
{
    recorded << path;
    return doneFuture(Result<void>());
}

} // namespace tilldesk::test
