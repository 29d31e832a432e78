#pragma once

#include "app/command.h"

namespace tilldesk::app {

/// `accounts list`, `set` and `chart`: the accounts of a merchant's books. `vat list` and `set`:
/// the VAT rates of profiles and points of sale.
[[nodiscard]] std::vector<Command> bookCommands();

} // namespace tilldesk::app
