#pragma once

#include "app/assembly.h"
#include "core/domain/bank.h"

#include <QByteArray>
#include <QJsonObject>
#include <QList>
#include <QMap>
#include <functional>
#include <future>

namespace tilldesk::app {

/// What a command that only reads has written elsewhere: an entry for the audit trail.
struct CommandRecord {
    AuditKind kind = AuditKind::Exported; ///< Exported or SnapshotSaved
    QJsonObject facts = {};               ///< empty: nothing to record
};

/// The result of a command. Exit codes: 0 success, 1 a check or an operation failed, 2 wrong usage.
struct CommandResult {
    static constexpr int kFine = 0;
    static constexpr int kFailed = 1;
    static constexpr int kWrongUsage = 2;

    int exitCode = kFine;
    QByteArray out; ///< text for standard output
    QByteArray err; ///< text for standard error
    CommandRecord recorded = {};

    /// Returns the result for an error: kWrongUsage for `FieldInvalid` and `FieldRequired`,
    /// otherwise kFailed.
    [[nodiscard]] static CommandResult failure(const Error &error);
};

/// A command's option values by name without the dashes. A flag that is set has the value "1".
using CommandValues = QMap<QString, QString>;

struct CommandOption {
    QString name;  ///< without the dashes
    QString value; ///< placeholder of the value in help texts; empty: a flag
    QString help;
    bool isRequired = false;
    /// The command receives the content of the file, one character per byte. The started process
    /// reads the file: the process that holds the database must not block on a pipe.
    bool isFile = false;
    /// The command receives an absolute path: it may run in a process with another working folder.
    bool isPath = false;
    /// An empty value is allowed and clears the setting.
    bool canBeEmpty = false;
};

/// The person at the terminal of a command.
struct Terminal {
    std::function<void(const QByteArray &)> write;
    std::function<std::optional<QByteArray>()> readLine; ///< waits; empty: the input has ended
    std::function<void()> pause;                         ///< for a second
};
/// Runs a command in the process that holds the database. Errors: `Busy` if it does not answer.
using AskHolder =
    std::function<Result<CommandResult>(const QString &words, const CommandValues &values)>;

/// A command of the service program.
struct Command {
    QString words; ///< for example `key create`
    QString summary;
    QList<CommandOption> options = {};
    /// True: only this program itself runs the command. Its own `--help` works; the other help
    /// texts, the manual and the completion leave the command out.
    bool isInternal = false;
    /// Defines whether the command may create the shop that it works on.
    enum class Creation : quint8 {
        Never,     ///< the folder must hold a shop
        IfMissing, ///< creates a shop unless the folder holds one
        OnlyNew,   ///< the folder must hold no shop, or one without a merchant
    };
    Creation creation = Creation::Never;

    /// Changes data. Runs in the process that holds the database, on a thread that may block.
    std::function<CommandResult(const CommandValues &, Assembly &)> change = {};
    /// As `change`, for a command that can be stopped: it ends early once `control.isCancelled` is
    /// set, because the caller has stopped. Set instead of `change`.
    std::function<CommandResult(const CommandValues &, Assembly &, BankReadControl &control)>
        changeOrStop = {};
    /// Goes on after `change` in the process that was started, if a person sits at a terminal.
    std::function<CommandResult(const Terminal &, const AskHolder &)> talk = {};
    /// Only reads. Runs in a process of its own, next to the one that holds the database.
    std::function<CommandResult(const CommandValues &, const storage::DataDirectory &,
                                const Settings &)>
        read = {};
    /// True: `read` also understands a database that an earlier version of the program has left.
    bool readsEverySchema = false;
    /// Works on the files of a database that no process holds.
    std::function<CommandResult(const CommandValues &, const storage::DataDirectory &)> repair = {};
    /// True: `compute` needs the issuer and the claim namespace of the running service, which may
    /// differ from those in the settings file.
    bool usesNames = false;
    /// What to use instead with a PostgreSQL database, where the command cannot work: a sentence
    /// without its full stop. Empty: the command works there.
    QString insteadOnServer = {};
    /// Needs no database.
    std::function<CommandResult(const CommandValues &, const Settings &)> compute = {};
    /// Name of a text that follows the words without an option and may have blanks; a value of the
    /// command under this name. Empty: nothing follows.
    QString argument = {};
    /// The command receives the argument as an absolute path: see CommandOption::isPath.
    bool isArgumentPath = false;
    /// Returns whether the command changes data.
    [[nodiscard]] bool changes() const { return change || changeOrStop; }
    /// Returns the words, and the argument in capitals: `find TEXT`.
    [[nodiscard]] QString usage() const
    {
        return argument.isEmpty() ? words : words + QChar(u' ') + argument.toUpper();
    }
    // A command without any of these functions is `serve`.
};

/// All commands, in the order of the help text.
[[nodiscard]] const std::vector<Command> &allCommands();

/// Returns the actor of a command: the account of the operating system that runs this process.
/// Only this account reaches the control socket.
[[nodiscard]] AuditActor commandLine();

/// Returns the error with its field in the form of an option: `perDay` becomes `per-day`.
[[nodiscard]] Error asOption(Error error);

/// Runs `work()` on the core thread in one transaction and waits for its result.
/// @pre not on the core thread
template <typename F>
[[nodiscard]] auto onCore(Assembly &assembly, F work) -> std::invoke_result_t<F &>
{
    using R = std::invoke_result_t<F &>;
    auto promise = std::make_shared<std::promise<R>>();
    auto future = promise->get_future();
    assembly.core().submit(
        [work = std::move(work)]() mutable {
            const audit::Acting acting(commandLine());
            return work();
        },
        [promise](R result) { promise->set_value(std::move(result)); });
    return future.get();
}

} // namespace tilldesk::app
