#pragma once

#include "app/command.h"

namespace tilldesk::app {

/// `refund create|list`.
[[nodiscard]] std::vector<Command> refundCommands();

} // namespace tilldesk::app
