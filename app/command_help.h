#pragma once

#include "app/command.h"

namespace tilldesk::app {

/// Returns the help of the service program: all commands, options and settings.
[[nodiscard]] QString helpText();

/// Returns the help of the commands that `words` name: one command, or all that begin with these
/// words (`key` names `key create`, `key list` and `key revoke`).
/// Empty if no command begins with them.
[[nodiscard]] QString helpText(const QString &words);

/// Returns the help of the desktop.
[[nodiscard]] QString desktopHelpText();

/// Returns the commands that `words` name, as helpText() does, in the order of the help text.
[[nodiscard]] QList<const Command *> commandsNamed(const QString &words);

} // namespace tilldesk::app
