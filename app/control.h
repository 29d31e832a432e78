#pragma once

#include "app/command.h"

#include <QLocalServer>
#include <QObject>

namespace tilldesk::app {

/// The way into the process that holds a database: a local socket in the data directory, for its
/// owner only. Another start of the program raises the window through it, and commands that change
/// data are carried out by it, because only one process may write.
class ControlServer : public QObject
{
    Q_OBJECT

public:
    /// @param onRaise  shows the window; empty where there is none, and whoever asks is told
    /// @pre `assembly` outlives it; lives on the main thread
    explicit ControlServer(Assembly &assembly, std::function<void()> onRaise = {},
                           QObject *parent = nullptr);
    ~ControlServer() override; ///< waits for commands that run

    /// Errors: `Internal` when the socket cannot be made.
    Result<void> listen(const storage::DataDirectory &directory);

private:
    void accept();
    void read(QLocalSocket *socket);
    void run(QLocalSocket *socket, const QString &words, const CommandValues &values);

    Assembly &m_assembly;
    std::function<void()> m_onRaise;
    QLocalServer m_server;
};

/// What is asked of a process that has a window, besides the commands.
inline constexpr auto kRaiseWords = QLatin1StringView("raise");

/// Asks the process that holds the database to carry out a command, and waits for it.
/// @param words  of the command, or kRaiseWords
/// Errors: `Busy` when that process does not answer.
[[nodiscard]] Result<CommandResult> askHolder(const storage::DataDirectory &directory,
                                              const QString &words, const CommandValues &values);

/// Asks the process that holds the database how it names itself in signatures. Waits for two
/// seconds at most. @return nothing when no process answers
[[nodiscard]] std::optional<ServiceNames> namesOfHolder(const storage::DataDirectory &directory);

} // namespace tilldesk::app
