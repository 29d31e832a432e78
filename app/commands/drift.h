#pragma once

#include "app/command.h"

namespace tilldesk::app {

/// `drift`
[[nodiscard]] Command driftCommand();

} // namespace tilldesk::app
