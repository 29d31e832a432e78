#pragma once

#include "app/command.h"

namespace tilldesk::app {

/// `snapshot save NAME` and `snapshot load NAME`: a whole shop in one file, for demos and tests.
[[nodiscard]] std::vector<Command> snapshotCommands();

} // namespace tilldesk::app
