#pragma once

#include "app/assembly.h"

#include <QByteArray>
#include <QList>
#include <QMap>
#include <functional>
#include <future>

namespace tilldesk::app {

/// How a command ended. @source the command line's contract: 0 fine, 1 a check or an operation
/// failed, 2 wrong usage
struct CommandResult {
    static constexpr int kFine = 0;
    static constexpr int kFailed = 1;
    static constexpr int kWrongUsage = 2;

    int exitCode = kFine;
    QByteArray out; ///< for standard output
    QByteArray err; ///< for standard error

    /// A failed operation, or wrong usage when the error is about an option's value.
    [[nodiscard]] static CommandResult failure(const Error &error);
};

/// Values of a command's options by name without the dashes; a flag that is set has the value "1".
using CommandValues = QMap<QString, QString>;

struct CommandOption {
    QString name;  ///< without the dashes
    QString value; ///< what stands for the value in help texts; empty: a flag
    QString help;
    bool isRequired = false;
    /// The command gets what is in the file, a character a byte, read by the process that was
    /// started: the one that holds the database must not wait for somebody's pipe.
    bool isFile = false;
    /// An empty value means something: it takes away what is set.
    bool canBeEmpty = false;
};

/// One command of the service program.
struct Command {
    QString words; ///< for example `key create`
    QString summary;
    QList<CommandOption> options = {};
    /// Whether the command may create the shop that it works on.
    enum class Creation : quint8 {
        Never,     ///< the folder must hold a shop
        IfMissing, ///< creates a shop unless the folder holds one
        OnlyNew,   ///< the folder must not hold a shop
    };
    Creation creation = Creation::Never;

    /// Changes data; runs in the process that holds the database, on a thread that may wait.
    std::function<CommandResult(const CommandValues &, Assembly &)> change = {};
    /// Only reads; runs beside the process that holds the database.
    std::function<CommandResult(const CommandValues &, const storage::DataDirectory &,
                                const Settings &)>
        read = {};
    /// Works on the files of a database that no process holds.
    std::function<CommandResult(const CommandValues &, const storage::DataDirectory &)> repair = {};
    /// Whether `compute` wants issuer and namespace of the service that runs on the data directory,
    /// which may have been started with others than the settings file has.
    bool usesNames = false;
    /// Needs no database.
    std::function<CommandResult(const CommandValues &, const Settings &)> compute = {};
    // A command with none of them is `serve`.
};

/// All commands, in the order of the help text.
[[nodiscard]] const std::vector<Command> &allCommands();

/// Runs `work()` on the core thread in one transaction and waits for its result.
/// @pre not on the core thread
template <typename F>
[[nodiscard]] auto onCore(Assembly &assembly, F work) -> std::invoke_result_t<F &>
{
    using R = std::invoke_result_t<F &>;
    auto promise = std::make_shared<std::promise<R>>();
    auto future = promise->get_future();
    assembly.core().submit(std::move(work),
                           [promise](R result) { promise->set_value(std::move(result)); });
    return future.get();
}

} // namespace tilldesk::app
