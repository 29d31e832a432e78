#pragma once

#include "app/command.h"

namespace tilldesk::app {

/// `heads`: exports the signed heads of the ledger's chain.
[[nodiscard]] Command headsCommand();

} // namespace tilldesk::app
