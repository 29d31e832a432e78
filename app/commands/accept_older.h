#pragma once

#include "app/command.h"

namespace tilldesk::app {

/// `accept-older`: goes on with a database that is older than, or other than, the one that the
/// high-water mark beside it remembers.
[[nodiscard]] Command acceptOlderCommand();

} // namespace tilldesk::app
