#pragma once

#include "app/command.h"

namespace tilldesk::app {

/// `merchant list`, `merchant set`.
[[nodiscard]] std::vector<Command> merchantCommands();

} // namespace tilldesk::app
