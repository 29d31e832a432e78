#pragma once

#include "app/command.h"

namespace tilldesk::app {

/// Returns the commands of the payouts that providers make: `payout fetch` and `payout open`.
[[nodiscard]] std::vector<Command> hostedPayoutCommands();

} // namespace tilldesk::app
