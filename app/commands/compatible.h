#pragma once

#include "app/command.h"

namespace tilldesk::app {

/// `compatible`: sets what makes an existing client of the interface accept our callbacks.
[[nodiscard]] Command compatibleCommand();

} // namespace tilldesk::app
