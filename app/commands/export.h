#pragma once

#include "app/command.h"

namespace tilldesk::app {

/// `export payments`, `refunds`, `payouts`, `payout` and `pack`: lists into files, beside whatever
/// holds the database. Ctrl+C leaves nothing behind, once blockStopSignals() was called early.
[[nodiscard]] std::vector<Command> exportCommands();

} // namespace tilldesk::app
