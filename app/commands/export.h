#pragma once

#include "app/command.h"

namespace tilldesk::app {

/// `export payments`, `refunds`, `payouts`, `clearing`, `journal`, `vat`, `payout` and `pack`:
/// export lists to files; the database may be in use. Ctrl+C leaves no files behind, provided that
/// blockStopSignals() was called early.
[[nodiscard]] std::vector<Command> exportCommands();

} // namespace tilldesk::app
