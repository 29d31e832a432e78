#pragma once

#include "app/command.h"

namespace tilldesk::app {

/// Returns the commands of a profile's connection with its provider: `profile key make`, `profile
/// key show` and `profile allow`.
[[nodiscard]] std::vector<Command> hostedCommands();

} // namespace tilldesk::app
