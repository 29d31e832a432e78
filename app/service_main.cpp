#include "app/command_line.h"
#include "app/command_record.h"
#include "app/log_file.h"
#include "app/serving.h"
#include "app/stop_signals.h"
#include "app/system_keychain.h"
#include "core/exports/drawing.h"
#include "core/merchants/merchant_repository.h"
#include "core/storage/migrate.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <algorithm>
#include <cstdio>
#include <iostream>
#include <span>
#include <thread>
#include <unistd.h>

using namespace tilldesk;
using namespace tilldesk::app;

namespace {

int finish(const CommandResult &result)
{
    const bool isWritten = std::fwrite(result.out.constData(), 1, size_t(result.out.size()), stdout)
            == size_t(result.out.size())
        && std::fflush(stdout) == 0;
    std::fwrite(result.err.constData(), 1, size_t(result.err.size()), stderr);
    if (isWritten)
        return result.exitCode;
    std::fputs("the output cannot be written to standard output\n", stderr);
    return result.exitCode == CommandResult::kFine ? CommandResult::kFailed : result.exitCode;
}

CommandResult failed(const Error &error)
{
    auto result = CommandResult::failure(error);
    result.exitCode = CommandResult::kFailed;
    return result;
}

CommandResult serve(const CommandValues &values, Assembly &assembly,
                    const storage::DataDirectory &directory)
{
    const QString kid = values.value(QStringLiteral("kid"));
    if (values.contains(QStringLiteral("kid"))) {
        if (const auto checked = keys::checkedKid(kid); !checked)
            return CommandResult::failure(checked.error());
    }
    return Serving(assembly, directory).run(kid);
}

CommandResult hold(const Invocation &invocation, const storage::DataDirectory &directory)
{
    const Command &command = *invocation.command;
    BankReadControl control;
    std::optional<StopSignals> stopSignals; // before the first thread
    if (command.changeOrStop)
        stopSignals.emplace([&control] { control.isCancelled = true; });
    LogFile file(invocation.settings.logFile);
    if (!file.isOpen())
        return failed({ErrorCode::Storage, file.problem()});
    Log log(file.descriptor(), LogFile::kMaxBytes, [&file] { file.putAside(); });
    const SystemClock clock;
    const BootClock monotonic;
    SystemKeychain keychain;
    Assembly assembly(invocation.settings, directory, {clock, monotonic}, log,
                      {.keychain = &keychain});
    if (!command.changes())
        return serve(invocation.values, assembly, directory);
    if (const auto started = assembly.start(); !started)
        return failed(started.error());
    const audit::Acting acting(commandLine());
    return command.changeOrStop ? command.changeOrStop(invocation.values, assembly, control)
                                : command.change(invocation.values, assembly);
}

/// Returns whether anything was set up in the shop. A creation that was killed leaves a shop
/// without a merchant, and so does `init` without options.
bool hasMerchant(const storage::DataDirectory &directory)
{
    try {
        storage::Database db(directory.databasePath(), storage::Database::Mode::ReadOnly);
        return !merchants::MerchantRepository(db).merchants().isEmpty();
    } catch (const storage::StorageException &) {
        return true; // not a database that this program made
    }
}

/// Errors: `Storage` if the contents of the folder do not match what the command needs.
Result<void> checkContents(const Command &command, const storage::DataDirectory &directory)
{
    if (command.creation == Command::Creation::Never)
        return directory.requireShop();
    const auto contents = directory.contents();
    if (!contents)
        return contents.failure();
    if (command.creation == Command::Creation::OnlyNew
        && *contents == storage::DataDirectory::Contents::Shop && hasMerchant(directory))
        return fail(ErrorCode::Storage,
                    QStringLiteral("%1 already holds a shop").arg(directory.path()));
    return {};
}

/// Runs the command; if it fails to create its shop, removes what this process has created.
/// @param isFolderNew  this process has created the folder
CommandResult holdOrUndo(const Invocation &invocation, const storage::DataDirectory &directory,
                         bool isFolderNew)
{
    const bool isNew = directory.contents() == storage::DataDirectory::Contents::Nothing;
    auto result = hold(invocation, directory);
    if (isNew && result.exitCode != CommandResult::kFine)
        directory.removeShop();
    if (isFolderNew && result.exitCode != CommandResult::kFine)
        directory.removeUnused();
    return result;
}

/// Returns the settings with the names of the service that runs on the data directory, except those
/// given on the command line.
Settings withNamesOfHolder(Settings settings)
{
    const auto names = namesOfHolder(storage::DataDirectory(settings.dataDir, settings.database));
    if (names && !settings.given.contains(QStringLiteral("issuer")))
        settings.issuer = names->issuer();
    if (names && !settings.given.contains(QStringLiteral("claimNamespace")))
        settings.claimNamespace = names->claimNamespace();
    return settings;
}

/// Records in the audit trail what a command that only reads has written elsewhere, if anything.
/// The files are written by then, so a shop that cannot be written (a copy on a read-only disk)
/// causes a warning only.
CommandResult recorded(CommandResult result, storage::DataDirectory &directory)
{
    if (result.recorded.facts.isEmpty())
        return result;
    if (const auto entry = record(directory, result.recorded); !entry)
        result.err +=
            "the audit trail has no entry of this: " + entry.error().detail.toUtf8() + '\n';
    return result;
}

/// Goes on with a command whose first part has succeeded, with the person at the terminal. Without
/// a terminal, the first part is all.
CommandResult talked(const Command &command, const CommandResult &first,
                     const storage::DataDirectory &directory)
{
    if (!command.talk || first.exitCode != CommandResult::kFine || isatty(STDIN_FILENO) == 0
        || isatty(STDOUT_FILENO) == 0)
        return first;
    const auto write = [](const QByteArray &text) {
        std::fwrite(text.constData(), 1, size_t(text.size()), stdout);
        std::fflush(stdout);
    };
    write(first.out);
    const Terminal terminal{.write = write,
                            .readLine = []() -> std::optional<QByteArray> {
                                std::string line;
                                return std::getline(std::cin, line)
                                    ? std::optional(QByteArray::fromStdString(line))
                                    : std::nullopt;
                            },
                            .pause = [] { std::this_thread::sleep_for(std::chrono::seconds(1)); }};
    return command.talk(terminal, [&directory](const QString &words, const CommandValues &values) {
        return askHolder(directory, words, values);
    });
}

CommandResult run(const Invocation &invocation)
{
    const Command &command = *invocation.command;
    if (!invocation.settings.database.isEmpty() && !command.insteadOnServer.isEmpty())
        return failed({ErrorCode::Storage,
                       QStringLiteral("%1 works with SQLite only. %2")
                           .arg(command.words, command.insteadOnServer)});
    if (command.compute)
        return command.compute(invocation.values,
                               command.usesNames ? withNamesOfHolder(invocation.settings)
                                                 : invocation.settings);
    storage::DataDirectory directory(invocation.settings.dataDir, invocation.settings.database);
    if (const auto checked = checkContents(command, directory); !checked)
        return failed(checked.error());
    if (command.read && !command.readsEverySchema) {
        const auto newest = storage::requireNewestSchema(directory.databasePath());
        if (!newest)
            return failed(newest.error());
    }
    if (command.read)
        return recorded(command.read(invocation.values, directory, invocation.settings), directory);
    const bool isFolderNew = !QFileInfo::exists(directory.path());
    if (const auto created = directory.create(); !created)
        return failed(created.error());
    const auto lock = lockOrFindHolder(directory);
    if (!lock)
        return failed(lock.error());
    if (*lock == storage::DataDirectory::Lock::Taken && command.repair)
        return command.repair(invocation.values, directory);
    if (*lock == storage::DataDirectory::Lock::Taken) {
        // Checked again: another process may have created a shop before the lock was taken.
        const auto checked = checkContents(command, directory);
        return checked ? holdOrUndo(invocation, directory, isFolderNew) : failed(checked.error());
    }
    if (!command.changes())
        return failed(
            {ErrorCode::Busy,
             QStringLiteral("another process has the database open in %1").arg(directory.path())});
    std::atomic<bool> isStopped = false;
    std::optional<StopSignals> stopSignals;
    if (command.changeOrStop)
        stopSignals.emplace([&isStopped] { isStopped = true; });
    const auto result =
        askHolder(directory, command.words, invocation.values, kHolderTimeout, &isStopped);
    return result ? talked(command, *result, directory) : failed(result.error());
}

/// Creates the application object. An export gets one that supports fonts, because it can draw PDF
/// files. Stop signals cancel an export: they are blocked here, before Qt starts threads, which
/// inherit the signal mask.
std::unique_ptr<QCoreApplication> makeApplication(int &argc, char **argv)
{
    const std::span arguments(argv, std::size_t(argc));
    // Matches two words, because a folder may be called `export` too.
    const auto begin = std::ranges::find_if(
        arguments, [](const char *word) { return qstrcmp(word, "export") == 0; });
    const bool isExport =
        arguments.end() - begin > 1
        && std::ranges::any_of(allCommands(), [begin](const Command &command) {
               return command.words == QStringLiteral("export ") + QString::fromLocal8Bit(begin[1]);
           });
    if (!isExport)
        return std::make_unique<QCoreApplication>(argc, argv);
    blockStopSignals();
    return exports::makeDrawingApplication(argc, argv);
}

} // namespace

int main(int argc, char *argv[])
{
    const auto application = makeApplication(argc, argv);
    const auto asked = readCommandLine(QCoreApplication::arguments().sliced(1));
    if (!asked)
        return finish(CommandResult::failure(asked.error()));
    if (const auto *information = std::get_if<Information>(&*asked))
        return finish({CommandResult::kFine, information->text.toUtf8(), {}});
    // A stop signal cancels an export or a bank import. All other commands end at once: an
    // unfinished transaction is never committed.
    const Command &command = *std::get<Invocation>(*asked).command;
    const bool serves = !command.changes() && !command.read && !command.repair && !command.compute;
    std::optional<StopSignals> stopSignals;
    if (serves)
        stopSignals.emplace([] {
            QMetaObject::invokeMethod(
                QCoreApplication::instance(), [] { QCoreApplication::quit(); },
                Qt::QueuedConnection);
        });
    try {
        return finish(run(std::get<Invocation>(*asked)));
    } catch (const std::exception &e) {
        return finish({CommandResult::kFailed, {}, QByteArray(e.what()) + '\n'});
    }
}
