#pragma once

#include "app/command.h"

namespace tilldesk::app {

/// `pair` and `till list`, `set`, `revoke`, `remove`.
[[nodiscard]] std::vector<Command> tillCommands();

} // namespace tilldesk::app
