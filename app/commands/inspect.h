#pragma once

#include "app/command.h"

namespace tilldesk::app {

/// `inspect`
[[nodiscard]] Command inspectCommand();

} // namespace tilldesk::app
