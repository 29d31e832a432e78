#pragma once

#include "app/command.h"

namespace tilldesk::app {

/// `compatible`: sets everything that an existing client needs to accept this service's callbacks.
[[nodiscard]] Command compatibleCommand();

} // namespace tilldesk::app
