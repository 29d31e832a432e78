#pragma once

#include "app/command.h"

namespace tilldesk::app {

/// `init`: creates a shop in an empty data folder, and optionally its first merchant, profile and
/// API key. Refuses a folder that holds a shop.
[[nodiscard]] Command initCommand();

} // namespace tilldesk::app
