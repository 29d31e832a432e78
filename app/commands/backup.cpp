#include "app/commands/backup.h"

#include "app/commands/table.h"
#include "app/restored_folder.h"
#include "core/safekeeping/backup_maker.h"
#include "core/safekeeping/backup_runs.h"
#include "core/safekeeping/passphrase.h"
#include "core/safekeeping/restorer.h"

#include <QDir>
#include <QFileInfo>
#include <cstdio>
#include <future>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

constexpr auto kPassphraseFile = "passphrase-file"_L1;

CommandOption passphraseOption(const QString &help)
{
    return {.name = kPassphraseFile, .value = u"file"_s, .help = help, .isFile = true};
}

Result<QByteArray> passphraseFor(const CommandValues &values)
{
    // A command receives a file's content as one character per byte.
    return values.contains(kPassphraseFile)
        ? safekeeping::passphraseIn(values[kPassphraseFile].toLatin1())
        : Result<QByteArray>(QByteArray());
}

/// Returns the file that `backup` writes. Errors: `FieldRequired` unless exactly one of the two
/// options is given.
Result<QString> backupTarget(const CommandValues &values, Timestamp now)
{
    const QString output = values.value(u"output"_s);
    const QString folder = values.value(u"folder"_s);
    if (output.isEmpty() == folder.isEmpty())
        return fail(ErrorCode::FieldRequired, u"or --folder is needed, and not both"_s,
                    u"--output"_s);
    if (!output.isEmpty())
        return output;
    if (!QFileInfo(folder).isDir())
        return fail(ErrorCode::FieldInvalid, u"%1 is no folder"_s.arg(folder), u"folder"_s);
    return QDir(folder).filePath(safekeeping::backupName(now));
}

QByteArray factLine(const QString &name, const QString &value)
{
    constexpr int kWidth = 16;
    return QString(name + u':').leftJustified(kWidth).toUtf8() + value.toUtf8() + '\n';
}

QString factTime(const std::optional<Timestamp> &time)
{
    return time ? QString::fromLatin1(toIsoUtc(*time)) : u"none"_s;
}

/// Runs `work(control)` on the backup thread, whose priority is low, and waits for it.
template <typename F>
Result<BackupRun> onBackupThread(Assembly &assembly, F work)
{
    const auto control = std::make_shared<BackupControl>();
    std::packaged_task<Result<BackupRun>()> task([&work, &control] {
        const audit::Acting acting(commandLine());
        return work(*control);
    });
    assembly.backups().post(control, [&task] { task(); });
    return task.get_future().get();
}

CommandResult backUpShop(const CommandValues &values, Assembly &assembly)
{
    const auto passphrase = passphraseFor(values);
    if (!passphrase)
        return CommandResult::failure(passphrase.error());
    const Timestamp now = SystemClock().now();
    const auto path = backupTarget(values, now);
    if (!path)
        return CommandResult::failure(path.error());
    const auto made = onBackupThread(assembly, [&](BackupControl &control) {
        return assembly.backups().backUp(BackupKind::Requested, *path, *passphrase, &control);
    });
    if (!made)
        return CommandResult::failure(made.error());
    QByteArray out = factLine(u"backup"_s, *path);
    out += factLine(u"bytes"_s, QString::number(made->bytes));
    out += factLine(u"payments"_s, QString::number(made->payments));
    QByteArray warning;
    if (passphrase->isEmpty())
        warning = "without --passphrase-file anyone who has this file can read it and sign as the"
                  " service: keep it as safe as the shop\n";
    return {CommandResult::kFine, out, warning};
}

CommandResult restoreShop(const CommandValues &values, const Settings &settings)
{
    const auto passphrase = passphraseFor(values);
    if (!passphrase)
        return CommandResult::failure(passphrase.error());
    if (!settings.given.contains(u"dataDir"_s))
        return CommandResult::failure(
            {ErrorCode::FieldRequired, u"is needed: the new folder of the shop"_s, u"data-dir"_s});
    BackupControl control;
    const auto restored = safekeeping::restoreBackup(
        {.path = values[u"input"_s],
         .passphrase = *passphrase,
         .folder = settings.dataDir,
         .now = SystemClock().now(),
         .prepare =
             [&](const QString &scratch) {
                 return adoptPassphrase(scratch, settings.dataDir, *passphrase);
             }},
        control, [](const verification::CheckReport &report) {
            const QByteArray text = report.lines().join(u'\n').toUtf8() + '\n';
            std::fwrite(text.constData(), 1, std::size_t(text.size()), stdout);
            std::fflush(stdout);
        });
    if (!restored)
        return CommandResult::failure(restored.error());
    QByteArray out = factLine(u"restored to"_s, settings.dataDir);
    out += factLine(u"backup of"_s, factTime(restored->header.madeAt));
    out += contentsText(restored->contents);
    out +=
        "Payouts, refunds and callbacks wait, because the shop may have made some after the backup."
        " When you have checked that: tilldeskd accept-restore --data-dir "
        + settings.dataDir.toUtf8() + '\n';
    return {CommandResult::kFine, out, {}};
}

CommandResult rehearseBackup(const CommandValues &values, Assembly &assembly)
{
    const auto passphrase = passphraseFor(values);
    if (!passphrase)
        return CommandResult::failure(passphrase.error());
    const auto done = onBackupThread(assembly, [&](BackupControl &control) {
        return assembly.backups().rehearse(values[u"input"_s], *passphrase, &control);
    });
    if (!done)
        return CommandResult::failure(done.error());
    return {CommandResult::kFine,
            u"restored and verified: %1 payments in %2 ms\n"_s.arg(done->payments)
                .arg(done->duration.count())
                .toUtf8(),
            {}};
}

QString kindOfRun(BackupKind kind)
{
    switch (kind) {
    case BackupKind::Requested: return u"requested"_s;
    case BackupKind::Daily: return u"daily"_s;
    case BackupKind::Rehearsal: return u"rehearsal"_s;
    }
    return {};
}

CommandResult listBackups(const CommandValues & /*values*/, const storage::DataDirectory &directory,
                          const Settings &settings)
{
    constexpr int kShown = 50;
    storage::Database db(directory.databasePath(), storage::Database::Mode::ReadOnly);
    QList<QStringList> rows{
        {u"TIME"_s, u"KIND"_s, u"RESULT"_s, u"BYTES"_s, u"PAYMENTS"_s, u"MS"_s, u"FILE"_s}};
    for (const BackupRun &run : safekeeping::latestRuns(db, kShown))
        rows << QStringList{factTime(run.at),
                            kindOfRun(run.kind),
                            run.isGood() ? u"good"_s : run.problem,
                            QString::number(run.bytes),
                            QString::number(run.payments),
                            QString::number(run.duration.count()),
                            run.path};
    const BackupStatus status =
        safekeeping::readStatus(db, settings.backupFolder, SystemClock().now());
    QByteArray warnings;
    if (status.isOld)
        warnings += "the last good backup is older than a day\n";
    if (status.isDiskNearlyFull())
        warnings += "the disk of the backups is nearly full\n";
    return {CommandResult::kFine, rows.size() == 1 ? QByteArray("No backups.\n") : table(rows),
            warnings};
}

CommandResult acceptRestore(const CommandValues & /*values*/, Assembly &assembly)
{
    const auto accepted = assembly.acceptRestore();
    return accepted ? CommandResult{CommandResult::kFine, "accepted\n", {}}
                    : CommandResult::failure(accepted.error());
}

} // namespace

QByteArray contentsText(const ShopContents &contents)
{
    QByteArray text = factLine(u"shop"_s, contents.merchants.join(u", "_s));
    text += factLine(u"payments"_s, QString::number(contents.payments));
    text += factLine(u"first payment"_s, factTime(contents.firstPayment));
    text += factLine(u"last payment"_s, factTime(contents.lastPayment));
    text += factLine(u"refunds"_s, QString::number(contents.refunds));
    text += factLine(u"payouts"_s, QString::number(contents.payouts));
    text += factLine(u"ledger entries"_s, QString::number(contents.ledgerEntries));
    return text;
}

std::vector<Command> backupCommands()
{
    return {
        {.words = u"backup"_s,
         .summary = u"Copies the whole shop into one file, also while it is in use"_s,
         .options = {{.name = u"output"_s,
                      .value = u"file"_s,
                      .help = u"file to write; an existing file is replaced"_s,
                      .isPath = true},
                     {.name = u"folder"_s,
                      .value = u"folder"_s,
                      .help = u"instead of --output: writes a file named by the time"_s,
                      .isPath = true},
                     passphraseOption(u"file with the passphrase that seals the backup, at least"
                                      " 8 characters; without it anyone can read the backup"_s)},
         .change = backUpShop,
         .insteadOnServer = safekeeping::backupOnServer()},
        {.words = u"backup list"_s,
         .summary = u"Shows the last backups and rehearsals, and warns if they are too old"_s,
         .read = listBackups,
         .insteadOnServer = safekeeping::backupOnServer()},
        {.words = u"backup rehearse"_s,
         .summary =
             u"Restores a backup into a temporary folder, checks it and records the result"_s,
         .options = {{.name = u"input"_s,
                      .value = u"file"_s,
                      .help = u"the backup"_s,
                      .isRequired = true,
                      .isPath = true},
                     passphraseOption(u"file with the passphrase of the backup"_s)},
         .change = rehearseBackup,
         .insteadOnServer = safekeeping::backupOnServer()},
        {.words = u"restore"_s,
         .summary = u"Makes a new data folder of a backup, checks it and prints its content"_s,
         .options = {{u"input"_s, u"file"_s, u"the backup"_s, true},
                     passphraseOption(u"file with the passphrase of the backup"_s)},
         .insteadOnServer = safekeeping::backupOnServer(),
         .compute = restoreShop},
        {.words = u"accept-restore"_s,
         .summary = u"Lets the payouts, refunds and callbacks of a restored shop go on"_s,
         .change = acceptRestore}};
}

} // namespace tilldesk::app
