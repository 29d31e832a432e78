#pragma once

#include "app/command.h"

#include <variant>

namespace tilldesk::app {

/// A parsed command line of the service program.
struct Invocation {
    const Command *command = nullptr;
    Settings settings;
    CommandValues values;
};

/// A text to print instead of running a command: the help or the version.
struct Information {
    QString text;
};

/// Reads a command line of the service program. `COMMAND --help` and `help COMMAND` ask for the
/// help of that command only. Options may stand in any order, before or after the command's words.
/// Errors: `FieldInvalid`/`FieldRequired` for wrong usage, naming the option; see readSettings().
/// @param arguments  without the program's name
[[nodiscard]] Result<std::variant<Invocation, Information>>
readCommandLine(const QStringList &arguments);

/// A parsed command line of the desktop.
struct DesktopInvocation {
    Settings settings;
    bool quitWhenShown = false; ///< for measuring the start-up time
    bool disconnects = false;   ///< this computer shall no longer be a till
    QString link = {};          ///< of a service to be paired with, see TillLink; empty: none
};

/// Reads a command line of the desktop, which has no commands. Errors: as readCommandLine().
[[nodiscard]] Result<std::variant<DesktopInvocation, Information>>
readDesktopCommandLine(const QStringList &arguments);

} // namespace tilldesk::app
