#pragma once

#include "app/command.h"

namespace tilldesk::app {

/// `fee set`, `list` and `invoice`: the fees that the payment service charges a merchant.
[[nodiscard]] std::vector<Command> feeCommands();

} // namespace tilldesk::app
