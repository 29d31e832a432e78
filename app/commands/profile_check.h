#pragma once

#include "app/command.h"

namespace tilldesk::app {

/// `profile check`
[[nodiscard]] Command checkProfileCommand();

} // namespace tilldesk::app
