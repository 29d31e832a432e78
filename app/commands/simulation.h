#pragma once

#include "app/command.h"

namespace tilldesk::app {

/// `simulation show|on|off` and `simulation refunds|payouts fail|succeed`.
[[nodiscard]] std::vector<Command> simulationCommands();
/// `clock show|freeze|run|advance|set|reset`: each prints the resulting state of the service clock.
[[nodiscard]] std::vector<Command> clockCommands();

/// Reads `90` (seconds), `45s`, `20min`, `3h`, `7d` or an ISO 8601 duration such as `PT20M`, `P7D`.
/// Errors: `FieldInvalid` (by).
[[nodiscard]] Result<std::chrono::milliseconds> durationFrom(const QString &text);

} // namespace tilldesk::app
