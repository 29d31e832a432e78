#pragma once

#include "app/command.h"

namespace tilldesk::app {

/// `staff add`, `list`, `role`, `pin`, `unblock`, `leave`, `limit`.
[[nodiscard]] std::vector<Command> staffCommands();

} // namespace tilldesk::app
