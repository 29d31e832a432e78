#include "app/command_line.h"
#include "app/control.h"
#include "app/log_file.h"
#include "app/stop_signals.h"

#include <QCoreApplication>
#include <cstdio>

using namespace tilldesk;
using namespace tilldesk::app;

namespace {

int finish(const CommandResult &result)
{
    std::fwrite(result.out.constData(), 1, size_t(result.out.size()), stdout);
    std::fflush(stdout);
    std::fwrite(result.err.constData(), 1, size_t(result.err.size()), stderr);
    return result.exitCode;
}

CommandResult failed(const Error &error)
{
    auto result = CommandResult::failure(error);
    result.exitCode = CommandResult::kFailed;
    return result;
}

/// Serves until a signal to stop comes.
CommandResult serve(Assembly &assembly, const storage::DataDirectory &directory)
{
    if (const auto started = assembly.start(); !started)
        return failed(started.error());
    std::optional<ControlServer> control(std::in_place, assembly);
    if (const auto listening = control->listen(directory); !listening)
        return failed(listening.error());
    const auto address = assembly.listen();
    if (!address)
        return failed(address.error());
    const QByteArray line = "listening on " + address->toUtf8() + '\n';
    std::fwrite(line.constData(), 1, size_t(line.size()), stdout);
    std::fflush(stdout);
    QCoreApplication::exec();
    control.reset(); // it answers what it has begun, which needs the core
    assembly.stop();
    return {};
}

CommandResult hold(const Invocation &invocation, const storage::DataDirectory &directory)
{
    LogFile file(invocation.settings.logFile);
    if (!file.isOpen())
        return failed({ErrorCode::Storage, file.problem()});
    Log log(file.descriptor(), LogFile::kMaxBytes, [&file] { file.putAside(); });
    const SystemClock clock;
    Assembly assembly(invocation.settings, directory, clock, log);
    const Command &command = *invocation.command;
    if (!command.change)
        return serve(assembly, directory);
    if (const auto started = assembly.start(); !started)
        return failed(started.error());
    return command.change(invocation.values, assembly);
}

CommandResult run(const Invocation &invocation)
{
    const Command &command = *invocation.command;
    storage::DataDirectory directory(invocation.settings.dataDir);
    if (command.read) {
        if (!directory.hasDatabase())
            return failed({ErrorCode::Storage,
                           QStringLiteral("there is no database in %1").arg(directory.path())});
        return command.read(invocation.values, directory);
    }
    if (const auto created = directory.create(); !created)
        return failed(created.error());
    const auto lock = directory.lock();
    if (!lock)
        return failed(lock.error());
    if (*lock == storage::DataDirectory::Lock::Taken)
        return hold(invocation, directory);
    if (!command.change)
        return failed(
            {ErrorCode::Busy,
             QStringLiteral("another process holds the database in %1").arg(directory.path())});
    const auto result = askHolder(directory, command.words, invocation.values);
    return result ? *result : failed(result.error());
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    const auto asked = readCommandLine(QCoreApplication::arguments().sliced(1));
    if (!asked)
        return finish(CommandResult::failure(asked.error()));
    if (const auto *information = std::get_if<Information>(&*asked))
        return finish({CommandResult::kFine, information->text.toUtf8(), {}});
    // The other commands end at once when they are told to: nothing half-done was committed.
    const bool serves = !std::get<Invocation>(*asked).command->change
        && !std::get<Invocation>(*asked).command->read;
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
