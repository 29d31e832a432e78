#pragma once

#include <QByteArray>

namespace tilldesk::packaging {

/// Returns the bash completion of the service program, made from the command table: its commands,
/// the options of the command that was typed, and the values of options that are files, folders or
/// choices.
[[nodiscard]] QByteArray serviceCompletion();

/// Returns the bash completion of the desktop: its options and their values.
[[nodiscard]] QByteArray desktopCompletion();

} // namespace tilldesk::packaging
