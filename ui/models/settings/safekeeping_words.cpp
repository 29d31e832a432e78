#include "ui/models/settings/safekeeping_words.h"

#include "ui/models/common/format.h"

#include <QLocale>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

/// Of the disk's size; less free space is worth a warning.
constexpr int kLowShare = 10;

bool isDiskLow(const SafekeepingState &state)
{
    const BackupDisk &disk = state.disk;
    // A disk that is not connected has no free space; the failed backup says so already.
    if (!disk.isFolderThere || disk.totalBytes == 0)
        return false;
    return state.status.isDiskNearlyFull() || disk.freeBytes < disk.totalBytes / kLowShare;
}

} // namespace

QString SafekeepingWords::moment(Timestamp time, Timestamp now)
{
    constexpr int kEvening = 18;
    constexpr int kMorning = 6;
    const QDateTime when = inShopZone(time);
    const QDate today = inShopZone(now).date();
    const QString clock = when.toString(u"HH:mm"_s);
    const int hour = when.time().hour();
    if (when.date() == today)
        return (time > now && hour >= kEvening ? tr("tonight at %1") : tr("today at %1"))
            .arg(clock);
    if (when.date() == today.addDays(1))
        return (hour < kMorning ? tr("tonight at %1") : tr("tomorrow at %1")).arg(clock);
    if (when.date() == today.addDays(-1))
        return tr("yesterday at %1").arg(clock);
    return momentInSentence(time, now);
}

QString SafekeepingWords::size(qint64 bytes)
{
    return QLocale().formattedDataSize(bytes, bytes < 1'000'000'000 ? 0 : 1,
                                       QLocale::DataSizeSIFormat);
}

QString SafekeepingWords::duration(std::chrono::milliseconds time)
{
    constexpr qint64 kMinute = 60;
    const qint64 seconds =
        std::max<qint64>(1, std::chrono::round<std::chrono::seconds>(time).count());
    return seconds < 2 * kMinute ? tr("%1 s").arg(seconds) : tr("%1 min").arg(seconds / kMinute);
}

QString SafekeepingWords::gap(const RestoreMark &mark, Timestamp now)
{
    const QString backup = moment(mark.madeAt, now);
    return mark.lastPayment
        ? tr("This shop was restored from the backup of %1. Its last payment is of %2; everything "
             "after that is missing here. Payouts, refunds and callbacks wait, because they may "
             "have been made already.")
              .arg(backup, moment(*mark.lastPayment, now))
        : tr("This shop was restored from the backup of %1, which has no payments. Payouts, "
             "refunds and callbacks wait, because they may have been made already.")
              .arg(backup);
}

QString SafekeepingWords::acceptQuestion(const RestoreMark &mark, Timestamp now)
{
    return tr("Check first which refunds and payouts were made after %1: compare the bank's "
              "statements and the shop's own software. When you continue, everything that was "
              "open in the backup is carried out. A refund or payout that was made after the "
              "backup is then made a second time. This cannot be undone.")
        .arg(moment(mark.lastPayment.value_or(mark.madeAt), now));
}

QList<SafekeepingWords::Warning> SafekeepingWords::warnings(const SafekeepingState &state)
{
    QList<Warning> warnings;
    const BackupStatus &status = state.status;
    if (state.restored)
        warnings.append({Tone::Red, gap(*state.restored, state.now), true});
    if (status.last && !status.last->isGood())
        warnings.append({Tone::Red,
                         status.lastGood
                             ? tr("The last backup failed. The last good backup was "
                                  "made %1.")
                                   .arg(moment(status.lastGood->at, state.now))
                             : tr("The last backup failed, and there is no good one.")});
    else if (!status.lastGood)
        warnings.append({Tone::Amber, tr("There is no backup of this shop yet.")});
    else if (status.isOld)
        warnings.append({Tone::Amber,
                         tr("The last good backup is older than a day: %1.")
                             .arg(moment(status.lastGood->at, state.now))});
    if (status.lastRehearsal && !status.lastRehearsal->isGood())
        warnings.append({Tone::Red,
                         tr("The rehearsal of a restore failed: the backup could not be "
                            "restored.")});
    if (isDiskLow(state))
        warnings.append({Tone::Amber,
                         tr("The disk of the backups is nearly full: %1 are free.")
                             .arg(size(state.disk.freeBytes))});
    return warnings;
}

QString SafekeepingWords::heading(const SafekeepingState &state)
{
    const BackupStatus &status = state.status;
    if (status.last && !status.last->isGood()) {
        const auto good = std::ranges::find_if(state.latest, &BackupRun::isGood);
        const int failed = int(good - state.latest.begin());
        return failed > 1 ? tr("The last %1 backups failed").arg(failed)
                          : tr("The last backup failed");
    }
    return status.lastGood ? tr("Last backup %1").arg(moment(status.lastGood->at, state.now))
                           : tr("No backup yet");
}

Tone SafekeepingWords::tone(const SafekeepingState &state)
{
    const BackupStatus &status = state.status;
    if (status.last && !status.last->isGood())
        return Tone::Red;
    if (!status.lastGood)
        return Tone::Grey;
    return status.isOld ? Tone::Amber : Tone::Green;
}

QString SafekeepingWords::summary(const SafekeepingState &state)
{
    const BackupStatus &status = state.status;
    QStringList parts;
    if (status.last && !status.last->isGood())
        parts << (!state.settings.folder.isEmpty() && !state.disk.isFolderThere
                      ? tr("The folder is not there: is its disk connected?")
                      : tr("Reason: %1").arg(status.last->problem));
    else if (status.lastGood)
        parts << tr("Complete and verified")
              << tr("%1 in %2")
                     .arg(size(status.lastGood->bytes), duration(status.lastGood->duration));
    else if (state.settings.folder.isEmpty())
        parts << tr("Choose a folder below: then Tilldesk makes a backup every day");
    if (state.isRunning)
        parts << tr("a daily backup is being made");
    else if (state.nextBackup)
        parts << (*state.nextBackup <= state.now
                      ? tr("next one now")
                      : tr("next one %1").arg(moment(*state.nextBackup, state.now)));
    return parts.join(u" · "_s);
}

QString SafekeepingWords::status(const SafekeepingState &state)
{
    return state.status.lastGood ? tr("Backup %1").arg(moment(state.status.lastGood->at, state.now))
                                 : QString();
}

QString SafekeepingWords::rehearsal(const SafekeepingState &state)
{
    const auto &run = state.status.lastRehearsal;
    if (!run)
        return tr("No rehearsal yet");
    const QString day = dayText(inShopZone(run->at).date());
    return run->isGood() ? tr("Restored and verified %1, %2").arg(day, duration(run->duration))
                         : tr("Failed %1").arg(day);
}

QString SafekeepingWords::rehearsalDetails(const SafekeepingState &state)
{
    const auto &run = state.status.lastRehearsal;
    if (!run)
        return tr("A rehearsal restores the last backup into a temporary folder and checks it.");
    if (!run->isGood())
        return tr("Reason: %1").arg(run->problem);
    return tr("%1 payments came back, and every check of the books passed.", nullptr,
              int(std::min<qint64>(run->payments, 1'000'000'000)))
        .arg(wholeNumber(run->payments));
}

QString SafekeepingWords::nextRehearsal(const SafekeepingState &state)
{
    return state.nextRehearsal
        ? tr("Next rehearsal %1").arg(dayText(inShopZone(*state.nextRehearsal).date()))
        : QString();
}

QString SafekeepingWords::strength(const QString &passphrase)
{
    constexpr qsizetype kFair = 12;
    constexpr qsizetype kStrong = 16;
    QString kinds;
    for (const QChar c : passphrase) {
        if (!kinds.contains(c))
            kinds += c;
    }
    // Repeated characters hardly make a passphrase harder to guess.
    const qsizetype length = std::min(passphrase.size(), 2 * kinds.size());
    if (passphrase.toUtf8().size() < kMinPassphraseBytes)
        return tr("Too short: at least %1 characters").arg(kMinPassphraseBytes);
    if (length < kFair)
        return tr("Weak: a few more words make it hard to guess");
    return length < kStrong ? tr("Fair") : tr("Strong");
}

QString SafekeepingWords::passphraseSince(const SafekeepingState &state)
{
    return state.passphraseSet
        ? tr("since %1").arg(dayText(inShopZone(*state.passphraseSet).date()))
        : QString();
}

QString SafekeepingWords::known(const SafekeepingState &state)
{
    if (!state.known)
        return tr("Not asked yet");
    const QString day = moment(state.known->at, state.now);
    return state.known->by.isEmpty() ? tr("Known on %1").arg(day)
                                     : tr("%1 knew it on %2").arg(state.known->by, day);
}

} // namespace tilldesk::ui
