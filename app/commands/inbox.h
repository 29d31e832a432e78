#pragma once

#include "app/command.h"

namespace tilldesk::app {

/// `inbox list` and `inbox show`.
[[nodiscard]] std::vector<Command> inboxCommands();

} // namespace tilldesk::app
