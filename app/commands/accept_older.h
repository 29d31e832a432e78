#pragma once

#include "app/command.h"

namespace tilldesk::app {

/// `accept-older`: accepts a database that is older than its high-water mark, or is another shop's.
[[nodiscard]] Command acceptOlderCommand();

} // namespace tilldesk::app
