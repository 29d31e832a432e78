#pragma once

#include "app/command.h"

namespace tilldesk::app {

/// `export month` and `export mail-password`: the pack of a month that is made by itself.
[[nodiscard]] std::vector<Command> monthCommands();

} // namespace tilldesk::app
