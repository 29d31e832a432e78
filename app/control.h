#pragma once

#include "app/command.h"

#include <QLocalServer>
#include <QObject>
#include <atomic>

namespace tilldesk::app {

/// Control socket of the process that holds the database: a local socket in the data directory,
/// accessible to its owner only. A second start raises the window through it. Commands that change
/// data run in this process, because only one process may write.
class ControlServer : public QObject
{
    Q_OBJECT

public:
    /// @param onRaise  shows the window; null if there is no window, and the caller gets an error
    /// @pre `assembly` outlives this object; called on the main thread
    explicit ControlServer(Assembly &assembly, std::function<void()> onRaise = {},
                           QObject *parent = nullptr);
    ~ControlServer() override; ///< waits for running commands

    /// Errors: `Internal` if the socket cannot be created.
    Result<void> listen(const storage::DataDirectory &directory);

private:
    void accept();
    void read(QLocalSocket *socket);
    void run(QLocalSocket *socket, const QString &words, const CommandValues &values);
    void start(QLocalSocket *socket, std::function<CommandResult()> work);
    /// Stops the command of a caller, if it can be stopped.
    void stop(QLocalSocket *socket);

    Assembly &m_assembly;
    std::function<void()> m_onRaise;
    QLocalServer m_server;
    QHash<QLocalSocket *, std::weak_ptr<BankReadControl>> m_stoppable; ///< commands by caller
};

/// The request that raises the window; all other requests are commands.
inline constexpr auto kRaiseWords = QLatin1StringView("raise");
/// The request that adds an entry about a command to the audit trail: the values `kind`, as
/// toText(AuditKind) returns it, and `facts`, which is JSON.
inline constexpr auto kRecordWords = QLatin1StringView("record");
/// The request to stop the command that the same connection has sent.
inline constexpr auto kStopWords = QLatin1StringView("stop");
/// Default time-out of askHolder(): longer than a loaded computer takes to answer.
inline constexpr auto kHolderTimeout = std::chrono::seconds(15);

/// Takes the lock, or finds out that the process that holds the database accepts connections.
/// Blocks for up to five seconds while neither is possible: a starting process takes the lock
/// before its socket accepts connections, and a stopping process closes its socket before it
/// releases the lock. Errors: those of DataDirectory::lock().
[[nodiscard]] Result<storage::DataDirectory::Lock>
lockOrFindHolder(storage::DataDirectory &directory);

/// Sends a command to the process that holds the database. Blocks until its result arrives.
/// @param words     of the command, or kRaiseWords, or kRecordWords
/// @param timeout  how long the process may be silent; a running command is reported each second
/// @param isStopped  stops the command within a second if it can be stopped; null: never
/// Errors: `Busy` if the process does not answer.
[[nodiscard]] Result<CommandResult> askHolder(const storage::DataDirectory &directory,
                                              const QString &words, const CommandValues &values,
                                              std::chrono::milliseconds timeout = kHolderTimeout,
                                              const std::atomic<bool> *isStopped = nullptr);

/// Asks the process that holds the database for the names that it uses in signatures. Blocks for at
/// most two seconds. Returns empty if no process answers.
[[nodiscard]] std::optional<ServiceNames> namesOfHolder(const storage::DataDirectory &directory);

} // namespace tilldesk::app
