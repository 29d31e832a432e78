#pragma once

#include "app/command.h"

namespace tilldesk::app {

/// `demo`: fills an empty database with a believable shop and prints what it made as one JSON
/// object.
[[nodiscard]] Command demoCommand();

} // namespace tilldesk::app
