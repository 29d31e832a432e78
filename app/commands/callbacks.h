#pragma once

#include "app/command.h"

namespace tilldesk::app {

/// `callbacks list|show|send-again|test|fault`.
[[nodiscard]] std::vector<Command> callbackCommands();

} // namespace tilldesk::app
