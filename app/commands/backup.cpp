#include "app/commands/backup.h"

#include "core/safekeeping/backup_maker.h"
#include "core/safekeeping/restorer.h"

#include <QDir>
#include <QFileInfo>
#include <cstdio>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

constexpr auto kPassphraseFile = "passphrase-file"_L1;

CommandOption passphraseOption(const QString &help)
{
    return {.name = kPassphraseFile, .value = u"file"_s, .help = help, .isFile = true};
}

Result<QByteArray> passphraseOf(const CommandValues &values)
{
    return values.contains(kPassphraseFile) ? passphraseIn(values[kPassphraseFile])
                                            : Result<QByteArray>(QByteArray());
}

/// Returns the file that `backup` writes. Errors: `FieldRequired` unless exactly one of the two
/// options is given.
Result<QString> targetOf(const CommandValues &values, Timestamp now)
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

QString timeText(const std::optional<Timestamp> &time)
{
    return time ? QString::fromLatin1(toIsoUtc(*time)) : u"none"_s;
}

CommandResult backUp(const CommandValues &values, Assembly &assembly)
{
    const auto passphrase = passphraseOf(values);
    if (!passphrase)
        return CommandResult::failure(passphrase.error());
    const Timestamp now = SystemClock().now();
    const auto path = targetOf(values, now);
    if (!path)
        return CommandResult::failure(path.error());
    BackupControl control;
    const auto made =
        safekeeping::makeBackup({.dataFolder = QFileInfo(assembly.databasePath()).path(),
                                 .databasePath = assembly.databasePath(),
                                 .masterKey = assembly.keys().masterKey(),
                                 .passphrase = *passphrase,
                                 .path = *path,
                                 .madeAt = now},
                                control);
    if (!made)
        return CommandResult::failure(made.error());
    QByteArray out = factLine(u"backup"_s, *path);
    out += factLine(u"bytes"_s, QString::number(made->bytes));
    out += contentsText(made->contents);
    QByteArray warning;
    if (passphrase->isEmpty())
        warning = "without --passphrase-file anyone who has this file can read it and sign as the"
                  " service: keep it as safe as the shop\n";
    return {CommandResult::kFine, out, warning};
}

CommandResult restore(const CommandValues &values, const Settings &settings)
{
    const auto passphrase = passphraseOf(values);
    if (!passphrase)
        return CommandResult::failure(passphrase.error());
    if (!settings.given.contains(u"dataDir"_s))
        return CommandResult::failure(
            {ErrorCode::FieldRequired, u"is needed: the new folder of the shop"_s, u"data-dir"_s});
    BackupControl control;
    const auto restored = safekeeping::restoreBackup(
        {.path = values[u"input"_s], .passphrase = *passphrase, .folder = settings.dataDir},
        control, [](const verification::CheckReport &report) {
            const QByteArray text = report.lines().join(u'\n').toUtf8() + '\n';
            std::fwrite(text.constData(), 1, std::size_t(text.size()), stdout);
            std::fflush(stdout);
        });
    if (!restored)
        return CommandResult::failure(restored.error());
    QByteArray out = factLine(u"restored to"_s, settings.dataDir);
    out += factLine(u"backup of"_s, timeText(restored->header.madeAt));
    out += contentsText(restored->contents);
    return {CommandResult::kFine, out, {}};
}

} // namespace

Result<QByteArray> passphraseIn(const QString &content)
{
    constexpr qsizetype kFewest = 8;
    QByteArray text = content.toLatin1();
    if (text.endsWith('\n'))
        text.chop(1);
    if (text.endsWith('\r'))
        text.chop(1);
    if (text.contains('\n') || text.size() < kFewest)
        return fail(ErrorCode::FieldInvalid, u"must hold one line of at least 8 characters"_s,
                    QString(kPassphraseFile));
    return text;
}

QByteArray contentsText(const ShopContents &contents)
{
    QByteArray text = factLine(u"shop"_s, contents.merchants.join(u", "_s));
    text += factLine(u"payments"_s, QString::number(contents.payments));
    text += factLine(u"first payment"_s, timeText(contents.firstPayment));
    text += factLine(u"last payment"_s, timeText(contents.lastPayment));
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
         .change = backUp},
        {.words = u"restore"_s,
         .summary = u"Makes a new data folder of a backup, checks it and prints its content"_s,
         .options = {{u"input"_s, u"file"_s, u"the backup"_s, true},
                     passphraseOption(u"file with the passphrase of the backup"_s)},
         .compute = restore}};
}

} // namespace tilldesk::app
