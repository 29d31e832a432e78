#pragma once

#include "app/command.h"

namespace tilldesk::app {

/// `till list`, `set`, `revoke`, `remove`; pairingCommands() has the others.
[[nodiscard]] std::vector<Command> tillCommands();

} // namespace tilldesk::app
