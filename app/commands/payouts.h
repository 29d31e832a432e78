#pragma once

#include "app/command.h"

namespace tilldesk::app {

/// `payout run|list|again`.
[[nodiscard]] std::vector<Command> payoutCommands();

} // namespace tilldesk::app
