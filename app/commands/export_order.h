#pragma once

#include "app/command.h"

namespace tilldesk::app {

/// `export order`: see exportByProcess().
[[nodiscard]] Command exportOrderCommand();

} // namespace tilldesk::app
