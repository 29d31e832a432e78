#include "app/commands/move.h"

#include "app/commands/backup.h"
#include "app/commands/export_progress.h"
#include "app/control.h"
#include "app/stop_signals.h"
#include "core/safekeeping/shop_move.h"
#include "core/storage/connection_string.h"

#include <QDir>
#include <QFileInfo>
#include <cstdio>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

using safekeeping::MoveStep;

/// Returns whether the text names a database of a server, not a folder.
bool isConnection(const QString &text)
{
    const bool isUri = text.startsWith("postgresql://"_L1) || text.startsWith("postgres://"_L1);
    return isUri || (text.contains(u'=') && !QFileInfo::exists(text));
}

/// Prints to standard output at once: a move takes minutes.
void print(const QString &line)
{
    const QByteArray bytes = line.toUtf8() + '\n';
    std::fwrite(bytes.constData(), 1, std::size_t(bytes.size()), stdout);
    std::fflush(stdout);
}

QString textOf(MoveStep step)
{
    switch (step) {
    case MoveStep::CheckSource: return u"checking the source"_s;
    case MoveStep::Copy: return u"copying"_s;
    case MoveStep::CheckTarget: return u"checking the target"_s;
    case MoveStep::Compare: return u"comparing all tables"_s;
    }
    return {};
}

safekeeping::MoveListener printing()
{
    return {.began = [](MoveStep step) { print(textOf(step)); },
            .checked =
                [](const verification::CheckReport &report) { print(report.lines().join(u'\n')); }};
}

/// Locks the folder of the source. Errors: `Busy` if a service runs on it; `Storage`.
Result<void> lockSource(storage::DataDirectory &directory)
{
    if (!QFileInfo(directory.path()).isDir())
        return fail(ErrorCode::FieldInvalid, u"there is no folder %1"_s.arg(directory.path()),
                    u"from"_s);
    const auto lock = lockOrFindHolder(directory);
    if (!lock)
        return lock.failure();
    if (*lock == storage::DataDirectory::Lock::HeldByAnother)
        return fail(
            ErrorCode::Busy,
            u"another process has the shop open in %1: stop it first"_s.arg(directory.path()));
    return {};
}

/// Makes the settings of the new folder name no database.
Result<void> forgetDatabase(const QString &folder)
{
    const QString path = folder + u"/tilldesk.ini"_s;
    return QFileInfo::exists(path) ? writeSettings(path, {{u"database"_s, QString()}})
                                   : Result<void>();
}

QByteArray textOf(const safekeeping::MoveReport &report)
{
    return contentsText(report.contents)
        + u"moved:          %1 rows of %2 tables, the same on both sides\n"_s.arg(report.rows)
              .arg(report.tables)
              .toUtf8();
}

/// Returns the result of a move that has ended. `start`: the command that serves the shop.
CommandResult moved(const QByteArray &text, const QString &start)
{
    return {CommandResult::kFine,
            text + "Serve the shop there from now on: " + start.toUtf8() + '\n',
            {}};
}

/// Makes the settings of the folder name the database.
CommandResult goesOnThere(const QByteArray &text, const QString &folder, const QString &connection)
{
    const auto named =
        writeSettings(folder + u"/tilldesk.ini"_s, {{u"database"_s, connection.simplified()}});
    auto result =
        moved(text,
              named ? u"tilldeskd serve --data-dir "_s + folder
                    : u"tilldeskd serve --data-dir %1 --database \"%2\""_s.arg(folder, connection));
    if (!named)
        result.err =
            "the settings do not name the database: " + named.error().detail.toUtf8() + '\n';
    return result;
}

CommandResult toServer(const QString &folder, const QString &connection,
                       safekeeping::MoveControl &control)
{
    const auto uri = storage::connectionUri(connection);
    if (!uri)
        return CommandResult::failure({uri.error().code, uri.error().detail, u"to"_s});
    storage::DataDirectory from(folder);
    if (const auto locked = lockSource(from); !locked)
        return CommandResult::failure(locked.error());
    // An earlier move may have been killed between its last commit and the settings.
    if (safekeeping::hasMovedToServer(from, *uri))
        return goesOnThere("the shop was moved there already\n", from.path(), connection);
    const auto report = safekeeping::moveToServer(from, *uri, control, printing());
    if (!report)
        return CommandResult::failure(report.error());
    return goesOnThere(textOf(*report), from.path(), connection);
}

CommandResult toFolder(const QString &connection, const QString &folder, const Settings &settings,
                       safekeeping::MoveControl &control)
{
    const auto uri = storage::connectionUri(connection);
    if (!uri)
        return CommandResult::failure({uri.error().code, uri.error().detail, u"from"_s});
    storage::DataDirectory from(settings.dataDir, *uri);
    if (const auto locked = lockSource(from); !locked)
        return CommandResult::failure(locked.error());
    const QString place = QDir(folder).absolutePath();
    const auto report = safekeeping::moveToFolder(from, place, control, printing(), forgetDatabase);
    if (!report)
        return CommandResult::failure(report.error());
    return moved(textOf(*report), u"tilldeskd serve --data-dir "_s + place);
}

CommandResult moveShop(const CommandValues &values, const Settings &settings)
{
    safekeeping::MoveControl control;
    const StopSignals stop([&control] { control.isCancelled = true; });
    const QString from = values[u"from"_s];
    const QString to = values[u"to"_s];
    if (isConnection(from) == isConnection(to))
        return CommandResult::failure(
            {ErrorCode::FieldInvalid,
             u"one of --from and --to must be a folder, the other a PostgreSQL database, as in"
             " dbname=tilldesk"_s,
             u"to"_s});
    const ExportProgress progress(control.done, control.total);
    return isConnection(to) ? toServer(from, to, control) : toFolder(from, to, settings, control);
}

} // namespace

Command moveCommand()
{
    return {
        .words = u"move"_s,
        .summary =
            u"Moves a shop from SQLite to PostgreSQL, or back: copies, checks and compares all"_s,
        .options = {{.name = u"from"_s,
                     .value = u"place"_s,
                     .help = u"folder of the shop; or its PostgreSQL database, as in"
                             " \"dbname=tilldesk\", whose folder is --data-dir"_s,
                     .isRequired = true},
                    {.name = u"to"_s,
                     .value = u"place"_s,
                     .help = u"empty PostgreSQL database; or new folder"_s,
                     .isRequired = true}},
        .compute = moveShop};
}

} // namespace tilldesk::app
