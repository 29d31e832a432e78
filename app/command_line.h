#pragma once

#include "app/command.h"

#include <variant>

namespace tilldesk::app {

/// What was asked for on the command line.
struct Invocation {
    const Command *command = nullptr;
    Settings settings;
    CommandValues values;
};

/// A text to print instead of doing anything: the help, the version.
struct Information {
    QString text;
};

/// Reads a command line of the service program. `COMMAND --help` and `help COMMAND` ask for the
/// help of that command only. Options may stand in any order, before or after the command's words.
/// Errors: `FieldInvalid`/`FieldRequired` for wrong usage, naming the option; see readSettings().
/// @param arguments  without the program's name
[[nodiscard]] Result<std::variant<Invocation, Information>>
readCommandLine(const QStringList &arguments);

/// What was asked of the desktop.
struct DesktopInvocation {
    Settings settings;
    bool quitWhenShown = false; ///< for measuring the start
};

/// Reads a command line of the desktop, which has no commands. Errors: as readCommandLine().
[[nodiscard]] Result<std::variant<DesktopInvocation, Information>>
readDesktopCommandLine(const QStringList &arguments);

} // namespace tilldesk::app
