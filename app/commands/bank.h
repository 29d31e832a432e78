#pragma once

#include "app/command.h"

namespace tilldesk::app {

/// The commands about the statements of the merchants' real banks.
[[nodiscard]] std::vector<Command> bankCommands();

} // namespace tilldesk::app
