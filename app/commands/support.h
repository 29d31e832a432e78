#pragma once

#include "app/command.h"

namespace tilldesk::app {

[[nodiscard]] Command supportCommand();

} // namespace tilldesk::app
