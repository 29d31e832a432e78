#pragma once

#include "app/command.h"

namespace tilldesk::app {

/// `pair` and `till list`, `rename`, `revoke`.
[[nodiscard]] std::vector<Command> tillCommands();

} // namespace tilldesk::app
