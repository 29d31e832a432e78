#pragma once

#include "app/command.h"

namespace tilldesk::app {

/// `demo`: fills an empty database with a realistic shop and prints the result as one JSON object.
[[nodiscard]] Command demoCommand();

} // namespace tilldesk::app
